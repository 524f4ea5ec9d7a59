import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:KIM' };
const fails: Reaction = { effect: 'fails-server', by: 'R:KIM' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:KIM', note: 'with a line in the log' };

const dialect: Dialect = {
  by: 'R:KIM',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    transport: { is: 'transport', note: 'missing: the command or the url decides, the command first' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'], by: 'H:KIM2' },
    executor: { is: 'other', for: ['stdio'], by: 'H:KIM2' },
    runtime_id: { is: 'other', note: 'one that the workspace lacks stops the server' },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    auth: { is: 'auth', for: ['http', 'sse'], takes: ['text'], note: '`"oauth"`, kept for older hosts', by: 'H:KIM2' },
    bearerTokenEnvVar: {
      is: 'auth',
      form: 'bearer-variable',
      for: ['http', 'sse'],
      whenUnset: fails,
      note: 'the name of the variable that holds the token',
      by: 'H:KIM2',
    },
    enabled: { is: 'enabled', default: 'true' },
    startupTimeoutMs: { is: 'startupTimeout', unit: 'ms', default: '30000', by: 'H:KIM2' },
    toolTimeoutMs: { is: 'timeout', unit: 'ms', by: 'H:KIM2' },
    enabledTools: { is: 'toolsAllowed', by: 'H:KIM2' },
    disabledTools: { is: 'toolsDenied', by: 'H:KIM2' },
    type: { is: 'transport', unread: true },
    timeout: { is: 'timeout', unread: true },
    disabled: { is: 'disabled', unread: true },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { winner: 'command', fitting: ['command'], reaction: { effect: 'ignored', by: 'R:KIM' } },
  unknownTransport: {
    withCommand: { ...refuses, by: 'H:KIM2' },
    withUrl: { ...refuses, by: 'H:KIM2' },
  },
  mismatch: { ...refuses, by: 'H:KIM2' },
  nullMeansAbsent: true,
  urls: { reaction: refuses, called: fails, userInfo: fails, trims: 'called' },
  unsendable: fails,
  ownHeaders: { names: ['content-length', 'expect', 'transfer-encoding', 'upgrade'], reaction: fails },
  starts: { blanks: 'one-program', by: 'R:KIM' },
  keepsTilde: { words: 'R:KIM', cwd: 'R:KIM' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'R:KIM' },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: refuses,
  empty: fine,
  broken: refuses,
  duplicates: fine,
};

const servers: Format = {
  id: 'kimi',
  title: "Kimi Code's servers",
  files: ['.kimi-code/mcp.json'],
  userFiles: ['~/.kimi-code/mcp.json'],
  schemaBy: 'R:KIM',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  wrongKey: { effect: 'drops-file', by: 'R:KIM' },
  badRoot: refuses,
  dialect,
  readsToo: ['claude-code-project'],
  claims: 'path',
};

const skips: Reaction = { effect: 'skips-server', by: 'H:KIM3' };
const quietly: Reaction = { effect: 'fine', by: 'H:KIM3' };

const plugin: Format = {
  ...servers,
  id: 'kimi-plugin',
  belongsTo: 'plugin',
  title: 'the manifest of a Kimi Code plugin',
  files: ['kimi.plugin.json', '.kimi-plugin/plugin.json'],
  userFiles: [],
  schemaBy: 'H:KIM3',
  syntax: { ...syntax, broken: { effect: 'refuses-file', by: 'H:KIM3' } },
  wrongKey: quietly,
  badRoot: { effect: 'warns', by: 'H:KIM3' },
  nullMap: { effect: 'warns', by: 'H:KIM3' },
  dialect: {
    ...dialect,
    bad: skips,
    notObject: skips,
    neither: skips,
    unknownTransport: { withCommand: skips, withUrl: skips },
    mismatch: skips,
    urls: { reaction: skips },
  },
  readsToo: [],
};

const limit = 64;

function part(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, '_').replace(/_+/g, '_');
}

function wholeName(server: string, tool: string): string {
  return `mcp__${part(server)}__${part(tool)}`;
}

function toolName(server: string, tool: string): string {
  const name = wholeName(server, tool);
  if (name.length <= limit) return name;
  const suffix = `_${hash(name)}`;
  return name.slice(0, limit - suffix.length) + suffix;
}

/** FNV-1a of 32 bits over UTF-16 units, in hexadecimal as a signed number: it can begin with a minus. */
function hash(text: string): string {
  let value = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value.toString(16).padStart(8, '0');
}

export default defineClient({
  id: 'kimi',
  name: 'Kimi Code',
  about:
    "Moonshot's coding agent. It reads `~/.kimi-code/mcp.json`, `.mcp.json` at the root of the repository and `.kimi-code/mcp.json`, the last one winning; one entry of the wrong shape costs every server of its file, and only the log says so. The transport stands under `transport`; `type` is not read.",
  sources: {
    KIM: { title: '@moonshot-ai/kimi-code, run', version: '2.1.0', date: '2026-11-19', recordings: ['kimi'] },
    KIM3: { title: '@moonshot-ai/kimi-code, read', version: '2.1.0', date: '2026-11-19' },
    KIM2: { title: 'MoonshotAI/kimi-code d723cc4, read', version: '0.38.0', date: '2026-08-22' },
  },
  formats: [servers, plugin],
  moved: [{ env: 'KIMI_CODE_HOME', from: '~/.kimi-code', by: 'H:KIM2' }],
  precedence: [
    {
      sources: [
        { format: 'kimi', files: 'project' },
        { format: 'claude-code-project', files: 'project' },
        { format: 'kimi', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:KIM2',
    },
  ],
  toolNames: {
    form: 'mcp__S__T',
    server: part,
    name: toolName,
    collision: 'the later of two tools with one name is skipped and reported',
    clash: { within: 'first', across: 'one' },
    limit: { most: limit, length: (server, tool) => wholeName(server, tool).length, over: 'hashed', by: 'R:KIM' },
    by: 'R:KIM',
  },
});
