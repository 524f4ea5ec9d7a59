import { describe, expect, test } from '@jest/globals';
import { loadClient, registry, type ToolNames } from '../../src/clients/index.ts';

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
    ['every-code', ['my_docs', 'docs_v1', 'Docs'], 'docs__find'],
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

/** Signs that are replaced, names that are cut, and what stands between the two parts as one of either. */
const long = 'x'.repeat(90);
const meeting = {
  servers: ['docs', 'my-server', 'my.server', 'my_server', 'a', 'a__b', 'a_b', 'a-b', 'a___b', `${long}a`, `${long}b`],
  tools: ['run', 'get-data', 'get.data', 'get data', 'get_data', 'c', 'b__c', 'b_c', 'b-c', `${long}a`, `${long}b`],
};

/** Whether there are two tools that a client calls alike, of one server and of servers that are not called alike. */
function meets({ alike, server, name, names }: ToolNames): { within: boolean; across: boolean } {
  const all = meeting.servers.flatMap((each) => meeting.tools.map((tool) => ({ server: each, tool })));
  const isAny = (isAsked: (one: string, other: string) => boolean) =>
    all.some((first) =>
      all.some((second) => {
        if (first === second || !isAsked(first.server, second.server)) return false;
        const both = [first, second];
        const [one, other] = names?.(both) ?? both.map((each) => name(each.server, each.tool));
        return one === other;
      }),
    );
  return {
    within: isAny((one, other) => one === other),
    across: isAny((one, other) => one !== other && (alike === undefined || server(one) !== server(other))),
  };
}

test('what becomes of tools that are called alike is stated where there can be such, and nowhere else', async () => {
  const [stated, possible]: [string[], string[]] = [[], []];
  for (const id of new Set(registry().map(({ client }) => client))) {
    const { toolNames, formats } = await loadClient(id);
    const all = [
      toolNames,
      ...(toolNames?.earlier ?? []).map(({ names }) => names),
      ...formats.map((each) => each.toolNames),
    ];
    for (const facts of all) {
      if (facts?.clash === undefined) continue;
      const { within, across } = meets(facts);
      stated.push(`${id} ${facts.clash.within !== undefined} ${facts.clash.across !== undefined}`);
      possible.push(`${id} ${within} ${across}`);
    }
  }
  expect(stated.length).toBeGreaterThan(20);
  expect(stated).toEqual(possible);
});
