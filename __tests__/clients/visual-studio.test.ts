import { expect, test } from '@jest/globals';
import { linesOf, lintFiles } from '../formats/support.ts';

const servers = { docs: { url: 'https://docs.example.com/mcp', headers: { Authorization: 'Bearer ${input:token}' } } };
const inputs = [{ id: 'token', type: 'promptString', password: true }];
const asking = JSON.stringify({ inputs, servers });

async function clientOf(files: Record<string, string>): Promise<string | undefined> {
  return (await lintFiles(files)).files.find(({ path }) => path === '.mcp.json')?.client;
}

test.each(['Shop.sln', 'Shop.slnx', 'Shop.csproj', 'native.vcxproj', '.vs/slnx.sqlite'])(
  'a .mcp.json with servers beside %s is meant for Visual Studio',
  async (beside) => {
    expect(await clientOf({ '.mcp.json': asking, [beside]: '' })).toBe('visual-studio');
    expect(await clientOf({ '.mcp.json': JSON.stringify({ servers }), [beside]: '' })).toBe('visual-studio');
  },
);

test('it is judged for Claude Code where the project uses that, or nothing tells them apart', async () => {
  const solution = { 'Shop.sln': '' };
  expect(await clientOf({ ...solution, '.mcp.json': asking, 'CLAUDE.md': '# Notes\n' })).toBe('claude-code');
  expect(await clientOf({ ...solution, '.mcp.json': asking, '.claude/settings.json': '{}' })).toBe('claude-code');
  expect(await clientOf({ ...solution, '.mcp.json': JSON.stringify({ servers, mcpServers: {} }) })).toBe('claude-code');
  expect(await clientOf({ '.mcp.json': asking })).toBe('claude-code');
  expect(await clientOf({ '.mcp.json': asking, 'src/Shop.csproj': '', 'solution.sln.md': '' })).toBe('claude-code');
});

test('what was pasted from VS Code is told for Claude Code in one round: the key, and what it does not ask for', async () => {
  const text = `{
  "inputs": [{ "id": "token", "type": "promptString", "password": true }],
  "servers": {
    "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer \${input:token}" } }
  }
}
`;
  expect(linesOf(await lintFiles({ '.mcp.json': text }))).toEqual([
    '3:3-3:12 error root-key-wrong Claude Code reads "mcpServers" from this file, but it has "servers" with 1 server; it refuses the whole file',
    '4:108-4:122 warning placeholder-syntax Claude Code does not expand "${input:token}" in "headers"; the text is used as it stands',
  ]);
});
