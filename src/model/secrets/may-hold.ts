/** What shows by itself that a secret may stand in the text; an escape hides what does. */
const signs = ['\\u', 'PRIVATE KEY', 'asic '];

/** A password before the host, however long the rest is. */
const user = /:\/\/[^\s"']{0,300}@/;

const mixture = /[A-Za-z]\d|\d[A-Za-z]/g;
/** A long number, or letters alone; what stands before them is looked at so that each is read once. */
const unmixed = /\d{9}|(?<![A-Za-z])[A-Za-z]{16,}/g;
const longestWord = 31;

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
    hasMixedWord(text) ||
    hasUnmixedRun(text)
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

function hasUnmixedRun(text: string): boolean {
  unmixed.lastIndex = 0;
  for (let match = unmixed.exec(text); match !== null; match = unmixed.exec(text)) {
    const [run] = match;
    if (run.length > longestWord || run.charCodeAt(0) <= 0x39) return true;
    const rises = run.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
    if (rises * 6 > run.length) return true;
  }
  return false;
}
