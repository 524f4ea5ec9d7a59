import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type ReferencePlace,
  type SeenFile,
  type ServedTool,
  type Syntax,
  wrongNames,
} from './define.ts';
import { punycode } from './encodings/punycode.ts';

const skips: Reaction = {
  effect: 'skips-server',
  by: 'R:GHC',
  note: 'before 1.0.89 one such entry cost every server of the file',
};
const refuses: Reaction = { effect: 'refuses-file', by: 'R:GHC' };
const fails: Reaction = { effect: 'fails-server', by: 'R:GHC' };
const fine: Reaction = { effect: 'fine', by: 'R:GHC' };

const variables = ['${NAME}', '${NAME:-default}', '$NAME', '${secret:name}'] as const;

const dialect: Dialect = {
  by: 'R:GHC',
  transportKey: 'type',
  spellings: { local: 'stdio', stdio: 'stdio', http: 'http', 'streamable-http': 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'missing: local with a `command`, http with a `url` (1.0.29 and newer)' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'has to parse as a URL before anything is expanded' },
    headers: { is: 'headers', for: ['http', 'sse'] },
    tools: {
      is: 'toolsAllowed',
      closes: 'H:GHC',
      default: '["*"]',
      note: 'a list of names; an empty one means none',
    },
    excludeTools: { is: 'toolsDenied', by: 'H:GHC' },
    disabled: { is: 'disabled', default: 'false', note: 'its list still says enabled' },
    timeout: { is: 'timeout', unit: 'ms' },
    slowConnectionThresholdMs: { is: 'other', by: 'H:GHC' },
    headersRefreshTtlMs: { is: 'other', for: ['http', 'sse'], by: 'H:GHC' },
    deferTools: { is: 'other', note: '`auto` or `never`' },
    filterMapping: { is: 'other', note: '`none`, `markdown`, `hidden_characters`, or one of them per tool' },
    auth: {
      is: 'auth',
      for: ['http', 'sse'],
      takes: ['boolean', 'object'],
      keys: { redirectPort: 'callbackPort' },
      note: '`true`, or `{redirectPort}`',
    },
    oidc: {
      is: 'auth',
      for: ['http', 'sse'],
      takes: ['boolean', 'object'],
      keys: { redirectPort: 'callbackPort' },
    },
    oauthClientId: { is: 'oauth', part: 'clientId', for: ['http', 'sse'], takes: ['text'] },
    oauthPublicClient: { is: 'oauth', for: ['http', 'sse'] },
    oauthGrantType: { is: 'oauth', for: ['http', 'sse'] },
    oauthScopes: {
      is: 'oauth',
      part: 'scopes',
      for: ['http', 'sse'],
      takes: ['list'],
      note: 'a list; needs `oauthClientId`',
    },
    oauth: { is: 'oauth', for: ['http', 'sse'], deprecated: { use: 'oauthClientId' } },
    disableToolCache: { is: 'other', by: 'H:GHC' },
    disableSecretMasking: { is: 'other', by: 'H:GHC' },
    displayName: { is: 'other', idle: true, by: 'H:GHC' },
    isDefaultServer: { is: 'other', idle: true, by: 'H:GHC' },
    safeForTelemetry: { is: 'other', idle: true, by: 'H:GHC' },
    events: { is: 'other', by: 'H:GHC' },
    notifications: { is: 'other', by: 'H:GHC' },
    enabled: { is: 'enabled', unread: true },
    envFile: { is: 'envFile', unread: true },
    headersHelper: { is: 'headersHelper', unread: true },
    alwaysLoad: { is: 'alwaysLoad', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
    transport: { is: 'transport', unread: true },
  },
  bad: skips,
  notObject: skips,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:GHC' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  urls: { parsed: 'always', reaction: skips, called: fails, unmended: fails },
  unsendable: fails,
  keepsLineEnds: true,
  ownHeaders: { names: ['content-length'], reaction: fails },
  sendsUtf8: true,
  keepsTilde: { words: 'R:GHC' },
  starts: { blanks: 'one-program', by: 'R:GHC' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    unset: [{ in: ['cwd'], reaction: fails }],
    whenUnset: 'the text stays as it is',
    by: 'R:GHC',
  },
  names: [
    {
      pattern: /^(?!\/)(?!.*\/\/)(?!.*\/$)[^}\p{Cc}]+$/u,
      allows: 'characters other than "}" and control characters, with single "/" only in between',
      fault: 'holds a control character, a "}", or a "/" that is doubled or at an end',
      reaction: skips,
    },
    { pattern: /^$|\S/, allows: 'a name that can be seen', fault: 'is nothing but blanks', reaction: skips },
  ],
};

const strict: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: refuses,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
  halves: refuses,
};

