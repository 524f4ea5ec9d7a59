import {
  type Dialect,
  defineClient,
  type Format,
  type Placeholders,
  passedOver,
  type Reaction,
  type ReferencePlace,
  type Syntax,
  type ToolNames,
  wrongNames,
} from './define.ts';
import { isObject, own } from './own.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'R:OC', note: 'OpenCode does not start' };
const fine: Reaction = { effect: 'fine', by: 'R:OC' };

/** Replaced in the raw text before parsing, so they may stand anywhere. */
const variables = ['{env:NAME}', '{file:path}'] as const;

const expanded: Placeholders = {
  in: {
    command: variables,
    args: variables,
    commandLine: variables,
    env: variables,
    cwd: variables,
    url: variables,
    headers: variables,
  },
  whenUnset: 'an unset variable becomes empty; a missing file stops OpenCode',
  by: 'R:OC',
};

const dialect: Dialect = {
  by: 'R:OC',
  transportKey: 'type',
  spellings: { local: 'stdio', remote: 'http' },
  inferred: { urlReaction: refuses, commandReaction: refuses },
  fields: {
    type: { is: 'transport', note: 'required' },
    command: { is: 'commandLine', for: ['stdio'], note: 'the program and its arguments in one list' },
    environment: { is: 'env', for: ['stdio'], note: 'not `env`; every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'], note: 'relative to the workspace' },
    url: { is: 'url', for: ['http'], note: 'Streamable HTTP is tried first, then SSE' },
    headers: { is: 'headers', for: ['http'] },
    oauth: {
      is: 'oauth',
      for: ['http'],
      takes: ['object', 'boolean'],
      keys: {
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        scope: 'scope',
        callbackPort: 'callbackPort',
        redirectUri: 'redirectUri',
      },
      note: 'an object, or `false`',
      by: 'H:OCDO',
    },
    enabled: { is: 'enabled', default: 'true' },
    timeout: {
      overflows: 'R:OC',
      is: 'timeout',
      unit: 'ms',
      default: '30000',
      note: 'the documentation says 5000, the code 30000',
      by: 'H:OC',
    },
    disabled: {
      is: 'disabled',
      booleanAlone: 'R:OC',
      note: 'only `true`; honoured by 1.18.33, while the schema of 1.18.18 dropped it, and the server ran',
    },
    args: { is: 'args', unread: true },
    env: { is: 'env', unread: true },
    description: { is: 'description', unread: true },
  },
  bad: refuses,
  mask: {
    key: 'enabled',
    reaction: {
      effect: 'drops-server',
      by: 'R:OC',
      note: 'an entry with a boolean "enabled" that fits nothing else shrinks to that switch',
    },
  },
  notObject: refuses,
  neither: refuses,
  overrides: ['enabled'],
  both: { reaction: { effect: 'ignored', by: 'R:OC' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  urls: {
    parsed: 'unless-variable',
    reaction: { effect: 'fails-server', by: 'H:OC1' },
    userAlone: { effect: 'fails-server', by: 'R:OC' },
  },
  unsendable: { effect: 'fails-server', by: 'R:OC' },
  ownHeaders: { names: ['transfer-encoding'], reaction: { effect: 'fails-server', by: 'R:OC' } },
  alsoSpeaks: { sse: 'remote' },
  reserved: [
    { name: '__proto__', reaction: { effect: 'drops-server', by: 'R:OC' } },
    { name: 'servers', reaction: { effect: 'fine', by: 'H:OC2', note: 'the key is also part of the newer layout' } },
  ],
  starts: { blanks: 'one-program', by: 'R:OC' },
  keepsTilde: { words: 'R:OC', cwd: 'R:OC' },
  placeholders: { ...expanded, needsFiles: 'R:OC' },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: fine,
  empty: fine,
  blank: refuses,
  broken: refuses,
  duplicates: fine,
};

/** Tools and permissions that need no server. */
const builtIn =
  /^(?:bash|shell|edit|multiedit|write|read|glob|grep|list|patch|apply_patch|task|skill|lsp|todo|todo(?:read|write)|web|web(?:fetch|search)|codesearch|external_directory|doom_loop|question|plan_(?:enter|exit)|batch)$/;

/** Patterns for whole names of tools; plugins bring tools too. */
function toolsUnder(...at: string[]): ReferencePlace {
  return { at, as: 'keys', form: 'S_T', builtIn, whole: true, unknown: 'if-another-has-it', by: 'H:OC1' };
}

/** As people remember it from other clients; an agent takes any key, and hands what it does not know to its model. */
function insteadUnder(...at: string[]): ReferencePlace[] {
  return [
    { ...toolsUnder(...at, 'permissions'), instead: 'permission', unknown: 'silent', by: 'M:OCD' },
    { ...toolsUnder(...at, 'tool'), instead: 'tools', unknown: 'silent', by: 'M:OCD' },
  ];
}

const current: Format = {
  id: 'opencode',
  title: "OpenCode's configuration",
  files: ['opencode.json', 'opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc'],
  userFiles: [
    '~/.config/opencode/config.json',
    '~/.config/opencode/opencode.json',
    '~/.config/opencode/opencode.jsonc',
    '~/.opencode/opencode.json',
    '~/.opencode/opencode.jsonc',
  ],
  schemaBy: 'R:OC',
  syntax,
  servers: [{ at: ['mcp'] }],
  noMap: fine,
  badRoot: refuses,
  dialect,
  rootFields: {
    tools: {
      is: 'other',
      deprecated: {
        use: 'permission',
        help: 'move each entry to "permission", with "allow" for true and "deny" for false',
      },
      by: 'H:OC1',
    },
  },
  references: [
    toolsUnder('tools'),
    toolsUnder('permission'),
    toolsUnder('agent', '*', 'tools'),
    toolsUnder('agent', '*', 'permission'),
    toolsUnder('mode', '*', 'tools'),
    toolsUnder('mode', '*', 'permission'),
    ...insteadUnder('agent', '*'),
    ...insteadUnder('mode', '*'),
  ],
  claims: 'path',
};

// A parse that failed is remembered as one of nothing, unless the cleaned text is another one: then the agent is lost.
const losesFrontMatter: Reaction = { effect: 'ignored', by: 'H:OC1', note: 'the front matter is lost' };

const agent: Format = {
  id: 'opencode-agent',
  title: 'an agent of OpenCode',
  files: ['.opencode/agent/**/*.md', '.opencode/agents/**/*.md'],
  schema: 'none',
  schemaBy: 'M:OCD',
  syntax: {
    language: 'markdown',
    requotes: { values: 'colons', by: 'H:OC1' },
    bom: { effect: 'fine', by: 'H:OC1' },
    empty: { effect: 'fine', by: 'H:OC1' },
    broken: losesFrontMatter,
    duplicates: losesFrontMatter,
  },
  servers: [],
  noMap: { effect: 'fine', by: 'M:OCD' },
  badRoot: { effect: 'ignored', by: 'L:OCD' },
  references: [toolsUnder('tools'), toolsUnder('permission'), ...insteadUnder()],
  holds: ['tool:', 'tools:', 'permission:', 'permissions:'],
  claims: 'shape',
};

const { mask: _, ...withoutMask } = dialect;

const dropsV2: Reaction = { effect: 'skips-server', by: 'H:OC2' };

function clean(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, '_');
}

