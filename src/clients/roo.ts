import { type Dialect, defineClient, type Format, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:ROO', note: 'no server of the file is loaded' };
const fine: Reaction = { effect: 'fine', by: 'H:ROO' };

const variables = ['${env:NAME}', '${workspaceFolder}'] as const;

const dialect: Dialect = {
  by: 'H:ROO',
  transportKey: 'type',
  spellings: { stdio: 'stdio', 'streamable-http': 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'missing: stdio with a `command`, sse with a `url`; case-sensitive' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], note: 'may not stand in a remote server' },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string; may not stand in a remote server' },
    cwd: { is: 'cwd', default: 'the first folder of the workspace' },
    url: { is: 'url', for: ['http', 'sse'], note: 'parsed before variables are expanded' },
    headers: { is: 'headers', for: ['http', 'sse'], note: 'may not stand in a local server' },
    disabled: { is: 'disabled' },
    timeout: { is: 'timeout', unit: 's', default: '60', note: 'from 1 to 3600' },
    alwaysAllow: { is: 'autoApprove', approvesAll: '*', note: 'names of tools, or "*"' },
    disabledTools: { is: 'toolsDenied' },
    watchPaths: { is: 'other', note: 'files whose change restarts the server' },
    enabled: { is: 'enabled', unread: true },
    envFile: { is: 'envFile', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    transport: { is: 'transport', unread: true },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { reaction: refuses },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  otherTransport: refuses,
  urls: { parsed: 'always', reaction: refuses },
  starts: { blanks: 'one-program', shellOnWindows: 'H:ROO', by: 'H:ROO' },
  keepsTilde: { words: 'H:ROO', cwd: 'H:ROO' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is',
    by: 'H:ROO',
  },
};

const project: Format = {
  id: 'roo',
  title: "a project's servers of Roo Code",
  files: ['.roo/mcp.json'],
  schemaBy: 'H:ROO',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: refuses,
    empty: refuses,
    broken: refuses,
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: refuses,
  badRoot: refuses,
  dialect,
  claims: 'path',
};

const skips: Reaction = { effect: 'skips-server', by: 'H:ROO', note: 'it complains about the file as a whole' };
const inStorage = 'rooveterinaryinc.roo-cline/settings';
const extension = `Code/User/globalStorage/${inStorage}/mcp_settings.json`;

/** After a complaint each entry is tried by itself. */
const global: Format = {
  ...project,
  id: 'roo-global',
  title: "the user's servers of Roo Code",
  // Before it had a name of its own it kept that of Cline.
  files: [`${inStorage}/mcp_settings.json`, `${inStorage}/cline_mcp_settings.json`],
  when: ({ path }) => path.includes(inStorage),
  ofUser: true,
  userFiles: [`~/.config/${extension}`, `~/Library/Application Support/${extension}`, `~/AppData/Roaming/${extension}`],
  schema: 'roo',
  dialect: {
    ...dialect,
    bad: skips,
    notObject: skips,
    neither: skips,
    both: { reaction: skips },
    unknownTransport: { withCommand: skips, withUrl: skips },
    mismatch: skips,
    otherTransport: skips,
    urls: { parsed: 'always', reaction: skips },
  },
};

/** Blanks become underscores, what is not a letter, digit, hyphen or underscore goes. */
function clean(name: string): string {
  if (name === '') return '_';
  const kept = name
    .replace(/\s+/g, '_')
    .replace(/[^a-zA-Z0-9_-]/g, '')
    .replace(/--+/g, '-');
  if (kept === '') return '_unnamed';
  return /^[a-zA-Z_]/.test(kept) ? kept : `_${kept}`;
}

export default defineClient({
  id: 'roo',
  name: 'Roo Code',
  about:
    'A coding agent for VS Code, no longer developed since the spring of 2026. One entry of `.roo/mcp.json` that does not fit costs every server; fields of the other transport are refused, not ignored.',
  sources: {
    ROO: { title: 'RooCodeInc/Roo-Code cb836567, read', version: '3.52.1', date: '2026-04-14' },
  },
  formats: [project, global],
  precedence: [
    {
      sources: [
        { format: 'roo', files: 'project' },
        { format: 'roo-global', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:ROO',
    },
  ],
  toolNames: {
    form: 'mcp--S--T',
    server: clean,
    name: (server, tool) => `mcp--${clean(server)}--${clean(tool)}`.slice(0, 64),
    collision: 'of two servers with one name, the one that connected last answers',
    alike: { effect: 'drops-server', by: 'H:ROO' },
    clash: { within: 'one', across: 'one' },
    limit: {
      most: 64,
      length: (server, tool) => `mcp--${clean(server)}--${clean(tool)}`.length,
      over: 'cut',
      by: 'H:ROO',
    },
    by: 'H:ROO',
  },
});
