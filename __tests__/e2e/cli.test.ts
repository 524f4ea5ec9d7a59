import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { bundles } from '../bundle.ts';
import { isWhole } from '../fuzz.ts';
import { put, tree } from '../tree.ts';
import { clean, cli, faulty, findings, lastLine, report } from './support.ts';

const { version, bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; bugs: string };

describe('exit codes', () => {
  test('0 without findings', () => {
    expect(cli(tree({ '.mcp.json': clean }))).toEqual({
      code: 0,
      stdout: 'no problems; checked 1 file: Claude Code 1\n',
      stderr: '',
    });
  });

  test('1 with an error, which is shown with its place, the source and the remedy', () => {
    const { code, stdout, stderr } = cli(tree({ '.mcp.json': faulty.error }));
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^\.mcp\.json:1:24 {2}error {2}.*server "docs".* {2}transport-untyped$/),
      '  > 1 | {"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"}}}',
      '      |                        ^^^^^',
      expect.stringMatching(/^ {2}help: /),
      expect.stringMatching(/^ {2}docs: https:\/\/.*\/docs\/rules\/transport-untyped\.md$/),
      '',
      '1 problem (1 error, 0 warnings, 0 infos) in 1 file; 1 fixable with --fix; checked 1 file: Claude Code 1',
      '',
    ]);
  });

  test.each([
    ['error', [], 1],
    ['warning', [], 0],
    ['info', [], 0],
    ['error', ['--fail-on', 'error'], 1],
    ['warning', ['--fail-on', 'error'], 0],
    ['warning', ['--fail-on', 'warning'], 1],
    ['info', ['--fail-on', 'warning'], 0],
    ['info', ['--fail-on', 'info'], 1],
    ['error', ['--fail-on', 'never'], 0],
    ['warning', ['--max-warnings', '0'], 1],
    ['warning', ['--max-warnings', '1'], 0],
    ['warning', ['--quiet', '--max-warnings', '0'], 1],
    ['error', ['--rule', 'transport-untyped=warning'], 0],
    ['error', ['--rule', 'transport-untyped=off'], 0],
    ['info', ['--rule', 'server-name-invalid=error'], 1],
  ] as const)('of one %s with %j: %d', (kind, args, code) => {
    expect(cli(tree({ '.mcp.json': faulty[kind] }), args).code).toBe(code);
  });

  test.each([
    [['--frmat', 'json'], 'there is no option "--frmat"; did you mean "--format"?'],
    [['--format', 'xml'], expect.stringContaining('"--format" takes')],
    [['--rule', 'transport-untypd=off'], 'there is no rule "transport-untypd"; did you mean "transport-untyped"?'],
    [['--target', 'opencod'], 'there is no client "opencod"; did you mean "opencode"?'],
    [['--as', 'opencod'], 'there is no format or client "opencod"; did you mean "opencode"?'],
    [['--output', 'gone/report.txt'], 'the report cannot be written to "gone/report.txt": its folder does not exist'],
    [['--output', '.'], 'the report cannot be written to ".": it is a folder'],
    [['explain'], '"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them'],
    [['explain', 'transport-untypd'], 'there is no rule "transport-untypd"; did you mean "transport-untyped"?'],
    [['explain', 'weather'], 'there is no rule "weather"; "mcp-lint rules" lists them'],
  ])('2 for %j, with one sentence', (args, sentence) => {
    const { code, stdout, stderr } = cli(tree({ '.mcp.json': clean }), args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace(/^mcp-lint: (.*)\n$/, '$1')).toEqual(sentence);
  });

  test('2 where the working directory is gone', () => {
    const folder = tree({ 'gone/': '' });
    const run = spawnSync('sh', ['-c', `cd gone && rmdir ../gone && exec "${process.execPath}" "${bundles.cli}"`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toBe('mcp-lint: the working directory cannot be read: it does not exist\n');
  });

  test('3 where the installation is incomplete, with what to report', () => {
    const folder = tree();
    cpSync(join(bundles.cli, '../..'), join(folder, 'dist'), { recursive: true });
    rmSync(join(folder, 'dist/core/core.js'));
    const { code, stdout, stderr } = cli(folder, ['rules'], { bundle: join(folder, 'dist/cli/index.js') });
    expect([code, stdout]).toEqual([3, '']);
    const [first, second] = stderr.split('\n');
    expect(first).toBe(`mcp-lint ${version} failed; this is a fault of mcp-lint. Report it at ${bugs} with:`);
    expect(second).toMatch(/^Error: Cannot find module/);
  });
});

