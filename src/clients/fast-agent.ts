import { defineClient, type Reaction, type Transport } from './define.ts';
import { entriesOf, looksLikeServer, own } from './own.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:FAG', note: 'fast-agent does not start' };
const fine: Reaction = { effect: 'fine', by: 'H:FAG' };
/** Accepted when it is read; found out when the server is wanted. */
const fails: Reaction = { effect: 'fails-server', by: 'M:FAG' };

const variables = ['${NAME}', '${NAME:default}'] as const;

/** What `target` stands for, a command or an address, is worked out by fast-agent. */
const local: readonly Transport[] = ['stdio', 'builtin'];
const remote: readonly Transport[] = ['http', 'sse', 'builtin'];

export default defineClient({
  id: 'fast-agent',
  name: 'fast-agent',
  about:
    'A framework for agents in Python. Servers stand under `mcp.servers`; the whole configuration is validated when it is loaded, whether a server can be started only when an agent needs it.',
  sources: {
    FAG: { title: 'evalstate/fast-agent 610a2f5, read', version: '2026-08', date: '2026-08-18' },
  },
  formats: [
    {
      id: 'fast-agent',
      title: "fast-agent's configuration",
      files: ['fast-agent.yaml', 'fastagent.config.yaml'],
      schemaBy: 'H:FAG',
      syntax: {
        language: 'yaml',
        merges: { where: 'always', by: 'H:FAG' },
        plains: { as: 'pyyaml', by: 'H:FAG' },
        bom: fine,
        empty: fine,
        broken: refuses,
        duplicates: fine,
      },
      servers: [{ at: ['mcp', 'servers'] }],
      noMap: fine,
      badRoot: refuses,
      nullMap: fine,
      when: ({ value, text }) =>
        // A conflict that was left in the file hides what stands behind it.
        value === undefined || /^<{7} /m.test(text) ? /^mcp:/m.test(text) : hasServers(value),
      dialect: {
        by: 'H:FAG',
        transportKey: 'transport',
        spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          transport: { is: 'transport', note: 'missing: http with a `url`, stdio with a `command`' },
          target: { is: 'other', selects: 'builtin', note: 'a command line or an address in one string' },
          command: { is: 'command', for: local },
          args: { is: 'args', for: local },
          env: { is: 'env', for: local, note: 'every value is a string; quote numbers' },
          cwd: { is: 'cwd', for: local },
          url: { is: 'url', for: remote },
          headers: { is: 'headers', for: remote },
          access_token: { is: 'auth', for: remote, note: 'needs a url' },
          auth: {
            is: 'oauth',
            for: remote,
            takes: ['object'],
            keys: {
              oauth: 'own',
              redirect_port: 'callbackPort',
              redirect_path: 'own',
              scope: 'scope',
              persist: 'own',
              client_metadata_url: 'clientMetadataUrl',
            },
          },
          management: { is: 'other', default: 'client' },
          connector_id: { is: 'other', selects: 'builtin', note: 'only with `management: provider`' },
          defer_loading: { is: 'other' },
          read_timeout_seconds: { is: 'timeout', unit: 's' },
          http_timeout_seconds: { is: 'other', unit: 's', for: remote },
          http_read_timeout_seconds: { is: 'other', unit: 's', for: remote },
          read_transport_sse_timeout_seconds: { is: 'other', unit: 's', for: remote, default: '300' },
          ping_interval_seconds: { is: 'other', unit: 's', default: '30' },
          max_missed_pings: { is: 'other', default: '3' },
          load_on_start: { is: 'other', default: 'true' },
          include_instructions: { is: 'other', default: 'true' },
          reconnect_on_disconnect: { is: 'other', default: 'true' },
          protocol_mode: { is: 'other', note: '`modern` does not go with sse' },
          roots: { is: 'other' },
          sampling: { is: 'other' },
          elicitation: { is: 'other' },
          implementation: { is: 'other' },
          name: { is: 'name', note: 'deprecated: the key is the name' },
          description: { is: 'description' },
        },
        bad: refuses,
        switchOff: 'remove the entry, or set "load_on_start: false"',
        notObject: refuses,
        neither: fails,
        both: { winner: 'url', reaction: { effect: 'ignored', by: 'H:FAG', note: 'with a warning' } },
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: fails,
        starts: { blanks: 'one-program', by: 'H:FAG' },
        keepsTilde: { words: 'H:FAG', cwd: 'H:FAG' },
        placeholders: {
          in: {
            command: variables,
            args: variables,
            env: variables,
            cwd: variables,
            url: variables,
            headers: variables,
          },
          whenUnset: 'the text stays as it is, unless it has a default',
          by: 'H:FAG',
        },
      },
    },
  ],
  toolNames: {
    form: 'S__T',
    server: (name) => name,
    name: (server, tool) => `${server}__${tool}`.slice(0, 64),
    collision: 'names are cut at 64 characters, and of two tools with one name the last is left',
    clash: { within: 'last', across: 'one' },
    limit: { most: 64, length: (server, tool) => server.length + 2 + tool.length, over: 'cut', by: 'M:FAG' },
    by: 'M:FAG',
  },
});

/** A configuration may be about models alone; `targets` is where servers stood before 2026-08. */
function hasServers(value: unknown): boolean {
  const mcp = own(value, 'mcp');
  const isMap = ['servers', 'targets'].some((key) => typeof own(mcp, key) === 'object');
  return isMap || entriesOf(mcp).some(looksLikeServer);
}
