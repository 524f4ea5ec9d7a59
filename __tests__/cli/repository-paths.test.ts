import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryPaths, workspaceIn } from '../../src/cli/index.ts';
import { tree } from '../tree.ts';

const folder = tree({ 'top/a/b/': '' });
const top = join(folder, 'top');
const link = join(folder, 'link');
symlinkSync(top, link);

test.each([
  ['the top', { cwd: top, root: '.', workspace: top }, '.mcp.json'],
  ['a folder', { cwd: join(top, 'a'), root: '.', workspace: top }, 'a/.mcp.json'],
  ['a root above', { cwd: join(top, 'a/b'), root: '..', workspace: top }, 'a/.mcp.json'],
  ['a link to the workspace', { cwd: join(top, 'a'), root: '.', workspace: link }, 'a/.mcp.json'],
  ['no workspace', { cwd: join(top, 'a'), root: '.', workspace: undefined }, '.mcp.json'],
  ['a workspace elsewhere', { cwd: join(top, 'a'), root: '.', workspace: `${tmpdir()}/elsewhere` }, '.mcp.json'],
] as const)('%s', (_, places, expected) => {
  expect(repositoryPaths(places)('.mcp.json')).toBe(expected);
});

test('paths outside of the root are left alone', () => {
  const path = repositoryPaths({ cwd: top, root: '.', workspace: undefined });
  expect([path('~/.claude.json'), path('/etc/x.json')]).toEqual(['~/.claude.json', '/etc/x.json']);
});

test('a runner says where the repository is', () => {
  expect(workspaceIn({ GITHUB_WORKSPACE: '/github/workspace' })).toBe('/github/workspace');
  expect(workspaceIn({ GITHUB_WORKSPACE: '', CI_PROJECT_DIR: '/builds/o/r' })).toBe('/builds/o/r');
  expect(workspaceIn({})).toBeUndefined();
});
