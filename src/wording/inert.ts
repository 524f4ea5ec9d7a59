import { printable } from './quote.ts';

/**
 * What programs that read a log take for a command: GitHub's runner "##[" and Azure's agent "##vso[" anywhere in a line,
 * TeamCity "##teamcity[" at its beginning.
 */
const BRACKETED = /##(?=[a-z]*\[)/gi;

/** GitHub's runner obeys "::" at the beginning of a line, whatever blanks stand before it. */
const AT_HEAD = /^((?:[^\S\n\r\u2028\u2029]|\u001b\[\d+m)*):(?=:)/gm;

const SIGN = '\\u0023';

/** The text with every sign in its escaped form that would make a command of what follows it. */
export function withoutBracketed(text: string): string {
  return text.includes('##') ? text.replace(BRACKETED, `#${SIGN}`) : text;
}

/** What those signs are written as, by their offsets. */
export function bracketSigns(text: string): ReadonlyMap<number, string> {
  if (!text.includes('##')) return NONE;
  return new Map(Array.from(text.matchAll(BRACKETED), ({ index }) => [index + 1, SIGN]));
}

const NONE: ReadonlyMap<number, string> = new Map();

/** A text of which no line is a command to the program that reads the log. */
export function inert(text: string): string {
  const quiet = withoutBracketed(text);
  return quiet.includes('::') ? quiet.replace(AT_HEAD, '$1\\u003a') : quiet;
}

/** Words for a log from anywhere: lines of their own are all that they can make. */
export function plainLines(words: string): string {
  return inert(words.split('\n').map(printable).join('\n'));
}
