import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:KIM1' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:FMC' };

const dialect: Dialect = {
  by: 'H:FMC',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', 'streamable-http': 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    transport: { is: 'transport', note: 'missing: a url with `/sse` in its path is sse, any other http' },
    type: { is: 'other', idle: true, note: 'ignored beside a url' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    auth: { is: 'auth', for: ['http', 'sse'], note: 'a token, or `"oauth"`' },
    timeout: { is: 'timeout', unit: 'ms' },
    sse_read_timeout: { is: 'timeout', unit: 's', for: ['http', 'sse'] },
    authentication: { is: 'other' },
    keep_alive: { is: 'other', for: ['stdio'] },
    description: { is: 'description' },
    icon: { is: 'other', idle: true },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:FMC' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  starts: { blanks: 'one-program', by: 'H:FMC' },
  keepsTilde: { words: 'H:FMC', cwd: 'H:FMC' },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: { effect: 'refuses-file', by: 'L:KIM1' },
  empty: { effect: 'refuses-file', by: 'H:KIM1' },
  broken: { effect: 'refuses-file', by: 'H:KIM1' },
  duplicates: fine,
};

const servers: Format = {
  id: 'kimi-cli',
  title: "Kimi CLI's servers",
  files: [],
  ofUser: true,
  userFiles: ['~/.kimi/mcp.json'],
  schemaBy: 'H:FMC',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  bareMap: true,
  noMap: fine,
  badRoot: refuses,
  dialect,
  claims: 'path',
};

export default defineClient({
  id: 'kimi-cli',
  name: 'Kimi CLI',
  about:
    "Moonshot's earlier agent for the terminal, another product than Kimi Code. It reads `~/.kimi/mcp.json` with the model of FastMCP: one bad entry refuses the file, a map without `mcpServers` is taken, further fields are allowed.",
  sources: {
    KIM1: { title: 'MoonshotAI/kimi-cli 4a550ef, read', version: '1.49.0', date: '2026-07-31' },
    FMC: { title: 'PrefectHQ/fastmcp 743ddff, mcp_config.py, read', version: '2026-08-21', date: '2026-08-21' },
  },
  formats: [servers],
  toolNames: {
    form: 'T',
    server: (name) => name,
    name: (_server, tool) => tool,
    collision: 'the later tool takes the place of any other of its name, of those built in too',
    clash: { across: 'one' },
    by: 'H:KIM1',
  },
});
