import { defineClient, type Format, type Reaction, type SeenFile } from './define.ts';
import { entriesOf, looksLikeServer, own, speaksOfMcp } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'M:ANY' };

/** Keys that mean servers wherever they stand. */
const PLAIN_KEYS = ['mcpServers', 'mcp_servers', 'context_servers'] as const;
/** Keys that mean servers in a file whose name speaks of MCP. */
const OTHER_KEYS = ['servers', 'mcp-servers'] as const;

const json: Format = {
  id: 'stray',
  title: 'servers in a file that no known client reads',
  reader: 'its reader',
  files: ['*.json', '*.jsonc'],
  stray: true,
  schemaBy: 'M:ANY',
  schema: 'mcp',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: fine,
    empty: fine,
    broken: { effect: 'refuses-file', by: 'M:ANY' },
    duplicates: fine,
  },
  servers: [
    ...[...PLAIN_KEYS, ...OTHER_KEYS].map((key) => ({ at: [key] })),
    ...PLAIN_KEYS.map((key) => ({ at: ['*', key] })),
  ],
  bareMap: 'certain',
  noMap: fine,
  wrongKey: fine,
  badRoot: fine,
  arrayMap: fine,
  claims: 'shape',
  holds: [...PLAIN_KEYS],
  when: holdsServers,
  // Agent Plugins: for any host, and with words for transports of its own.
  saysWhose: ['https://agent-plugins.org/'],
  belongsTo: 'itself',
  dialect: {
    by: 'M:ANY',
    open: true,
    transportKey: 'type',
    spellings: { stdio: 'stdio', http: 'http', sse: 'sse', ws: 'ws', websocket: 'ws' },
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      type: { is: 'transport' },
      command: { is: 'command' },
      args: { is: 'args' },
      env: { is: 'env' },
      cwd: { is: 'cwd' },
      url: { is: 'url' },
      headers: { is: 'headers' },
    },
    bad: fine,
    notObject: fine,
    neither: fine,
    both: { reaction: fine },
    unknownTransport: { withCommand: fine, withUrl: fine },
    mismatch: fine,
  },
};

const yaml: Format = {
  ...json,
  id: 'stray-yaml',
  files: ['*.yaml', '*.yml'],
  syntax: { ...json.syntax, language: 'yaml', merges: { where: 'always', by: 'L:ANY' } },
};

const toml: Format = {
  ...json,
  id: 'stray-toml',
  files: ['*.toml'],
  syntax: { ...json.syntax, language: 'toml' },
};

const ASIDE = 'example sample template dist default bak backup old disabled off txt'.split(' ');

/** There to be copied or filled in, or put aside: git publishes what stands in it, and it may well be no text of its language yet. */
function aside(format: Format): Format {
  return {
    ...format,
    id: `${format.id}-aside`,
    files: format.files.flatMap((file) => ASIDE.map((end) => `${file}.${end}`)),
    syntax: { ...format.syntax, broken: fine },
  };
}

/** Some entry says how to reach a server. Other programs keep servers as well, so most keys prove nothing by themselves. */
function holdsServers({ path, value }: SeenFile): boolean {
  const isOfMcp = speaksOfMcp(path);
  const keys = isOfMcp ? [...PLAIN_KEYS, ...OTHER_KEYS] : PLAIN_KEYS;
  const maps = keys.map((key) => own(value, key));
  if (maps.some((map) => entriesOf(map).some(looksLikeServer) || holdsMap(map, OTHER_KEYS))) return true;
  if (!isOfMcp) return false;
  const entries = entriesOf(value);
  return (entries.length > 0 && entries.every(looksLikeServer)) || entries.some((entry) => holdsMap(entry, PLAIN_KEYS));
}

/** One of several configurations in a file, under the name of whom it is for; or a whole one, pasted among servers. */
function holdsMap(value: unknown, keys: readonly string[]): boolean {
  return keys.some((key) => entriesOf(own(value, key)).some(looksLikeServer));
}

export default defineClient({
  id: 'stray',
  name: 'no known client',
  about:
    'A file with a map of servers under a name that no known client reads: `team.mcp.json`, `mcp-servers.json`, `claude_desktop_config.example.json`, `.xyz/mcp.json`. Secrets, dangerous commands, packages, forgotten placeholders and broken addresses are told; what a client would make of the file is not. `files` in mcp-lint.json, or `--as`, says whose it is.',
  sources: {
    ANY: { title: 'what no client is needed for', version: '2026-11', date: '2026-11-19' },
  },
  formats: [json, yaml, toml, ...[json, yaml, toml].map(aside)],
});
