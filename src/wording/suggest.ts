/** Longer words are not names anyone mistyped, and the comparison is quadratic. */
const LONGEST = 100;

/** The one candidate that was probably meant: within a third of the word's length, and nothing else as near. */
export function suggest(word: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  if (word.length === 0 || word.length > LONGEST) return undefined;
  const limit = Math.min(Math.max(1, Math.floor(word.length / 3)), word.length - 1, most);
  const wanted = word.toLowerCase();
  let nearest = limit + 1;
  let found: string | undefined;
  for (const candidate of new Set(candidates)) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = optimalStringAlignment(wanted, candidate.toLowerCase());
    if (distance > nearest) continue;
    found = distance < nearest ? candidate : undefined;
    nearest = distance;
  }
  return nearest > limit ? undefined : found;
}

/** Insertions, deletions, substitutions and swaps of neighbours, no part edited twice. */
function optimalStringAlignment(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        number(last[column]) + 1,
        number(current[column - 1]) + 1,
        number(last[column - 1]) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, number(beforeLast[column - 2]) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return number(last[b.length]);
}

function number(value: number | undefined): number {
  return value ?? Number.POSITIVE_INFINITY;
}

/** One letter too many, too few or another one, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [left, right] = [a.length, b.length];
  while (left > start && right > start && a[left - 1] === b[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const [mine, theirs] = [a.slice(start, left), b.slice(start, right)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
}
