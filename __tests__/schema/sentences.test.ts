import { describe, expect, test } from '@jest/globals';
import { sentences } from '../../src/schema/sentences.ts';
import { told } from './helpers.ts';

const props = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Keyword, schema, document, what is told: the place as it stands in the text, then the predicate. */
const examples: readonly (readonly [keyword: string, schema: object, text: string, told: string[]])[] = [
  ['type', props({ a: { type: 'string' } }), '{"a":8080}', ['value 8080: is a number; a string is needed']],
  ['type', props({ a: { type: 'string' } }), '{"a":null}', ['value null: is null; a string is needed']],
  [
    'type',
    props({ a: { type: ['string', 'array'] } }),
    '{"a":{}}',
    ['value {}: is an object; a string or an array is needed'],
  ],
  ['type', props({ a: { type: 'integer' } }), '{"a":1.5}', ['value 1.5: is 1.5; a whole number is needed']],
  ['type', props({ a: { type: 'integer' } }), '{"a":"x"}', ['value "x": is a string; a whole number is needed']],
  [
    'type',
    props({ env: props({ A: { type: 'integer' } }) }),
    '{"env":{"A":1.5}}',
    ['value 1.5: is a fraction; a whole number is needed'],
  ],
  ['type', props({ a: { type: 'number' } }), '{"a":1e999}', ['value 1e999: is Infinity; a number is needed']],
  ['type', { type: 'object' }, '[]', ['value []: is an array; an object is needed']],
  [
    'enum',
    props({ t: { enum: ['stdio', 'http', 'sse'] } }),
    '{"t":"banana"}',
    ['value "banana": is "banana"; it can be "http", "sse" or "stdio"'],
  ],
  ['enum', props({ t: { enum: ['a', null, 2] } }), '{"t":true}', ['value true: is true; it can be "a", 2 or null']],
  [
    'enum',
    props({ t: { enum: [...'jihgfedcba'] } }),
    '{"t":"z"}',
    ['value "z": is "z"; it can be "a", "b", "c", "d", "e", "f", "g", "h" or 2 more'],
  ],
  [
    'enum',
    props({ t: { enum: ['a'] } }),
    '{"t":"two words"}',
    ['value "two words": is another string; it can only be "a"'],
  ],
  ['enum', props({ t: { enum: ['a', 'b'] } }), '{"t":["x"]}', ['value ["x"]: is an array; it can be "a" or "b"']],
  [
    'enum',
    props({ env: props({ A: { enum: ['a', 'b'] } }) }),
    '{"env":{"A":"hunter2"}}',
    ['value "hunter2": is another string; it can be "a" or "b"'],
  ],
  [
    'enum',
    props({ apiKey: { enum: ['a', 'b'] } }),
    '{"apiKey":12345}',
    ['value 12345: is a number; it can be "a" or "b"'],
  ],
  ['const', props({ v: { const: 2 } }), '{"v":1}', ['value 1: is 1; it can only be 2']],
  ['minimum', props({ n: { type: 'number', minimum: 1 } }), '{"n":0}', ['value 0: is 0; the least value is 1']],
  [
    'minimum',
    props({ headers: props({ n: { type: 'number', minimum: 1 } }) }),
    '{"headers":{"n":0}}',
    ['value 0: is out of bounds; the least value is 1'],
  ],
  [
    'maximum',
    props({ n: { type: 'integer', maximum: 65535 } }),
    '{"n":70000}',
    ['value 70000: is 70000; the greatest value is 65535'],
  ],
  [
    'exclusiveMinimum',
    props({ n: { type: 'number', exclusiveMinimum: 0 } }),
    '{"n":0}',
    ['value 0: is 0; only values above 0 are allowed'],
  ],
  [
    'exclusiveMinimum',
    props({ n: { type: 'integer', exclusiveMinimum: 0 } }),
    '{"n":0}',
    ['value 0: is 0; the least value is 1'],
  ],
  [
    'exclusiveMaximum',
    props({ n: { type: 'number', exclusiveMaximum: 1 } }),
    '{"n":1}',
    ['value 1: is 1; only values below 1 are allowed'],
  ],
  [
    'exclusiveMaximum',
    props({ n: { type: 'integer', exclusiveMaximum: 10 } }),
    '{"n":10}',
    ['value 10: is 10; the greatest value is 9'],
  ],
  [
    'multipleOf',
    props({ n: { type: 'integer', multipleOf: 5 } }),
    '{"n":7}',
    ['value 7: is 7; only multiples of 5 are allowed'],
  ],
  ['minLength', props({ s: { type: 'string', minLength: 1 } }), '{"s":""}', ['value "": is empty']],
  [
    'minLength',
    props({ s: { type: 'string', minLength: 3 } }),
    '{"s":"😀"}',
    ['value "😀": has 1 character; the least is 3'],
  ],
  [
    'maxLength',
    props({ s: { type: 'string', maxLength: 2 } }),
    '{"s":"abc"}',
    ['value "abc": has 3 characters; the most is 2'],
  ],
  [
    'pattern',
    props({ s: { type: 'string', pattern: '^[a-z]+$' } }),
    '{"s":"A"}',
    ['value "A": is not of the form "^[a-z]+$"'],
  ],
  [
    'pattern',
    props({ s: { type: 'string', pattern: '^/', 'x-label': 'an absolute path' } }),
    '{"s":"a"}',
    ['value "a": is not an absolute path'],
  ],
  [
    'format',
    props({ s: { type: 'string', format: 'date' } }),
    '{"s":"soon"}',
    ['value "soon": is not a date like 2026-01-31'],
  ],
  [
    'format',
    props({ s: { type: 'string', format: 'uri', 'x-label': 'an address' } }),
    '{"s":"x"}',
    ['value "x": is not an address'],
  ],
  ['minItems', props({ l: { type: 'array', minItems: 1 } }), '{"l":[]}', ['value []: is empty']],
  ['minItems', props({ l: { type: 'array', minItems: 2 } }), '{"l":[1]}', ['value [1]: has 1 item; the least is 2']],
  [
    'maxItems',
    props({ l: { type: 'array', maxItems: 1 } }),
    '{"l":[1,2]}',
    ['value [1,2]: has 2 items; the most is 1'],
  ],
  ['maxItems', props({ l: { type: 'array', maxItems: 0 } }), '{"l":[1]}', ['value [1]: is not empty']],
  [
    'uniqueItems',
    props({ l: { type: 'array', uniqueItems: true } }),
    '{"l":[7,8,7]}',
    ['value 7: has the same item at the positions 1 and 3'],
  ],
  [
    'contains',
    props({ l: { type: 'array', contains: { const: 'x' } } }),
    '{"l":["y"]}',
    ['value ["y"]: has no item of the needed kind'],
  ],
  [
    'contains',
    props({ l: { type: 'array', contains: { const: 1 }, minContains: 2 } }),
    '{"l":[1]}',
    ['value [1]: has fewer than 2 items of the needed kind'],
  ],
  [
    'contains',
    props({ l: { type: 'array', contains: { const: 1 }, maxContains: 2 } }),
    '{"l":[1,1,1]}',
    ['value [1,1,1]: does not have 1 to 2 items of the needed kind'],
  ],
  [
    'items',
    props({ l: { type: 'array', prefixItems: [{}], items: false, minItems: 1 } }),
    '{"l":[1,2]}',
    ['value [1,2]: has 2 items; the most is 1'],
  ],
  [
    'unevaluatedItems',
    props({ l: { type: 'array', unevaluatedItems: false } }),
    '{"l":[1]}',
    ['value [1]: is not empty'],
  ],
  ['minProperties', props({ o: { type: 'object', minProperties: 1 } }), '{"o":{}}', ['value {}: is empty']],
  [
    'minProperties',
    props({ o: { type: 'object', minProperties: 2 } }),
    '{"o":{"a":1}}',
    ['value {"a":1}: has 1 key; the least is 2'],
  ],
  [
    'maxProperties',
    props({ o: { type: 'object', maxProperties: 1 } }),
    '{"o":{"a":1,"b":2}}',
    ['value {"a":1,"b":2}: has 2 keys; the most is 1'],
  ],
  ['required', props({ o: { type: 'object', required: ['command'] } }), '{"o":{}}', ['key "o": has no "command"']],
  ['required', { type: 'object', required: ['a', 'b'] }, '{}', ['value {}: has neither "a" nor "b"']],
  ['required', { type: 'array', items: { type: 'object', required: ['a'] } }, '[{}]', ['value {}: has no "a"']],
  [
    'dependentRequired',
    props({ o: { type: 'object', dependentRequired: { cert: ['key'] } } }),
    '{"o":{"cert":1}}',
    ['key "o": has "cert" but no "key"'],
  ],
  [
    'additionalProperties',
    props({ a: {} }, { additionalProperties: false }),
    '{"a":1,"b":2}',
    ['key "b": has the key "b", which is not known here'],
  ],
  [
    'unevaluatedProperties',
    props({ a: {} }, { unevaluatedProperties: false }),
    '{"a":1,"b":2}',
    ['key "b": has the key "b", which is not known here'],
  ],
  [
    'propertyNames',
    props({}, { propertyNames: { pattern: '^[a-z]+$' } }),
    '{"A":1}',
    ['key "A": has the key "A", which is not of the form "^[a-z]+$"'],
  ],
  [
    'propertyNames',
    props({}, { propertyNames: { $ref: '#/$defs/n' }, $defs: { n: { type: 'string', maxLength: 1 } } }),
    '{"ab":1}',
    ['key "ab": has the key "ab", which is not allowed here'],
  ],
  [
    'propertyNames',
    props({}, { propertyNames: false }),
    '{"A":1}',
    ['key "A": has the key "A", which is not allowed here'],
  ],
  ['not', props({ a: { not: {} } }), '{"a":1}', ['key "a": is not allowed here']],
  ['not', props({ a: { not: { const: 'x' } } }), '{"a":"x"}', ['value "x": is "x", which is not allowed here']],
  [
    'not',
    props({ o: { type: 'object', not: { required: ['a', 'b'] } } }),
    '{"o":{"a":1,"b":2}}',
    ['value {"a":1,"b":2}: has "a" and "b" together, which is not allowed here'],
  ],
  ['not', props({ a: { type: 'string', not: { pattern: 'x' } } }), '{"a":"xx"}', ['value "xx": is not allowed here']],
  ['false schema', props({ a: false }), '{"a":1}', ['key "a": is not allowed here']],
  ['anyOf', props({ a: { anyOf: [false, false] } }), '{"a":1}', ['key "a": is not allowed here']],
  [
    'oneOf',
    props({ o: { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] } }),
    '{"o":{"a":1,"b":2}}',
    ['value {"a":1,"b":2}: has both "a" and "b"; only one of them is allowed'],
  ],
  [
    'oneOf',
    props({ a: { oneOf: [{ type: 'string' }, { minLength: 1, type: 'string' }] } }),
    '{"a":"x"}',
    ['value "x": fits more than one of the shapes of which one is allowed'],
  ],
];

