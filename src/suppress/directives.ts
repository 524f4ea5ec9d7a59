import type { Comment, Document, Span } from '../parse/index.ts';
import { MARK } from './mark.ts';

const HEAD = /^\s*mcp-lint-disable-next-line(?=\s|$)/;
const REASON = /(?:^|\s)--(?:\s|$)/;

export interface Word {
  readonly id: string;
  readonly span: Span;
}

/** A comment that silences findings of the line after it. */
export interface Directive {
  readonly span: Span;
  /** The rules it names; none means every rule. */
  readonly words: readonly Word[];
  /** 1-based; undefined at the end of the file, 'all' above a part of a text. */
  readonly line: number | 'all' | undefined;
}

/** In the order of the text. */
export function directivesOf(document: Document): Directive[] {
  const { text } = document;
  // Comments are worked out only for documents that have something to say.
  if (!text.includes(MARK)) return [];
  const comments = document.comments().filter((comment) => HEAD.test(comment.text));
  const later = new Map<number, Aim>();
  const directives: Directive[] = [];
  for (const comment of comments.toReversed()) {
    const { start, end } = comment.span;
    if (document.part !== undefined && end <= document.part.span.start) {
      directives.push({ span: comment.span, words: wordsOf(comment, text), line: 'all' });
      continue;
    }
    const offset = aimedAt(text, end, later);
    later.set(start, { end, offset });
    const line = offset === undefined ? undefined : document.position(offset).line;
    directives.push({ span: comment.span, words: wordsOf(comment, text), line });
  }
  return directives.reverse();
}

interface Aim {
  readonly end: number;
  readonly offset: number | undefined;
}

/** What comes first on the next line that is neither blank nor itself a directive. */
function aimedAt(text: string, from: number, later: ReadonlyMap<number, Aim>): number | undefined {
  const offset = nextInk(text, nextBreak(text, from));
  if (offset === undefined) return undefined;
  const directive = later.get(offset);
  if (directive === undefined) return offset;
  const rest = nextInk(text, directive.end);
  const isAlone = rest === undefined || rest > nextBreak(text, directive.end);
  return isAlone ? directive.offset : offset;
}

function nextBreak(text: string, from: number): number {
  return firstMatch(/[\r\n]/g, text, from) ?? text.length;
}

function nextInk(text: string, from: number): number | undefined {
  return firstMatch(/\S/g, text, from);
}

function firstMatch(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index;
}

function wordsOf(comment: Comment, text: string): Word[] {
  const [head = ''] = HEAD.exec(comment.text) ?? [];
  const [listed = ''] = comment.text.slice(head.length).split(REASON, 1);
  const start = text.indexOf(comment.text, comment.span.start) + head.length;
  return Array.from(listed.matchAll(/[^\s,]+/g), ({ 0: id, index }) => {
    return { id, span: { start: start + index, end: start + index + id.length } };
  });
}
