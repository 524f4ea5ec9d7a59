import { expect, test } from '@jest/globals';
import kilo from '../../src/clients/kilo.ts';
import { linesOf, lintFiles } from '../formats/support.ts';
import { expectCases } from './cases.ts';

test.each([
  ['github', 'create_issue', 'github_create_issue'],
  ['my.server', 'get data', 'my_server_get_data'],
  ['日本', 'search', '___search'],
])('the tool of %s, %s, is offered as %s', (server, tool, expected) => {
  expect(kilo.toolNames?.name?.(server, tool)).toBe(expected);
});

test('a theme that is called kilo.json is left alone', async () => {
  const report = await lintFiles({ 'src/themes/kilo.json': '{ "theme": { "primary": "#fff" } }' });
  expect(report.files).toEqual([]);
});

test('a reference to the environment in a file of OpenCode costs the file in Kilo Code', async () => {
  const server = { type: 'local', command: ['docs-mcp'], environment: { TOKEN: '{env:TOKEN}' } };
  const files = { 'opencode.json': JSON.stringify({ mcp: { docs: server } }) };
  expect(linesOf(await lintFiles(files))).toEqual([]);
  expect(linesOf(await lintFiles(files, { targets: ['kilo'] }))).toEqual([
    expect.stringMatching(/error placeholder-syntax .* Kilo Code refuses the whole file/),
  ]);
});

expectCases('kilo', {
  refused: [
    '03-no-command',
    '04-command-and-url',
    '05-other-root',
    '06-env-number',
    '07-url-invalid',
    '08-url-no-type',
    '09-type-streamable-http',
    '10-type-websocket',
    '10c-type-unknown',
    '16b-args-number-item',
    '17-command-empty',
    '17c-command-with-args',
    '19-invalid-beside-valid',
    '21-timeout-string',
    '24c-type-missing',
    '24d-type-stdio',
    '29-servers-array',
    '30-server-null',
    '32h-no-root',
  ],
  although: {
    '11-duplicate-server': 'the file loads, and one of the two servers is lost',
    '24-command-string': 'the file loads, and the server shrinks to its switch',
  },
});
