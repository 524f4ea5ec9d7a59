import {
  type Dialect,
  defineClient,
  type Format,
  type Reaction,
  type RecognisedFile,
  type ReservedName,
  type Syntax,
} from './define.ts';

const skips: Reaction = {
  effect: 'skips-server',
  by: 'R:CC',
  note: 'before 2.1.141 one such entry cost every server of the file',
};
const refuses: Reaction = { effect: 'refuses-file', by: 'R:CC' };
const fine: Reaction = { effect: 'fine', by: 'R:CC' };

const reservedSince = (name: string | RegExp, since?: string): ReservedName => ({
  name,
  reaction:
    since === undefined ? { effect: 'skips-server', by: 'H:CC' } : { effect: 'skips-server', by: 'H:CC', since },
});

/** Read in the bundle of 2.1.326; the list grows with releases. */
const reserved: readonly ReservedName[] = [
  { name: 'workspace', reaction: { effect: 'skips-server', by: 'R:CC', since: '2.1.128' } },
  { name: 'computer-use', reaction: { effect: 'skips-server', by: 'R:CC' } },
  { name: '__proto__', reaction: { effect: 'skips-server', by: 'R:CC' } },
  reservedSince(/^claude[^a-zA-Z0-9-]in[^a-zA-Z0-9-]chrome$|^claude-in-chrome$/),
  reservedSince(/^Claude[ _](?:Preview|Browser)$/, '2.1.205'),
  reservedSince(
    /^(?:claude-device|remote-devices|claude_ai|ccr-email|hearthbot|webagent|claude-code-remote|Slack sign-in \(Claude Code tag\))$/,
  ),
  reservedSince(/^__(?:define|lookup)[GS]etter__$/),
];

const variables = ['${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:CC',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', 'streamable-http': 'http', sse: 'sse', ws: 'ws' },
  inferred: {
    command: 'stdio',
    urlReaction: { effect: 'skips-server', by: 'R:CC', note: 'an entry without "type" is taken for a local server' },
  },
  fields: {
    type: {
      is: 'transport',
      default: 'stdio',
      note: 'case-sensitive; "streamable-http" is not known to 2.1.100 and older',
    },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    url: { is: 'url', for: ['http', 'sse', 'ws'], note: 'not checked as a URL when it is loaded' },
    headers: { is: 'headers', for: ['http', 'sse', 'ws'] },
    headersHelper: { is: 'headersHelper', for: ['http', 'sse', 'ws'], by: 'H:CC' },
    timeout: { is: 'timeout', unit: 'ms', floor: 1000, note: 'below 1000 ignored (2.1.162 and newer)' },
    alwaysLoad: { is: 'alwaysLoad', note: '2.1.121 and newer' },
    oauth: { is: 'oauth', for: ['http', 'sse'], note: '`scopes` is one string' },
    tools: { is: 'toolPolicy', for: ['http', 'sse'], note: 'a list of `{name, permission_policy}`' },
    toolPermissions: { is: 'toolPolicy', for: ['http', 'sse'], by: 'R:CC' },
    discoveryCache: { is: 'other', for: ['http', 'sse'], note: 'internal' },
    request_timeout_ms: { is: 'other', for: ['http', 'sse'], note: 'internal' },
    displayName: { is: 'other', note: 'internal' },
    role: { is: 'other', note: 'internal' },
    cwd: { is: 'cwd', unread: true },
    envFile: { is: 'envFile', unread: true },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    retries: { is: 'retries', unread: true, note: 'a configuration form documents it; Claude Code does not read it' },
    transport: { is: 'transport', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    platforms: { is: 'platforms', unread: true },
    description: { is: 'description', unread: true },
  },
  bad: skips,
  switchOff: 'name the server in "disabledMcpjsonServers" of .claude/settings.local.json',
  notObject: skips,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:CC' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is, and `claude mcp list` warns',
    by: 'R:CC',
  },
  names: [
    {
      pattern: /^[a-z0-9_-]+$/,
      allows: 'lower-case letters, digits, "-" and "_"',
      reaction: {
        effect: 'fine',
        by: 'R:CC',
        note: 'the file takes any name, "claude mcp add" letters, digits, "-" and "_"',
      },
    },
  ],
  reserved,
};

const strict: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: fine,
  empty: fine,
  broken: refuses,
  duplicates: fine,
};

