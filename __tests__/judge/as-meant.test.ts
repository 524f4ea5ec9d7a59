import { expect, test } from '@jest/globals';
import { locationOf } from '../../src/report/index.ts';
import { lintFiles } from '../formats/support.ts';

async function said(path: string, text: string): Promise<string[]> {
  const { findings } = await lintFiles({ [path]: text }, { config: false });
  return findings.map((finding) => {
    const { line, column } = locationOf(finding.place);
    const later = finding.related.filter(({ message }) => message === 'counts once this is put right');
    const of = later.map(({ place }) => `, once ${place.route.join('.')}`);
    return `${line}:${column} ${finding.severity} ${finding.rule}${of}`;
  });
}

test('servers under the key of another client are judged where they stand', async () => {
  const text = `{
  "servers": {
    "docs": { "url": "https://docs.example.com/mcp" },
    "db": { "command": "db-mcp --quiet" }
  }
}
`;
  expect(await said('.mcp.json', text)).toEqual([
    '2:3 error root-key-wrong',
    '3:15 error transport-untyped, once servers',
    '4:24 error command-with-arguments, once servers',
  ]);
});

test('a wrong name inside of what has a wrong name is told as well', async () => {
  const text = '{\n  "servers": {\n    "db": {\n      "comand": "db-mcp",\n      "arg": "--quiet"\n    }\n  }\n}\n';
  expect(await said('.mcp.json', text)).toEqual([
    '2:3 error root-key-wrong',
    '4:7 error field-misspelt, once servers',
    '5:7 warning field-misspelt, once servers',
    '5:14 warning field-type, once servers.db.arg',
  ]);
});

test('what a value costs under its right name it does not cost under the wrong one', async () => {
  const right = '{ "mcpServers": { "db": { "command": "db-mcp", "args": "--quiet" } } }\n';
  expect(await said('.mcp.json', right)).toEqual(['1:56 error field-type']);
  const wrong = '{ "mcpServers": { "db": { "command": "db-mcp", "arg": "--quiet" } } }\n';
  expect(await said('.mcp.json', wrong)).toEqual([
    '1:48 warning field-misspelt',
    '1:55 warning field-type, once mcpServers.db.arg',
  ]);
});

test('what only comes of a wrong name is not told beside it', async () => {
  const inputs = '"inputs": [{ "id": "token", "type": "promptString", "description": "a token", "password": true }]';
  const server =
    '"docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "X-Token": "${input:token}" } }';
  expect(await said('.vscode/mcp.json', `{ ${inputs}, "servers": { ${server} } }\n`)).toEqual([]);
  expect(await said('.vscode/mcp.json', `{ ${inputs}, "mcpServers": { ${server} } }\n`)).toEqual([
    '1:102 error root-key-wrong',
  ]);
});

test('of a map beside the right one, servers of other names are judged as if they stood in it', async () => {
  const text =
    '{ "mcpServers": { "db": { "command": "db-mcp" } },\n  "servers": { "db": { "command": 1 }, "docs": { "command": 2 } } }\n';
  expect(await said('.mcp.json', text)).toEqual([
    '2:3 warning root-key-wrong',
    '2:61 warning field-type, once servers',
  ]);
});

test.each(['.codex/config.toml', '.omp/mcp.json', '.continue/mcpServers/docs.yaml'])('%s', async (path) => {
  const texts: Record<string, string> = {
    '.codex/config.toml': '[mcpServers.docs]\ncommand = "docs-mcp"\nargs = "--quiet"\n',
    '.omp/mcp.json': '{ "mcp_servers": { "docs": { "command": "docs-mcp", "args": "x" } } }\n',
    '.continue/mcpServers/docs.yaml': 'name: x\nversion: 1.0.0\nschema: v1\nservers:\n  - name: docs\n    command: 5\n',
  };
  const found = await said(path, texts[path] ?? '');
  expect(found.filter((line) => line.includes('root-key-wrong'))).toHaveLength(1);
  expect(found.filter((line) => line.includes('field-type'))).toHaveLength(1);
});

test('secrets are told once, and a fix of what stands under a wrong name is made where it stands', async () => {
  const key = 'ghp_Zk3mQ9xT7vB2nL5wR8cY1pF4hJ6gD0sAeUiO';
  const text = `{ "servers": { "db": { "command": "db-mcp", "env": { "GITHUB_TOKEN": "${key}", "PORT": 5432 } } } }\n`;
  const { findings, fixes } = await lintFiles({ '.mcp.json': text }, { config: false });
  expect(findings.filter(({ rule }) => rule === 'secret-literal')).toHaveLength(1);
  const port = findings.find(({ rule }) => rule === 'field-type');
  const edits =
    port && fixes.get(port)?.files[0]?.edits.map(({ span, text: put }) => [text.slice(0, span.start).slice(-8), put]);
  expect(edits).toEqual([
    ['"PORT": ', '"'],
    ['T": 5432', '"'],
  ]);
});

test('the words of a whole line are judged where it stands', async () => {
  const text = `{ "mcpServers": {
  "hub": { "command": "npx -y @modelcontextprotocol/server-github" },
  "box": { "command": "docker run acme/box", "args": ["--quiet", "/root/box"] }
} }
`;
  expect(await said('.mcp.json', text)).toEqual([
    '2:23 error command-with-arguments',
    '2:23 info package-deprecated, once mcpServers.hub.command',
    '3:23 error command-with-arguments',
    '3:23 warning docker-stdio, once mcpServers.box.command',
  ]);
});

test('a client that splits a line itself is asked about its words', async () => {
  const text = `{ "mcpServers": {
  "hub": { "command": "npx -y @modelcontextprotocol/server-github" },
  "box": { "command": "docker run", "args": ["acme/box"] }
} }
`;
  expect(await said('.cursor/mcp.json', text)).toEqual([
    '2:23 info package-deprecated',
    '3:23 warning command-with-arguments',
    '3:23 warning docker-stdio, once mcpServers.box.command',
  ]);
});
