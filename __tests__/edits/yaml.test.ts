import { describe, expect, test } from '@jest/globals';
import type { Change } from '../../src/model/verdict/index.ts';
import { changed } from './support.ts';

const yaml = (text: string, ...changes: readonly Change[]) => changed('yaml', text, ...changes);

test.each([
  ['a: 1 # one\n', 'c: 1 # one\n'],
  ['"a": 1\n', '"c": 1\n'],
  ['{ a: 1 }\n', '{ c: 1 }\n'],
])('a key gets another name: %j', async (before, after) => {
  expect(await yaml(before, { do: 'rename', at: ['a'], to: 'c' })).toBe(after);
});

describe('a value gives way to another one', () => {
  test.each<[string, Change['do'] extends never ? never : unknown, string]>([
    ['a: x # y\nb: 1\n', 'z w', 'a: "z w" # y\nb: 1\n'],
    ["a: 'x'\n", "it's", "a: 'it''s'\n"],
    ['a:\n  - x\n  - y\nb: 1\n', 'x', 'a: x\nb: 1\n'],
    ['a: npx -y docs\n', ['npx', '-y', 'docs'], 'a: [npx, "-y", docs]\n'],
    ['a:\nb: 1\n', {}, 'a: {}\nb: 1\n'],
    ['a: x\n', 'true', 'a: "true"\n'],
    ['a: x\n', '${env:A}', 'a: "${env:A}"\n'],
  ])('%j', async (before, value, after) => {
    expect(await yaml(before, { do: 'set', at: ['a'], value: value as string })).toBe(after);
  });

  test('but not one that others refer to', async () => {
    expect(await yaml('a: &x 1\nb: *x\n', { do: 'set', at: ['a'], value: 2 })).toBeUndefined();
    expect(await yaml('a: &x 1\nb: *x\n', { do: 'remove', at: ['a'] })).toBeUndefined();
  });
});

describe('a member comes in', () => {
  test.each([
    ['m:\n  # the first\n  b: 1\n', 'm:\n  # the first\n  a: x\n  b: 1\n'],
    ['m: { b: 1 }\n', 'm: { a: x, b: 1 }\n'],
    ['m: {}\n', 'm: { a: x }\n'],
    ['m:\r\n    b: 1\r\n', 'm:\r\n    a: x\r\n    b: 1\r\n'],
  ])('%j', async (before, after) => {
    expect(await yaml(before, { do: 'add', at: ['m', 'a'], value: 'x' })).toBe(after);
  });

  test('beside the dash of an item', async () => {
    expect(await yaml('- b: 1\n  c: 2\n', { do: 'add', at: [0, 'a'], value: true })).toBe(
      '- a: true\n  b: 1\n  c: 2\n',
    );
  });
});

describe('a member goes', () => {
  test.each([
    ['a: 0\nb: 1\nc: 2\n', 'a: 0\nc: 2\n'],
    ['a: 0\nb:\n  x: 1\n  y: |\n    z\n\n# c\nc: 2\n', 'a: 0\n\n# c\nc: 2\n'],
    ['a: 0\nb: 1', 'a: 0'],
    ['{ a: 0, b: 1 }\n', '{ a: 0 }\n'],
    ['{ b: 1, c: 2 }\n', '{ c: 2 }\n'],
  ])('%j', async (before, after) => {
    expect(await yaml(before, { do: 'remove', at: ['b'] })).toBe(after);
  });

  test('the only one leaves an empty map', async () => {
    expect(await yaml('m:\n  b: 1\nn: 2\n', { do: 'remove', at: ['m', 'b'] })).toBe('m: {}\nn: 2\n');
  });

  test('and so do items', async () => {
    expect(await yaml('- a\n- b\n- c\n', { do: 'remove', at: [1] })).toBe('- a\n- c\n');
    expect(await yaml('x: [a, b]\n', { do: 'remove', at: ['x', 1] })).toBe('x: [a]\n');
  });
});

