import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { cli } from './support.ts';

const files = {
  'project/.mcp.json': '{"mcpServers":{"db":{"command":"db-mcp"},"old":{"command":"old-mcp"}}}',
  'project/.claude/settings.json': '{"disabledMcpjsonServers":["old"]}',
  'project/.windsurf/mcp.json': '{"mcpServers":{"lost":{"command":"lost-mcp"}}}',
  'home/.claude.json': '{"mcpServers":{"db":{"command":"other"},"mine":{"command":"mine-mcp"}}}',
  'home/.cursor/mcp.json': '{"mcpServers":{"a":{"url":5}}}',
};

function run(...args: readonly string[]) {
  const folder = tree(files);
  return cli(join(folder, 'project'), args, { env: { HOME: join(folder, 'home'), USERPROFILE: join(folder, 'home') } });
}

const claudeCode = [
  'Claude Code reads .mcp.json and ~/.claude.json, the strongest first',
  'server  state      where             why',
  'db      in effect  .mcp.json:1',
  'old     off        .mcp.json:1       .claude/settings.json',
  'db      shadowed   ~/.claude.json:1  .mcp.json',
  'mine    in effect  ~/.claude.json:1',
];

test('doctor says first where it looks, then what each client sees', () => {
  const { code, stdout, stderr } = run('doctor');
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^looking in ".*project" and in the home directory ".*home"; nothing is started, nothing is sent\n/,
  );
  expect(stdout).toContain(claudeCode.join('\n'));
  expect(stdout).toContain('Cursor reads ~/.cursor/mcp.json, the strongest first');
  expect(stdout).toContain('What to do, the worst first');
  expect(stdout).toMatch(/warning \.windsurf\/mcp\.json:1:/);
});

test('for programs, and for some clients', () => {
  const { stdout } = run('doctor', '--client', 'cursor', '--format', 'json');
  const { clients, findings } = JSON.parse(stdout);
  expect(clients).toMatchObject([
    {
      client: 'cursor',
      files: [{ path: '~/.cursor/mcp.json', order: 1, read: true }],
      servers: [{ name: 'a', path: '~/.cursor/mcp.json', line: 1, state: 'refused' }],
    },
  ]);
  expect(findings.every((finding: { clients: string[] }) => finding.clients.includes('cursor'))).toBe(true);
  const all = JSON.parse(run('doctor', '--format', 'json').stdout);
  expect(all.unread.map(({ path }: { path: string }) => path)).toEqual(['.windsurf/mcp.json']);
});

test('servers --as-read-by is the table of one client', () => {
  expect(run('servers', '--as-read-by', 'claude-code', '--user').stdout).toBe(`${claudeCode.join('\n')}\n`);
  const { stdout } = run('servers', '--as-read-by', 'vscode', '--format', 'json');
  const { servers } = JSON.parse(stdout);
  // A list of Claude Code switches off nothing in VS Code.
  expect(servers.map(({ name, state }: Record<string, string>) => [name, state])).toEqual([
    ['db', 'in effect'],
    ['old', 'in effect'],
  ]);
  const none = run('servers', '--as-read-by', 'zed');
  expect([none.code, none.stderr]).toEqual([
    2,
    'mcp-lint: no file here is read by "zed"; --user looks in the home directory too\n',
  ]);
});

test('files of other clients that a client reads stand in its order', () => {
  const servers = (name: string, command: string) => JSON.stringify({ mcpServers: { [name]: { command } } });
  const folder = tree({
    '.mcp.json': servers('db', 'weakest'),
    'mcp.json': servers('db', 'weak'),
    '.cursor/mcp.json': servers('docs', 'docs-mcp'),
    '.codex/config.toml': '[mcp_servers.docs]\ncommand = "stronger"\n',
    '.cursor/docs.tools.json': '{"tools":[{"name":"find","description":"Finds","inputSchema":{"type":"object"}}]}',
    '.zed/settings.json': '{"context_servers":{"db":{"command":"db-mcp"}}}',
  });
  const { stdout } = cli(folder, ['servers', '--as-read-by', 'omp']);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'omp reads .codex/config.toml, .cursor/mcp.json, mcp.json and .mcp.json, the strongest first',
    'server  state      where                 why',
    'docs    in effect  .codex/config.toml:1',
    'docs    shadowed   .cursor/mcp.json:1    .codex/config.toml',
    'db      in effect  mcp.json:1',
    'db      shadowed   .mcp.json:1           mcp.json',
    '',
    'tools of docs: mcp__docs_find',
  ]);
  // Where nothing lies of its own, too.
  const alone = cli(folder, ['servers', '.cursor', '--as-read-by', 'omp']).stdout;
  expect(alone).toContain('.cursor/mcp.json:1');
});

test('in a folder of a repository, what a client reads of those above it', () => {
  const folder = tree({
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.mcp.json': '{"mcpServers":{"db":{"command":"outer"},"up":{"command":"up-mcp"}}}',
    '.cursor/mcp.json': '{"mcpServers":{"far":{"command":"far-mcp"}}}',
    'other/.mcp.json': '{"mcpServers":{"aside":{"command":"aside-mcp"}}}',
    'app/web/.mcp.json': '{"mcpServers":{"db":{"command":"inner"}}}',
    'app/web/.cursor/mcp.json': '{"mcpServers":{"near":{"command":"near-mcp"}}}',
  });
  const home = tree({ empty: '' });
  const { stdout } = cli(join(folder, 'app/web'), ['doctor'], { env: { HOME: home, USERPROFILE: home } });
  expect(stdout).toContain(
    [
      'server  state      where              why',
      'db      in effect  .mcp.json:1',
      'db      shadowed   ../../.mcp.json:1  .mcp.json',
      'up      in effect  ../../.mcp.json:1',
    ].join('\n'),
  );
  const table = cli(join(folder, 'app/web'), ['servers', '--as-read-by', 'claude-code']).stdout;
  expect(stdout).toContain(table.trimEnd());
  expect(table).toContain('../../.mcp.json');
  // Of paths that are given, nothing above them is asked for.
  const given = cli(join(folder, 'app/web'), ['servers', '.mcp.json', '--as-read-by', 'claude-code']).stdout;
  expect(given).not.toContain('../../.mcp.json');
  expect(stdout).toContain('near');
  expect(stdout).not.toMatch(/far|aside/);
  // A repository that is a home directory is not looked through.
  const atHome = cli(join(folder, 'app/web'), ['doctor'], { env: { HOME: folder, USERPROFILE: folder } });
  expect(atHome.stdout).not.toContain('../../.mcp.json');
});