const project: Format = {
  id: 'copilot-cli',
  title: "Copilot CLI's project file",
  files: ['.github/mcp.json'],
  schemaBy: 'R:GHC',
  syntax: strict,
  servers: [{ at: ['mcpServers'] }],
  bareMap: 'some',
  noMap: fine,
  wrongKey: refuses,
  badRoot: refuses,
  dialect,
  claims: 'path',
  readsToo: ['claude-code-project'],
  hiddenBy: {
    file: '.mcp.json',
    reaction: { effect: 'drops-file', by: 'R:GHC', note: 'even when it is empty or broken' },
  },
};

const drops: Reaction = { effect: 'drops-server', by: 'R:GHC' };

const { bareMap: _, hiddenBy: __, ...wrapped } = project;

/** Read by other code: more liberal with the text, and silent about servers that it leaves out. */
const user: Format = {
  ...wrapped,
  id: 'copilot-cli-user',
  title: "Copilot CLI's user file",
  files: [],
  ofUser: true,
  userFiles: ['~/.copilot/mcp-config.json'],
  syntax: {
    ...strict,
    comments: true,
    trailingCommas: true,
    bom: fine,
    broken: { effect: 'refuses-file', by: 'H:GHC' },
  },
  noMap: { ...refuses, note: 'every "copilot mcp" command stops' },
  dialect: {
    ...dialect,
    bad: drops,
    notObject: drops,
    neither: drops,
    unknownTransport: { withCommand: drops, withUrl: drops },
    mismatch: drops,
    urls: { parsed: 'always', reaction: drops, called: fails, unmended: fails },
    names: (dialect.names ?? []).map((rule) => ({ ...rule, reaction: drops })),
  },
  readsToo: [],
};

/** In a project the user's file is not looked for, and the user's own has another name. */
const misplaced: Format = {
  ...wrapped,
  id: 'copilot-cli-misplaced',
  title: 'a servers file where Copilot CLI does not look',
  files: wrongNames('.copilot'),
  ofUser: true,
  userFiles: wrongNames('~/.copilot', 'mcp-config.json'),
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  unread: [{ at: ['mcpServers'], instead: '.mcp.json of the project, or ~/.copilot/mcp-config.json', by: 'R:GHC' }],
  place: 'this path',
  claims: 'shape',
  readsToo: [],
};

const { ofUser: ____, ...anybodys } = misplaced;

/** A folder too deep. */
const misfiled: Format = {
  ...anybodys,
  id: 'copilot-cli-misfiled',
  title: 'a servers file of a project where Copilot does not look',
  files: ['.github/copilot/mcp.json'],
  userFiles: [],
  unread: [{ at: ['mcpServers'], instead: '.mcp.json or .github/mcp.json', by: 'R:GHC' }],
};

/** Servers of plugins and its own have names as well. */
const switchedOff: ReferencePlace = {
  at: ['disabledMcpServers'],
  as: 'list',
  form: 'S',
  server: (name) => name,
  builtIn: /^(?:github-mcp-server|computer-use|browser-use|github-copilot-browser)$/,
  unknown: 'if-another-has-it',
  switches: 'off',
  by: 'R:GHC',
};

function inBothSpellings(place: ReferencePlace): ReferencePlace[] {
  return [place, { ...place, at: ['disabled_mcp_servers'] }];
}

/** What it says counts for the project's servers and for the user's. */
const settings: Format = {
  id: 'copilot-cli-settings',
  title: "Copilot CLI's settings of a project",
  files: ['.github/copilot/settings.json', '.github/copilot/settings.local.json'],
  schemaBy: 'R:GHC',
  syntax: strict,
  servers: [],
  noMap: fine,
  badRoot: { ...refuses, note: 'a value that does not fit costs all settings of the file' },
  place: 'settings files',
  unread: [{ at: ['mcpServers'], instead: '.mcp.json or .github/mcp.json', by: 'R:GHC' }],
  references: inBothSpellings(switchedOff),
  holds: ['disabledMcpServers', 'disabled_mcp_servers', 'mcpServers'],
  claims: 'path',
};

const userSettings: Format = {
  ...settings,
  id: 'copilot-cli-user-settings',
  title: "Copilot CLI's settings of a user",
  files: [],
  ofUser: true,
  userFiles: ['~/.copilot/settings.json'],
  syntax: { ...user.syntax, broken: { effect: 'drops-file', by: 'R:GHC' }, empty: fine },
  badRoot: { effect: 'drops-file', by: 'R:GHC', note: 'a value that does not fit costs all settings of the file' },
  unread: [{ at: ['mcpServers'], instead: '~/.copilot/mcp-config.json', by: 'R:GHC' }],
  references: inBothSpellings({ ...switchedOff, unknown: 'silent' }),
};

/** Where its manifest may lie, beside the folder of Claude Code's. */
const manifests = ['.plugin', 'plugin.json', '.github/plugin'];

