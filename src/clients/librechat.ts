import { defineClient, type Reaction, type ServedTool } from './define.ts';

const stops: Reaction = { effect: 'refuses-file', by: 'H:LIB', note: 'LibreChat does not start' };
const fine: Reaction = { effect: 'fine', by: 'H:LIB' };

const variables = ['${NAME}'] as const;

export default defineClient({
  id: 'librechat',
  name: 'LibreChat',
  about:
    'A chat application for the web. One `librechat.yaml` holds everything, and it is validated as a whole: one server that fits no shape keeps the process from starting.',
  sources: {
    LIB: { title: 'danny-avila/LibreChat 08c9cc3, read', version: '0.8', date: '2026-08-21' },
    LIBP: {
      title: 'librechat-data-provider, its schema, run',
      version: '0.8.524',
      date: '2026-11-20',
      recordings: ['librechat'],
    },
  },
  formats: [
    {
      id: 'librechat',
      title: "LibreChat's configuration",
      files: ['librechat.yaml'],
      schemaBy: 'H:LIB',
      syntax: {
        language: 'yaml',
        merges: { where: 'always', by: 'H:LIB' },
        plains: { as: 'js-yaml', by: 'H:LIB' },
        bom: fine,
        empty: { effect: 'fine', by: 'M:LIB' },
        broken: stops,
        duplicates: { effect: 'refuses-file', by: 'R:LIBP' },
      },
      servers: [{ at: ['mcpServers'] }],
      closedBy: { at: ['interface', 'mcpServers', 'use'], value: false, by: 'H:LIB' },
      noMap: fine,
      wrongKey: stops,
      badRoot: stops,
      head: { version: '1.2.8' },
      claims: 'shape',
      dialect: {
        by: 'H:LIB',
        transportKey: 'type',
        spellings: { stdio: 'stdio', 'streamable-http': 'http', http: 'http', sse: 'sse', websocket: 'ws' },
        inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
        fields: {
          type: {
            is: 'transport',
            note: 'missing: the first shape that fits; an http address means sse, not Streamable HTTP',
          },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', blank: [], for: ['stdio'], note: 'required, if only as an empty list' },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string; quote numbers' },
          stderr: { is: 'other', for: ['stdio'], default: 'inherit' },
          cwd: { is: 'cwd', for: ['stdio'], by: 'R:LIBP' },
          url: { is: 'url', for: ['http', 'sse', 'ws'], note: 'checked as a URL after variables are expanded' },
          headers: { is: 'headers', for: ['http', 'sse'] },
          timeout: { is: 'timeout', unit: 'ms' },
          initTimeout: { is: 'startupTimeout', unit: 'ms' },
          sseReadTimeout: { is: 'other', unit: 'ms', default: '300000' },
          title: { is: 'other', idle: true, note: 'letters, digits and spaces' },
          description: { is: 'description' },
          startup: { is: 'other', default: 'true' },
          chatMenu: { is: 'other' },
          iconPath: { is: 'other', idle: true },
          serverInstructions: { is: 'other', note: 'a boolean, or the text itself' },
          requiresOAuth: { is: 'auth', takes: ['boolean'] },
          oauth: {
            is: 'oauth',
            takes: ['object'],
            keys: {
              authorization_url: 'authorizationUrl',
              token_url: 'tokenUrl',
              client_id: 'clientId',
              client_secret: 'clientSecret',
              scope: 'scope',
              redirect_uri: 'redirectUri',
              token_exchange_method: 'own',
              audience: 'own',
              forward_audience_on_refresh: 'own',
              send_resource_parameter: 'own',
              grant_types_supported: 'own',
              token_endpoint_auth_methods_supported: 'own',
              response_types_supported: 'own',
              code_challenge_methods_supported: 'own',
              skip_code_challenge_check: 'own',
              revocation_endpoint: 'own',
              revocation_endpoint_auth_methods_supported: 'own',
            },
          },
          oauth_headers: { is: 'other' },
          oauthRefreshWaitTimeout: { is: 'other', unit: 'ms', by: 'R:LIBP' },
          oauthRefreshCoordination: { is: 'other', by: 'R:LIBP' },
          oauthPersistenceWaitTimeout: { is: 'other', unit: 'ms', by: 'R:LIBP' },
          apiKey: { is: 'auth' },
          obo: { is: 'auth' },
          customUserVars: { is: 'other' },
          proxy: { is: 'other', for: ['http', 'sse'], by: 'R:LIBP' },
        },
        bad: stops,
        switchOff: 'remove the entry; "startup: false" only delays the connection',
        notObject: stops,
        neither: stops,
        both: {
          winner: 'command',
          fitting: ['command', 'args', 'env'],
          needsArgs: true,
          reaction: { effect: 'ignored', by: 'H:LIB' },
        },
        unknownTransport: { withCommand: stops, withUrl: stops },
        mismatch: stops,
        urls: {
          parsed: 'unless-variable',
          trims: 'called',
          reaction: stops,
          guarded: {
            isGuarded,
            domains: ['mcpSettings', 'allowedDomains'],
            addresses: ['mcpSettings', 'allowedAddresses'],
            reaction: {
              effect: 'fails-server',
              by: 'M:LIB',
              note: 'versions before 2026 connect to it, and what an administrator sets counts for more than the file',
            },
          },
          schemes: ['ws', 'wss'],
        },
        reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:LIBP' } }],
        fillsBraces: { only: { prefix: 'LIBRECHAT_', namedIn: 'customUserVars' }, by: 'H:LIB' },
        starts: { blanks: 'one-program', by: 'H:LIB' },
        keepsTilde: { words: 'H:LIB' },
        placeholders: {
          in: { args: variables, env: variables, url: variables, headers: variables },
          elsewhere: {
            names: [
              'JWT_SECRET',
              'JWT_REFRESH_SECRET',
              'CREDS_KEY',
              'CREDS_IV',
              'MEILI_MASTER_KEY',
              'MONGO_URI',
              'REDIS_URI',
              'REDIS_PASSWORD',
            ],
            where: 'for itself alone',
            help: 'pass the value under another name',
            by: 'H:LIB',
          },
          whenUnset: 'the text stays as it is',
          by: 'M:LIB',
        },
      },
    },
  ],
  toolNames: {
    form: 'T_mcp_S',
    server: normalised,
    name: (server, tool) => joined(server, withoutServer(tool, normalised(server))),
    names: toolNames,
    apartBy: 'the name of the server',
    collision: 'of two servers with one normal form, the one whose name is already normal is kept, else the first',
    alike: { effect: 'drops-server', by: 'H:LIB' },
    clash: {},
    by: 'H:LIB',
  },
});

