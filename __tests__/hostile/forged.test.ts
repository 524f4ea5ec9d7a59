import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { reportFormats, serversFormats } from '../../src/report/index.ts';
import { action, cli, cliOneByOne, type Run } from '../e2e/support.ts';
import { inTurn, some } from '../fuzz.ts';
import { put, tree } from '../tree.ts';

/** What a log's reader, a terminal or an eye could be led astray by, in the names of folders and in texts. */
const marks = [
  '::error::forged',
  ' ::error::forged',
  '::stop-commands::forged',
  '##[set-output name=forged]x',
  'a ##[add-mask]forged',
  '##vso[task.setvariable variable=forged]x',
  "##teamcity[message text='forged']",
  'a\u001b[31mforged',
  'a\u009b31mforged',
  'a\u202eforged',
  'a\n::error::forged',
  'a\r##[error]forged',
  'a\u2028::error::forged',
];

/** Everything that names and texts can reach: findings with frames, related places, remedies, refused files; each mark in some. */
function hostile(): string {
  const files = marks.flatMap((mark, turn) => {
    const text = JSON.stringify({
      inputs: [{ id: mark, type: mark }],
      [mark]: mark,
      mcpServers: {
        [mark]: { type: mark, url: mark, command: mark, env: { [mark]: mark }, args: [mark, `\${${mark}`], [mark]: 1 },
        other: { command: mark, args: [1, mark] },
      },
    });
    const lines = text.replaceAll(/[{,](?=")/g, '$&\n');
    const all = [
      [`${mark}/.mcp.json`, lines],
      [`${mark}/.cursor/mcp.json`, lines.replace('other', 'another')],
      [
        `${mark}/.vscode/mcp.json`,
        lines.replace('"mcpServers"', '// mcp-lint-disable ::error::forged ##[x]\n"servers"'),
      ],
      [`${mark}/.codex/config.toml`, `[mcp_servers.${JSON.stringify(mark)}]\ncommand = 1\n::error::x ##[x]\n`],
      [`${mark}/.continue/mcpServers/a.yaml`, `- ::error::x ##[x]\n${mark.replaceAll(/[\r\n]/g, ' ')}: "${'##['}`],
    ];
    return inTurn(all, turn);
  });
  return tree(Object.fromEntries(files));
}

const folder = hostile();
/** The formats whose own lines are commands; what they print beside these begins with a word of ours. */
const speaksCommands = new Set(['github']);

function expectInert({ stdout, stderr }: Run, { commands = false } = {}): void {
  for (const text of [stdout, stderr]) {
    expect(text).not.toMatch(/##(?:\[|vso\[|teamcity\[)/);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    const told = text.split('\n').filter((line) => line.trim().startsWith('::'));
    expect(told.filter((line) => !commands || !/^::(?:error|warning|notice) title=[a-z-]+,/.test(line))).toEqual([]);
  }
}

describe('no line is a command, and no sign is obeyed, as', () => {
  test.each(reportFormats)('a report, %s', (format) => {
    const run = cli(folder, ['--format', format]);
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.stdout).toContain('forged');
    expectInert(run, { commands: speaksCommands.has(format) });
  });

  test('a report in colour', () => {
    const { stdout } = cli(folder, [], { env: { FORCE_COLOR: '1' } });
    const bare = stdout.replaceAll(/\u001b\[\d+m/g, '');
    expect(bare.length).toBeLessThan(stdout.length);
    expectInert({ code: 1, stdout: bare, stderr: '' });
  });

  test.each(serversFormats)('an overview of servers, %s', (format) => {
    const run = cli(folder, ['servers', '--format', format]);
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('forged');
    expectInert(run);
    const calls = some(marks).map((mark) => ['servers', '--format', format, '--references', mark]);
    for (const each of cliOneByOne(folder, calls)) expectInert(each);
  });

  test.each([['rules'], ['clients'], ['explain', 'secret-literal'], ['--help'], ['rules', '--format', 'json']])(
    '%s %s %s',
    (...args) => {
      const run = cli(folder, args);
      expect(run.code).toBe(0);
      expectInert(run);
    },
  );

  test.each(some(marks))('a mistake of usage with %j', (mark) => {
    const misuses = [
      [mark],
      [`--${mark}`],
      ['explain', mark],
      ['--format', mark],
      ['--rule', `${mark}=off`],
      ['--config', mark],
      ['--target', mark],
      ['--as', mark, '.'],
      ['--baseline', mark],
      ['--output', `${mark}/a/b`],
      ['servers', '--format', mark],
    ];
    const runs = cliOneByOne(folder, misuses);
    expect(runs).toHaveLength(misuses.length);
    for (const each of runs) expectInert(each);
    // A run by itself says the same.
    expect(runs[0]).toEqual(cli(folder, misuses[0]));
  });

  test('faults of a configuration whose path and texts are hostile', () => {
    for (const mark of marks) {
      put(
        folder,
        `faults/${mark}.json`,
        JSON.stringify({ [mark]: 1, rules: { [mark]: mark }, files: { [mark]: mark } }),
      );
    }
    for (const run of cliOneByOne(
      folder,
      marks.map((mark) => ['--config', `faults/${mark}.json`]),
    )) {
      expect(run.code).toBe(2);
      expectInert(run);
    }
  });

  test('a log of the Action, outside of what the runner is told to leave alone', () => {
    const home = tree();
    const files = { GITHUB_OUTPUT: 'out', GITHUB_STEP_SUMMARY: 'summary' };
    for (const name of Object.values(files)) put(home, name);
    const run = action(folder, {
      RUNNER_TEMP: home,
      ...Object.fromEntries(Object.entries(files).map(([name, path]) => [name, join(home, path)])),
    });
    expect(run.stdout).toContain('forged');
    expect(run.stdout).not.toMatch(/##(?:\[|vso\[|teamcity\[)/);
    expect(run.stdout).not.toMatch(/(?![\r\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    const [, token = ''] = /^::stop-commands::(.+)$/m.exec(run.stdout) ?? [];
    const [before = '', inside = '', after = ''] = run.stdout.split(
      new RegExp(`^::(?:stop-commands::${token}|${token}::)$`, 'm'),
    );
    expectInert({ code: 0, stdout: inside, stderr: run.stderr });
    const known = /^::(?:group::mcp-lint|endgroup::|error::\d+ problems|(?:error|warning) title=[a-z-]+,)/;
    for (const line of `${before}${after}`.split('\n')) if (line.trim().startsWith('::')) expect(line).toMatch(known);
    for (const name of Object.values(files)) {
      expectInert({ code: 0, stdout: readFileSync(join(home, name), 'utf8'), stderr: '' });
    }
  });
});
