import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type ReferenceFault,
  type ReferencePlace,
  type SeenFile,
  type Syntax,
  wrongNames,
} from './define.ts';
import { isObject, own } from './own.ts';

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
const { nested: _twice, unmistakable: _lost, ...kindred } = settings;
const { references: _lists, ...withoutLists } = kindred;

/** Its servers stand among its other settings; people write the file of other clients. */
const misplaced: Format = {
  ...withoutLists,
  id: 'gemini-misplaced',
  title: 'a servers file where Gemini CLI does not look',
  files: wrongNames('.gemini', 'settings.json'),
  userFiles: [...wrongNames('~/.gemini', 'settings.json'), ...wrongNames('~/.config/gemini')],
  schema: 'none',
  schemaBy: 'H:GEM2',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: [
    { at: ['mcpServers'], instead: '.gemini/settings.json', insteadOfUser: '~/.gemini/settings.json', by: 'H:GEM2' },
  ],
};

const { trust: _, ...fieldsOfExtensions } = dialect.fields;

/** The extension's own folder, and the separator of paths, beside the variables of the settings. */
const extensionVariables = [...variables, '${workspaceFolder}'] as const;

const ownOfExtensions = ['extensionPath', 'workspacePath', 'pathSeparator', '/'] as const;

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
  arrayMap: { ...quietly, note: 'the servers are called "0", "1" and so on' },
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
      own: ownOfExtensions,
      noOthersOfEditors: 'H:GEM2',
      whenUnset: 'the text stays as it is',
      by: 'H:GEM2',
    },
  },
};

/** One agent that does not fit is left out, with the words of its validator; everything else goes on. */
const refusesAgent: Reaction = { effect: 'refuses-file', by: 'R:GEMA' };
const fineInAgent: Reaction = { effect: 'fine', by: 'R:GEMA' };

/** Tools of the program, and older names of them. */
const ownTools = [
  'activate_skill|ask_user|complete_task|enter_plan_mode|exit_plan_mode|get_internal_docs|glob|google_web_search',
  'grep_search|invoke_agent|list_directory|list_mcp_resources|read_file|read_many_files|read_mcp_resource|replace',
  'run_shell_command|search_file_content|tracker_add_dependency|tracker_create_task|tracker_get_task',
  'tracker_list_tasks|tracker_update_task|tracker_visualize|update_topic|web_fetch|write_file|write_todos',
].join('|');

/** What other clients call tools that it has under a name of its own. */
const called: ReadonlyMap<string, string> = new Map([
  ['bash', 'run_shell_command'],
  ['edit', 'replace'],
  ['glob', 'glob'],
  ['grep', 'grep_search'],
  ['ls', 'list_directory'],
  ['read', 'read_file'],
  ['shell', 'run_shell_command'],
  ['webfetch', 'web_fetch'],
  ['websearch', 'google_web_search'],
  ['write', 'write_file'],
]);

const twoUnderscores: ReferenceFault = {
  pattern: /^mcp__/,
  fault: 'begins with two underscores after "mcp" where one is needed',
  meant: (text) => {
    const [, server, tool = '*'] = /^mcp__([A-Za-z0-9.:-]+)(?:__(\*|[A-Za-z0-9][\w.:-]*))?$/.exec(text) ?? [];
    return server && `mcp_${server}_${tool}`;
  },
  help: 'write "mcp_<server>_<tool>"',
  costs: refusesAgent,
  by: 'R:GEMA',
};

const noTool: ReferenceFault = {
  pattern: /^mcp_[A-Za-z0-9.:-]+$/,
  fault: 'names no tool',
  meant: (text) => `${text}_*`,
  help: 'write "mcp_<server>_*" for all tools of a server',
  costs: refusesAgent,
  by: 'R:GEMA',
};

/** Whatever stands before the next underscore is the server's name, and after it comes a name or "*" alone. */
const noServersTool: ReferenceFault = {
  pattern: /^mcp_(?!\*$|[A-Za-z0-9.:-]+_(?:\*|_*[A-Za-z0-9.:-][\w.:-]*)$)/,
  fault: 'is no name of a tool of a server',
  help: 'write "mcp_<server>_<tool>", or "mcp_<server>_*" for a server without "_" in its name',
  costs: refusesAgent,
  by: 'R:GEMA',
};

