import type { Position, Range } from 'vscode-languageserver';
import { type Place, spanOf } from '../model/values/index.ts';
import type { Document, Span } from '../parse/index.ts';

export function rangeOf(document: Document, { start, end }: Span): Range {
  return { start: positionOf(document, start), end: positionOf(document, Math.max(start, end)) };
}

export function rangeAt(place: Place): Range {
  return rangeOf(place.document, spanOf(place));
}

function positionOf(document: Document, offset: number): Position {
  const { line, column } = document.position(offset);
  return { line: line - 1, character: column - 1 };
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

/** Whether they share anything, be it a place between two characters. */
export function meet(a: Range, b: Range): boolean {
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}
