import { expect, test } from '@jest/globals';
import { exitCode } from '../../src/cli/index.ts';
import type { FailLevel } from '../../src/model/verdict/index.ts';

function summary(errors: number, warnings: number, infos: number) {
  return { summary: { files: 1, servers: 1, errors, warnings, infos, suppressed: 0 } };
}

test.each<[FailLevel, number, number, number, 0 | 1]>([
  ['error', 0, 9, 9, 0],
  ['error', 1, 0, 0, 1],
  ['warning', 0, 0, 9, 0],
  ['warning', 0, 1, 0, 1],
  ['warning', 1, 0, 0, 1],
  ['info', 0, 0, 0, 0],
  ['info', 0, 0, 1, 1],
  ['info', 0, 1, 0, 1],
  ['never', 9, 9, 9, 0],
])('--fail-on %s with %d errors, %d warnings, %d infos → %d', (failOn, errors, warnings, infos, code) => {
  expect(exitCode(summary(errors, warnings, infos), { failOn })).toBe(code);
});

test('--max-warnings counts warnings only', () => {
  expect(exitCode(summary(0, 3, 9), { failOn: 'error', maxWarnings: 3 })).toBe(0);
  expect(exitCode(summary(0, 4, 0), { failOn: 'error', maxWarnings: 3 })).toBe(1);
  expect(exitCode(summary(0, 1, 0), { failOn: 'error', maxWarnings: 0 })).toBe(1);
});
