import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { put, tree } from '../tree.ts';
import { checkedFiles, cli, faulty, findings, lastLine, report } from './support.ts';

const off = '{ "rules": { "transport-untyped": "off" } }\n';

describe('the configuration', () => {
  test('is the nearest one upward, and its folder is the root', () => {
    const folder = tree({ 'mcp-lint.json': off, 'a/b/.mcp.json': faulty.error, '.mcp.json': faulty.error });
    const { root, files, findings: found } = report(cli(join(folder, 'a/b'), ['--format', 'json']));
    expect({ root, paths: files.map(({ path }) => path), found }).toEqual({
      root: '../..',
      paths: ['a/b/.mcp.json'],
      found: [],
    });
  });

  test('of a folder further up is left out with --no-config', () => {
    const folder = tree({ 'mcp-lint.json': off, 'a/.mcp.json': faulty.error });
    expect(findings(join(folder, 'a'), ['--no-config'])).toEqual(['.mcp.json:1:24 error transport-untyped']);
  });

  test('shows paths as the user has to type them', () => {
    const folder = tree({
      'mcp-lint.json': '{}',
      'a/.mcp.json': faulty.error,
      'b/.mcp.json': faulty.error,
      'c/': '',
    });
    expect(cli(join(folder, 'c'), ['../a']).stdout).toMatch(/^\.\.\/a\/\.mcp\.json:1:24 {2}error/);
  });

  test('can be a key of package.json', () => {
    const folder = tree({ 'package.json': `{ "name": "x", "mcp-lint": ${off} }`, '.mcp.json': faulty.error });
    expect(findings(folder)).toEqual([]);
  });

  test('a package.json without the key is not one', () => {
    const folder = tree({ 'mcp-lint.json': off, 'a/package.json': '{"name":"x"}', 'a/.mcp.json': faulty.error });
    expect(findings(join(folder, 'a'))).toEqual([]);
  });

  test('is the one that is named, whose patterns count from the working directory', () => {
    const folder = tree({
      '.github/mcp-lint.json':
        '{ "ignore": ["fixtures/"], "overrides": [{ "files": ["a/"], "rules": { "transport-untyped": "info" } }] }',
      '.mcp.json': faulty.error,
      'a/.mcp.json': faulty.error,
      'fixtures/.mcp.json': faulty.error,
    });
    expect(findings(folder, ['--config', '.github/mcp-lint.json'])).toEqual([
      '.mcp.json:1:24 error transport-untyped',
      'a/.mcp.json:1:24 info transport-untyped',
    ]);
  });

  test('"rules", "overrides" and "--rule" stand above each other in this order', () => {
    const folder = tree({
      'mcp-lint.json':
        '{ "rules": { "transport-untyped": "info" }, "overrides": [{ "files": ["a/"], "rules": { "transport-untyped": "warning" } }] }',
      '.mcp.json': faulty.error,
      'a/.mcp.json': faulty.error,
    });
    const levels = (args: readonly string[] = []) => findings(folder, args).map((finding) => finding.split(' ')[1]);
    expect(levels()).toEqual(['info', 'warning']);
    expect(levels(['--rule', 'transport-untyped=error'])).toEqual(['error', 'error']);
  });

  test('"ignore" hides what is found, not what is named', () => {
    const folder = tree({ 'mcp-lint.json': '{ "ignore": ["a/"] }', 'a/.mcp.json': faulty.error });
    expect(checkedFiles(folder)).toEqual([]);
    expect(checkedFiles(folder, ['a/.mcp.json'])).toEqual(['a/.mcp.json']);
  });

  test('"files" says what a file is', () => {
    const folder = tree({
      'mcp-lint.json': '{ "files": { "deploy/*.json": "claude-code" } }',
      'deploy/prod.json': faulty.error,
    });
    expect(findings(folder)).toEqual(['deploy/prod.json:1:24 error transport-untyped']);
  });

  test('its faults are named, each with its place and what was meant', () => {
    const folder = tree({
      '.mcp.json': faulty.error,
      'mcp-lint.json': `{
  "rulez": {},
  "rules": { "transport-untypd": "off", "field-type": "loud" },
  "targets": ["opencod"],
  "files": { "x": "claude-cod" },
  "baseline": "../x.json",
}`,
    });
    const { code, stdout, stderr } = cli(folder);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toEqual([
      'mcp-lint: mcp-lint.json:2:3 the configuration has the key "rulez", which is not known here (did you mean "rules"?)',
      'mcp-lint.json:3:14 "transport-untypd" is not a rule (did you mean "transport-untyped"?)',
      expect.stringMatching(/^mcp-lint\.json:3:55 "field-type" in "rules" is "loud"; it can be /),
      'mcp-lint.json:4:15 "opencod" is not a client (did you mean "opencode"?)',
      'mcp-lint.json:5:19 "claude-cod" is not a format or a client (did you mean "claude-code"?)',
      'mcp-lint.json:6:15 the path "../x.json" leads out of the workspace (use a path below its root)',
      '',
    ]);
  });

  test('a broken one is a fault with a place', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'mcp-lint.json': '{\n  "rules": {\n' });
    const { code, stderr } = cli(folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^mcp-lint: mcp-lint\.json:2:12 the text ends before the "\{" is closed/);
  });

  test('one that is named and missing is a fault', () => {
    const run = cli(tree(), ['--config', 'gone.json']);
    expect([run.code, run.stderr]).toEqual([2, 'mcp-lint: "gone.json" does not exist\n']);
    expect(cli(tree(), ['--config', '.']).stderr).toBe('mcp-lint: .:1:1 this is a folder, not a file\n');
  });
});

