/** What shows by itself that a secret may stand in the text; an escape hides what does. */
const signs = ['\\u', 'PRIVATE KEY', 'asic '];

/** A password before the host, however long the rest is. */
const user = /:\/\/[^\s"']{0,300}@/;

/** No number or word is so long. */
const endless = /\d{9}|[A-Za-z]{32}/;

const mixture = /[A-Za-z]\d|\d[A-Za-z]/g;
const letters = /[A-Za-z]{16,}/g;

/** Words with digits in them are shorter, "k8s" and "oauth2", or end in them: "context7", "project2024". */
const shortest = 8;
const numbered = /^[A-Za-z]{1,20}\d{1,4}$/;
/** A serial number has several of these close together. */
const groups = 3;
const near = 40;

/**
 * Whether it is worth while to look for secrets in a text. It is asked of every file, and tells most of those that have
 * none in a few microseconds.
 */
export function mayHoldSecret(text: string): boolean {
  return (
    signs.some((sign) => text.includes(sign)) ||
    (text.includes('@') && user.test(text)) ||
    endless.test(text) ||
    hasMixedWord(text) ||
    hasRandomCase(text)
  );
}

function hasMixedWord(text: string): boolean {
  const starts: number[] = [];
  mixture.lastIndex = 0;
  for (let match = mixture.exec(text); match !== null; match = mixture.exec(text)) {
    let start = match.index;
    while (start > 0 && isAlphanumeric(text.charCodeAt(start - 1))) start -= 1;
    let end = mixture.lastIndex;
    while (end < text.length && isAlphanumeric(text.charCodeAt(end))) end += 1;
    if (end - start >= shortest && !numbered.test(text.slice(start, end))) return true;
    starts.push(start);
    const first = starts.at(-groups);
    if (first !== undefined && start - first < near) return true;
    mixture.lastIndex = end;
  }
  return false;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function hasRandomCase(text: string): boolean {
  letters.lastIndex = 0;
  for (let match = letters.exec(text); match !== null; match = letters.exec(text)) {
    const [word] = match;
    const rises = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
    if (rises * 6 > word.length) return true;
  }
  return false;
}
