import { transportNamed } from '../model/server/index.ts';
import type { Document } from '../parse/index.ts';
import { count, list, quote, suggest } from '../wording/index.ts';
import type { Failure } from './failure.ts';
import type { SchemaObject } from './schema.ts';
import { isPrivate, shown, typeWord } from './show.ts';

/** The remedy, where there is exactly one. */
export function helpFor(failure: Failure, document: Document): string | undefined {
  if (failure.name !== undefined) return undefined;
  if (failure.schema['x-help'] !== undefined) return failure.schema['x-help'];
  if (failure.keyword === 'type') return retyped(failure, document);
  if (failure.keyword === 'enum' || failure.keyword === 'const') return respelt(failure);
  const bounded = withinBounds(failure);
  if (bounded !== undefined) return bounded;
  const { missingProperty, missingEach } = failure.params;
  if (Array.isArray(missingEach))
    return `add ${list(
      missingEach.map((key) => quote(String(key))),
      { bare: true },
    )}`;
  return /^(?:dependentR|r)equired$/.test(failure.keyword) && typeof missingProperty === 'string'
    ? `add ${quote(missingProperty)}`
    : undefined;
}

function retyped({ schema, value, route }: Failure, document: Document): string | undefined {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    const text = typeof value === 'boolean' ? String(value) : writtenNumber(document, route);
    return text === undefined ? 'put it in double quotes' : `write "${text}"`;
  }
  if (value === null) return 'remove it, or write a value';
  if (types.includes('object') && pairs.has(String(route.at(-1)))) return asPairs(document);
  if (types.includes('string') && typeof value === 'object') return asString(value, route, document);
  if (typeof value !== 'string') return undefined;
  if (types.includes('array')) return asList(schema, value, route);
  if (types.includes('boolean') && /^(?:true|yes|on)$/i.test(value)) return 'write true';
  if (types.includes('boolean') && /^(?:false|no|off)$/i.test(value)) return 'write false';
  const numeric = types.includes('integer') ? /^-?(?:0|[1-9]\d{0,8})$/ : /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
  const wanted = types.find((type) => type === 'integer' || type === 'number');
  if (wanted === undefined || !numeric.test(value)) return undefined;
  return isPrivate(route) ? `write ${typeWord(wanted)} without quotes` : `write ${value}`;
}

/** One word, which is the only item, is written out; anything longer could be a secret, or several items. */
function asList({ items }: SchemaObject, value: string, route: Failure['route']): string {
  if (typeof items === 'object' && items.type !== undefined && items.type !== 'string') return 'write a list';
  const word = shown(value, route);
  return word === undefined ? 'write a list, with a string for each part' : `write [${word}]`;
}

/** Objects of names and values, whatever the client. */
const pairs: ReadonlySet<string> = new Set(['env', 'envs', 'environment', 'headers', 'http_headers']);

function asPairs({ language }: Document): string {
  return language === 'json' ? 'write { "NAME": "value" }' : 'write each name with its value';
}

function asString(value: object, route: Failure['route'], document: Document): string | undefined {
  if (Array.isArray(value)) {
    return route.at(-1) === 'command'
      ? 'write the program here, and the rest as a list under "args"'
      : 'write one string instead of the list';
  }
  // "{{TOKEN}}" without quotes.
  return document.language === 'yaml' && document.text.startsWith('{{', document.locate(route, 'value').start)
    ? 'put it in quotes'
    : undefined;
}

/** As the file has it, since 1.10 is not "1.1"; a long number in a private place may be a secret. */
function writtenNumber(document: Document, route: Failure['route']): string | undefined {
  const { start, end } = document.locate(route, 'value');
  const text = document.text.slice(start, end);
  const most = isPrivate(route) ? 6 : 24;
  return text.length <= most && /^[-+]?\d[\w.+-]*$/.test(text) ? text : undefined;
}

const bounds: Readonly<Record<string, (limit: number) => string>> = {
  minLength: (limit) => (limit === 1 ? 'fill it in' : `write ${limit} characters or more`),
  maxLength: (limit) => `shorten it to ${count(limit, 'character')}`,
  minItems: (limit) => (limit === 1 ? 'write an item' : `write ${limit} items or more`),
  maxItems: (limit) => `leave ${count(limit, 'item')} at most`,
  minimum: (limit) => `write ${limit} or more`,
  maximum: (limit) => `write ${limit} or less`,
  exclusiveMinimum: (limit) => `write more than ${limit}`,
};

function withinBounds({ keyword, schema }: Failure): string | undefined {
  const say = Object.hasOwn(bounds, keyword) ? bounds[keyword] : undefined;
  const limit: unknown = schema[keyword as keyof SchemaObject];
  return typeof limit === 'number' ? say?.(limit) : undefined;
}

/** The one that was meant: another case, a slip, or only its beginning. */
function respelt(failure: Failure): string | undefined {
  const word = meantWord(failure);
  if (word === undefined) return undefined;
  const isSame = typeof failure.value === 'string' && word.toLowerCase() === failure.value.toLowerCase();
  return isSame ? `write "${word}"` : `did you mean ${quote(word)}?`;
}

/** Of the words that are allowed. */
export function meantWord({ keyword, schema, value }: Failure): string | undefined {
  if (typeof value !== 'string') return undefined;
  const allowed = keyword === 'enum' ? (schema.enum ?? []) : [schema.const];
  const words = allowed.filter((each) => typeof each === 'string');
  const same = words.filter((word) => word.toLowerCase() === value.toLowerCase());
  if (same.length === 1) return same[0];
  const begun = value.length < 3 ? [] : words.filter((word) => word.toLowerCase().startsWith(value.toLowerCase()));
  return suggest(value, words) ?? (begun.length === 1 ? begun[0] : sameTransport(value, words));
}

/** The only one that stands for the same transport in some client. */
function sameTransport(value: string, words: readonly string[]): string | undefined {
  const named = transportNamed(value);
  const same = named === undefined ? [] : words.filter((word) => transportNamed(word) === named);
  return same.length === 1 ? same[0] : undefined;
}
