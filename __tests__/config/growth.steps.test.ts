import { expect, test } from '@jest/globals';
import { globs } from '../../src/config/index.ts';
import { stepsOf } from '../counting/steps.ts';

test.each([`${'*a'.repeat(50)}b`, '(a+)+b', '{'.repeat(900), `${'{a,b}'.repeat(6)}**`])(
  'the pattern %s needs few steps for the longest of paths',
  async (pattern) => {
    const path = `${'a/'.repeat(90)}${'a'.repeat(250)}`;
    expect(await stepsOf(() => globs([pattern])(path))).toBeLessThan(500_000);
  },
);
