import { expect, test } from '@jest/globals';
import { configOf } from '../../src/config/config.ts';
import { areTooMany } from '../../src/config/globs.ts';
import { globs } from '../../src/config/index.ts';
import { stepsOf } from '../counting/steps.ts';

test.each([`${'*a'.repeat(50)}b`, '(a+)+b', '{'.repeat(900), `${'{a,b}'.repeat(6)}**`])(
  'the pattern %s needs few steps for the longest of paths',
  async (pattern) => {
    const path = `${'a/'.repeat(90)}${'a'.repeat(250)}`;
    expect(await stepsOf(() => globs([pattern])(path))).toBeLessThan(500_000);
  },
);

test('a path is held against few of ten thousand patterns for files and overrides', async () => {
  const many = Array.from({ length: 10_000 }, (_, number) => `packages/p${number}/{a,b}/**`);
  const config = configOf(
    {
      files: Object.fromEntries(many.map((pattern) => [pattern, 'mcp'])),
      overrides: many.map((pattern) => ({ files: [pattern], rules: { 'syntax-error': 'off' } })),
    },
    (path) => path,
  );
  const steps = await stepsOf(() => {
    for (let number = 0; number < 100; number += 1) config.formatOf(`packages/p${number}/a/x.json`);
  });
  expect(steps).toBeLessThan(500_000);
  expect([config.formatOf('packages/p77/b/x'), config.formatOf('packages/p77/c/x')]).toEqual(['mcp', undefined]);
  const matching = config.overrides.flatMap(({ matches }, number) => (matches('packages/p77/a/x') ? [number] : []));
  expect(matching).toEqual([77]);
});

test('the last one of them counts', () => {
  const { formatOf } = configOf({ files: { '*.json': 'a', 'x/': 'b', '{y,z}/*.json': 'c' } }, (path) => path);
  expect(['a.json', 'x/a.json', 'y/a.json', 'z/a.json', 'z/a', '/a.json'].map(formatOf)).toEqual([
    'a',
    'b',
    'c',
    'c',
    undefined,
    undefined,
  ]);
});

test('patterns that nothing tells apart are refused by their number', () => {
  const signs = Array.from({ length: 2000 }, (_, number) =>
    number.toString(2).replaceAll('0', '?').replaceAll('1', '*?'),
  );
  expect([areTooMany(signs), areTooMany(['{a,b}', '**'])]).toEqual([true, false]);
  expect(areTooMany(Array.from({ length: 10_000 }, (_, number) => `examples/${number}/`))).toBe(false);
});
