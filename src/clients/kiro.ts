import {
  type Dialect,
  defineClient,
  type Evidence,
  type Format,
  passedOver,
  type Reaction,
  type ReferencePlace,
  type Syntax,
} from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:KIRO' };
const unsure: Reaction = { effect: 'ignored', by: 'L:KIRO' };
const fails: Reaction = { effect: 'fails-server', by: 'M:KIRO' };

const variables = ['${NAME}', '${env:NAME}'] as const;

const dialect: Dialect = {
  by: 'M:KIRO',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse', registry: 'builtin' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'not needed; `registry` names a server of the organisation', by: 'I:KIROI' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], note: 'documented as required' },
    env: { is: 'env', note: 'documented for remote servers too' },
    url: { is: 'url', for: ['http', 'sse'], note: 'https, or http for localhost' },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', default: 'false' },
    autoApprove: { is: 'autoApprove', approvesAll: '*', note: 'names of tools, or `"*"`' },
    disabledTools: { is: 'toolsDenied' },
    oauth: { is: 'oauth', for: ['http', 'sse'], takes: ['object'] },
    oauthScopes: { is: 'oauth', for: ['http', 'sse'] },
    timeout: { is: 'timeout', unit: 'ms' },
    cwd: { is: 'cwd', by: 'L:KIRO' },
  },
  bad: unsure,
  notObject: unsure,
  neither: fails,
  both: { winner: 'command', reaction: unsure },
  unknownTransport: { withCommand: unsure, withUrl: unsure },
  mismatch: { effect: 'fails-server', by: 'L:KIRO' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    inherited: 'I:KIROI',
    whenUnset: 'not documented; the editor expands only the variables that its user has approved',
    by: 'M:KIRO',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: unsure,
  empty: unsure,
  broken: { effect: 'refuses-file', by: 'M:KIRO' },
  duplicates: { effect: 'fine', by: 'L:KIRO' },
};

const servers: Format = {
  id: 'kiro',
  title: "Kiro's servers",
  files: ['.kiro/settings/mcp.json'],
  userFiles: ['~/.kiro/settings/mcp.json'],
  schemaBy: 'L:KIRO',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: unsure,
  nullMap: fine,
  dialect,
  rootFields: {
    powers: { is: 'other', idle: true, note: 'servers of powers, written by Kiro itself', by: 'I:KIROI' },
  },
  claims: 'path',
};

/** Beside the folder of its settings instead of in it. */
const misplaced: Format = {
  ...servers,
  id: 'kiro-misplaced',
  title: 'a servers file where Kiro does not look',
  files: ['.kiro/mcp.json'],
  userFiles: ['~/.kiro/mcp.json'],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  rootFields: {},
  place: 'this path',
  unread: [
    {
      at: ['mcpServers'],
      instead: '.kiro/settings/mcp.json',
      insteadOfUser: '~/.kiro/settings/mcp.json',
      by: 'M:KIRO',
    },
  ],
  claims: 'shape',
};

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

/** Agents are of its command line, which is reported to expand this form alone. */
const inAgent: Dialect = {
  ...dialect,
  ...(dialect.placeholders && {
    placeholders: {
      ...dialect.placeholders,
      in: { ...dialect.placeholders.in, env: ['${env:NAME}', '${NAME}'], headers: ['${env:NAME}', '${NAME}'] },
    },
  }),
};

const agent: Format = {
  ...servers,
  id: 'kiro-agent',
  belongsTo: 'agent',
  title: 'a custom agent of Kiro',
  files: ['.kiro/agents/*.json'],
  userFiles: [],
  rootFields: {},
  dialect: inAgent,
  references: [toolsUnder('tools', 'M:KIRO'), toolsUnder('allowedTools', 'M:KIRO')],
  claims: 'shape',
};

const described = 'POWER.md';

/** Kiro copies them into the user's file when the power is installed. */
const power: Format = {
  ...servers,
  id: 'kiro-power',
  belongsTo: 'plugin',
  title: 'the servers file of a power for Kiro',
  files: ['mcp.json'],
  userFiles: [],
  schemaBy: 'M:KIROP',
  rootFields: {},
  beside: described,
  when: ({ beside }) => beside(described),
};

export default defineClient({
  id: 'kiro',
  name: 'Kiro',
  about:
    "AWS's editor and terminal agent, the successor of Amazon Q CLI; its source is closed. `.kiro/settings/mcp.json` of the project wins over `~/.kiro/settings/mcp.json`; an agent in `.kiro/agents` may bring servers of its own.",
  sources: {
    KIRO: { title: 'kiro.dev, MCP configuration of the editor and of the CLI', version: '2026', date: '2026-11-18' },
    KIROP: { title: 'kirodotdev/powers, its powers and the Power Builder', version: '2026', date: '2026-11-19' },
    KIROE: { title: 'awslabs/mcp#2225, a number in env', version: '2026', date: '2026-11-19' },
    KIROI: {
      title: 'kirodotdev/Kiro, issues 23, 3152, 3909, 5060, 5659, 7517 and 9374; aws/amazon-q-developer-cli#3646',
      version: '2025-07 to 2026-09',
      date: '2026-11-18',
    },
  },
  formats: [servers, agent, power, misplaced],
  precedence: [
    {
      sources: [
        { format: 'kiro', files: 'project' },
        { format: 'kiro', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:KIRO',
    },
  ],
});
