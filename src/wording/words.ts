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
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  const endsWell = (word: string) => {
    known ??= byEnd(lists.join(' ').split(' '));
    return known.get(endOf(word))?.some((end) => word.endsWith(end)) ?? false;
  };
  return (word) => endsWell(word) || (word.endsWith('s') && endsWell(word.slice(0, -1)));
}

/** By their last two letters, which few words have in common: to ask about each end of a word takes ten times as long. */
function byEnd(words: readonly string[]): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const word of words) {
    const end = endOf(word);
    const alike = known.get(end);
    if (alike === undefined) known.set(end, [word]);
    else alike.push(word);
  }
  return known;
}

function endOf(word: string): string {
  return word.slice(-2);
}
