import { kindOf } from '../model/values/index.ts';
import type { Route } from '../parse/index.ts';

/** Maps whose values are secrets more often than not. */
const PRIVATE_MAPS: ReadonlySet<string> = new Set([
  'env',
  'environment',
  'headers',
  'http_headers',
  'httpHeaders',
  'env_http_headers',
  'requestInit',
]);

const PRIVATE_KEY = /secret|token|password|passwd|credential|authorization|api_?key|private_?key/i;

const LISTED = 8;

/** Whether values here may be secrets, by the names on the way. */
export function isPrivate(route: Route): boolean {
  const last = route.findLast((part) => typeof part === 'string');
  return route.some((part) => PRIVATE_MAPS.has(String(part))) || PRIVATE_KEY.test(String(last ?? ''));
}

/** A word for what a value is, with its article; TOML and YAML know numbers that no schema takes for one. */
export function foundKind(value: unknown): string {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : kindOf(value);
}

/** A word for a type as schemas name it. */
export function typeWord(type: string): string {
  if (type === 'integer') return 'a whole number';
  if (type === 'null') return 'null';
  return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`;
}

/** The value itself if it is short and no secret, else undefined. */
export function shown(value: unknown, route: Route): string | undefined {
  if (typeof value === 'boolean' || value === null) return String(value);
  if (isPrivate(route)) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^[\w.-]{1,24}$/.test(value) ? `"${value}"` : undefined;
}

/** A name from the document; only the start of a long one. */
export function quoteName(name: string): string {
  return name.length <= 64 ? `"${name}"` : `"${name.slice(0, 60).replace(/[\uD800-\uDBFF]$/, '')}…"`;
}

/** "a, b or c": what the schema allows, sorted and not too many. */
export function choice(values: readonly unknown[]): string {
  const all = [...new Set(values.map(literal))].sort();
  const more = all.length - LISTED;
  return oneOf(more > 0 ? [...all.slice(0, LISTED), `${more} more`] : all);
}

export function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function allOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function count(number: number, singular: string): string {
  return `${number} ${singular}${number === 1 ? '' : 's'}`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : typeof value === 'string'
      ? `"${value}"`
      : String(value);
}