const project: Format = {
  id: 'claude-code-project',
  title: "Claude Code's project file",
  files: ['.mcp.json'],
  schemaBy: 'R:CC',
  syntax: { ...strict, maxBytes: { value: 2_097_152, by: 'H:CC' } },
  servers: [{ at: ['mcpServers'] }],
  noMap: refuses,
  badRoot: refuses,
  dialect,
  claims: 'path',
};

/** The user's answers exist only for servers that a plugin brings. */
const pluginVariables = [...variables, '${user_config.KEY}'] as const;

const drops: Reaction = { effect: 'drops-server', by: 'R:CC', note: '"claude plugin validate" names it' };

const { reserved: _, ...unreserved } = dialect;

/** Servers of a plugin get the plugin's name in front of theirs, which reserves none. */
const pluginDialect: Dialect = {
  ...unreserved,
  inferred: { command: 'stdio', urlReaction: drops },
  bad: drops,
  notObject: drops,
  neither: drops,
  unknownTransport: { withCommand: drops, withUrl: drops },
  mismatch: drops,
  urls: {
    parsed: 'unless-variable',
    reaction: { effect: 'fails-server', by: 'R:CC', note: '"claude plugin validate" refuses it' },
  },
  placeholders: {
    in: {
      command: pluginVariables,
      args: pluginVariables,
      env: pluginVariables,
      url: pluginVariables,
      headers: pluginVariables,
    },
    whenUnset: 'the text stays as it is',
    by: 'H:CC',
  },
};

const dropsFile: Reaction = { effect: 'drops-file', by: 'R:CC', note: 'it is logged at debug level only' };

const plugin: Format = {
  ...project,
  id: 'claude-code-plugin',
  title: 'the servers file of a Claude Code plugin',
  toolForm: 'mcp__plugin_<plugin>_S__T',
  syntax: { ...strict, bom: dropsFile, empty: dropsFile, broken: dropsFile },
  bareMap: true,
  noMap: fine,
  badRoot: dropsFile,
  arrayRoot: fine,
  arrayMap: { effect: 'warns', by: 'R:CC', note: 'the servers get the numbers of their places as names' },
  dialect: pluginDialect,
  when: isOfPlugin,
};

const pluginManifest: Format = {
  id: 'claude-code-plugin-manifest',
  title: "a Claude Code plugin's manifest",
  toolForm: 'mcp__plugin_<plugin>_S__T',
  files: ['.claude-plugin/plugin.json'],
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [{ at: ['mcpServers'], list: 'too' }],
  serverFiles: {
    at: ['mcpServers'],
    prefix: './',
    from: '..',
    missing: { effect: 'drops-file', by: 'R:CC', note: '"claude plugin validate" names it' },
    refused: { effect: 'refuses-file', by: 'R:CC' },
  },
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  dialect: pluginDialect,
  claims: 'path',
};

