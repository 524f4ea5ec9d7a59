import { expect, test } from '@jest/globals';
import { isNearby } from '../../src/model/server/index.ts';

test.each([
  'localhost',
  'api.localhost',
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.0.1',
  '169.254.1.1',
  '100.64.0.1',
  '[::1]',
  '[::ffff:10.0.0.1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  'docs-mcp',
  'docs.local',
  'host.docker.internal',
  'docs.example.com',
  'box.tail1234.ts.net',
])('%s is nearby', (host) => {
  expect(isNearby(host)).toBe(true);
});

test.each([
  'docs.acme.io',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '[2001:db8::1]',
  'localhost.acme.io',
  'local.io',
  '10.acme.io',
])('%s is not', (host) => {
  expect(isNearby(host)).toBe(false);
});
