import type { Position } from './document.ts';

/** Turns offsets into lines and columns; a line ends at LF, CR LF or a lone CR. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    for (const end of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(end.index + end[0].length);
  }

  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }
}

/** Of the line of an offset, in YAML and TOML: where its LF stands, or the text ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
