import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const drops: Reaction = { effect: 'skips-server', by: 'R:OMP', note: 'with a line in the log' };
const fine: Reaction = { effect: 'fine', by: 'R:OMP' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:OMP', note: 'with a line in the log' };

const variables = ['${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:OMP',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'missing: stdio with a `command`, http with a `url`; `sse` is treated as http' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'a value may be the name of a variable, or `!` and a command' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: {
      is: 'headers',
      for: ['http', 'sse'],
      note: 'a value may be the name of a variable, or `!` and a command',
    },
    enabled: { is: 'enabled', default: 'true' },
    timeout: { is: 'timeout', unit: 'ms', default: '30000', note: '0 switches it off', by: 'H:OMP2' },
    auth: { is: 'auth', by: 'H:OMP2' },
    oauth: { is: 'oauth', by: 'H:OMP2' },
    instructions: { is: 'other', by: 'H:OMP2', note: '18.3 and newer' },
    requestIdFormat: { is: 'other', by: 'H:OMP2' },
    enabledTools: { is: 'toolsAllowed', by: 'M:OMP2' },
    disabledTools: { is: 'toolsDenied', by: 'M:OMP2' },
    disabled: { is: 'disabled', unread: true },
    description: { is: 'description', unread: true },
  },
  bad: drops,
  emptyMeansAbsent: true,
  notObject: drops,
  nullEntry: { effect: 'crashes', by: 'R:OMP', note: 'every server of the file is lost' },
  neither: drops,
  both: {
    winner: 'command',
    reaction: {
      effect: 'ignored',
      by: 'R:OMP',
      note: 'its own editor and its check before connecting refuse both',
    },
  },
  unknownTransport: {
    withCommand: fine,
    withUrl: { effect: 'skips-server', by: 'R:OMP', note: 'an unknown type falls back to stdio' },
  },
  mismatch: drops,
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: variables,
      cwd: variables,
      url: variables,
      headers: variables,
    },
    whenUnset: 'the text stays as it is',
    lookedUp: {
      in: ['env', 'headers'],
      command: '!',
      names: true,
      whenFails: 'leaves it out',
      by: 'H:OMP2',
    },
    by: 'R:OMP',
  },
  signIn: [
    {
      field: 'auth',
      type: 'oauth',
      needs: 'credentialId',
      reaction: { effect: 'ignored', by: 'H:OMP2', note: 'without a word' },
    },
    { field: 'auth', type: 'apikey', reaction: { effect: 'fine', by: 'H:OMP2', note: 'it does nothing by itself' } },
  ],
  names: [
    {
      pattern: /\S/,
      allows: 'at least one character',
      reaction: { effect: 'skips-server', by: 'R:OMP' },
    },
    {
      pattern: /^[a-zA-Z0-9_.:-]+(?: [a-zA-Z0-9_.:-]+)*$/,
      allows: 'letters, digits, "_", ".", ":" and "-"',
      maxLength: 100,
      reaction: { effect: 'fine', by: 'H:OMP2', note: 'the file takes any name, "/mcp add" does not' },
    },
  ],
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:OMP' } }],
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: fine,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const own: Format = {
  id: 'omp',
  title: "omp's own file",
  files: ['.omp/mcp.json', '.omp/.mcp.json'],
  userFiles: ['~/.omp/agent/mcp.json', '~/.omp/agent/.mcp.json', '~/.omp/mcp.json'],
  schemaBy: 'R:OMP',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'R:OMP' },
  arrayRoot: fine,
  nullMap: fine,
  dialect,
  claims: 'path',
};

const root: Format = {
  ...own,
  id: 'omp-root',
  title: "a project's mcp.json, read by omp",
  files: ['/mcp.json'],
  userFiles: [],
  schema: 'omp',
  readsToo: ['claude-code-project', 'claude-code-misplaced'],
  claims: 'shape',
};

export default defineClient({
  id: 'omp',
  name: 'omp',
  about:
    'oh-my-pi, a coding agent that also reads the files of a dozen other clients; its own `.omp/mcp.json` wins over all of them, `mcp.json` and `.mcp.json` in the working directory come last.',
  sources: {
    OMP: { title: '@oh-my-pi/pi-coding-agent, its loader run', version: '18.2.3', date: '2026-11-18' },
    OMP2: { title: '@oh-my-pi/pi-coding-agent, read', version: '18.3.4', date: '2026-09-27' },
  },
  formats: [own, root],
  toolNames: {
    form: 'mcp__S_T',
    server: (name) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '_')
        .replace(/_+/g, '_')
        .replace(/^_|_$/g, '') || 'server',
    collision: 'one of two tools with one name is left, the other dropped with a warning',
    by: 'R:OMP',
  },
});
