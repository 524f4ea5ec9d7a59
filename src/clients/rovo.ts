import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:ROVO' };
const unsure: Reaction = { effect: 'ignored', by: 'L:ROVO' };
const fails: Reaction = { effect: 'fails-server', by: 'M:ROVO' };

const dialect: Dialect = {
  by: 'M:ROVO',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: { effect: 'fine', by: 'L:ROVO' } },
  fields: {
    transport: { is: 'transport', note: 'what a missing one means is not documented' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    enable_instructions: { is: 'other', note: "false leaves the server's instructions out" },
    timeout: { is: 'timeout', unit: 'unknown', by: 'L:ROVO' },
    cwd: { is: 'cwd', by: 'L:ROVO' },
    type: { is: 'transport', unread: true, note: 'not documented' },
  },
  bad: unsure,
  switchOff: 'name the server in "disabledMcpServers" under "mcp" of ~/.rovodev/config.yml',
  notObject: unsure,
  neither: fails,
  both: { winner: 'command', reaction: unsure },
  unknownTransport: { withCommand: unsure, withUrl: unsure },
  mismatch: { effect: 'fails-server', by: 'L:ROVO' },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: unsure,
  empty: unsure,
  broken: { effect: 'refuses-file', by: 'M:ROVO' },
  duplicates: { effect: 'fine', by: 'L:ROVO' },
};

const servers: Format = {
  id: 'rovo',
  title: "Rovo Dev's servers",
  files: ['.rovodev/mcp.json'],
  userFiles: ['~/.rovodev/mcp.json'],
  schemaBy: 'L:ROVO',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: unsure,
  nullMap: fine,
  dialect,
  claims: 'path',
};

export default defineClient({
  id: 'rovo',
  name: 'Rovo Dev',
  about:
    "Atlassian's coding agent; its source is closed. It reads `~/.rovodev/mcp.json`; a file of the project is read where `mcp.mcpConfigPath` of `config.yml` names it. The transport stands under `transport`.",
  sources: {
    ROVO: {
      title: 'support.atlassian.com, Connect to an MCP server in Rovo Dev CLI',
      version: '2026',
      date: '2026-11-18',
    },
  },
  formats: [servers],
});
