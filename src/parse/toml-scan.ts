import type { Span } from './document.ts';
import { lineEnd } from './lines.ts';

/** The bracket that opens a level beyond the limit, outside of strings and comments. */
export function findBracketBeyond(text: string, limit: number): Span | undefined {
  let level = 0;
  for (const at of bracketsIn(text, text.length)) {
    level += isOpening(text, at) ? 1 : -1;
    if (level > limit) return { start: at, end: at + 1 };
  }
  return undefined;
}

/** The innermost bracket that is open at an offset. */
export function findOpenBracket(text: string, end: number): number | undefined {
  const open: number[] = [];
  for (const at of bracketsIn(text, end)) {
    if (isOpening(text, at)) open.push(at);
    else open.pop();
  }
  return open.at(-1);
}

function isOpening(text: string, at: number): boolean {
  return text[at] === '[' || text[at] === '{';
}

function* bracketsIn(text: string, end: number): Iterable<number> {
  for (let at = 0; at < end; at++) {
    switch (text[at]) {
      case '#':
        at = lineEnd(text, at);
        break;
      case '"':
      case "'":
        at = stringEnd(text, at);
        break;
      case '[':
      case '{':
      case ']':
      case '}':
        yield at;
        break;
    }
  }
}

/** Of the last quote; a string that is not closed ends with its line, or with the text. */
function stringEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  const triple = quote.repeat(3);
  const isMultiLine = text.startsWith(triple, start);
  for (let at = start + (isMultiLine ? 3 : 1); at < text.length; at++) {
    const char = text[at];
    if (char === '\\' && quote === '"') at++;
    else if (char === '\n' && !isMultiLine) return at;
    else if (char === quote && !isMultiLine) return at;
    else if (char === quote && text.startsWith(triple, at)) return at + 2;
  }
  return text.length;
}
