import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { check } from '../../src/schema/check.ts';
import type { Validator } from '../../src/schema/validators.ts';
import { runs } from '../fuzz.ts';
import { compileOne, json } from './helpers.ts';

const keys = ['a', 'b', '__proto__', 'x/y'];
const key = fc.constantFrom(...keys);

/** Plain data with few keys and values, so that schemas and data meet; every key is an own property. */
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('1', '2.5', '"a"', '"bb"', 'true', 'null'),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join()}]`),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 3, selector: ([name]) => name })
      .map((pairs) => `{${pairs.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`),
  ),
}));

type Schema = Record<string, unknown> | boolean;
const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const sub = tie('schema');
  const named = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'x/y'), sub), {
    maxLength: 2,
    selector: ([name]) => name,
  });
  const map = named.map((pairs) => Object.fromEntries(pairs));
  const list = fc.array(sub, { minLength: 1, maxLength: 3 });
  const needed = fc.uniqueArray(key, { minLength: 1, maxLength: 2 });
  return {
    schema: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<Schema>(
        { type: 'string' },
        { type: ['object', 'array'] },
        { type: 'number', minimum: 2 },
        { type: 'string', minLength: 2 },
        { enum: ['a', 1, null] },
        { const: 'bb' },
        { $ref: '#/$defs/text' },
        { $ref: '#/$defs/tree' },
        true,
        false,
      ),
      needed.map((required): Schema => ({ type: 'object', required })),
      fc.record({ type: fc.constant('object'), properties: map, additionalProperties: sub }),
      fc.record({ type: fc.constant('object'), properties: map, unevaluatedProperties: fc.constantFrom(true, false) }),
      fc.record({ type: fc.constant('object'), patternProperties: map, propertyNames: fc.constant({ maxLength: 1 }) }),
      fc.record({ type: fc.constant('array'), items: sub, uniqueItems: fc.boolean() }),
      fc.record({ allOf: list }),
      fc.record({ anyOf: list }),
      fc.record({ oneOf: list }),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      fc.record({ if: sub, then: sub, else: sub }),
      fc.record({ not: sub }),
    ),
  };
});

const $defs = {
  text: { type: 'string', maxLength: 1 },
  tree: { type: 'object', additionalProperties: { anyOf: [{ $ref: '#/$defs/tree' }, { $ref: '#/$defs/text' }] } },
};

/** The same schema by Ajv as it comes. */
function plain(full: object): (data: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true });
  const validate = ajv.compile(full);
  return (data) => validate(data) as boolean;
}

function compile(each: Schema): Validator {
  return compileOne({ allOf: [each], $defs });
}

describe('for any schema and document', () => {
  test('the validators judge as Ajv does', () => {
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 1, maxLength: 8 }), (each, texts) => {
        const { validate } = compile(each);
        const reference = plain({ allOf: [each], $defs });
        for (const text of texts) {
          // Ajv looks up evaluated keys on a plain object, and so takes "__proto__" for one of them.
          if (text.includes('__proto__') && JSON.stringify(each).includes('unevaluated')) continue;
          expect([text, validate(JSON.parse(text))]).toEqual([text, reference(JSON.parse(text))]);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('something is told exactly when the document does not fit', () => {
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 1, maxLength: 8 }), (each, texts) => {
        const validator = compile(each);
        for (const text of texts) {
          const document = json(text);
          const fits = validator.validate(document.value);
          const found = check(document, validator);
          expect([text, found.length > 0]).toEqual([text, !fits]);
          const told = found.map(({ route, keyword, sentence }) => JSON.stringify([route, keyword, sentence]));
          expect(new Set(told).size).toBe(told.length);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
