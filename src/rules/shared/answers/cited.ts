/** Whether a part of a text is cited, as what is looked for or what stands in a format. */
export function isCited(text: string, start: number, end: number): boolean {
  const before = text[start - 1];
  return before !== undefined && /["'`“‘«]/.test(before) && /^[^\n]{0,40}?["'`”’»]/.test(text.slice(end, end + 41));
}
