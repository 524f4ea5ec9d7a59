import {
  type Dialect,
  defineClient,
  type Evidence,
  type Format,
  passedOver,
  type Reaction,
  type ReferencePlace,
  type ServedTool,
  type Syntax,
} from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:AQ' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:AQ', note: 'with a line in the log' };
const fails: Reaction = { effect: 'fails-server', by: 'H:AQ', note: 'with a message at the start of the chat' };

const dialect: Dialect = {
  by: 'H:AQ',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http' },
  inferred: {
    command: 'stdio',
    urlReaction: { ...fails, note: 'an entry without "type" is taken for a local server' },
  },
  fields: {
    type: { is: 'transport', default: 'stdio', note: 'there is no `sse`' },
    command: { is: 'command', for: ['stdio'], note: '`~` and `$NAME` are expanded' },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: "the process's own environment wins over it" },
    url: { is: 'url', for: ['http'] },
    headers: { is: 'headers', for: ['http'] },
    oauthScopes: {
      is: 'oauth',
      part: 'scopes',
      for: ['http'],
      takes: ['list'],
      writesEverywhere: ['openid', 'email', 'profile', 'offline_access'],
      note: 'a list of scopes',
    },
    oauth: {
      is: 'oauth',
      for: ['http'],
      takes: ['object'],
      keys: { redirectUri: 'redirectUri' },
      note: '`{redirectUri}`',
    },
    timeout: { is: 'timeout', unit: 'ms', default: '120000' },
    disabled: { is: 'disabled', default: 'false' },
    autoApprove: { is: 'autoApprove', unread: true, note: 'an agent lists trusted tools in `allowedTools`' },
  },
  bad: refuses,
  emptyMeansAbsent: true,
  notObject: refuses,
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:AQ' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: fails,
  starts: { blanks: 'one-program', by: 'H:AQ' },
  keepsTilde: { args: 'H:AQ' },
  placeholders: {
    in: { command: ['$NAME', '${NAME}'], env: ['${env:NAME}'], headers: ['${env:NAME}'] },
    inherited: 'H:AQ',
    whenUnset: '`${env:NAME}` becomes the text `${NAME}`',
    by: 'H:AQ',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: refuses,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const unread: Reaction = { effect: 'fine', by: 'I:AQI' };

const servers: Format = {
  id: 'amazonq',
  title: "Amazon Q's servers",
  files: ['.amazonq/mcp.json'],
  userFiles: ['~/.aws/amazonq/mcp.json'],
  schemaBy: 'H:AQ',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: refuses,
  badRoot: refuses,
  dialect,
  claims: 'path',
};

const refusesAgent: Reaction = { effect: 'refuses-file', by: 'H:AQ', note: 'the agent is not loaded' };

const asItIs = (name: string) => name;

/** `@server` and `@server/tool`; what has no "@" is built in. */
const toolsUnder = (key: string, by: Evidence): ReferencePlace => ({
  at: [key],
  as: 'list',
  form: '@S/T',
  server: asItIs,
  builtIn: /^(?:builtin|mcp|powers)$/,
  by,
});

const agent: Format = {
  ...servers,
  id: 'amazonq-agent',
  belongsTo: 'agent',
  title: 'an agent of Amazon Q CLI',
  files: ['.amazonq/cli-agents/*.json'],
  userFiles: [],
  syntax: { ...syntax, bom: refusesAgent, empty: refusesAgent, broken: refusesAgent },
  noMap: fine,
  badRoot: refusesAgent,
  dialect: {
    ...dialect,
    bad: refusesAgent,
    notObject: refusesAgent,
    unknownTransport: { withCommand: refusesAgent, withUrl: refusesAgent },
  },
  references: [toolsUnder('tools', 'H:AQ'), toolsUnder('allowedTools', 'H:AQ')],
  claims: 'shape',
  unmistakable: true,
};

const skipsEntry: Reaction = { effect: 'skips-server', by: 'H:AQL', note: 'with a line in the log' };
const losesAll: Reaction = {
  effect: 'refuses-file',
  by: 'H:AQL',
  note: 'the servers of its other files are lost as well',
};
const logged: Reaction = { effect: 'refuses-file', by: 'H:AQL', note: 'with a line in the log' };
const worksInEditor: Reaction = { effect: 'fine', by: 'H:AQL' };

/** Another loader: that of the language server which all its editors share. */
const editor: Format = {
  id: 'amazonq-editor',
  belongsTo: 'agent',
  title: 'an agent of Amazon Q in code editors',
  reader: 'Amazon Q in editors',
  files: ['.amazonq/agents/default.json'],
  userFiles: ['~/.aws/amazonq/agents/default.json'],
  schemaBy: 'H:AQL',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'refuses-file', by: 'M:AQL' },
    empty: logged,
    broken: logged,
    duplicates: worksInEditor,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: worksInEditor,
  badRoot: { effect: 'drops-file', by: 'H:AQL' },
  nullRoot: losesAll,
  nullMap: worksInEditor,
  dialect: {
    by: 'H:AQL',
    transportKey: null,
    spellings: {},
    inferred: { command: 'stdio', url: 'http', urlReaction: worksInEditor },
    fields: {
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'], default: '[]', note: 'numbers and booleans become text' },
      env: { is: 'env', for: ['stdio'], note: "wins over the process's own environment; blank values are left out" },
      url: { is: 'url', for: ['http', 'sse'], note: 'Streamable HTTP is tried first, then SSE' },
      headers: { is: 'headers', for: ['http', 'sse'] },
      disabled: { is: 'disabled', default: 'false' },
      timeout: { is: 'timeout', unit: 'ms', note: '0 is no limit' },
      initializationTimeout: { is: 'startupTimeout', unit: 'ms', note: 'without it there is no limit' },
      type: {
        is: 'other',
        idle: true,
        note: 'the command or the url decides; `registry` is a server of the registry of an organisation',
      },
      oauth: { is: 'oauth', unread: true, note: 'whether to sign in is asked of the server' },
      oauthScopes: { is: 'oauth', part: 'scopes', unread: true },
      autoApprove: { is: 'autoApprove', unread: true, note: 'an agent lists trusted tools in `allowedTools`' },
      cwd: { is: 'cwd', unread: true, note: 'it starts in the first folder of the workspace' },
    },
    bad: skipsEntry,
    emptyMeansAbsent: true,
    notObject: losesAll,
    neither: skipsEntry,
    // What an entry of the type "registry" may have, which needs neither.
    overrides: ['type', 'timeout', 'env', 'headers'],
    both: { reaction: skipsEntry },
    starts: { blanks: 'one-program', by: 'H:AQL' },
    keepsTilde: { words: 'H:AQL' },
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:AQL' },
  },
  references: [toolsUnder('tools', 'M:AQD'), toolsUnder('allowedTools', 'M:AQD')],
  claims: 'shape',
};

