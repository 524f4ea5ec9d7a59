import { isObject, own, valueAt } from '../model/values/index.ts';
import type { Change, Fix, Safety } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { quote, suggest } from '../wording/index.ts';
import { type Failure, refusedKey } from './failure.ts';
import { meantWord } from './help.ts';

/** The remedy as data, where one can be told without knowing the client. */
export function fixFor(failure: Failure, document: Document): Fix | undefined {
  if (failure.keyword === 'type') return retyped(failure);
  if (failure.name !== undefined) return undefined;
  if (failure.keyword === 'enum' || failure.keyword === 'const') {
    const word = meantWord(failure);
    return word === undefined
      ? undefined
      : made('safe', `write ${quote(word)}`, { do: 'set', at: failure.route, value: word });
  }
  const last = failure.route.at(-1);
  if (failure.keyword === 'not') return indexed(failure, document);
  if (failure.keyword === 'false schema' && typeof last === 'string') {
    return made('unsafe', `remove ${quote(last)}`, { do: 'remove', at: failure.route });
  }
  const key = refusedKey(failure);
  if (key !== undefined) return withoutKey(failure, key, document);
  return missing(failure);
}

/** What its client moves in the same way when it is told to. */
function indexed({ schema, route, value }: Failure, document: Document): Fix | undefined {
  const { by, to, with: source, not } = schema['x-index'] ?? {};
  if (by === undefined || to === undefined || source === undefined || not === undefined) return undefined;
  const beside = valueAt(document.value, route.slice(0, -1));
  if (!Array.isArray(value) || value.length === 0 || own(beside, to) !== undefined) return undefined;
  const names = value.map((item) => own(item, by));
  const isWhole = value.every(
    (item) => typeof own(item, source) === 'string' && not.every((key) => own(item, key) === undefined),
  );
  if (!isWhole || names.some((name) => typeof name !== 'string' || name.trim() === '')) return undefined;
  if (new Set(names).size < names.length) return undefined;
  return made('safe', `move it to ${quote(to)}, name to server`, { do: 'index', at: route, by, to });
}

/** What is not known there is called by the name that is near, or goes. */
function withoutKey({ schema, route, value }: Failure, key: string, document: Document): Fix | undefined {
  const at = [...route, key];
  if (valueAt(document.value, at) === undefined) return undefined;
  const known = Object.keys(schema.properties ?? {}).filter((name) => own(value, name) === undefined);
  const close = suggest(key, known);
  return close === undefined
    ? made('unsafe', `remove ${quote(key)}`, { do: 'remove', at })
    : made('safe', `rename ${quote(key)} to ${quote(close)}`, { do: 'rename', at, to: close });
}

/** Nothing is said by an empty list of arguments, where the client wants one. */
function missing({ keyword, params, schema, route, value }: Failure): Fix | undefined {
  const { missingProperty: key } = params;
  if (keyword !== 'required' || typeof key !== 'string' || !isObject(value)) return undefined;
  const property = schema.properties?.[key];
  const isList = typeof property === 'object' && property.type === 'array' && property.minItems === undefined;
  return key === 'args' && isList
    ? made('safe', `add ${quote(key)}`, { do: 'add', at: [...route, key], value: [] })
    : undefined;
}

function retyped({ schema, value, route: at }: Failure): Fix | undefined {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('string') && (['number', 'boolean'].includes(typeof value) || value instanceof Date)) {
    // Only some texts would do.
    const isFree = schema.enum === undefined && schema.pattern === undefined && schema.format === undefined;
    return isFree ? made('safe', 'put it in double quotes', { do: 'quote', at }) : undefined;
  }
  // Where the schema has a remedy of its own, it may not be missing.
  const mayGo = at.length > 0 && schema['x-help'] === undefined;
  if (value === null) return mayGo ? made('unsafe', 'remove it', { do: 'remove', at }) : undefined;
  if (types.includes('object') && Array.isArray(value)) return asObject(schema, value, at);
  if (typeof value !== 'string') return undefined;
  if (types.includes('array')) return asList(schema, value, at);
  // Of a condition it is not known which of its sides the new value would be on.
  if (types.includes('boolean') && schema.if === undefined) {
    const flag = /^(?:true|yes|on)$/i.test(value) ? true : /^(?:false|no|off)$/i.test(value) ? false : undefined;
    if (flag !== undefined) return made('safe', `write ${flag}`, { do: 'set', at, value: flag });
  }
  const numeric = types.includes('integer') ? /^-?(?:0|[1-9]\d{0,8})$/ : /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
  const isNumber = types.some((type) => type === 'integer' || type === 'number') && numeric.test(value);
  return isNumber ? made('safe', 'write it without quotes', { do: 'set', at, value: Number(value) }) : undefined;
}

/** Nothing, as PHP writes it, or assignments as a shell has them. */
function asObject(schema: Failure['schema'], value: readonly unknown[], at: Failure['route']): Fix | undefined {
  const needsMore = typeof schema.else === 'object' && schema.else.required !== undefined;
  if (at.length === 0 || needsMore) return undefined;
  const pairs = value.map((item) => (typeof item === 'string' ? /^([A-Za-z_]\w*)=(.*)$/s.exec(item) : null));
  const members: Record<string, string> = {};
  for (const pair of pairs) {
    const [, name = '', text = ''] = pair ?? [];
    if (name === '' || name === '__proto__' || Object.hasOwn(members, name)) return undefined;
    members[name] = text;
  }
  const title = value.length === 0 ? 'write {}' : 'write each name with its value';
  return made('safe', title, { do: 'set', at, value: members });
}

/** One word; of several, blanks may be part of one. */
function asList({ items }: Failure['schema'], value: string, at: Failure['route']): Fix | undefined {
  const isOfTexts = typeof items !== 'object' || items.type === 'string';
  if (!isOfTexts || value === '' || /[\s,"'\\]/.test(value)) return undefined;
  return made('safe', 'write a list', { do: 'set', at, value: [value] });
}

function made(safety: Safety, title: string, ...changes: readonly Change[]): Fix {
  return { title, safety, changes };
}
