import { expect, test } from '@jest/globals';
import { briefly, lintFiles } from '../formats/support.ts';

async function ofEntry(entry: string, file = '.mcp.json', root = 'mcpServers'): Promise<string[]> {
  const report = await lintFiles({ [file]: `{"${root}":{\n"a":${entry}}}` });
  return briefly(report).map((line) => line.replace(/^2:(\d+)\S+/, '$1'));
}

test.each([
  [
    '{"type":"stido","command":"x","args":"-y","env":{"A":1}}',
    ['13 error transport-unknown', '42 error field-type', '58 error field-type'],
  ],
  ['{"type":"foo","command":"x","args":"-y"}', ['13 error transport-unknown', '40 error field-type']],
  ['{"type":"htpp","url":"https://x.example/mcp","headers":[]}', ['13 error transport-unknown', '60 error field-type']],
  // What a type needs is a matter of the type, and what only some read may be right.
  ['{"type":"stido","url":"https://x.example/mcp"}', ['13 error transport-unknown']],
  ['{"type":"foo","command":"x","url":"https://x.example/mcp","args":"-y"}', ['13 error transport-unknown']],
  ['{"type":"foo","args":"-y"}', ['1 error transport-missing', '13 error transport-unknown']],
])('%s', async (entry, expected) => {
  expect(await ofEntry(entry)).toEqual(expected);
});

test('with the words of another client, too', async () => {
  expect(await ofEntry('{"type":"stdio","command":"x","enabled":"yes"}', 'opencode.json', 'mcp')).toEqual([
    '13 error transport-unknown',
    '31 error field-type',
    '45 error field-type',
  ]);
});

test('a name that is also a key of every object', async () => {
  const report = await lintFiles({
    '.mcp.json': '{"mcpServers":{"__proto__":{"type":"stido","command":"x","args":"-y"}}}',
  });
  expect(report.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['transport-unknown', 'field-type']));
});
