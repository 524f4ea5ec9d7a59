import { compilePatterns, isAffordable, LineIndex, type Patterns } from '../discover/index.ts';
import { isAbsolute } from '../files/index.ts';

const MOST_ALTERNATIVES = 100;
const MAX_LENGTH = 1000;
/** Of all patterns under one key of the configuration. */
const MOST_LINES = 50_000;

export type Matcher = (path: string) => boolean;

/**
 * Whether any pattern matches a path relative to the root; a folder is asked for with a slash at the end. The patterns
 * are those of a `.gitignore`, with `{a,b}`: people know them, and no name makes them slow.
 */
export function globs(patterns: readonly string[]): Matcher {
  const rules = compilePatterns(patterns.flatMap((pattern) => alternativesOf(pattern).map(asLine)));
  // What lies outside the root has an absolute path.
  return (path) => !isAbsolute(path) && rules.test(path).ignored;
}

/**
 * For a path, the numbers of the groups that have a pattern for it, the last one first: of thousands only those are asked
 * that may.
 */
export function globGroups(groups: readonly (readonly string[])[]): (path: string) => Iterable<number> {
  if (groups.length === 0) return () => [];
  const lines = groups.flatMap((patterns, group) =>
    patterns.flatMap((pattern) => alternativesOf(pattern).map((each) => ({ group, line: asLine(each) }))),
  );
  const index = new LineIndex(
    lines.map(({ line }) => line),
    false,
  );
  const matchers = new Map<number, Patterns>();
  const matches = (number: number, path: string): boolean => {
    const patterns = matchers.get(number) ?? compilePatterns([lines[number]?.line ?? '']);
    matchers.set(number, patterns);
    return patterns.test(path).ignored;
  };
  return function* (path) {
    if (isAbsolute(path)) return;
    let last: number | undefined;
    for (const number of index.mayMatch(path).toReversed()) {
      const group = lines[number]?.group;
      if (group === undefined || group === last || !matches(number, path)) continue;
      last = group;
      yield group;
    }
  };
}

/** Whether a path would have to be held against more patterns than is fair. */
export function areTooMany(patterns: readonly string[]): boolean {
  const lines: string[] = [];
  for (const pattern of patterns) {
    lines.push(...alternativesOf(pattern).map(asLine));
    if (lines.length > MOST_LINES) return true;
  }
  return new LineIndex(lines, false).dropped > 0;
}

/** Why a pattern cannot be used, as the predicate of a sentence. */
export function objectionTo(pattern: string): string | undefined {
  if (pattern.startsWith('!')) return 'begins with "!", which has no meaning here';
  if (pattern.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  const alternatives = alternativesOf(pattern);
  if (alternatives.length > MOST_ALTERNATIVES) return `stands for more than ${MOST_ALTERNATIVES} alternatives`;
  return alternatives.every(isAffordable) ? undefined : 'has more than three "**"';
}

/** In a `.gitignore` these begin a comment and an exception. */
function asLine(pattern: string): string {
  const line = pattern.startsWith('./') ? pattern.slice(1) : pattern;
  return /^[#!]/.test(line) ? `\\${line}` : line;
}

/** One more than allowed at most, however many there would be. */
function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  const left = [pattern];
  for (let next = left.pop(); next !== undefined && found.length <= MOST_ALTERNATIVES; next = left.pop()) {
    const group = firstGroup(next);
    if (group === undefined) found.push(next);
    else left.push(...group.choices.map((choice) => group.before + choice + group.after).reverse());
  }
  return found;
}

interface Group {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

interface Braces {
  readonly open: number;
  readonly commas: number[];
  close: number;
}

/** The first braces that hold a comma of their own. */
function firstGroup(pattern: string): Group | undefined {
  const unclosed: Braces[] = [];
  let first: Braces | undefined;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '{') unclosed.push({ open: at, commas: [], close: at });
    else if (character === ',') unclosed.at(-1)?.commas.push(at);
    else if (character === '}') {
      const braces = unclosed.pop();
      if (braces === undefined || braces.commas.length === 0) continue;
      braces.close = at;
      if (first === undefined || braces.open < first.open) first = braces;
    }
  }
  return first && groupOf(pattern, first);
}

function groupOf(pattern: string, { open, commas, close }: Braces): Group {
  const ends = [...commas, close];
  const choices = ends.map((end, index) => pattern.slice((ends[index - 1] ?? open) + 1, end));
  return { before: pattern.slice(0, open), choices, after: pattern.slice(close + 1) };
}
