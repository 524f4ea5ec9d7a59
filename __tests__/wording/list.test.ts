import { expect, test } from '@jest/globals';
import { count, list } from '../../src/wording/index.ts';

test.each([
  [[], ''],
  [['a'], '"a"'],
  [['a', 'b'], '"a" and "b"'],
  [['a', 'b', 'c'], '"a", "b" and "c"'],
])('list %j', (words, expected) => {
  expect(list(words)).toBe(expected);
});

test('list with "or", and no more than the maximum', () => {
  expect(list(['a', 'b', 'c'], { conjunction: 'or' })).toBe('"a", "b" or "c"');
  expect(list(['a', 'b', 'c', 'd'], { max: 2, conjunction: 'or' })).toBe('"a", "b" and 2 more');
  expect(list([...'abcdefgh'])).toBe('"a", "b", "c", "d", "e", "f", "g" and "h"');
  expect(list([...'abcdefghi'])).toBe('"a", "b", "c", "d", "e", "f", "g", "h" and 1 more');
});

test.each([
  [0, 'server', '0 servers'],
  [1, 'server', '1 server'],
  [3, 'server', '3 servers'],
  [1, 'entry', '1 entry'],
  [2, 'entry', '2 entries'],
  [2, 'key', '2 keys'],
  [2, 'address', '2 addresses'],
])('count %d %s', (n, noun, expected) => {
  expect(count(n, noun)).toBe(expected);
});
