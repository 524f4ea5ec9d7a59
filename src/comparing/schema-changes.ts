import { isObject, own } from '../model/values/index.ts';
import type { Effect } from './effect.ts';

/** Whether values of the schema go into the server or come out of it: what is wider breaks those who read, what is narrower those who call. */
export interface Asked {
  readonly goes: 'in' | 'out';
  /** What a place in the schema is called; the schema itself has an empty path. */
  readonly name: (path: string) => string;
  readonly tell: (effect: Effect, message: string) => void;
}

/** Deeper than anybody nests arguments. */
const DEEPEST = 30;

/** Limits of which more is narrower, and of which less is. */
const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Of two values of these nobody can say which takes more. */
const others = [
  '$ref',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'const',
  'pattern',
  'format',
  'multipleOf',
];
const lists = [
  'prefixItems',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'contains',
];

export function schemaChanges(before: unknown, after: unknown, asked: Asked, path = '', depth = 0): void {
  if (depth > DEEPEST || isEqual(before, after)) return;
  const name = asked.name(path);
  const tell = (effect: Effect, words: string) => asked.tell(effect, `${name} ${words}`);
  if (!isObject(before) || !isObject(after)) {
    tell('breaking', 'has another schema');
    return;
  }
  const told: Told = {
    narrower: (words) => tell(asked.goes === 'in' ? 'breaking' : 'additive', words),
    wider: (words) => tell(asked.goes === 'in' ? 'additive' : 'breaking', words),
    other: (words) => tell('breaking', words),
  };
  sets(typesOf(before), typesOf(after), 'type', told);
  sets(valuesOf(before), valuesOf(after), 'value', told);
  limits(before, after, told);
  otherKeywords(before, after, told);
  otherKeys(before, after, told);
  properties(before, after, asked, path, depth);
  schemaChanges(before.items ?? {}, after.items ?? {}, asked, `${path}[]`, depth + 1);
  if (before.description !== after.description && path !== '')
    asked.tell('wording', `the description of ${name} is another one`);
  if (!isEqual(before.default, after.default)) asked.tell('wording', `the default of ${name} is another one`);
}

type SchemaLike = Readonly<Record<string, unknown>>;

function limits(before: SchemaLike, after: SchemaLike, told: Told): void {
  for (const key of floors) limit(key, 1, [before[key], after[key]], told);
  for (const key of ceilings) limit(key, -1, [before[key], after[key]], told);
}

function otherKeywords(before: SchemaLike, after: SchemaLike, told: Told): void {
  for (const key of [...others, ...lists]) {
    if (isEqual(before[key], after[key])) continue;
    if (before[key] === undefined) told.narrower(`is held to "${key}" now`);
    else if (after[key] === undefined) told.wider(`is held to no "${key}" any more`);
    else told.other(`has another "${key}"`);
  }
}

/** Whether keys are taken that the schema does not name. */
function otherKeys(before: SchemaLike, after: SchemaLike, told: Told): void {
  const [wasClosed, isClosed] = [before.additionalProperties === false, after.additionalProperties === false];
  if (isClosed && !wasClosed) told.narrower('takes no other keys any more');
  if (wasClosed && !isClosed) told.wider('takes other keys now');
}

function properties(before: object, after: object, asked: Asked, path: string, depth: number): void {
  const { tell, goes } = asked;
  const [old, now] = [own(before, 'properties'), own(after, 'properties')].map((each) => (isObject(each) ? each : {}));
  const [needed, needs] = [requiredIn(before), requiredIn(after)];
  for (const key of new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])) {
    const inner = path === '' ? key : `${path}.${key}`;
    const name = asked.name(inner);
    if (!Object.hasOwn(now ?? {}, key)) tell('breaking', `${name} is gone`);
    else if (!Object.hasOwn(old ?? {}, key)) {
      const isAsked = goes === 'in' && needs.has(key);
      tell(isAsked ? 'breaking' : 'additive', `${name} is new${isAsked ? ' and required' : ''}`);
    } else {
      requirement(name, needed.has(key), needs.has(key), asked);
      schemaChanges(own(old, key), own(now, key), asked, inner, depth + 1);
    }
  }
}

/** Who calls minds what is asked now, who reads what is promised no more. */
function requirement(name: string, was: boolean, is: boolean, { tell, goes }: Asked): void {
  if (was === is) return;
  const breaks = (goes === 'in') === is;
  tell(breaks ? 'breaking' : 'additive', `${name} is ${is ? 'required now' : 'required no more'}`);
}

interface Told {
  readonly narrower: (words: string) => void;
  readonly wider: (words: string) => void;
  /** Neither, or nobody can say. */
  readonly other: (words: string) => void;
}

/** What is allowed, where anything is said of that. */
function sets(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
  what: string,
  told: Told,
): void {
  if (before === undefined && after === undefined) return;
  if (before === undefined) told.narrower(`is held to some ${what}s now`);
  else if (after === undefined) told.wider(`takes any ${what} now`);
  else {
    if ([...before].some((each) => !after.has(each))) told.narrower(`lacks a ${what} that it had`);
    if ([...after].some((each) => !before.has(each))) told.wider(`has a ${what} that it lacked`);
  }
}

function limit(key: string, sign: 1 | -1, [before, after]: readonly [unknown, unknown], told: Told): void {
  const [was, is] = [before, after].map((each) => (typeof each === 'number' ? each * sign : Number.NEGATIVE_INFINITY));
  if (was === undefined || is === undefined || was === is) return;
  if (is > was) told.narrower(`has a stricter "${key}"`);
  else told.wider(`has a milder "${key}"`);
}

function typesOf({ type }: Record<string, unknown>): ReadonlySet<string> | undefined {
  const types = [type].flat().filter((each) => typeof each === 'string');
  if (types.length === 0) return undefined;
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

function valuesOf(schema: Record<string, unknown>): ReadonlySet<string> | undefined {
  return Array.isArray(schema.enum) ? new Set(schema.enum.map((each) => JSON.stringify(each))) : undefined;
}

function requiredIn(schema: object): ReadonlySet<unknown> {
  const required = own(schema, 'required');
  return new Set(Array.isArray(required) ? required : []);
}

/** Whatever the order of their keys. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_: string, value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
