import { expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { clean, cli, faulty } from './support.ts';

test('servers: a table, whatever is found, and 0', () => {
  const folder = tree({ '.mcp.json': faulty.error, '.cursor/mcp.json': clean, 'sub/': '' });
  const { code, stdout, stderr } = cli(folder, ['servers']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n')).toEqual([
    './',
    '      Claude Code  Cursor',
    '      .mcp.json    .cursor/mcp.json',
    'docs  refused      defined',
    '',
    '.mcp.json:1:16  server "docs" has a "url" and no "type", so Claude Code skips the server',
    '',
  ]);
  expect(cli(folder, ['servers', '--format', 'json']).stdout).toMatch(/^\{\n {2}"version": 1,/);
});

test('servers: paths choose projects and do not hide what lies beside', () => {
  const folder = tree({ 'a/.mcp.json': clean, 'a/.cursor/mcp.json': clean, 'b/.mcp.json': clean });
  const { stdout } = cli(folder, ['servers', 'a/.mcp.json', '--format', 'markdown']);
  expect(stdout.match(/^### .*$/gm)).toEqual(['### MCP servers in a/']);
  expect(stdout).toContain('| docs | same | same |');
});

test('servers: what cannot be meant is said, with 2', () => {
  const { code, stderr } = cli(tree(), ['servers', 'nowhere']);
  expect([code, stderr]).toEqual([2, 'mcp-lint: "nowhere" does not exist\n']);
});
