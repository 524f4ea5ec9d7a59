import type { Document, Span } from '../parse/index.ts';
import type { Paint, Style } from './paint.ts';
import { linesAround, type SourceLine } from './source-lines.ts';
import { columnsOf, hiddenUnits, type Shown, shownPart } from './window.ts';

export interface FrameOptions {
  readonly paint: Paint;
  /** Of what marks the span. */
  readonly style: Style;
}

/**
 * The lines round a span with a marker under it. `text` is what may be shown of the document: as long as its own text
 * and with the same line breaks.
 */
export function frame(document: Document, text: string, span: Span, { paint, style }: FrameOptions): string[] {
  if (text.trim() === '') return [];
  const start = Math.min(span.start, text.length);
  const { lines, focus } = linesAround(document, start);
  const marked = { start, end: Math.max(start, Math.min(span.end, focus.end)) };
  const indent = commonIndent(text, lines, focus, start);
  const hidden = hiddenUnits(text, focus, indent, marked);
  const gutter = Math.max(...lines.map((line) => String(line.number).length));
  return lines.flatMap((line) => {
    const shown = shownPart(text, line, indent, hidden);
    const number = paint('dim', `${String(line.number).padStart(gutter)} |`);
    if (line !== focus) return [`    ${number} ${sourceOf(shown)}`.trimEnd()];
    const { before, width } = columnsOf(shown, marked);
    return [
      `  ${paint(style, '>')} ${number} ${sourceOf(shown)}`.trimEnd(),
      `    ${paint('dim', `${' '.repeat(gutter)} |`)} ${' '.repeat(before)}${paint(style, '^'.repeat(width))}`,
    ];
  });
}

function sourceOf({ cells, isCutBefore, isCutAfter }: Shown): string {
  return `${isCutBefore ? '…' : ''}${cells.map((cell) => cell.text).join('')}${isCutAfter ? '…' : ''}`;
}

/** Units of white space that all lines begin with, blank ones aside; never more than what stands before the span. */
function commonIndent(text: string, lines: readonly SourceLine[], focus: SourceLine, start: number): number {
  let common = /^[ \t]*/.exec(text.slice(focus.start, start))?.[0] ?? '';
  for (const line of lines) {
    const own = text.slice(line.start, line.end);
    if (own.trim() === '') continue;
    let same = 0;
    while (same < common.length && own[same] === common[same]) same++;
    common = common.slice(0, same);
  }
  return common.length;
}
