import { expect, test } from '@jest/globals';
import { folderOf, foldersAbove, upwards } from '../../src/model/folders/index.ts';
import { workspaceOf } from './workspace.ts';

test('folders are walked upwards', () => {
  expect([...upwards('a/b/')]).toEqual(['a/b/', 'a/', '']);
  expect([...upwards('')]).toEqual(['']);
  expect([...upwards('/a/b/')]).toEqual(['/a/b/', '/a/', '/']);
});

test('nothing lies above the folder of the user', () => {
  expect(foldersAbove('a/b/')).toEqual(['a/', '']);
  expect(foldersAbove('~/')).toEqual([]);
});

test.each([
  ['.claude/agents/dev.md', ''],
  ['apps/web/.claude/agents/git/dev.md', 'apps/web/'],
  ['apps/web/.claude/settings.json', 'apps/web/'],
  ['.mcp.json', ''],
  ['~/.claude/settings.json', '~/'],
])('%s counts for "%s"', async (path, folder) => {
  const text = path.endsWith('.md') ? '---\ntools: mcp__a\n---\n' : '{ "mcpServers": {} }';
  const [reading] = (await workspaceOf({ [path]: text })).readings;
  expect(reading && folderOf(reading)).toBe(folder);
});
