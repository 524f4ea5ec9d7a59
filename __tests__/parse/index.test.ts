import { expect, test } from '@jest/globals';
import { loadParsers, type Problem, parseJson, unparsed } from '../../src/parse/index.ts';

const bom: Problem = { kind: 'bom', message: 'a mark', span: { start: 0, end: 0 }, fatal: false };

test('problems of the source come first', () => {
  const document = parseJson({ path: 'a/b.json', text: '{"a": 1,}', problems: [bom] });
  expect(document.path).toBe('a/b.json');
  expect(document.problems.map(({ kind }) => kind)).toEqual(['bom', 'trailing-comma']);
});

test('a source that could not be read has no value and is broken as far as its problems are', () => {
  const unreadable: Problem = { ...bom, kind: 'unreadable', fatal: true };
  const document = unparsed({ path: 'x', text: '', problems: [unreadable] }, 'toml');
  expect(document).toMatchObject({ path: 'x', text: '', language: 'toml', value: undefined, problems: [unreadable] });
  expect(document.isBroken(['a'])).toBe(true);
  expect(document.locate(['a'], 'key')).toEqual({ start: 0, end: 0 });
  expect(document.comments()).toEqual([]);
  expect(document.position(0)).toEqual({ line: 1, column: 1 });
});

test('a parser has to be loaded before it is used', async () => {
  const parse = await loadParsers(['toml', 'toml']);
  expect(parse({ path: 'x', text: 'a = 1', problems: [] }, 'toml').value).toEqual({ a: 1 });
  expect(() => parse({ path: 'x', text: 'a: 1', problems: [] }, 'yaml')).toThrow(
    'the parser of yaml has not been loaded',
  );
});
