import { describe, expect, test } from '@jest/globals';
import { fits, routesAt } from '../../src/model/values/index.ts';

describe('places that a pattern names', () => {
  const value = JSON.parse(
    '{ "a": [{ "b": 1 }, 2, { "b": null }], "*": { "b": 3 }, "__proto__": { "b": 4 }, "c": { "b": { "b": 5 } } }',
  );

  test.each([
    [
      ['a', '*', 'b'],
      [
        ['a', 0, 'b'],
        ['a', 2, 'b'],
      ],
    ],
    [
      ['*', 'b'],
      [
        ['*', 'b'],
        ['__proto__', 'b'],
        ['c', 'b'],
      ],
    ],
    [['c', '*', '*'], [['c', 'b', 'b']]],
    [['a', 'length'], []],
    [['toString'], []],
    [['a', '1', '*'], []],
    [[], [[]]],
  ])('%j', (pattern, routes) => {
    expect(routesAt(value, pattern)).toEqual(routes);
  });

  test('knows whether a place lies at or below one of them', () => {
    expect(fits(['a', 0, 'b', 'c'], ['a', '*', 'b'])).toBe(true);
    expect(fits(['a', 0], ['a', '*', 'b'])).toBe(false);
    expect(fits(['a', 0, 'c'], ['a', '*', 'b'])).toBe(false);
    expect(fits(['a'], ['*', '*'])).toBe(false);
  });
});
