import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type Syntax,
  wrongNames,
} from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:QWN' };
const fails: Reaction = { effect: 'fails-server', by: 'R:QWN', note: 'the file is loaded without a check' };
const drops: Reaction = {
  effect: 'drops-file',
  by: 'R:QWN',
  note: 'it moves the file to settings.json.corrupted and goes on with an empty one',
};

const stops: Reaction = { effect: 'refuses-file', by: 'R:QWN', note: 'Qwen Code does not start' };

const variables = ['$NAME', '${NAME}'] as const;

const dialect: Dialect = {
  by: 'R:QWN',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], writtenAsText: 'R:QWN' },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'], by: 'H:QWN2', note: 'a folder that is absent is an error' },
    url: { is: 'url', for: ['sse'], by: 'H:QWN2', note: 'the address of an SSE server, whatever a `type` says' },
    httpUrl: {
      is: 'url',
      for: ['http'],
      selects: 'http',
      note: 'the address of a Streamable HTTP server; wins over `url` and `command`',
    },
    headers: { is: 'headers', for: ['http', 'sse'], by: 'H:QWN2' },
    tcp: { is: 'other', idle: true, by: 'H:QWN2' },
    timeout: { is: 'timeout', unit: 'ms', default: '600000', by: 'H:QWN2' },
    discoveryTimeoutMs: {
      is: 'startupTimeout',
      unit: 'ms',
      default: '30000 for a local server, 5000 for a remote one',
      by: 'H:QWN2',
    },
    trust: { is: 'trust', approvesAll: true, by: 'H:QWN2' },
    description: { is: 'description', by: 'H:QWN2' },
    includeTools: { is: 'toolsAllowed', closes: 'H:QWN2', by: 'H:QWN2' },
    excludeTools: { is: 'toolsDenied', by: 'H:QWN2' },
    alwaysLoadTools: { is: 'alwaysLoad', by: 'H:QWN2' },
    oauth: {
      is: 'oauth',
      takes: ['object'],
      keys: {
        enabled: 'own',
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        authorizationUrl: 'authorizationUrl',
        tokenUrl: 'tokenUrl',
        registrationUrl: 'registrationUrl',
        redirectUri: 'redirectUri',
        scopes: 'scopes',
        audiences: 'own',
        tokenParamName: 'own',
      },
      by: 'H:QWNO',
    },
    authProviderType: { is: 'auth', takes: ['text'], by: 'H:QWN2' },
    targetAudience: { is: 'other', by: 'H:QWN2' },
    targetServiceAccount: { is: 'other', by: 'H:QWN2' },
    scope: { is: 'other', by: 'H:QWN2' },
    type: { is: 'transport', unread: true, by: 'H:QWN2', note: 'only "sdk" means something here' },
    transport: { is: 'transport', unread: true, by: 'H:QWN2' },
    serverUrl: { is: 'url', unread: true, by: 'H:QWN2' },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true, by: 'H:QWN2' },
    autoApprove: { is: 'autoApprove', unread: true, by: 'H:QWN2' },
  },
  bad: fails,
  emptyMeansAbsent: true,
  switchOff: 'name the server in "excluded" of the settings "mcp"',
  notObject: fails,
  nullEntry: { effect: 'crashes', by: 'R:QWN' },
  neither: fails,
  overrides: ['env', 'cwd', 'headers', 'timeout', 'trust', 'description', 'includeTools', 'excludeTools', 'oauth'],
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'R:QWN' } },
  nullMeansAbsent: true,
  urls: {
    parsed: 'unless-variable',
    reaction: { effect: 'fails-server', by: 'R:QWN' },
    userInfo: { effect: 'fails-server', by: 'R:QWN' },
  },
  unsendable: { effect: 'fails-server', by: 'R:QWN' },
  ownHeaders: {
    names: ['connection', 'content-length', 'expect', 'transfer-encoding', 'upgrade'],
    reaction: { effect: 'fails-server', by: 'R:QWN' },
  },
  starts: { blanks: 'one-program', by: 'R:QWN' },
  keepsTilde: { words: 'R:QWN', cwd: 'R:QWN' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    unset: [{ in: ['cwd'], reaction: fails }],
    whenUnset: 'the text stays as it is',
    by: 'R:QWN',
  },
  reserved: ['__proto__', 'constructor', 'prototype'].map((name) => ({
    name,
    reaction: { effect: 'drops-server', by: 'R:QWN' },
  })),
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: false,
  bom: fine,
  empty: fine,
  broken: drops,
  duplicates: fine,
};

/** Names of servers to use, or not to use; `*` and `?` stand for anything. */
const chosen = { as: 'list', form: 'S', server: (name: string) => name, by: 'H:QWN2' } as const;

const settings: Format = {
  id: 'qwen',
  title: "Qwen Code's settings",
  files: ['.qwen/settings.json'],
  userFiles: ['~/.qwen/settings.json'],
  schemaBy: 'R:QWN',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'R:QWN' },
  arrayRoot: stops,
  nullRoot: stops,
  arrayMap: fine,
  nullMap: fine,
  dialect,
  references: [
    { ...chosen, at: ['mcp', 'allowed'], switches: 'only' },
    { ...chosen, at: ['mcp', 'excluded'], switches: 'off' },
  ],
  claims: 'shape',
  unmistakable: true,
};

/** What is known of the settings alone. */
const { arrayRoot: _list, nullRoot: _null, unmistakable: _lost, ...kindred } = settings;
const { references: _lists, ...withoutLists } = kindred;

