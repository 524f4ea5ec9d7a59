import { expect, test } from '@jest/globals';
import { Judge } from '../../src/judge/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { pieces } from '../../src/rules/index.ts';
import { workspaceOf } from '../model/workspace.ts';

/** The rules that are loaded for some files, by the first of each piece, and what they say. */
async function judged(
  files: Readonly<Record<string, string>>,
  isReported = true,
): Promise<{ readonly loaded: readonly string[]; readonly findings: readonly Finding[] }> {
  const loaded: string[] = [];
  const watched = pieces.map((piece) => ({
    ...piece,
    async load() {
      const found = await piece.load();
      loaded.push(found.rules[0]?.id ?? '');
      return found;
    },
  }));
  const judge = new Judge({ pieces: watched, isOn: ({ id }) => !offByDefault.has(id), optionsOf: () => ({}) });
  const workspace = await workspaceOf(files);
  for (const reading of workspace.readings) await judge.judge(reading, isReported);
  await judge.judgeRun(async () => workspace);
  return { loaded, findings: judge.findings };
}

const offByDefault = new Set(['package-unpinned', 'server-missing']);

function configuration(entry: object): string {
  return JSON.stringify({ mcpServers: { docs: entry } });
}

test('no rule is loaded for a file of which none asks anything', async () => {
  const npx = configuration({ command: 'npx', args: ['-y', '@acme/docs-mcp@1.2.0'], env: { DOCS_KEY: '${DOCS_KEY}' } });
  const remote = configuration({ type: 'http', url: 'https://docs.example.com/mcp' });
  expect(await judged({ '.mcp.json': npx })).toEqual({ loaded: [], findings: [] });
  expect(await judged({ '.mcp.json': remote })).toEqual({ loaded: [], findings: [] });
});

test.each([
  ['a container', { command: 'docker', args: ['run', '-i', '--rm', 'mcp/docs:1.0'] }, 'arg-value'],
  ['a key that nobody reads', { command: 'docs-mcp', comand: 'x' }, 'encoding-invalid approve-all server-name-case'],
  ['a transport that does not fit', { command: 'docs-mcp', type: 'http' }, 'approve-all transport-conflict'],
  ['a variable of another client', { command: 'docs-mcp', env: { KEY: '${env:KEY}' } }, 'env-name'],
  ['plain http', { type: 'http', url: 'http://docs.example.com/mcp' }, 'header-shape'],
])('%s loads the rules about it and no others', async (_, entry, loaded) => {
  expect([...(await judged({ '.mcp.json': configuration(entry) })).loaded].sort()).toEqual(loaded.split(' ').sort());
});

test('of a file that is not reported, only rules about the run hear', async () => {
  const files = {
    '.claude/settings.json': '{ "permissions": { "allow": ["mcp__dcos__search"] } }',
    '.mcp.json': configuration({ command: 'docker', args: ['run', 'mcp/docs:1.0'] }),
  };
  expect((await judged(files)).findings.map(({ rule }) => rule).sort()).toEqual([
    'docker-stdio',
    'reference-unknown-server',
  ]);
  const { loaded, findings } = await judged(files, false);
  expect(loaded).toEqual(['file-hidden']);
  expect(findings.map(({ rule }) => rule)).toEqual(['reference-unknown-server']);
});
