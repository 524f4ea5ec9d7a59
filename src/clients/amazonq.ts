import {
  type Dialect,
  defineClient,
  type Evidence,
  type Format,
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
    oauthScopes: { is: 'oauth', part: 'scopes', for: ['http'], takes: ['list'], note: 'a list of scopes' },
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
  placeholders: {
    in: { command: ['$NAME', '${NAME}'], env: ['${env:NAME}'], headers: ['${env:NAME}'] },
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

const unsure: Reaction = { effect: 'ignored', by: 'L:AQD' };
const worksInEditor: Reaction = { effect: 'fine', by: 'M:AQD' };
const { placeholders: _, ...withoutPlaceholders } = dialect;

/** Another loader, whose source was not read. */
const editor: Format = {
  id: 'amazonq-editor',
  belongsTo: 'agent',
  title: 'an agent of Amazon Q in code editors',
  reader: 'Amazon Q in editors',
  files: ['.amazonq/agents/*.json', '.amazonq/default.json'],
  userFiles: ['~/.aws/amazonq/agents/default.json', '~/.aws/amazonq/default.json'],
  schemaBy: 'L:AQD',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: worksInEditor,
    empty: worksInEditor,
    broken: { effect: 'refuses-file', by: 'M:AQD' },
    duplicates: worksInEditor,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: worksInEditor,
  badRoot: unsure,
  dialect: {
    ...withoutPlaceholders,
    by: 'M:AQD',
    inferred: { command: 'stdio', url: 'http', urlReaction: worksInEditor },
    fields: {
      ...dialect.fields,
      type: { is: 'transport' },
      env: { is: 'env' },
      autoApprove: { is: 'autoApprove' },
      initializationTimeout: { is: 'startupTimeout', unit: 'ms' },
    },
    bad: unsure,
    notObject: unsure,
    neither: { effect: 'fails-server', by: 'M:AQD' },
    both: { winner: 'command', reaction: unsure },
    unknownTransport: { withCommand: unsure, withUrl: unsure },
    mismatch: { effect: 'fails-server', by: 'L:AQD' },
  },
  references: [toolsUnder('tools', 'M:AQD'), toolsUnder('allowedTools', 'M:AQD')],
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
    AQD: { title: 'Amazon Q Developer user guide', version: '2026', date: '2026-11-18' },
  },
  formats: [servers, agent, editor],
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
    clash: { within: 'one', across: 'one' },
    limit: { most: longest, length: (server, tool) => toolName(server, tool).length, over: 'left-out', by: 'H:AQ' },
    by: 'H:AQ',
  },
});
