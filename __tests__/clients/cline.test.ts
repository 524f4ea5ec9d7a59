import { expect, test } from '@jest/globals';
import cline from '../../src/clients/cline.ts';
import { linesOf, lintFiles } from '../formats/support.ts';
import { expectCases } from './cases.ts';

const name = (server: string, tool: string) => cline.toolNames?.name?.(server, tool);

test.each([
  ['mock', 'echo', 'mock__echo'],
  ['a', 'b__c', 'a__b__c'],
  ['a__b', 'c', 'a__b__c'],
  ['my.server', 'tool/name', 'my_server__tool_name_61879991'],
  ['日本', 'search', '___search_9008ac23'],
  ['server', 'a'.repeat(56), `server__${'a'.repeat(56)}`],
  ['server', 'a'.repeat(100), `server__${'a'.repeat(47)}_aeae0ac8`],
])('the tool of %s, %s, is offered as %s', (server, tool, expected) => {
  expect(name(server, tool)).toBe(expected);
});

test('of three servers that differ in punctuation no tool is lost', () => {
  const names = ['my-server', 'my.server', 'my_server'].map((server) => name(server, 'run'));
  expect(new Set(names).size).toBe(3);
});

test('a transport in an object of its own is read', async () => {
  const entry = { transport: { type: 'stdio', command: 'docs-mcp', env: { TOKEN: '$TOKEN' } } };
  const report = await lintFiles({ 'cline_mcp_settings.json': JSON.stringify({ mcpServers: { docs: entry } }) });
  expect(linesOf(report)).toEqual([expect.stringMatching(/warning placeholder-syntax .*"\$TOKEN"/)]);
});

expectCases('cline', {
  refused: [
    '02b-type-http',
    '03-no-command',
    '03b-empty-server',
    '04c-type-contradicts',
    '05-other-root',
    '06-env-number',
    '06b-env-bool',
    '06c-env-null',
    '06d-env-array',
    '07-url-invalid',
    '07b-url-no-scheme',
    '07c-url-empty',
    '07e-url-number',
    '09-type-streamable-http',
    '10-type-websocket',
    '10b-type-ws',
    '10c-type-unknown',
    '10d-type-case',
    '11c-duplicate-root',
    '12-trailing-comma',
    '13-line-comment',
    '13b-block-comment',
    '14-bom',
    '16-args-string',
    '16b-args-number-item',
    '16c-args-null',
    '17-command-empty',
    '17d-command-number',
    '17e-command-array',
    '18h-name-proto',
    '19-invalid-beside-valid',
    '20c-disabled-string',
    '27-empty-file',
    '27b-whitespace',
    '27c-not-json',
    '28-empty-object',
    '28c-root-array',
    '28d-root-null',
    '29-servers-array',
    '29b-servers-null',
    '29c-servers-string',
    '30-server-null',
    '30b-server-string',
    '30c-server-array',
    '32-headers-number',
    '32e-cwd-number',
    '32g-nested-mcp-servers',
    '32h-no-root',
    '32i-root-case',
    '32j-type-local',
    '32k-serverUrl',
    '33d-type-sdk',
  ],
  although: {
    '05b-both-roots': 'the file loads, and the servers of the other map are lost',
    '11-duplicate-server': 'the file loads, and one of the two servers is lost',
    '17b-command-space': 'it is listed, and nothing was started: no program is called so',
    '22d-var-in-command': 'it is listed, and nothing was started: no program is called so',
  },
});
