import type { Failure, Notes } from './failure.ts';
import { resolve, type Schema, type SchemaObject, step } from './schema.ts';
import type { RawError, Spot } from './spots.ts';
import { bestBranch } from './union.ts';

/** A schema applied to a value. */
export interface Visit {
  readonly root: Schema;
  readonly schema: Schema;
  readonly schemaPath: string;
  readonly spot: Spot;
  readonly value: unknown;
  readonly route: readonly (string | number)[];
  readonly notes: Notes;
}

type ObjectVisit = Visit & { readonly schema: SchemaObject };

/** Keywords that only lead to other schemas or are told by the failures of those. */
const APPLICATORS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if', 'propertyNames', 'discriminator']);

/**
 * What is wrong, in the order of the schema. The verdicts are the validator's: whether a constraint fails for a value
 * is looked up among its errors; the walk finds out by which way they were reached, and which belong together.
 */
export function* failures(visit: Visit): Generator<Failure> {
  const { schema } = visit;
  if (typeof schema === 'boolean') {
    const [error] = errorsOf(visit, 'false schema');
    if (error !== undefined) yield failure({ ...visit, schema: {} }, error);
    return;
  }
  const here: ObjectVisit = { ...visit, schema, notes: notesOf(schema, visit.notes) };
  const [wrongType] = errorsOf(here, 'type');
  if (wrongType !== undefined) {
    yield failure(here, wrongType);
    return;
  }
  for (const keyword of Object.keys(schema)) {
    if (APPLICATORS.has(keyword)) continue;
    for (const error of errorsOf(here, keyword)) yield failure(here, error);
  }
  yield* atSameValue(here);
  yield* atNames(here);
  yield* below(here);
}

/** Of schemas that are applied to the same value. */
function* atSameValue(here: ObjectVisit): Generator<Failure> {
  const { root, schema, value } = here;
  if (schema.$ref !== undefined) {
    yield* failures({ ...here, schema: resolve(root, schema.$ref), schemaPath: schema.$ref });
  }
  for (const [index, each] of (schema.allOf ?? []).entries()) yield* failures(inside(here, each, 'allOf', `${index}`));
  const [branch] = errorsOf(here, 'if');
  if (branch?.params.failingKeyword === 'then') yield* failures(inside(here, schema.then ?? true, 'then'));
  if (branch?.params.failingKeyword === 'else') yield* failures(inside(here, schema.else ?? true, 'else'));
  for (const [key, each] of Object.entries(schema.dependentSchemas ?? {})) {
    if (hasKey(value, key)) yield* failures(inside(here, each, 'dependentSchemas', step(key)));
  }
  yield* union(here, 'anyOf', schema.anyOf);
  if (schema.discriminator === undefined) yield* union(here, 'oneOf', schema.oneOf);
  else yield* discriminated(here, schema.discriminator.propertyName, schema.oneOf ?? []);
}

function* union(here: ObjectVisit, keyword: string, branches: readonly Schema[] | undefined): Generator<Failure> {
  const [error] = errorsOf(here, keyword);
  if (error === undefined || branches === undefined) return;
  const failed = branches.map((each, index) => [...failures(inside(here, each, keyword, `${index}`))]);
  yield* bestBranch(failure(here, error), failed);
}

function* discriminated(here: ObjectVisit, tag: string, branches: readonly Schema[]): Generator<Failure> {
  const [error] = errorsOf(here, 'discriminator');
  const values = branches.map((branch) => tagValues(here.root, branch, tag));
  const given = childOf(here.value, tag);
  if (error === undefined) {
    const index = values.findIndex((allowed) => allowed.includes(given));
    if (index !== -1) yield* failures(inside(here, branches[index] ?? true, 'oneOf', `${index}`));
  } else if (!hasKey(here.value, tag)) {
    yield { ...failure(here, error), keyword: 'required', params: { missingProperty: tag } };
  } else {
    const schema = { enum: values.flat() };
    yield { ...failure(here, error), keyword: 'enum', schema, params: {}, route: [...here.route, tag], value: given };
  }
}