const skipsOfPlugin: Reaction = { effect: 'skips-server', by: 'M:GHP' };
const refusesPlugin: Reaction = { effect: 'refuses-file', by: 'M:GHP' };

const { hiddenBy: _hidden, ...alone } = project;

/** The documentation names the file and no other rules for it than those of a project's. */
const plugin: Format = {
  ...alone,
  id: 'copilot-cli-plugin',
  belongsTo: 'plugin',
  title: 'the servers file of a Copilot CLI plugin',
  files: ['.mcp.json'],
  schema: 'copilot-cli',
  schemaBy: 'M:GHP',
  syntax: { ...strict, bom: refusesPlugin, empty: refusesPlugin, broken: refusesPlugin },
  wrongKey: refusesPlugin,
  badRoot: refusesPlugin,
  dialect: {
    ...dialect,
    bad: skipsOfPlugin,
    notObject: skipsOfPlugin,
    neither: skipsOfPlugin,
    unknownTransport: { withCommand: skipsOfPlugin, withUrl: skipsOfPlugin },
    mismatch: skipsOfPlugin,
    urls: { parsed: 'always', reaction: skipsOfPlugin },
    names: (dialect.names ?? []).map((rule) => ({ ...rule, reaction: skipsOfPlugin })),
  },
  readsToo: [],
  beside: manifests,
  when: isOfPlugin,
};

const longest = 64;

/** Letters outside ASCII become punycode, which keeps different names different. */
function clean(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_\u0080-\u{10ffff}-]/gu, '-');
  // A longer one is cut in any case.
  return plain.length > longest ? plain : punycode(plain);
}

function wholeName(server: string, tool: string): string {
  return `${clean(server)}-${clean(tool)}`;
}

/** Only names that become one where they are cut are told apart. */
function toolNames(tools: readonly ServedTool[]): string[] {
  const found = new Map<string, string>();
  const taken = new Map<string, number>();
  return tools.map(({ server, tool }) => {
    const whole = wholeName(server, tool);
    let name = found.get(whole);
    if (name === undefined) {
      const cut = whole.slice(0, longest);
      const number = taken.get(cut) ?? 0;
      taken.set(cut, number + 1);
      name = number === 0 ? cut : `${cut.slice(0, longest - String(number).length)}${number}`;
      found.set(whole, name);
    }
    return name;
  });
}

/** At the root of a repository it is the project's file as well, and beside a manifest of Claude Code that client's. */
function isOfPlugin({ path, beside }: SeenFile): boolean {
  return path.includes('/') && manifests.some(beside) && !beside('.claude-plugin') && !beside('.codex-plugin');
}

export default defineClient({
  id: 'copilot-cli',
  name: 'Copilot CLI',
  about:
    'GitHub’s agent for the terminal. Of a folder it reads `.mcp.json`, and `.github/mcp.json` only where there is none; the user’s `mcp-config.json` goes through other code, which takes comments and leaves out bad servers without a word.',
  sources: {
    GHC: {
      title: '@github/copilot, run and read',
      version: '1.0.102',
      date: '2026-11-19',
      recordings: ['copilot-cli', 'copilot-cli-settings', 'copilot-cli-user-settings'],
    },
    GHO: { title: '@github/copilot, older versions: 1.0.10 read, 1.0.40 run', version: '1.0.40', date: '2026-11-20' },
    GHP: { title: 'github/docs 0afe69c, the reference of plugins', version: '2026-03', date: '2026-11-18' },
  },
  formerly: [
    {
      what: 'a server whose name has a blank, or anything but letters, digits and . / @ _ -, cost the whole file',
      until: '1.0.40',
      by: 'H:GHO',
    },
  ],
  formats: [project, plugin, user, settings, userSettings, misplaced, misfiled],
  moved: [{ env: 'COPILOT_HOME', from: '~/.copilot', by: 'H:GHC' }],
  precedence: [
    {
      sources: [
        {
          format: 'claude-code-project',
          files: 'project',
          above: 'nearer',
          note: 'project files count in folders that the user trusts',
        },
        {
          format: 'copilot-cli',
          files: 'project',
          above: 'nearer',
          note: 'project files count in folders that the user trusts',
        },
        { format: 'copilot-cli-user', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:GHC',
    },
  ],
  toolNames: {
    form: 'S-T',
    server: clean,
    name: (server, tool) => wholeName(server, tool).slice(0, longest),
    names: toolNames,
    apartBy: 'a digit',
    collision:
      'of two tools with one name, one is gone; of names that become one where they are cut, the later gets a digit',
    clash: { within: 'one', across: 'one' },
    limit: {
      most: longest,
      length: (server, tool) => wholeName(server, tool).length,
      over: 'cut',
      by: 'R:GHC',
    },
    by: 'R:GHC',
  },
});
