import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

async function saidOf(url: string): Promise<(string | undefined)[]> {
  const text = JSON.stringify({ mcpServers: { docs: { type: 'http', url } } });
  const { findings } = await lintFiles({ '.mcp.json': text });
  return findings.filter(({ rule }) => rule === 'url-shape').map(({ severity, help }) => `${severity}: ${help}`);
}

test.each([
  ['docs.example.com/mcp', 'warning: write "https://" in front of it'],
  ['localhost:3000/mcp', 'warning: write "http://" in front of it'],
  ['127.0.0.1:3000', 'warning: write "http://" in front of it'],
  ['/mcp', 'warning: write an address such as "https://host/mcp"'],
  ['mcp server', 'warning: write an address such as "https://host/mcp"'],
])('without a scheme: %s', async (url, expected) => {
  expect(await saidOf(url)).toEqual([expected]);
});

test.each(['https://docs.example.com/mcp', 'ws://localhost:3000', '${DOCS_URL}', '${DOCS_HOST}:3000/mcp', '<url>'])(
  'nothing about %s',
  async (url) => {
    expect(await saidOf(url)).toEqual([]);
  },
);

test('a placeholder is a finding of its own', async () => {
  const text = '{ "mcpServers": { "docs": { "type": "http", "url": "your-host.example.com/mcp" } } }';
  const { findings } = await lintFiles({ '.mcp.json': text });
  expect(findings.map(({ rule }) => rule)).toEqual(['placeholder-unfilled']);
});
