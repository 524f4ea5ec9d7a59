import { type Dialect, defineClient, type Format, type Reaction, type ReferencePlace, type Syntax } from './define.ts';
import { wyhash } from './encodings/wyhash.ts';

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
  nullMeansAbsent: true,
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

/** Read in the user's file; of any source, so that a name that no file has may well be right. */
const listed = (key: string): ReferencePlace => ({
  at: [key],
  as: 'list',
  form: 'S',
  server: (name) => name,
  unknown: 'silent',
  by: 'H:OMP2',
});

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
  references: [listed('disabledServers'), listed('enabledServers')],
  claims: 'path',
};

const { references: _, ...unlisted } = own;

const root: Format = {
  ...unlisted,
  id: 'omp-root',
  title: "a project's mcp.json, read by omp",
  files: ['/mcp.json'],
  userFiles: [],
  schema: 'omp',
  readsToo: ['claude-code-project', 'claude-code-misplaced'],
  claims: 'shape',
};

const longest = 64;

/** Every run of other characters becomes one underscore, and none is left at the ends. */
function part(name: string, fallback: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9_]+/g, '_')
      .replace(/_+/g, '_')
      .replace(/^_|_$/g, '') || fallback
  );
}

function serverPart(name: string): string {
  return part(name, 'server');
}

/** A tool that repeats the name of its server in front loses it there. */
function wholeName(server: string, tool: string): string {
  const first = serverPart(server);
  const second = part(tool, 'tool');
  return `mcp__${first}_${second.startsWith(`${first}_`) ? second.slice(first.length + 1) : second}`;
}

/** The whole name that a tool has for the model; a long one ends in a hash of what it was. */
export function toolName(server: string, tool: string): string {
  const name = wholeName(server, tool);
  if (name.length <= longest) return name;
  const hash = wyhash(name).toString(36).slice(0, 8);
  return `${name.slice(0, longest - 1 - hash.length)}_${hash}`;
}

function oldPart(name: string, fallback: string): string {
  return part(name.replace(/[0-9]/g, '_'), fallback);
}

/** Before 18.2.1: one underscore after the prefix, no digits, no limit. */
export function oldToolName(server: string, tool: string): string {
  const first = oldPart(server, 'server');
  const second = oldPart(tool, 'tool');
  return `mcp_${first}_${second.startsWith(`${first}_`) ? second.slice(first.length + 1) : second}`;
}

const ofOpenCode = [
  '.opencode/opencode.jsonc',
  '.opencode/opencode.json',
  'opencode.jsonc',
  'opencode.json',
  '~/.config/opencode/opencode.jsonc',
  '~/.config/opencode/opencode.json',
];

export default defineClient({
  id: 'omp',
  name: 'omp',
  about:
    'oh-my-pi, a coding agent that also reads the files of a dozen other clients; its own `.omp/mcp.json` wins over all of them, `mcp.json` and `.mcp.json` in the working directory come last.',
  sources: {
    OMP: { title: '@oh-my-pi/pi-coding-agent, its loader run', version: '18.2.3', date: '2026-11-18' },
    OMP3: {
      title: 'can1357/oh-my-pi 6d8eec5 and 1cf250d, read: since pull request #7654 a project’s file before the user’s',
      version: '2026-08',
      date: '2026-11-18',
    },
    OMP2: { title: '@oh-my-pi/pi-coding-agent, read', version: '18.3.4', date: '2026-09-27' },
  },
  formats: [own, root],
  precedence: [
    {
      sources: [
        { format: 'omp', files: ['.omp/mcp.json'] },
        { format: 'omp', files: ['.omp/.mcp.json'] },
        { format: 'omp', files: ['~/.omp/agent/mcp.json'] },
        { format: 'omp', files: ['~/.omp/agent/.mcp.json'] },
        { format: 'claude-code-misplaced', files: 'project' },
        { format: 'claude-code-user', files: 'user', at: ['mcpServers'] },
        { format: 'codex', files: 'project' },
        { format: 'codex-user', files: 'user' },
        { format: 'gemini', files: 'project' },
        { format: 'gemini', files: 'user' },
        // It lays these over each other as OpenCode does, so none of them replaces another one.
        { format: 'opencode', files: ofOpenCode },
        { format: 'cursor', files: 'project' },
        { format: 'cursor', files: 'user' },
        { format: 'windsurf', files: 'user' },
        { format: 'omp-root', files: 'project' },
        { format: 'claude-code-project', files: 'project' },
      ],
      same: 'replaced',
      by: 'H:OMP3',
    },
  ],
  twins: { effect: 'ignored', by: 'R:OMP' },
  toolNames: {
    form: 'mcp__S_T',
    server: serverPart,
    name: toolName,
    collision:
      'of two tools with one name that of the first server in the alphabet is left, the other dropped with a warning',
    clash: { within: 'least', across: 'least' },
    limit: { most: longest, length: (server, tool) => wholeName(server, tool).length, over: 'hashed', by: 'H:OMP' },
    by: 'R:OMP',
  },
});