function toolName(server: string, tool: string): string {
  return `${clean(server)}_${clean(tool)}`;
}

const toolNames: ToolNames = {
  form: 'S_T',
  server: clean,
  name: toolName,
  collision:
    'of two tools with one name, one is gone: the earlier of one server, that of another server as it happens; a tool of the program itself goes the same way',
  clash: { within: 'last', across: 'one' },
  limit: {
    most: 64,
    length: (server, tool) => toolName(server, tool).length,
    over: 'sent',
    whose: 'models of OpenAI and others',
    by: 'I:OCI',
  },
  by: 'R:OC',
};

/** Each of the two parts has to be a name in itself; otherwise no tool of any server is registered. */
const longestPart = 64;

const next: Format = {
  ...current,
  id: 'opencode-v2',
  reader: 'OpenCode v2',
  title: "OpenCode's configuration in the layout of version 2",
  schemaBy: 'H:OC2',
  servers: [{ at: ['mcp', 'servers'] }],
  badRoot: dropsV2,
  rootFields: {},
  references: [],
  otherVersion: {
    reads: 'OpenCode v2',
    refusedBy: 'OpenCode 1.x',
    help: 'for 1.x, put each server directly under "mcp"',
    by: 'H:OC1',
  },
  dialect: {
    ...withoutMask,
    placeholders: expanded,
    by: 'H:OC2',
    inferred: { urlReaction: dropsV2, commandReaction: dropsV2 },
    fields: {
      type: { is: 'transport' },
      command: { is: 'commandLine', for: ['stdio'] },
      environment: { is: 'env', for: ['stdio'] },
      cwd: { is: 'cwd', for: ['stdio'] },
      url: { is: 'url', for: ['http'] },
      headers: { is: 'headers', for: ['http'] },
      oauth: {
        is: 'oauth',
        for: ['http'],
        takes: ['object', 'boolean'],
        keys: {
          client_id: 'clientId',
          client_secret: 'clientSecret',
          scope: 'scope',
          callback_port: 'callbackPort',
          redirect_uri: 'redirectUri',
        },
      },
      disabled: { is: 'disabled' },
      codemode: { is: 'other' },
      timeout: { is: 'other', note: '`{startup, catalog, execution}`' },
      enabled: { is: 'enabled', unread: true },
      env: { is: 'env', unread: true },
      args: { is: 'args', unread: true },
      description: { is: 'description', unread: true },
    },
    bad: dropsV2,
    notObject: dropsV2,
    neither: dropsV2,
    overrides: [],
    unknownTransport: { withCommand: dropsV2, withUrl: dropsV2 },
    mismatch: dropsV2,
    names: [
      {
        cleaned: true,
        pattern: /^[A-Za-z][A-Za-z0-9_-]{0,63}$/,
        allows: 'a letter first, and at most 64 characters',
        fault: 'does not start with a letter, or is longer than 64 characters',
        reaction: {
          effect: 'drops-file',
          by: 'H:OC2',
          note: 'one such name keeps the tools of every server from being registered',
        },
      },
    ],
    reserved: [
      {
        name: /^(?:servers|timeout)$/,
        reaction: { effect: 'fine', by: 'H:OC2', note: 'the key is also part of the layout' },
      },
    ],
  },
  toolNames: {
    ...toolNames,
    collision: 'tools with one name keep the tools of every server from being registered',
    clash: { within: 'none', across: 'none' },
    limit: {
      most: longestPart,
      length: (_, tool) => clean(tool).length,
      over: 'none',
      by: 'H:OC2',
    },
    by: 'H:OC2',
  },
  when: (file) => isVersion2(file.value),
};

