/** A key for a message: quoted, or left unsaid when it is too long or too strange to be repeated. */
export function keyInWords(key: string): string {
  return sayable().test(key) ? `the key "${key}"` : 'a key';
}

/** Made when it is needed: as a literal it would take every run the time to look at the tables of Unicode. */
function sayable(): RegExp {
  return /^[\p{L}\p{N} .,:;@#/_$~*+()<>=&%!?-]{1,60}$/u;
}
