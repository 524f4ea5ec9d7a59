import { decoded, isObject, own, valueAt } from '../../../model/values/index.ts';
import type { Route } from '../../../parse/index.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Where a value does not conform, and to which keyword. */
export interface Mismatch {
  readonly route: Route;
  readonly keyword: string;
  /** The value of that keyword. */
  readonly wanted: unknown;
  readonly value: unknown;
}

/** Steps a single question may take: schemas that refer to themselves and huge values end there, unanswered. */
const EACH = 20_000;

/** Steps that all questions about one document share. */
export interface Budget {
  left: number;
}

export function newBudget(): Budget {
  return { left: 2_000_000 };
}

/**
 * Whether a value conforms to a schema: an interpreter, since a compiled validator would be code made from a foreign
 * file. What it does not know, and patterns, which may take for ever, count as met; so does what exceeds the budget.
 */
export function mismatch(value: unknown, schema: unknown, root: Schema, budget = newBudget()): Mismatch | undefined {
  if (isObject(schema) && isSimple(value, schema)) {
    budget.left -= 1;
    return budget.left < 0 ? undefined : ofItself(value, schema, []);
  }
  const given = Math.min(EACH, Math.max(0, budget.left));
  const walk = new Walk(root, given);
  const found = walk.check(value, schema, []);
  budget.left -= given - walk.left;
  return walk.isExhausted ? undefined : found;
}

/** Whether no other schema has a say, and the value has no parts. */
function isSimple(value: unknown, schema: Schema): boolean {
  if (typeof value === 'object' && value !== null) return false;
  for (const keyword in schema) if (unions.has(keyword)) return false;
  return true;
}

const unions: ReadonlySet<string> = new Set(['$ref', 'allOf', 'anyOf', 'oneOf']);

class Walk {
  readonly #root: Schema;
  #left: number;

  constructor(root: Schema, left: number) {
    this.#root = root;
    this.#left = left;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  get isExhausted(): boolean {
    return this.#left < 0;
  }

  check(value: unknown, schema: unknown, route: Route): Mismatch | undefined {
    this.#left -= 1;
    if (this.#left < 0 || route.length > 100) return undefined;
    if (schema === false) return { route, keyword: 'false', wanted: false, value };
    if (!isObject(schema)) return undefined;
    return (
      ofItself(value, schema, route) ?? this.#ofUnions(value, schema, route) ?? this.#ofParts(value, schema, route)
    );
  }

  #ofUnions(value: unknown, schema: Schema, route: Route): Mismatch | undefined {
    const ref = own(schema, '$ref');
    if (typeof ref === 'string') {
      const target = resolveLocal(this.#root, ref);
      const found = target === undefined ? undefined : this.#deeper(() => this.check(value, target, route));
      if (found !== undefined) return found;
    }
    for (const each of listOf(schema, 'allOf')) {
      const found = this.check(value, each, route);
      if (found !== undefined) return found;
    }
    const any = listOf(schema, 'anyOf');
    if (any.length > 0 && any.every((each) => this.check(value, each, route) !== undefined)) {
      return { route, keyword: 'anyOf', wanted: any, value };
    }
    const one = listOf(schema, 'oneOf');
    // Of several that hold, some may do so only for what is not looked at, such as a pattern.
    if (one.length > 0 && one.every((each) => this.check(value, each, route) !== undefined)) {
      return { route, keyword: 'oneOf', wanted: one, value };
    }
    return undefined;
  }

  #depth = 0;

  /** References may lead in a circle without going down in the value. */
  #deeper(ask: () => Mismatch | undefined): Mismatch | undefined {
    if (this.#depth > 50) {
      this.#left = -1;
      return undefined;
    }
    this.#depth += 1;
    const found = ask();
    this.#depth -= 1;
    return found;
  }

