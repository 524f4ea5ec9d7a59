import type { Route } from '../../parse/index.ts';
import { isObject, own } from '../values.ts';
import { credentialsIn } from './addresses.ts';
import { encodedIn } from './encoded.ts';
import { literalsIn } from './literals.ts';
import type { Secret } from './secret.ts';
import { tokensIn } from './tokens.ts';

const shortest = 8;

/** A secret and the string it stands in. */
export interface PlacedSecret extends Secret {
  readonly route: Route;
}

/** Every secret in every string below a value, in the order of the file. */
export function secretsBelow(value: unknown): PlacedSecret[] {
  const found: PlacedSecret[] = [];
  visit(value, [], undefined, (text, route, name) => {
    for (const secret of secretsIn(text, name)) found.push({ ...secret, route: [...route] });
  });
  return found;
}

/** The secrets of one string; the most telling of those that overlap. `name` is what the string is the value of. */
export function secretsIn(text: string, name: string | undefined): Secret[] {
  if (text.length < shortest || !/[0-9A-Z]/.test(text)) return [];
  const kept: Secret[] = [];
  const candidates = [
    ...encodedIn(text),
    ...tokensIn(text),
    ...credentialsIn(text).filter(({ live }) => live),
    ...literalsIn(text, name),
  ];
  for (const each of candidates) {
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  }
  return kept.sort((a, b) => a.start - b.start);
}

type OnText = (text: string, route: Route, name: string | undefined) => void;

function visit(value: unknown, route: (string | number)[], name: string | undefined, onText: OnText): void {
  if (typeof value === 'string') onText(value, route, name);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) step(item, route, index, flagBefore(value, index) ?? name, onText);
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) step(value[key], route, key, nameIn(value, key), onText);
  }
}

function step(
  value: unknown,
  route: (string | number)[],
  key: string | number,
  name: string | undefined,
  onText: OnText,
): void {
  route.push(key);
  visit(value, route, name, onText);
  route.pop();
}

/** `--api-key`, whose value is the next argument. */
function flagBefore(list: readonly unknown[], index: number): string | undefined {
  const before = list[index - 1];
  return typeof before === 'string' && /^--?[A-Za-z]/.test(before) && !before.includes('=') ? before : undefined;
}

/** The key, or the name that stands beside it: `{"name": "API_KEY", "value": …}`. */
function nameIn(entry: Record<string, unknown>, key: string): string {
  const beside = key === 'value' || key === 'default' ? (own(entry, 'name') ?? own(entry, 'id')) : undefined;
  return typeof beside === 'string' ? beside : key;
}
