import type { AnySchemaObject, ValidateFunction } from 'ajv/dist/2020.js';
import { compileSchema, createAjv } from '../../scripts/compile-schemas/ajv.mjs';
import { bundleSchema } from '../../scripts/compile-schemas/bundle.mjs';
import { partsOf } from './real-schemas.ts';

export interface Fixtures {
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** The JSON type whose values a keyword judges; any when it has none here. */
const JUDGED: Readonly<Record<string, string | undefined>> = {
  enum: undefined,
  const: undefined,
  pattern: 'string',
  format: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  required: 'object',
  dependentRequired: 'object',
  minProperties: 'object',
  maxProperties: 'object',
};

interface Constraint {
  /** As in the paths of errors, within the bundle. */
  readonly path: string;
  readonly keyword: string;
  /** In a condition: its failure is no error. */
  readonly silent: boolean;
}

/**
 * The constraints of schemas, "id#/path", that no fixture violates ("never violated") or that no valid fixture meets
 * ("never met"). A file that others refer to is covered by their fixtures too; where not all schemas are asked about, of
 * such files nothing is said.
 */
export function uncovered(
  schemas: ReadonlyMap<string, AnySchemaObject>,
  fixturesOf: (id: string) => Fixtures,
  asked: readonly string[] = [...schemas.keys()],
): string[] {
  const all = new Set<string>();
  const violated = new Set<string>();
  const met = new Set<string>();
  const unasked = asked.length < schemas.size ? sharedOf(schemas) : new Set<string>();
  for (const id of asked) {
    const bundle = bundleSchema(id, schemas);
    const trial = new Trial(bundle, id);
    for (const constraint of trial.constraints) {
      const name = ownerOf(constraint.path, id, schemas);
      if (unasked.has(name.slice(0, name.indexOf('#')))) continue;
      all.add(name);
      const fixtures = fixturesOf(id);
      // Many schemas refer to the same part, and to leave out one of its constraints is to compile the schema anew.
      if (!violated.has(name) && trial.isViolated(constraint, fixtures)) violated.add(name);
      if (!met.has(name) && trial.isMet(constraint, fixtures)) met.add(name);
    }
  }
  return [...all].sort().flatMap((name) => {
    const lacks = [...(violated.has(name) ? [] : ['violated']), ...(met.has(name) ? [] : ['met'])];
    return lacks.length === 0 ? [] : [`${name} is never ${lacks.join(' and never ')}`];
  });
}

/** The files that others refer to. */
function sharedOf(schemas: ReadonlyMap<string, AnySchemaObject>): Set<string> {
  const texts = [...schemas.values()].map((schema) => JSON.stringify(schema));
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/"\$ref":"([\w-]+)\.schema\.json/g), ([, file = '']) => file)),
  );
}

/** The file and the path in it. */
function ownerOf(path: string, id: string, schemas: ReadonlyMap<string, AnySchemaObject>): string {
  const [, defs, first = '', ...rest] = path.split('/');
  const adopted = defs === '$defs' && schemas.has(first) && !Object.hasOwn(schemas.get(id)?.$defs ?? {}, first);
  return adopted ? `${first}#/${rest.join('/')}` : `${id}${path}`;
}

/**
 * One schema, compiled once with a switch at every constraint that makes it impossible to meet, and one at each in a
 * condition that leaves it out. No error names what is in a condition, so that it may stand elsewhere there.
 */
class Trial {
  readonly constraints: readonly Constraint[];
  readonly #validate: ValidateFunction;
  readonly #errors = new Map<unknown, readonly string[]>();
  #impossible: number | undefined;
  #leftOut: number | undefined;

  constructor(bundle: AnySchemaObject, id: string) {
    const schema = structuredClone(bundle);
    const constraints: Constraint[] = [];
    for (const { path, steps, schema: part } of [...partsOf(schema)]) {
      const first = constraints.length;
      const silent = steps.includes('if') || steps.includes('not');
      for (const keyword of Object.keys(JUDGED)) {
        if (Object.hasOwn(part, keyword)) constraints.push({ path: `${path}/${keyword}`, keyword, silent });
      }
      const indices = Array.from(constraints.slice(first), (_, index) => first + index);
      if (indices.length > 0) part['x-switch'] = indices;
      if (silent) for (const index of indices) makeOptional(part, constraints[index]?.keyword ?? '', index);
    }
    this.constraints = constraints;
    const ajv = createAjv();
    ajv.addKeyword({
      keyword: 'x-switch',
      schemaType: 'array',
      errors: false,
      validate: (indices: readonly number[], data: unknown) => this.#allows(indices, data),
    });
    ajv.addKeyword({
      keyword: 'x-left-out',
      schemaType: 'number',
      errors: false,
      validate: (index: number) => this.#leftOut === index,
    });
    this.#validate = compileSchema(ajv, schema, id);
  }

  /** Whether an error says so; in a condition, whether leaving it out makes a difference to any fixture. */
  isViolated(constraint: Constraint, { valid, invalid }: Fixtures): boolean {
    const { path, silent } = constraint;
    if (!silent) return invalid.some((data) => this.#errorsOf(data).some((error) => error.endsWith(` ${path}`)));
    return [...valid, ...invalid].some((data) => {
      const before = this.#errorsOf(data);
      this.#leftOut = this.constraints.indexOf(constraint);
      const after = run(this.#validate, data);
      this.#leftOut = undefined;
      return differ(before, after);
    });
  }

  /** Whether it matters to a valid fixture; in a condition, to any. */
  isMet(constraint: Constraint, { valid, invalid }: Fixtures): boolean {
    const candidates = constraint.silent ? [...valid, ...invalid] : valid;
    return candidates.some((data) => {
      const before = this.#errorsOf(data);
      this.#impossible = this.constraints.indexOf(constraint);
      const after = run(this.#validate, data);
      this.#impossible = undefined;
      return differ(before, after);
    });
  }

  #errorsOf(data: unknown): readonly string[] {
    const known = this.#errors.get(data) ?? run(this.#validate, data);
    this.#errors.set(data, known);
    return known;
  }

  #allows(indices: readonly number[], data: unknown): boolean {
    return this.#impossible === undefined || !indices.includes(this.#impossible) || !judges(this.#keyword(), data);
  }

  #keyword(): string {
    return this.constraints[this.#impossible ?? 0]?.keyword ?? '';
  }
}

function run(validate: ValidateFunction, data: unknown): readonly string[] {
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`);
}

function differ(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') !== other.join('\n');
}

/** Lets what has this index be left out. */
function makeOptional(part: AnySchemaObject, keyword: string, index: number): void {
  const { [keyword]: constraint, allOf = [] } = part;
  delete part[keyword];
  part.allOf = [...allOf, { anyOf: [{ 'x-left-out': index }, { [keyword]: constraint }] }];
}

function judges(keyword: string, data: unknown): boolean {
  const type = JUDGED[keyword];
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(data);
  if (type === 'object') return typeof data === 'object' && data !== null && !Array.isArray(data);
  return typeof data === type;
}