/** What services in one network of containers are called more often than not. */
const services: ReadonlySet<string> = new Set(
  'rag_api rag-api api redis mongodb mongo postgres postgresql mysql database db elasticsearch kibana grafana prometheus rabbitmq kafka zookeeper consul vault etcd minio internal backend metadata'.split(
    ' ',
  ),
);

/** This machine, private networks, and names that are used in them alone. */
function isGuarded(host: string): boolean {
  if (/^(?:localhost|.*\.localhost|localhost\.localdomain|.*\.internal|.*\.local)$/.test(host)) return true;
  const [, first, second, third] = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(host)?.map(Number) ?? [];
  if (first === undefined)
    return services.has(host) || /^(?:\[::1?\]|\[f[cd][\da-f]{2}:.*|\[fe[89ab][\da-f]:.*)$/.test(host);
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && isBetween(second, 64, 127)) ||
    (first === 169 && second === 254) ||
    (first === 172 && isBetween(second, 16, 31)) ||
    (first === 192 && (second === 168 || (second === 0 && third === 0))) ||
    (first === 198 && isBetween(second, 18, 19))
  );
}

function isBetween(number: number | undefined, least: number, most: number): boolean {
  return number !== undefined && number >= least && number <= most;
}

function joined(server: string, tool: string): string {
  return `${tool}_mcp_${normalised(server)}`;
}

/** A tool keeps the name of its server in front where it would meet another tool of the server without. */
function toolNames(tools: readonly ServedTool[]): string[] {
  const short = tools.map(({ server, tool }) => withoutServer(tool, normalised(server)));
  const meetings = new Map<string, number>();
  const key = (index: number) => JSON.stringify([tools[index]?.server, short[index]]);
  for (const index of tools.keys()) meetings.set(key(index), (meetings.get(key(index)) ?? 0) + 1);
  return tools.map(({ server, tool }, index) =>
    joined(server, meetings.get(key(index)) === 1 ? (short[index] ?? tool) : tool),
  );
}

/** Only what a function name allows; the rest of a name that has nothing of it is a number. */
function normalised(name: string): string {
  if (/^[a-zA-Z0-9_.-]+$/.test(name)) return name;
  const kept = name.replace(/[^a-zA-Z0-9_.-]/g, '_').replace(/^_+|(?<!_)_+$/g, '');
  if (kept !== '') return kept;
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) | 0;
  return `server_${Math.abs(sum)}`;
}

/** A tool that repeats the name of its server in front loses it there. */
function withoutServer(tool: string, server: string): string {
  const prefix = `${server}_`.toLowerCase();
  return tool.length > prefix.length && tool.toLowerCase().startsWith(prefix) ? tool.slice(prefix.length) : tool;
}
