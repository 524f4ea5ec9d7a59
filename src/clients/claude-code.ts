import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type ReferenceFault,
  type ReferencePlace,
  type ReservedName,
  type RuledServer,
  type SeenFile,
  type Syntax,
  type ToolNames,
  wrongNames,
} from './define.ts';
import { starsMatch } from './encodings/stars.ts';
import { isObject } from './own.ts';

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

/** What plugins may write. The server itself finds the last of them in its environment everywhere. */
const ofPlugins = ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR'] as const;

/** Loaded and listed, and then it fails when it is started. */
const unreached: Reaction = { effect: 'fails-server', by: 'R:CC' };

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
    url: { is: 'url', for: ['http', 'sse', 'ws'], note: 'parsed when the server is started, not before' },
    headers: { is: 'headers', for: ['http', 'sse', 'ws'] },
    headersHelper: { is: 'headersHelper', for: ['http', 'sse', 'ws'], by: 'H:CC' },
    timeout: { is: 'timeout', unit: 'ms', floor: 1000, note: 'below 1000 ignored (2.1.162 and newer)' },
    alwaysLoad: { is: 'alwaysLoad', note: '2.1.121 and newer' },
    oauth: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: {
        clientId: 'clientId',
        callbackPort: 'callbackPort',
        authServerMetadataUrl: 'serverMetadataUrl',
        scopes: 'scope',
      },
      note: '`scopes` is one string',
    },
    tools: { is: 'toolPolicy', for: ['http', 'sse'], takes: ['list'], note: 'a list of `{name, permission_policy}`' },
    toolPermissions: { is: 'toolPolicy', for: ['http', 'sse'], takes: ['object'], by: 'R:CC' },
    discoveryCache: { is: 'other', idle: true, for: ['http', 'sse'], note: 'internal' },
    request_timeout_ms: { is: 'other', idle: true, for: ['http', 'sse'], note: 'internal' },
    displayName: { is: 'other', idle: true, note: 'internal' },
    role: { is: 'other', idle: true, note: 'internal' },
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
  notObject: skips,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:CC' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  urls: { parsed: 'unless-variable', reaction: unreached },
  unsendable: unreached,
  starts: { blanks: 'one-program', by: 'R:CC' },
  keepsTilde: { words: 'R:CC' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is, and `claude mcp list` warns',
    cutsNested: 'I:CCI',
    elsewhere: {
      names: ofPlugins,
      where: 'in plugins alone',
      defaults: { CLAUDE_PROJECT_DIR: '.' },
      by: 'R:CC',
    },
    by: 'R:CC',
  },
  names: [
    {
      pattern: /^[A-Za-z0-9_-]+$/,
      allows: 'letters, digits, "-" and "_"',
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
  dialect: {
    ...dialect,
    switchOff: 'name the server in "disabledMcpjsonServers" of .claude/settings.local.json',
  },
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
    empty: { effect: 'fine', by: 'R:CC', note: 'it waits for an address, which plugins leave to who installs them' },
    called: unreached,
  },
  placeholders: {
    in: {
      command: pluginVariables,
      args: pluginVariables,
      env: pluginVariables,
      url: pluginVariables,
      headers: pluginVariables,
    },
    own: ofPlugins,
    ownTakesNoDefault: 'R:CC',
    whenUnset: 'the text stays as it is',
    by: 'H:CC',
  },
};

const dropsFile: Reaction = { effect: 'drops-file', by: 'R:CC', note: 'it is logged at debug level only' };

function clean(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, '_');
}

function toolName(server: string, tool: string): string {
  return `mcp__${clean(server)}__${clean(tool)}`;
}

/** The API that answers counts the characters, not the client. */
const longestOfApi = { most: 128, over: 'refused', whose: 'the API of Anthropic', by: 'I:CCL' } as const;

const toolNames: ToolNames = {
  form: 'mcp__S__T',
  server: clean,
  name: toolName,
  collision: 'of two tools with one name, one is gone; of two servers, which one differs from run to run',
  clash: { within: 'first', across: 'one' },
  limit: { ...longestOfApi, length: (server, tool) => toolName(server, tool).length },
  by: 'R:CC',
};

