import { maskOf } from '../../model/masking/index.ts';
import { spanOf } from '../../model/values/index.ts';
import type { Document, Span } from '../../parse/index.ts';
import { placeOf, type ShownFinding } from './finding.ts';
import type { Shown } from './shown.ts';
import { linesAround, type SourceLine } from './source-lines.ts';
import { columnsOf, hiddenUnits, type Slices, shownPart, wordsOf } from './window.ts';

/** A line of a file, or what is shown of it. */
export interface ExcerptLine {
  readonly number: number;
  readonly source: Shown;
  /** In the line of the finding: columns before the span, and those of the span. */
  readonly mark?: { readonly before: number; readonly width: number };
}

/** The lines round it; none of a file that has no text. Apart from what else is shown, since one output alone needs it. */
export function excerptFor(finding: ShownFinding): readonly ExcerptLine[] {
  const place = placeOf(finding);
  return excerptOf(place.document, maskOf(place.document), spanOf(place));
}

/** The lines round a span. `text` is what may be shown of the document: as long as its own, with the same line breaks. */
export function excerptOf(document: Document, text: Slices, span: Span): readonly ExcerptLine[] {
  if (document.text.trim() === '') return [];
  const start = Math.min(span.start, document.text.length);
  const { lines, focus } = linesAround(document, start);
  const seen = atOnce(text, lines[0]?.start ?? start, lines.at(-1)?.end ?? start);
  const marked = { start, end: Math.max(start, Math.min(span.end, focus.end)) };
  const indent = commonIndent(document.text, seen, lines, { from: focus.start, to: start });
  const hidden = hiddenUnits(seen, focus, indent, marked);
  return lines.map((line) => {
    const part = shownPart(seen, line, indent, hidden);
    const source = wordsOf(part) as Shown;
    return { number: line.number, source, ...(line === focus && { mark: columnsOf(part, marked) }) };
  });
}

/** Lines of usual length are looked at in one piece. */
const USUAL = 1000;

function atOnce(text: Slices, from: number, to: number): Slices {
  if (to - from > USUAL) return text;
  const piece = text.slice(from, to);
  return { slice: (start, end) => piece.slice(Math.max(0, start - from), end - from) };
}

/**
 * Units of white space that all lines begin with, blank ones aside; never more than what stands before the span. The
 * document itself says how much there may be, so that of a long line no more is redacted.
 */
function commonIndent(
  own: string,
  text: Slices,
  lines: readonly SourceLine[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  let common = text.slice(from, from + indentOf(own, from, to)).replace(/[^ \t].*/s, '');
  for (const { start, end } of lines) {
    const isBlank = own.slice(start, end).trim() === '' && text.slice(start, end).trim() === '';
    if (isBlank) continue;
    const begin = text.slice(start, Math.min(end, start + common.length));
    let same = 0;
    while (same < common.length && begin[same] === common[same]) same++;
    common = common.slice(0, same);
  }
  return common.length;
}

function indentOf(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && (text[at] === ' ' || text[at] === '\t')) at++;
  return at - start;
}
