import { sha1 } from '../hashes/index.ts';
import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type ServedTool,
  type Syntax,
  wrongNames,
} from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'R:CDX', note: 'Codex does not start' };
const fine: Reaction = { effect: 'fine', by: 'R:CDX' };

const dialect: Dialect = {
  by: 'R:CDX',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  lacks: { transports: ['sse', 'ws'], by: 'H:CDX2' },
  fields: {
    command: { is: 'command', for: ['stdio'], note: 'its presence makes the server a local one' },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    env_vars: {
      is: 'other',
      form: 'variable-names',
      for: ['stdio'],
      note: 'names of variables to pass on: the server does not inherit the environment',
    },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http'], note: 'Streamable HTTP; there is no SSE' },
    bearer_token_env_var: {
      is: 'auth',
      form: 'bearer-variable',
      for: ['http'],
      whenUnset: { effect: 'fails-server', by: 'R:CDX' },
      note: 'the name of a variable that holds the token',
    },
    http_headers: { is: 'headers', for: ['http'], note: 'not `headers`' },
    env_http_headers: {
      is: 'other',
      form: 'header-variables',
      for: ['http'],
      by: 'H:CDX2',
      note: 'header to the name of a variable',
    },
    http_headers_helper: { is: 'headersHelper', for: ['http'], by: 'H:CDX2' },
    oauth: {
      is: 'oauth',
      for: ['http'],
      takes: ['object'],
      keys: { client_id: 'clientId', callback_port: 'callbackPort' },
      by: 'H:CDX2',
    },
    oauth_resource: { is: 'oauth', part: 'resource', for: ['http'], takes: ['text'], by: 'H:CDX2' },
    auth: { is: 'auth', for: ['http'], takes: ['text'], by: 'H:CDX2' },
    bearer_token: { is: 'other', idle: true, note: 'refused everywhere: a token may not stand in the file' },
    scopes: { is: 'oauth', part: 'scopes', takes: ['list'], by: 'H:CDX2' },
    startup_timeout_sec: { is: 'startupTimeout', unit: 's', default: '30' },
    startup_timeout_ms: { is: 'startupTimeout', unit: 'ms', deprecated: { use: 'startup_timeout_sec' } },
    tool_timeout_sec: { is: 'timeout', unit: 's', default: '300; 60 until June 2026' },
    enabled: { is: 'enabled', default: 'true' },
    required: { is: 'other', default: 'false', by: 'H:CDX2' },
    supports_parallel_tool_calls: { is: 'other', default: 'false', by: 'H:CDX2' },
    enabled_tools: { is: 'toolsAllowed', by: 'H:CDX2' },
    disabled_tools: { is: 'toolsDenied', by: 'H:CDX2' },
    default_tools_approval_mode: {
      is: 'toolPolicy',
      approvesAll: 'approve',
      takes: ['text'],
      by: 'H:CDX2',
      note: '`auto`, `prompt`, `writes` or `approve`',
    },
    tools: {
      is: 'toolPolicy',
      takes: ['object'],
      by: 'H:CDX2',
      note: '`[mcp_servers.<name>.tools.<tool>]` with `approval_mode`',
    },
    omit_tools_from: { is: 'other', by: 'H:CDX2' },
    environment_id: { is: 'other', by: 'H:CDX2' },
    experimental_environment: {
      is: 'other',
      unread: true,
      now: 'environment_id',
      note: 'the older key of `environment_id`',
    },
    name: { is: 'other', idle: true, by: 'H:CDX2', note: 'ignored' },
    type: { is: 'transport', unread: true, note: 'Codex says so; its --strict-config refuses it' },
    transport: { is: 'transport', unread: true },
    headers: { is: 'headers', unread: true },
    serverUrl: { is: 'url', unread: true },
    disabled: { is: 'disabled', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    timeout: { is: 'timeout', unread: true, by: 'H:CDX2' },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { reaction: refuses },
  otherTransport: refuses,
  urls: { reaction: { effect: 'fails-server', by: 'R:CDX' } },
  unsendable: { effect: 'ignored', by: 'R:CDX' },
  ownHeaders: { names: ['content-length'], reaction: { effect: 'fails-server', by: 'R:CDX' } },
  starts: { blanks: 'one-program', by: 'R:CDX' },
  keepsTilde: { words: 'R:CDX', cwd: 'R:CDX' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'R:CDX' },
  names: [
    {
      pattern: /^[a-zA-Z0-9_:@/.-]+$/,
      allows: 'letters, digits and any of _ : @ / . -',
      reaction: {
        effect: 'fails-server',
        by: 'R:CDX',
        note: 'when a session starts; until 0.150 only letters, digits, "_" and "-"',
      },
    },
  ],
};

const syntax: Syntax = {
  language: 'toml',
  bom: fine,
  empty: fine,
  broken: refuses,
  duplicates: refuses,
};

const user: Format = {
  id: 'codex-user',
  title: "Codex's own configuration",
  files: [],
  userFiles: ['~/.codex/config.toml'],
  schemaBy: 'R:CDX',
  syntax,
  servers: [{ at: ['mcp_servers'] }],
  noMap: fine,
  wrongKey: { effect: 'skips-servers', by: 'R:CDX' },
  badRoot: refuses,
  dialect,
};

/** What a project may change of a server that the user's file defines: the layers are merged first. */
const shared = [
  'enabled',
  'required',
  'supports_parallel_tool_calls',
  'startup_timeout_sec',
  'startup_timeout_ms',
  'tool_timeout_sec',
  'enabled_tools',
  'disabled_tools',
  'default_tools_approval_mode',
  'tools',
  'omit_tools_from',
  'environment_id',
  'scopes',
];

const project: Format = {
  ...user,
  id: 'codex',
  title: "Codex's configuration of a project",
  files: ['.codex/config.toml'],
  userFiles: [],
  schema: 'codex',
  dialect: { ...dialect, overrides: [...shared, 'args', 'env', 'env_vars', 'cwd', 'http_headers', 'env_http_headers'] },
  claims: 'path',
};

/** Its servers stand in TOML among its other settings; people write the file of other clients. */
const misplaced: Format = {
  ...user,
  id: 'codex-misplaced',
  title: 'a servers file where Codex does not look',
  files: wrongNames('.codex'),
  userFiles: wrongNames('~/.codex'),
  schema: 'none',
  schemaBy: 'H:CDX2',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: ['mcpServers', 'mcp_servers'].map((key) => ({
    at: [key],
    instead: '.codex/config.toml, each as a table "[mcp_servers.<name>]"',
    insteadOfUser: '~/.codex/config.toml, each as a table "[mcp_servers.<name>]"',
    by: 'H:CDX2' as const,
  })),
  claims: 'shape',
};

/** An agent changes how the model works and gives up abilities; servers are those of the session. */
const agent: Format = {
  ...user,
  id: 'codex-agent',
  title: 'an agent of Codex',
  files: ['.codex/agents/**/*.toml'],
  userFiles: [],
  schema: 'none',
  schemaBy: 'H:CDX2',
  syntax: { ...syntax, broken: fine, duplicates: fine },
  servers: [],
  badRoot: fine,
  place: 'the file of an agent',
  unread: [
    {
      at: ['mcp_servers'],
      instead: '.codex/config.toml, where they are for every agent',
      insteadOfUser: '~/.codex/config.toml, where they are for every agent',
      by: 'H:CDX2',
    },
  ],
  holds: ['mcp_servers'],
  claims: 'shape',
};

const skips: Reaction = { effect: 'skips-server', by: 'H:CDX2' };
const quietly: Reaction = { effect: 'fine', by: 'H:CDX2' };
const refusesPlugin: Reaction = { effect: 'refuses-file', by: 'H:CDX2' };

const logged: Reaction = { effect: 'warns', by: 'H:CDX2', note: 'the warning is in its log' };

/** Here a word says which transports there are. */
const { lacks: _, ...anyTable } = dialect;

const pluginFolder = '.codex-plugin';

const plugin: Format = {
  id: 'codex-plugin',
  belongsTo: 'plugin',
  ownCwd: '.',
  title: 'the servers file of a Codex plugin',
  files: ['.mcp.json'],
  schema: 'codex-plugin',
  schemaBy: 'H:CDX2',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'refuses-file', by: 'L:CDX2' },
    empty: refusesPlugin,
    broken: refusesPlugin,
    duplicates: quietly,
  },
  servers: [{ at: ['mcpServers'] }],
  bareMap: true,
  noMap: quietly,
  badRoot: refusesPlugin,
  dialect: {
    ...anyTable,
    by: 'H:CDX2',
    transportKey: 'type',
    spellings: { http: 'http', 'streamable-http': 'http', streamable_http: 'http', stdio: 'stdio' },
    fields: {
      ...dialect.fields,
      type: { is: 'transport', note: 'taken out before the entry is read: the other fields say what it is' },
    },
    unknownTransport: { withCommand: quietly, withUrl: logged, notText: quietly },
    mismatch: quietly,
    bad: skips,
    notObject: skips,
    neither: skips,
    both: { reaction: skips },
    otherTransport: skips,
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:CDX2' },
    names: [],
  },
  beside: pluginFolder,
  readsBeside: ['claude-code-project'],
  // Beside a manifest of Claude Code it is that client's file, and at the root it is that client's project file as well.
  when: ({ path, beside }) => path.includes('/') && beside(pluginFolder) && !beside('.claude-plugin'),
};

