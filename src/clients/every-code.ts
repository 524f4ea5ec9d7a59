import { sha1 } from '../hashes/index.ts';
import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type ServedTool,
  type Syntax,
  wrongNames,
} from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:EVC', note: 'Every Code does not start' };
const fails: Reaction = { effect: 'fails-server', by: 'H:EVC' };
const fine: Reaction = { effect: 'fine', by: 'H:EVC' };

const dialect: Dialect = {
  by: 'H:EVC',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  lacks: { transports: ['sse', 'ws'], by: 'H:EVC' },
  fields: {
    command: { is: 'command', for: ['stdio'], note: 'its presence makes the server a local one' },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string; the server inherits little else' },
    url: { is: 'url', for: ['http'], note: 'Streamable HTTP; there is no SSE' },
    bearer_token: { is: 'auth', form: 'bearer-token', for: ['http'], note: 'counts before `bearer_token_env_var`' },
    bearer_token_env_var: {
      is: 'auth',
      form: 'bearer-variable',
      for: ['http'],
      note: 'the name of a variable that holds the token',
    },
    http_headers: { is: 'headers', for: ['http'], note: 'not `headers`' },
    env_http_headers: {
      is: 'other',
      form: 'header-variables',
      for: ['http'],
      note: 'header to the name of a variable',
    },
    oauth_resource: {
      is: 'oauth',
      part: 'resource',
      for: ['http'],
      takes: ['text'],
      idle: true,
      note: 'taken and not used: there is no signing in with OAuth',
    },
    startup_timeout_sec: { is: 'startupTimeout', unit: 's', default: '10' },
    startup_timeout_ms: { is: 'startupTimeout', unit: 'ms', note: 'where there is no `startup_timeout_sec`' },
    tool_timeout_sec: { is: 'timeout', unit: 's' },
    enabled_tools: { is: 'toolsAllowed', closes: 'H:EVC' },
    disabled_tools: { is: 'toolsDenied' },
    enabled: { is: 'enabled', unread: true },
    disabled: { is: 'disabled', unread: true },
  },
  bad: refuses,
  switchOff: 'move the table to "mcp_servers_disabled"',
  notObject: refuses,
  neither: refuses,
  both: { reaction: refuses },
  otherTransport: refuses,
  urls: { reaction: fails },
  unsendable: fails,
  starts: { blanks: 'one-program', by: 'H:EVC' },
  keepsTilde: { words: 'H:EVC' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:EVC' },
  names: [{ pattern: /^[a-zA-Z0-9_-]+$/, allows: 'letters, digits, "_" and "-"', reaction: fails }],
};

const syntax: Syntax = {
  language: 'toml',
  bom: { effect: 'fine', by: 'L:EVC' },
  empty: fine,
  broken: refuses,
  duplicates: refuses,
};

const user: Format = {
  id: 'every-code',
  title: "Every Code's configuration",
  files: [],
  ofUser: true,
  userFiles: ['~/.code/config.toml'],
  schemaBy: 'H:EVC',
  syntax,
  servers: [{ at: ['mcp_servers'] }],
  noMap: fine,
  badRoot: refuses,
  dialect,
  belongsTo: 'user',
  claims: 'shape',
};

const { ofUser: _, userFiles: __, belongsTo: ___, ...anywhere } = user;

/** Only the home directory has a configuration, and it is no JSON. */
const misplaced = {
  ...anywhere,
  schema: 'none',
  servers: [],
  badRoot: fine,
} as const;

const project: Format = {
  ...misplaced,
  id: 'every-code-project',
  title: 'a configuration in a project, where Every Code does not look',
  files: ['.code/config.toml'],
  syntax: { ...syntax, broken: fine, duplicates: fine },
  place: "a project's folder",
  unread: [{ at: ['mcp_servers'], instead: '~/.code/config.toml', by: 'H:EVC' }],
};

const json: Format = {
  ...misplaced,
  id: 'every-code-misplaced',
  title: 'a servers file where Every Code does not look',
  files: wrongNames('.code'),
  userFiles: wrongNames('~/.code'),
  syntax: passedOver(fine),
  place: 'this path',
  unread: ['mcpServers', 'mcp_servers'].map((key) => ({
    at: [key],
    instead: '~/.code/config.toml, each as a table "[mcp_servers.<name>]"',
    by: 'H:EVC' as const,
  })),
};

const longest = 64;

const clean = (text: string) => text.replace(/[^A-Za-z0-9_-]/gu, '_');

function toolName(server: string, tool: string): string {
  const raw = `${server}__${tool}`;
  const name = clean(raw);
  return name.length > longest ? withHash(name, raw) : name;
}

/** The hash is that of the name as it is written. */
function withHash(name: string, raw: string): string {
  const hash = sha1(raw);
  return name.slice(0, longest - hash.length) + hash;
}

/** What is written alike is one tool; of what is only called alike, the later is told apart. */
function toolNames(tools: readonly ServedTool[]): string[] {
  const named = new Map<string, string>();
  const taken = new Set<string>();
  return tools.map(({ server, tool }) => {
    const raw = `${server}__${tool}`;
    const own = toolName(server, tool);
    const name = named.get(raw) ?? (taken.has(own) ? withHash(own, raw) : own);
    named.set(raw, name);
    taken.add(name);
    return name;
  });
}

export default defineClient({
  id: 'every-code',
  name: 'Every Code',
  about:
    'A fork of Codex with agents of several vendors. It reads `~/.code/config.toml` and nothing of a project; one entry that does not fit stops the program. What Codex has learnt since is not read: no `cwd`, no `enabled`.',
  sources: { EVC: { title: 'just-every/code 6ad6d5c, read', version: '0.6.172', date: '2026-08-12' } },
  formats: [user, project, json],
  moved: [{ env: 'CODE_HOME', from: '~/.code', by: 'H:EVC' }],
  toolNames: {
    form: 'S__T',
    server: clean,
    name: toolName,
    names: toolNames,
    apartBy: 'a hash',
    collision: 'the later of the names that collide ends in a hash of 40 digits; the same name twice is one tool',
    clash: { across: 'one' },
    limit: {
      most: longest,
      length: (server, tool) => clean(`${server}__${tool}`).length,
      over: 'hashed',
      by: 'H:EVC',
    },
    by: 'H:EVC',
  },
});
