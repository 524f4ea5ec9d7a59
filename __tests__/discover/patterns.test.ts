import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import createIgnore from 'ignore';
import { LineIndex } from '../../src/discover/line-index.ts';
import { compilePatterns, isAffordable } from '../../src/discover/patterns.ts';
import { runs } from '../fuzz.ts';

const piece = fc.constantFrom(
  'a',
  'b',
  'ab',
  'B',
  'é',
  '.x',
  '.log',
  '*',
  '**',
  '?',
  '[ab]',
  '[a/b]',
  '\\',
  '!',
  '#',
  ' ',
  '\t',
  '{a,b}',
  '\r',
);
const sign = fc.constantFrom('', '', '', '!', '/', '#', '\\!', '**/');
const line = fc
  .tuple(
    sign,
    fc.array(
      fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join('')),
      { maxLength: 3 },
    ),
    sign,
  )
  .map(([start, names, end]) => start + names.join('/') + (end === '/' ? '/' : ''));
const name = fc.array(fc.constantFrom('a', 'b', 'B', 'ab', 'é', '.x', '.log', 'x', '#', '!', ' '), {
  minLength: 1,
  maxLength: 3,
});
const path = fc
  .tuple(
    fc.array(
      name.map((pieces) => pieces.join('')),
      { minLength: 1, maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(([names, isFolder]) => names.join('/') + (isFolder ? '/' : ''));

/** So many lines that none is asked which cannot match. */
const ballast = Array.from({ length: 40 }, (_, number) => `ballast-${number}`);

describe.each([false, true])('lines by their names, where case is ignored: %j', (ignoreCase) => {
  test('answer as all lines would', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.array(path, { minLength: 1, maxLength: 5 }), (lines, paths) => {
        const all = [...lines, ...ballast];
        const whole = createIgnore({ ignoreCase }).add(all.filter(isAffordable));
        const patterns = compilePatterns(all, ignoreCase);
        for (const each of paths) {
          const { ignored, unignored } = whole.test(each);
          expect([each, patterns.test(each)]).toMatchObject([each, { ignored, unignored }]);
          const more = createIgnore({ ignoreCase }).add(whole).add('!/a');
          expect(patterns.with('!/a').test(each).ignored).toBe(more.test(each).ignored);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

test.each([
  ['names', (number: number) => `packages/lib-${number}/dist`],
  ['ends', (number: number) => `*.generated-${number}.json`],
  ['starts', (number: number) => `out-${String(number).padStart(5, '0')}*`],
  ['folders of one name', (number: number) => `/sites/site-${number}/`],
])('of ten thousand lines that tell %s, a path is held against a few', (_, lineOf) => {
  const index = new LineIndex(
    Array.from({ length: 10_000 }, (_, number) => lineOf(number)),
    false,
  );
  expect(index.mayMatch('src/app/.mcp.json')).toEqual([]);
  for (const found of ['packages/lib-77/dist/a', 'a.generated-77.json', 'out-00077.json', 'sites/site-77/a']) {
    expect(index.mayMatch(found).length).toBeLessThanOrEqual(10);
  }
});
