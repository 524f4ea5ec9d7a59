import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { action, cli } from './support.ts';

const files = {
  '.mcp.json': JSON.stringify({
    mcpServers: {
      db: { command: 'db-mcp', args: ['${PORT:-1}'], alwaysLoad: true },
      docs: { type: 'sse', url: 'https://docs.example.com/sse' },
      plain: { command: 'plain-mcp' },
    },
  }),
};

test('what becomes of each server, and why', () => {
  const { code, stdout } = cli(tree(files), ['losses', '--target', 'codex,vscode,cline']);
  expect(code).toBe(0);
  expect(stdout).toBe(
    [
      'What is lost in other clients',
      'server  file         Codex    VS Code  Cline',
      'db      .mcp.json:1  lost     kept     lost',
      'docs    .mcp.json:1  refused  kept     kept',
      'plain   .mcp.json:1  kept     kept     kept',
      '',
      '.mcp.json:1 Codex has no way to write "${PORT:-…}" in "args" of server "db"',
      '.mcp.json:1 Codex has no field for "alwaysLoad" of server "db", so it is lost there',
      '.mcp.json:1 Cline has no defaults for variables, so that of "${PORT:-…}" in "args" of server "db" is lost',
      '.mcp.json:1 Cline has no field for "alwaysLoad" of server "db", so it is lost there',
      '.mcp.json:1 Codex has no SSE transport, so server "docs" is lost there',
      '',
    ].join('\n'),
  );
});

test('says that a client is to be named where only one has files', () => {
  const { code, stderr } = cli(tree(files), ['losses']);
  expect([code, stderr]).toEqual([
    2,
    'mcp-lint: say with --target for which clients, or under "targets" in mcp-lint.json\n',
  ]);
});

test('for programs, and in Markdown', () => {
  const folder = tree(files);
  const { servers } = JSON.parse(cli(folder, ['losses', '--target', 'codex', '--format', 'json']).stdout);
  expect(servers[1]).toEqual({
    server: 'docs',
    path: '.mcp.json',
    line: 1,
    clients: [
      { client: 'codex', state: 'refused', why: ['Codex has no SSE transport, so server "docs" is lost there'] },
    ],
  });
  const { stdout } = cli(folder, ['losses', '--target', 'codex', '--format', 'markdown']);
  expect(stdout).toContain('| docs | .mcp.json:<!-- -->1 | refused |');
});

test('without targets, for the clients that have files here; one that reads the file keeps all', () => {
  const folder = tree({ ...files, '.vscode/mcp.json': '{"servers":{"v":{"command":"v-mcp"}}}' });
  const { stdout } = cli(folder, ['losses']);
  expect(stdout).toContain('server  file                Claude Code  VS Code');
  expect(stdout).toContain('db      .mcp.json:1         kept         kept');
});

test('the summary of the Action has the table where targets are set', () => {
  const folder = tree({ ...files, 'mcp-lint.json': '{ "targets": ["codex"] }', 'summary.md': '' });
  action(folder, { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') });
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('| docs | .mcp.json:<!-- -->1 | refused |');
});
