import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lintFiles } from '../formats/support.ts';
import { lintResult, lintTools } from './support.ts';

const description = 'Searches the docs';

test('an expression that would take for ever is not run', async () => {
  const query = { type: 'string', pattern: '^(a+)+$', default: `${'a'.repeat(50)}!`, examples: ['a'.repeat(50)] };
  expect(
    await lintTools([{ name: 'search', description, inputSchema: { type: 'object', properties: { query } } }]),
  ).toEqual([]);
});

test('names of prototypes are names', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const text = JSON.stringify({
    tools: names.map((name) => ({
      name,
      description: `Is called ${name}`,
      inputSchema: { type: 'object', properties: {} },
    })),
  }).replaceAll(
    '"properties":{}',
    '"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__"]',
  );
  const { findings } = await lintFiles({ 'tools.json': text }, { config: false });
  expect(findings).toEqual([]);
});

const nasty = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', '\ud800', '\u202e', '__proto__', 'object'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'name',
        'title',
        'description',
        'inputSchema',
        'outputSchema',
        'annotations',
        'icons',
        '_meta',
        'ui',
        'execution',
        'type',
        'properties',
        'required',
        'items',
        'enum',
        'default',
        '$ref',
        '$schema',
        'anyOf',
        'x-mcp-header',
        'content',
        'text',
        'resource',
        'structuredContent',
        'isError',
        'tools',
        'result',
        'jsonrpc',
        'nextCursor',
        'resultType',
        'inputRequests',
        '__proto__',
      ),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;

test('whatever stands where a tool or a result is read, nothing breaks', async () => {
  const all = [
    'anthropic',
    'openai',
    'gemini',
    'vscode',
    'cursor',
    'claude-code',
    'strict',
    'openai-apps',
    'anthropic-directory',
    'opencode-mcp',
  ];
  for (const value of fc.sample(nasty, { numRuns: 150, seed: 3 })) {
    const wrapped = { tools: [value, { name: 'a', inputSchema: value, outputSchema: value, annotations: value }] };
    const result = {
      tool: { name: 'a', outputSchema: value, inputSchema: {} },
      result: { content: [value], structuredContent: value },
    };
    for (const spec of ['2024-11-05', '2026-07-28']) {
      await lintFiles(
        { 'a.json': JSON.stringify(wrapped) },
        { config: false, as: 'mcp-tools', paths: ['a.json'], spec, profiles: all },
      );
    }
    await lintResult(result);
    await lintResult(value);
  }
});

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

test.each([
  ['a.tools.json', `{"tools":[{"name":"a","inputSchema":{"x":${deep}}}]}`],
  ['tools.json', `{"jsonrpc":"2.0","id":1,"result":{"tools":[],"_meta":${deep}}}`],
  ['a.result.json', `{"content":[{"type":"text","text":"x"}],"_meta":${deep}}`],
  ['mcp-results/a.json', `{"content":[],"structuredContent":${deep}}`],
  ['a.prompts.json', `{"prompts":[{"name":"a","arguments":${deep}}]}`],
  ['a.resources.json', `{"resources":[{"uri":"file:///a","mimeType":"text/plain","_meta":${deep}}]}`],
  ['aix.json', `{"servers":{"a":{"transport":"stdio","command":"x","env":${deep}}}}`],
])('%s as deep as is not read is said to be', async (path, text) => {
  const { findings } = await lintFiles({ [path]: text });
  expect(findings.map(({ rule }) => rule)).toEqual(['limits-exceeded']);
});

test.each([
  ['a.result.json', `{"role":"assistant","content":[{"type":"text","text":"x"}],"usage":${deep}}`],
  ['a.result.json', `{"rows":${deep}}`],
  ['a.prompts.json', `{"prompts":["a"],"x":${deep}}`],
  ['tools.json', `{"tools":["saw"],"x":${deep}}`],
  ['aix.json', `{"servers":["db1"],"x":${deep}}`],
])("%s of somebody else's may be as deep as it likes", async (path, text) => {
  expect(await lintFiles({ [path]: text })).toMatchObject({ files: [], findings: [] });
});
