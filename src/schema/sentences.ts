import type { Failure } from './failure.ts';
import type { Schema, SchemaObject } from './schema.ts';
import { allOf, choice, count, foundKind, isPrivate, oneOf, quoteName, shown, typeWord } from './show.ts';

/** A predicate: it stands behind the name of what it is about. */
type Sentence = (failure: Failure) => string;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date like 2026-01-31',
  'date-time': 'a date and time like 2026-01-31T12:00:00Z',
  email: 'an e-mail address',
  hostname: 'a host name',
  regex: 'a regular expression',
  uri: 'a URL',
  uuid: 'a UUID',
};

const UNKNOWN_KEY: Sentence = ({ params }) =>
  `has the key ${quoteName(String(params.additionalProperty ?? params.unevaluatedProperty))}, which is not known here`;

const TOO_MANY_ITEMS: Sentence = ({ value, params }) => tooMany(sizeOf(value), 'item', params.limit);

/** What each keyword of a schema says about a value that does not meet it. */
export const sentences: ReadonlyMap<string, Sentence> = new Map<string, Sentence>([
  ['type', wrongType],
  ['enum', ({ schema, value, route }) => notAmong(schema.enum ?? [], value, route)],
  ['const', ({ schema, value, route }) => notAmong([schema.const], value, route)],
  ['minimum', ({ value, route, schema }) => outside(value, route, `the least value is ${schema.minimum}`)],
  ['maximum', ({ value, route, schema }) => outside(value, route, `the greatest value is ${schema.maximum}`)],
  ['exclusiveMinimum', ({ value, route, schema }) => outside(value, route, above(schema))],
  ['exclusiveMaximum', ({ value, route, schema }) => outside(value, route, below(schema))],
  [
    'multipleOf',
    ({ value, route, schema }) => outside(value, route, `only multiples of ${schema.multipleOf} are allowed`),
  ],
  ['minLength', ({ value, schema }) => tooFew(lengthOf(value), 'character', schema.minLength)],
  ['maxLength', ({ value, schema }) => tooMany(lengthOf(value), 'character', schema.maxLength)],
  ['limit', () => 'has more faults than can be listed'],
  ['pattern', ({ schema }) => `is not ${schema['x-label'] ?? `of the form "${schema.pattern}"`}`],
  [
    'format',
    ({ schema }) => `is not ${schema['x-label'] ?? FORMATS[String(schema.format)] ?? `of the form "${schema.format}"`}`,
  ],
  ['minItems', ({ value, schema }) => tooFew(sizeOf(value), 'item', schema.minItems)],
  ['maxItems', ({ value, schema }) => tooMany(sizeOf(value), 'item', schema.maxItems)],
  [
    'uniqueItems',
    ({ params }) => `has the same item at the positions ${Number(params.j) + 1} and ${Number(params.i) + 1}`,
  ],
  ['contains', tooFewMatching],
  ['items', TOO_MANY_ITEMS],
  ['unevaluatedItems', TOO_MANY_ITEMS],
  ['minProperties', ({ value, schema }) => tooFew(sizeOf(value), 'key', schema.minProperties)],
  ['maxProperties', ({ value, schema }) => tooMany(sizeOf(value), 'key', schema.maxProperties)],
  ['required', missing],
  [
    'dependentRequired',
    ({ params }) => `has ${quoteName(String(params.property))} but no ${quoteName(String(params.missingProperty))}`,
  ],
  ['additionalProperties', UNKNOWN_KEY],
  ['unevaluatedProperties', UNKNOWN_KEY],
  ['propertyNames', ({ params }) => `has the key ${quoteName(String(params.propertyName))}, which is not allowed here`],
  ['not', refused],
  ['false schema', () => 'is not allowed here'],
  ['anyOf', () => 'has none of the shapes that are allowed here'],
  ['oneOf', severalShapes],
]);

export function sentenceFor(failure: Failure): string {
  const sentence = sentences.get(failure.keyword)?.(failure) ?? 'is not allowed here';
  if (failure.name === undefined || failure.keyword === 'propertyNames') return sentence;
  return `has the key ${quoteName(failure.name)}, which ${sentence}`;
}

