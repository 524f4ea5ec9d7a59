import { expect, test } from '@jest/globals';
import factory from '../../src/clients/factory.ts';

test.each([
  ['my server', 'my-server'],
  ['my.server', 'my-server'],
  ['my_server', 'my_server'],
  ['sérvér-日本', 'srvr'],
  ['n'.repeat(200), 'n'.repeat(32)],
  ['', 'invalid-server-name'],
  ['a__b', 'a__b'],
  ['123', '123'],
])('the server "%s" is renamed to "%s"', (name, renamed) => {
  expect(factory.toolNames?.server(name)).toBe(renamed);
});
