import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

async function saidOf(url: string): Promise<(string | undefined)[]> {
  const text = JSON.stringify({ mcpServers: { docs: { type: 'http', url } } });
  const { findings } = await lintFiles({ '.mcp.json': text });
  return findings.filter(({ rule }) => rule === 'url-shape').map(({ severity, help }) => `${severity}: ${help}`);
}

test.each([
  ['docs.example.com/mcp', 'error: write "https://" in front of it'],
  ['localhost:3000/mcp', 'error: write "http://" in front of it'],
  ['127.0.0.1:3000', 'error: write "http://" in front of it'],
  ['/mcp', 'error: write an address such as "https://host/mcp"'],
  ['mcp server', 'error: write an address such as "https://host/mcp"'],
])('without a scheme: %s', async (url, expected) => {
  expect(await saidOf(url)).toEqual([expected]);
});

test.each([
  ['https://', 'error: write an address such as "https://host/mcp"'],
  ['https://docs example.com', 'error: write an address such as "https://host/mcp"'],
  ['https://docs.example.com:99999/mcp', 'error: write an address such as "https://host/mcp"'],
  ['htps://docs.example.com/mcp', 'error: write an address such as "https://host/mcp"'],
  ['ws://localhost:3000', 'error: write an address such as "https://host/mcp"'],
  ['file:///docs/mcp', 'error: write an address such as "https://host/mcp"'],
  ['mailto:docs@example.com', 'error: write an address such as "https://host/mcp"'],
  ['ftp://${DOCS_HOST}/mcp', 'error: write an address such as "https://host/mcp"'],
  ['localhost:${PORT}/mcp', 'error: write an address such as "https://host/mcp"'],
  ['${env:DOCS_URL}/mcp', 'error: write "${DOCS_URL}"'],
  ['  ', 'error: write an address such as "https://host/mcp"'],
])('what nobody can call: %s', async (url, expected) => {
  expect(await saidOf(url)).toEqual([expected]);
});

test.each(['https://docs.example.com/mcp', '${DOCS_URL}', '${DOCS_HOST}:3000/mcp', '<url>'])(
  'nothing about %s',
  async (url) => {
    expect(await saidOf(url)).toEqual([]);
  },
);

test('of a value with a variable that is not expanded, one thing is said', async () => {
  const text = '{ "mcpServers": { "docs": { "type": "http", "url": "${env:DOCS_URL}/mcp" } } }';
  const { findings } = await lintFiles({ '.mcp.json': text });
  expect(findings.map(({ rule }) => rule)).toEqual(['url-shape']);
});

test.each([
  ['http', 'ws://localhost:3000'],
  ['ws', 'https://localhost:3000'],
])('a transport of %s may have the address %s', async (type, url) => {
  const { findings } = await lintFiles({ '.mcp.json': JSON.stringify({ mcpServers: { docs: { type, url } } }) });
  expect(findings.some(({ rule }) => rule === 'url-shape')).toBe(type === 'http');
});

test('a placeholder is a finding of its own', async () => {
  const text = '{ "mcpServers": { "docs": { "type": "http", "url": "your-host.example.com/mcp" } } }';
  const { findings } = await lintFiles({ '.mcp.json': text });
  expect(findings.map(({ rule }) => rule)).toEqual(['placeholder-unfilled']);
});

test('a file that nobody is known to read may be for a client that speaks over a WebSocket', async () => {
  const servers = (type: string) =>
    `mcpServers:\n  docs:\n    type: ${type}\n    url: ws://localhost:3000/mcp\n  notes:\n    type: stdio\n    command: notes-mcp\n`;
  const said = async (type: string) => (await lintFiles({ 'deploy/servers.yaml': servers(type) })).findings;
  expect(await said('websocket')).toEqual([]);
  expect(await said('http')).toEqual([expect.objectContaining({ rule: 'url-shape' })]);
});
