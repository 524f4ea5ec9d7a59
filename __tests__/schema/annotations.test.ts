import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createAjv } from '../../scripts/compile-schemas/ajv.mjs';
import { subschemas } from '../../scripts/compile-schemas/subschemas.mjs';
import { readSchemas } from '../../src/cli/catalog.ts';
import { loadClient, registry, unitOf } from '../../src/clients/index.ts';
import { about } from '../../src/version.generated.ts';
import { repository } from '../e2e/support.ts';
import { inTurnAmongAll } from '../fuzz.ts';

type Schema = Readonly<Record<string, unknown>>;

const folder = join(repository, 'schemas');
const names = readdirSync(folder);
const schemas = new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema]));

/** Every property that a schema describes, with its key; conditions describe nothing. */
function* propertiesOf(schema: Schema): Generator<{ readonly key: string; readonly property: Schema }> {
  for (const { keyword, path, schema: inside } of subschemas(schema)) {
    if (keyword === 'if' || keyword === 'not' || typeof inside !== 'object') continue;
    if (keyword === 'properties') yield { key: String(path[1]), property: inside };
    yield* propertiesOf(inside);
  }
}

test('a limit of time says its unit, as the facts have it', async () => {
  const clients = await Promise.all([...new Set(registry().map(({ client }) => client))].map(loadClient));
  const wrong: string[] = [];
  for (const { id, schema = id, dialect } of clients.flatMap(({ formats }) => formats)) {
    const own = schemas.get(`${schema}.schema.json`);
    for (const [key, fact] of Object.entries(dialect?.fields ?? {})) {
      const unit = fact.unread === true || fact.unit === undefined ? undefined : unitOf(fact);
      if (own === undefined || unit === undefined) continue;
      const said = [...propertiesOf(own)]
        .filter((each) => each.key === key)
        .map(({ property }) => property.description);
      const word = unit === 'ms' ? /millisecond/i : /(?<!milli)second/i;
      for (const each of said) if (!word.test(String(each))) wrong.push(`${schema} ${key} (${unit}): ${each}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('defaults and examples are values that their schemas take', () => {
  const ajv = createAjv();
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${about.schemas}${name}`);
  const refused: string[] = [];
  for (const name of inTurnAmongAll(names, 0)) {
    for (const { pointer, values } of samplesIn(schemas.get(name) ?? {})) {
      const isValid = ajv.getSchema(`${about.schemas}${name}#${pointer}`);
      for (const value of values) {
        if (isValid?.(value) !== true) refused.push(`${name}${pointer}: ${JSON.stringify(value)}`);
      }
    }
  }
  expect(refused).toEqual([]);
});

/** The defaults and examples of each schema in a schema, with the way to it. */
function* samplesIn(schema: Schema, pointer = ''): Generator<{ pointer: string; values: readonly unknown[] }> {
  const values = [...('default' in schema ? [schema.default] : []), ...((schema.examples as unknown[]) ?? [])];
  if (values.length > 0) yield { pointer, values };
  for (const { path, schema: inside } of subschemas(schema)) {
    const steps = path.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')));
    if (typeof inside === 'object') yield* samplesIn(inside, `${pointer}/${steps.join('/')}`);
  }
}

/** An editor puts what a reference leads to over what stands beside it. */
test.each(readSchemas().map(({ schema }) => `${schema}.schema.json`))(
  'nothing beside a reference in %s is lost',
  (name) => {
    const lost: string[] = [];
    const look = (own: string, schema: Schema, pointer: string): void => {
      const { $ref, $schema: _dialect, $id: _address, ...beside } = schema;
      if (typeof $ref === 'string' && !$ref.startsWith('#')) return;
      const target = typeof $ref === 'string' ? targetOf(own, $ref) : {};
      const hidden = Object.keys(beside).filter((key) => !key.startsWith('x-') && key in target);
      if (hidden.some((key) => target[key] !== beside[key])) lost.push(`${pointer}: ${hidden.join(', ')}`);
      for (const { path, schema: inside } of subschemas(schema)) {
        if (typeof inside === 'object') look(own, inside, `${pointer}/${path.join('/')}`);
      }
    };
    look(name, schemas.get(name) ?? {}, '');
    expect(lost).toEqual([]);
  },
);

function targetOf(name: string, ref: string): Schema {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<Schema>((schema, step) => (schema[step] ?? {}) as Schema, schemas.get(name) ?? {});
}
