import { type Dialect, defineClient, type Format, passedOver, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:QOD' };
const skips: Reaction = { effect: 'skips-server', by: 'R:QOD' };
const fails: Reaction = { effect: 'fails-server', by: 'R:QOD' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:QOD' };
const dropsAll: Reaction = { effect: 'drops-file', by: 'R:QOD' };

const variables = ['$NAME', '${NAME}', '${NAME:-default}'] as const;
/** What is expanded when a server is started, whatever file it is from. */
const started = ['${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:QOD',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', 'streamable-http': 'http', sse: 'sse', ws: 'ws' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'tells the kinds of addresses apart; beside a `command` alone it has no meaning' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'], note: 'a folder that is absent stops the server' },
    url: { is: 'url', for: ['http', 'sse', 'ws'], note: 'wins over `command`' },
    qoder_url: {
      is: 'other',
      selects: 'builtin',
      note: 'at https://mcp.qoder.com alone; it wins over all else',
      by: 'R:QOD',
    },
    headers: { is: 'headers', for: ['http', 'sse', 'ws'] },
    headersHelper: { is: 'headersHelper', for: ['http', 'sse', 'ws'], by: 'H:QOD' },
    tcp: { is: 'other', idle: true, by: 'H:QOD' },
    timeout: { is: 'timeout', unit: 'ms', by: 'H:QOD' },
    trust: { is: 'trust', approvesAll: true, by: 'H:QOD' },
    description: { is: 'description', by: 'H:QOD' },
    includeTools: { is: 'toolsAllowed', by: 'H:QOD' },
    excludeTools: { is: 'toolsDenied', by: 'H:QOD' },
    toolOverrides: { is: 'other', by: 'H:QOD' },
    alwaysAllow: { is: 'autoApprove', by: 'H:QOD' },
    oauth: { is: 'oauth', takes: ['object'], by: 'H:QOD' },
    extension: { is: 'other', idle: true, by: 'H:QOD' },
    isProxy: { is: 'other', idle: true, by: 'H:QOD', note: '`false` is taken away' },
    disabled: { is: 'disabled' },
    enabled: { is: 'enabled', unread: true },
    transport: { is: 'transport', unread: true },
    httpUrl: { is: 'url', unread: true },
    serverUrl: { is: 'url', unread: true },
    autoApprove: { is: 'autoApprove', unread: true, by: 'H:QOD' },
  },
  bad: skips,
  emptyMeansAbsent: true,
  notObject: skips,
  neither: fails,
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'R:QOD' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: fine,
  mismatchOf: { stdio: fails },
  urls: { parsed: 'unless-variable', reaction: fails, userInfo: fails },
  unsendable: fails,
  ownHeaders: { names: ['content-length', 'expect', 'transfer-encoding', 'upgrade'], reaction: fails },
  starts: { blanks: 'one-program', by: 'R:QOD' },
  keepsTilde: { words: 'R:QOD', cwd: 'R:QOD' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is',
    by: 'R:QOD',
  },
  reserved: [{ name: '__proto__', reaction: fails }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: false,
  bom: fine,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const settings: Format = {
  id: 'qoder',
  title: "Qoder CLI's settings",
  files: ['.qoder/settings.json', '.qoder/settings.local.json'],
  userFiles: ['~/.qoder/settings.json'],
  schemaBy: 'R:QOD',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  wrongKey: dropsAll,
  badRoot: refuses,
  dialect,
  references: [
    { at: ['mcp', 'allowed'], as: 'list', form: 'S', server: (name) => name, switches: 'only', by: 'R:QOD' },
    { at: ['mcp', 'excluded'], as: 'list', form: 'S', server: (name) => name, switches: 'off', by: 'R:QOD' },
  ],
  claims: 'shape',
  unmistakable: true,
};

/** Read as it stands: only what an entry says when its server is started counts. */
const project: Format = {
  id: 'qoder-project',
  title: "a project's .mcp.json, read by Qoder CLI",
  files: [],
  schema: 'qoder-project',
  schemaBy: 'R:QOD',
  syntax: { ...syntax, bom: dropsAll, empty: dropsAll, broken: dropsAll },
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  nullMap: fine,
  badRoot: dropsAll,
  dialect: {
    ...dialect,
    mismatchOf: { stdio: fine },
    fields: {
      ...dialect.fields,
      args: { is: 'args', for: ['stdio'], writtenAsText: 'R:QOD' },
      httpUrl: { is: 'url', for: ['http', 'sse', 'ws'] },
    },
    bad: fails,
    notObject: fails,
    nullEntry: { effect: 'crashes', by: 'R:QOD' },
    nullMeansAbsent: true,
    unknownTransport: {
      withCommand: fine,
      withUrl: { ...fine, note: 'it speaks Streamable HTTP' },
    },
    reserved: [],
    placeholders: {
      in: { env: started, url: started, headers: started },
      whenUnset: 'the text stays as it is',
      by: 'R:QOD',
    },
  },
  readsToo: ['claude-code-project'],
};

const { references: _lists, unmistakable: _lost, ...aside } = settings;

/** Its servers stand among its other settings; people write the file of other clients. */
const misplaced: Format = {
  ...aside,
  id: 'qoder-misplaced',
  title: 'a servers file where Qoder CLI does not look',
  files: ['.qoder/mcp.json'],
  userFiles: ['~/.qoder/mcp.json'],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  wrongKey: fine,
  badRoot: fine,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: '.mcp.json or .qoder/settings.json', by: 'R:QOD' }],
};

export default defineClient({
  id: 'qoder',
  name: 'Qoder CLI',
  about:
    "Alibaba's coding agent for the terminal, a relative of Gemini CLI that checks each server and says which it skips. A project's `.mcp.json` wins over its settings, and is read without any check. Servers of the Qoder editor stand in the settings of the editor.",
  sources: {
    QOD: { title: '@qoder-ai/qodercli, run and read', version: '1.1.52', date: '2026-11-19', recordings: ['qoder'] },
  },
  formats: [settings, project, misplaced],
  precedence: [
    {
      sources: [
        { format: 'claude-code-project', files: 'project' },
        { format: 'qoder', files: ['.qoder/settings.local.json'] },
        { format: 'qoder', files: ['.qoder/settings.json'] },
        { format: 'qoder', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:QOD',
    },
  ],
});
