import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type Syntax,
  wrongNames,
} from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:WSD' };
const unknown: Reaction = { effect: 'fine', by: 'L:WSD' };
const guess: Reaction = { effect: 'skips-server', by: 'L:WSD' };
const fails: Reaction = { effect: 'fails-server', by: 'M:WSD' };

const variables = ['${env:NAME}', '${file:path}'] as const;

const dialect: Dialect = {
  by: 'M:WSD',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse', 'streamable-http': 'http', streamableHttp: 'http' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    serverUrl: { is: 'url', for: ['http', 'sse'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'read as well as `serverUrl`' },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', default: 'false' },
    disabledTools: { is: 'toolsDenied' },
    type: { is: 'transport', note: 'often written, never documented', by: 'L:WSD' },
  },
  bad: guess,
  notObject: guess,
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:WSD' } },
  unknownTransport: { withCommand: unknown, withUrl: unknown },
  mismatch: { effect: 'fails-server', by: 'L:WSD' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    whenUnset: 'an unset variable becomes empty; the reference to a file that cannot be read stays',
    by: 'M:WSD',
  },
  keepsTilde: { words: 'I:WST' },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: unknown,
  empty: unknown,
  broken: { effect: 'refuses-file', by: 'M:WSD' },
  duplicates: unknown,
};

const cascade: Format = {
  id: 'windsurf',
  title: "Windsurf's servers file",
  files: ['.codeium/windsurf/mcp_config.json'],
  ofUser: true,
  userFiles: ['~/.codeium/windsurf/mcp_config.json', '~/.codeium/mcp_config.json'],
  schemaBy: 'M:WSD',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'refuses-file', by: 'M:WSD' },
  nullMap: unknown,
  dialect,
  claims: 'path',
};

const instead = '~/.codeium/windsurf/mcp_config.json; Devin, its successor, reads .devin/mcp_config.json';

/** There is no file of a project; people write one by analogy with other editors. */
const misplaced: Format = {
  id: 'windsurf-misplaced',
  title: 'a servers file where Windsurf does not look',
  files: wrongNames('.windsurf'),
  userFiles: wrongNames('~/.windsurf'),
  schema: 'none',
  schemaBy: 'M:WSD',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  unread: [{ at: ['mcpServers'], instead, by: 'I:WSI' }],
  place: 'this path',
  claims: 'shape',
};

/** The name since June 2026; its agents, and its command line, have files of their own. */
const { ofUser: _, ...shared } = cascade;

const devin: Format = {
  ...shared,
  id: 'windsurf-devin',
  reader: 'Devin',
  title: "Devin's servers file",
  files: ['.devin/config.json', '.devin/config.local.json', '.devin/mcp_config.json', '.devin/mcp_config.local.json'],
  userFiles: [
    '~/.config/devin/config.json',
    '~/.config/devin/mcp_config.json',
    '~/AppData/Roaming/devin/config.json',
    '~/AppData/Roaming/devin/mcp_config.json',
  ],
  schemaBy: 'M:DEV',
  syntax: { ...syntax, comments: true, broken: { effect: 'refuses-file', by: 'M:DEV' } },
  dialect: {
    by: 'M:DEV',
    transportKey: 'transport',
    spellings: { http: 'http', sse: 'sse', stdio: 'stdio' },
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'] },
      url: { is: 'url', for: ['http', 'sse'] },
      serverUrl: { is: 'url', for: ['http', 'sse'], by: 'L:DEV' },
      transport: { is: 'transport', note: 'worked out from the fields when it is missing' },
      headers: { is: 'headers', for: ['http', 'sse'] },
      disabled: { is: 'disabled', by: 'L:DEV' },
      disabledTools: { is: 'toolsDenied', by: 'L:DEV' },
      oauthClientId: { is: 'oauth', for: ['http', 'sse'], by: 'L:DEV' },
      oauthClientSecret: { is: 'oauth', for: ['http', 'sse'], by: 'L:DEV' },
      oauthResource: { is: 'oauth', for: ['http', 'sse'], by: 'L:DEV' },
      type: { is: 'other', idle: true, note: 'not documented', by: 'L:DEV' },
    },
    bad: { effect: 'skips-server', by: 'L:DEV' },
    notObject: { effect: 'skips-server', by: 'L:DEV' },
    neither: { effect: 'fails-server', by: 'M:DEV' },
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:DEV' } },
    unknownTransport: {
      withCommand: { effect: 'skips-server', by: 'L:DEV' },
      withUrl: { effect: 'skips-server', by: 'L:DEV' },
    },
    mismatch: { effect: 'fails-server', by: 'L:DEV' },
  },
  claims: 'shape',
};

export default defineClient({
  id: 'windsurf',
  name: 'Windsurf',
  about:
    'A code editor, called Devin Desktop since June 2026. Its older agent reads `~/.codeium/windsurf/mcp_config.json`; the newer ones, and the command line, read files of their own under `devin`.',
  sources: {
    WSD: { title: 'Windsurf and Devin documentation, MCP of the Cascade agent', version: '2026', date: '2026-11-18' },
    WSI: { title: 'scalameta/metals#7470, files of a project tried', version: '2025', date: '2026-11-18' },
    WST: {
      title: 'instructions of servers that tell its users to write "~" out, three of three',
      version: '2026',
      date: '2026-11-19',
    },
    DEV: { title: 'Devin documentation, MCP configuration', version: '2026', date: '2026-11-18' },
  },
  formats: [cascade, misplaced, devin],
  toolCount: { most: 100, fact: 'takes at most 100 tools', by: 'M:WSD' },
  precedence: [
    {
      sources: [
        { format: 'windsurf-devin', files: ['.devin/config.local.json', '.devin/mcp_config.local.json'] },
        { format: 'windsurf-devin', files: ['.devin/config.json', '.devin/mcp_config.json'] },
        { format: 'windsurf-devin', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:DEV',
    },
  ],
});
