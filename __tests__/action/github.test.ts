import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { GitHub } from '../../src/action/github.ts';

test('a conversation has one limit of time, however often something is said', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200).write('[');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const env = {
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'some/repository',
  };
  const github = new GitHub({ token: 'token', env }, 100);
  const late = { unknown: 'GitHub takes too long to answer' };
  expect([await github.ask('a', ''), await github.ask('b', '')]).toEqual([late, late]);
  server.closeAllConnections();
  server.close();
});
