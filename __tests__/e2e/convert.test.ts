import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { cli } from './support.ts';

const project = '{"mcpServers":{"db":{"command":"db-mcp","args":["${PORT}"]}}}\n';
const lossy = '{"mcpServers":{"db":{"command":"db-mcp","alwaysLoad":true}}}\n';
const cursor = `${JSON.stringify(
  { mcpServers: { db: { type: 'stdio', command: 'db-mcp', args: ['${env:PORT}'] } } },
  null,
  2,
)}\n`;
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

describe('what is printed', () => {
  test('the file alone, and losses beside it', () => {
    const folder = tree({ '.mcp.json': project });
    const { code, stdout, stderr } = cli(folder, ['convert', '--to', 'cursor']);
    expect([code, stdout, stderr]).toEqual([0, cursor, '']);
    expect(existsSync(join(folder, '.cursor'))).toBe(false);
    const lost = cli(tree({ '.mcp.json': lossy }), ['convert', '--to', 'cursor']);
    expect([lost.code, JSON.parse(lost.stdout)]).toEqual([
      1,
      { mcpServers: { db: { type: 'stdio', command: 'db-mcp' } } },
    ]);
    expect(lost.stderr).toContain(
      '.mcp.json:1:41  warning  Cursor has no field for "alwaysLoad" of server "db", so it is lost there  lossy-field',
    );
    expect(cli(tree({ '.mcp.json': lossy }), ['convert', '--to', 'cursor', '--accept-losses']).code).toBe(0);
  });

  test('for programs, several', () => {
    const folder = tree({ '.mcp.json': lossy });
    const { code, stdout } = cli(folder, ['convert', '--to', 'cursor,codex', '--format', 'json']);
    const { version, outputs, findings, summary } = JSON.parse(stdout);
    expect([
      code,
      version,
      outputs.map(({ client, path, servers }: Record<string, unknown>) => [client, path, servers]),
    ]).toEqual([
      1,
      1,
      [
        ['cursor', '.cursor/mcp.json', ['db']],
        ['codex', '.codex/config.toml', ['db']],
      ],
    ]);
    expect(findings.map(({ rule, line, clients }: Record<string, unknown>) => [rule, line, clients])).toEqual([
      ['lossy-field', 1, ['codex']],
      ['lossy-field', 1, ['cursor']],
    ]);
    expect(summary.warnings).toBe(2);
  });

  test.each([
    [['convert'], 'say with --to which client is to read the servers'],
    [['convert', '--to', 'cursor', '--force'], '"--force" needs "--merge"'],
    [['convert', '--to', 'cursor', '--copy-secrets'], '"--copy-secrets" needs "--write", since no secret is printed'],
    [
      ['convert', '.mcp.json', '--from', 'codex', '--to', 'cursor'],
      '"--from" names a client whose files are looked for, and files are given too',
    ],
  ])('%j is wrong usage', (args, message) => {
    const { code, stdout, stderr } = cli(tree({ '.mcp.json': project }), args);
    expect([code, stdout, stderr]).toEqual([2, '', `mcp-lint: ${message}\n`]);
  });
});

