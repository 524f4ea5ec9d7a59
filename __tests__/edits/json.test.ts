import { describe, expect, test } from '@jest/globals';
import type { Change } from '../../src/model/verdict/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { changed, changedIn } from './support.ts';

const json = (text: string, ...changes: readonly Change[]) => changed('json', text, ...changes);

describe('a key gets another name', () => {
  test.each([
    ['{ "a": 1 }', '{ "c": 1 }'],
    ['{"a":1}', '{"c":1}'],
    ['{ // why\n  "a" /* b */ : 1, }', '{ // why\n  "c" /* b */ : 1, }'],
    ['{ "\\u0061": 1 }', '{ "c": 1 }'],
  ])('%s', async (before, after) => {
    expect(await json(before, { do: 'rename', at: ['a'], to: 'c' })).toBe(after);
  });

  test('unless there is one of that name', async () => {
    expect(await json('{ "a": 1, "c": 2 }', { do: 'rename', at: ['a'], to: 'c' })).toBeUndefined();
  });

  test('whatever the name', async () => {
    expect(await json('{ "a": 1 }', { do: 'rename', at: ['a'], to: '"\n' })).toBe('{ "\\"\\n": 1 }');
    expect(await json('{ "__proto__": 1 }', { do: 'rename', at: ['__proto__'], to: 'c' })).toBe('{ "c": 1 }');
  });
});

describe('a member comes in', () => {
  const add: Change = { do: 'add', at: ['b'], value: ['x', 1] };
  test.each([
    ['{}', '{ "b": ["x", 1] }'],
    ['{\n}', '{ "b": ["x", 1] }'],
    ['{ "a": 1 }', '{ "b": ["x", 1], "a": 1 }'],
    ['{"a":1}', '{"b":["x", 1],"a":1}'],
    ['{\r\n\t"a": 1\r\n}', '{\r\n\t"b": ["x", 1],\r\n\t"a": 1\r\n}'],
    ['{\n  // the first\n  "a": 1,\n}', '{\n  // the first\n  "b": ["x", 1],\n  "a": 1,\n}'],
  ])('%j', async (before, after) => {
    expect(await json(before, add)).toBe(after);
  });

  test('after another one', async () => {
    const after: Change = { do: 'add', at: ['b'], value: true, after: 'a' };
    expect(await json('{ "a": 1, "c": 2 }', after)).toBe('{ "a": 1, "b": true, "c": 2 }');
    expect(await json('{\n  "a": 1 // one\n}', after)).toBe('{\n  "a": 1,\n  "b": true // one\n}');
  });
});

describe('a member goes', () => {
  const remove: Change = { do: 'remove', at: ['b'] };
  test.each([
    ['{ "b": 1 }', '{}'],
    ['{ "a": 0, "b": 1 }', '{ "a": 0 }'],
    ['{ "b": 1, "c": 2 }', '{ "c": 2 }'],
    ['{"a":0,"b":{"x":[1,2]},"c":2}', '{"a":0,"c":2}'],
    ['{\n  "a": 0,\n  "b": 1,\n  "c": 2\n}', '{\n  "a": 0,\n  "c": 2\n}'],
    ['{\n  "a": 0,\n  "b": 1\n}\n', '{\n  "a": 0\n}\n'],
    ['{\r\n  "a": 0,\r\n  "b": 1,\r\n}', '{\r\n  "a": 0,\r\n}'],
    ['{\n  "a": 0, // zero\n  "b": 1 // one\n}', '{\n  "a": 0 // zero\n  // one\n}'],
  ])('%j', async (before, after) => {
    expect(await json(before, remove)).toBe(after);
  });

  test('and so do items', async () => {
    expect(await json('[1, 2, 3]', { do: 'remove', at: [1] })).toBe('[1, 3]');
    expect(await json('[1, 2, 3]', { do: 'remove', at: [2] })).toBe('[1, 2]');
  });
});

describe('items come in', () => {
  const insert = (position: number): Change => ({ do: 'insert', into: ['a'], position, values: ['x', 'y'] });
  test.each([
    ['{ "a": [] }', 0, '{ "a": ["x", "y"] }'],
    ['{ "a": ["b"] }', 0, '{ "a": ["x", "y", "b"] }'],
    ['{ "a": ["b"] }', 1, '{ "a": ["b", "x", "y"] }'],
    ['{"a":["b","c"]}', 1, '{"a":["b","x","y","c"]}'],
    ['{ "a": [\n  "b"\n] }', 1, '{ "a": [\n  "b",\n  "x",\n  "y"\n] }'],
  ])('%j at %d', async (before, position, after) => {
    expect(await json(before, insert(position))).toBe(after);
  });
});

test('a number is put in quotes as it is written', async () => {
  expect(await json('{ "a": 1.10 }', { do: 'quote', at: ['a'] })).toBe('{ "a": "1.10" }');
  expect(await json('{ "a": "1" }', { do: 'quote', at: ['a'] })).toBeUndefined();
});

test('a part of a string is written with the escapes it needs', async () => {
  const rewrite: Change = { do: 'rewrite', at: ['a'], within: { start: 2, end: 4 }, text: '"\\' };
  expect(await json('{ "a": "\\n-\\u0041b-" }', rewrite)).toBe('{ "a": "\\n-\\"\\\\-" }');
});

