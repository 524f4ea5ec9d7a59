import { describe, expect, test } from '@jest/globals';
import { answersOf, resultsIn, toolsIn } from '../../src/model/answers/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { lintFiles } from '../formats/support.ts';

const tool = { name: 'search', inputSchema: { type: 'object' } };
const other = { name: 'fetch', inputSchema: { type: 'object' } };
const result = { content: [{ type: 'text', text: 'done' }] };

async function read(value: unknown) {
  return parseSource({ path: 'tools.json', text: JSON.stringify(value), problems: [] }, 'json');
}

describe('tools are found', () => {
  test.each<[string, unknown, string[]]>([
    ['in an answer', { tools: [tool, other] }, ['/tools/0', '/tools/1']],
    ['in a JSON-RPC response', { jsonrpc: '2.0', id: 1, result: { tools: [tool] } }, ['/result/tools/0']],
    ['in a list', [tool, other], ['/0', '/1']],
    ['alone', tool, ['']],
    [
      'in a log of messages',
      [
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { jsonrpc: '2.0', id: 1, result: { tools: [tool] } },
      ],
      ['/1/result/tools/0'],
    ],
    [
      'in a log of exchanges',
      [{ request: { method: 'tools/list' }, response: { tools: [tool] } }],
      ['/0/response/tools/0'],
    ],
    [
      'in a record of a log',
      { direction: 'in', message: { jsonrpc: '2.0', id: 1, result: { tools: [tool] } } },
      ['/message/result/tools/0'],
    ],
    ['beside their result', { tool, result }, ['/tool']],
    ['without the schema that they need', { tools: [{ name: 'search' }, 1] }, ['/tools/0', '/tools/1']],
    ['under names of prototypes', { tools: [{ name: '__proto__', inputSchema: {} }] }, ['/tools/0']],
    ['nowhere in a request', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, []],
    ['beside answers of other kinds', [{ id: 1, result: { resultType: 'complete', messages: [] } }], []],
    ['nowhere in a schema', { type: 'object', properties: {} }, []],
  ])('%s', async (_, value, routes) => {
    const document = await read(value);
    expect(toolsIn(document).map(({ route }) => route.map((step) => `/${step}`).join(''))).toEqual(routes);
  });
});

describe('results know the tool that gave them', () => {
  test.each<[string, unknown, string | undefined]>([
    ['alone', result, undefined],
    ['in a fixture', { tool, result }, 'search'],
    [
      'in a log',
      [
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { jsonrpc: '2.0', id: 1, result: { tools: [other, tool] } },
        { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'search' } },
        { jsonrpc: '2.0', id: 2, result },
      ],
      'search',
    ],
  ])('%s', async (_, value, name) => {
    const results = resultsIn(await read(value));
    expect(results.map(({ tool: maker }) => maker?.name)).toEqual([name]);
  });
});

test('answers are worked out once', async () => {
  const document = await read({ tools: [tool] });
  expect(answersOf(document)).toBe(answersOf(document));
});

describe('a file is recognised by its content', () => {
  test.each<[string, unknown, string | undefined]>([
    ['tools.json', { tools: [tool] }, 'mcp-tools'],
    ['server/search.tools.json', [tool], 'mcp-tools'],
    ['mcp-tools/a.json', tool, 'mcp-tools'],
    ['mcp-tools/a.json', result, 'mcp-result'],
    ['mcp-tools/a.json', { tools: [], nextCursor: 'x' }, 'mcp-tools'],
    ['tools.json', { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no' } }, 'mcp-tools'],
    ['search.result.json', result, 'mcp-result'],
    ['all.prompts.json', { prompts: [{ name: 'review', arguments: [] }] }, 'mcp-prompts'],
    ['all.resources.json', { resources: [{ name: 'readme', uri: 'file:///readme.md' }] }, 'mcp-resources'],
    ['tools.json', { tools: [{ name: 'hammer', description: 'drives nails' }] }, undefined],
    ['tools.json', [{ type: 'function', function: { name: 'search', parameters: {} } }], undefined],
    ['tools.json', [{ name: 'search', input_schema: { type: 'object' } }], undefined],
    ['tools.json', { role: 'user', content: [{ type: 'text', text: 'hello' }] }, undefined],
    ['package.json', { tools: [tool] }, undefined],
    ['unit.result.json', { isError: false, data: 1 }, undefined],
    ['unit.result.json', { content: [], isError: false }, 'mcp-result'],
  ])('%s with %j', async (path, value, format) => {
    const { files } = await lintFiles({ [path]: JSON.stringify(value) }, { config: false });
    expect(files.map((file) => file.format)).toEqual(format === undefined ? [] : [format]);
  });
});

test('answers to other requests are not taken for results of tools', async () => {
  const log = [
    { jsonrpc: '2.0', id: 1, result: { resultType: 'complete', messages: [] } },
    { jsonrpc: '2.0', id: 2, result: { resultType: 'complete', contents: [] } },
    { jsonrpc: '2.0', id: 3, result: { action: 'accept', content: { name: 'a' } } },
    { jsonrpc: '2.0', id: 4, result: { role: 'assistant', content: [{ type: 'text', text: 'hello' }] } },
    { jsonrpc: '2.0', id: 5, result: {} },
  ];
  expect(resultsIn(await read(log))).toEqual([]);
});