describe('nothing to check', () => {
  test('is said, and is no fault', () => {
    const { code, stdout } = cli(tree({ 'README.md': '# hello\n' }));
    expect([code, stdout]).toEqual([0, 'no MCP configuration of a known client found in .\n']);
  });

  test('is a fault where files are required', () => {
    const run = cli(tree(), ['--require-files']);
    expect(run.code).toBe(2);
    expect(run.stderr).toBe('mcp-lint: no MCP configuration was found, and --require-files asks for some\n');
    expect(cli(tree({ '.mcp.json': clean }), ['--require-files']).code).toBe(0);
  });
});

describe('--quiet', () => {
  test('lists errors only and counts everything', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.warning, 'b/.mcp.json': faulty.info });
    const run = cli(folder, ['--quiet']);
    expect(run.stdout.match(/^\S+:\d+:\d+ {2}\w+/gm)).toEqual(['.mcp.json:1:24  error']);
    expect(lastLine(run)).toContain('3 problems (1 error, 1 warning, 1 info) in 3 files');
  });
});

describe('--format json', () => {
  const folder = tree({
    '.mcp.json': '{\n  "mcpServers": {\n    "both": { "command": "a", "url": "https://b.example/mcp" }\n  }\n}\n',
  });
  const run = cli(folder, ['--format', 'json']);
  const { files, findings: found, ...rest } = JSON.parse(run.stdout) as Record<string, Record<string, unknown>[]>;

  test('has every key of the contract, in its order', () => {
    expect(Object.keys(JSON.parse(run.stdout) as object)).toEqual([
      'version',
      'tool',
      'root',
      'files',
      'findings',
      'summary',
    ]);
    expect(Object.keys(files?.[0] ?? {})).toEqual(['path', 'client', 'format', 'servers', 'status']);
    expect(Object.keys(found?.[0] ?? {})).toEqual([
      'rule',
      'severity',
      'message',
      'help',
      'path',
      'line',
      'column',
      'endLine',
      'endColumn',
      'pointer',
      'server',
      'clients',
      'related',
      'fixable',
      'fix',
      'url',
    ]);
    const related = found?.[0]?.related as object[];
    expect(related.map(Object.keys)).toEqual([['path', 'line', 'column', 'endLine', 'endColumn', 'message']]);
    const { summary } = JSON.parse(run.stdout) as { summary: object };
    expect(Object.keys(summary)).toEqual(['files', 'servers', 'errors', 'warnings', 'infos', 'suppressed']);
  });

  test('has the values a program relies on', () => {
    expect(rest).toEqual({
      version: 1,
      tool: { name: 'mcp-lint', version },
      root: '.',
      summary: { files: 1, servers: 1, errors: 0, warnings: 1, infos: 0, suppressed: 0 },
    });
    expect(files).toEqual([
      {
        path: '.mcp.json',
        client: 'claude-code',
        format: 'claude-code-project',
        servers: ['both'],
        status: 'findings',
      },
    ]);
    expect(found).toEqual([
      expect.objectContaining({
        rule: 'transport-conflict',
        severity: 'warning',
        message: expect.stringContaining('"both"'),
        help: expect.any(String),
        path: '.mcp.json',
        line: 3,
        column: 31,
        endLine: 3,
        endColumn: 36,
        pointer: '/mcpServers/both/url',
        server: 'both',
        clients: ['claude-code'],
        related: [expect.objectContaining({ path: '.mcp.json', line: 3, column: 15, endLine: 3, endColumn: 24 })],
        fixable: true,
        fix: {
          title: 'remove "url"',
          safety: 'unsafe',
          edits: [{ path: '.mcp.json', line: 3, column: 29, endLine: 3, endColumn: 61, text: '' }],
        },
        url: expect.stringMatching(/^https:.*\/transport-conflict\.md$/),
      }),
    ]);
  });

  test('says of each file whether it is in order, has findings or could not be read', () => {
    const files = { '.mcp.json': clean, 'a/.mcp.json': faulty.error, 'b/.mcp.json': Buffer.from([0, 255, 0, 254]) };
    const { files: checked } = report(cli(tree(files), ['--format', 'json']));
    expect(checked.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '.mcp.json ok',
      'a/.mcp.json findings',
      'b/.mcp.json unreadable',
    ]);
  });

  test('without anything to check it is a whole report too', () => {
    expect(report(cli(tree(), ['--format', 'json']))).toMatchObject({
      files: [],
      findings: [],
      summary: { files: 0 },
    });
  });
});