  #ofParts(value: unknown, schema: Schema, route: Route): Mismatch | undefined {
    if (Array.isArray(value)) return this.#ofItems(value, schema, route);
    if (!isObject(value)) return undefined;
    const properties = own(schema, 'properties');
    const patterns = own(schema, 'patternProperties');
    for (const key of Object.keys(value)) {
      const isDeclared = isObject(properties) && Object.hasOwn(properties, key);
      const additional = own(schema, 'additionalProperties');
      const inner = isDeclared ? properties[key] : isObject(patterns) ? true : additional;
      const found = inner === undefined ? undefined : this.check(value[key], inner, [...route, key]);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #ofItems(value: readonly unknown[], schema: Schema, route: Route): Mismatch | undefined {
    const items = own(schema, 'items');
    const prefix = Array.isArray(items) ? items : listOf(schema, 'prefixItems');
    const rest = Array.isArray(items) ? own(schema, 'additionalItems') : items;
    for (const [index, item] of value.entries()) {
      const inner = index < prefix.length ? prefix[index] : rest;
      const found = inner === undefined ? undefined : this.check(item, inner, [...route, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Of several keywords that are not met, the first in the order of the table. */
function ofItself(value: unknown, schema: Schema, route: Route): Mismatch | undefined {
  let failed: string | undefined;
  for (const keyword in schema) {
    const assertion = assertions.get(keyword);
    if (assertion === undefined || assertion.holds(value, schema[keyword], schema)) continue;
    if (failed === undefined || assertion.order < (assertions.get(failed)?.order ?? 0)) failed = keyword;
  }
  return failed === undefined ? undefined : { route, keyword: failed, wanted: schema[failed], value };
}

type Assertion = (value: unknown, wanted: unknown, schema: Schema) => boolean;

const onNumbers =
  (holds: (value: number, bound: number) => boolean): Assertion =>
  (value, bound) =>
    typeof value !== 'number' || typeof bound !== 'number' || holds(value, bound);

const onSizes =
  (sizeOf: (value: unknown) => number | undefined, holds: (size: number, bound: number) => boolean): Assertion =>
  (value, bound) => {
    const size = sizeOf(value);
    return size === undefined || typeof bound !== 'number' || holds(size, bound);
  };

const atLeast = (a: number, b: number) => a >= b;
const atMost = (a: number, b: number) => a <= b;
const characters = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const keys = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined);

const assertions: ReadonlyMap<string, { readonly order: number; readonly holds: Assertion }> = new Map(
  (
    [
      ['type', (value, _, schema) => fitsType(value, schema)],
      ['enum', (value, wanted) => !Array.isArray(wanted) || wanted.some((each) => isSame(each, value))],
      ['const', (value, wanted) => isSame(value, wanted)],
      ['minimum', onNumbers(atLeast)],
      ['maximum', onNumbers(atMost)],
      ['exclusiveMinimum', onNumbers((a, b) => a > b)],
      ['exclusiveMaximum', onNumbers((a, b) => a < b)],
      ['minLength', onSizes(characters, atLeast)],
      ['maxLength', onSizes(characters, atMost)],
      ['minItems', onSizes(items, atLeast)],
      ['maxItems', onSizes(items, atMost)],
      ['minProperties', onSizes(keys, atLeast)],
      ['maxProperties', onSizes(keys, atMost)],
      [
        'required',
        (value, wanted) =>
          !isObject(value) ||
          !Array.isArray(wanted) ||
          wanted.every((key) => typeof key !== 'string' || Object.hasOwn(value, key)),
      ],
    ] satisfies [string, Assertion][]
  ).map(([keyword, holds], order) => [keyword, { order, holds }]),
);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

/** Whether it is of a type that the schema allows, where it says so. */
export function fitsType(value: unknown, schema: Schema): boolean {
  return hasType(value, own(schema, 'type')) || (value === null && own(schema, 'nullable') === true);
}

function hasType(value: unknown, wanted: unknown): boolean {
  return Array.isArray(wanted) ? wanted.some((name) => isOfType(value, name)) : isOfType(value, wanted);
}

/** A type that there is not is another rule's matter. */
function isOfType(value: unknown, name: unknown): boolean {
  return typeof name !== 'string' || !Object.hasOwn(types, name) || types[name]?.(value) === true;
}

/** Equal as JSON, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

function listOf(schema: Schema, key: string): readonly unknown[] {
  const value = own(schema, key);
  return Array.isArray(value) ? value : [];
}

/** What "#/…" in a schema leads to; `undefined` when nothing is there, or when it leads elsewhere. */
export function resolveLocal(root: Schema, ref: string): unknown {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) return undefined;
  let node: unknown = root;
  for (const part of ref.slice(2).split('/')) {
    const key = (decoded(part) ?? part).replaceAll('~1', '/').replaceAll('~0', '~');
    node = valueAt(node, [Array.isArray(node) && /^\d+$/.test(key) ? Number(key) : key]);
  }
  return node;
}
