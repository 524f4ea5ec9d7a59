import { describe, expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

/** What is said of a list of tools for somebody who uses them. */
async function saidFor(profile: string, tools: readonly object[]): Promise<string[]> {
  const text = JSON.stringify({
    tools: tools.map((tool, index) => ({ description: `Searches book ${index}`, ...tool })),
  });
  const options = { config: false, as: 'mcp-tools', paths: ['list.json'], profiles: [profile] } as const;
  const { findings } = await lintFiles({ 'list.json': text }, options);
  return findings.map(({ rule, message }) => `${rule} ${message}`);
}

function toolWith(inputSchema: object, name = 'search') {
  return { name, inputSchema: { type: 'object', properties: {}, ...inputSchema } };
}

describe('VS Code', () => {
  test.each(['oneOf', 'anyOf', 'allOf', 'not', 'if'])('deletes "%s" at the root of a schema', async (keyword) => {
    const inner = { required: ['query'] };
    const schema = { [keyword]: keyword === 'not' || keyword === 'if' ? inner : [inner] };
    expect(await saidFor('vscode', [toolWith(schema)])).toEqual([
      `schema-root-combinator "${keyword}" at the root of "inputSchema" of tool "search" is fine for MCP, but not for VS Code`,
    ]);
  });

  test('offers so many tools in one request', async () => {
    const list = (length: number) => Array.from({ length }, (_, index) => toolWith({}, `search_${index}`));
    expect(await saidFor('vscode', list(128))).toEqual([]);
    expect(await saidFor('vscode', list(129))).toEqual([
      'list-too-many-tools the server has 129 tools; at most 128 fit into one request of VS Code',
    ]);
  });
});

test('omp adds properties to a schema that has none', async () => {
  expect(await saidFor('omp', [{ name: 'search', inputSchema: { type: 'object' } }])).toEqual([
    'schema-properties-absent "inputSchema" of tool "search" has no "properties"; omp adds an empty one before it is sent to a model',
  ]);
});