function wrongType({ schema, value, route }: Failure): string {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const needed = oneOf(types.map(typeWord));
  const fraction = typeof value === 'number' && Number.isFinite(value) && types.includes('integer');
  return `is ${fraction ? (shown(value, route) ?? 'a fraction') : foundKind(value)}; ${needed} is needed`;
}

function notAmong(allowed: readonly unknown[], value: unknown, route: Failure['route']): string {
  const can = allowed.length === 1 ? 'can only be' : 'can be';
  return `${is(value, route)}; it ${can} ${choice(allowed)}`;
}

/** "is 5", or only what kind of thing it is. */
function is(value: unknown, route: Failure['route']): string {
  const text = shown(value, route);
  if (text !== undefined) return `is ${text}`;
  if (value === '') return 'is empty';
  return typeof value === 'string' ? 'is another string' : `is ${foundKind(value)}`;
}

function outside(value: unknown, route: Failure['route'], bound: string): string {
  return isPrivate(route) ? `is out of bounds; ${bound}` : `is ${String(value)}; ${bound}`;
}

function above({ type, exclusiveMinimum }: SchemaObject): string {
  return type === 'integer' && Number.isInteger(exclusiveMinimum)
    ? `the least value is ${Number(exclusiveMinimum) + 1}`
    : `only values above ${exclusiveMinimum} are allowed`;
}

function below({ type, exclusiveMaximum }: SchemaObject): string {
  return type === 'integer' && Number.isInteger(exclusiveMaximum)
    ? `the greatest value is ${Number(exclusiveMaximum) - 1}`
    : `only values below ${exclusiveMaximum} are allowed`;
}

function tooFew(size: number, unit: string, limit: unknown): string {
  return size === 0 && limit === 1 ? 'is empty' : `has ${count(size, unit)}; the least is ${numberOf(limit)}`;
}

function tooMany(size: number, unit: string, limit: unknown): string {
  return limit === 0 ? 'is not empty' : `has ${count(size, unit)}; the most is ${numberOf(limit)}`;
}

function tooFewMatching({ schema, params }: Failure): string {
  const { minContains, maxContains } = params;
  const kind = schema['x-label'] ?? 'of the needed kind';
  if (maxContains !== undefined) return `does not have ${minContains} to ${maxContains} items ${kind}`;
  return minContains === 1 ? `has no item ${kind}` : `has fewer than ${minContains} items ${kind}`;
}

function missing({ params }: Failure): string {
  const several = params.missingAll ?? params.missingEach;
  if (!Array.isArray(several)) return `has no ${quoteName(String(params.missingProperty))}`;
  const names = several.map((name) => quoteName(String(name)));
  return names.length === 2 ? `has neither ${names[0]} nor ${names[1]}` : `has none of ${allOf(names)}`;
}

function refused({ schema, value, route }: Failure): string {
  const not = schema.not;
  if (typeof not !== 'object') return 'is not allowed here';
  const names = requiredBy(not);
  if (names !== undefined)
    return `has ${allOf(names)}${names.length > 1 ? ' together' : ''}, which is not allowed here`;
  const text = not.const === undefined && not.enum === undefined ? undefined : shown(value, route);
  return text === undefined ? 'is not allowed here' : `is ${text}, which is not allowed here`;
}

/** The names when requiring them is all that a schema does. */
function requiredBy(schema: SchemaObject): string[] | undefined {
  const others = Object.keys(schema).filter((key) => key !== 'required' && key !== 'type');
  return others.length === 0 && schema.required !== undefined ? schema.required.map(quoteName) : undefined;
}

function severalShapes({ schema, params }: Failure): string {
  if (!Array.isArray(params.passingSchemas)) return 'has none of the shapes that are allowed here';
  const names = params.passingSchemas.map((index: number) => onlyName(schema.oneOf?.[index]));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length
    ? `has both ${allOf(known)}; only one of them is allowed`
    : 'fits more than one of the shapes of which one is allowed';
}

function onlyName(schema: Schema | undefined): string | undefined {
  const names = typeof schema === 'object' ? requiredBy(schema) : undefined;
  return names?.length === 1 ? names[0] : undefined;
}

/** In characters, as schemas count. */
function lengthOf(value: unknown): number {
  let length = 0;
  if (typeof value === 'string') for (const _ of value) length++;
  return length;
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function numberOf(limit: unknown): string {
  return typeof limit === 'number' ? String(limit) : '0';
}
