import { expect, test } from '@jest/globals';
import { masked } from '../../src/browser.ts';

const secret = 'ghp_Zx8Kq2Lm4Np6Rs0Tv1Wy3Ab5Cd7Ef9Gh1Jk2';
const password = 'Kx9vQ2mL7pR4';

test.each([
  ['.mcp.json', `{ "mcpServers": { "a": { "env": { "GITHUB_TOKEN": "${secret}", "DB_PASSWORD": "${password}" } } } }`],
  ['broken.json', `{ "mcpServers": { "a": { "env": { "GITHUB_TOKEN": "${secret}", "DB_PASSWORD": "${password}", `],
  ['.codex/config.toml', `[mcp_servers.a.env]\nGITHUB_TOKEN = "${secret}"\nDB_PASSWORD = "${password}"\n`],
  ['librechat.yaml', `mcpServers:\n  a:\n    env:\n      GITHUB_TOKEN: ${secret}\n      DB_PASSWORD: ${password}\n`],
  ['agent.md', `---\nmcpServers:\n  a:\n    env: { GITHUB_TOKEN: ${secret}, DB_PASSWORD: ${password} }\n---\nText\n`],
  ['.env', `GITHUB_TOKEN=${secret}\nDB_PASSWORD=${password}\n`],
])('a text that is shown to others keeps its form and none of its secrets: %s', async (path, text) => {
  const shown = (await masked({ [path]: text }))[path] ?? '';
  expect(shown).toHaveLength(text.length);
  expect(shown.split('\n')).toHaveLength(text.split('\n').length);
  expect(shown).toContain('GITHUB_TOKEN');
  expect(shown).not.toContain(secret.slice(6));
  expect(shown).not.toContain(password);
});

test('a text without secrets stays as it is, with its byte order mark', async () => {
  const files = { '.mcp.json': '\ufeff{ "mcpServers": { "a": { "command": "a", "env": { "TOKEN": "${TOKEN}" } } } }' };
  expect(await masked(files)).toEqual(files);
});
