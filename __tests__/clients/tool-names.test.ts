import { describe, expect, test } from '@jest/globals';
import { loadClient } from '../../src/clients/index.ts';

type Tools = readonly (readonly [server: string, tool: string])[];

const servers = ['my-server', 'my.server', 'my_server'];
const tools = ['get-data', 'get.data', 'get_data'];
const odd = ['with space', 'sl/ash', 'umläut', '日本', 'Upper', 'upper', '1digit', 'co:lon'];
const named = ['with space', 'sérvér', '日本', '123', 'Upper', 'upper', '@scope/pkg'];

const sets: Readonly<Record<string, Tools>> = {
  'tools of one server': tools.map((tool) => ['docs', tool]),
  'one tool of three servers': servers.map((server) => [server, 'run']),
  both: servers.flatMap((server) => tools.map((tool) => [server, tool] as const)),
  'two underscores': [
    ['a', 'b__c'],
    ['a', 'd'],
    ['a__b', 'c'],
  ],
  'one separator': [
    ['my', 'server-get'],
    ['my', 'server_get'],
    ['my-server', 'get'],
    ['my_server', 'get'],
  ],
  'one name in two servers': [
    ['docs', 'search'],
    ['wiki', 'search'],
  ],
  'odd names of tools': odd.map((tool) => ['docs', tool]),
  'odd names of servers': named.map((server) => [server, 'run']),
};

/** How many names the running client offered of each set. */
const seen: Readonly<Record<string, readonly number[]>> = {
  'claude-code': [2, 2, 4, 2, 4, 2, 8, 7],
  // Of the last set, three servers do not start.
  codex: [3, 3, 9, 3, 4, 2, 8],
  gemini: [3, 3, 9, 3, 3, 2, 8, 7],
  qwen: [3, 3, 9, 2, 4, 2, 8, 7],
  opencode: [2, 2, 4, 3, 3, 2, 8, 7],
  'copilot-cli': [2, 2, 4, 3, 3, 2, 8, 7],
  continue: [3, 1, 3, 3, 3, 1, 8, 1],
  goose: [3, 2, 6, 2, 4, 2, 8, 6],
  cline: [3, 3, 9, 2, 4, 2, 8, 7],
  kimi: [2, 2, 4, 3, 4, 2, 8, 7],
  omp: [1, 1, 1, 2, 1, 2, 7, 6],
  vscode: [2, 2, 4, 3, 3, 2, 8, 7],
};

test('docker-mcp: the prefix of the entry, or the name of the tool alone', async () => {
  const { toolNames } = await loadClient('docker-mcp');
  expect(toolNames?.name('', 'search')).toBe('search');
  expect(toolNames?.name('alpha', 'search')).toBe('alpha__search');
  expect(toolNames?.name('beta', 'search')).toBe('beta__search');
  expect(toolNames?.kept?.has('mcp-exec')).toBe(true);
  expect(toolNames?.kept?.size).toBe(10);
});

describe.each(Object.entries(seen))('%s', (id, counts) => {
  test.each(Object.entries(sets).slice(0, counts.length))('%s', async (name, set) => {
    const { toolNames } = await loadClient(id);
    const served = set.map(([server, tool]) => ({ server, tool }));
    const names =
      toolNames?.names?.(served) ?? served.map(({ server, tool }) => toolNames?.name(server, tool) ?? 'none');
    expect(new Set(names).size).toBe(counts[Object.keys(sets).indexOf(name)]);
  });
});
