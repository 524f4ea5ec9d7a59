import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundles, hangs, packaged } from '../bundle.ts';
import { put, tree } from '../tree.ts';
import { printedBy, runCli, startCli } from './cli.ts';

const control = '{"mcpServers":{"control":{}}}';
const survivor = 'control/.mcp.json transport-missing';

let cwd = '';
beforeEach(() => {
  cwd = tree();
  put(cwd, 'control/.mcp.json', control);
});
afterEach(() => {
  fs.rmSync(cwd, { recursive: true, force: true });
});

/** Only the superuser can become somebody else. */
const isSuperuser = process.getuid?.() === 0;
const asSuperuser = isSuperuser ? describe : describe.skip;
/** In no table of users. */
const NOBODY = 54_321;

let copied = '';

/** The package where everybody may read it. */
function readable(): string {
  if (copied === '') {
    copied = tree();
    fs.cpSync(packaged, copied, { recursive: true });
    fs.chmodSync(copied, 0o755);
  }
  return copied;
}

function runAsNobody(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  fs.chmodSync(cwd, 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(readable(), path.relative(packaged, bundles.cli)), ...args],
    { cwd, encoding: 'utf8', env: { PATH: process.env.PATH, ...env }, timeout: hangs, uid: NOBODY, gid: NOBODY },
  );
  return { code: status, stdout, stderr };
}

asSuperuser('a user whom the machine does not know (skipped unless the superuser runs this)', () => {
  test('has no home directory, and that is said', () => {
    const ended = runAsNobody(['--user']);
    expect([ended.code, ended.stderr]).toEqual([
      2,
      'mcp-lint: this user has no home directory, which HOME would name\n',
    ]);
    expect(runAsNobody(['control']).code).toBe(1);
  });

  test('is told of the folder that it may not read', () => {
    put(cwd, 'closed/.mcp.json', control);
    fs.chmodSync(path.join(cwd, 'closed'), 0o700);
    const ended = runAsNobody(['--format', 'json', 'control', 'closed']);
    expect([ended.code, ended.stderr]).toEqual([2, 'mcp-lint: "closed" cannot be read: permission denied\n']);
    const walked = runAsNobody(['--format', 'json']);
    expect(walked.stderr).toBe('');
    expect(printedBy(walked).findings.map((finding) => `${finding.path} ${finding.rule}`)).toEqual([
      'closed search-incomplete',
      survivor,
    ]);
  });

  test('takes no configuration of another user from a folder above', () => {
    put(cwd, 'mcp-lint.json', '{"rules":{"transport-missing":"off"}}');
    const inner = path.join(cwd, 'control');
    fs.chownSync(inner, NOBODY, NOBODY);
    fs.chownSync(path.join(cwd, 'mcp-lint.json'), NOBODY + 1, NOBODY + 1);
    const ended = runCli(inner, ['--format', 'json']);
    expect(printedBy(ended).findings.map(({ rule }) => rule)).toEqual(['transport-missing']);
    fs.chownSync(path.join(cwd, 'mcp-lint.json'), NOBODY, NOBODY);
    fs.chownSync(cwd, NOBODY, NOBODY);
    expect(printedBy(runCli(inner, ['--format', 'json'])).findings).toEqual([]);
  });
});

test('a file that is gone between the walk and its turn is no finding, and hides none', () => {
  const gone = put(cwd, '.mcp.json', control);
  const hook = put(
    cwd,
    'hook.cjs',
    `const fs = require('node:fs');
const open = fs.openSync;
fs.openSync = (at, ...rest) => {
  if (at === ${JSON.stringify(gone)}) fs.rmSync(at, { force: true });
  return open(at, ...rest);
};`,
  );
  const ended = startCli(cwd, ['--format', 'json'], { NODE_OPTIONS: `--require ${hook}` });
  expect(fs.existsSync(gone)).toBe(false);
  expect([ended.code, ended.stderr]).toEqual([1, '']);
  expect(printedBy(ended).findings.map((finding) => `${finding.path} ${finding.rule}`)).toEqual([survivor]);
});
