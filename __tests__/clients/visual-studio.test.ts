import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

const servers = { docs: { url: 'https://docs.example.com/mcp', headers: { Authorization: 'Bearer ${input:token}' } } };
const inputs = [{ id: 'token', type: 'promptString', password: true }];
const asking = JSON.stringify({ inputs, servers });

async function clientOf(files: Record<string, string>): Promise<string | undefined> {
  return (await lintFiles(files)).files.find(({ path }) => path === '.mcp.json')?.client;
}

test('a .mcp.json that asks for inputs is meant for Visual Studio', async () => {
  expect(await clientOf({ '.mcp.json': asking })).toBe('visual-studio');
});

test('it is judged for Claude Code where the project uses that, or nothing tells them apart', async () => {
  expect(await clientOf({ '.mcp.json': asking, 'CLAUDE.md': '# Notes\n' })).toBe('claude-code');
  expect(await clientOf({ '.mcp.json': asking, '.claude/settings.json': '{}' })).toBe('claude-code');
  expect(await clientOf({ '.mcp.json': JSON.stringify({ servers }) })).toBe('claude-code');
  expect(await clientOf({ '.mcp.json': JSON.stringify({ inputs, servers, mcpServers: {} }) })).toBe('claude-code');
});
