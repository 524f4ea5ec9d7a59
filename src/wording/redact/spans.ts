export type Span = readonly [start: number, end: number];

/** Half-open ranges of a text, in order and apart: what overlaps or touches is one. */
export class Spans {
  readonly #spans: Span[] = [];

  /** Cheap where it comes after most of the others. */
  readonly add = (start: number, end: number): void => {
    if (end <= start) return;
    const spans = this.#spans;
    let first = spans.length;
    if (start > (spans[first - 1]?.[1] ?? -1)) {
      spans.push([start, end]);
      return;
    }
    while (first > 0 && (spans[first - 1]?.[1] ?? 0) >= start) first--;
    const touched = spans.slice(first).filter(([from]) => from <= end);
    const merged: Span = [Math.min(start, touched[0]?.[0] ?? start), Math.max(end, touched.at(-1)?.[1] ?? end)];
    spans.splice(first, touched.length, merged);
  };

  get isEmpty(): boolean {
    return this.#spans.length === 0;
  }

  /** Those that have something of a range, cut to it. */
  *within(start: number, end: number): Generator<Span> {
    for (let index = this.#firstAfter(start); index < this.#spans.length; index++) {
      const [from, to] = this.#spans[index] ?? [end, end];
      if (from >= end) return;
      yield [Math.max(from, start), Math.min(to, end)];
    }
  }

  /** The index of the first that ends after an offset. */
  #firstAfter(offset: number): number {
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spans[middle]?.[1] ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
