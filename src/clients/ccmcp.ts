import { defineClient, type Reaction } from './define.ts';

const unusable: Reaction = { effect: 'refuses-file', by: 'H:CCMCP', note: 'the file is listed as unusable' };

const variables = ['${NAME}', '${NAME:-default}'] as const;

export default defineClient({
  id: 'ccmcp',
  name: 'ccmcp',
  about:
    'Offers the `*.json` files of one folder and starts Claude Code with the chosen ones. It checks each file against its own schema, which is stricter than Claude Code.',
  sources: {
    CCMCP: { title: 'gsong/ccmcp e1f1a66, read', version: '1.2.2', date: '2025-11-13' },
    SPEC: { title: 'gsong/ccmcp, specs/mcp-protocol.md', version: '1.2.2', date: '2026-11-19' },
  },
  formats: [
    {
      id: 'ccmcp',
      belongsTo: 'itself',
      listing: {
        usable: (file, servers) => {
          const name = file.replace(/\.json$/i, '');
          return servers.length === 0 || (servers.length === 1 && servers[0] === name)
            ? name
            : `${name} → ${servers.join(', ')}`;
        },
        broken: (file) => `Invalid config: ${file.replace('.json', '')}`,
        by: 'H:CCMCP',
      },
      title: "a configuration in ccmcp's folder",
      files: [],
      folder: { env: 'CCMCP_CONFIG_DIR', fallback: '~/.claude/mcp-configs' },
      schemaBy: 'H:CCMCP',
      syntax: {
        language: 'json',
        comments: false,
        trailingCommas: false,
        bom: unusable,
        empty: unusable,
        broken: unusable,
        duplicates: { effect: 'fine', by: 'H:CCMCP' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: { effect: 'fine', by: 'H:CCMCP' },
      badRoot: unusable,
      claims: 'path',
      dialect: {
        by: 'H:CCMCP',
        transportKey: 'type',
        spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
        inferred: { command: 'stdio', urlReaction: unusable },
        fields: {
          type: { is: 'transport', default: 'stdio', note: 'missing means stdio, also with a `url`' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'], default: '[]' },
          env: { is: 'env', note: 'every value is a string' },
          url: { is: 'url', for: ['http', 'sse'] },
          headers: { is: 'headers', for: ['http', 'sse'] },
          description: { is: 'description', unread: true },
        },
        bad: unusable,
        notObject: unusable,
        neither: unusable,
        both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:CCMCP' } },
        unknownTransport: { withCommand: unusable, withUrl: unusable },
        mismatch: unusable,
        urls: { parsed: 'always', reaction: unusable },
        reserved: [
          { name: '__proto__', reaction: { effect: 'drops-server', by: 'H:CCMCP' } },
          // A map with such a key is none to zod.
          { name: 'constructor', reaction: unusable },
        ],
        // Claude Code starts what it has let through: no fault of the file for ccmcp itself.
        starts: { blanks: 'one-program', by: 'M:SPEC' },
        keepsTilde: { words: 'M:SPEC' },
        placeholders: {
          in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
          whenUnset: 'Claude Code decides',
          by: 'M:CCMCP',
        },
      },
    },
  ],
  formerly: [
    {
      what: 'its specification gives `env` to HTTP and SSE servers as well; its schema takes it, and Claude Code, which is started with the file, has no use for it there',
      by: 'M:SPEC',
    },
    {
      what: 'its specification says that an entry with a `url` and no `type` is an HTTP server; its schema takes it for stdio, misses the `command` and refuses the file',
      by: 'M:SPEC',
    },
    {
      what: 'its specification asks for `http://` or `https://` in a `url`; its schema takes every scheme, and Claude Code connects to no other',
      by: 'M:SPEC',
    },
  ],
});
