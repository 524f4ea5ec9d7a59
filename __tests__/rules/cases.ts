import type { Example } from '../../src/rules/index.ts';

const local = '{ "command": "docs-mcp" }';

function tools(...names: string[]): string {
  return `${JSON.stringify({ tools: names.map((name) => ({ name, description: 'Works', inputSchema: { type: 'object' } })) })}\n`;
}

/** Cases that a rule's page need not show: every message of a rule is given by an example or by one of these. */
export const cases: Readonly<Record<string, readonly Example[]>> = {
  'encoding-invalid': [
    {
      title: 'A NUL byte',
      files: { '.mcp.json': `{ "mcpServers": { "docs": { "command": "docs⟦\u0000⟧mcp" } } }\n` },
    },
  ],
  'file-unread': [
    {
      title: 'A page shows servers for the settings of VS Code',
      files: {
        'README.md':
          '## VS Code\n\n```json\n{ ⟦"mcp"⟧: { "servers": { "docs": { "type": "stdio", "command": "docs-mcp" } } } }\n```\n',
      },
    },
  ],
  'key-duplicate': [
    {
      title: 'The map of servers stands twice',
      files: { '.mcp.json': `{ ⟦"mcpServers"⟧: { "a": ${local} }, "mcpServers": { "b": ${local} } }\n` },
    },
    {
      title: 'A key stands twice in YAML, which cannot be parsed',
      files: {
        '.claude/agents/reviewer.md':
          '---\nname: reviewer\nmcpServers:\n  - docs:\n      ⟦command⟧: a\n      command: b\n---\n',
      },
    },
  ],
  'key-whitespace': [
    {
      title: 'A blank at the end of a name',
      files: { '.omp/mcp.json': `{ "mcpServers": { ⟦"docs "⟧: ${local} } }\n` },
    },
    {
      title: 'An invisible character in a name',
      files: { 'opencode.json': '{ "mcp": { ⟦"do\u200bcs"⟧: { "type": "local", "command": ["docs-mcp"] } } }\n' },
    },
  ],
  'limits-exceeded': [
    {
      title: 'A project file of more than two megabytes',
      files: { '.mcp.json': `⟦⟧{ "mcpServers": {}${' '.repeat(2_097_152)} }\n` },
    },
    {
      title: 'The same size is fine in OpenCode',
      files: { 'opencode.json': `{ "mcp": {}${' '.repeat(2_097_152)} }\n` },
    },
  ],
  'mcpb-key-unknown': [
    {
      title: 'A slip',
      files: {
        'manifest.json':
          '{ "manifest_version": "0.3", "name": "weather", "version": "1.0.0", "description": "Weather", ⟦"keyword"⟧: ["rain"], "author": { "name": "Acme" }, "server": { "type": "node", "entry_point": "index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/index.js"] } } }\n',
      },
    },
  ],
  'server-name-invalid': [
    {
      title: 'A name that is too long for the editor of omp',
      files: { '.omp/mcp.json': `{ "mcpServers": { ⟦"${'n'.repeat(101)}"⟧: ${local} } }\n` },
    },
  ],
  'tool-name-collision': [
    {
      title: 'Two names that merge, and a third',
      files: {
        '.omp/mcp.json': `{ "mcpServers": { "a": ${local}, ⟦"a.b"⟧: { "command": "b-mcp" } } }\n`,
        '.omp/a.tools.json': tools('b_c', 'b_d', 'e'),
        '.omp/a.b.tools.json': tools('d', 'c'),
      },
      also: ['server-defined-twice'],
    },
    {
      title: 'A number in VS Code',
      files: {
        '.vscode/mcp.json': `{ "servers": { "My Docs": ${local}, ⟦"my_docs"⟧: ${local} } }\n`,
        '.vscode/My Docs.tools.json': tools('find', 'get'),
        '.vscode/my_docs.tools.json': tools('find', 'get'),
      },
    },
    {
      title: 'No tool of any server in OpenCode v2',
      files: {
        'opencode.json': `{ "mcp": { "servers": { "a": { "type": "local", "command": ["a"] }, ⟦"a_b"⟧: { "type": "local", "command": ["b"] } } } }\n`,
        'a.tools.json': tools('b_c'),
        'a_b.tools.json': tools('c'),
      },
    },
    {
      title: 'Servers that merge altogether',
      files: {
        '.mcp.json': `{ "mcpServers": { "my_docs": ${local}, ⟦"my.docs"⟧: ${local} } }\n`,
        'my_docs.tools.json': tools('find', 'get'),
        'my.docs.tools.json': tools('find', 'read'),
      },
    },
    {
      title: 'Servers that merge and have no tool in common',
      files: {
        '.mcp.json': `{ "mcpServers": { "my_docs": ${local}, "my.docs": ${local} } }\n`,
        'my_docs.tools.json': tools('find'),
        'my.docs.tools.json': tools('get'),
      },
    },
    {
      title: 'Servers that merge, of which one has a list',
      files: {
        '.mcp.json': `{ "mcpServers": { "my_docs": ${local}, "my.docs": ${local} } }\n`,
        'my_docs.tools.json': tools('find'),
      },
      also: ['server-name-collision'],
    },
    {
      title: 'Names that cannot be names',
      files: {
        '.mcp.json': `{ "mcpServers": { "docs": ${local} } }\n`,
        'docs.tools.json':
          '{ "tools": [{ "name": "", "inputSchema": {} }, { "name": 5, "inputSchema": {} }, null, 7] }\n',
      },
      also: ['description-missing', 'schema-input-root-type', 'tool-name-empty', 'tool-schema-conformance'],
    },
  ],
  'tool-name-length': [
    {
      title: 'A name that VS Code cuts',
      files: {
        '.vscode/mcp.json': `{ "servers": { ⟦"documentation"⟧: ${local} } }\n`,
        '.vscode/documentation.tools.json': tools('t'.repeat(47), 'n'.repeat(46), 'u'.repeat(50)),
      },
    },
    {
      title: 'A name that ends in a hash in Qwen Code',
      files: {
        '.qwen/settings.json': `{ "mcpServers": { ⟦"docs"⟧: ${local} } }\n`,
        '.qwen/docs.tools.json': tools('t'.repeat(53)),
      },
    },
    {
      title: 'A name that the API refuses',
      files: {
        '.mcp.json': `{ "mcpServers": { ⟦"docs"⟧: ${local}, "wiki": ${local} } }\n`,
        'docs.tools.json': tools('t'.repeat(118)),
        'wiki.tools.json': tools('t'.repeat(117)),
      },
      also: ['tool-name-portable'],
    },
    {
      title: 'A name that no server can help in OpenCode v2',
      files: {
        'opencode.json': `{ "mcp": { "servers": { ⟦"docs"⟧: { "type": "local", "command": ["docs-mcp"] } } } }\n`,
        'docs.tools.json': tools('t'.repeat(65)),
      },
      also: ['tool-name-portable'],
    },
    {
      title: 'A name that leaves eight characters, and one that leaves nine',
      files: {
        '.cursor/mcp.json': `{ "mcpServers": { ⟦"${'n'.repeat(51)}"⟧: ${local}, "${'m'.repeat(50)}": ${local} } }\n`,
      },
    },
    {
      title: 'The same in a list',
      files: {
        '.cursor/mcp.json': `{ "mcpServers": { "${'n'.repeat(51)}": ${local} } }\n`,
        [`.cursor/${'n'.repeat(51)}.tools.json`]: tools('find'),
      },
    },
  ],
  'transport-unknown': [
    {
      title: 'A word like no other, and an address that does not tell',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": ⟦"banana"⟧, "url": "https://docs.example.com" } } }\n',
      },
    },
    {
      title: 'null as a type',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": ⟦null⟧, "command": "docs-mcp" } } }\n' },
    },
  ],
  'url-shape': [
    {
      title: 'An empty address in ccmcp',
      files: { 'docs.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦""⟧ } } }\n' },
      as: 'ccmcp',
    },
  ],
};

/** Messages that no client known so far can give, or that the user's own files are needed for. */
export const unreachable: ReadonlySet<string> = new Set([
  'reference-unknown-server neither',
  'server-merge-conflict neither',
]);
