import { describe, expect, test } from '@jest/globals';
import { stepFor, toolChanges } from '../../src/comparing/index.ts';
import { toolsIn } from '../../src/model/answers/index.ts';
import { parseJson } from '../../src/parse/index.ts';

type Json = Record<string, unknown>;

const toolsOf = (tools: readonly Json[]) =>
  toolsIn(parseJson({ path: 'a.tools.json', text: JSON.stringify({ tools }), problems: [] }));
const said = (before: readonly Json[], after: readonly Json[]) =>
  toolChanges(toolsOf(before), toolsOf(after)).map(({ effect, message }) => `${effect}: ${message}`);

const tool = (inputSchema: Json, more: Json = {}): Json => ({ name: 'find', inputSchema, ...more });
const taking = (q: unknown, more: Json = {}) => tool({ type: 'object', properties: { q }, ...more });

describe('tools', () => {
  test('that go break callers, that come do not', () => {
    const [a, b] = [tool({ type: 'object' }), { ...tool({ type: 'object' }), name: 'read' }];
    expect(said([a], [b])).toEqual(['breaking: tool "find" is gone', 'additive: tool "read" is new']);
    expect(said([a, b], [b, a])).toEqual([]);
  });

  test('may be described otherwise', () => {
    const [a, b] = ['one', 'two'].map((description) => tool({ type: 'object' }, { description }));
    expect(said([a as Json], [b as Json])).toEqual(['wording: the description of tool "find" is another one']);
  });

  test('that no longer say they only read are asked about', () => {
    const [a, b] = [true, false].map((readOnlyHint) => tool({ type: 'object' }, { annotations: { readOnlyHint } }));
    expect(said([a as Json], [b as Json])).toEqual(['breaking: tool "find" no longer says "readOnlyHint": true']);
    expect(said([b as Json], [a as Json])).toEqual(['additive: tool "find" now says "readOnlyHint": true']);
  });
});

describe('an argument', () => {
  const q = 'argument "q" of tool "find"';
  test.each<[string, Json, Json, string[]]>([
    ['that is gone', taking({ type: 'string' }), tool({ type: 'object' }), [`breaking: ${q} is gone`]],
    ['that is new', tool({ type: 'object' }), taking({ type: 'string' }), [`additive: ${q} is new`]],
    [
      'that is new and required',
      tool({ type: 'object' }),
      taking({ type: 'string' }, { required: ['q'] }),
      [`breaking: ${q} is new and required`],
    ],
    [
      'that becomes required',
      taking({ type: 'string' }),
      taking({ type: 'string' }, { required: ['q'] }),
      [`breaking: ${q} is required now`],
    ],
    [
      'that is required no more',
      taking({ type: 'string' }, { required: ['q'] }),
      taking({ type: 'string' }),
      [`additive: ${q} is required no more`],
    ],
    [
      'of another type',
      taking({ type: 'string' }),
      taking({ type: 'number' }),
      [`breaking: ${q} lacks a type that it had`, `additive: ${q} has a type that it lacked`],
    ],
    [
      'of one type more',
      taking({ type: 'string' }),
      taking({ type: ['string', 'null'] }),
      [`additive: ${q} has a type that it lacked`],
    ],
    [
      'of a wider number',
      taking({ type: 'integer' }),
      taking({ type: 'number' }),
      [`additive: ${q} has a type that it lacked`],
    ],
    [
      'with a word less',
      taking({ enum: ['a', 'b'] }),
      taking({ enum: ['a'] }),
      [`breaking: ${q} lacks a value that it had`],
    ],
    [
      'with a stricter limit',
      taking({ maxLength: 9 }),
      taking({ maxLength: 5 }),
      [`breaking: ${q} has a stricter "maxLength"`],
    ],
    ['with a limit', taking({}), taking({ minimum: 1 }), [`breaking: ${q} has a stricter "minimum"`]],
    ['without its limit', taking({ maximum: 1 }), taking({}), [`additive: ${q} has a milder "maximum"`]],
    [
      'with another pattern',
      taking({ pattern: 'a' }),
      taking({ pattern: 'b' }),
      [`breaking: ${q} has another "pattern"`],
    ],
    [
      'in a list',
      taking({ type: 'array', items: { type: 'string' } }),
      taking({ type: 'array', items: { type: 'string', enum: ['a'] } }),
      ['breaking: argument "q[]" of tool "find" is held to some values now'],
    ],
    ['that is the same', taking({ type: 'string', minLength: 1 }), taking({ minLength: 1, type: 'string' }), []],
  ])('%s', (_, before, after, expected) => {
    expect(said([before], [after])).toEqual(expected);
  });

  test('others are refused', () => {
    expect(said([tool({ type: 'object' })], [tool({ type: 'object', additionalProperties: false })])).toEqual([
      'breaking: the input of tool "find" takes no other keys any more',
    ]);
  });
});

test('of results, what is wider breaks whoever reads them', () => {
  const giving = (schema: Json) => tool({ type: 'object' }, { outputSchema: { type: 'object', ...schema } });
  const some = { properties: { n: { type: 'number' } }, required: ['n'] };
  expect(said([giving(some)], [giving({ properties: some.properties })])).toEqual([
    'breaking: "n" in results of tool "find" is required no more',
  ]);
  expect(said([giving(some)], [giving({ ...some, properties: { n: { type: ['number', 'null'] } } })])).toEqual([
    'breaking: "n" in results of tool "find" has a type that it lacked',
  ]);
  expect(said([giving(some)], [tool({ type: 'object' })])).toEqual([
    'breaking: tool "find" promises no structured results any more',
  ]);
});

test('hostile lists are compared like others', () => {
  let deep: Json = {};
  for (let depth = 0; depth < 60; depth += 1) deep = { properties: { __proto__x: deep } };
  expect(said([taking(deep)], [taking({})]).length).toBeGreaterThan(0);
  expect(said([taking(null)], [taking(7)])).toEqual(['breaking: argument "q" of tool "find" has another schema']);
});

describe('a version', () => {
  test.each([
    ['breaking', '1.2.3', '2.0.0', true],
    ['breaking', '1.2.3', '1.3.0', false],
    ['additive', '1.2.3', '1.3.0', true],
    ['additive', '1.2.3', '1.2.4', false],
    ['wording', '1.2.3', '1.2.4', true],
    ['wording', '1.2.3', '1.2.3', false],
    ['breaking', '0.2.3', '0.3.0', true],
    ['breaking', '0.2.3', '0.2.4', false],
    ['additive', '0.2.3', '0.2.4', true],
  ] as const)('%s, from %s to %s', (effect, from, to, isEnough) => {
    expect(stepFor(new Set([effect]), from, to)?.isEnough).toBe(isEnough);
  });

  test('may stay where nothing changed, and is none where it has not three numbers', () => {
    expect(stepFor(new Set(), '1.0.0', '1.0.0')?.isEnough).toBe(true);
    expect(stepFor(new Set(['breaking']), 'next', '2.0.0')).toBeUndefined();
  });
});
