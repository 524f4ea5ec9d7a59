import { type Dialect, defineClient, type FieldFact, type Format, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:CBD' };
const unknown: Reaction = { effect: 'ignored', by: 'L:CBD' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

const dialect: Dialect = {
  by: 'M:CBD',
  transportKey: 'type',
  transportKeyNeedsUrl: true,
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse', 'streamable-http': 'http', streamableHttp: 'http' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: '`stdio`, `sse` or `http`' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', by: 'L:CBD' },
    description: undocumented,
    cwd: undocumented,
    timeout: undocumented,
    transport: undocumented,
    enabled: undocumented,
    autoApprove: undocumented,
    alwaysAllow: undocumented,
    disabledTools: undocumented,
  },
  bad: { effect: 'fails-server', by: 'M:CBD' },
  notObject: unknown,
  neither: { effect: 'fails-server', by: 'M:CBD' },
  both: { reaction: unknown },
  unknownTransport: { withCommand: unknown, withUrl: unknown },
  mismatch: unknown,
};

const servers: Format = {
  id: 'codebuddy',
  title: "CodeBuddy's servers",
  files: ['.codebuddy/mcp.json', '.codebuddy/.mcp.json'],
  userFiles: ['~/.codebuddy/mcp.json', '~/.codebuddy/.mcp.json'],
  schemaBy: 'M:CBD',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'fine', by: 'L:CBD' },
    empty: { effect: 'fine', by: 'L:CBD' },
    broken: { effect: 'refuses-file', by: 'M:CBD' },
    duplicates: { effect: 'fine', by: 'L:CBD' },
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'M:CBD' },
  dialect,
  claims: 'path',
  readsToo: ['claude-code-project'],
};

const user: Format = {
  ...servers,
  id: 'codebuddy-user',
  title: "CodeBuddy's own file",
  files: [],
  userFiles: ['~/.codebuddy.json'],
  schema: 'codebuddy',
  servers: [{ at: ['mcpServers'] }, { at: ['projects', '*', 'mcpServers'] }],
  claims: 'shape',
  readsToo: [],
};

export default defineClient({
  id: 'codebuddy',
  name: 'CodeBuddy',
  about:
    "Tencent's coding assistant; its source is closed. The editor keeps servers in `.codebuddy/mcp.json`; the program for the terminal is documented to read `.mcp.json` and `~/.codebuddy.json`, the folder's own entries there first.",
  sources: {
    CBD: { title: "CodeBuddy's documentation of MCP, for the editor and the CLI", version: '2026', date: '2026-11-19' },
  },
  formats: [servers, user],
  precedence: [
    {
      sources: [
        { format: 'codebuddy-user', files: 'user', at: ['projects', '*', 'mcpServers'] },
        { format: 'claude-code-project', files: 'project' },
        { format: 'codebuddy-user', files: 'user', at: ['mcpServers'] },
      ],
      same: 'replaced',
      by: 'M:CBD',
    },
  ],
});
