import { expect, test } from '@jest/globals';
import { compiledFolder } from '../../src/cli/compile-cache.ts';

test.each([
  ['linux', { HOME: '/home/a' }, '/home/a/.cache'],
  ['linux', { HOME: '/home/a', XDG_CACHE_HOME: '/caches' }, '/caches'],
  ['darwin', { HOME: '/Users/a' }, '/Users/a/Library/Caches'],
  ['win32', { LOCALAPPDATA: 'C:\\a\\Local' }, 'C:\\a\\Local'],
  ['linux', { HOME: '/home/a', CI: 'true' }, undefined],
  ['linux', { HOME: '/home/a', NODE_DISABLE_COMPILE_CACHE: '1' }, undefined],
  ['linux', { HOME: '' }, undefined],
  ['darwin', {}, undefined],
  ['win32', {}, undefined],
] as const)('on %s with %j', (platform, env, folder) => {
  expect(compiledFolder(env, platform)?.replaceAll('/', '\\')).toBe(folder?.replaceAll('/', '\\'));
});