/** The whole name of a tool whose server comes with a plugin. */
export function pluginToolName(plugin: string, server: string, tool: string): string {
  return `mcp__plugin_${plugin}_${clean(server)}__${clean(tool)}`;
}

const namesOfPlugin: ToolNames = {
  ...toolNames,
  form: 'mcp__plugin_<plugin>_S__T',
  name: (server, tool) => pluginToolName('<plugin>', server, tool),
  // The name of a plugin is one character at least.
  limit: { ...longestOfApi, length: (server, tool) => pluginToolName('p', server, tool).length },
  by: 'H:CC',
};

const stopsAction: Reaction = { effect: 'refuses-file', by: 'R:CCA', note: 'Claude Code does not start' };

/** JSON in a workflow, after "--mcp-config": it lies in no file of its own. */
const action: Format = {
  ...project,
  id: 'claude-code-action',
  belongsTo: 'itself',
  title: "what a workflow gives Claude Code's action",
  files: [],
  schema: 'claude-code-project',
  schemaBy: 'R:CCA',
  syntax: { ...strict, broken: stopsAction },
  noMap: stopsAction,
  badRoot: stopsAction,
  dialect: { ...unreserved, by: 'R:CCA', switchOff: 'remove the entry' },
};

const ownFolder = '${CLAUDE_PLUGIN_ROOT}';

const marketplace = '.claude-plugin/marketplace.json';

const plugin: Format = {
  ...project,
  id: 'claude-code-plugin',
  belongsTo: 'plugin',
  ownFolder,
  atTop: { format: 'claude-code-project', by: 'R:CC' },
  replacedBy: { file: '.claude-plugin/plugin.json', at: ['mcpServers'], by: 'R:CC' },
  title: 'the servers file of a Claude Code plugin',
  toolNames: namesOfPlugin,
  syntax: { ...strict, bom: dropsFile, empty: dropsFile, broken: dropsFile },
  bareMap: true,
  noMap: fine,
  badRoot: dropsFile,
  arrayRoot: fine,
  arrayMap: { effect: 'warns', by: 'R:CC', note: 'the servers get the numbers of their places as names' },
  dialect: pluginDialect,
  when: isOfPlugin,
};

/** The plugin is there without it, and listed as "loaded with errors". */
const complains: Reaction = { effect: 'warns', by: 'R:CC' };

const pluginManifest: Format = {
  id: 'claude-code-plugin-manifest',
  belongsTo: 'plugin',
  ownFolder,
  title: "a Claude Code plugin's manifest",
  toolNames: namesOfPlugin,
  files: ['.claude-plugin/plugin.json'],
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [{ at: ['mcpServers'], list: 'too' }],
  serverFiles: {
    at: ['mcpServers'],
    prefix: './',
    from: '..',
    format: 'claude-code-plugin',
    missing: { effect: 'drops-file', by: 'R:CC', note: '"claude plugin validate" names it' },
    refused: { effect: 'refuses-file', by: 'R:CC' },
  },
  parts: {
    at: ['commands', 'agents', 'skills', 'hooks', 'outputStyles', 'monitors', 'themes', 'workflows'].map((key) => [
      key,
    ]),
    from: '..',
    missing: complains,
    outside: complains,
    loaded: {
      at: 'hooks',
      file: 'hooks/hooks.json',
      again: { effect: 'warns', by: 'R:CCB', note: 'up to 2.1.260; it is loaded once since 2.1.300' },
      twice: complains,
    },
  },
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'R:CC' },
  dialect: pluginDialect,
  claims: 'path',
};

const marketplaceRefuses: Reaction = { effect: 'refuses-plugin', by: 'R:CC', note: 'whoever installs it is told' };

const { serverFiles: _files, parts: _parts, ...withServers } = pluginManifest;

