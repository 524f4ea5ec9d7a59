import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { mismatch } from '../../src/rules/shared/answers/conforms.ts';
import { runs } from '../fuzz.ts';
import { errorsOf, lintTools } from './support.ts';

const draft07 = new Ajv({ strict: false, validateFormats: false });
const draft2020 = new Ajv2020({ strict: false, validateFormats: false });
const META_07 = 'http://json-schema.org/draft-07/schema';
const META_2020 = 'https://json-schema.org/draft/2020-12/schema';

const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, 'a', '', 1, -1, 1.5, [], {}, ['a'], [1], { type: 'string' }, [{}], 'string', [
    'string',
    'null',
  ]),
);
const keywords = [
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minLength',
  'maxItems',
  'minProperties',
  'required',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'allOf',
  'anyOf',
  'not',
  'if',
  'then',
  'uniqueItems',
  'title',
  'description',
  'examples',
  'readOnly',
  '$comment',
  'format',
  'contains',
  'propertyNames',
];

describe('a schema of an argument', () => {
  test('is an error exactly where the meta-schema of draft-07, and so VS Code, refuses it', async () => {
    const mutations = fc.sample(fc.tuple(fc.constantFrom(...keywords), values), { numRuns: 400, seed: 7 });
    for (const [keyword, value] of mutations) {
      const inner = { [keyword]: value };
      const schema = { type: 'object', properties: { query: inner } };
      const refused = !draft07.validate(META_07, schema);
      const tool = { name: 'search', description: 'Searches the docs', inputSchema: schema };
      const errors = errorsOf(await lintTools([tool]));
      expect([inner, errors.length > 0]).toEqual([inner, refused]);
    }
  });

  test('is never refused where both meta-schemas allow it', async () => {
    const schemas = fc.sample(fc.dictionary(fc.constantFrom(...keywords), values, { maxKeys: 4 }), {
      numRuns: runs(200),
      seed: 11,
    });
    for (const inner of schemas) {
      const schema = { type: 'object', properties: { query: inner } };
      if (!draft07.validate(META_07, schema) || !draft2020.validate(META_2020, schema)) continue;
      const tool = { name: 'search', description: 'Searches the docs', inputSchema: schema };
      expect([inner, errorsOf(await lintTools([tool]))]).toEqual([inner, []]);
    }
  });
});

const leaf = fc.oneof(
  fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object') }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 1, null, true), { minLength: 1 }) }),
  fc.record({ const: fc.constantFrom<unknown>('a', 1, { a: 1 }, [1]) }),
  fc.record({ minimum: fc.integer({ min: -2, max: 2 }), exclusiveMaximum: fc.integer({ min: -2, max: 4 }) }),
  fc.record({ minLength: fc.nat(2), maxLength: fc.nat(3) }),
  fc.record({ minItems: fc.nat(2), maxProperties: fc.nat(2) }),
  fc.record({ required: fc.constant(['a']), additionalProperties: fc.boolean() }),
  fc.boolean(),
);
const schemas = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ properties: fc.record({ a: tie('schema'), b: leaf }), additionalProperties: leaf }),
    fc.record({ items: tie('schema') }),
    fc.record({ prefixItems: fc.tuple(leaf, tie('schema')) }),
    fc.record({ anyOf: fc.tuple(leaf, tie('schema')) }),
    fc.record({ allOf: fc.tuple(leaf, tie('schema')) }),
  ),
})).schema;
const instances = fc.oneof(
  fc.constantFrom<unknown>(
    'a',
    'abc',
    '',
    0,
    1,
    1.5,
    -3,
    true,
    null,
    [],
    {},
    [1],
    ['a', 2],
    { a: 1 },
    { a: 'a', b: null },
    { c: [1] },
  ),
);

test('whether a value conforms is what Ajv says', () => {
  fc.assert(
    fc.property(schemas, instances, (schema, value) => {
      const root = { allOf: [schema] };
      const expected = draft2020.compile(root)(value);
      expect(mismatch(value, root, root) === undefined).toBe(expected);
    }),
    { numRuns: runs(500) },
  );
});

test('references may lead in a circle', () => {
  const tree = { type: 'object', properties: { next: { $ref: '#' } } };
  expect(mismatch({ next: { next: {} } }, tree, tree)).toBeUndefined();
  expect(mismatch({ next: { next: 1 } }, tree, tree)?.route).toEqual(['next', 'next']);
  const circle = { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } };
  expect(mismatch({}, circle, circle)).toBeUndefined();
});
