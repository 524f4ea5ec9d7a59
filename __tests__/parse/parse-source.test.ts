import { describe, expect, test } from '@jest/globals';
import { type Document, parseJson } from '../../src/parse/index.ts';
import { parseStrictJson } from '../../src/parse/json-strict.ts';
import { parseSource } from '../../src/parse/parse-source.ts';

function source(text: string) {
  return { path: 'test.json', text, problems: [] };
}

function told({ value, problems }: Document) {
  return { value, problems };
}

describe('JSON without a fault', () => {
  test('is read at once, with its places', () => {
    const document = parseStrictJson(source('{"a": [1, {"b": "c"}]}'));
    expect(document?.value).toEqual({ a: [1, { b: 'c' }] });
    expect(document?.locate(['a', 1, 'b'], 'key')).toEqual({ start: 11, end: 14 });
  });

  test.each([
    ['a comment', '{"a": 1} // one'],
    ['a comma too many', '{"a": 1,}'],
    ['a key that stands twice', '{"a": 1, "a": 2}'],
    ['nothing', ''],
    ['too many levels', `${'['.repeat(300)}${']'.repeat(300)}`],
  ])('does not hold %s', async (_, text) => {
    expect(parseStrictJson(source(text))).toBeUndefined();
    expect(told(await parseSource(source(text), 'json'))).toEqual(told(parseJson(source(text))));
  });
});

test('other languages are parsed by their own parsers', async () => {
  expect((await parseSource(source('a: [1]'), 'yaml')).value).toEqual({ a: [1] });
  expect((await parseSource(source('a = [1]'), 'toml')).value).toEqual({ a: [1] });
});
