import type { Example } from '../../src/rules/index.ts';

const local = '{ "command": "docs-mcp" }';

/** Cases that a rule's page need not show: every message of a rule is given by an example or by one of these. */
export const cases: Readonly<Record<string, readonly Example[]>> = {
  'encoding-invalid': [
    {
      title: 'A NUL byte',
      files: { '.mcp.json': `{ "mcpServers": { "docs": { "command": "docs⟦\u0000⟧mcp" } } }\n` },
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
  'server-name-invalid': [
    {
      title: 'A name that is too long for the editor of omp',
      files: { '.omp/mcp.json': `{ "mcpServers": { ⟦"${'n'.repeat(101)}"⟧: ${local} } }\n` },
    },
  ],
  'transport-unknown': [
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
export const unreachable: ReadonlySet<string> = new Set(['timeout-unit long', 'reference-unknown-server neither']);
