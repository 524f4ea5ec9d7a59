import { eachMatch } from './matches.ts';
import { isMadeOfWords } from './random.ts';
import type { Hide } from './redact.ts';
import { hideLiterals } from './references.ts';

const SCHEME = /(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;

/** So much after a value shows whether the value is the whole of a string or line. */
export const SCHEME_LOOKAHEAD = 9;

/** What follows "Bearer", "Basic" or "token"; in a sentence only if it is no word. */
export function hideSchemes(text: string, hide: Hide): void {
  eachMatch(SCHEME, text, (match) => {
    const value = match[2] ?? '';
    const end = match.index + match[0].length;
    const isWhole = match[1] !== undefined && /^(?:\\*["'`]|\s*$)/m.test(text.slice(end, end + SCHEME_LOOKAHEAD));
    if (isWhole || (value.length >= 8 && !isPlain(value))) hideLiterals(text, end - value.length, end, hide);
  });
}

function isPlain(value: string): boolean {
  return /^[\w.()?!:-]*$/.test(value) && isMadeOfWords(value);
}
