import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundles } from '../bundle.ts';
import { action } from '../e2e/support.ts';
import { put, tree } from '../tree.ts';
import { runCli } from './cli.ts';

let base = '';
let cwd = '';
beforeEach(() => {
  base = tree();
  cwd = path.join(base, 'workspace');
  put(cwd, '.mcp.json', '{"mcpServers":{"a":{}}}');
  put(base, 'victim.txt', 'mine');
  fs.mkdirSync(path.join(base, 'elsewhere'));
  fs.symlinkSync('../victim.txt', path.join(cwd, 'report.json'));
  fs.symlinkSync('../elsewhere', path.join(cwd, 'out'));
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

/** Nothing outside is written, and no half of a file is left. */
function expectUntouched(): void {
  expect(fs.readFileSync(path.join(base, 'victim.txt'), 'utf8')).toBe('mine');
  expect(fs.readdirSync(path.join(base, 'elsewhere'))).toEqual([]);
  expect(fs.readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}

test.each([
  ['--output', ['--format', 'json', '--output', 'report.json']],
  ['--update-baseline', ['--baseline', 'report.json', '--update-baseline']],
])('%s replaces a link', (_, args) => {
  if (args.includes('--baseline')) put(base, 'victim.txt', '{"version":1,"findings":[]}');
  const before = fs.readFileSync(path.join(base, 'victim.txt'), 'utf8');
  expect(runCli(cwd, args).code).not.toBe(2);
  expect(fs.readFileSync(path.join(base, 'victim.txt'), 'utf8')).toBe(before);
  expect(fs.lstatSync(path.join(cwd, 'report.json')).isFile()).toBe(true);
  expect(JSON.parse(fs.readFileSync(path.join(cwd, 'report.json'), 'utf8'))).toMatchObject({ version: 1 });
});

test.each([
  ['--output', ['--output', 'out/report.txt']],
  ['--update-baseline', ['--baseline', 'out/b.json', '--update-baseline']],
])('%s is not led away by a folder', (_, args) => {
  const { code, stderr } = runCli(cwd, args);
  expect([code, stderr]).toEqual([2, 'mcp-lint: "out" is a link, and nothing is written through one\n']);
  expectUntouched();
});

test('nor is the report of the Action', () => {
  expect(action(cwd, { 'INPUT_SARIF-FILE': 'report.json' }).stdout).toContain('checked 1 file');
  expect(JSON.parse(fs.readFileSync(path.join(cwd, 'report.json'), 'utf8'))).toMatchObject({ version: '2.1.0' });
  const led = action(cwd, { 'INPUT_SARIF-FILE': 'out/mcp.sarif' });
  expect([led.code, led.stdout]).toEqual([1, expect.stringContaining('"out" is a link')]);
  expectUntouched();
});

test('a file that exists keeps its permissions', () => {
  fs.rmSync(path.join(cwd, 'report.json'));
  fs.writeFileSync(path.join(cwd, 'report.json'), '', { mode: 0o600 });
  runCli(cwd, ['--output', 'report.json']);
  expect(fs.statSync(path.join(cwd, 'report.json')).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(path.join(cwd, 'report.json'), 'utf8')).toContain('transport-missing');
});

(process.platform === 'linux' ? test : test.skip)('a device and a pipe stay what they are', () => {
  const { stdout } = spawnSync('sh', ['-c', `"${process.execPath}" "${bundles.cli}" --output /dev/stdout | cat`], {
    cwd,
    encoding: 'utf8',
  });
  expect(stdout).toContain('transport-missing');
  expect(runCli(cwd, ['--output', '/dev/null']).code).toBe(1);
  expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
  execFileSync('mkfifo', [path.join(cwd, 'pipe')]);
  const piped = spawnSync('sh', ['-c', `cat pipe & "${process.execPath}" "${bundles.cli}" --output pipe; wait`], {
    cwd,
    encoding: 'utf8',
  });
  expect(piped.stdout).toContain('transport-missing');
  expect(fs.lstatSync(path.join(cwd, 'pipe')).isFIFO()).toBe(true);
});

test('where nothing can be written, the sentence says why', () => {
  fs.mkdirSync(path.join(cwd, 'folder'));
  expect(runCli(cwd, ['--output', 'none/x']).stderr).toContain('its folder does not exist');
  expect(runCli(cwd, ['--output', 'folder']).stderr).toContain('cannot be written to "folder": ');
});