test('several texts are printed each below its path', () => {
  const server = '{"mcpServers":{"docs":{"command":"docs-mcp"}}}';
  const { code, stdout } = cli(tree({ '.mcp.json': server }), ['convert', '--to', 'codex,cursor']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^==> \.codex\/config\.toml <==\n\[mcp_servers\.docs\]\ncommand = "docs-mcp"\n==> \.cursor\/mcp\.json <==\n\{\n/,
  );
});

describe('what is written', () => {
  test('a new file, where nothing is lost', () => {
    const folder = tree({ '.mcp.json': project });
    const { code, stderr } = cli(folder, ['convert', '--to', 'cursor', '--write']);
    expect([code, stderr]).toEqual([0, 'wrote 1 server to ".cursor/mcp.json"\n']);
    expect(read(folder, '.cursor/mcp.json')).toBe(cursor);
    const again = cli(folder, ['convert', '--from', 'claude-code', '--to', 'cursor', '--write']);
    expect([again.code, again.stderr]).toEqual([
      2,
      'mcp-lint: ".cursor/mcp.json" is there already; --merge puts the servers into it\n',
    ]);
  });

  test('nothing where something is lost, unless that is accepted', () => {
    const folder = tree({ '.mcp.json': lossy });
    const { code, stderr } = cli(folder, ['convert', '--to', 'cursor', '--write']);
    expect(code).toBe(1);
    expect(stderr).toContain('nothing is written, since something is lost; --accept-losses writes it');
    expect(existsSync(join(folder, '.cursor'))).toBe(false);
    expect(cli(folder, ['convert', '--to', 'cursor', '--write', '--accept-losses']).code).toBe(0);
    expect(existsSync(join(folder, '.cursor/mcp.json'))).toBe(true);
  });

  test('no file without a server in it', () => {
    const folder = tree({ '.mcp.json': '{"mcpServers":{"py":{"command":"${PYTHON}"}}}' });
    const { stderr } = cli(folder, ['convert', '--to', 'codex', '--write', '--accept-losses']);
    expect(stderr).toContain('no server is left to write to ".codex/config.toml"');
    expect(existsSync(join(folder, '.codex'))).toBe(false);
  });

  test('into a file that is there; a server of the name is shown and stays', () => {
    const there = '{\n  // ours\n  "servers": {\n    "db": { "command": "other" }\n  }\n}\n';
    const folder = tree({ '.mcp.json': project, '.vscode/mcp.json': there });
    const args = ['convert', '--from', 'claude-code', '--to', 'vscode', '--write', '--merge'];
    const kept = cli(folder, args);
    expect(kept.code).toBe(0);
    expect(kept.stderr).toContain('"db" of ".vscode/mcp.json" differs, and stays as it is without --force:');
    expect(kept.stderr).toContain('-    "db": { "command": "other" }');
    expect(kept.stderr.trimEnd().split('\n').at(-1)).toBe('nothing changes in ".vscode/mcp.json"');
    expect(read(folder, '.vscode/mcp.json')).toBe(there);
    expect(cli(folder, [...args, '--force']).code).toBe(0);
    expect(read(folder, '.vscode/mcp.json')).toContain('// ours');
    expect(read(folder, '.vscode/mcp.json')).toContain('"command": "db-mcp"');
  });

  test('nothing through a link, nor at home without being asked', () => {
    const folder = tree({ '.mcp.json': project, 'elsewhere/x': '' });
    mkdirSync(join(folder, 'real'));
    symlinkSync('real', join(folder, '.cursor'));
    const linked = cli(folder, ['convert', '--from', 'claude-code', '--to', 'cursor', '--write']);
    expect([linked.code, linked.stderr]).toEqual([
      2,
      'mcp-lint: ".cursor" is a link, and nothing is written through one\n',
    ]);
    const home = cli(folder, ['convert', '--from', 'claude-code', '--to', 'goose', '--write', '--accept-losses']);
    expect(home.code).toBe(2);
    expect(home.stderr).toContain('in the home directory; add --user to write there');
  });
});

describe('--check', () => {
  const aix = JSON.stringify({
    servers: { a: { name: 'a', transport: 'stdio', command: 'a' }, b: { name: 'b', transport: 'stdio', command: 'b' } },
  });
  const check = ['convert', '--from', 'aix', '--to', 'claude-code,opencode', '--check'];

  test('names what a copy lacks, what differs, and what is more', () => {
    const copy = '{"mcpServers":{"a":{"command":"edited"},"mine":{"command":"x"}}}';
    const { code, stdout } = cli(tree({ 'aix.json': aix, '.mcp.json': copy }), check);
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        '.mcp.json: "b" is missing',
        '.mcp.json: "a" is stale, or was edited by hand',
        '.mcp.json: "mine" is not in the source',
        'opencode.json: "a" is missing',
        'opencode.json: "b" is missing',
        '',
      ],
    ]);
  });

  test('does not mind another way to say the same', () => {
    const copy = '{"mcpServers":{"b":{"type":"stdio","args":[],"command":"b"},"a":{"command":"a"}}}';
    const { code } = cli(tree({ 'aix.json': aix, '.mcp.json': copy }), [
      'convert',
      'aix.json',
      '--to',
      'claude-code',
      '--check',
    ]);
    expect(code).toBe(0);
  });

  test('ends with 0 after what it asks for is written', () => {
    const folder = tree({ 'aix.json': aix });
    expect(cli(folder, ['convert', '--from', 'aix', '--to', 'claude-code,opencode', '--write']).code).toBe(0);
    const { code, stdout } = cli(folder, check);
    expect([code, stdout]).toEqual([0, '.mcp.json: as its source says\nopencode.json: as its source says\n']);
  });

  test('says what nobody can have written from the source', () => {
    const copy = '{"mcpServers":{"a":{"command":"a","timeout":9000},"b":{"command":"b"}}}';
    const { code, stdout } = cli(tree({ 'aix.json': aix, '.mcp.json': copy }), [
      'convert',
      'aix.json',
      '--to',
      'claude-code',
      '--check',
    ]);
    expect([code, stdout]).toEqual([1, '.mcp.json: "a" was edited by hand\n']);
  });

  test('knows what ruler and rulesync write', () => {
    const ruler = tree({
      '.ruler/ruler.toml': '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\nheaders = { X-Team = "a" }\n',
      '.codex/config.toml':
        '[mcp_servers.docs]\ntype = "remote"\nurl = "https://docs.example.com/mcp"\nheaders = { X-Team = "a" }\n',
      '.gemini/settings.json': '{"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"}}}',
    });
    expect(cli(ruler, ['convert', '--from', 'ruler', '--to', 'codex,gemini', '--check'])).toMatchObject({
      code: 1,
      stdout: '.codex/config.toml: as its source says\n.gemini/settings.json: "docs" is stale, or was edited by hand\n',
    });
    const rulesync = tree({
      '.rulesync/mcp.json': JSON.stringify({
        mcpServers: { a: { command: 'a' }, b: { command: 'b' } },
        cursor: { mcpServers: { b: null } },
      }),
      '.cursor/mcp.json': '{"mcpServers":{"a":{"command":"a"}}}',
      '.mcp.json': '{"mcpServers":{"a":{"command":"a"}}}',
    });
    expect(cli(rulesync, ['convert', '--from', 'rulesync', '--to', 'cursor,claude-code', '--check'])).toMatchObject({
      code: 1,
      stdout: '.cursor/mcp.json: as its source says\n.mcp.json: "b" is missing\n',
    });
  });
});