/** Its servers stand among its other settings; people write the file of other clients. */
const misplaced: Format = {
  id: 'opencode-misplaced',
  title: 'a servers file where OpenCode does not look',
  // The last is that of a program of the same name that became Crush.
  files: [...wrongNames('.opencode', 'config.json', 'settings.json'), '.opencode/mcp.jsonc', '.opencode.json'],
  userFiles: [
    ...wrongNames('~/.config/opencode', 'config.json', 'settings.json'),
    '~/.config/opencode/mcp.jsonc',
    '~/.opencode.json',
  ],
  schema: 'none',
  schemaBy: 'H:OC1',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  place: 'this path',
  unread: ['mcpServers', 'mcp'].map((key) => ({ at: [key], instead: '"mcp" in opencode.json', by: 'H:OC1' as const })),
  claims: 'shape',
};

/** v2 has `mcp.servers` as a map of servers, or `mcp.timeout` with limits; in 1.x both keys would be servers. */
function isVersion2(value: unknown): boolean {
  const mcp = own(value, 'mcp');
  const servers = own(mcp, 'servers');
  const timeout = own(mcp, 'timeout');
  return (
    (isObject(servers) && !isEntryItself(servers)) ||
    ['startup', 'catalog', 'execution', 'request'].some((key) => typeof own(timeout, key) === 'number')
  );
}

function isEntryItself(value: object): boolean {
  return ['type', 'command', 'url', 'enabled'].some((key) => {
    const field = own(value, key);
    return field !== undefined && !isObject(field);
  });
}

export default defineClient({
  id: 'opencode',
  name: 'OpenCode',
  about:
    'A coding agent for the terminal. Every layer of configuration is validated as a whole: one entry under `mcp` that fits no shape stops the program, unless the entry carries a boolean `enabled`.',
  sources: {
    OC: { title: 'opencode-ai, run', version: '1.18.34', date: '2026-11-19', recordings: ['opencode'] },
    OC1: { title: 'anomalyco/opencode d545d8f (dev), read', version: '1.18.18', date: '2026-08-19' },
    OCDO: { title: 'opencode-linux-x64, the schema in its binary, read', version: '1.18.34', date: '2026-11-19' },
    OCD: { title: 'opencode.ai, agents, tools and permissions', version: '2026', date: '2026-11-18' },
    OC2: { title: 'anomalyco/opencode 3edcb3c (branch v2), read', version: '2 (unreleased)', date: '2026-08-19' },
    AIXM: { title: 'thoreinstein/aix, docs/mcp-field-mapping.md', version: '0.1.0', date: '2026-11-19' },
    OCI: { title: 'sst/opencode#3523, names that providers refuse', version: '1.0', date: '2026-11-18' },
  },
  formats: [current, next, misplaced, agent],
  moved: [{ env: 'XDG_CONFIG_HOME', from: '~/.config', by: 'H:OC1' }],
  toolNames,
  precedence: [
    {
      sources: [
        { format: 'opencode', files: ['~/.opencode/opencode.jsonc'] },
        { format: 'opencode', files: ['~/.opencode/opencode.json'] },
        { format: 'opencode', files: ['.opencode/opencode.jsonc'], above: 'outer' },
        { format: 'opencode', files: ['.opencode/opencode.json'], above: 'outer' },
        { format: 'opencode', files: ['opencode.jsonc'], above: 'nearer' },
        { format: 'opencode', files: ['opencode.json'], above: 'nearer' },
        { format: 'opencode', files: ['~/.config/opencode/opencode.jsonc'] },
        { format: 'opencode', files: ['~/.config/opencode/opencode.json'] },
        { format: 'opencode', files: ['~/.config/opencode/config.json'] },
      ],
      same: 'merged',
      by: 'H:OC1',
    },
  ],
  formerly: [
    {
      what: 'aix infers a `type` that is missing, local with a `command` and remote with a `url`; OpenCode refuses the file',
      by: 'M:AIXM',
    },
    {
      what: '`disabled` was passed over, and the server ran',
      until: '1.18.33',
      by: 'H:OC1',
    },
  ],
});