/** Where the manifest may name it as well as in the folder of the plugin. */
const inManifestFolder: Format = {
  ...plugin,
  id: 'codex-plugin-folder',
  schema: 'codex-plugin',
  title: 'a servers file beside the manifest of a Codex plugin',
  files: [`${pluginFolder}/.mcp.json`],
  beside: 'plugin.json',
  readsBeside: [],
  when: ({ beside }) => beside('plugin.json'),
};

const { bareMap: ___, beside: ____, readsBeside: _____, when: ______, ...ofPlugin } = plugin;

/** Where what it names is not taken, the file of the usual name is read. */
const passesOver: Reaction = { effect: 'ignored', by: 'H:CDX2', note: 'a warning is in its log' };

const manifest: Format = {
  ...ofPlugin,
  id: 'codex-plugin-manifest',
  title: "a Codex plugin's manifest",
  files: [`${pluginFolder}/plugin.json`],
  schema: 'codex-plugin-manifest',
  badRoot: refusesPlugin,
  badMap: passesOver,
  nullMap: quietly,
  textMap: quietly,
  serverFiles: {
    at: ['mcpServers'],
    prefix: './',
    from: '..',
    format: 'codex-plugin',
    usual: '.mcp.json',
    missing: { effect: 'drops-file', by: 'H:CDX2' },
    refused: { effect: 'drops-file', by: 'H:CDX2', note: 'a warning is in its log' },
  },
  claims: 'path',
};

