import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { disk } from '../../src/files/disk.ts';
import { lint } from '../../src/lint.ts';
import { linesOf } from '../formats/support.ts';
import { tree } from '../tree.ts';

function lintFolder(cwd: string) {
  return lint({ files: disk, cwd, paths: [], targets: [], config: false, rules: new Map(), user: false });
}

test('a folder with the name of a file', async () => {
  const cwd = tree();
  fs.mkdirSync(path.join(cwd, '.mcp.json'));
  const report = await lintFolder(cwd);
  expect(linesOf(report)).toEqual([
    '1:1-1:1 error file-unreadable this is a folder, not a file, where Claude Code looks for a file',
  ]);
  expect(report.files).toMatchObject([{ path: '.mcp.json', status: 'unreadable' }]);
});

test('a link that points to nothing', async () => {
  const cwd = tree();
  fs.symlinkSync('gone.json', path.join(cwd, 'opencode.json'));
  expect(linesOf(await lintFolder(cwd))).toEqual([
    '1:1-1:1 error file-unreadable this link points to nothing, where OpenCode looks for a file',
  ]);
});

test('a link that points to nothing where the client reads nothing anyway', async () => {
  const cwd = tree();
  fs.mkdirSync(path.join(cwd, '.copilot'));
  fs.symlinkSync('../gone.json', path.join(cwd, '.copilot/mcp-config.json'));
  expect(linesOf(await lintFolder(cwd))).toEqual([]);
});

test('a link that points to nothing where the client reads no servers, but what is said of them', async () => {
  const cwd = tree();
  fs.mkdirSync(path.join(cwd, '.claude'));
  fs.symlinkSync('../gone.json', path.join(cwd, '.claude/settings.json'));
  expect(linesOf(await lintFolder(cwd))).toEqual([
    '1:1-1:1 error file-unreadable this link points to nothing, where Claude Code looks for a file',
  ]);
});

test('a link to a file is that file', async () => {
  const cwd = tree();
  fs.writeFileSync(path.join(cwd, 'servers.json'), '{"mcpServers":{}}');
  fs.symlinkSync('servers.json', path.join(cwd, '.mcp.json'));
  expect(linesOf(await lintFolder(cwd))).toEqual([]);
});
