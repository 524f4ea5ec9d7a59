import type { Document, Span } from '../parse/index.ts';

/** A part of a text, and what is to stand in its place; a part without length is where something is put in. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

export interface FileEdit extends Edit {
  readonly document: Document;
}

/** In the order of the text. */
export function inOrder<E extends Edit>(edits: readonly E[]): E[] {
  return [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** Whether two could not be made in one go: they overlap, or nothing stands between them. */
export function collide(a: Edit, b: Edit): boolean {
  return a.span.start <= b.span.end && b.span.start <= a.span.end;
}

/** Of edits that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: written } of inOrder(edits)) {
    result += text.slice(at, span.start) + written;
    at = span.end;
  }
  return result + text.slice(at);
}
