import { type Dialect, defineClient, type Format, type Reaction, type Syntax, wrongNames } from './define.ts';

const warns: Reaction = { effect: 'warns', by: 'R:GEM' };
const fine: Reaction = { effect: 'fine', by: 'R:GEM' };
const fails: Reaction = { effect: 'fails-server', by: 'R:GEM' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:GEM', note: 'Gemini CLI does not start' };

/** In every string of the settings; in `env` once more, where what is unset becomes empty. */
const variables = ['$NAME', '${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:GEM',
  transportKey: 'type',
  transportKeyNeedsUrl: true,
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: {
      is: 'transport',
      note: 'read only beside a `url`; 0.22 and 0.23 refused the key, older versions ignored it',
    },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'Streamable HTTP without a `type`; SSE until December 2025' },
    httpUrl: {
      is: 'url',
      for: ['http'],
      selects: 'http',
      deprecated: { use: 'url' },
      by: 'H:GEM2',
      note: 'wins over `url` and `command`',
    },
    headers: { is: 'headers', for: ['http', 'sse'] },
    tcp: { is: 'other', idle: true, by: 'H:GEM2', note: 'declared, and used for nothing' },
    timeout: { is: 'timeout', unit: 'ms', default: '600000', by: 'H:GEM2' },
    trust: { is: 'trust', default: 'false', approvesAll: true },
    description: { is: 'description' },
    includeTools: { is: 'toolsAllowed', closes: 'H:GEM2' },
    excludeTools: { is: 'toolsDenied', by: 'H:GEM2', note: 'wins over `includeTools`' },
    oauth: {
      is: 'oauth',
      takes: ['object'],
      keys: {
        enabled: 'own',
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        authorizationUrl: 'authorizationUrl',
        tokenUrl: 'tokenUrl',
        issuer: 'issuer',
        registrationUrl: 'registrationUrl',
        redirectUri: 'redirectUri',
        scopes: 'scopes',
        audiences: 'own',
        tokenParamName: 'own',
      },
      by: 'H:GEMO',
    },
    authProviderType: { is: 'auth', takes: ['text'], by: 'H:GEM2' },
    targetAudience: { is: 'other', by: 'H:GEM2' },
    targetServiceAccount: { is: 'other', by: 'H:GEM2' },
    transport: { is: 'transport', unread: true },
    serverUrl: { is: 'url', unread: true },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
  },
  bad: warns,
  emptyMeansAbsent: 'fields',
  switchOff: 'name the server in "excluded" of the settings "mcp", or run "gemini mcp disable"',
  notObject: { ...fails, note: 'with a warning' },
  nullEntry: { effect: 'crashes', by: 'R:GEM' },
  neither: fails,
  // Of the same name in an extension, which such an entry changes.
  overrides: [
    'env',
    'cwd',
    'headers',
    'timeout',
    'trust',
    'description',
    'includeTools',
    'excludeTools',
    'oauth',
    'authProviderType',
    'targetAudience',
    'targetServiceAccount',
  ],
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'R:GEM' } },
  unknownTransport: { withCommand: warns, withUrl: warns },
  mismatch: fine,
  nullMeansAbsent: true,
  urls: { parsed: 'unless-variable', reaction: fails, userInfo: fails },
  unsendable: fails,
  ownHeaders: {
    names: ['connection', 'content-length', 'expect', 'transfer-encoding', 'upgrade'],
    reaction: fails,
  },
  starts: { blanks: 'one-program', by: 'R:GEM' },
  keepsTilde: { words: 'R:GEM', cwd: 'R:GEM' },
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: [...variables, '%NAME%'],
      cwd: variables,
      url: variables,
      headers: variables,
    },
    unset: [{ in: ['cwd'], reaction: fails }],
    whenUnset: 'the text stays as it is; in `env` it becomes empty',
    by: 'R:GEM',
  },
  names: [
    {
      pattern: /^(?:[^_]*|__proto__)$/,
      allows: 'characters other than "_"',
      fault: 'holds a "_"',
      reaction: {
        effect: 'fine',
        by: 'H:GEM2',
        note: 'rules of its policy split the name of a tool at the first "_"',
      },
    },
  ],
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:GEM' } }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: false,
  bom: refuses,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

/** Names of servers to use, or not to use, without regard to case. */
const chosen = { as: 'list', form: 'S', server: (name: string) => name.toLowerCase(), by: 'H:GEM2' } as const;

const settings: Format = {
  id: 'gemini',
  title: "Gemini CLI's settings",
  files: ['.gemini/settings.json'],
  userFiles: ['~/.gemini/settings.json'],
  schemaBy: 'R:GEM',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: refuses,
  arrayMap: warns,
  nested: { effect: 'skips-servers', by: 'R:GEM' },
  dialect,
  references: [
    { ...chosen, at: ['mcp', 'allowed'], switches: 'only' },
    { ...chosen, at: ['mcp', 'excluded'], switches: 'off' },
  ],
  claims: 'shape',
  unmistakable: true,
};

/** What is known of the settings alone. */
const { nested: _twice, ...kindred } = settings;