test('items come in', async () => {
  const insert: Change = { do: 'insert', into: ['x'], position: 1, values: ['-i', 'y z'] };
  expect(await yaml('x:\n  - a\n  - b # two\n', insert)).toBe('x:\n  - a\n  - "-i"\n  - "y z"\n  - b # two\n');
  expect(await yaml('x:\n- a # one\n', insert)).toBe('x:\n- a # one\n- "-i"\n- "y z"\n');
  expect(await yaml('x: [a]\n', insert)).toBe('x: [a, "-i", "y z"]\n');
});

test('a number is put in quotes, and a part of a text written anew', async () => {
  expect(await yaml('a: 010 # ten\n', { do: 'quote', at: ['a'] })).toBe('a: "010" # ten\n');
  const rewrite: Change = { do: 'rewrite', at: ['a'], within: { start: 0, end: 2 }, text: '${A}' };
  expect(await yaml('a: $A/x\n', rewrite)).toBe('a: "${A}/x"\n');
  expect(await yaml("a: '$A: x'\n", rewrite)).toBe("a: '${A}: x'\n");
  expect(await yaml('a: "$A\\n"\n', rewrite)).toBe('a: "${A}\\n"\n');
});

test('a wrapper goes, and one comes', async () => {
  const lift: Change = { do: 'lift', at: ['mcp', 'servers'], to: 'servers' };
  expect(await yaml('mcp:\n  servers:\n    a: 1\n', lift)).toBe('servers:\n    a: 1\n');
  expect(await yaml('# top\na:\n  - |\n    x\n\nb: 1\n', { do: 'wrap', under: 'm' })).toBe(
    '# top\nm:\n  a:\n    - |\n      x\n\n  b: 1\n',
  );
});

test('the front matter of Markdown is edited in its place', async () => {
  const text = '---\nname: x\ntools: a\n---\n\n# name: y\n';
  expect(await changed('markdown', text, { do: 'rename', at: ['name'], to: 'title' })).toBe(
    '---\ntitle: x\ntools: a\n---\n\n# name: y\n',
  );
  expect(await changed('markdown', text, { do: 'remove', at: ['tools'] })).toBe('---\nname: x\n---\n\n# name: y\n');
});

describe('a list becomes an object, by a key of its items', () => {
  const index: Change = { do: 'index', at: ['m', 'list'], by: 'name', to: 'map' };

  test.each([
    [
      'm:\n  list:\n    - name: a # one\n      x: 1\n    - name: b\n      x: 2\n',
      'm:\n  map:\n    a: # one\n      x: 1\n    b:\n      x: 2\n',
    ],
    [
      'm:\n  list:\n    - x: 1\n      name: "a b" \n      y: 2\nz: 3\n',
      'm:\n  map:\n    "a b":\n      x: 1\n      y: 2\nz: 3\n',
    ],
    [
      'm:\r\n  list:\r\n  - x: 1\r\n    name: a\r\n\r\n  # two\r\n  - name: b\r\n    x: |\r\n      t\r\n',
      'm:\r\n  map:\r\n    a:\r\n      x: 1\r\n\r\n    # two\r\n    b:\r\n      x: |\r\n        t\r\n',
    ],
  ])('%j', async (before, after) => {
    expect(await yaml(before, index)).toBe(after);
  });

  test.each([
    'm:\n  list:\n    - name: a\n      x: 1\n    - name: a\n      x: 2\n',
    'm:\n  list:\n    - name: a\n',
    'm:\n  list:\n    - a\n',
    'm:\n  list:\n    - &n\n      name: a\n      x: 1\n',
    'm:\n  map: {}\n  list:\n    - name: a\n      x: 1\n',
    'm:\n  list: [{ name: a, x: 1 }]\n',
  ])('but not %j', async (text) => {
    expect(await yaml(text, index)).toBeUndefined();
  });
});