function tagValues(root: Schema, branch: Schema, tag: string): readonly unknown[] {
  if (typeof branch === 'boolean') return [];
  const schema = branch.properties?.[tag];
  if (typeof schema === 'object') return schema.enum ?? [schema.const];
  return branch.$ref === undefined ? [] : tagValues(root, resolve(root, branch.$ref), tag);
}

/** Of a schema for the names of keys: told as a fault of the object, at the key. */
function* atNames(here: ObjectVisit): Generator<Failure> {
  for (const error of errorsOf(here, 'propertyNames')) {
    const name = String(error.params.propertyName);
    const spot = here.spot.names.get(name);
    const visit = { ...inside(here, here.schema.propertyNames ?? true, 'propertyNames'), value: name };
    const [inner] = spot === undefined ? [] : failures({ ...visit, spot });
    yield inner === undefined ? failure(here, error) : { ...inner, route: here.route, name };
  }
}

/** Of schemas for the parts of the value; only parts with errors are looked at. */
function* below(here: ObjectVisit): Generator<Failure> {
  for (const [key, spot] of here.spot.below) {
    const child = Array.isArray(here.value) ? Number(key) : key;
    const value = childOf(here.value, child);
    for (const { schema, path } of Array.isArray(here.value) ? forItem(here, Number(key)) : forKey(here, key)) {
      const notes: Notes = withoutRule(here.notes);
      const schemaPath = `${here.schemaPath}/${path}`;
      yield* failures({ root: here.root, schema, schemaPath, spot, value, route: [...here.route, child], notes });
    }
  }
}

interface Part {
  readonly schema: Schema;
  readonly path: string;
}

function forItem({ schema }: ObjectVisit, index: number): Part[] {
  const parts: Part[] = [];
  const prefix = schema.prefixItems?.[index];
  if (prefix !== undefined) parts.push({ schema: prefix, path: `prefixItems/${index}` });
  else if (schema.items !== undefined) parts.push({ schema: schema.items, path: 'items' });
  if (schema.unevaluatedItems !== undefined) parts.push({ schema: schema.unevaluatedItems, path: 'unevaluatedItems' });
  return parts;
}

function forKey({ schema }: ObjectVisit, key: string): Part[] {
  const parts: Part[] = [];
  const { properties, additionalProperties, unevaluatedProperties } = schema;
  if (properties !== undefined && Object.hasOwn(properties, key)) {
    parts.push({ schema: properties[key] ?? true, path: `properties/${step(key)}` });
  }
  for (const [pattern, each] of Object.entries(schema.patternProperties ?? {})) {
    if (new RegExp(pattern, 'u').test(key)) parts.push({ schema: each, path: `patternProperties/${step(pattern)}` });
  }
  if (parts.length === 0 && additionalProperties !== undefined) {
    parts.push({ schema: additionalProperties, path: 'additionalProperties' });
  }
  if (unevaluatedProperties !== undefined) {
    parts.push({ schema: unevaluatedProperties, path: 'unevaluatedProperties' });
  }
  return parts;
}

function inside(here: ObjectVisit, schema: Schema, ...steps: string[]): Visit {
  return { ...here, schema, schemaPath: [here.schemaPath, ...steps].join('/') };
}

function errorsOf({ spot, schemaPath }: Visit, keyword: string): readonly RawError[] {
  return spot.errors.get(`${schemaPath}/${keyword}`) ?? [];
}

function failure(here: ObjectVisit, error: RawError): Failure {
  const { schema, route, value, notes } = here;
  return { keyword: error.keyword, schemaPath: error.schemaPath, schema, params: error.params, route, value, notes };
}

function notesOf(schema: SchemaObject, outer: Notes): Notes {
  const rule = schema['x-rule'] ?? outer.rule;
  const effect = schema['x-effect'] ?? outer.effect;
  const by = schema['x-by'] ?? outer.by;
  return {
    ...(rule === undefined ? {} : { rule }),
    ...(effect === undefined ? {} : { effect }),
    ...(by === undefined ? {} : { by }),
  };
}

/** A rule answers for the value whose schema names it, not for everything inside. */
function withoutRule({ rule, ...rest }: Notes): Notes {
  return rest;
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function childOf(value: unknown, key: string | number): unknown {
  return hasKey(value, String(key)) ? Reflect.get(value as object, key) : undefined;
}
