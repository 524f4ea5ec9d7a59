import { expect, test } from '@jest/globals';
import vscode from '../../src/clients/vscode.ts';
import { expectCases } from './cases.ts';

/** As seen in VS Code 1.139.1. */
test.each([
  ['github', 'create_issue', 'mcp_github_create_issue'],
  ['my-server', 'run', 'mcp_my-server_run'],
  ['my.server', 'run', 'mcp_my_server_run'],
  ['my_server', 'run', 'mcp_my_server_run'],
  ['Upper', 'Run', 'mcp_upper_Run'],
  ['my server', 'get.data', 'mcp_my_server_get_data'],
  ['@scope/pkg', 'run', 'mcp__scope_pkg_run'],
  ['very-long-enterprise-documentation-server', 'search', 'mcp_very-long-ent_search'],
  ['日本', 'umläut', 'mcp___uml_ut'],
  ['docs', 'x'.repeat(90), `mcp_docs_${'x'.repeat(55)}`],
])('%s and %s are %s', (server, tool, name) => {
  expect(vscode.toolNames?.name?.(server, tool)).toBe(name);
});

const names = (...servers: string[]) => vscode.toolNames?.names?.(servers.map((server) => ({ server, tool: 'run' })));

test('numbers servers that are alike before their dots go', () => {
  expect(names('My Server', 'my_server', 'MY_SERVER')).toEqual([
    'mcp_my_server_run',
    'mcp_my_server2_run',
    'mcp_my_server3_run',
  ]);
  expect(names('my.server', 'my_server')).toEqual(['mcp_my_server_run', 'mcp_my_server_run']);
});

test('cuts further where a number has to fit', () => {
  expect(names('enterprise-docs-a', 'enterprise-docs-b')).toEqual(['mcp_enterprise-do_run', 'mcp_enterprise-d2_run']);
});

expectCases('vscode', {
  refused: ['05-other-root', '18h-name-proto', '27c-not-json', '28c-root-array', '28d-root-null', '29-servers-array'],
  refusedToo: ['30-server-null', '32g-nested-mcp-servers', '32h-no-root', '32i-root-case', '33c-url-spaces'],
  although: {
    '05b-both-roots': 'the file loads, and the servers of the other map are lost',
    '03-no-command': 'it is listed, but has nothing to start',
    '03b-empty-server': 'it is listed, but has nothing to start',
    '04c-type-contradicts': 'it is listed, but has no address',
    '11-duplicate-server': 'one of the two servers is lost',
    '11c-duplicate-root': 'the servers of the first map are lost',
    '17-command-empty': 'it is listed, but has nothing to start',
    '17b-command-space': 'it is listed, but has nothing to start',
    '22d-var-in-command': 'it is listed, and no program is called so',
    '22g-vscode-input': 'it is listed, and does not start without the input',
    '29c-servers-string': 'it is taken for no servers at all',
    '30b-server-string': 'it is listed, but has nothing to start',
    '30c-server-array': 'it is listed, but has nothing to start',
    '32k-serverUrl': 'it is listed, but has no address',
  },
});

expectCases('vscode-root', {
  refused: ['03-no-command', '03b-empty-server', '04c-type-contradicts', '05-other-root', '07c-url-empty'],
  refusedToo: [
    '07e-url-number',
    '09b-type-streamableHttp',
    '10-type-websocket',
    '10b-type-ws',
    '10c-type-unknown',
    '10d-type-case',
    '17-command-empty',
    '17d-command-number',
    '17e-command-array',
    '18h-name-proto',
    '19-invalid-beside-valid',
    '27-empty-file',
    '27b-whitespace',
    '27c-not-json',
    '28c-root-array',
    '28d-root-null',
    '29-servers-array',
    '29b-servers-null',
    '29c-servers-string',
    '30-server-null',
    '30b-server-string',
    '30c-server-array',
    '32g-nested-mcp-servers',
    '32i-root-case',
    '32j-type-local',
    '32k-serverUrl',
    '33d-type-sdk',
  ],
  although: {
    '11-duplicate-server': 'one of the two servers is lost',
    '11c-duplicate-root': 'the servers of the first map are lost',
  },
});
