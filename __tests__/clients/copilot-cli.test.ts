import { expect, test } from '@jest/globals';
import copilot from '../../src/clients/copilot-cli.ts';
import { expectCases } from './cases.ts';

/** As seen in Copilot CLI 1.0.102. */
test.each([
  ['my-server', 'my-server'],
  ['my.server', 'my-server'],
  ['my_server', 'my_server'],
  ['@scope/pkg', '-scope-pkg'],
  ['my server', 'my-server'],
])('%s is %s in the names of its tools', (name, server) => {
  expect(copilot.toolNames?.server(name)).toBe(server);
});

test.each([
  ['umläut', 'xn--umlut-ira'],
  ['日本', 'xn--wgv71a'],
  ['bücher', 'xn--bcher-kva'],
  ['münchen', 'xn--mnchen-3ya'],
  ['пример', 'xn--e1afmkfd'],
  ['😀', 'xn--e28h'],
])('%s becomes %s', (name, server) => {
  expect(copilot.toolNames?.server(name)).toBe(server);
});

test('keeps names apart that differ in letters outside ASCII', () => {
  expect(copilot.toolNames?.server('é')).not.toBe(copilot.toolNames?.server('日'));
});

test.each([
  ['my.server', 'get.data', 'my-server-get-data'],
  ['my_server', 'get_data', 'my_server-get_data'],
  ['my-server', 'get', 'my-server-get'],
  ['docs', 'x'.repeat(90), `docs-${'x'.repeat(59)}`],
])('the tool of %j and %j is offered as %s', (server, tool, name) => {
  expect(copilot.toolNames?.name(server, tool)).toBe(name);
});

test('tells names apart that become one where they are cut', () => {
  const long = (end: string) => ({ server: 'docs', tool: 'x'.repeat(60) + end });
  const names = copilot.toolNames?.names?.([long('a'), long('b'), long('a'), { server: 'docs', tool: 'get.it' }]) ?? [];
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toBe(names[2]);
});

const everywhere = [
  '03-no-command',
  '05-other-root',
  '06-env-number',
  '07-url-invalid',
  '07b-url-no-scheme',
  '10-type-websocket',
  '10c-type-unknown',
  '16-args-string',
  '16b-args-number-item',
  '18e-name-empty',
  '19-invalid-beside-valid',
  '21-timeout-string',
  '27-empty-file',
  '29-servers-array',
  '30-server-null',
];
const although = {
  '11-duplicate-server': 'one of the two servers is lost',
  '17-command-empty': 'it is listed, and nothing can be started',
};

expectCases('copilot-cli', {
  refused: everywhere,
  refusedToo: [
    '03b-empty-server',
    '04c-type-contradicts',
    '06b-env-bool',
    '06c-env-null',
    '06d-env-array',
    '07c-url-empty',
    '07e-url-number',
    '09b-type-streamableHttp',
    '10b-type-ws',
    '10d-type-case',
    '12-trailing-comma',
    '13-line-comment',
    '13b-block-comment',
    '14-bom',
    '16c-args-null',
    '17d-command-number',
    '17e-command-array',
    '20c-disabled-string',
    '21b-timeout-negative',
    '27b-whitespace',
    '27c-not-json',
    '28c-root-array',
    '28d-root-null',
    '29b-servers-null',
    '29c-servers-string',
    '30b-server-string',
    '30c-server-array',
    '32-headers-number',
    '32e-cwd-number',
    '32g-nested-mcp-servers',
    '32i-root-case',
    '32k-serverUrl',
    '33d-type-sdk',
  ],
  although: {
    ...although,
    '05b-both-roots': 'the file loads, and the servers of the other map are lost',
    '07d-url-ftp': 'it is listed, and cannot be called',
    '11c-duplicate-root': 'the servers of the first map are lost',
    '17b-command-space': 'it is listed, and nothing can be started',
    '32b-header-bad-name': 'it is listed, and cannot be called',
    '33c-url-spaces': 'it is listed, and cannot be called',
  },
});

expectCases('copilot-cli-user', {
  refused: everywhere,
  refusedToo: ['28-empty-object', '32h-no-root'],
  although,
});