const user: Format = {
  id: 'claude-code-user',
  title: "Claude Code's user file",
  files: ['.claude.json'],
  userFiles: ['~/.claude.json'],
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [{ at: ['mcpServers'] }, { at: ['projects', '*', 'mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  dialect,
  claims: 'path',
};

const managed: Format = {
  id: 'claude-code-managed',
  title: "Claude Code's managed servers",
  files: ['managed-mcp.json'],
  schemaBy: 'H:CC',
  syntax: strict,
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'refuses-file', by: 'H:CC' },
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  dialect,
  claims: 'path',
};

const settings: Format = {
  id: 'claude-code-settings',
  title: "Claude Code's settings",
  files: ['.claude/settings.json', '.claude/settings.local.json'],
  userFiles: ['~/.claude/settings.json', '~/.claude/settings.local.json'],
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  place: 'settings files',
  unread: [{ at: ['mcpServers'], instead: '.mcp.json', by: 'R:CC' }],
  claims: 'path',
};

const refusesManaged: Reaction = { effect: 'skips-server', by: 'H:CC' };

const remoteFields = Object.fromEntries(
  Object.entries(dialect.fields).filter(([, fact]) => fact.is !== 'headersHelper' && !fact.for?.includes('stdio')),
);

const managedSettings: Format = {
  ...settings,
  id: 'claude-code-managed-settings',
  title: "Claude Code's managed settings",
  files: ['managed-settings.json'],
  userFiles: [],
  servers: [{ at: ['managedMcpServers'] }],
  dialect: {
    ...dialect,
    by: 'H:CC',
    spellings: { http: 'http', 'streamable-http': 'http', sse: 'sse' },
    inferred: { urlReaction: refusesManaged },
    bad: refusesManaged,
    notObject: refusesManaged,
    neither: refusesManaged,
    unknownTransport: { withCommand: refusesManaged, withUrl: refusesManaged },
    mismatch: refusesManaged,
    both: { winner: 'url', reaction: refusesManaged },
    // Fields of local servers are refused by name: the schema says so.
    strict: true,
    fields: remoteFields,
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:CC' },
    names: [{ pattern: /^[A-Za-z0-9_-]+$/, allows: 'letters, digits, "-" and "_"', reaction: refusesManaged }],
  },
};

const agent: Format = {
  id: 'claude-code-agent',
  title: 'a Claude Code sub-agent',
  files: ['.claude/agents/*.md'],
  userFiles: [],
  schemaBy: 'H:CC',
  syntax: {
    language: 'markdown',
    comments: true,
    trailingCommas: false,
    bom: { effect: 'fine', by: 'H:CC' },
    empty: { effect: 'fine', by: 'H:CC' },
    broken: { effect: 'ignored', by: 'M:CC', note: 'the front matter is lost' },
    duplicates: { effect: 'ignored', by: 'M:CC' },
  },
  servers: [{ at: ['mcpServers'], list: 'only' }],
  noMap: { effect: 'fine', by: 'H:CC' },
  badRoot: { effect: 'ignored', by: 'H:CC' },
  dialect: {
    ...dialect,
    inferred: { command: 'stdio', urlReaction: { effect: 'drops-server', by: 'H:CC' } },
    bad: { effect: 'drops-server', by: 'H:CC' },
    notObject: { effect: 'drops-server', by: 'H:CC' },
    neither: { effect: 'drops-server', by: 'H:CC' },
    mismatch: { effect: 'drops-server', by: 'H:CC' },
    unknownTransport: {
      withCommand: { effect: 'drops-server', by: 'H:CC' },
      withUrl: { effect: 'drops-server', by: 'H:CC' },
    },
  },
  claims: 'shape',
};

/** Claude Code never looks here; people write it by analogy with the other folders. */
const misplaced: Format = {
  id: 'claude-code-misplaced',
  title: 'a servers file where Claude Code does not look',
  files: ['.claude/mcp.json', '.claude/.mcp.json'],
  userFiles: ['~/.claude/mcp.json', '~/.claude/.mcp.json'],
  schema: 'none',
  schemaBy: 'R:CC',
  syntax: strict,
  servers: [],
  noMap: fine,
  badRoot: fine,
  unread: [
    { at: ['mcpServers'], instead: '.mcp.json', by: 'R:CC' },
    { at: ['servers'], instead: '.mcp.json', by: 'R:CC' },
  ],
  place: 'this path',
  otherReaders: ['omp'],
  claims: 'shape',
};

/**
 * A file of a plugin lies beside its manifest or speaks of the plugin's folder. Below the root of a repository a bare
 * map is taken for one too: a marketplace need not give every plugin a manifest.
 */
function isOfPlugin({ path, text, value, beside, above }: RecognisedFile): boolean {
  if (beside('.claude-plugin') || text.includes('${CLAUDE_PLUGIN_ROOT}')) return true;
  const wrapped = hasKey(value, 'mcpServers') || hasKey(value, 'servers');
  return !wrapped && value !== undefined && !beside('.codex-plugin') && (path.includes('/') || above('.claude-plugin'));
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

export default defineClient({
  id: 'claude-code',
  name: 'Claude Code',
  about:
    'Anthropic’s coding agent. Servers of a project stand in `.mcp.json` at its root, those of the user in `~/.claude.json`; settings files hold permissions, never servers.',
  sources: {
    CC: { title: '@anthropic-ai/claude-code, run and read', version: '2.1.326', date: '2026-11-18' },
  },
  formats: [project, plugin, pluginManifest, user, managed, settings, managedSettings, agent, misplaced],
  toolNames: {
    form: 'mcp__S__T',
    server: (name) => name.replace(/[^a-zA-Z0-9_-]/g, '_'),
    collision: 'of two tools with one name, one is gone; which one differs from run to run',
    by: 'R:CC',
  },
});
