import { isMadeOfWords } from './random.ts';
import type { Hide } from './redact.ts';
import { hideLiterals } from './references.ts';

const SCHEME = /(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;

/** What follows "Bearer", "Basic" or "token"; in a sentence only if it is no word. */
export function hideSchemes(text: string, hide: Hide): void {
  for (const match of text.matchAll(SCHEME)) {
    const value = match[2] ?? '';
    const end = match.index + match[0].length;
    const isWhole = match[1] !== undefined && /^(?:\\*["'`]|\s*$)/m.test(text.slice(end, end + 9));
    if (isWhole || (value.length >= 8 && !isPlain(value))) hideLiterals(text, end - value.length, end, hide);
  }
}

function isPlain(value: string): boolean {
  return /^[\w.()?!:-]*$/.test(value) && isMadeOfWords(value);
}
