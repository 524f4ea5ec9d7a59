import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { cli } from './support.ts';

const project = '{"mcpServers":{"github":{"command":"gh-mcp"},"db":{"command":"db-mcp"}}}\n';
const settings = '{"permissions":{"allow":["mcp__github__x","Read"]}}\n';
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

test('rename shows what would change, and changes it with --write', () => {
  const folder = tree({ '.mcp.json': project, '.claude/settings.json': settings });
  const shown = cli(folder, ['rename', 'github', 'hub']);
  expect([shown.code, shown.stderr]).toEqual([0, 'with --write: 2 places in 2 files\n']);
  expect(shown.stdout).toBe(
    [
      '--- a/.claude/settings.json',
      '+++ b/.claude/settings.json',
      '@@ -1 +1 @@',
      `-${settings.trim()}`,
      `+${settings.trim().replace('github', 'hub')}`,
      '--- a/.mcp.json',
      '+++ b/.mcp.json',
      '@@ -1 +1 @@',
      `-${project.trim()}`,
      `+${project.trim().replace('github', 'hub')}`,
      '',
    ].join('\n'),
  );
  expect(read(folder, '.mcp.json')).toBe(project);

  const done = cli(folder, ['rename', 'github', 'hub', '--write']);
  expect([done.code, done.stdout, done.stderr]).toEqual([0, '', 'changed 2 places in 2 files\n']);
  expect(read(folder, '.mcp.json')).toBe(project.replace('github', 'hub'));
  expect(read(folder, '.claude/settings.json')).toBe(settings.replace('github', 'hub'));
});

test('remove leaves what a person has to decide, and says where', () => {
  const folder = tree({ '.mcp.json': project, '.claude/settings.json': settings.replace(',"Read"', '') });
  const { code, stdout, stderr } = cli(folder, ['remove', 'github', '--write']);
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toBe(
    [
      '.claude/settings.json:1:26 is left: without it nothing would be left there, which may mean everything',
      'changed 1 place in 1 file; 1 left to you',
      '',
    ].join('\n'),
  );
  expect(read(folder, '.mcp.json')).toBe('{"mcpServers":{"db":{"command":"db-mcp"}}}\n');
});

test.each([
  [['rename', 'github'], '"mcp-lint rename" is written "mcp-lint rename <server> <new>"'],
  [['remove'], '"mcp-lint remove" is written "mcp-lint remove <server>"'],
  [['rename', 'github', 'db'], '"github" cannot be called "db": ".mcp.json" has a server "db"'],
  [['remove', 'githb'], 'no file here defines a server "githb"; did you mean "github"?'],
  [['rename', 'github', 'hub', '--client', 'curso'], 'there is no client "curso"; did you mean "cursor"?'],
])('%j is wrong usage', (args, message) => {
  const { code, stderr } = cli(tree({ '.mcp.json': project }), args);
  expect([code, stderr]).toEqual([2, `mcp-lint: ${message}\n`]);
});

test('nothing is written through a link', () => {
  const folder = tree({ 'real/servers.txt': project, 'real/other.json': '{}' });
  mkdirSync(join(folder, '.cursor'));
  symlinkSync('../real/servers.txt', join(folder, '.cursor/mcp.json'));
  const { code, stderr } = cli(folder, ['rename', 'github', 'hub', '--write']);
  expect(code).toBe(0);
  expect(stderr).toContain('.cursor/mcp.json:1:16 is left: it lies outside, or behind a link');
  expect(read(folder, 'real/servers.txt')).toBe(project);
});
