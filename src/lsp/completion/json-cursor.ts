import { type Token, tokensOf } from '../../parse/index.ts';
import type { Cursor } from './cursor.ts';

interface Frame {
  readonly kind: '{' | '[';
  expects: 'key' | 'colon' | 'value' | 'nothing';
  key: string;
  index: number;
}

export function jsonCursor(text: string, offset: number): Cursor | undefined {
  const tokens = tokensOf(text);
  const frames: Frame[] = [];
  let at = 0;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.start >= offset || isIn(token, text, offset)) break;
    step(frames, token, text);
  }
  const token = tokens[at];
  const inside = token !== undefined && isIn(token, text, offset) ? token : undefined;
  if (inside?.kind === 'comment') return undefined;
  const frame = frames.at(-1);
  if (frame === undefined || (frame.expects !== 'key' && frame.expects !== 'value')) return undefined;
  const isQuoted = inside?.kind === 'string';
  const span = inside ?? { start: offset, end: offset };
  const outer = frames.slice(0, -1).map(stepOf);
  return {
    route: frame.expects === 'key' ? outer : [...outer, stepOf(frame)],
    at: frame.expects,
    span: { start: span.start, end: span.end },
    typed: text.slice(span.start + (isQuoted ? 1 : 0), offset),
    isQuoted,
    isFollowed: next(tokens, inside === undefined ? at : at + 1)?.kind === ':',
  };
}

function next(tokens: readonly Token[], from: number): Token | undefined {
  return tokens.slice(from).find(({ kind }) => kind !== 'comment');
}

/** Between the quotes of a string, or at the end of what has none; a string that is not closed goes on. */
function isIn({ kind, start, end }: Token, text: string, offset: number): boolean {
  if (offset <= start || offset > end) return false;
  if (kind === 'string') return offset < end || end - start === 1 || text[end - 1] !== text[start];
  return kind === 'word' || (kind === 'comment' && (offset < end || text.startsWith('//', start)));
}

function stepOf({ kind, key, index }: Frame): string | number {
  return kind === '{' ? key : index;
}

function step(frames: Frame[], token: Token, text: string): void {
  const frame = frames.at(-1);
  switch (token.kind) {
    case '{':
    case '[':
      frames.push({ kind: token.kind, expects: token.kind === '{' ? 'key' : 'value', key: '', index: 0 });
      return;
    case '}':
    case ']':
      frames.pop();
      expect(frames.at(-1), 'nothing');
      return;
    case ':':
      expect(frame, 'value');
      return;
    case ',':
      if (frame?.kind === '[') frame.index += 1;
      expect(frame, frame?.kind === '[' ? 'value' : 'key');
      return;
    case 'comment':
      return;
    default:
      if (frame?.expects === 'key') frame.key = unquoted(text.slice(token.start, token.end));
      expect(frame, frame?.expects === 'key' ? 'colon' : 'nothing');
  }
}

function expect(frame: Frame | undefined, what: Frame['expects']): void {
  if (frame !== undefined) frame.expects = what;
}

function unquoted(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token.replace(/^["']|["']$/g, '');
  }
}