/** Where its documentation has had it. */
const misplaced: Format = {
  ...servers,
  id: 'amazonq-misplaced',
  title: 'a file where Amazon Q does not look',
  reader: 'Amazon Q in editors',
  files: ['.amazonq/default.json'],
  userFiles: ['~/.aws/amazonq/default.json'],
  schema: 'none',
  syntax: passedOver(unread),
  servers: [],
  noMap: unread,
  badRoot: unread,
  place: 'this path',
  unread: [
    {
      at: ['mcpServers'],
      instead: '.amazonq/agents/default.json',
      insteadOfUser: '~/.aws/amazonq/agents/default.json',
      by: 'I:AQI',
    },
  ],
  claims: 'shape',
};

/** Bare names; the server's name is only used in permissions, `@server/tool`. */
function toolName(_server: string, tool: string): string {
  if (/^[a-zA-Z][a-zA-Z0-9_]*$/.test(tool)) return tool;
  const kept = tool.replace(/[^a-zA-Z0-9_]/g, '').replaceAll('___', '');
  // Where nothing is left, a number follows that depends on the whole name.
  return /^[a-zA-Z]/.test(kept) ? kept : `a${kept}`;
}

const longest = 64;

/** Only a name that had to be changed gives way, and only to others of its server. */
function toolNames(tools: readonly ServedTool[]): string[] {
  const used = new Map<string, Set<string>>();
  const next = new Map<string, number>();
  return tools.map(({ server, tool }) => {
    const names = used.get(server) ?? new Set<string>();
    used.set(server, names);
    const name = toolName(server, tool);
    let ones = 0;
    if (name !== tool && names.has(name)) {
      const key = JSON.stringify([server, name]);
      ones = next.get(key) ?? 1;
      // A longer one is refused in any case.
      while (ones <= longest && names.has(name + '1'.repeat(ones))) ones += 1;
      next.set(key, ones + 1);
    }
    const free = name + '1'.repeat(ones);
    names.add(free);
    return free;
  });
}

export default defineClient({
  id: 'amazonq',
  name: 'Amazon Q CLI',
  about:
    'Amazon Q Developer for the terminal, replaced by Kiro CLI. Servers stand in an agent, or in `.amazonq/mcp.json` and `~/.aws/amazonq/mcp.json`, which count only for agents with `useLegacyMcpJson`; the agent wins over the project, the project over the user. One value of a wrong type loses the whole file.',
  sources: {
    AQ: { title: 'aws/amazon-q-developer-cli 15cc8f3, read', version: '2026-04-23 (unmaintained)', date: '2026-11-18' },
    AQL: { title: 'aws/language-servers 55af91ea, read', version: '1.77.0', date: '2026-08-20' },
    AQI: {
      title: 'Amazon-Q-Developer/amazon-q-vscode#38, aws/aws-toolkit-vscode#8266',
      version: '2025',
      date: '2026-11-19',
    },
    AQD: { title: 'Amazon Q Developer user guide', version: '2026', date: '2026-11-18' },
  },
  formats: [servers, agent, editor, misplaced],
  precedence: [
    {
      sources: [
        { format: 'amazonq', files: 'project' },
        { format: 'amazonq', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:AQ',
    },
  ],
  toolNames: {
    form: 'T',
    server: (name) => name,
    name: toolName,
    names: toolNames,
    apartBy: 'a digit',
    collision:
      'of two servers the later tool with a name is refused, with the advice to set an alias; a name that had to be changed gets a 1 until it is free',
    clash: { across: 'one' },
    limit: { most: longest, length: (server, tool) => toolName(server, tool).length, over: 'left-out', by: 'H:AQ' },
    by: 'H:AQ',
  },
});
