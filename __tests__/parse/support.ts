import { expect } from '@jest/globals';
import type { Document, Language, Problem, Route, Side, Span } from '../../src/parse/index.ts';
import { loadParsers } from '../../src/parse/index.ts';

export const LANGUAGES: readonly Language[] = ['json', 'yaml', 'toml', 'markdown'];

const parsers = await loadParsers(LANGUAGES);

export function parse(text: string, language: Language = 'json'): Document {
  return parsers({ path: 'file', text, problems: [] }, language);
}

/** The source text of a node's key or value. */
export function textAt(document: Document, route: Route, side: Side = 'value', within?: Span): string {
  const { start, end } = document.locate(route, side, within);
  return document.text.slice(start, end);
}

/** A problem as "kind start-end message", with an exclamation mark when it is fatal. */
export function brief({ kind, fatal, span, message, related }: Problem): string {
  const also = related === undefined ? '' : ` (also ${related.span.start}-${related.span.end})`;
  return `${kind}${fatal ? '!' : ''} ${span.start}-${span.end} ${message}${also}`;
}

export function problemsOf(text: string, language: Language = 'json'): string[] {
  return parse(text, language).problems.map(brief);
}

/** Every route of a value; a value that is not a tree would not end. */
export function* routesOf(value: unknown, route: Route = []): Iterable<Route> {
  yield route;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    yield* routesOf(item, [...route, Array.isArray(value) ? Number(key) : key]);
  }
}

/** What holds for every document, however broken its text is. */
export function expectSound(document: Document): void {
  const { length } = document.text;
  const check = (span: Span) => {
    if (span.start >= 0 && span.start <= span.end && span.end <= length) return;
    throw new Error(`the span ${span.start}-${span.end} does not lie in the text of length ${length}`);
  };
  for (const problem of document.problems) {
    check(problem.span);
    if (problem.related !== undefined) check(problem.related.span);
    expect(problem.message).not.toMatch(/\b(?:invalid|unexpected|please)\b|`|!$|\.$|\n/i);
  }
  for (const comment of document.comments()) check(comment.span);
  for (const route of routesOf(document.value)) {
    check(document.locate(route, 'key'));
    check(document.locate(route, 'value', { start: 1, end: 2 }));
    check(document.locate([...route, 'nowhere'], 'value'));
    document.isBroken(route);
  }
  const { line, column } = document.position(length);
  expect(line).toBeGreaterThan(0);
  expect(column).toBeGreaterThan(0);
}