describe('--output', () => {
  test('writes the report to the file and one line to standard error', () => {
    const folder = tree({ '.mcp.json': faulty.error });
    const run = cli(folder, ['--format', 'json', '--output', 'report.json']);
    expect(run).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '1 problem (1 error, 0 warnings, 0 infos) in 1 file; 1 fixable with --fix; checked 1 file: Claude Code 1\n',
    });
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe(cli(folder, ['--format', 'json']).stdout);
  });

  test('has no colour in the file', () => {
    const folder = tree({ '.mcp.json': faulty.error });
    cli(folder, ['--color', '--output', 'report.txt']);
    expect(readFileSync(join(folder, 'report.txt'), 'utf8')).not.toContain('\u001b');
  });
});

describe('colour', () => {
  const folder = tree({ '.mcp.json': faulty.error });
  test.each<[readonly string[], Record<string, string>, boolean]>([
    [[], {}, false],
    [['--color'], {}, true],
    [['--color'], { NO_COLOR: '1' }, true],
    [['--no-color'], { FORCE_COLOR: '1' }, false],
    [[], { FORCE_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '0' }, false],
    [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [[], { NO_COLOR: '1' }, false],
    [[], { CI: 'true' }, false],
  ])('with %j and %j: %s', (args, env, expected) => {
    expect(cli(folder, args, { env }).stdout.includes('\u001b[')).toBe(expected);
  });
});

describe('pipes', () => {
  // More than a pipe holds.
  const count = isWhole ? 2000 : 700;
  const servers = Array.from({ length: count }, (_, index) => `"s${index}":{"url":"https://x.example"}`);
  const folder = tree({ '.mcp.json': `{"mcpServers":{\n${servers.join(',\n')}\n}}` });

  test('a reader that stops early is no fault', () => {
    const command = `{ "${process.execPath}" "${bundles.cli}"; echo $? > code; } | head -1`;
    const run = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/^\.mcp\.json:2:7 {2}error {2}.*\n$/);
    expect(readFileSync(join(folder, 'code'), 'utf8')).toBe('1\n');
  });

  test('a slow reader gets all of a long report', () => {
    const command = `"${process.execPath}" "${bundles.cli}" --format json | { sleep 1; cat; }`;
    const run = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const [finding] = report({ code: 0, stdout: run.stdout, stderr: '' }).findings;
    expect([finding?.places, finding?.related.length]).toEqual([count, count - 1]);
  });
});

describe('output is the same', () => {
  const files = {
    '.mcp.json': faulty.error,
    'b/.mcp.json': faulty.warning,
    'a/opencode.json': '{"mcp":{"x":{"command":["x"]},"y":null}}',
    'B/.omp/mcp.json': '{"mcpServers":{"x":{},"y":{"comand":"y"}}}',
    '.aix/a.json': '{"servers":{"x":{"name":"x","env":{"A":1}}}}',
  };

  test('from run to run', () => {
    const folder = tree(files);
    expect(cli(folder, ['--format', 'json'])).toEqual(cli(folder, ['--format', 'json']));
    expect(cli(folder)).toEqual(cli(folder));
  });

  test('whatever order the files were made in', () => {
    const reversed = Object.fromEntries(Object.entries(files).reverse());
    const [one, other] = [tree(files), tree(reversed)];
    expect(cli(one)).toEqual(cli(other));
    expect(findings(one)).toEqual(findings(other));
    const places = findings(one).map((finding) => finding.split(':', 1)[0]);
    expect(places).toEqual([...places].sort());
    expect(new Set(places).size).toBe(5);
  });

  test('whatever order the paths are given in, and however often', () => {
    const folder = tree(files);
    const paths = ['b', '.mcp.json', 'a/opencode.json', 'b/.mcp.json', '.mcp.json'];
    expect(findings(folder, paths)).toEqual(findings(folder, [...paths].reverse()));
    expect(new Set(findings(folder, paths)).size).toBe(findings(folder, paths).length);
  });
});

