import { expect, test } from '@jest/globals';
import { compilePatterns, discover, type Patterns } from '../../src/discover/index.ts';
import { memory } from '../../src/files/index.ts';
import { stepsOf } from '../counting/steps.ts';

const paths = Array.from({ length: 5 }, (_, number) => `src/folder-${number}/.mcp.json`);

/** What a long list costs once it was read. */
async function stepsFor(lines: readonly string[]): Promise<number> {
  const patterns: Patterns = compilePatterns(lines);
  return stepsOf(() => {
    for (const path of paths) patterns.test(path);
  });
}

test.each<[string, (number: number) => string]>([
  ['names', (number) => `name-${number}`],
  ['ways', (number) => `packages/lib-${number}/dist/`],
  ['ends', (number) => `*-${number}.log`],
  ['what stands in the middle', (number) => `*a${number}b*`],
  ['what stands in the middle, in a folder of every path', (number) => `src/*a${number}b*`],
  ['what stands behind brackets', (number) => `[a-c]x${number}*`],
  ['exceptions', (number) => `!**/x-${number}/**`],
  ['nothing but signs', (number) => `${number.toString(2).replaceAll('0', '?').replaceAll('1', '*?')}`],
  [
    'nothing but signs, in a folder of every path',
    (number) => `src/${number.toString(2).replaceAll('0', '?').replaceAll('1', '*?')}`,
  ],
  ['one line again and again', () => 'src/*'],
])('paths are held against no more lines of a .gitignore as it grows: %s', async (_, lineOf) => {
  const lines = (count: number) => Array.from({ length: count }, (_, number) => lineOf(number));
  const few = await stepsFor(lines(1500));
  expect(await stepsFor(lines(6000))).toBeLessThan(few * 1.5 + 20_000);
});

test('what is left out of a list is counted', () => {
  const signs = Array.from({ length: 2000 }, (_, number) =>
    number.toString(2).replaceAll('0', '?').replaceAll('1', '*?'),
  );
  expect(compilePatterns(signs).dropped).toBeGreaterThan(0);
  expect(compilePatterns(Array.from({ length: 9000 }, (_, number) => `*-${number}`)).dropped).toBe(0);
});

/** Of a repository with so many files, a search for some of them. */
function stepsToFind(count: number, exclude: string): Promise<number> {
  const contents = new Map([['/w/.git/info/exclude', exclude]]);
  for (let number = 0; number < count; number += 1) contents.set(`/w/project-${number}/.mcp.json`, '{}');
  const files = memory(contents);
  return stepsOf(() =>
    discover({ files, cwd: '/w', root: '/w', paths: [], wanted: (path) => path.endsWith('.mcp.json') }),
  );
}

test('no path is held against the comments that git writes into each repository', async () => {
  const besides = async (count: number) =>
    (await stepsToFind(count, '# *.[oa]\n# *~\n')) - (await stepsToFind(count, ''));
  await besides(1);
  expect(await besides(400)).toBe(await besides(100));
});