test('a wrapper goes, and one comes', async () => {
  const lift: Change = { do: 'lift', at: ['mcp', 'servers'], to: 'servers' };
  expect(await json('{ "mcp": { "servers": { "a": 1 } } }', lift)).toBe('{ "servers": { "a": 1 } }');
  expect(await json('{ "mcp": { "servers": {}, "b": 1 } }', lift)).toBeUndefined();
  expect(await json('{ "mcp": { /* mine */ "servers": {} } }', lift)).toBeUndefined();
  expect(await json('// top\n{ "a": 1 }\n', { do: 'wrap', under: 'b' })).toBe('// top\n{ "b": { "a": 1 } }\n');
});

test('a member becomes one of another object, which is made where there is none', async () => {
  const move: Change = { do: 'move', at: ['a', 'h'], to: ['a', 'o', 'headers'] };
  expect(await json('{ "a": { "h": { "x": "y" }, "z": 1 } }', move)).toBe(
    '{ "a": { "o": { "headers": { "x": "y" } }, "z": 1 } }',
  );
  expect(await json('{ "a": { "o": { "p": 1 }, "h": {} } }', move)).toBe('{ "a": { "o": { "headers": {}, "p": 1 } } }');
});

test('what does not fit what stands there is not done', async () => {
  expect(await json('{ "a": 1 }', { do: 'set', at: ['b'], value: 1 })).toBeUndefined();
  expect(await json('{ "a": 1 }', { do: 'insert', into: ['a'], position: 0, values: ['x'] })).toBeUndefined();
  expect(await json('{ "a": 1 }', { do: 'set', at: ['a'], value: 1 })).toBeUndefined();
  expect(await json('{ "a": 1', { do: 'write', span: { start: 0, end: 1 }, text: '[' })).toBeUndefined();
});

describe('JSON5 stays what it is', () => {
  const json5 = async (text: string, change: Change) =>
    changedIn(await parseSource({ path: 'x', text, problems: [] }, 'json', { json5: true }), [change]);
  const hostile = `it's "\\" \n`;

  test.each<[string, Change, string]>([
    ["{ a: 'x' }", { do: 'rename', at: ['a'], to: 'c' }, "{ c: 'x' }"],
    ["{ a: 'x' }", { do: 'rename', at: ['a'], to: 'c-d' }, "{ 'c-d': 'x' }"],
    ['{ a: "x" }', { do: 'rename', at: ['a'], to: 'c-d' }, '{ "c-d": "x" }'],
    ["{ 'a': 1 }", { do: 'rename', at: ['a'], to: hostile }, `{ 'it\\'s "\\\\" \\n': 1 }`],
    ['{ "a": 1, b: 2 }', { do: 'rename', at: ['a'], to: 'c' }, '{ "c": 1, b: 2 }'],
    ["{ a: 'x', }", { do: 'set', at: ['a'], value: [hostile] }, `{ a: ['it\\'s "\\\\" \\n'], }`],
    ['{ a: "x", }', { do: 'set', at: ['a'], value: hostile }, `{ a: "it's \\"\\\\\\" \\n", }`],
    [
      "{ a: 'xyz' }",
      { do: 'rewrite', at: ['a'], within: { start: 1, end: 2 }, text: hostile },
      `{ a: 'xit\\'s "\\\\" \\nz' }`,
    ],
    ["{ a: 'x', b: 1 }", { do: 'quote', at: ['b'] }, "{ a: 'x', b: '1' }"],
    ["{ a: 'x' }", { do: 'add', at: ['b'], value: { c: 'y' } }, "{ b: { 'c': 'y' }, a: 'x' }"],
    ["{ a: ['x'] }", { do: 'insert', into: ['a'], position: 1, values: ['y'] }, "{ a: ['x', 'y'] }"],
    ['{ a: 1, b: .5, }', { do: 'remove', at: ['a'] }, '{ b: .5, }'],
    ["{ a: { b: 'x' } }", { do: 'lift', at: ['a', 'b'], to: 'c' }, "{ c: 'x' }"],
    ["{ a: 'x' }", { do: 'wrap', under: 'c' }, "{ 'c': { a: 'x' } }"],
    ["{ a: 'x', b: {} }", { do: 'move', at: ['a'], to: ['b', 'a'] }, "{ b: { 'a': 'x' } }"],
  ])('%s, %j', async (before, change, after) => {
    expect(await json5(before, change)).toBe(after);
  });

  test('and what is plain JSON is that', async () => {
    expect(await json5('{ "a": 1 }', { do: 'rename', at: ['a'], to: 'c' })).toBe('{ "c": 1 }');
  });
});

describe('a list becomes an object, by a key of its items', () => {
  const index: Change = { do: 'index', at: ['list'], by: 'name', to: 'map' };

  test.each([
    ['{ "list": [{ "name": "a", "x": 1 }, { "x": 2, "name": "b" }] }', '{ "map": {"a": { "x": 1 }, "b": { "x": 2 }} }'],
    ['{"list":[{"name":"a"}]}', '{"map":{"a": {}}}'],
    [
      '{\n  "list": [\n    // one\n    {\n      "name": "a", // its name\n      "x": 1\n    },\n  ]\n}',
      '{\n  "map": {\n    // one\n    "a": {\n      // its name\n      "x": 1\n    },\n  }\n}',
    ],
  ])('%j', async (before, after) => {
    expect(await json(before, index)).toBe(after);
  });

  test.each([
    '{ "list": [{ "name": "a" }, { "name": "a" }] }',
    '{ "list": [{ "x": 1 }] }',
    '{ "list": [1] }',
    '{ "list": [], "map": {} }',
  ])('but not %j', async (text) => {
    expect(await json(text, index)).toBeUndefined();
  });
});
