import { expect, test } from '@jest/globals';
import { loadParsers } from '../../src/parse/index.ts';

const parsers = await loadParsers(['yaml']);

function read(text: string, habits?: { readonly keepsReturns: true }) {
  return parsers({ path: 'a.yaml', text, problems: [] }, 'yaml', habits);
}

const text = 'one: 1\r# words\rtwo:\r  - a\r  - "b\r    c"\r';

test('a carriage return alone ends a line', () => {
  const document = read(text);
  expect(document.problems).toEqual([]);
  expect(document.value).toEqual({ one: 1, two: ['a', 'b c'] });
  const { start, end } = document.locate(['two', 0], 'value') ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('a');
  expect(document.comments().map((each) => text.slice(each.span.start, each.span.end))).toEqual(['# words']);
});

test('beside a newline it is part of the same end of a line', () => {
  expect(read('one: "a\r\n  b"\r\n').value).toEqual({ one: 'a b' });
});

test('where the parser of a program does not know that, the text is broken', () => {
  expect(read(text, { keepsReturns: true }).problems.map(({ kind }) => kind)).toContain('syntax');
  expect(read('one: 1\r\ntwo: 2\n', { keepsReturns: true }).value).toEqual({ one: 1, two: 2 });
});
