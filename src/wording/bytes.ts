/** How many bytes a text takes in UTF-8. */
export function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}
