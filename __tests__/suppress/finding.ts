import { at, spanOf } from '../../src/model/values/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { type Document, parseJson, type Route } from '../../src/parse/index.ts';

export function json(text: string, path = 'a.json'): Document {
  return parseJson({ path, text, problems: [] });
}

export function finding(document: Document, rule: string, route: Route = []): Finding {
  const place = at(document, route, route.length === 0 ? 'value' : 'key');
  return { rule, severity: 'error', message: 'something is wrong', place, related: [], clients: [] };
}

/** Rule, place and sentence, as a report would show them. */
export function shown({ rule, severity, message, help, place }: Finding): string {
  const { start, end } = spanOf(place);
  const { line, column } = place.document.position(start);
  const remedy = help === undefined ? '' : ` (${help})`;
  return `${line}:${column} ${severity} ${rule}: ${message}${remedy} [${place.document.text.slice(start, end)}]`;
}
