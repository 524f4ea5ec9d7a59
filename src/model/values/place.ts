import type { Document, Route, Side, Span } from '../../parse/index.ts';

/** A symbolic position: line and column are worked out only when it is printed. */
export interface Place {
  readonly document: Document;
  readonly route: Route;
  readonly side: Side;
  /** A part of the string at `route`, in offsets of the decoded string. */
  readonly within?: Span;
  /** Offsets in the text, for problems of the text itself; `route` and `side` then only say what it belongs to. */
  readonly span?: Span;
}

export function at(document: Document, route: Route, side: Side = 'value', within?: Span): Place {
  return within === undefined ? { document, route, side } : { document, route, side, within };
}

export function atSpan(document: Document, span: Span, route: Route = []): Place {
  return { document, route, side: 'value', span };
}

export function spanOf(place: Place): Span {
  return place.span ?? place.document.locate(place.route, place.side, place.within);
}
