import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:LET' };
const fails: Reaction = { effect: 'fails-server', by: 'H:LET' };

const variables = ['${NAME}'] as const;

const dialect: Dialect = {
  by: 'H:LET',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'stdio', urlReaction: fails },
  fields: {
    name: { is: 'name', note: 'the name of the server' },
    transport: { is: 'transport', note: 'missing: a local server' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
  },
  bad: { effect: 'fails-server', by: 'L:LET' },
  notObject: { effect: 'fails-server', by: 'L:LET' },
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:LET' } },
  unknownTransport: { withCommand: fine, withUrl: fails },
  mismatch: fails,
  urls: { reaction: fails },
  placeholders: { in: { headers: variables }, whenUnset: 'it becomes empty', by: 'H:LET' },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: { effect: 'fine', by: 'L:LET' },
  empty: { effect: 'fine', by: 'L:LET' },
  broken: { effect: 'fine', by: 'L:LET' },
  duplicates: fine,
};

const user: Format = {
  id: 'letta',
  title: "Letta Code's own settings",
  files: [],
  userFiles: ['~/.letta/settings.json'],
  schemaBy: 'H:LET',
  syntax,
  servers: [{ at: ['agents', '*', 'mcpServers'], list: 'only', named: 'name' }],
  noMap: fine,
  badRoot: { effect: 'ignored', by: 'L:LET' },
  dialect,
  belongsTo: 'agent',
  claims: 'shape',
};

const { belongsTo: _, ...anywhere } = user;

/** A project's settings have no servers at all. */
const misplaced: Format = {
  ...anywhere,
  id: 'letta-misplaced',
  title: 'settings of a project, which have no servers for Letta Code',
  files: ['.letta/settings.json', '.letta/settings.local.json', '.letta/mcp.json'],
  userFiles: [],
  schema: 'none',
  servers: [],
  badRoot: fine,
  place: "a project's settings",
  unread: [{ at: ['mcpServers'], instead: 'the settings of an agent, with "/mcp" in Letta Code', by: 'H:LET' }],
};

export default defineClient({
  id: 'letta',
  name: 'Letta Code',
  about:
    'A coding agent with a memory. Servers belong to one agent each, as a list in `~/.letta/settings.json` that `/mcp` writes; the settings of a project have none.',
  sources: { LET: { title: '@letta-ai/letta-code, read', version: '0.32.18', date: '2026-11-19' } },
  formats: [user, misplaced],
});
