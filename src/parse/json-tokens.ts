import type { Span } from './document.ts';

/** A piece of a JSON text that is more than white space. A word is a number, a literal, or a key without quotes. */
export interface Token {
  readonly kind: 'string' | 'word' | 'comment' | '{' | '}' | '[' | ']' | ':' | ',';
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\\n\r]|\\[\s\S])*"?|'(?:[^'\\\n\r]|\\[\s\S])*'?|[{}[\]:,]|[^\s{}[\]:,"'/]+|\S/g;

/** Of JSON, JSONC and JSON5 alike, be they whole or broken; those of a part of the text alone, where one is given. */
export function tokensOf(text: string, { start, end }: Span = { start: 0, end: text.length }): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(text); match !== null && match.index < end; match = TOKEN.exec(text)) {
    const [piece] = match;
    tokens.push({ kind: kindOf(piece), start: match.index, end: match.index + piece.length });
  }
  return tokens;
}

function kindOf(piece: string): Token['kind'] {
  const first = piece.charAt(0);
  if (first === '"' || first === "'") return 'string';
  if (piece.startsWith('//') || piece.startsWith('/*')) return 'comment';
  return '{}[]:,'.includes(first) ? (first as Token['kind']) : 'word';
}
