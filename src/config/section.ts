import type { Document, Route, Side, Span } from '../parse/index.ts';

/** The value of one key of a document, as a document of its own whose places are those of the whole. */
export function sectionOf(document: Document, key: string): Document {
  const inside = (route: Route): Route => [key, ...route];
  const { path, text, language, problems, value } = document;
  return {
    path,
    text,
    language,
    problems,
    value: typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
    locate: (route: Route, side: Side, within?: Span) => document.locate(inside(route), side, within),
    isBroken: (route) => document.isBroken(inside(route)),
    forget: () => document.forget(),
    comments: () => document.comments(),
    position: (offset) => document.position(offset),
  };
}
