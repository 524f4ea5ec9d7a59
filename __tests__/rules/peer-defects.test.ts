import { expect, test } from '@jest/globals';
import { briefly, type Files, lintFiles } from '../formats/support.ts';

const docs = (entry: object) => JSON.stringify({ mcpServers: { docs: entry } }, null, 2);
const url = 'https://docs.example.com/mcp';

/** What other linters are measured by: one defect each, at its very place, and nothing beside it. */
const defects: readonly (readonly [string, Files, readonly string[]])[] = [
  ['no command', { '.mcp.json': docs({ args: ['--stdio'] }) }, ['3:5-3:11 error transport-missing']],
  ['a command and a url', { '.mcp.json': docs({ command: 'docs-mcp', url }) }, ['5:7-5:12 warning transport-conflict']],
  [
    "VS Code's root key in .mcp.json",
    { '.mcp.json': '{ "servers": { "docs": { "command": "docs-mcp" } } }' },
    ['1:3-1:12 error root-key-wrong'],
  ],
  [
    'mcpServers in .vscode/mcp.json',
    { '.vscode/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }' },
    ['1:3-1:15 error root-key-wrong'],
  ],
  [
    'a number in env',
    { '.mcp.json': docs({ command: 'docs-mcp', env: { HOST: 'a', PORT: 8080 } }) },
    ['7:17-7:21 error field-type'],
  ],
  [
    'a url without a scheme',
    { '.mcp.json': docs({ type: 'http', url: 'docs.example.com/mcp' }) },
    ['5:14-5:36 error url-shape'],
  ],
  ['a url without a type', { '.mcp.json': docs({ url }) }, ['4:7-4:12 error transport-untyped']],
  [
    'one server twice',
    { '.mcp.json': '{ "mcpServers": { "docs": { "command": "a-mcp" }, "docs": { "command": "b-mcp" } } }' },
    ['1:19-1:25 error key-duplicate'],
  ],
  [
    'a trailing comma',
    { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", } } }' },
    ['1:50-1:51 error syntax-error'],
  ],
  [
    'env and a string as command in OpenCode',
    { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": "docs-mcp", "env": { "A": "b" } } } }' },
    ['1:50-1:60 error field-type', '1:62-1:67 warning field-other-client'],
  ],
  [
    'a secret',
    { '.mcp.json': docs({ command: 'docs-mcp', env: { DOCS_TOKEN: 'sbp_35da6ee67e1c8a8d43c9f49659a6f8f4235cf34c' } }) },
    ['6:24-6:68 error secret-literal'],
  ],
  ['a misspelt command', { '.mcp.json': docs({ commnad: 'docs-mcp' }) }, ['4:7-4:16 error field-misspelt']],
  [
    'names that are one when they are cleaned',
    { '.mcp.json': '{ "mcpServers": { "my.docs": { "command": "a-mcp" }, "my_docs": { "command": "b-mcp" } } }' },
    ['1:54-1:63 warning server-name-collision'],
  ],
  [
    'an input in Cursor',
    { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "KEY": "${input:key}" } } } }' },
    ['1:69-1:81 warning placeholder-syntax'],
  ],
  [
    'two clients that disagree',
    {
      '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["--port", "1"] } } }',
      '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["--port", "2"] } } }',
    },
    ['1:71-1:74 info server-drift'],
  ],
  [
    'a tool twice',
    {
      'docs.tools.json':
        '{ "tools": [{ "name": "find", "description": "Finds pages", "inputSchema": { "type": "object", "properties": {} } }, { "name": "find", "description": "Finds texts", "inputSchema": { "type": "object", "properties": {} } }] }',
    },
    ['1:128-1:134 error tool-name-duplicate'],
  ],
];

test.each(defects)('%s', async (_, files, expected) => {
  expect(briefly(await lintFiles(files))).toEqual(expected);
});

test.each([
  ['a plain file', docs({ command: 'docs-mcp', args: ['--stdio'], env: { PORT: '8080' } })],
  ['a byte order mark and the line ends of Windows', `\uFEFF${docs({ command: 'docs-mcp' }).replaceAll('\n', '\r\n')}`],
  ['a remote server', docs({ type: 'http', url, headers: { Authorization: 'Bearer ${DOCS_TOKEN}' } })],
])('nothing is wrong with %s', async (_, text) => {
  expect(briefly(await lintFiles({ '.mcp.json': text }))).toEqual([]);
});
