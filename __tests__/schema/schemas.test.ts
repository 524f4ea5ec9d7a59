import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ANNOTATIONS } from '../../scripts/compile-schemas/ajv.mjs';
import { compileSchemas } from '../../scripts/compile-schemas.mjs';
import { sentences } from '../../src/schema/sentences.ts';
import { about } from '../../src/version.generated.ts';
import { isWhole } from '../fuzz.ts';
import { partsOf, readSchemas, root } from './real-schemas.ts';

const schemas = readSchemas();
const draft = new Ajv2020({ strict: false });
const META = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords that cannot fail by themselves: what they lead to fails, or `sentences` has the keyword under another name. */
const SILENT = new Set([
  ...ANNOTATIONS,
  '$schema',
  '$id',
  '$comment',
  '$defs',
  '$ref',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'properties',
  'patternProperties',
  'prefixItems',
  'allOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'discriminator',
  'minContains',
  'maxContains',
]);

// What is older than its schema is made anew before any test: that it comes out the same takes to make all of them once more.
(isWhole ? test : test.skip)('the validators are those of the schemas', () => {
  const folders = { schemaDir: path.join(root, 'schemas'), outDir: path.join(root, 'src/schema') };
  expect(compileSchemas({ ...folders, check: true })).toEqual([]);
});

describe.each([...schemas])('%s', (id, schema) => {
  test('is a schema of the 2020-12 draft', () => {
    expect(schema.$schema).toBe(META);
    expect([draft.validate(META, schema), draft.errors]).toEqual([true, null]);
  });

  test('has a title, a description, and the address where it can be had', () => {
    expect(schema.title).toEqual(expect.stringMatching(/\S/));
    expect(schema.description).toEqual(expect.stringMatching(/\S/));
    expect(schema.$id).toBe(`${about.schemas}${id}.schema.json`);
  });

  test('describes each property for editors', () => {
    const silent = [...partsOf(schema)].flatMap(({ path: at, schema: part, steps }) =>
      isCondition(steps)
        ? []
        : Object.entries<{ description?: string }>(part.properties ?? {})
            .filter(([, property]) => !property.description?.trim())
            .map(([name]) => `${at}/properties/${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('leaves unknown keys to "x-rule": "field-value" in an "allOf", since rules about shapes say nothing of keys', () => {
    const unsaid = [...partsOf(schema)].filter(
      ({ schema: part }) =>
        [part.additionalProperties, part.unevaluatedProperties].includes(false) &&
        ['root-shape', 'server-shape'].includes(part['x-rule']),
    );
    expect(unsaid.map(({ path: at }) => at)).toEqual([]);
  });

  test('uses only keywords that have a sentence', () => {
    const used = [...partsOf(schema)].flatMap((part) => Object.keys(part.schema));
    expect(used.filter((keyword) => !SILENT.has(keyword) && !sentences.has(keyword))).toEqual([]);
  });
});

/** What is only asked, not laid down. */
function isCondition(steps: readonly string[]): boolean {
  return steps.includes('if') || steps.includes('not');
}