/** Those of its own tools are of small letters alone. */
const capitals: ReferenceFault = {
  pattern: /^[A-Z]|^[a-z]+\(/,
  fault: 'is a name of a tool in other clients',
  meant: (text) => called.get(text.replace(/\(.*/s, '').toLowerCase()),
  help: 'write the name that the tool has in Gemini CLI, such as "read_file", or leave it out',
  costs: refusesAgent,
  by: 'R:GEMA',
};

/** Tools come and go with its versions. */
const unknownTool: ReferenceFault = {
  pattern: new RegExp(`^(?!mcp_|discovered_tool_|\\*$|(?:${ownTools})$)`),
  fault: 'is no tool of Gemini CLI 0.61',
  meant: (text) => called.get(text),
  help: 'write the name of one of its tools, or leave it out',
  costs: { effect: 'refuses-file', by: 'M:GEMTL' },
  by: 'M:GEMTL',
};

const ofAgents: ReferencePlace = {
  at: ['tools'],
  as: 'list',
  form: 'mcp_S_T',
  grants: 'needs',
  faults: [twoUnderscores, noTool, noServersTool, capitals, unknownTool],
  by: 'R:GEMA',
};

/** What its schema settles for agents: a null, a word for a transport, a name that is no key. */
const { nullMeansAbsent: _n, transportKeyNeedsUrl: _u, reserved: _r, ...kindredDialect } = dialect;

/** Nothing is expanded when the file is read; these are when a server starts. */
const atStart = [...variables, '%NAME%'] as const;

const dialectOfAgents: Dialect = {
  ...kindredDialect,
  by: 'H:GEMO',
  spellings: { http: 'http', sse: 'sse' },
  fields: {
    type: { is: 'transport', note: 'read only beside a `url`' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'Streamable HTTP without a `type`' },
    http_url: {
      is: 'url',
      for: ['http'],
      selects: 'http',
      deprecated: { use: 'url' },
      note: 'wins over `url` and `command`',
    },
    headers: { is: 'headers', for: ['http', 'sse'] },
    tcp: { is: 'other', idle: true, note: 'declared, and used for nothing' },
    timeout: { is: 'timeout', unit: 'ms', default: '600000' },
    trust: { is: 'trust', default: 'false', approvesAll: true },
    description: { is: 'description' },
    include_tools: { is: 'toolsAllowed', closes: 'H:GEMO' },
    exclude_tools: { is: 'toolsDenied', note: 'wins over `include_tools`' },
    auth: {
      is: 'oauth',
      takes: ['object'],
      keys: {
        type: 'own',
        client_id: 'clientId',
        client_secret: 'clientSecret',
        authorization_url: 'authorizationUrl',
        token_url: 'tokenUrl',
        issuer: 'issuer',
        registration_url: 'registrationUrl',
        redirect_uri: 'redirectUri',
        scopes: 'scopes',
        audiences: 'own',
        token_param_name: 'own',
      },
    },
    // As its settings and other clients have them: passed over without a word.
    httpUrl: { is: 'url', unread: true },
    serverUrl: { is: 'url', unread: true },
    transport: { is: 'transport', unread: true },
    includeTools: { is: 'toolsAllowed', unread: true },
    excludeTools: { is: 'toolsDenied', unread: true },
    oauth: { is: 'oauth', unread: true },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
  },
  bad: refusesAgent,
  notObject: refusesAgent,
  nullEntry: refusesAgent,
  neither: { effect: 'drops-server', by: 'H:GEMO' },
  unknownTransport: { withCommand: refusesAgent, withUrl: refusesAgent },
  overrides: ['env', 'cwd', 'headers', 'timeout', 'trust', 'description', 'include_tools', 'exclude_tools', 'auth'],
  urls: { reaction: fails, userInfo: fails },
  placeholders: {
    in: { env: atStart, headers: atStart },
    whenUnset: 'it becomes empty, as does one whose name has TOKEN, KEY, SECRET, PASSWORD, AUTH or the like in it',
    by: 'H:GEMO',
  },
};

const agent: Format = {
  id: 'gemini-agent',
  belongsTo: 'agent',
  title: 'an agent of Gemini CLI',
  files: ['.gemini/agents/*.md'],
  userFiles: [],
  schemaBy: 'R:GEMA',
  syntax: {
    language: 'markdown',
    bom: refusesAgent,
    empty: refusesAgent,
    broken: refusesAgent,
    duplicates: refusesAgent,
  },
  servers: [{ at: ['mcp_servers'] }],
  noMap: fineInAgent,
  // A list is one of agents that run elsewhere.
  arrayRoot: fineInAgent,
  wrongKey: { ...refusesAgent, note: 'its own documentation says "mcpServers"' },
  badRoot: refusesAgent,
  dialect: dialectOfAgents,
  references: [ofAgents],
  when: isAgent,
};

/** Its folder is one that plugins for other clients have as well. */
const agentOfExtension: Format = {
  ...agent,
  id: 'gemini-extension-agent',
  title: 'an agent of a Gemini CLI extension',
  files: ['agents/*.md'],
  schema: 'gemini-agent',
  beside: '../gemini-extension.json',
  ownFolder: '${extensionPath}',
  dialect: {
    ...dialectOfAgents,
    urls: { parsed: 'unless-variable', reaction: fails, userInfo: fails },
    placeholders: {
      in: {
        command: ['${workspaceFolder}'],
        args: ['${workspaceFolder}'],
        env: [...atStart, '${workspaceFolder}'],
        cwd: ['${workspaceFolder}'],
        url: ['${workspaceFolder}'],
        headers: [...atStart, '${workspaceFolder}'],
      },
      own: ownOfExtensions,
      noOthersOfEditors: 'H:GEMO',
      whenUnset: 'in `env` and `headers` it becomes empty',
      by: 'H:GEMO',
    },
  },
  references: [{ ...ofAgents, unknown: 'silent' }],
  when: (file) => isAgent(file) && !othersManifests.some((name) => file.beside(`../${name}`)),
};

const othersManifests = ['.claude-plugin', '.cursor-plugin', '.github/plugin', 'qwen-extension.json', 'plugin.json'];

/**
 * One that says something about tools or servers, and runs on this machine: agents elsewhere have neither. An underscore
 * before its name keeps a file from being read.
 */
function isAgent({ path, text, value }: SeenFile): boolean {
  if (/(?:^|\/)_[^/]*$/.test(path) || Array.isArray(value)) return false;
  const keys = [...Object.keys(isObject(value) ? value : {}), ...keysOf(text)];
  const isRemote = keys.some((key) => key.startsWith('agent_card_')) || own(value, 'kind') === 'remote';
  return !isRemote && keys.some((key) => /^(?:tools|mcp[-_]?servers)$/i.test(key));
}

/** As far as lines tell, where nobody can parse the front matter. */
function keysOf(text: string): string[] {
  const [, frontMatter = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\n---/.exec(text) ?? [];
  return [...frontMatter.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);
}

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
    GEMA: { title: '@google/gemini-cli, agents, started with `gemini -p`', version: '0.61.0', date: '2026-11-20' },
    GEMTL: { title: 'google-gemini/gemini-cli docs/reference/tools.md', version: '0.61.0', date: '2026-11-20' },
    GEM2: { title: 'google-gemini/gemini-cli 5411f11, read', version: '0.56 nightly', date: '2026-08-21' },
    GEMS: { title: '@google/gemini-cli, servers started by `gemini mcp list`', version: '0.61.0', date: '2026-11-18' },
    GEMD: { title: 'geminicli.com, environment variables', version: '2026-11', date: '2026-11-18' },
    GEM3: {
      title: 'google-gemini/gemini-cli packages/cli/src/config/extension.ts and extension-manager.ts, read',
      version: '2025-10 and newer',
      date: '2026-11-18',
    },
  },
  formats: [settings, extension, misplaced, agent, agentOfExtension],
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
