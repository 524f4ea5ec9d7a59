import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

/** Put together here, so that scanners of this repository do not take it for a real one. */
const password = ['Iron', 'wood88!'].join('');

async function severities(env: Record<string, string>): Promise<string[]> {
  const text = JSON.stringify({ mcpServers: { db: { command: 'db-mcp', env } } });
  const { findings } = await lintFiles({ '.mcp.json': text }, { config: false });
  return findings.filter(({ rule }) => rule === 'secret-suspected').map(({ severity }) => severity);
}

test.each([
  ['DB_HOST', 'localhost'],
  ['DB_HOST', '127.0.0.1'],
  ['DB_SERVER', 'localhost,1433'],
  ['DB_SERVER', 'tcp:localhost,1433'],
  ['DB_ENDPOINT', 'localhost:9000'],
  ['DB_URI', 'bolt://localhost:7687'],
  ['DB', 'postgresql://app@[::1]:5432/app'],
])('beside %s of %s a password is one of this machine', async (name, host) => {
  expect(await severities({ [name]: host, DB_PASSWORD: password })).toEqual(['info']);
});

test.each([
  ['another program', { CACHE_HOST: 'localhost', DB_PASSWORD: password }],
  ['another machine', { DB_HOST: 'db.acme.dev', DB_PASSWORD: password }],
  ['another machine as well', { DB_HOST: 'localhost', DB_URL: 'https://db.acme.dev', DB_PASSWORD: password }],
  ['one whose name begins alike', { DB_HOST: 'localhost.acme.dev', DB_PASSWORD: password }],
  ['nothing', { DB_PASSWORD: password }],
])('beside the address of %s it is not', async (_what, env) => {
  expect(await severities(env)).toEqual(['warning']);
});

test('a password of this machine that a program could have made is a warning', async () => {
  const made = ['Kx9vQ2mL', '7pR4tZ8w'].join('');
  const found = async (host: string) => {
    const env = { DB_HOST: host, DB_PASSWORD: made, DB_TOKEN: made };
    const text = JSON.stringify({ mcpServers: { db: { command: 'db-mcp', env } } });
    const { findings } = await lintFiles({ '.mcp.json': text }, { config: false });
    return findings.filter(({ rule }) => rule === 'secret-literal').map(({ severity }) => severity);
  };
  expect(await found('localhost')).toEqual(['warning', 'error']);
  expect(await found('db.acme.dev')).toEqual(['error', 'error']);
});
