import { expect, test } from '@jest/globals';
import { useColor } from '../../src/cli/index.ts';

test.each([
  [undefined, {}, true, true],
  [undefined, {}, false, false],
  [undefined, { TERM: 'dumb' }, true, false],
  [undefined, { NO_COLOR: '1' }, true, false],
  [undefined, { NO_COLOR: '' }, true, true],
  [undefined, { CI: 'true' }, false, false],
  [undefined, { FORCE_COLOR: '1' }, false, true],
  [undefined, { FORCE_COLOR: '0' }, true, false],
  [undefined, { FORCE_COLOR: '', NO_COLOR: '1' }, true, false],
  [undefined, { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  [true, { NO_COLOR: '1' }, false, true],
  [false, { FORCE_COLOR: '1' }, true, false],
])('option %j, environment %j, terminal %j → %j', (option, env, isTTY, expected) => {
  expect(useColor(option, { env, isTTY })).toBe(expected);
});
