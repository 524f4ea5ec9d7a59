/** What shows by itself that a secret may stand in the text; an escape hides what does. */
const signs = ['\\u', 'PRIVATE KEY', 'asic ', 'nemonic', 'NEMONIC', 'hrase', 'HRASE'];

/** A password before the host, however long the rest is. */
const user = /:\/\/[^\s"']{0,300}@/;

/** Words with digits in them are shorter, "k8s" and "oauth2", or end in them: "context7", "project2024". */
const longestMixed = 7;
const numbered = /^[A-Za-z]{1,20}\d{1,4}$/;
/** From this length on a word with a number may be a password as a whole. */
const longestNumbered = 15;
/** A serial number has several of these close together. */
const groups = 3;
const near = 40;

const longestNumber = 8;
const longestWord = 31;
/** From here on letters have to rise like those of words: "fileSystemServer". */
const longestUncased = 15;

/**
 * Whether it is worth while to look for secrets in a text. It is asked of every file, and tells most of those that have
 * none in a few microseconds.
 */
export function mayHoldSecret(text: string): boolean {
  return (
    signs.some((sign) => text.includes(sign)) ||
    (text.includes('@') && user.test(text)) ||
    (!hasPlainWords(text) && hasOddWord(text))
  );
}

/** No two of its alternatives fit the same word: a text of many words would be tried in all combinations. */
const plainWords =
  /^(?:(?:[A-Z]?[a-z]{1,30}|(?![A-Z]?[a-z]+(?![A-Za-z\d]))[A-Za-z]{1,15}|v?\d{1,3}|\d{4,8})(?![A-Za-z\d])|[^A-Za-z\d])*$/;

/** Short words and numbers alone; for a text of a few lines this is faster than the pass. */
function hasPlainWords(text: string): boolean {
  return text.length < 5000 && plainWords.test(text);
}

/** One pass over the text: regular expressions for the same take three times as long. */
function hasOddWord(text: string): boolean {
  const mixed: number[] = [];
  let letters = 0;
  let digits = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const folded = code | 0x20;
    if (folded >= 0x61 && folded <= 0x7a) letters += 1;
    else if (code >= 0x30 && code <= 0x39) digits += 1;
    else if (letters + digits > 0) {
      if (digits > 0 || letters > longestUncased) {
        const start = index - letters - digits;
        if (isOdd(text.slice(start, index), letters, digits)) return true;
        if (letters > 0 && digits > 0 && start - (mixed.at(1 - groups) ?? Number.NEGATIVE_INFINITY) < near) return true;
        if (letters > 0 && digits > 0) mixed.push(start);
      }
      letters = 0;
      digits = 0;
    }
  }
  return false;
}

function isOdd(word: string, letters: number, digits: number): boolean {
  if (letters === 0) return digits > longestNumber;
  if (digits > 0) return word.length > longestMixed && (word.length > longestNumbered || !numbered.test(word));
  const rises = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return letters > longestWord || rises * 6 > letters;
}
