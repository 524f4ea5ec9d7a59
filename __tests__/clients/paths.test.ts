import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatsOf } from '../../src/clients/index.ts';

const folders = [
  '',
  'docs/',
  'docs/guide/',
  'docs/dot_opencode/agent/',
  '.claude/agents/',
  'packages/a/.claude/skills/x/',
  'agents/',
  '~/.claude/agents/',
  'docs.md/',
];
const names = ['page.md', 'SKILL.md', 'dot_page.md', 'a.prompt.md', 'mcp.json', 'private_agents.md', '.md', 'x.mdx'];
const all = folders.flatMap((folder) => names.map((name) => folder + name));
const idsOf = (path: string) => formatsOf(path).map(({ id }) => id);

test('what a path is does not depend on which ones were asked about before', () => {
  // Each after one of another folder and kind.
  const alone = new Map(all.map((path) => [path, [formatsOf('b/a.json'), idsOf(path)][1]]));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { minLength: 2, maxLength: 20 }), (paths) => {
      for (const path of paths) expect([path, idsOf(path)]).toEqual([path, alone.get(path)]);
    }),
  );
  expect(idsOf('.claude/agents/page.md')).toEqual([
    'claude-code-agent',
    'claude-code-plugin-agent',
    'gemini-extension-agent',
  ]);
  expect(idsOf('docs/dot_opencode/agent/page.md')).toEqual(['opencode-agent']);
  expect(idsOf('docs/guide/page.md')).toEqual([]);
});
