import { type Dialect, defineClient, type Format, passedOver, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:GRK' };
const ignored: Reaction = { effect: 'ignored', by: 'R:GRK' };
const drops: Reaction = { effect: 'drops-server', by: 'R:GRK' };
const dropsAll: Reaction = { effect: 'drops-file', by: 'R:GRK' };

const variables = ['${NAME}', '${NAME:-default}', '$NAME'] as const;

const dialect: Dialect = {
  by: 'R:GRK',
  transportKey: 'type',
  transportKeyNeedsUrl: true,
  spellings: {
    http: 'http',
    sse: 'sse',
    HTTP: 'http',
    SSE: 'sse',
    'streamable-http': 'http',
    streamableHttp: 'http',
    streamable_http: 'http',
    stdio: 'stdio',
  },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: {
      is: 'transport',
      note: '`sse` alone means anything, and only beside a `url`; an address that ends in "/sse" needs none',
    },
    command: { is: 'command', for: ['stdio'], note: 'its presence makes the server a local one' },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'], by: 'M:GRK2' },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    bearer_token_env_var: {
      is: 'auth',
      form: 'bearer-variable',
      for: ['http', 'sse'],
      note: 'the name of the variable that holds the token',
      by: 'M:GRK2',
    },
    oauth: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: { clientId: 'clientId', clientSecretEnvVar: 'own', scopes: 'scopes', callbackPort: 'callbackPort' },
      by: 'M:GRK2',
    },
    oauth_client_id: { is: 'oauth', part: 'clientId', for: ['http', 'sse'], by: 'M:GRK2' },
    oauth_client_secret_env_var: { is: 'other', for: ['http', 'sse'], by: 'M:GRK2' },
    oauth_scopes: { is: 'oauth', part: 'scopes', for: ['http', 'sse'], takes: ['list'], by: 'M:GRK2' },
    enabled: { is: 'enabled', default: 'true' },
    startup_timeout_sec: { is: 'startupTimeout', unit: 's', default: '30', note: 'whole seconds' },
    tool_timeout_sec: { is: 'timeout', unit: 's', default: '6000', note: 'whole seconds' },
    tool_timeouts: { is: 'other', note: 'tool to whole seconds' },
    expose_image_base64: { is: 'other', by: 'M:GRK2' },
    setup: { is: 'other', by: 'M:GRK2' },
    transport: { is: 'transport', unread: true },
    http_headers: { is: 'headers', unread: true, by: 'M:GRK2' },
    env_http_headers: { is: 'other', form: 'header-variables', unread: true, by: 'M:GRK2' },
    httpUrl: { is: 'url', unread: true },
    serverUrl: { is: 'url', unread: true },
    disabled: { is: 'disabled', unread: true },
    timeout: { is: 'timeout', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    enabled_tools: { is: 'toolsAllowed', unread: true },
    disabled_tools: { is: 'toolsDenied', unread: true, by: 'M:GRK2' },
    includeTools: { is: 'toolsAllowed', unread: true },
    excludeTools: { is: 'toolsDenied', unread: true, by: 'M:GRK2' },
  },
  bad: drops,
  emptyMeansAbsent: 'url',
  nullMeansAbsent: true,
  notObject: drops,
  neither: drops,
  both: { winner: 'command', fitting: ['command', 'args', 'env', 'cwd'], reaction: ignored },
  unknownTransport: {
    withCommand: fine,
    withUrl: { effect: 'fine', by: 'R:GRK', note: 'it speaks Streamable HTTP' },
    notText: drops,
  },
  mismatch: ignored,
  mismatchOf: { http: ignored, sse: ignored },
  urls: { parsed: 'unless-variable', reaction: { effect: 'fails-server', by: 'R:GRK' } },
  unsendable: ignored,
  ownHeaders: { names: ['content-length'], reaction: { effect: 'fails-server', by: 'R:GRK' } },
  starts: { blanks: 'one-program', skipsBadCwd: { by: 'R:GRK' }, by: 'R:GRK' },
  keepsTilde: { words: 'R:GRK' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is',
    by: 'R:GRK',
  },
  fillsBraces: { names: ['session_id'], in: ['headers'], by: 'R:GRK' },
  names: [
    {
      pattern: /^(?:[A-Za-z]|_(?!_))(?:[A-Za-z0-9-]|_(?!_|$))*$/,
      allows: 'letters, digits, "-" and single "_", with a letter or "_" first and no "_" last',
      fault: 'cannot stand in the name of a tool, such as "server__tool"',
      reaction: { effect: 'hides-tools', by: 'R:GRK', note: 'only `grok mcp doctor` and its log say so' },
    },
  ],
};

