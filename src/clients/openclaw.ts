import {
  type Dialect,
  defineClient,
  type FieldFact,
  type Format,
  passedOver,
  type Reaction,
  type SeenFile,
  type Syntax,
  wrongNames,
} from './define.ts';
import { entriesOf, isObject, looksLikeServer, own } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'R:OCL' };
const skips: Reaction = { effect: 'skips-server', by: 'R:OCL' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:OCL' };

const variables = ['${NAME}'] as const;

const refused: FieldFact = { is: 'other', idle: true, note: 'refused' };

const dialect: Dialect = {
  by: 'H:OCL1',
  transportKey: 'transport',
  spellings: { 'streamable-http': 'http', sse: 'sse', stdio: 'stdio' },
  inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
  fields: {
    transport: { is: 'transport', note: 'missing beside a `url`: `type` counts, and without that it is SSE' },
    type: {
      is: 'transport',
      spellings: { http: 'http', 'streamable-http': 'http', sse: 'sse', stdio: 'stdio' },
      deprecated: { use: 'transport' },
    },
    command: { is: 'command', for: ['stdio'], note: 'wins over `url`' },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'numbers and booleans are taken; variables that load code are left out' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    auth: { is: 'auth', for: ['http', 'sse'], takes: ['text'], note: '`"oauth"`' },
    oauth: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: {
        identity: 'own',
        authProfileId: 'own',
        scope: 'scope',
        redirectUrl: 'redirectUri',
        clientMetadataUrl: 'clientMetadataUrl',
      },
    },
    sslVerify: { is: 'other', for: ['http', 'sse'] },
    clientCert: { is: 'other', for: ['http', 'sse'] },
    clientKey: { is: 'other', for: ['http', 'sse'] },
    connectionTimeoutMs: { is: 'startupTimeout', unit: 'ms', default: '30000' },
    requestTimeoutMs: { is: 'timeout', unit: 'ms', default: '60000' },
    supportsParallelToolCalls: { is: 'other' },
    toolFilter: { is: 'toolPolicy', takes: ['object'], note: '`include` and `exclude`' },
    codex: { is: 'other', note: 'for servers that Codex runs' },
    enabled: { is: 'enabled', default: 'true' },
    disabled: { is: 'other', idle: true, note: 'refused: write `enabled`' },
    timeout: { is: 'other', idle: true, note: 'refused: write `requestTimeoutMs`' },
    workingDirectory: { is: 'other', idle: true, note: 'refused: write `cwd`' },
    connectTimeout: refused,
    connect_timeout: refused,
    supports_parallel_tool_calls: refused,
    ssl_verify: refused,
    client_cert: refused,
    client_key: refused,
    serverUrl: { is: 'url', unread: true },
    httpUrl: { is: 'url', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
  },
  bad: refuses,
  emptyMeansAbsent: true,
  notObject: refuses,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:OCL1' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  mismatchOf: { http: fine, sse: fine },
  urls: { parsed: 'unless-variable', reaction: refuses },
  placeholders: {
    in: { command: variables, args: variables, env: variables, cwd: variables, url: variables, headers: variables },
    whenUnset: 'the text stays as it is, with a warning',
    by: 'R:OCL',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  json5: true,
  bom: { effect: 'fine', by: 'L:OCL2' },
  empty: { effect: 'fine', by: 'L:OCL2' },
  broken: { effect: 'refuses-file', by: 'M:OCL2' },
  duplicates: fine,
};

/** Skills and packages have a file of this name, too; most configurations have no servers. */
function hasServers({ value, text }: SeenFile): boolean {
  if (value === undefined) return /\bmcp\b/.test(text) && /\bservers\b/.test(text);
  if (!isObject(value)) return false;
  const mcp = own(value, 'mcp');
  if (isObject(mcp)) return Object.hasOwn(mcp, 'servers') || entriesOf(mcp).some(looksLikeServer);
  if (agentsOf(value).some((agent) => isObject(own(agent, 'mcp')) || isObject(own(agent, 'mcpServers')))) return true;
  if (!Object.hasOwn(value, 'mcpServers')) return false;
  const isAlone = Object.keys(value).every((key) => key === 'mcpServers' || key === '$schema');
  return isAlone || ['gateway', 'agents', 'channels'].some((key) => Object.hasOwn(value, key));
}

/** None has servers of its own, where people put them; earlier versions had a list of agents. */
function agentsOf(value: object): readonly unknown[] {
  const agents = own(value, 'agents');
  const list = own(agents, 'list');
  return [...entriesOf(own(agents, 'entries')), ...(Array.isArray(list) ? list : [])];
}

const configuration: Format = {
  id: 'openclaw',
  title: "OpenClaw's configuration",
  files: ['openclaw.json'],
  ofUser: true,
  userFiles: ['~/.openclaw/openclaw.json'],
  schemaBy: 'H:OCL1',
  syntax,
  servers: [{ at: ['mcp', 'servers'] }],
  noMap: fine,
  wrongKey: { effect: 'refuses-file', by: 'R:OCL' },
  badRoot: refuses,
  dialect,
  belongsTo: 'user',
  when: hasServers,
};

const { when: _, wrongKey: __, belongsTo: ___, ...withoutServers } = configuration;

/** People write the file of other clients beside it. */
const misplaced: Format = {
  ...withoutServers,
  id: 'openclaw-misplaced',
  title: 'a servers file where OpenClaw does not look',
  files: wrongNames('.openclaw'),
  userFiles: wrongNames('~/.openclaw'),
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: ['mcpServers', 'servers'].map((key) => ({
    at: [key],
    instead: '"mcp.servers" in openclaw.json',
    by: 'H:OCL1' as const,
  })),
};

export default defineClient({
  id: 'openclaw',
  name: 'OpenClaw',
  about:
    'A personal assistant that runs as a service. Its servers stand in `openclaw.json` under `mcp.servers`; a configuration with one entry that does not fit is refused as a whole. An address without a transport is SSE.',
  sources: {
    OCL: { title: 'openclaw, run', version: '2026.9.6', date: '2026-11-19' },
    OCL1: { title: 'openclaw, read', version: '2026.9.6', date: '2026-11-19' },
    OCL2: { title: 'the documentation in the package openclaw', version: '2026.9.6', date: '2026-11-19' },
  },
  formats: [configuration, misplaced],
});
