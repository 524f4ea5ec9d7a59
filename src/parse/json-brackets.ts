import { createScanner } from 'jsonc-parser';

/** Tokens as jsonc-parser numbers them. */
const TOKEN = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, lineBreak: 14, blanks: 15, end: 17 };

export interface UnclosedBracket {
  readonly offset: number;
  /** The indentation gives it away: brackets behind it were paired one level off. */
  readonly byIndentation: boolean;
}

/**
 * The bracket that lacks its partner. Pairing alone blames an outer one; a closing bracket that stands further left
 * than the line of its opening one belongs to somebody else.
 */
export function findUnclosed(text: string): UnclosedBracket | undefined {
  const comparable = !/^ *\t/m.test(text) || !/^\t* /m.test(text);
  const open: { readonly offset: number; readonly indent: number }[] = [];
  const scanner = createScanner(text);
  let indent = 0;
  let startsLine = true;
  for (let token: number = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    if (token === TOKEN.lineBreak) {
      indent = 0;
      startsLine = true;
      continue;
    }
    if (token === TOKEN.blanks) {
      if (startsLine) indent = scanner.getTokenLength();
      continue;
    }
    const offset = scanner.getTokenOffset();
    if (token === TOKEN.openBrace || token === TOKEN.openBracket) open.push({ offset, indent });
    if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) {
      const opening = open.pop();
      if (comparable && startsLine && opening !== undefined && indent < opening.indent) {
        return { offset: opening.offset, byIndentation: true };
      }
    }
    startsLine = false;
  }
  const innermost = open.at(-1);
  return innermost === undefined ? undefined : { offset: innermost.offset, byIndentation: false };
}
