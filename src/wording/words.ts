// Lists of words to look a word up in: an expression of as many alternatives would be compiled anew in every run.

/** Whether a text is one of these words, whatever its case. */
export function anyOf(words: string): (text: string) => boolean {
  const known = new Set(words.split(' '));
  return (text) => known.has(text.toLowerCase());
}

/** Whether a word in small letters ends with one of these, or with its plural. */
export function endingWithAny(endings: readonly string[]): (word: string) => boolean {
  const known = new Set(endings);
  const longest = Math.max(...endings.map(({ length }) => length));
  const endsWell = (word: string) => {
    for (let start = Math.max(0, word.length - longest); start < word.length; start += 1) {
      if (known.has(word.slice(start))) return true;
    }
    return false;
  };
  return (word) => endsWell(word) || (word.endsWith('s') && endsWell(word.slice(0, -1)));
}