describe('what is told', () => {
  test.each(examples)('%s of %j for %s', (_, schema, text, expected) => {
    expect(told(schema, text)).toEqual(expected);
  });

  test('by every keyword with a sentence', () => {
    // `limit` is told of files that no example should be as long as: see check.test.ts.
    const shown = new Set([...examples.map(([keyword]) => keyword), 'limit']);
    expect([...sentences.keys()].filter((keyword) => !shown.has(keyword))).toEqual([]);
  });

  test('in the style of the house', () => {
    for (const sentence of examples.flatMap(([, , , lines]) =>
      lines.map((line) => line.slice(line.indexOf(': ') + 2)),
    )) {
      expect(sentence).toMatch(/^(?:is|has|does not have|fits) ?/);
      expect(sentence).not.toMatch(/[.!`]$|`|!/);
      expect(sentence).not.toMatch(
        /\b(?:should|must|invalid|please|unexpected|schema|schemas|propert\w*|keyword|NOT|boolean value|match|data|instance)\b/,
      );
      expect(sentence.length).toBeLessThanOrEqual(100);
    }
  });
});

describe('names from the document', () => {
  test('are cut when they are long', () => {
    const key = 'k'.repeat(100_000);
    const [line] = told({ type: 'object', additionalProperties: false }, `{"${key}":1}`);
    expect(line?.slice(-120)).toContain(`has the key "${'k'.repeat(60)}…", which is not known here`);
  });

  test('are not cut within a character', () => {
    const [line] = told({ type: 'object', additionalProperties: false }, `{"${'k'.repeat(59)}${'😀'.repeat(9)}":1}`);
    expect(line).toContain(`has the key "${'k'.repeat(59)}…", which`);
  });
});
