import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { globMatches } from '../../src/model/references/glob.ts';

test.each([
  ['query', 'query', true],
  ['query', 'Query', false],
  ['*', '', true],
  ['', '', true],
  ['', 'a', false],
  ['get_*', 'get_', true],
  ['get_*', 'get', false],
  ['*_all', 'get_all_of_all', true],
  ['*_all', 'get_all_of', false],
  ['g?t', 'get', true],
  ['g?t', 'gt', false],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['a.b', 'axb', false],
])('"%s" and "%s"', (pattern, text, expected) => {
  expect(globMatches(pattern, text)).toBe(expected);
});

test('does what a regular expression does', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
  fc.assert(
    fc.property(letters, fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 }), (pattern, text) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
      expect(globMatches(pattern, text)).toBe(expression.test(text));
    }),
  );
});
