import { isObject, own } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';

export { isObject, own };

export function valueAt(value: unknown, route: readonly (string | number)[]): unknown {
  let node = value;
  for (const step of route) {
    if (Array.isArray(node)) node = typeof step === 'number' ? node[step] : undefined;
    else node = own(node, String(step));
  }
  return node;
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The string that stands there. */
export function textAt({ document }: { readonly document: Pick<Document, 'value'> }, route: Route): string | undefined {
  const value = valueAt(document.value, route);
  return typeof value === 'string' ? value : undefined;
}

/** A word for the type of a value, with its article; dates are known to parsers of YAML alone. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value instanceof Date) return 'a date';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
