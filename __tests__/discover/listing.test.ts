import { beforeEach, expect, test } from '@jest/globals';
import { discover } from '../../src/discover/index.ts';
import { disk } from '../../src/files/disk.ts';
import { tree } from '../tree.ts';

let root = '';

beforeEach(() => {
  root = tree({ 'app/.claude-plugin/': '', 'app/.github/': '', 'app/.mcp.json': '{}', 'knowledge.md': '' });
});

test.each([
  ['app/.claude-plugin', false],
  // Some file systems take it for the same.
  ['app/.Claude-Plugin', false],
  ['app/.claude-plugin/plugin.json', false],
  ['app/.codex-plugin', true],
  ['app/.codex-plugin/plugin.json', true],
  ['app/.github/plugin', false],
  ['.claude-plugin', true],
  // Only names that begin with a dot are noted, and only those of folders that were listed.
  ['knowledge.md', false],
  ['nothing.md', false],
  ['app/../.claude-plugin', false],
  ['gone/.claude-plugin', false],
])('what a walk has not seen is not there: %s', (name, lacks) => {
  const files = { ...disk, kind: (path: string) => disk.kind(path) ?? 'file' } as const;
  const { around } = discover({ files, cwd: root, root, paths: [], wanted: () => true });
  expect(around.exists(name)).toBe(!lacks);
});
