import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { globs } from '../../src/config/index.ts';
import { runs } from '../fuzz.ts';

describe('patterns', () => {
  test.each([
    ['a.json', ['a.json', 'x/a.json', 'x/y/a.json'], ['ba.json', 'a.json.b']],
    ['*.json', ['a.json', 'x/.mcp.json'], ['a.jsonc']],
    ['x/*.json', ['x/a.json', 'x/.a.json'], ['y/x/a.json', 'x/y/a.json']],
    ['./x/a.json', ['x/a.json'], ['y/x/a.json']],
    ['/a.json', ['a.json'], ['x/a.json']],
    ['**/x/a.json', ['x/a.json', 'y/x/a.json'], ['x/y/a.json']],
    ['x/**', ['x/a', 'x/y/.a'], ['x', 'y/x/a']],
    ['x/**/a', ['x/a', 'x/y/z/a'], ['x/y/b']],
    ['x/', ['x/a', 'y/x/a', 'x/'], ['x', 'a/x']],
    ['x', ['x', 'x/a', 'y/x/a'], ['xy']],
    ['x.{json,y{a,}ml}', ['x.json', 'x.yaml', 'x.yml'], ['x.toml', 'x.']],
    ['{a}', ['{a}'], ['a']],
    ['{a,b', ['{a,b'], ['a']],
    ['\\{a,b\\}', ['{a,b}'], ['a']],
    ['[ab]?.json', ['ax.json'], ['cx.json', 'a.json']],
    ['#a', ['#a'], ['a']],
    ['app/(group)/x', ['app/(group)/x'], ['app/group/x']],
    ['+(a|b)', ['+(a|b)'], ['a', 'aa']],
    ['{!a,b}', ['!a', 'b'], ['a', 'c']],
    ['A.json', ['A.json'], ['a.json']],
  ])('%s', (pattern, matching, others) => {
    const matches = globs([pattern]);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(others.filter(matches)).toEqual([]);
  });

  test('any of them', () => {
    expect(['a', 'b', 'c'].filter(globs(['a', 'c']))).toEqual(['a', 'c']);
    expect(globs([])('a')).toBe(false);
  });

  test('say nothing about what lies outside the root', () => {
    expect(globs(['**'])('/other/.mcp.json')).toBe(false);
  });

  test('never fail', () => {
    const pattern = fc.string({ unit: fc.constantFrom(...'*?[]{}!^-\\/a,#. \n\0\ud800') });
    fc.assert(
      fc.property(pattern, (text) => {
        expect(typeof globs([text])('a/b.json')).toBe('boolean');
      }),
      { numRuns: runs(200) },
    );
  });
});