/** An entry may hold what the manifest of its plugin would; one thing wrong in it, and the plugin is not installed. */
const marketplaceFile: Format = {
  ...withServers,
  id: 'claude-code-marketplace',
  title: 'a marketplace of Claude Code plugins',
  files: [marketplace],
  schemaBy: 'R:CC',
  syntax: { ...strict, empty: refuses },
  servers: [{ at: ['plugins', '*', 'mcpServers'], list: 'too' }],
  overruledBy: {
    source: 'source',
    from: '..',
    unless: ['metadata', 'pluginRoot'],
    file: '.claude-plugin/plugin.json',
    by: 'R:CC',
  },
  parts: {
    at: [['plugins', '*', 'source']],
    from: '..',
    missing: marketplaceRefuses,
    outside: marketplaceRefuses,
  },
  dialect: {
    ...pluginDialect,
    inferred: { command: 'stdio', urlReaction: marketplaceRefuses },
    bad: marketplaceRefuses,
    notObject: marketplaceRefuses,
    neither: marketplaceRefuses,
    unknownTransport: { withCommand: marketplaceRefuses, withUrl: marketplaceRefuses },
    mismatch: marketplaceRefuses,
  },
};

const user: Format = {
  id: 'claude-code-user',
  belongsTo: 'user',
  title: "Claude Code's user file",
  files: ['.claude.json'],
  ofUser: true,
  userFiles: ['~/.claude.json'],
  inProject: { instead: '.mcp.json', by: 'R:CC' },
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [{ at: ['mcpServers'] }, { at: ['projects', '*', 'mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  badMap: { effect: 'skips-servers', by: 'R:CC' },
  nullMap: fine,
  // The list of approvals is for the project's file alone: the server starts all the same.
  dialect: { ...dialect, switchOff: 'name the server in "disabledMcpServers" of the project, under "projects"' },
  references: [
    ...['enabledMcpjsonServers', 'disabledMcpjsonServers', 'disabledMcpServers'].map(
      (key): ReferencePlace => ({ at: ['projects', '*', key], as: 'list', form: 'S', unknown: 'silent', by: 'H:CC' }),
    ),
    { at: ['projects', '*', 'allowedTools'], as: 'list', form: 'mcp__S__T', unknown: 'silent', by: 'H:CC' },
  ],
  claims: 'path',
};

const managed: Format = {
  id: 'claude-code-managed',
  belongsTo: 'administrator',
  title: "Claude Code's managed servers",
  files: ['managed-mcp.json'],
  ofUser: true,
  schemaBy: 'H:CC',
  syntax: strict,
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'refuses-file', by: 'H:CC' },
  badRoot: { effect: 'refuses-file', by: 'H:CC' },
  dialect,
  claims: 'path',
};

/** Servers of the client itself, of connectors and of the hosts that run it: no file here tells of them. */
const builtIn =
  /^(?:ide|computer-use|workspace|claude_ai(?:_.*)?|claude-in-chrome|Claude_(?:in_Chrome|Preview|Browser|Pages|Docs)|ccd_.*|cowork.*|mcp-registry|scheduled-tasks|widgets|remote-(?:devices|browser)|claude-(?:device|code-remote)|github_(?:ci|comment|inline_comment|file_ops)|[0-9a-f]{8}-[0-9a-f-]{27})$/;

const unclean: ReferenceFault = {
  pattern: /^mcp__[A-Za-z0-9_*-]*[.@/ +:][A-Za-z0-9_*.@/ +:-]*$/,
  fault: 'holds more than letters, digits, "-" and "_"',
  meant: (text) => {
    // After the rules for commands, "Bash(git:*)".
    const plain = text.replace(/:\*$/, (_, at: number) => (/__.*__/.test(text.slice(0, at)) ? '*' : '__*'));
    return /[:/]/.test(plain) ? undefined : `mcp__${plain.slice('mcp__'.length).replace(/[^A-Za-z0-9_*-]/g, '_')}`;
  },
  help: 'write "mcp__<server>__<tool>", with "_" for what the names of tools cannot hold',
  by: 'H:CC',
};

const oneUnderscore: ReferenceFault = {
  pattern: /^mcp_[A-Za-z0-9][\w*-]*$/,
  fault: 'begins with one underscore where two are needed',
  help: 'write "mcp__<server>__<tool>"',
  by: 'R:CC',
};

const nameless: ReferenceFault = {
  pattern: /^mcp_{0,2}$/,
  fault: 'names no server',
  help: 'write "mcp__<server>" for each server',
  by: 'R:CC',
};

const parentheses: ReferenceFault = {
  pattern: /^mcp__[^(]+\(/,
  fault: 'has parentheses',
  meant: (text) => text.slice(0, text.indexOf('(')),
  help: 'leave the parentheses out',
  by: 'R:CC',
};

/** "mcp__*" is fine where something is forbidden. */
const looseWildcard: ReferenceFault = {
  pattern: /^mcp__(?![^*]+__|.*:\*$)[^*(]*\*/,
  fault: 'has a wildcard before the name of a server has ended',
  help: 'write "mcp__<server>__*" for each server',
  by: 'R:CC',
};

/** A matcher without other signs is no regular expression. */
const serverAlone: ReferenceFault = {
  pattern: /^mcp__(?:[^_]|_(?!_))+$/,
  within: /^[\w\s,|-]+$/,
  fault: 'is compared with whole names of tools, and names a server',
  meant: (text) => `${text}__.*`,
  help: 'write "mcp__<server>__.*"',
  by: 'M:CCD',
};

const toolRule = { form: 'mcp__S__T', builtIn, bundled: /^plugin_.+_/, by: 'R:CC' } as const;

const rulesUnder = (
  key: string,
  faults: readonly ReferenceFault[],
  grants?: ReferencePlace['grants'],
): ReferencePlace => ({
  ...toolRule,
  ...(grants && { grants }),
  at: ['permissions', key],
  as: 'list',
  faults: [...faults, unclean, oneUnderscore, nameless],
});

/** Beside the lists of rules, keys of its command line and of other clients. */
const noRules = (key: string, ...wrong: readonly string[]): ReferencePlace[] =>
  wrong.map((each) => ({
    ...toolRule,
    at: ['permissions', each],
    as: 'list',
    instead: key,
    unknown: 'silent',
    by: 'M:CCD',
  }));

/** Only the servers of the project's own file are approved or refused here. */
const ofProjectFile = { as: 'list', form: 'S', among: ['claude-code-project'], builtIn, by: 'R:CC' } as const;

/** A policy may speak of servers that nobody has. */
const policy = { as: 'text', form: 'S', unknown: 'silent', by: 'R:CC' } as const;

const hookMatcher: ReferencePlace = {
  ...toolRule,
  at: ['hooks', '*', '*', 'matcher'],
  as: 'expression',
  faults: [serverAlone],
  by: 'M:CCD',
};

const ofSettings: readonly ReferencePlace[] = [
  rulesUnder('allow', [parentheses, looseWildcard], 'allows'),
  rulesUnder('ask', [parentheses]),
  rulesUnder('deny', [parentheses], 'forbids'),
  { ...ofProjectFile, at: ['enabledMcpjsonServers'], grants: 'allows' },
  { ...ofProjectFile, at: ['disabledMcpjsonServers'], switches: 'off' },
  { ...policy, at: ['allowedMcpServers', '*', 'serverName'], grants: 'allows' },
  { ...policy, at: ['deniedMcpServers', '*', 'serverName'], grants: 'forbids' },
  hookMatcher,
  ...noRules(
    'allow',
    'allowedTools',
    'allowTools',
    'allowed_tools',
    'allowed-tools',
    'allowed',
    'allowlist',
    'autoApprove',
  ),
  ...noRules(
    'deny',
    'disallowedTools',
    'deniedTools',
    'denyTools',
    'disallowed_tools',
    'denied',
    'disallow',
    'denylist',
  ),
  ...noRules('ask', 'askTools', 'prompt'),
];

/** Tools in the front matter of agents, commands and skills. */
const toolsUnder = (key: string): ReferencePlace => ({
  ...toolRule,
  at: [key],
  as: 'words',
  faults: [unclean, oneUnderscore],
  by: 'M:CCD',
});

/** What other clients, and people, call tools that it has. */
const called: ReadonlyMap<string, string> = new Map([
  ['bash', 'Bash'],
  ['edit', 'Edit'],
  ['glob', 'Glob'],
  ['grep', 'Grep'],
  ['read', 'Read'],
  ['read_file', 'Read'],
  ['run_shell_command', 'Bash'],
  ['shell', 'Bash'],
  ['web_fetch', 'WebFetch'],
  ['web_search', 'WebSearch'],
  ['webfetch', 'WebFetch'],
  ['websearch', 'WebSearch'],
  ['write', 'Write'],
  ['write_file', 'Write'],
]);

/** A program, a path, a tool of another client. An agent that has no other is not started. */
const noTool: ReferenceFault = {
  pattern: /^(?!mcp)[a-z./~]/,
  fault: 'has neither the capital of a built-in tool nor "mcp__" before it',
  meant: (text) => called.get(text),
  help: 'leave it out, and name "Bash" where the agent is to run programs',
  by: 'R:CC',
};

/** Commands and skills have rules in their place, which nobody saw compared. */
const toolsOfAgent = (key: string): ReferencePlace => ({
  ...toolsUnder(key),
  faults: [noTool, unclean, oneUnderscore],
});

/** Under the keys of the other kind of text, and as JSON would have it. */
const insteadOf = (key: string, ...wrong: readonly string[]): ReferencePlace[] =>
  wrong.map((each) => ({ ...toolRule, at: [each], as: 'words', instead: key, unknown: 'silent', by: 'M:CCD' }));

/** What one entry of a policy says of a server; an entry with several keys, or a name that is none, is left out. */
interface PolicyEntry {
  readonly serverName?: string;
  readonly serverCommand?: readonly string[];
  readonly serverUrl?: string;
}

function policyEntries(rules: readonly unknown[], name: RegExp): PolicyEntry[] {
  return rules.filter((rule): rule is PolicyEntry => {
    if (!isObject(rule) || Object.keys(rule).length !== 1) return false;
    const { serverName, serverCommand, serverUrl } = rule;
    if (serverCommand !== undefined) return areTexts(serverCommand);
    return typeof serverName === 'string' ? name.test(serverName) : typeof serverUrl === 'string';
  });
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function speaksOf({ serverName, serverCommand, serverUrl }: PolicyEntry, server: RuledServer): boolean {
  if (serverName !== undefined) return serverName === server.name;
  const { command, args = [], url } = server;
  if (serverCommand !== undefined) return JSON.stringify(serverCommand) === JSON.stringify([command, ...args]);
  return serverUrl !== undefined && url !== undefined && starsMatch(serverUrl.toLowerCase(), url.toLowerCase());
}

function denies(rules: readonly unknown[], server: RuledServer): boolean {
  return policyEntries(rules, /\S/).some((entry) => speaksOf(entry, server));
}

/** A name does for a server only where no entry says what it has to be. */
function leavesOut(rules: readonly unknown[], server: RuledServer): boolean {
  // What it will be is not known.
  if ([server.command, ...(server.args ?? []), server.url].some((text) => text?.includes('${'))) return false;
  const entries = policyEntries(rules, /^[A-Za-z0-9_-]+$/);
  const isOfItsKind = ({ serverCommand, serverUrl }: PolicyEntry) =>
    server.url === undefined ? serverCommand !== undefined : serverUrl !== undefined;
  const ofItsKind = entries.filter(isOfItsKind);
  return !(ofItsKind.length > 0 ? ofItsKind : entries).some((entry) => speaksOf(entry, server));
}

const settings: Format = {
  id: 'claude-code-settings',
  title: "Claude Code's settings",
  files: ['.claude/settings.json', '.claude/settings.local.json'],
  userFiles: ['~/.claude/settings.json', '~/.claude/settings.local.json'],
  schemaBy: 'H:CC',
  syntax: { ...strict, broken: { effect: 'refuses-file', by: 'H:CC' } },
  servers: [],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'R:CC', note: 'a value that does not fit costs all settings of the file' },
  place: 'settings files',
  rootFields: {
    enableAllProjectMcpServers: {
      is: 'trust',
      approvesAll: true,
      by: 'R:CC',
      note: 'approves every server of `.mcp.json`, once the folder is trusted',
    },
  },
  unread: [{ at: ['mcpServers'], instead: '.mcp.json', insteadOfUser: '~/.claude.json', by: 'R:CC' }],
  references: ofSettings,
  serverRules: [
    { at: ['deniedMcpServers'], stops: denies, by: 'R:CC' },
    { at: ['allowedMcpServers'], stops: leavesOut, by: 'R:CC' },
  ],
  claims: 'path',
};

const { serverRules: _rules, ...ofAdministrator } = settings;

const refusesManaged: Reaction = { effect: 'skips-server', by: 'H:CC' };

const remoteFields = Object.fromEntries(
  Object.entries(dialect.fields).filter(([, fact]) => fact.is !== 'headersHelper' && !fact.for?.includes('stdio')),
);

const managedSettings: Format = {
  ...ofAdministrator,
  id: 'claude-code-managed-settings',
  belongsTo: 'administrator',
  title: "Claude Code's managed settings",
  files: ['managed-settings.json'],
  userFiles: [],
  servers: [{ at: ['managedMcpServers'] }],
  badRoot: { effect: 'ignored', by: 'H:CC' },
  badMap: { effect: 'refuses-file', by: 'H:CC' },
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
    both: { reaction: refusesManaged },
    urls: { reaction: unreached },
    // Fields of local servers are refused by name: the schema says so.
    strict: true,
    fields: remoteFields,
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:CC' },
    names: [{ pattern: /^[A-Za-z0-9_-]+$/, allows: 'letters, digits, "-" and "_"', reaction: refusesManaged }],
  },
};

const keysOfTools = ['tools', 'Tools'] as const;

const agent: Format = {
  id: 'claude-code-agent',
  belongsTo: 'agent',
  title: 'a Claude Code sub-agent',
  files: ['.claude/agents/**/*.md'],
  userFiles: [],
  schemaBy: 'H:CC',
  syntax: {
    language: 'markdown',
    requotes: { values: 'odd', by: 'H:CC' },
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
  references: [
    { ...toolsOfAgent('tools'), grants: 'needs' },
    toolsOfAgent('disallowedTools'),
    { at: ['mcpServers'], as: 'list', form: 'S', builtIn, by: 'H:CC' },
    ...insteadOf('tools', 'allowed-tools', 'allowedTools'),
  ],
  holds: ['mcp', ...keysOfTools],
  claims: 'shape',
};

const { dialect: _agents, ...frontMatter } = agent;

const command: Format = {
  ...frontMatter,
  id: 'claude-code-command',
  title: 'a command of Claude Code',
  files: ['.claude/commands/**/*.md'],
  schema: 'none',
  schemaBy: 'M:CCD',
  servers: [],
  references: [
    toolsUnder('allowed-tools'),
    toolsUnder('disallowed-tools'),
    ...insteadOf('allowed-tools', 'tools', 'allowedTools'),
  ],
  holds: ['mcp_'],
};

const skill: Format = {
  ...command,
  id: 'claude-code-skill',
  title: 'a skill of Claude Code',
  files: ['.claude/skills/**/SKILL.md'],
};

/** A plugin's own server has to be named as for everybody else. */
const ofPlugin: Pick<ReferencePlace, 'inPlugin' | 'unknown'> = {
  inPlugin: {
    servers: ['claude-code-plugin', 'claude-code-plugin-manifest'],
    manifest: 'claude-code-plugin-manifest',
    name: ['name'],
    spell: (name, server) => `mcp__plugin_${clean(name)}_${clean(server)}`,
    by: 'I:CCP',
  },
  unknown: 'silent',
};

const partOfPlugin: Format = {
  ...command,
  id: 'claude-code-plugin-command',
  belongsTo: 'plugin',
  title: 'a command of a plugin',
  files: ['commands/*.md'],
  beside: '../.claude-plugin',
  references: [{ ...toolsUnder('allowed-tools'), ...ofPlugin }, ...insteadOf('allowed-tools', 'tools', 'allowedTools')],
};

/** The hooks of a plugin; it is lost with its servers where one of them guards something and cannot be read. */
const pluginHooks: Format = {
  ...withServers,
  id: 'claude-code-plugin-hooks',
  title: 'the hooks of a plugin',
  files: ['hooks/hooks.json'],
  beside: '../.claude-plugin',
  schemaBy: 'R:CC',
  syntax: { ...strict, bom: refuses, empty: refuses },
  servers: [],
  parts: { at: [['modules']], from: '.', missing: complains, outside: complains },
  badRoot: refuses,
  references: [{ ...hookMatcher, ...ofPlugin }],
};

const pluginSkill: Format = {
  ...partOfPlugin,
  id: 'claude-code-plugin-skill',
  title: 'a skill of a plugin',
  files: ['skills/**/SKILL.md'],
  beside: '../../.claude-plugin',
  // One of a project has its first line in the place of a description.
  opens: {
    with: ['description', 'when_to_use'],
    unless: 'disable-model-invocation',
    otherwise: 'offers the skill to no model',
    by: 'R:CC',
  },
};

const pluginAgent: Format = {
  ...partOfPlugin,
  id: 'claude-code-plugin-agent',
  title: 'a sub-agent of a plugin',
  files: ['agents/*.md'],
  references: [
    // Copilot reads the same folder, and has other words for tools.
    ...['tools', 'disallowedTools'].map((key) => ({ ...toolsUnder(key), ...ofPlugin })),
    ...insteadOf('tools', 'allowed-tools', 'allowedTools'),
  ],
};

/** Claude Code never looks here; people write it by analogy with the other folders. */
const misplaced: Format = {
  id: 'claude-code-misplaced',
  title: 'a servers file where Claude Code does not look',
  files: ['.claude/mcp.json', '.claude/.mcp.json'],
  userFiles: ['~/.claude/mcp.json', '~/.claude/.mcp.json'],
  schema: 'none',
  schemaBy: 'R:CC',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  unread: [
    { at: ['mcpServers'], instead: '.mcp.json', insteadOfUser: '~/.claude.json', by: 'R:CC' },
    { at: ['servers'], instead: '.mcp.json', insteadOfUser: '~/.claude.json', by: 'R:CC' },
  ],
  place: 'this path',
  otherReaders: ['omp'],
  claims: 'shape',
};

/** Further names that people give it there; those of a plugin's own folder stand beside its manifest. */
const misnamed: Format = {
  ...misplaced,
  id: 'claude-code-misnamed',
  title: 'a servers file under a name that Claude Code does not look for',
  files: [
    ...wrongNames('.claude', 'mcp.json', '.mcp.json', 'settings.json'),
    ...['claude_code_config', 'claude_desktop_config', 'claude_config'].map((name) => `.claude/${name}.json`),
    '.claude-plugin/mcp.json',
    '.claude-plugin/.mcp.json',
  ],
  userFiles: [
    ...wrongNames('~/.claude', 'mcp.json', '.mcp.json', 'settings.json'),
    ...['claude_code_config', 'claude_desktop_config', 'claude_config'].map((name) => `~/.claude/${name}.json`),
  ],
  otherReaders: [],
};

/** The file is for others where these lie beside it, or a copy of the one that is read. */
const readElsewhere = ['.cursor-plugin', '.plugin', 'POWER.md', '.mcp.json'];

/** The name is that of plugins for other agents; a manifest that names the file has it read as any other. */
const misnamedOfPlugin: Format = {
  ...misplaced,
  id: 'claude-code-plugin-misplaced',
  title: 'a servers file of a plugin under a name that Claude Code does not look for',
  files: ['mcp.json'],
  userFiles: [],
  beside: '.claude-plugin',
  when: ({ value, beside }) => hasKey(value, 'mcpServers') && !readElsewhere.some(beside),
  unread: [{ at: ['mcpServers'], instead: '.mcp.json', by: 'R:CC' }],
  place: 'this path',
  otherReaders: [],
};

const othersManifests = ['.codex-plugin', '.github/plugin', '.plugin', 'plugin.json'];

/**
 * A file of a plugin lies beside its manifest or speaks of the plugin's folder. Below the root of a repository a bare
 * map is taken for one too: a marketplace need not give every plugin a manifest.
 */
function isOfPlugin({ path, text, value, beside, above }: SeenFile): boolean {
  // A marketplace alone says where its plugins lie, and its own folder is a project as any other.
  const isPlugin = beside('.claude-plugin') && (!beside(marketplace) || beside('.claude-plugin/plugin.json'));
  if (isPlugin || text.includes('${CLAUDE_PLUGIN_ROOT}')) return true;
  const wrapped = hasKey(value, 'mcpServers') || hasKey(value, 'servers');
  if (wrapped || value === undefined || othersManifests.some(beside)) return false;
  return path.includes('/') || above('.claude-plugin');
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
    CC: {
      title: '@anthropic-ai/claude-code, run and read',
      version: '2.1.327',
      date: '2026-11-19',
      recordings: [
        'claude-code',
        'claude-code-settings',
        'claude-code-user',
        'claude-code-plugin',
        'claude-code-plugin-hooks',
      ],
    },
    CCB: { title: '@anthropic-ai/claude-code, older versions, run', version: '2.1.260', date: '2026-11-20' },
    CCD: { title: 'code.claude.com, subagents, skills, hooks and permissions', version: '2026-11', date: '2026-11-18' },
    CCP: { title: 'anthropics/claude-code#65770, names in a plugin', version: '2.1.166', date: '2026-11-18' },
    CCL: { title: 'anthropics/claude-code#96152, the API refuses a name', version: '2.1.280', date: '2026-11-18' },
    CCI: { title: 'anthropics/claude-code, issue 25563', version: 'February 2026', date: '2026-02-13' },
    CCF: {
      title: '"MCP Server Configuration Specification", of a form that edits the files of Claude Code',
      version: '2026-01',
      date: '2026-11-19',
    },
    CCA: {
      title: 'anthropics/claude-code-action 24dcd50, read, and Claude Code 2.1.327 run with --mcp-config',
      version: 'after 1.0.99',
      date: '2026-11-20',
    },
    AIXM: { title: 'thoreinstein/aix, docs/mcp-field-mapping.md', version: '0.1.0', date: '2026-11-19' },
  },
  formats: [
    project,
    plugin,
    pluginManifest,
    marketplaceFile,
    user,
    managed,
    settings,
    managedSettings,
    agent,
    command,
    skill,
    partOfPlugin,
    pluginHooks,
    pluginSkill,
    pluginAgent,
    misplaced,
    misnamed,
    misnamedOfPlugin,
    action,
  ],
  moved: [
    { env: 'CLAUDE_CONFIG_DIR', from: '~/.claude', by: 'H:CC' },
    { env: 'CLAUDE_CONFIG_DIR', from: '~', by: 'H:CC' },
  ],
  toolNames,
  precedence: [
    {
      sources: [
        { format: 'claude-code-user', files: 'user', at: ['projects', '*', 'mcpServers'] },
        {
          format: 'claude-code-project',
          files: 'project',
          above: 'nearer',
          note: 'a server of the project counts once the user has approved it',
        },
        { format: 'claude-code-user', files: 'user', at: ['mcpServers'] },
      ],
      same: 'replaced',
      by: 'R:CC',
    },
  ],
  formerly: [
    {
      what: 'a form for its files has servers in `.claude/settings.json`, `.claude/settings.local.json` and `~/.claude/settings.json`; it reads none from settings',
      by: 'M:CCF',
    },
    { what: 'the form takes names of lower-case letters, digits, "-" and "_" alone; others load', by: 'M:CCF' },
    {
      what: 'the form wants a `type` in every entry, one of `stdio`, `http` and `sse`; without one an entry is stdio, and more words are known',
      by: 'M:CCF',
    },
    { what: 'the form has `enabled`; nothing reads it, so `"enabled": false` runs', by: 'M:CCF' },
    {
      what: 'the form has `timeout` in seconds, 30 if it is missing; it is in milliseconds, and less than 1000 is ignored',
      by: 'M:CCF',
    },
    { what: 'the form has `retries`, 3 if it is missing; nothing reads it', by: 'M:CCF' },
    {
      what: 'the form has variables in `env`, `command`, `args` and `headers`; in `url` they are replaced too',
      by: 'M:CCF',
    },
    { what: 'aix wrote the transport as `transport`; only `type` is read', by: 'M:AIXM' },
    { what: 'aix takes a `url` without a transport for sse; without a `type` the server is skipped', by: 'M:AIXM' },
    { what: 'aix keeps `platforms` here; nothing reads it, so the server runs on every system', by: 'M:AIXM' },
    { what: 'aix keeps `disabled` here; nothing reads it, so `"disabled": true` runs', by: 'M:AIXM' },
  ],
});