/** Its servers stand among its other settings; people write the file of other clients. */
const misplaced: Format = {
  ...kindred,
  id: 'gemini-misplaced',
  title: 'a servers file where Gemini CLI does not look',
  files: wrongNames('.gemini', 'settings.json'),
  userFiles: [...wrongNames('~/.gemini', 'settings.json'), ...wrongNames('~/.config/gemini')],
  schema: 'none',
  schemaBy: 'H:GEM2',
  syntax: { ...syntax, broken: fine },
  servers: [],
  badRoot: fine,
  references: [],
  place: 'this path',
  unread: [
    { at: ['mcpServers'], instead: '.gemini/settings.json', insteadOfUser: '~/.gemini/settings.json', by: 'H:GEM2' },
  ],
};

const { trust: _, ...fieldsOfExtensions } = dialect.fields;

/** The extension's own folder, and the separator of paths, beside the variables of the settings. */
const extensionVariables = [...variables, '${workspaceFolder}'] as const;

const quietly: Reaction = { effect: 'fine', by: 'H:GEM2' };
const ignored: Reaction = { effect: 'ignored', by: 'H:GEM2' };

const extension: Format = {
  ...kindred,
  id: 'gemini-extension',
  belongsTo: 'plugin',
  ownFolder: '${extensionPath}',
  title: 'the manifest of a Gemini CLI extension',
  files: ['gemini-extension.json'],
  userFiles: [],
  schemaBy: 'H:GEM2',
  syntax: {
    ...syntax,
    comments: false,
    bom: { effect: 'refuses-file', by: 'M:GEM2' },
    empty: { effect: 'refuses-file', by: 'M:GEM2' },
    broken: { effect: 'refuses-file', by: 'M:GEM2' },
  },
  claims: 'path',
  noMap: quietly,
  badRoot: { effect: 'refuses-file', by: 'M:GEM2' },
  arrayMap: { effect: 'refuses-file', by: 'M:GEM2' },
  dialect: {
    ...dialect,
    by: 'H:GEM2',
    fields: {
      ...fieldsOfExtensions,
      trust: { is: 'trust', unread: true, by: 'H:GEM2', note: 'an extension cannot vouch for itself' },
    },
    bad: quietly,
    notObject: { effect: 'fails-server', by: 'H:GEM2' },
    nullEntry: { effect: 'crashes', by: 'H:GEM2' },
    neither: { effect: 'fails-server', by: 'H:GEM2' },
    overrides: [],
    unknownTransport: { withCommand: quietly, withUrl: ignored },
    placeholders: {
      in: {
        command: extensionVariables,
        args: extensionVariables,
        env: extensionVariables,
        cwd: extensionVariables,
        url: extensionVariables,
        headers: extensionVariables,
      },
      whenUnset: 'the text stays as it is',
      by: 'H:GEM2',
    },
  },
};

const longest = 63;

function wholeName(server: string, tool: string): string {
  const plain = `${server}_${tool}`;
  return (plain.startsWith('mcp_') ? plain : `mcp_${plain}`).replace(/[^A-Za-z0-9_.:-]/g, '_');
}

/** The whole name that a tool has for the model; a long one loses its middle. */
export function toolName(server: string, tool: string): string {
  const name = wholeName(server, tool);
  return name.length > longest ? `${name.slice(0, 30)}...${name.slice(-30)}` : name;
}

export default defineClient({
  id: 'gemini',
  name: 'Gemini CLI',
  about:
    'Google’s agent for the terminal. Its servers stand in `.gemini/settings.json`, beside all other settings; what does not fit the shape is warned about and used as far as it can be.',
  sources: {
    GEM: { title: '@google/gemini-cli, run', version: '0.61.0', date: '2026-11-19', recordings: ['gemini'] },
    GEMT: { title: 'google-gemini/gemini-cli#11778, a report', version: '2025', date: '2026-11-18' },
    GEMO: { title: '@google/gemini-cli, its bundle, read', version: '0.61.0', date: '2026-11-19' },
    GEM2: { title: 'google-gemini/gemini-cli 5411f11, read', version: '0.56 nightly', date: '2026-08-21' },
    GEMS: { title: '@google/gemini-cli, servers started by `gemini mcp list`', version: '0.61.0', date: '2026-11-18' },
    GEMD: { title: 'geminicli.com, environment variables', version: '2026-11', date: '2026-11-18' },
    GEM3: {
      title: 'google-gemini/gemini-cli packages/cli/src/config/extension.ts and extension-manager.ts, read',
      version: '2025-10 and newer',
      date: '2026-11-18',
    },
  },
  formats: [settings, extension, misplaced],
  moved: [{ env: 'GEMINI_CLI_HOME', from: '~', by: 'M:GEMD' }],
  precedence: [
    {
      sources: [
        { format: 'gemini', files: 'project' },
        { format: 'gemini', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:GEM',
    },
  ],
  toolNames: {
    form: 'mcp_S_T',
    server: (name) => name.replace(/[^A-Za-z0-9_.:-]/g, '_'),
    name: toolName,
    collision: 'of two tools with one name the later one is used, with a line in the debug log',
    clash: { within: 'last', across: 'one' },
    limit: { most: longest, length: (server, tool) => wholeName(server, tool).length, over: 'cut', by: 'R:GEM' },
    by: 'R:GEM',
  },
});
