/** A text by its letters and digits alone, all small: names that differ in other signs may be one to somebody. */
export function lettersOf(text: string): string {
  const small = text.toLowerCase();
  // What all are, nearly always, is told without a look at the tables of Unicode.
  return /^[\0-\x7f]*$/.test(small) ? small.replace(/[^a-z0-9]/g, '') : small.replace(/[^\p{L}\p{N}]/gu, '');
}