const clean = (text: string) => text.replace(/[^A-Za-z0-9_]/g, '_') || '_';

const longest = 128;

function namespaceOf(server: string): string {
  const name = clean(server);
  return name.startsWith('mcp__') ? name : `mcp__${name}`;
}

/** The namespace and the name that a tool has for the model; hooks and approvals join them by two underscores. */
function toolName(server: string, tool: string): string {
  return toolNames([{ server, tool }])[0] ?? '';
}

/** In four steps: namespaces that collide, names that collide in one, what is too long, what is one without a separator. */
function toolNames(tools: readonly ServedTool[]): string[] {
  const namespaces = namespacesOf(new Set(tools.map(({ server }) => server)));
  const kept = new Map<string, Callable>();
  for (const { server, tool } of tools) {
    const raw = identityOf(server, tool);
    kept.set(raw, { raw, namespace: namespaces.get(server) ?? '', name: clean(tool) });
  }
  const callables = [...kept.values()];
  for (const alike of groups(callables, ({ namespace, name }) => `${namespace}\0${name}`)) {
    if (alike.length > 1) for (const each of alike) each.name += hash(each.raw);
  }
  const taken = new Set<string>();
  for (const each of callables.sort((a, b) => (a.raw < b.raw ? -1 : 1))) {
    const { raw, namespace } = each;
    let { name } = each;
    for (let attempt = 0; isTooLong(namespace, name) || taken.has(namespace + name); attempt += 1) {
      const suffix = hash(attempt === 0 ? raw : `${raw}\0${attempt}`);
      name = each.name.slice(0, Math.max(0, longest - 2 - namespace.length - suffix.length)) + suffix;
      if (attempt > 0 && isTooLong(namespace, name)) break;
    }
    each.name = name;
    taken.add(namespace + name);
  }
  return tools.map(({ server, tool }) => {
    const { namespace = '', name = '' } = kept.get(identityOf(server, tool)) ?? {};
    return `${namespace}/${name}`;
  });
}

