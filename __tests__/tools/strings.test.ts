import { expect, test } from '@jest/globals';
import { eachText } from '../../src/model/answers/index.ts';

function textsOf(value: unknown, from: readonly string[]): string[] {
  const found: string[] = [];
  eachText(value, from, (text, side, steps) => found.push(`${steps.join('.')} ${side} ${text}`));
  return found;
}

test('keys and strings are told in the order of the file, whatever lies between', () => {
  const value = { a: 'one', b: [1, 'two', { c: null, d: 'three' }, []], __proto__: {}, e: {}, f: 'four' };
  expect(textsOf(value, ['tools'])).toEqual([
    'tools.a key a',
    'tools.a value one',
    'tools.b key b',
    'tools.b.1 value two',
    'tools.b.2.c key c',
    'tools.b.2.d key d',
    'tools.b.2.d value three',
    'tools.e key e',
    'tools.f key f',
    'tools.f value four',
  ]);
});

test('a string alone, something else alone', () => {
  expect(textsOf('one', ['x'])).toEqual(['x value one']);
  for (const value of [null, 5, [], {}]) expect(textsOf(value, ['x'])).toEqual([]);
});

test('bytes inside content are no text', () => {
  const value = { content: [{ type: 'image', data: 'aGVsbG8=' }], data: 'said' };
  expect(textsOf(value, []).map((text) => text.split(' ').at(-1))).toEqual([
    'content',
    'type',
    'image',
    'data',
    'said',
  ]);
});
