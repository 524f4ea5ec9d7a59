import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

const WORDS = ['meadow', 'password', '2025'].join('');

test.each([
  ['alone in its file', {}],
  ['beside other settings', { NODE_ENV: 'production', PORT: '8080' }],
  ['beside what no word looks like', { BUILD: 'a8f3k2m9x1q7' }],
])('a long word with a year is a password, %s', async (_, env) => {
  const text = JSON.stringify({ mcpServers: { db: { command: 'db-mcp', env: { ...env, NEO4J_PASSWORD: WORDS } } } });
  const { findings } = await lint({ files: { '.mcp.json': text, '.gitignore': '' } });
  expect(findings).toMatchObject([{ rule: 'secret-literal', severity: 'error' }]);
});