const syntax: Syntax = {
  language: 'toml',
  bom: fine,
  empty: fine,
  broken: { effect: 'refuses-file', by: 'R:GRK' },
  duplicates: { effect: 'refuses-file', by: 'R:GRK' },
};

const servers: Format = {
  id: 'grok',
  title: "Grok Build's configuration",
  files: ['.grok/config.toml'],
  userFiles: ['~/.grok/config.toml'],
  schemaBy: 'R:GRK',
  syntax,
  servers: [{ at: ['mcp_servers'] }],
  noMap: fine,
  wrongKey: dropsAll,
  badRoot: dropsAll,
  dialect,
  claims: 'shape',
  unmistakable: true,
};

/** Files of other clients, read in the same words. */
const others: Format = {
  id: 'grok-others',
  title: "other clients' servers files, read by Grok Build",
  files: [],
  schema: 'grok-others',
  schemaBy: 'R:GRK',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: dropsAll,
    empty: fine,
    broken: dropsAll,
    duplicates: fine,
    halves: dropsAll,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  wrongKey: dropsAll,
  badRoot: dropsAll,
  nullMap: fine,
  dialect,
  readsToo: ['claude-code-project', 'cursor'],
};

const { unmistakable: _, ...aside } = servers;

/** Its servers stand in TOML; people write the file of other clients. */
const misplaced: Format = {
  ...aside,
  id: 'grok-misplaced',
  title: 'a servers file where Grok Build does not look',
  files: ['.grok/mcp.json'],
  userFiles: ['~/.grok/mcp.json'],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  wrongKey: fine,
  badRoot: fine,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: '.grok/config.toml, each as a table "[mcp_servers.<name>]"', by: 'R:GRK' }],
};

/** Of another program, which kept its servers here until it moved them into the user's own file. */
const settings: Format = {
  ...misplaced,
  id: 'grok-settings',
  files: ['.grok/settings.json'],
  userFiles: ['~/.grok/settings.json'],
  unread: [
    {
      at: ['mcpServers'],
      instead:
        '.grok/config.toml, each as a table "[mcp_servers.<name>]"; grok-cli, another program, read this file up to 0.0.34',
      by: 'M:GRK2',
    },
  ],
};

export default defineClient({
  id: 'grok',
  name: 'Grok Build',
  about:
    "xAI's coding agent. A server that does not fit is left out without a word; `grok mcp doctor` tells which are left. It also reads `.mcp.json`, `.cursor/mcp.json` and `~/.claude.json`, and its own files win, the user's as well.",
  sources: {
    GRK: {
      title: '@xai-official/grok, run',
      version: '1.0.41',
      date: '2026-11-19',
      recordings: ['grok', 'grok-shared'],
    },
    GRK2: { title: "the guide in Grok Build's program", version: '1.0.41', date: '2026-11-19' },
  },
  formats: [servers, others, misplaced, settings],
  moved: [{ env: 'GROK_HOME', from: '~/.grok', by: 'M:GRK2' }],
  precedence: [
    {
      sources: [
        { format: 'grok', files: 'project', above: 'nearer' },
        { format: 'grok', files: 'user' },
        { format: 'claude-code-user', files: 'user', at: ['mcpServers'] },
        { format: 'cursor', files: 'project' },
        { format: 'claude-code-project', files: 'project' },
      ],
      same: 'replaced',
      by: 'R:GRK',
    },
  ],
  toolNames: {
    form: 'S__T',
    server: (name) => name,
    name: (server, tool) => `${server}__${tool}`,
    collision: 'a name with a second `__`, or with another character than letters, digits, `_` and `-`, is left out',
    limit: { most: 256, length: (server, tool) => server.length + tool.length + 2, over: 'left-out', by: 'M:GRK2' },
    by: 'R:GRK',
  },
});
