// Lists of words to look a word up in: an expression of as many alternatives would be compiled anew in every run. A list is
// made when it is asked: most runs ask none.

/** Whether a text is one of these words, whatever its case. */
export function anyOf(words: string): (text: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (text) => {
    known ??= new Set(words.split(' '));
    return known.has(text.toLowerCase());
  };
}

/** Whether a word in small letters ends with one of these, or with its plural. */
export function endingWithAny(...lists: readonly string[]): (word: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  let longest = 0;
  const endsWell = (word: string) => {
    if (known === undefined) {
      known = new Set(lists.join(' ').split(' '));
      for (const { length } of known) longest = Math.max(longest, length);
    }
    for (let start = Math.max(0, word.length - longest); start < word.length; start += 1) {
      if (known.has(word.slice(start))) return true;
    }
    return false;
  };
  return (word) => endsWell(word) || (word.endsWith('s') && endsWell(word.slice(0, -1)));
}
