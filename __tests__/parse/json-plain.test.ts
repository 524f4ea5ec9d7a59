import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plainJson } from '../../src/parse/index.ts';
import { runs } from '../fuzz.ts';

test.each([
  ['{ // of all\n "a": [1, /* two */ 2,], }', { a: [1, 2] }],
  ['{"a": "// no comment, }"}', { a: '// no comment, }' }],
  ['[1,\n// last\n]', [1]],
])('%j is JSON without what JSONC allows', (text, value) => {
  const plain = plainJson(text);
  expect(plain).toHaveLength(text.length);
  expect(JSON.parse(plain)).toEqual(value);
});

test('JSON stays what it is', () => {
  fc.assert(
    fc.property(fc.json(), (text) => expect(plainJson(text)).toBe(text)),
    { numRuns: runs(300) },
  );
});

test('a comma that nothing precedes is left to the parser', () => {
  expect(() => JSON.parse(plainJson('{"a":1,,}'))).toThrow();
});
