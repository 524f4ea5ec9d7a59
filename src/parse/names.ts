/** A key for a message: quoted, or left unsaid when it is too long or too strange to be repeated. */
export function keyInWords(key: string): string {
  return /^[\p{L}\p{N} .,:;@#/_$~*+()<>=&%!?-]{1,60}$/u.test(key) ? `the key "${key}"` : 'a key';
}
