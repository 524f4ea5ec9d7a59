export function isGlob(text: string): boolean {
  return /[*?]/.test(text);
}

/** `*` for anything, `?` for one character. */
export function globMatches(pattern: string, text: string): boolean {
  let at = 0;
  let from = 0;
  let star = -1;
  let resumed = 0;
  while (from < text.length) {
    const character = pattern[at];
    if (character === '*') {
      star = at;
      resumed = from;
      at += 1;
    } else if (character === '?' || character === text[from]) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      resumed += 1;
      from = resumed;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
