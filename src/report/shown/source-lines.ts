import type { Document } from '../../parse/index.ts';

/** A line of a document, or of a very long one the part round the span. */
export interface SourceLine {
  readonly number: number;
  /** Offset in the document of the first unit of the line. */
  readonly start: number;
  /** Offset of the line's end, or of where reading stopped. */
  readonly end: number;
}

/** A file of one endless line must not be walked through for every finding in it. */
const FARTHEST = 1000;

/** The line of an offset with the line before and after it; lines beyond the reach are left out. */
export function linesAround(
  document: Document,
  offset: number,
): { readonly lines: SourceLine[]; readonly focus: SourceLine } {
  const focus = lineAt(document, offset);
  const lines = [focus];
  if (focus.number > 1) lines.unshift(lineAt(document, focus.start - 1));
  const next = nextStart(document.text, focus.end);
  if (next !== undefined) lines.push(lineAt(document, next));
  return { lines, focus };
}

function lineAt(document: Document, offset: number): SourceLine {
  const { line, column } = document.position(offset);
  const start = offset - (column - 1);
  // The offset may be the LF of a CR LF.
  const from = document.text[offset] === '\n' && document.text[offset - 1] === '\r' ? offset - 1 : offset;
  const ahead = document.text.slice(Math.max(start, from), from + FARTHEST).search(/[\r\n]/);
  const end = ahead === -1 ? Math.min(document.text.length, from + FARTHEST) : Math.max(start, from) + ahead;
  return { number: line, start, end };
}

/** Of the line after the break at `end`; the empty one after a final line break is not a line. */
function nextStart(text: string, end: number): number | undefined {
  const lineBreak = /\r\n|\n|\r/y;
  lineBreak.lastIndex = end;
  if (!lineBreak.test(text) || lineBreak.lastIndex >= text.length) return undefined;
  return lineBreak.lastIndex;
}
