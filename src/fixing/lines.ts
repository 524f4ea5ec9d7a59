/** A text in lines, each with its line break. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** Where two texts differ: so many lines from here on in the one, and so many in the other. */
export interface LineChange {
  readonly from: number;
  readonly removed: number;
  readonly to: number;
  readonly added: number;
}

/** Lines that are looked at in one piece; where more than these differ, all of them are taken for changed. */
const MOST = 2000;

/** The stretches of lines in which two texts differ. */
export function changesBetween(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const [removed, added] = [before.length - start - end, after.length - start - end];
  if (removed === 0 && added === 0) return [];
  if (removed > MOST || added > MOST) return [{ from: start, removed, to: start, added }];
  return within(before.slice(start, start + removed), after.slice(start, start + added), start);
}

/** By the longest run of lines that both have, in order. */
function within(before: readonly string[], after: readonly string[], offset: number): LineChange[] {
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [from, to] = [i, j];
    while (i < before.length || j < after.length) {
      if (i < before.length && j < after.length && before[i] === after[j]) break;
      const skipBefore = i < before.length ? (lengths[(i + 1) * width + j] ?? 0) : -1;
      const skipAfter = j < after.length ? (lengths[i * width + j + 1] ?? 0) : -1;
      if (skipBefore >= skipAfter) i += 1;
      else j += 1;
    }
    if (i > from || j > to) changes.push({ from: offset + from, removed: i - from, to: offset + to, added: j - to });
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
    }
  }
  return changes;
}

/** Of what is left of both from each pair of lines on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}
