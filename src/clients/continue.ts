import { type Dialect, defineClient, type Format, passedOver, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'R:CN', note: 'the message is "Invalid input"' };
const fine: Reaction = { effect: 'fine', by: 'R:CN' };
const fails: Reaction = { effect: 'fails-server', by: 'R:CN' };

const secrets = ['${{ secrets.NAME }}'] as const;

const dialect: Dialect = {
  by: 'R:CN',
  transportKey: 'type',
  spellings: { stdio: 'stdio', 'streamable-http': 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    name: { is: 'name', note: 'required; of two servers with one name the second is left' },
    type: {
      is: 'transport',
      note: 'with a `url` alone, Streamable HTTP is tried first, then SSE; `http` is right in the JSON files only',
    },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'parsed when the server is started' },
    requestOptions: { is: 'other', form: 'headers-inside', for: ['http', 'sse'], note: 'holds `headers`', by: 'H:CON' },
    apiKey: { is: 'auth', for: ['http', 'sse'] },
    connectionTimeout: { is: 'startupTimeout', unit: 'ms', default: '20000', by: 'H:CON' },
    faviconUrl: { is: 'other', idle: true, by: 'H:CON' },
    serverName: { is: 'other', by: 'H:CON' },
    sourceFile: { is: 'other', idle: true, note: 'internal', by: 'H:CON' },
    uses: { is: 'other', note: 'a block from elsewhere, with `with` and `override`', by: 'H:CON' },
    with: { is: 'other', by: 'H:CON' },
    override: { is: 'other', by: 'H:CON' },
    headers: { is: 'headers', unread: true, note: 'write them under `requestOptions`', by: 'H:CON' },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
  },
  bad: refuses,
  switchOff: 'remove the server from the list',
  notObject: refuses,
  neither: refuses,
  overrides: ['uses', 'with', 'override', 'name'],
  both: {
    winner: 'command',
    fitting: ['command', 'args', 'env', 'cwd'],
    reaction: { effect: 'ignored', by: 'R:CN' },
  },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  urls: { parsed: 'unless-variable', reaction: fails, userInfo: fails },
  starts: { blanks: 'one-program', by: 'R:CN' },
  keepsTilde: { words: 'R:CN', cwd: 'R:CN' },
  placeholders: {
    // They are put into the whole text before it is parsed (its bundle, read).
    in: { command: secrets, args: secrets, env: secrets, cwd: secrets, url: secrets, headers: secrets },
    whenUnset: 'the text stays as it is',
    by: 'R:CN',
  },
};

const config: Format = {
  id: 'continue',
  title: "Continue's configuration",
  files: ['.continue/config.yaml'],
  head: { name: 'MCP servers', version: '0.0.1', schema: 'v1' },
  userFiles: ['~/.continue/config.yaml'],
  schemaBy: 'R:CN',
  syntax: {
    language: 'yaml',
    merges: { where: 'version-1.1', by: 'H:CON' },
    keepsReturns: 'R:CN',
    bom: fine,
    empty: refuses,
    broken: { effect: 'refuses-file', by: 'R:CN' },
    duplicates: { effect: 'refuses-file', by: 'R:CN' },
  },
  servers: [{ at: ['mcpServers'], list: 'only', named: 'name', keeps: { which: 'last', by: 'R:CN' } }],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'R:CN' },
  dialect,
  claims: 'shape',
  unmistakable: true,
};

const { unmistakable: _lost, ...recognisable } = config;

const block: Format = {
  ...recognisable,
  id: 'continue-block',
  title: 'a block of servers for Continue',
  files: ['.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
  userFiles: [],
  schema: 'continue',
  claims: 'path',
};

const rejects: Reaction = { effect: 'refuses-file', by: 'H:CON', note: 'one entry costs every server of the file' };
const takes: Reaction = { effect: 'fine', by: 'H:CON' };

const json: Format = {
  id: 'continue-json',
  title: "a JSON file in Continue's folder of servers",
  files: ['.continue/mcpServers/*.json'],
  schemaBy: 'H:CON',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: false,
    bom: { effect: 'fine', by: 'L:CON' },
    empty: { effect: 'refuses-file', by: 'L:CON' },
    broken: { effect: 'refuses-file', by: 'H:CON' },
    duplicates: takes,
  },
  servers: [{ at: ['mcpServers'] }, { at: ['projects', '*', 'mcpServers'] }],
  mayBeServer: true,
  noMap: takes,
  badRoot: rejects,
  dialect: {
    by: 'H:CON',
    transportKey: 'type',
    spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
    inferred: { command: 'stdio', url: 'http', urlReaction: takes },
    fields: {
      type: { is: 'transport', note: '`http`, not `streamable-http` as in the YAML files' },
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
      url: { is: 'url', for: ['http', 'sse'] },
      headers: { is: 'headers', for: ['http', 'sse'] },
      envFile: { is: 'envFile', unread: true, note: 'it says that this is not supported' },
      cwd: { is: 'cwd', unread: true },
      disabled: { is: 'disabled', unread: true },
      enabled: { is: 'enabled', unread: true },
    },
    bad: rejects,
    switchOff: 'remove the server from the file',
    notObject: rejects,
    neither: rejects,
    both: { winner: 'url', reaction: { effect: 'ignored', by: 'H:CON' } },
    unknownTransport: { withCommand: rejects, withUrl: rejects },
    mismatch: rejects,
    placeholders: {
      in: { env: ['${NAME}'] },
      whenUnset: 'the text becomes a reference to a secret',
      by: 'H:CON',
    },
  },
  claims: 'path',
};

/** The settings before config.yaml are read in the home directory only, and servers stand under another key there. */
const { dialect: _, mayBeServer: __, ...withoutServers } = json;

const misplaced: Format = {
  ...withoutServers,
  id: 'continue-misplaced',
  title: 'a file where Continue does not look for servers',
  files: ['.continue/config.json', '.continue/mcp.json'],
  schema: 'none',
  syntax: passedOver(takes),
  servers: [],
  unread: [{ at: ['mcpServers'], instead: 'a file in .continue/mcpServers', by: 'H:CON' }],
  place: 'this path',
  claims: 'shape',
  holds: ['"mcpServers"'],
};

export default defineClient({
  id: 'continue',
  name: 'Continue',
  about:
    'A coding assistant for editors and the terminal. Its YAML files hold a list of servers, one JSON file each may hold a map as other clients write it; the words for the HTTP transport differ between the two. The terminal offers tools under their own names, the editors with the name of the server in front.',
  sources: {
    CN: { title: '@continuedev/cli, run', version: '1.5.47', date: '2026-11-19', recordings: ['continue'] },
    CON: { title: 'continuedev/continue d0a3c0b6, read', version: '1.42.0 (config-yaml)', date: '2026-06-18' },
  },
  formats: [config, block, json, misplaced],
  toolNames: {
    form: 'T',
    server: (name) => name,
    name: (_, tool) => tool,
    collision: 'two tools with one name are both offered, and the model refuses the request',
    clash: { across: 'sent' },
    by: 'R:CN',
  },
});
