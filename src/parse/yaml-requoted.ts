import type { Route, Span } from './document.ts';
import type { Found, Places } from './places.ts';

/** A text with quotes round values, and the way from its offsets to those of the text as it stands. */
export interface Requoted {
  readonly text: string;
  readonly back: (offset: number) => number;
}

/** What a value may not hold, or not everywhere, unless it is in quotes. */
const odd = /[[\]{}*&#!|>%@`]|: /;

/** Values of the outermost keys, each on the line of its key; nothing where none has to be quoted. */
export function requoted(text: string): Requoted | undefined {
  /** Where each character was put in, in the text that comes of it. */
  const added: number[] = [];
  let result = '';
  let start = 0;
  for (const line of text.split('\n')) {
    if (start > 0) result += '\n';
    const [, before = '', value = '', after = ''] = /^([a-zA-Z_-]+:[ \t]+)(\S.*?)([ \t\r]*)$/.exec(line) ?? [];
    if (value === '' || !odd.test(value) || isQuoted(value)) result += line;
    else {
      result += before;
      add('"');
      for (const character of value) {
        if (character === '"' || character === '\\') add('\\');
        result += character;
      }
      add('"');
      result += after;
    }
    start += line.length + 1;
  }
  return added.length === 0 ? undefined : { text: result, back: (offset) => offset - before(added, offset) };

  function add(character: string): void {
    added.push(result.length);
    result += character;
  }
}

function isQuoted(value: string): boolean {
  return /^(?:".*"|'.*')$/.test(value) && value.length > 1;
}

/** How many numbers of an ascending list are less. */
function before(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places of the quoted text, told where they are in the text as it stands. */
export class PlacesBack implements Places {
  readonly #places: Places | undefined;
  readonly #back: (offset: number) => number;

  constructor(places: Places | undefined, back: (offset: number) => number) {
    this.#places = places;
    this.#back = back;
  }

  find(route: Route): Found {
    const found = this.#places?.find(route) ?? { depth: 0, value: { start: 0, end: 0 } };
    const { key, value } = found;
    return { ...found, value: movedBack(value, this.#back), ...(key && { key: movedBack(key, this.#back) }) };
  }
}

export function movedBack({ start, end }: Span, back: (offset: number) => number): Span {
  return { start: back(start), end: back(end) };
}
