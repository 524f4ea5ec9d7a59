import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:PIA' };
const fails: Reaction = { effect: 'fails-server', by: 'H:PIA' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:PIA' };
const dropsAll: Reaction = { effect: 'drops-file', by: 'H:PIA' };

const variables = ['${NAME}', '{env:NAME}'] as const;

const dialect: Dialect = {
  by: 'H:PIA',
  transportKey: 'httpTransport',
  transportKeyNeedsUrl: true,
  spellings: { 'streamable-http': 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'a value that begins with "!" is a command whose output counts' },
    inheritEnv: { is: 'other', for: ['stdio'], default: 'true' },
    cwd: { is: 'cwd', for: ['stdio'], note: 'a folder that is absent is an error' },
    literalEnv: { is: 'other', for: ['stdio'] },
    debug: { is: 'other', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    requestHeadersCommand: { is: 'headersHelper', for: ['http', 'sse'] },
    httpTransport: {
      is: 'transport',
      for: ['http', 'sse'],
      note: 'without it Streamable HTTP is tried first, then SSE',
    },
    caFile: { is: 'other', for: ['http', 'sse'] },
    auth: { is: 'auth', for: ['http', 'sse'], note: '`"oauth"`, `"bearer"` or `false`' },
    bearerToken: { is: 'auth', form: 'bearer-token', for: ['http', 'sse'] },
    bearerTokenEnv: { is: 'auth', form: 'bearer-variable', for: ['http', 'sse'] },
    bearerTokenStore: { is: 'other', for: ['http', 'sse'] },
    oauth: { is: 'oauth', for: ['http', 'sse'], takes: ['object', 'boolean'] },
    socket: { is: 'other', note: 'the path of a Unix socket, in place of a command and an address' },
    lifecycle: { is: 'other', default: '`"lazy"`' },
    idleTimeout: { is: 'other', note: 'minutes' },
    requestTimeoutMs: { is: 'timeout', unit: 'ms' },
    exposeResources: { is: 'other' },
    directTools: { is: 'alwaysLoad' },
    toolPrefix: { is: 'other' },
    includeTools: { is: 'toolsAllowed' },
    excludeTools: { is: 'toolsDenied' },
    searchKeywords: { is: 'other' },
    approveTools: { is: 'toolPolicy' },
    trace: { is: 'other' },
    protocolVersion: { is: 'other' },
    tasks: { is: 'other' },
    disabled: { is: 'disabled', note: 'only `true` counts' },
    type: { is: 'other', idle: true, note: 'not read' },
    transport: { is: 'other', idle: true, note: 'not read' },
    enabled: { is: 'enabled', unread: true },
    timeout: { is: 'timeout', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    serverUrl: { is: 'url', unread: true },
    httpUrl: { is: 'url', unread: true },
  },
  bad: fails,
  unknownTransport: { withCommand: fine, withUrl: { effect: 'ignored', by: 'H:PIA', note: 'SSE is spoken' } },
  mismatch: fine,
  emptyMeansAbsent: true,
  notObject: { effect: 'drops-server', by: 'H:PIA' },
  neither: fails,
  overrides: ['disabled', 'socket', 'directTools', 'includeTools', 'excludeTools', 'lifecycle', 'approveTools'],
  both: { reaction: fails },
  urls: { parsed: 'unless-variable', reaction: fails },
  starts: { blanks: 'one-program', by: 'H:PIA' },
  keepsTilde: { words: 'H:PIA' },
  placeholders: {
    in: { args: variables, env: variables, cwd: variables, url: variables, headers: variables, auth: variables },
    whenUnset: 'it becomes empty; in an address the server cannot start',
    by: 'H:PIA',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: refuses,
  empty: fine,
  broken: refuses,
  duplicates: fine,
};

const servers: Format = {
  id: 'pi',
  title: "the servers of Pi's MCP adapter",
  files: ['.pi/mcp.json'],
  userFiles: ['~/.pi/agent/mcp.json', '~/.config/mcp/mcp.json'],
  schemaBy: 'H:PIA',
  syntax,
  servers: [{ at: ['mcpServers'] }, { at: ['mcp-servers'] }],
  noMap: fine,
  wrongKey: dropsAll,
  badRoot: dropsAll,
  nullMap: fine,
  dialect,
  claims: 'path',
  readsToo: ['claude-code-project'],
};

export default defineClient({
  id: 'pi',
  name: "Pi's MCP adapter",
  about:
    'The extension `pi-mcp-adapter` gives the coding agent Pi its MCP servers. It reads `~/.config/mcp/mcp.json`, `~/.pi/agent/mcp.json`, `.mcp.json` and `.pi/mcp.json`, and lays each over those before it. An entry is looked at when its server is started, with exactly one of a command, an address and a socket.',
  sources: { PIA: { title: 'pi-mcp-adapter, read', version: '2.36.0', date: '2026-11-19' } },
  formats: [servers],
  moved: [{ env: 'PI_CODING_AGENT_DIR', from: '~/.pi/agent', by: 'H:PIA' }],
  precedence: [
    {
      sources: [
        { format: 'pi', files: 'project' },
        { format: 'claude-code-project', files: 'project' },
        { format: 'pi', files: ['~/.pi/agent/mcp.json'] },
        { format: 'pi', files: ['~/.config/mcp/mcp.json'] },
      ],
      same: 'merged',
      by: 'H:PIA',
    },
  ],
});