describe('comments', () => {
  const folder = tree({
    'opencode.jsonc': `{
  "mcp": {
    // mcp-lint-disable-next-line transport-untyped -- to be done
    "a": { "command": ["a"] },
    // mcp-lint-disable-next-line transport-untyped
    "b": { "type": "local", "command": ["b"] },
    // mcp-lint-disable-next-line transport-untypd
    "c": { "command": ["c"] },
  },
}
`,
    '.mcp.json': '{ "mcpServers": {} }',
  });

  test('silence one finding, and are themselves a finding when idle or misspelt', () => {
    const { findings: found, summary } = report(cli(folder, ['--format', 'json']));
    expect(found.map(({ line, column, severity, rule }) => `${line}:${column} ${severity} ${rule}`)).toEqual([
      '5:5 warning suppression-unused',
      '7:35 warning suppression-unknown',
      '8:12 error transport-untyped',
    ]);
    expect(summary.suppressed).toBe(1);
  });

  test('are findings like others', () => {
    const rules = ['--rule', 'suppression-unused=off', '--rule', 'suppression-unknown=error'];
    expect(findings(folder, rules)).toEqual([
      'opencode.jsonc:7:35 error suppression-unknown',
      'opencode.jsonc:8:12 error transport-untyped',
    ]);
  });
});

describe('the baseline', () => {
  test('is written, then hides what it holds, wherever that has moved', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.warning });
    const written = cli(folder, ['--baseline', 'known.json', '--update-baseline']);
    expect([written.code, lastLine(written)]).toEqual([
      0,
      'recorded 2 findings in known.json; checked 2 files: Claude Code 2',
    ]);
    const { findings: known } = JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8')) as { findings: object[] };
    expect(known).toEqual([
      { path: '.mcp.json', rule: 'transport-untyped', pointer: '/mcpServers/docs/url', count: 1 },
      { path: 'a/.mcp.json', rule: 'enabled-conflict', pointer: '/mcpServers/a/disabled', count: 1 },
    ]);

    const use = ['--baseline', 'known.json'];
    expect(cli(folder, use)).toMatchObject({ code: 0, stdout: expect.stringContaining('; 2 findings suppressed') });
    put(folder, '.mcp.json', `\n\n  ${faulty.error}`);
    expect(cli(folder, use).code).toBe(0);
    put(folder, '.mcp.json', faulty.error.replace('{"docs"', '{"more":{"url":"https://x.example"},"docs"'));
    expect(findings(folder, use)).toEqual(['.mcp.json:1:24 error transport-untyped']);
  });

  test('says which of its entries fit nothing any more', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.error, 'b/.mcp.json': faulty.error });
    cli(folder, ['--baseline', 'known.json', '--update-baseline']);
    const use = ['--baseline', 'known.json'];
    put(folder, '.mcp.json', '{"mcpServers":{}}');
    rmSync(join(folder, 'b'), { recursive: true });
    const { findings: said } = report(cli(folder, [...use, '--format', 'json']));
    expect(said).toMatchObject([
      {
        rule: 'suppression-unused',
        severity: 'warning',
        path: 'known.json',
        line: 4,
        message: 'this entry and 1 more fit no finding any more',
        related: [{ path: 'known.json', line: 16 }],
      },
    ]);
    // What was not looked at, or not asked, is not known to be mended.
    expect(findings(folder, [...use, 'a'])).toEqual([]);
    expect(findings(folder, [...use, '.mcp.json'])).toEqual(['known.json:4:5 warning suppression-unused']);
    expect(findings(folder, [...use, '--rule', 'transport-untyped=off'])).toEqual([]);
    expect(findings(folder, [...use, '--rule', 'suppression-unused=off'])).toEqual([]);
  });

  test('holds no secret, not even one that was taken for a name', () => {
    const folder = tree({
      '.mcp.json': '{"mcpServers":{"a":{"command":"x","env":{"ghp_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789":5}}}}',
    });
    cli(folder, ['--baseline', 'known.json', '--update-baseline']);
    const text = readFileSync(join(folder, 'known.json'), 'utf8');
    expect(text).toContain('"pointer": "/mcpServers/a/env/');
    expect(text).not.toContain('aBcDeFgHiJ');
    expect(cli(folder, ['--baseline', 'known.json']).code).toBe(0);
  });

  test('can stand in the configuration', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'mcp-lint.json': '{ "baseline": "known.json" }' });
    expect(cli(folder, ['--update-baseline']).code).toBe(0);
    expect(lastLine(cli(folder))).toContain('; 1 finding suppressed');
    expect(findings(folder, ['--no-config'])).toHaveLength(1);
  });

  test.each([
    [['--update-baseline'], '"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json'],
    [['--baseline', 'gone.json'], 'the baseline "gone.json": the file cannot be read: it does not exist'],
    [
      ['--baseline', '.mcp.json'],
      '".mcp.json" is not a baseline of this version (write it anew with --update-baseline)',
    ],
    [['--baseline', '.'], 'the baseline ".": this is a folder, not a file'],
    [
      ['--baseline', 'no/b.json', '--update-baseline'],
      'the baseline "no/b.json" cannot be written: its folder does not exist',
    ],
  ])('with %j', (args, sentence) => {
    const { code, stdout, stderr } = cli(tree({ '.mcp.json': faulty.error }), args);
    expect([code, stdout, stderr]).toEqual([2, '', `mcp-lint: ${sentence}\n`]);
  });
});