interface Callable {
  readonly raw: string;
  readonly namespace: string;
  name: string;
}

function namespacesOf(servers: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const alike of groups([...servers], namespaceOf)) {
    for (const server of alike) {
      const namespace = namespaceOf(server);
      found.set(server, alike.length === 1 ? namespace : withHash(namespace, hash(`${server}\0${server}\0`)));
    }
  }
  return found;
}

/** Before underscores that would be taken for the separator. */
function withHash(namespace: string, suffix: string): string {
  return namespace.endsWith('__') ? `${namespace.slice(0, -2)}${suffix}__` : namespace + suffix;
}

function isTooLong(namespace: string, name: string): boolean {
  return namespace.length + name.length + 2 > longest;
}

function identityOf(server: string, tool: string): string {
  return [server, server, '', tool, tool].join('\0');
}

function hash(identity: string): string {
  return `_${sha1(identity).slice(0, 12)}`;
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): Iterable<T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = found.get(key);
    if (known === undefined) found.set(key, [item]);
    else known.push(item);
  }
  return found.values();
}

export default defineClient({
  id: 'codex',
  name: 'Codex',
  about:
    'OpenAI’s agent for the terminal. `~/.codex/config.toml` and the `.codex/config.toml` of a trusted project are merged; one entry that does not fit stops the program. Nothing is expanded, and a server gets only the variables that are named.',
  sources: {
    CDX: { title: '@openai/codex, run', version: '0.169.0', date: '2026-11-19', recordings: ['codex'] },
    CDX2: { title: 'openai/codex 343074d, read', version: '0.150', date: '2026-08-22' },
  },
  formerly: [
    {
      what: '`mcp_servers` in the file of an agent (`.codex/agents/*.toml`) was laid over those of the session',
      until: '0.148',
      by: 'H:CDX2',
    },
    {
      what: '`approval_policy = "untrusted"` was taken; today it stops Codex',
      until: '0.148',
      by: 'H:CDX2',
    },
  ],
  formats: [project, user, agent, plugin, manifest, inManifestFolder, misplaced],
  moved: [{ env: 'CODEX_HOME', from: '~/.codex', by: 'H:CDX2' }],
  precedence: [
    {
      sources: [
        { format: 'codex', files: 'project', above: 'nearer' },
        { format: 'codex-user', files: 'user' },
      ],
      same: 'merged',
      by: 'H:CDX2',
    },
  ],
  toolNames: {
    form: 'mcp__S__T',
    server: clean,
    name: toolName,
    names: toolNames,
    apartBy: 'a hash',
    collision: 'every one of the names that collide ends in a hash of 12 digits; nothing is lost',
    clash: {},
    limit: {
      most: longest,
      length: (server, tool) => namespaceOf(server).length + 2 + clean(tool).length,
      over: 'hashed',
      by: 'R:CDX',
    },
    by: 'R:CDX',
  },
});
