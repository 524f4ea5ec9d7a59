/** What stands after a key, and where reading goes on. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  readonly next: number;
}

const OPENING = /(\\*)("""|'''|["'`])/y;
/** The end of the line, or of the string that holds the whole assignment. */
const LINE_END = /[\n\r]|["'`](?![^\s,\]}):;&|])/g;
const WORD_END = /\s|["'`](?![^\s,\]}):;&|])/g;
const PARAMETER_END = /[\s"'`&]/g;

/** How far a value without quotes reaches. */
export type Reach = 'line' | 'word' | 'parameter';
const PLAIN_END = { line: LINE_END, word: WORD_END, parameter: PARAMETER_END };

/** The string at `start`, or what stands there without quotes. */
export function valueAt(text: string, start: number, reach: Reach): Value {
  OPENING.lastIndex = start;
  const opening = OPENING.exec(text);
  if (opening !== null) return quotedValue(text, OPENING.lastIndex, opening[1]?.length ?? 0, opening[2] ?? '"');
  const plainEnd = PLAIN_END[reach];
  plainEnd.lastIndex = start;
  const end = plainEnd.exec(text)?.index ?? text.length;
  return { start, end, quoted: false, next: end };
}

function quotedValue(text: string, start: number, escapes: number, quote: string): Value {
  if (quote.length === 3) {
    const end = text.indexOf(quote, start);
    return end === -1
      ? { start, end: text.length, quoted: true, next: text.length }
      : { start, end, quoted: true, next: end + 3 };
  }
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '\n' || character === '\r') return { start, end: index, quoted: true, next: index };
    if (character !== quote) continue;
    const backslashes = backslashesBefore(text, start, index);
    if (!closes(backslashes, escapes)) continue;
    if (quote === "'" && text[index + 1] === "'") index++;
    else return { start, end: index - Math.min(backslashes, escapes), quoted: true, next: index + 1 };
  }
  return { start, end: text.length, quoted: true, next: text.length };
}

function backslashesBefore(text: string, start: number, index: number): number {
  let from = index;
  while (from > start && text[from - 1] === '\\') from--;
  return index - from;
}

/** Whether a quote after so many backslashes ends a string that a quote after `escapes` of them began. */
function closes(backslashes: number, escapes: number): boolean {
  if (backslashes % 2 === 0) return true;
  return escapes > 0 && closes((backslashes - 1) / 2, Math.floor((escapes - 1) / 2));
}
