import type { Route, Span } from './document.ts';
import type { Found, Places } from './places.ts';

interface Piece {
  /** In the text as it stands. */
  readonly start: number;
  readonly end: number;
  /** In the one that comes of it. */
  readonly at: number;
  readonly length: number;
}

/** A text of which parts are replaced, from its beginning to its end, and the way back to it. */
export class Rewriting {
  readonly #source: string;
  readonly #pieces: Piece[] = [];
  #text = '';
  #done = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get text(): string {
    return this.#text + this.#source.slice(this.#done);
  }

  replace(start: number, end: number, by: string): void {
    this.#text += this.#source.slice(this.#done, start);
    this.#pieces.push({ start, end, at: this.#text.length, length: by.length });
    this.#text += by;
    this.#done = end;
  }

  /** Within a piece that was replaced, its beginning. */
  back(offset: number): number {
    const piece = this.#pieceBefore(offset);
    if (piece === undefined) return offset;
    const behind = offset - piece.at - piece.length;
    return behind >= 0 ? piece.end + behind : piece.start;
  }

  /** The last that begins at the offset or before it. */
  #pieceBefore(offset: number): Piece | undefined {
    let [from, to] = [0, this.#pieces.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#pieces[middle] as Piece).at <= offset) from = middle + 1;
      else to = middle;
    }
    return this.#pieces[from - 1];
  }
}

/** Places of the text that came of it, told where they are in the text as it stands. */
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
