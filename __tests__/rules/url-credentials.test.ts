import { expect, test } from '@jest/globals';
import { linesOf, lintFiles } from '../formats/support.ts';

const random = 'Zk3vQ9pX2mW7rT5yB8nL';

function remote(url: string): string {
  return JSON.stringify({ mcpServers: { docs: { type: 'http', url } } });
}

const rulesOf = async (files: Record<string, string>) => (await lintFiles(files)).findings.map(({ rule }) => rule);
const helpOf = async (files: Record<string, string>) => (await lintFiles(files)).findings.map(({ help }) => help);

test('one secret is one finding, by the place it stands in', async () => {
  expect(await rulesOf({ '.mcp.json': remote(`https://docs.acme.net/mcp?key=1&apiKey=${random}`) })).toEqual([
    'url-credentials',
  ]);
  expect(await rulesOf({ '.mcp.json': remote(`https://${random}@docs.acme.net/mcp`) })).toEqual(['url-credentials']);
  expect(await rulesOf({ '.mcp.json': remote(`https://docs.acme.net/${random}QW12as/mcp`) })).toEqual([
    'secret-literal',
  ]);
  const command = { mcpServers: { docs: { command: 'db-mcp', args: [`https://docs.acme.net/mcp?apiKey=${random}`] } } };
  expect(await rulesOf({ '.mcp.json': JSON.stringify(command) })).toEqual(['secret-literal']);
});

test('an address that the client does not read is not its address', async () => {
  const other = {
    mcpServers: { docs: { type: 'http', url: 'https://a.net', serverUrl: `https://a.net?token=${random}` } },
  };
  expect(await rulesOf({ '.mcp.json': JSON.stringify(other) })).toContain('secret-literal');
});

test('a server with a syntax error keeps its secret', async () => {
  const text = `{ "mcpServers": { "docs": { "url": "https://a.net/mcp?apiKey=${random}", "type" "http" } } }`;
  expect(await rulesOf({ '.mcp.json': text })).toEqual(['secret-literal', 'syntax-error']);
});

test('in a file that git ignores it is an info', async () => {
  const files = {
    '.git/HEAD': '',
    '.gitignore': '.mcp.json\n',
    '.mcp.json': remote(`https://a.net/mcp?token=${random}`),
  };
  expect(linesOf(await lintFiles(files, { paths: ['.mcp.json'] }))).toEqual([
    '1:69-1:89 info url-credentials a key stands in the parameter "token" of the address of server "docs"; git ignores this file',
  ]);
});

test("the way out is the client's own", async () => {
  const end = ', and revoke what stands here';
  expect(await helpOf({ '.mcp.json': remote(`https://a.net/mcp?exaApiKey=${random}`) })).toEqual([
    `write "\${EXA_API_KEY}" and set the variable where Claude Code starts${end}`,
  ]);
  const codex = `[mcp_servers.docs]\nurl = "https://a.net/mcp?token=${random}"\n`;
  expect(await helpOf({ '.codex/config.toml': codex })).toEqual([
    `Codex expands no variables in addresses: keep the server in a file that git ignores${end}`,
  ]);
});