/** Its servers stand among its other settings; people write the file of other clients. */
const misplaced: Format = {
  ...withoutLists,
  id: 'qwen-misplaced',
  title: 'a servers file where Qwen Code does not look',
  files: wrongNames('.qwen', 'settings.json'),
  userFiles: wrongNames('~/.qwen', 'settings.json'),
  schema: 'none',
  schemaBy: 'H:QWN2',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: [
    { at: ['mcpServers'], instead: '.qwen/settings.json', insteadOfUser: '~/.qwen/settings.json', by: 'H:QWN2' },
  ],
};

const skips: Reaction = { effect: 'skips-server', by: 'H:QWN2' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:QWN2' };
const quietly: Reaction = { effect: 'fine', by: 'H:QWN2' };

const { placeholders: _, ...unexpanded } = dialect;
const { type: __, ...fieldsOfProject } = dialect.fields;

/** The shape of Claude Code, turned into that of the settings: only the type "http" is taken over. */
const project: Format = {
  id: 'qwen-project',
  title: "a project's .mcp.json, read by Qwen Code",
  files: [],
  schema: 'qwen',
  schemaBy: 'H:QWN2',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: false,
    bom: quietly,
    empty: { effect: 'refuses-file', by: 'L:QWN2' },
    broken: refuses,
    duplicates: quietly,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: refuses,
  badRoot: refuses,
  dialect: {
    ...unexpanded,
    placeholders: {
      in: { command: variables, args: variables, env: variables, cwd: variables, url: variables },
      whenUnset: 'in headers the text stays as it is',
      by: 'I:QWI',
    },
    by: 'H:QWN2',
    transportKey: 'type',
    transportKeyNeedsUrl: true,
    spellings: { http: 'http', sse: 'sse', stdio: 'stdio' },
    inferred: { command: 'stdio', url: 'sse', urlReaction: quietly },
    fields: {
      type: { is: 'transport', note: 'without "http" a `url` is taken for an SSE server' },
      ...fieldsOfProject,
      url: { is: 'url', for: ['http', 'sse'] },
    },
    notObject: skips,
    unknownTransport: { withCommand: quietly, withUrl: { effect: 'ignored', by: 'H:QWN2' } },
    mismatch: quietly,
  },
  readsToo: ['claude-code-project'],
};

const extensionVariables = [...variables, '${workspaceFolder}'] as const;

const extension: Format = {
  ...kindred,
  id: 'qwen-extension',
  belongsTo: 'plugin',
  ownFolder: '${extensionPath}',
  title: 'the manifest of a Qwen Code extension',
  files: ['qwen-extension.json'],
  userFiles: [],
  schema: 'qwen',
  schemaBy: 'H:QWN2',
  syntax: {
    ...syntax,
    comments: false,
    bom: { effect: 'refuses-file', by: 'M:QWN2' },
    empty: { effect: 'refuses-file', by: 'M:QWN2' },
    broken: { effect: 'refuses-file', by: 'M:QWN2' },
  },
  claims: 'path',
  noMap: quietly,
  badRoot: { effect: 'refuses-file', by: 'M:QWN2' },
  arrayMap: { ...quietly, note: 'the servers are called "0", "1" and so on' },
  dialect: {
    ...dialect,
    overrides: [],
    placeholders: {
      in: {
        command: extensionVariables,
        args: extensionVariables,
        env: extensionVariables,
        cwd: extensionVariables,
        url: extensionVariables,
        headers: extensionVariables,
      },
      own: ['extensionPath', 'CLAUDE_PLUGIN_ROOT', 'workspacePath', 'pathSeparator', '/'],
      noOthersOfEditors: 'H:QWN2',
      whenUnset: 'the text stays as it is',
      by: 'M:QWN2',
    },
  },
};

const longest = 63;

/** The whole name that a tool has for the model; one that is changed or cut ends in a hash of what it was. */
export function toolName(server: string, tool: string): string {
  const raw = `mcp__${server}__${tool}`;
  if (raw.length <= longest && /^[A-Za-z][A-Za-z0-9_-]*$/.test(raw)) return raw;
  const clean = raw.replace(/[^A-Za-z0-9_-]/g, '_');
  const hash = `_${fnv1a(raw).toString(36).padStart(7, '0')}`;
  return clean.slice(0, longest - hash.length) + hash;
}

/** FNV-1a, 32 bits, of the UTF-16 units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

export default defineClient({
  id: 'qwen',
  name: 'Qwen Code',
  about:
    'A relative of Gemini CLI that kept the older meaning of `url`: the address of an SSE server. It checks nothing when it loads the settings, and reads a project’s `.mcp.json` as well.',
  sources: {
    QWN: { title: '@qwen-code/qwen-code, run', version: '0.24.4', date: '2026-11-19', recordings: ['qwen'] },
    QWNO: { title: '@qwen-code/qwen-code, its bundle, read', version: '0.24.4', date: '2026-11-19' },
    QWN2: { title: 'QwenLM/qwen-code db05195, read', version: '0.22.0', date: '2026-08-22' },
    QWI: { title: 'QwenLM/qwen-code, issue 11499', version: 'September 2026', date: '2026-09-09' },
  },
  formats: [settings, project, extension, misplaced],
  precedence: [
    {
      sources: [
        { format: 'qwen', files: 'project' },
        { format: 'qwen', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:QWN',
    },
  ],
  toolNames: {
    form: 'mcp__S__T',
    server: (name) => name.replace(/[^A-Za-z0-9_-]/g, '_'),
    name: toolName,
    collision: 'a changed name ends in a hash; a__b with c and a with b__c are still one name',
    clash: { across: 'one' },
    limit: { most: longest, length: (server, tool) => server.length + tool.length + 7, over: 'hashed', by: 'R:QWN' },
    by: 'R:QWN',
  },
});
