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

/** What becomes of "my docs", "docs.v1" and "Docs", and the whole name of the tool "find" of "docs". */
describe('the part of a server in the names of its tools', () => {
  test.each([
    ['amazonq', ['my docs', 'docs.v1', 'Docs'], 'find'],
    ['auggie', ['my docs', 'docs.v1', 'Docs'], 'find_docs'],
    ['claude-code', ['my_docs', 'docs_v1', 'Docs'], 'mcp__docs__find'],
    ['cline', ['my_docs', 'docs_v1', 'Docs'], 'docs__find'],
    ['codebuff', ['my docs', 'docs.v1', 'Docs'], 'docs__find'],
    ['codex', ['my_docs', 'docs_v1', 'Docs'], 'mcp__docs/find'],
    ['continue', ['my docs', 'docs.v1', 'Docs'], 'find'],
    ['copilot-cli', ['my-docs', 'docs-v1', 'Docs'], 'docs-find'],
    ['crush', ['my docs', 'docs.v1', 'Docs'], 'mcp_docs_find'],
    ['docker-mcp', ['my docs', 'docs.v1', 'Docs'], 'docs__find'],
    ['factory', ['my-docs', 'docs-v1', 'Docs'], 'docs___find'],
    ['fast-agent', ['my docs', 'docs.v1', 'Docs'], 'docs__find'],
    ['gemini', ['my_docs', 'docs.v1', 'Docs'], 'mcp_docs_find'],
    ['goose', ['mydocs', 'docs_v1', 'docs'], 'docs__find'],
    ['grok', ['my docs', 'docs.v1', 'Docs'], 'docs__find'],
    ['kilo', ['my_docs', 'docs_v1', 'Docs'], 'docs_find'],
    ['kimi', ['my_docs', 'docs_v1', 'Docs'], 'mcp__docs__find'],
    ['kimi-cli', ['my docs', 'docs.v1', 'Docs'], 'find'],
    ['librechat', ['my_docs', 'docs.v1', 'Docs'], 'find_mcp_docs'],
    ['mcp-hub', ['my_docs', 'docs_v1', 'Docs'], 'docs__find'],
    ['metamcp', ['mydocs', 'docsv1', 'Docs'], 'docs__find'],
    ['omp', ['my_docs', 'docs_v1', 'docs'], 'mcp__docs_find'],
    ['opencode', ['my_docs', 'docs_v1', 'Docs'], 'docs_find'],
    ['qwen', ['my_docs', 'docs_v1', 'Docs'], 'mcp__docs__find'],
    ['roo', ['my_docs', 'docsv1', 'Docs'], 'mcp--docs--find'],
    ['vibe', ['my_docs', 'docs_v1', 'Docs'], 'docs_find'],
    ['vscode', ['my_docs', 'docs_v1', 'docs'], 'mcp_docs_find'],
    ['zed', ['my docs', 'docs.v1', 'Docs'], 'find'],
  ])('%s', async (id, parts, whole) => {
    const { toolNames } = await loadClient(id);
    expect(['my docs', 'docs.v1', 'Docs'].map((name) => toolNames?.server(name))).toEqual(parts);
    expect(toolNames?.name('docs', 'find')).toBe(whole);
  });
});
