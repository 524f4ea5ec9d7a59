import { emptyProblem, isBlank } from './blank.ts';
import { conflictProblem, findConflict } from './conflict.ts';
import type { Document, Problem, Source, Span } from './document.ts';
import { decodeToml } from './escapes.ts';
import { MAX_DEPTH, MAX_LENGTH, TooDeep, tooDeep, tooLong } from './limits.ts';
import { lineEnd } from './lines.ts';
import { keyInWords } from './names.ts';
import { type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import { PlaceTree } from './places.ts';
import { findBracketBeyond } from './toml-scan.ts';
import { explainToml, isDuplicate, isVague } from './toml-sentences.ts';
import { TomlTree } from './toml-tree.ts';
import { explainUnclosed } from './toml-unclosed.ts';
import { isTomlError, parseUniqueToml, type TomlError, type UniqueToml } from './toml-unique.ts';

/** The parser hands every character of a string to one function call, and calls have a limit. */
const LONG_STRING: Problem = {
  kind: 'limits',
  message: 'a string is too long to be read',
  help: 'shorten the string',
  span: { start: 0, end: 1 },
  fatal: true,
};

export function parseToml(source: Source): Document {
  return new ParsedDocument(source, toml);
}

const toml: Syntax = { language: 'toml', decode: decodeToml, read };

function read(text: string): Parsed {
  if (isBlank(text)) return { value: undefined, problems: [emptyProblem(text, false)] };
  if (text.length > MAX_LENGTH) return { value: undefined, problems: [tooLong(text)] };
  const deep = findBracketBeyond(text, MAX_DEPTH);
  if (deep !== undefined) return { value: undefined, problems: [tooDeep(deep)] };
  const stray = text.search(/\r(?!\n)/);
  try {
    const toml = parseUniqueToml(text);
    return stray === -1 ? readUnique(toml, text) : before(strayReturn(stray), stray, text);
  } catch (error) {
    if (isTomlError(error)) return recover(error, text);
    if (error instanceof TooDeep) return { value: undefined, problems: [tooDeep(error.span)] };
    if (error instanceof RangeError) return { value: undefined, problems: [LONG_STRING] };
    throw error;
  }
}

function readUnique(toml: UniqueToml, text: string): Parsed & { readonly tree: TomlTree } {
  const tree = new TomlTree(toml, text);
  const places = new PlaceTree(tree.root.place);
  const comments = () => toml.program.comments.map(({ range, value }) => ({ span: toml.toSpan(range), text: value }));
  const problems = tree.lost.map(({ route, span }): Problem => {
    const earlier = places.find(route);
    const problem = duplicate(`${keyInWords(String(route.at(-1)))} is defined more than once`, span);
    if (earlier.depth !== route.length || earlier.key === undefined) return { ...problem, route };
    return { ...problem, route, related: { span: earlier.key, message: 'defined before here' } };
  });
  return { tree, value: tree.root.value, problems, places: () => places, comments };
}

function duplicate(message: string, span: Span): Problem {
  return { kind: 'duplicate-key', message, help: 'rename or remove one of them', span, fatal: true };
}

/** The parser stops at its first error; what stands before it is read again, up to a line that can be an end. */
function recover(error: TomlError, text: string): Parsed {
  const conflict = findConflict(text);
  const problem = conflict === undefined ? explain(error, text) : conflictProblem(conflict.marker);
  return before(problem, Math.min(problem.span.start, error.index), text);
}

/** The parser takes it for a blank; the format allows it nowhere. */
function strayReturn(start: number): Problem {
  return {
    kind: 'syntax',
    message: 'a carriage return stands without a line feed',
    help: 'end each line in the same way',
    span: { start, end: start + 1 },
    fatal: true,
  };
}

function before(problem: Problem, fault: number, text: string): Parsed {
  const whole = text.slice(0, fault);
  const line = whole.lastIndexOf('\n') + 1;
  for (const end of [line, lastHeader(whole)]) {
    const reading = readPrefix(text, end);
    if (reading === undefined) continue;
    for (const place of reading.tree.last) place.open = true;
    return { ...reading, problems: [...reading.problems, problem] };
  }
  return { value: undefined, problems: [problem] };
}

/** The end of the line of the last table header. */
function lastHeader(text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(/^[ \t]*\[/gm)) last = index;
  return last === -1 ? 0 : lineEnd(text, last);
}

function readPrefix(text: string, end: number): ReturnType<typeof readUnique> | undefined {
  const prefix = text.slice(0, end);
  if (isBlank(prefix)) return undefined;
  try {
    return readUnique(parseUniqueToml(prefix), prefix);
  } catch {
    return undefined;
  }
}

function explain(error: TomlError, text: string): Problem {
  const span = spanOf(error, text);
  if (isDuplicate(error.message)) return duplicate('a key is defined more than once', span);
  const unclosed = isVague(error.message) ? explainUnclosed(text, error.index, span) : undefined;
  if (unclosed !== undefined) return unclosed;
  const [message, help] = explainToml(error.message, text, error.index);
  return { kind: 'syntax', message, help, span, fatal: true };
}

/** The token at which the parser stopped, or the last character before the end of a line. */
function spanOf({ index }: TomlError, text: string): Span {
  const start = text.charAt(index - 1) === '\\' ? index - 1 : index;
  const token = /^(?:\\.|[\w.+:-]+|\S)/u.exec(text.slice(start, start + 1000))?.[0];
  if (token !== undefined) return { start, end: start + token.length };
  const end = text.slice(0, index).trimEnd().length;
  return end === 0 ? { start: 0, end: Math.min(1, text.length) } : { start: end - 1, end };
}
