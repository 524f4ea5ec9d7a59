import type { Span } from '../../parse/index.ts';
import { type Cell, cellsOf, widthOf } from './cells.ts';
import type { SourceLine } from './source-lines.ts';

/** Columns of source that are shown. */
const WIDTH = 120;
/** What is kept in front of a span that lies farther to the right. */
const LEAD = 40;
/** Most lines are short; of long ones no more than this is measured. */
const UNITS = WIDTH * 3;

/** A text of which parts are looked at. */
export interface Slices {
  slice(start: number, end: number): string;
}

/** The part of a line that is shown. */
export interface Part {
  /** Offset of the first cell. */
  readonly start: number;
  readonly cells: readonly Cell[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** How many units of every line are left out so that the span is seen. */
export function hiddenUnits(text: Slices, focus: SourceLine, indent: number, span: Span): number {
  const from = focus.start + indent;
  const seen = Math.min(span.end, focus.end, span.start + WIDTH - LEAD);
  if (seen - from <= WIDTH && widthOf(text.slice(from, seen)) < WIDTH) return indent;
  return Math.max(indent, span.start - focus.start - LEAD);
}

export function shownPart(text: Slices, line: SourceLine, indent: number, hidden: number): Part {
  const at = Math.min(line.start + hidden, line.end);
  const start = isInsidePair(text, at) ? at + 1 : at;
  const measured = cellsOf(text.slice(start, Math.min(line.end, start + UNITS)));
  const cells = measured.slice(0, fitting(measured));
  return {
    start,
    cells,
    isCutBefore: hidden > indent && start < line.end,
    isCutAfter: cells.length < measured.length || start + UNITS < line.end,
  };
}

/** As it is printed, with a mark where something is cut off. */
export function wordsOf({ cells, isCutBefore, isCutAfter }: Part): string {
  const words = `${isCutBefore ? '…' : ''}${cells.map((cell) => cell.text).join('')}${isCutAfter ? '…' : ''}`;
  return words.trimEnd();
}

/** The columns before the span and of the span; at least one, so that an empty one is seen. */
export function columnsOf({ start, cells, isCutBefore }: Part, span: Span): { before: number; width: number } {
  let before = isCutBefore ? 1 : 0;
  let width = 0;
  let offset = start;
  for (const cell of cells) {
    if (offset < span.start) before += cell.width;
    else if (offset < span.end) width += cell.width;
    offset += cell.units;
  }
  return { before, width: Math.max(1, width) };
}

function fitting(cells: readonly Cell[]): number {
  let width = 0;
  for (const [index, cell] of cells.entries()) {
    width += cell.width;
    if (width > WIDTH) return index;
  }
  return cells.length;
}

function isInsidePair(text: Slices, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}
