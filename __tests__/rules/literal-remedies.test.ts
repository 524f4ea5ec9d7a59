import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

async function remedies(file: string, text: string): Promise<(string | undefined)[]> {
  const { findings } = await lintFiles({ [file]: text });
  return findings.map(({ help }) => help);
}

test('one word that has to be a list is written as one, several are left to the user', async () => {
  const opencode = (command: string) =>
    remedies('opencode.json', `{ "mcp": { "db": { "type": "local", "command": "${command}" } } }\n`);
  expect(await opencode('db-mcp')).toEqual(['write ["db-mcp"]']);
  expect(await opencode('npx -y db-mcp')).toEqual(['write a list, with a string for each part']);
});

test('a time with a unit is told in the unit of the client', async () => {
  const librechat = (timeout: string) =>
    remedies(
      'librechat.yaml',
      `version: 1.2.8\nmcpServers:\n  db: { command: db-mcp, args: [], timeout: ${timeout} }\n`,
    );
  expect(await librechat('30s')).toEqual(['write 30000, in milliseconds']);
  expect(await librechat('500 ms')).toEqual(['write 500, in milliseconds']);
  expect(await librechat('soon')).toEqual(['write a number of milliseconds']);
  const opencode = '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "timeout": "2m" } } }\n';
  expect(await remedies('opencode.json', opencode)).toEqual(['write 120000, in milliseconds']);
});

test('a list of arguments that may not be absent is written out', async () => {
  expect(await remedies('librechat.yaml', 'version: 1.2.8\nmcpServers:\n  db: { command: db-mcp }\n')).toEqual([
    'add "args: []"',
  ]);
});

test('a value that is the beginning of the only right one', async () => {
  const text = (type: string) =>
    `{ "servers": { "db": { "command": "db-mcp", "args": ["\${input:who}"] } }, "inputs": [{ "id": "who", "type": "${type}", "description": "Who" }] }\n`;
  expect(await remedies('.vscode/mcp.json', text('prompt'))).toEqual(['did you mean "promptString"?']);
  expect(await remedies('.vscode/mcp.json', text('question'))).toEqual([undefined]);
});

test('an input of an editor becomes a variable, and never the value itself', async () => {
  const text = (id: string) =>
    `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "KEY": "\${input:${id}}" } } } }\n`;
  expect(await remedies('.mcp.json', text('api-key'))).toEqual(['write a variable such as "${API_KEY}"']);
  expect(await remedies('.mcp.json', text('1'))).toEqual(['write a variable such as "${NAME}"']);
});

test('every key under which a client reads an address is named', async () => {
  const { findings } = await lintFiles({
    '.codeium/windsurf/mcp_config.json':
      '{ "mcpServers": { "docs": { "httpUrl": "https://docs.example.com/mcp" } } }\n',
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'Windsurf does not read "httpUrl" of server "docs", only "serverUrl" or "url", so it cannot start the server',
  ]);
});

test('a header that is called like a variable gives it its name', async () => {
  const text = (header: string) =>
    `{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "${header}": "YOUR_API_KEY" } } } }\n`;
  expect(await remedies('.mcp.json', text('DOCS_API_KEY'))).toEqual([
    'write "${DOCS_API_KEY}" and set the variable where Claude Code starts',
  ]);
  expect(await remedies('.mcp.json', text('X-Api-Key'))).toEqual([
    'write "${API_KEY}" and set the variable where Claude Code starts',
  ]);
});

test('what a client refuses is not said to let everything run', async () => {
  const { findings } = await lintFiles({
    '.roo/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "alwaysAllow": "*" } } }\n',
  });
  expect(findings.map(({ rule }) => rule)).toEqual(['field-type']);
});
