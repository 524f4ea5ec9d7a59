import { below, isObject } from '../model/values/index.ts';
import type { Document, Route, Side, Span } from '../parse/index.ts';

/** What stands at an offset. */
export interface Node {
  readonly route: Route;
  readonly side: Side;
  readonly span: Span;
}

/** Tables of TOML are not laid into each other, and may stand anywhere. */
const SCATTERED = 'toml';
/** Of a larger document, nobody looks at more of one level. */
const MOST = 100_000;

/** The innermost key or value that an offset lies in or at the end of. */
export function nodeAt(document: Document, offset: number): Node | undefined {
  let found: Node | undefined;
  let looked = 0;
  const look = (route: Route, side: Side): boolean => {
    const span = document.locate(route, side);
    const isInside = span.start <= offset && offset <= span.end;
    const isBetter = found === undefined || span.end - span.start <= found.span.end - found.span.start;
    if (isInside && isBetter) found = { route, side, span };
    return isInside;
  };
  const visit = (value: unknown, route: Route) => {
    const steps = Array.isArray(value) ? value.keys() : isObject(value) ? Object.keys(value) : [];
    for (const step of steps) {
      looked += 1;
      if (looked > MOST) return;
      const inside = below(route, step);
      if (typeof step === 'string') look(inside, 'key');
      const isIn = look(inside, 'value');
      if (isIn || document.language === SCATTERED) visit(childOf(value, step), inside);
    }
  };
  visit(document.value, []);
  return found;
}

function childOf(value: unknown, step: string | number): unknown {
  return Array.isArray(value) ? value[Number(step)] : (value as Record<string, unknown>)[step];
}

/** The offset of a place in a text whose lines are those of the document. */
export function offsetOf(
  document: Document,
  { line, character }: { readonly line: number; readonly character: number },
): number {
  const { text } = document;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = document.position(middle);
    if (at.line - 1 < line || (at.line - 1 === line && at.column - 1 < character)) low = middle + 1;
    else high = middle;
  }
  return low;
}
