/** A name in which no sign stands for anything else. Blanks at the end of a line do not count, so none may stand here. */
const PLAIN = /^[^\s*?]+$/;
const STARTS = /^[^\s*?]+(?=[*?])/;
const ENDS = /(?<=[*?])[^\s*?]+$/;
/** What stands between signs, whatever the name begins and ends with. */
const MIDDLES = /[^\s*?]+/g;
/** A backslash changes what stands behind it, and so does a bracket until it is closed. */
const BRACKETS = /^[^\\]*\](?=[^[\\\]]*$)/;
const TRICKY = /[[\\]/;
const LONGEST = 8;
/** Lines of which none can be told from the others by what has to stand in a path. */
const MOST_ALIKE = 1000;

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
  readonly #middles = new Map<number, Map<string, number[]>>();

  /** How many lines were left out, because a path would have to be held against too many. */
  dropped = 0;

  constructor(lines: readonly string[], ignoreCase: boolean) {
    this.#ignoreCase = ignoreCase;
    const names = lines.map((line) => this.#namesIn(line));
    const uses = new Map<string, number>();
    for (const name of names.flatMap((each) => each.names)) uses.set(name, (uses.get(name) ?? 0) + 1);
    for (const [number, inLine] of names.entries()) this.#keep(number, inLine, uses);
  }

  /** In the order of the lines. */
  mayMatch(path: string): readonly number[] {
    const found = new Set<number>();
    for (const name of this.#folded(path).split('/')) {
      collect(this.#names.get(name), found);
      for (const [length, lines] of this.#starts) collect(lines.get(name.slice(0, length)), found);
      for (const [length, lines] of this.#ends) collect(lines.get(name.slice(-length)), found);
      for (const [length, lines] of this.#middles) {
        for (let at = 0; at + length <= name.length; at += 1) collect(lines.get(name.slice(at, at + length)), found);
      }
    }
    if (found.size === 0) return this.#anywhere;
    collect(this.#anywhere, found);
    return [...found].sort((a, b) => a - b);
  }

  #keep(number: number, { names, isCut }: Names, uses: ReadonlyMap<string, number>): void {
    const usesOf = (name: string) => uses.get(name) ?? 0;
    const plain = isCut ? [] : names.filter((name) => PLAIN.test(name));
    const rarest = plain.length === 0 ? '' : plain.reduce((a, b) => (usesOf(b) < usesOf(a) ? b : a));
    const isRare = rarest !== '' && usesOf(rarest) <= MOST_ALIKE;
    const list = isRare
      ? listOf(this.#names, rarest)
      : ((isCut ? undefined : this.#listByEnd(names)) ?? this.#listByMiddle(names) ?? this.#anywhere);
    if (list.length < MOST_ALIKE) list.push(number);
    else this.dropped += 1;
  }

  /** By the longer end of a name that has signs at the other one. */
  #listByEnd(names: readonly string[]): number[] | undefined {
    for (const name of names) {
      const [start = ''] = STARTS.exec(name) ?? [];
      const [end = ''] = ENDS.exec(name) ?? [];
      if (end.length > start.length) return listOf(ofLength(this.#ends, end.slice(-LONGEST)), end.slice(-LONGEST));
      if (start !== '') return listOf(ofLength(this.#starts, start.slice(0, LONGEST)), start.slice(0, LONGEST));
    }
    return undefined;
  }

  #listByMiddle(names: readonly string[]): number[] | undefined {
    const told = names.filter((name) => !PLAIN.test(name)).flatMap((name) => name.match(MIDDLES) ?? []);
    const middles = told.length > 0 ? told : names.filter((name) => PLAIN.test(name));
    const middle = middles.reduce((a, b) => (b.length > a.length ? b : a), '').slice(0, LONGEST);
    return middle === '' ? undefined : listOf(ofLength(this.#middles, middle), middle);
  }

  /** None where they are not plain to see; of a line with brackets what stands behind them. */
  #namesIn(line: string): Names {
    const pattern = line.startsWith('!') ? line.slice(1) : line;
    const [bracketed = ''] = BRACKETS.exec(pattern) ?? [];
    const rest = pattern.slice(bracketed.length);
    if (TRICKY.test(rest) || (this.#ignoreCase && !isAscii(rest))) return { names: [], isCut: true };
    const names = this.#folded(rest)
      .split('/')
      .filter((name) => name !== '');
    return { names, isCut: bracketed !== '' };
  }

  #folded(text: string): string {
    return this.#ignoreCase ? text.toLowerCase() : text;
  }
}

/** The names of a line. */
interface Names {
  readonly names: readonly string[];
  /** Whether something stands before them, perhaps of the first of them. */
  readonly isCut: boolean;
}

function ofLength(byLength: Map<number, Map<string, number[]>>, { length }: string): Map<string, number[]> {
  const known = byLength.get(length) ?? new Map<string, number[]>();
  byLength.set(length, known);
  return known;
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

function collect(numbers: readonly number[] | undefined, into: Set<number>): void {
  for (const number of numbers ?? []) into.add(number);
}

/** Other letters have more forms than two. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}
