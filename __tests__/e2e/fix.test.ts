import { spawnSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { put, tree } from '../tree.ts';
import { cli, faulty } from './support.ts';

const mended = '{"mcpServers":{"docs":{"type":"http","url":"https://docs.example.com/mcp"}}}\n';
const read = (folder: string, path = '.mcp.json') => readFileSync(join(folder, path), 'utf8');

describe('--fix', () => {
  test('mends, says what, and reports what is left', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.warning });
    const { code, stdout, stderr } = cli(folder, ['--fix']);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('fixed .mcp.json:1:24  add "type"  transport-untyped');
    expect(lines.at(-2)).toBe(
      'fixed 1 problem in 1 file; 1 problem (0 errors, 1 warning, 0 infos) in 1 file; 1 fixable with --unsafe-fixes; checked 2 files: Claude Code 2',
    );
    expect([read(folder), read(folder, 'a/.mcp.json')]).toEqual([mended, faulty.warning]);
    expect(cli(folder, ['--fix']).stdout).not.toContain('fixed');
    expect(readdirSync(folder).sort()).toEqual(['.mcp.json', 'a']);
  });

  test('is offered where it would do something', () => {
    const folder = tree({ '.mcp.json': faulty.error });
    expect(cli(folder).stdout).toContain('; 1 fixable with --fix; checked 1 file');
    expect(read(folder)).toBe(faulty.error);
  });

  test('with --unsafe-fixes does more, and for programs says it in JSON', () => {
    const folder = tree({ '.mcp.json': faulty.warning });
    const { stdout } = cli(folder, ['--fix', '--unsafe-fixes', '--format', 'json']);
    expect(read(folder)).toBe('{"mcpServers":{"a":{"command":"x"}}}\n');
    const { findings, fixed } = JSON.parse(stdout) as { findings: unknown[]; fixed: unknown[] };
    expect(findings).toEqual([]);
    expect(fixed).toEqual([
      {
        rule: 'enabled-conflict',
        safety: 'unsafe',
        title: 'remove "disabled"',
        path: '.mcp.json',
        line: 1,
        column: 35,
      },
    ]);
  });

  test('keeps a byte order mark, line ends, comments and permissions', () => {
    const text =
      '\ufeff// mine\r\n{\r\n\t"servers": {\r\n\t\t"a": { "command": "a", "env": { "P": 1 } }, // one\r\n\t}\r\n}\r\n';
    const folder = tree({ '.vscode/mcp.json': text.replace('"servers"', '"mcpServers"') });
    chmodSync(join(folder, '.vscode/mcp.json'), 0o646);
    cli(folder, ['--fix']);
    expect(read(folder, '.vscode/mcp.json')).toBe(text);
    if (process.platform !== 'win32') expect(statSync(join(folder, '.vscode/mcp.json')).mode & 0o777).toBe(0o646);
  });

  test('changes no file but those that are given', () => {
    const folder = tree({ 'a/.mcp.json': faulty.error, 'b/.mcp.json': faulty.error });
    cli(folder, ['--fix', 'a']);
    expect([read(folder, 'a/.mcp.json'), read(folder, 'b/.mcp.json')]).toEqual([mended, faulty.error]);
  });

  test('changes nothing behind a link', () => {
    const folder = tree({ 'real/x.json': faulty.error, 'other/.mcp.json': faulty.error });
    mkdirSync(join(folder, 'p'));
    symlinkSync('../real/x.json', join(folder, 'p/.mcp.json'));
    symlinkSync('other', join(folder, 'q'));
    const { stderr } = cli(folder, ['--fix', 'p', 'q']);
    expect(stderr).toBe(
      [
        'p/.mcp.json is left as it is: it lies outside, or behind a link; 1 fix is not made\n',
        'q/.mcp.json is left as it is: it lies outside, or behind a link; 1 fix is not made\n',
      ].join(''),
    );
    expect([read(folder, 'real/x.json'), read(folder, 'other/.mcp.json')]).toEqual([faulty.error, faulty.error]);
  });

  test('gives a file with two names a life of its own', () => {
    const folder = tree({ 'kept.json': faulty.error });
    linkSync(join(folder, 'kept.json'), join(folder, '.mcp.json'));
    cli(folder, ['--fix']);
    expect([read(folder), read(folder, 'kept.json')]).toEqual([mended, faulty.error]);
  });

  test('renames a server in every file that mentions it, or in none', () => {
    const text = (name: string) => ({
      '.mcp.json': `{"mcpServers":{"hub":{"command":"a"},"${name}":{"command":"b"}}}\n`,
      '.claude/settings.json': `{"permissions":{"allow":["mcp__${name}__x"]}}\n`,
    });
    const folder = tree(text('Hub'));
    const { stdout, stderr } = cli(folder, ['--fix', '--unsafe-fixes', '.mcp.json']);
    expect(stderr).toBe(
      '.claude/settings.json is left as it is: it lies outside of what is given; 1 fix is not made\n',
    );
    expect(stdout).not.toContain('fixed');
    expect(read(folder)).toBe(text('Hub')['.mcp.json']);
    expect(cli(folder, ['--fix', '--unsafe-fixes']).stdout).toContain('fixed 1 problem in 2 files; no problems');
    expect([read(folder), read(folder, '.claude/settings.json')]).toEqual(Object.values(text('Hub-2')));
  });

  test('leaves the home directory alone', () => {
    const home = tree({ '.cursor/mcp.json': '{"mcpServers":{"a":{"command":"a","arg":["x"]}}}\n' });
    const folder = tree({});
    const { stderr } = cli(folder, ['--user', '--fix'], { env: { HOME: home, USERPROFILE: home } });
    expect(stderr).toBe("~/.cursor/mcp.json is left as it is: it is one of the user's own files; 1 fix is not made\n");
    expect(read(home, '.cursor/mcp.json')).toContain('"arg"');
  });
});

describe('--diff', () => {
  test('shows what would change in a form that git applies, and changes nothing', () => {
    const folder = tree({
      '.mcp.json': faulty.error,
      'sub dir/.codex/config.toml': '[mcp_servers.a]\r\ncomand = "a"\r\n',
    });
    const { code, stdout, stderr } = cli(folder, ['--diff', '--output', 'fix.patch']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^with --fix: fixed 2 problems in 2 files; /);
    expect(read(folder)).toBe(faulty.error);
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const applied = spawnSync('git', ['apply', 'fix.patch'], { cwd: folder, encoding: 'utf8' });
    expect([applied.status, applied.stderr]).toEqual([0, '']);
    expect([read(folder), read(folder, 'sub dir/.codex/config.toml')]).toEqual([
      mended,
      '[mcp_servers.a]\r\ncommand = "a"\r\n',
    ]);
    expect(cli(folder, ['--diff'])).toEqual({ code: 0, stdout: '', stderr: 'nothing to fix\n' });
  });

  test('prints nothing that a log takes for a command', () => {
    const folder = tree({});
    put(
      folder,
      '.mcp.json',
      '{"mcpServers":{"a":{"command":"a","env":{"P":1\n,\n"x":"\u001b[2J"\n}}}}\n'.replace('\n,\n', '\n::error::x\n'),
    );
    put(folder, 'b/.codex/config.toml', '[mcp_servers.a]\ncomand = "a"\n# \u001b[2J ##[error]x\n::warning::\n');
    put(folder, 'c/.codex/config.toml', '[mcp_servers.a]\ncomand = "a"\n# \u001b[2J ##[error]x\n');
    const { stdout } = cli(folder, ['--diff']);
    expect(stdout).not.toMatch(/\u001b|##\[|^\s*::/m);
  });
});
