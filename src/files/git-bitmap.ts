/** Numbers from the first to before the end, in ascending order. */
export type Ranges = { readonly first: number; readonly end: number }[];

const HEADER_BYTES = 8;
const WORD_BITS = 64;

/** The numbers in a bitmap as git compresses them: runs of words that are all alike, and words that are written out. */
export function rangesIn(bitmap: Uint8Array): Ranges {
  const view = new DataView(bitmap.buffer, bitmap.byteOffset, bitmap.byteLength);
  const ranges: { first: number; end: number }[] = [];
  const add = (first: number, end: number) => {
    const last = ranges.at(-1);
    if (last?.end === first) last.end = end;
    else ranges.push({ first, end });
  };
  const size = bitmap.length < HEADER_BYTES ? 0 : view.getUint32(0);
  let bit = 0;
  let literals = 0;
  for (let at = HEADER_BYTES; at + HEADER_BYTES <= bitmap.length && bit < size; at += 8) {
    const [high, low] = [view.getUint32(at), view.getUint32(at + 4)];
    if (literals > 0) {
      for (let place = 0; place < WORD_BITS; place += 1) {
        const half = place < 32 ? low : high;
        if ((half >>> (place & 31)) & 1) add(bit + place, bit + place + 1);
      }
      literals -= 1;
      bit += WORD_BITS;
    } else {
      const run = ((low >>> 1) + (high & 1) * 2 ** 31) * WORD_BITS;
      if ((low & 1) === 1 && run > 0) add(bit, bit + run);
      bit += run;
      literals = high >>> 1;
    }
  }
  return ranges;
}

export function isAmong(number: number, ranges: Ranges): boolean {
  let low = 0;
  for (let high = ranges.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== undefined && range.first <= number;
}
