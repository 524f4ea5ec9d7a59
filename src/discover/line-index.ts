/** A name in which no sign stands for anything else. Blanks at the end of a line do not count, so none may stand here. */
const PLAIN = /^[^\s*?]+$/;
const STARTS = /^[^\s*?]+(?=[*?])/;
const ENDS = /(?<=[*?])[^\s*?]+$/;
/** Brackets and backslashes change what stands behind them. */
const TRICKY = /[[\\]/;
const LONGEST = 8;

/**
 * From a path to the lines of a `.gitignore` that may match it, be it by way of a folder above. A line is kept under one
 * name, or the start or the end of one, without which no path matches it; lines that have none may match anything.
 */
export class LineIndex {
  readonly #ignoreCase: boolean;
  readonly #anywhere: number[] = [];
  readonly #names = new Map<string, number[]>();
  /** By length. */
  readonly #starts = new Map<number, Map<string, number[]>>();
  readonly #ends = new Map<number, Map<string, number[]>>();

  constructor(lines: readonly string[], ignoreCase: boolean) {
    this.#ignoreCase = ignoreCase;
    const names = lines.map((line) => this.#namesIn(line));
    const uses = new Map<string, number>();
    for (const name of names.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
    const rarest = (a: string, b: string) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a);
    for (const [number, inLine] of names.entries()) this.#keep(number, inLine, rarest);
  }

  /** In the order of the lines. */
  mayMatch(path: string): readonly number[] {
    const found = new Set<number>();
    for (const name of this.#folded(path).split('/')) {
      collect(this.#names.get(name), found);
      for (const [length, lines] of this.#starts) collect(lines.get(name.slice(0, length)), found);
      for (const [length, lines] of this.#ends) collect(lines.get(name.slice(-length)), found);
    }
    if (found.size === 0) return this.#anywhere;
    collect(this.#anywhere, found);
    return [...found].sort((a, b) => a - b);
  }

  #keep(number: number, names: readonly string[], rarest: (a: string, b: string) => string): void {
    const plain = names.filter((name) => PLAIN.test(name));
    if (plain.length > 0) add(this.#names, plain.reduce(rarest), number);
    else if (!names.some((name) => this.#keepPart(number, name))) this.#anywhere.push(number);
  }

  /** Under the longer end of a name; whether it has any. */
  #keepPart(number: number, name: string): boolean {
    const [start = ''] = STARTS.exec(name) ?? [];
    const [end = ''] = ENDS.exec(name) ?? [];
    if (end.length > start.length) add(ofLength(this.#ends, end.slice(-LONGEST)), end.slice(-LONGEST), number);
    else if (start !== '') add(ofLength(this.#starts, start.slice(0, LONGEST)), start.slice(0, LONGEST), number);
    return start !== '' || end !== '';
  }

  /** None where they are not plain to see. */
  #namesIn(line: string): string[] {
    const pattern = line.startsWith('!') ? line.slice(1) : line;
    if (TRICKY.test(pattern) || (this.#ignoreCase && !isAscii(pattern))) return [];
    return this.#folded(pattern)
      .split('/')
      .filter((name) => name !== '');
  }

  #folded(text: string): string {
    return this.#ignoreCase ? text.toLowerCase() : text;
  }
}

function ofLength(byLength: Map<number, Map<string, number[]>>, { length }: string): Map<string, number[]> {
  const known = byLength.get(length) ?? new Map<string, number[]>();
  byLength.set(length, known);
  return known;
}

function add(lines: Map<string, number[]>, key: string, number: number): void {
  const known = lines.get(key);
  if (known === undefined) lines.set(key, [number]);
  else known.push(number);
}

function collect(numbers: readonly number[] | undefined, into: Set<number>): void {
  for (const number of numbers ?? []) into.add(number);
}

/** Other letters have more forms than two. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}
