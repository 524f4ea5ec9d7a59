import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportFormats, serversFormats } from '../../src/report/index.ts';
import { action, cli } from '../e2e/support.ts';
import { put, tree } from '../tree.ts';

const secret = 'zwiebelkuchenbaum';
const tail = '"url": 1, "typo": 1';

/** Each draws findings on the lines of the secret, and names a server after it. */
const files = {
  'a/.vscode/mcp.json': `{"servers": {"db": {"command": "x", "args": ["--password", // of the database\n"${secret}", 7]}, "${secret}": {${tail}}}}`,
  'b/.mcp.json': `{"mcpServers": {"a": {"command": 1, "env": {"DB_P\\u0041SSWORD":\n"${secret}", "x": 1}}}}`,
  'c/.codex/config.toml': `[mcp_servers.a]\ncommand = 1\n[mcp_servers.a.env.DB_PASSWORD]\nvalue = '${secret}'\n`,
  'd/.continue/mcpServers/a.yaml': `mcpServers:\n  - name: a\n    command: 1\n    env:\n      DB_PASSWORD: # x\n        "${secret}"\n      X: [1]\n`,
  'e/.mcp.json': `{"mcpServers": {"a": {"command": "x", "args": ["-u",\n"admin:${secret}", 7, "-p${secret}", 7]}}}`,
  'f/.cursor/mcp.json': `{mcpServers: {a: {command: 'x', env: {'密码': /* x */ '${secret}'}\n, args: ['--user', 'me:${secret}' 7]}}`,
  'g/.mcp.json': `{"mcpServers": {"${secret}": {"comand": "x", "env": {"OTP_SEED": "${secret}"}}}}`,
};

function expectUnseen(output: string): void {
  for (let index = 0; index + 6 <= secret.length; index += 1) {
    expect([output.includes(secret.slice(index, index + 6)), output]).toEqual([false, output]);
  }
}

test('no piece of a secret is in what the command prints or writes', () => {
  const folder = tree(files);
  for (const format of reportFormats) {
    const { stdout, stderr } = cli(folder, ['--format', format]);
    expect(stdout.length).toBeGreaterThan(500);
    expectUnseen(stdout + stderr);
  }
  for (const format of serversFormats) {
    expectUnseen(cli(folder, ['servers', '--format', format]).stdout);
    expectUnseen(cli(folder, ['servers', '--format', format, '--references', secret]).stdout);
  }
  cli(folder, ['--baseline', 'baseline.json', '--update-baseline']);
  const baseline = readFileSync(join(folder, 'baseline.json'), 'utf8');
  expect(baseline).toContain('"pointer"');
  expectUnseen(baseline);
  expect(cli(folder, ['--baseline', 'baseline.json']).stdout).toMatch(/^no problems; .*\b\d+ findings suppressed/);
});

test('nor in what the Action prints and writes', () => {
  const folder = tree(files);
  const home = tree({ out: '', summary: '' });
  const run = action(folder, {
    RUNNER_TEMP: home,
    GITHUB_OUTPUT: join(home, 'out'),
    GITHUB_STEP_SUMMARY: join(home, 'summary'),
    'INPUT_SARIF-FILE': 'out.sarif',
  });
  expect(run.stdout).toContain('::error title=');
  expectUnseen(run.stdout + run.stderr);
  const written = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(written).toHaveLength(3);
  for (const { parentPath, name } of written) expectUnseen(readFileSync(join(parentPath, name), 'utf8'));
  expectUnseen(readFileSync(join(folder, 'out.sarif'), 'utf8'));
});

test('nor in what is said of a configuration', () => {
  const folder = tree({});
  put(folder, 'mcp-lint.json', `{"API_TOKEN": "${secret}", "rules": {"${secret}": "off"}}`);
  const { code, stderr } = cli(folder);
  expect(code).toBe(2);
  expectUnseen(stderr);
});
