/** A way to sign in without anything to sign in with or said twice, or the header's own name before its value. */
export function isOddToken(name: string, value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 8000) return false;
  const lower = value.trimStart().toLowerCase();
  return /^(?:bearer|basic)\s*(?:$|(?:bearer|basic)\s)/.test(lower) || lower.startsWith(`${name.toLowerCase()}:`);
}
