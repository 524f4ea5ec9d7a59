import { expect, test } from '@jest/globals';
import { suggest } from '../../src/wording/index.ts';
import { growthOf, stepsOf } from './steps.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word-${index}`);

/** The least that counts at all, so that what stands beside it is seen. */
const little = () => suggest('a', ['b']);

test('the same work is the same number of steps', async () => {
  const work = () => words(50).map(little);
  expect(await stepsOf(work)).toBe(await stepsOf(work));
});

test('statements are counted', async () => {
  const once = (size: number) => words(size).map(little);
  expect(await growthOf(50, once)).toBeCloseTo(4, 0);
  expect(await growthOf(50, (size) => words(size).map(() => once(size)))).toBeGreaterThan(14);
});

test('searched characters are counted', async () => {
  const search = (size: number, from: number) => {
    little();
    for (let at = 0; at < size; at += 1) 'x'.repeat(size).indexOf('y', from);
  };
  expect(await growthOf(1000, (size) => search(size, size - 10))).toBeLessThan(5);
  expect(await growthOf(1000, (size) => search(size, 0))).toBeGreaterThan(14);
});

test.each([
  ['ab', 4],
  ['a{1,20}b', 4],
  ['^a+b', 4],
  ['a+b', 16],
  ['[a-c]*?b', 16],
  ['(?:a|c)+b', 16],
  ['a{2,}b', 16],
])('what the expression %s does is counted', async (source, growth) => {
  const grown = await growthOf(500, (size) => {
    little();
    new RegExp(source).test('a'.repeat(size));
  });
  expect([4, 16].find((known) => grown > known * 0.7 && grown < known * 1.5)).toBe(growth);
});

test('expressions in replacements and loops are counted', async () => {
  const growth = (work: (text: string) => unknown) =>
    growthOf(300, (size) => {
      little();
      work('a'.repeat(size));
    });
  expect(await growth((text) => text.replaceAll(/a/g, 'b'))).toBeLessThan(5);
  expect(await growth((text) => text.replaceAll(/a(?=a*b)|a/g, 'b'))).toBeGreaterThan(12);
  expect(await growth((text) => [...text.matchAll(/a(?=a*b)|a/g)])).toBeGreaterThan(12);
  expect(await growth((text) => text.split(/a(?=a*b)/))).toBeGreaterThan(12);
});
