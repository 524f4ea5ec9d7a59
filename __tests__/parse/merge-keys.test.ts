import { expect, test } from '@jest/globals';
import { loadParsers, type MergeKeys } from '../../src/parse/index.ts';

const parsers = await loadParsers(['yaml']);

function read(text: string, merges?: MergeKeys) {
  return parsers({ path: 'a.yaml', text, problems: [] }, 'yaml', merges && { merges });
}

const text = 'base: &base { a: 1, b: 2 }\nmore: &more { b: 3, c: 4 }\none:\n  <<: [*base, *more]\n  a: 0\n';

test('entries that stand there count first, then those of the first map', () => {
  expect(read(text, 'always').value).toMatchObject({ one: { a: 0, b: 2, c: 4 } });
  expect(Object.keys((read(text, 'always').value as { one: object }).one)).not.toContain('<<');
});

test('the place of a merged entry is that of the reference', () => {
  const { start, end } = read(text, 'always').locate(['one', 'c'], 'value') ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('[*base, *more]');
});

test.each([
  ['of a parser that does not merge', text, undefined],
  ['without the line that asks for the older version', text, 'version-1.1'],
  ['in quotes', text.replace('<<', '"<<"'), 'always'],
] as const)('it is a key like others %s', (_, given, merges) => {
  expect(Object.keys((read(given, merges).value as { one: object }).one)).toEqual(['<<', 'a']);
});

test('a document of the older version is merged', () => {
  expect(read(`%YAML 1.1\n---\n${text}`, 'version-1.1').value).toMatchObject({ one: { a: 0, b: 2, c: 4 } });
});

test('what is no map adds nothing, and no prototype is touched', () => {
  expect(read('a:\n  <<: 5\n  b: 1\n', 'always').value).toEqual({ a: { b: 1 } });
  const { value } = read('x: &x { __proto__: { y: 1 } }\na:\n  <<: *x\n', 'always');
  expect(({} as { y?: number }).y).toBeUndefined();
  expect(Object.hasOwn((value as { a: object }).a, '__proto__')).toBe(true);
});
