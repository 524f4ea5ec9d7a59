import { createScanner } from 'jsonc-parser';
import type { Comment } from './document.ts';

/** Tokens as jsonc-parser numbers them. */
const TOKEN = { lineComment: 12, blockComment: 13, end: 17 };

export function readJsonComments(text: string): Comment[] {
  const comments: Comment[] = [];
  const scanner = createScanner(text);
  for (let token: number = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    if (token !== TOKEN.lineComment && token !== TOKEN.blockComment) continue;
    const start = scanner.getTokenOffset();
    // An unclosed comment at the end reaches beyond the text in jsonc-parser.
    const end = Math.min(start + scanner.getTokenLength(), text.length);
    const source = text.slice(start + 2, end);
    comments.push({ span: { start, end }, text: token === TOKEN.blockComment ? source.replace(/\*\/$/, '') : source });
  }
  return comments;
}