test('lines and columns are right with CR LF, a byte order mark and characters beyond 16 bits', () => {
  const text = '{\r\n\t"mcpServers": {\r\n\t\t"😀é": { "env": {}, "url": "https://x.example" }\r\n\t}\r\n}\r\n';
  const expected = ['.mcp.json:3:3 info server-name-invalid', '.mcp.json:3:23 error transport-untyped'];
  const folder = tree({ '.mcp.json': text });
  expect(findings(folder)).toEqual(expect.arrayContaining(expected));
  put(folder, '.mcp.json', `\ufeff${text}`);
  expect(findings(folder)).toEqual(expect.arrayContaining(expected));
  put(folder, '.mcp.json', '{"mcpServers":{"a":{"command":"😀😀","args":["é"],"timeout":30}}}');
  expect(findings(folder)).toEqual(['.mcp.json:1:61 warning timeout-unit']);
});

test('a secret is in no output', () => {
  const secret = 'ghp_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789';
  const folder = tree({
    '.mcp.json': `{"mcpServers":{"a":{"url":"https://u:${secret}@x.example","env":{"GITHUB_TOKEN":"${secret}"}},"b":{"args":"${secret}"}}}`,
  });
  for (const format of ['text', 'json']) {
    const { stdout } = cli(folder, ['--format', format]);
    expect(stdout).toContain('transport-untyped');
    expect(stdout).not.toContain(secret.slice(4, 14));
  }
});

test('no variable has a parser print what it reads', () => {
  const folder = tree({ '.continue/mcpServers/docs.yaml': 'mcpServers:\n  - name: docs\n    command: docs-mcp\n' });
  const usual = cli(folder);
  expect(cli(folder, [], { env: { LOG_TOKENS: '1', LOG_STREAM: '1' } })).toEqual(usual);
});

describe('pages', () => {
  const folder = tree();

  test('--version prints the version', () => {
    expect(cli(folder, ['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('--help names every option and every exit code', () => {
    const { code, stdout } = cli(folder, ['--help']);
    expect(code).toBe(0);
    for (const option of ['--format', '--output', '--target', '--as', '--stdin-filename', '--config', '--no-config']) {
      expect(stdout).toContain(`\n  ${option} `);
    }
    for (const option of ['--rule', '--fail-on', '--max-warnings', '--user', '--baseline', '--update-baseline']) {
      expect(stdout).toContain(`\n  ${option} `);
    }
    for (const option of ['--require-files', '--quiet', '--color', '--no-color', '--version', '--help']) {
      expect(stdout).toMatch(new RegExp(`\n  ${option}[ ,]`));
    }
    expect(stdout.match(/^ {2}[0-3] {2}/gm)).toEqual(['  0  ', '  1  ', '  2  ', '  3  ']);
  });

  test('rules lists what explain explains', () => {
    const listed = JSON.parse(cli(folder, ['rules', '--format', 'json']).stdout) as { rules: { id: string }[] };
    const ids = listed.rules.map(({ id }) => id);
    const text = cli(folder, ['rules']).stdout;
    for (const id of ids) expect(text).toContain(`\n  ${id} `);
    expect(ids).toContain('transport-untyped');

    const page = cli(folder, ['explain', 'transport-untyped']);
    expect([page.code, page.stderr]).toEqual([0, '']);
    expect(page.stdout).toMatch(/^transport-untyped {2}\(error, correctness\)\n/);
    for (const heading of ['Why', 'How to fix', 'Example: ', 'Evidence']) expect(page.stdout).toContain(`\n${heading}`);
    const explained = JSON.parse(cli(folder, ['explain', 'transport-untyped', '--format', 'json']).stdout) as object;
    expect(explained).toMatchObject({ version: 1, rule: { id: 'transport-untyped', severity: 'error' } });
  });

  test('clients lists every client with its files', () => {
    const { clients } = JSON.parse(cli(folder, ['clients', '--format', 'json']).stdout) as {
      clients: { id: string; formats: { id: string; files: string[] }[] }[];
    };
    const formats = clients.flatMap((client) => client.formats);
    expect(formats).toContainEqual(expect.objectContaining({ id: 'claude-code-project', files: ['.mcp.json'] }));
    const { code, stdout } = cli(folder, ['clients']);
    expect(code).toBe(0);
    for (const { id } of formats) expect(stdout).toContain(`\n  ${id}  `);
  });
});
