import { sha1 } from '../hashes/index.ts';
import { type Dialect, defineClient, type Format, passedOver, type Reaction, wrongNames } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'R:CLI', note: 'no server of the file is loaded' };
const fine: Reaction = { effect: 'fine', by: 'R:CLI' };

/** The extension expands it in every string, the command line in none. */
const variables = ['${env:NAME}'] as const;

const dialect: Dialect = {
  by: 'R:CLI',
  transportKey: 'type',
  spellings: { stdio: 'stdio', streamableHttp: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
  nested: 'transport',
  fields: {
    type: { is: 'transport', note: 'missing: stdio with a `command`, sse with a `url`; case-sensitive' },
    transportType: {
      is: 'transport',
      spellings: { stdio: 'stdio', streamableHttp: 'http', http: 'http', sse: 'sse' },
      note: 'the older key, still read where `type` is missing',
    },
    transport: {
      is: 'other',
      idle: true,
      note: 'an object that holds `type` and the fields of the transport; a string is passed over',
    },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', note: 'a boolean' },
    timeout: { is: 'timeout', unit: 's', default: '60', note: 'clamped to 1…3600', by: 'H:CLX' },
    autoApprove: { is: 'autoApprove', note: 'read by the extension only', by: 'H:CLX' },
    remoteConfigured: { is: 'other', idle: true, note: 'internal', by: 'H:CLX' },
    metadata: { is: 'other', idle: true, by: 'H:CLS' },
    oauth: { is: 'other', idle: true, note: "the client's own state", by: 'H:CLS' },
    oauthClient: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: { clientId: 'clientId', clientSecret: 'clientSecret' },
      note: '`{clientId, clientSecret}`',
      by: 'H:CLX',
    },
    enabled: { is: 'enabled', unread: true },
    envFile: { is: 'envFile', unread: true, by: 'H:CLS' },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: {
    winner: 'command',
    fitting: ['command', 'args', 'env', 'cwd'],
    reaction: { effect: 'ignored', by: 'R:CLI' },
  },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  urls: {
    parsed: 'always',
    trims: 'checked',
    reaction: { ...refuses, note: 'the extension expands variables before' },
  },
  starts: { blanks: 'one-program', shellOnWindows: 'H:CLS', by: 'H:CLS' },
  keepsTilde: { words: 'H:CLX' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is; the command line expands nothing at all',
    by: 'R:CLI',
  },
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:CLI' } }],
};

const extension = 'Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json';

const settings: Format = {
  id: 'cline',
  belongsTo: 'user',
  title: "Cline's servers",
  files: ['cline_mcp_settings.json'],
  ofUser: true,
  userFiles: [
    '~/.cline/data/settings/cline_mcp_settings.json',
    `~/.config/${extension}`,
    `~/Library/Application Support/${extension}`,
    `~/AppData/Roaming/${extension}`,
  ],
  schemaBy: 'R:CLI',
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

const { belongsTo: _, ...anywhere } = settings;

/** Its documentation named the second of them for a while, and other tools write the first. */
const misplaced: Format = {
  ...anywhere,
  id: 'cline-misplaced',
  title: 'a servers file where Cline does not look',
  files: [...wrongNames('.cline'), '.cline/cline_mcp_settings.json'],
  userFiles: wrongNames('~/.cline'),
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  dialect,
  place: 'this path',
  unread: [
    { at: ['mcpServers'], instead: '~/.cline/data/settings/cline_mcp_settings.json', by: 'H:CLS' },
    { at: ['servers'], instead: '~/.cline/data/settings/cline_mcp_settings.json', by: 'H:CLS' },
  ],
  claims: 'shape',
};

const longest = 64;
const hashed = 8;

function toolName(server: string, tool: string): string {
  const raw = `${server}__${tool}`;
  const clean = raw.replace(/[^a-zA-Z0-9_-]+/g, '_');
  if (clean === raw && raw.length <= longest) return raw;
  const hash = sha1(raw).slice(0, hashed);
  return `${clean.slice(0, longest - 1 - hashed) || 'mcp_tool'}_${hash}`;
}

export default defineClient({
  id: 'cline',
  name: 'Cline',
  about:
    'A coding agent for VS Code, JetBrains and the terminal. All of them share one file in the home directory; there is no file of a project. One entry that does not fit costs every server.',
  sources: {
    CLI: { title: 'cline, run', version: '3.0.65', date: '2026-11-19', recordings: ['cline'] },
    CLX: { title: 'cline/cline 21cb8d25 (extension), read', version: '4.1', date: '2026-08-22' },
    CLS: { title: 'cline/cline 038f2b64 (its SDK), read', version: '2026-08', date: '2026-11-18' },
  },
  formats: [settings, misplaced],
  toolNames: {
    form: 'S__T',
    server: (name) => name.replace(/[^a-zA-Z0-9_-]+/g, '_'),
    name: toolName,
    collision: 'a name that had to be changed ends in a hash; of a__b with c and a with b__c one is lost',
    clash: { across: 'one' },
    limit: {
      most: longest,
      length: (server, tool) => server.length + 2 + tool.length,
      over: 'hashed',
      by: 'R:CLI',
    },
    by: 'R:CLI',
  },
});
