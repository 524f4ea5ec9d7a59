import createIgnore, { type Ignore } from 'ignore';
import { LineIndex } from './line-index.ts';

const MAX_GLOBSTARS = 3;
const MAX_LENGTH = 4096;
/** So few lines are all asked at once. */
const FEW = 32;
/** Of the lines that paths had in common so far. */
const MOST_COMPILED = 1000;

/** The package keeps what it said of every path, and hardly any is asked about again much later. */
const MOST_ANSWERS = 1000;

/** Anything but a blank line or a comment. */
export function isPattern(line: string): boolean {
  return !/^(?:\s*$|#)/.test(line);
}

export interface Answer {
  readonly ignored: boolean;
  readonly unignored: boolean;
}

/** A matcher for lines as they stand in a `.gitignore`; the last one that matches counts. */
export interface Patterns {
  /** How many lines do not count, because there are too many that any path may match. */
  readonly dropped: number;
  /** Of a path relative to the folder of the lines; a folder has a slash at its end. */
  test(path: string): Answer;
  /** With one more line behind the others. */
  with(line: string): Patterns;
}

export function compilePatterns(lines: readonly string[], ignoreCase = false): Patterns {
  const rules = lines.filter((line) => isPattern(line) && isAffordable(line));
  if (rules.length <= FEW) return new FewPatterns(rules, ignoreCase);
  const unlike = withoutRepetitions(rules);
  return new ManyPatterns(unlike, new LineIndex(unlike, ignoreCase), [], ignoreCase);
}

/** Of lines that are the same only the last one can have the last word. */
function withoutRepetitions(lines: readonly string[]): readonly string[] {
  const unlike = new Set<string>();
  for (const line of lines) {
    unlike.delete(line);
    unlike.add(line);
  }
  return [...unlike];
}

/** Every further "**" multiplies the time of a match by the number of folders in the path. */
export function isAffordable(pattern: string): boolean {
  return pattern.length <= MAX_LENGTH && pattern.split('**').length - 1 <= MAX_GLOBSTARS;
}

/** A line that matches this path and no other. */
export function literalPattern(path: string): string {
  return `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`;
}

class FewPatterns implements Patterns {
  readonly dropped = 0;
  readonly #lines: readonly string[];
  readonly #ignoreCase: boolean;
  #compiled: Ignore;
  #answers = 0;

  constructor(lines: readonly string[], ignoreCase: boolean) {
    this.#lines = lines;
    this.#ignoreCase = ignoreCase;
    this.#compiled = this.#compile();
  }

  test(path: string): Answer {
    if (this.#answers === MOST_ANSWERS) {
      this.#compiled = this.#compile();
      this.#answers = 0;
    }
    this.#answers += 1;
    return this.#compiled.test(path);
  }

  with(line: string): Patterns {
    return compilePatterns([...this.#lines, line], this.#ignoreCase);
  }

  #compile(): Ignore {
    return createIgnore({ ignoreCase: this.#ignoreCase }).add(this.#lines);
  }
}

const neither: Answer = { ignored: false, unignored: false };

/** Of thousands of lines a path can match a few: only those are compiled and asked, in their order. */
class ManyPatterns implements Patterns {
  readonly #lines: readonly string[];
  readonly #index: LineIndex;
  /** Behind the others, and always asked. */
  readonly #more: readonly string[];
  readonly #ignoreCase: boolean;
  readonly #compiled = new Map<string, Patterns>();

  constructor(lines: readonly string[], index: LineIndex, more: readonly string[], ignoreCase: boolean) {
    this.#lines = lines;
    this.#index = index;
    this.#more = more;
    this.#ignoreCase = ignoreCase;
  }

  get dropped(): number {
    return this.#index.dropped;
  }

  test(path: string): Answer {
    const numbers = this.#index.mayMatch(path);
    return numbers.length === 0 && this.#more.length === 0 ? neither : this.#patternsOf(numbers).test(path);
  }

  with(line: string): Patterns {
    return new ManyPatterns(this.#lines, this.#index, [...this.#more, line], this.#ignoreCase);
  }

  #patternsOf(numbers: readonly number[]): Patterns {
    const key = numbers.join();
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const lines = numbers.flatMap((number) => this.#lines[number] ?? []);
    const patterns = new FewPatterns([...lines, ...this.#more], this.#ignoreCase);
    if (this.#compiled.size === MOST_COMPILED) this.#compiled.clear();
    this.#compiled.set(key, patterns);
    return patterns;
  }
}
