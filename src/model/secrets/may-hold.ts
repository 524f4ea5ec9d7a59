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

/** Few words have a digit and few are long: those are looked for, since a pass over every sign takes twice as long. */
function hasOddWord(text: string): boolean {
  return hasOddNumber(text) || hasOddName(text);
}

/** Among the words with a digit in them. */
function hasOddNumber(text: string): boolean {
  const mixed: number[] = [];
  for (const { 0: rest, index } of text.matchAll(/\d[A-Za-z\d]*/g)) {
    const start = startOfLetters(text, index);
    if (start === index && !/[A-Za-z]/.test(rest)) {
      if (rest.length > longestNumber) return true;
      continue;
    }
    const word = text.slice(start, index + rest.length);
    if (word.length > longestMixed && (word.length > longestNumbered || !numbered.test(word))) return true;
    if (start - (mixed.at(1 - groups) ?? Number.NEGATIVE_INFINITY) < near) return true;
    mixed.push(start);
  }
  return false;
}

/** Among those of letters alone, of which a long one stands at every sixteenth place. */
function hasOddName(text: string): boolean {
  for (let at = longestUncased; at < text.length; at += longestUncased + 1) {
    if (!isLetter(text.charCodeAt(at))) continue;
    const start = startOfLetters(text, at);
    while (isLetter(text.charCodeAt(at + 1))) at += 1;
    if (at + 1 - start > longestUncased && isOddName(text.slice(start, at + 1))) return true;
  }
  return false;
}

function isOddName(word: string): boolean {
  const rises = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return word.length > longestWord || rises * 6 > word.length;
}

function startOfLetters(text: string, from: number): number {
  let start = from;
  while (isLetter(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** Beyond the text is none. */
function isLetter(code: number): boolean {
  const folded = code | 0x20;
  return folded >= 0x61 && folded <= 0x7a;
}
