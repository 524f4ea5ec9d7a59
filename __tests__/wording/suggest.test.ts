import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { suggest } from '../../src/wording/index.ts';
import { runs } from '../fuzz.ts';

const fields = ['command', 'args', 'env', 'cwd', 'type', 'url', 'headers', 'timeout'];

describe('suggest', () => {
  test.each([
    ['comamnd', 'command'],
    ['tyep', 'type'],
    ['heders', 'headers'],
    ['TimeOut', 'timeout'],
    ['foo', undefined],
    ['transport', undefined],
    ['', undefined],
    ['x', undefined],
    ['__proto__', undefined],
  ])('%j → %j', (word, expected) => {
    expect(suggest(word, fields)).toBe(expected);
  });

  test('two candidates as near as each other give none', () => {
    expect(suggest('cat', ['car', 'bat'])).toBeUndefined();
    expect(suggest('cat', ['car', 'bat', 'CAT'])).toBe('CAT');
    expect(suggest('cat', ['car', 'car'])).toBe('car');
  });

  test('a swap of neighbours is one edit, and the limit is a third of the word', () => {
    expect(suggest('abcdef', ['badcef'])).toBe('badcef');
    expect(suggest('abcdef', ['badcfe'])).toBeUndefined();
  });

  test('what it suggests is always a candidate', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (word, candidates) => {
        const found = suggest(word, candidates);
        expect(found === undefined || candidates.includes(found)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  test('a word of a megabyte is no name', () => {
    expect(suggest('a'.repeat(1_000_000), ['b'.repeat(1_000_000)])).toBeUndefined();
  });
});
