import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:FAC' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:FAC' };
const warns: Reaction = { effect: 'warns', by: 'R:FAC', note: 'only "droid doctor" says so' };
const fails: Reaction = {
  effect: 'fails-server',
  by: 'R:FAC',
  note: 'it is listed all the same; only "droid doctor" says why',
};

const variables = ['${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:FAC',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: {
    command: 'stdio',
    urlReaction: { ...fails, note: 'an entry without "type" is taken for a local server' },
  },
  fields: {
    type: { is: 'transport', default: 'stdio', note: 'case-sensitive' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], note: 'variables are not expanded here' },
    env: { is: 'env', for: ['stdio'], note: 'a server with an unset variable is not started' },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', default: 'false' },
    timeout: { is: 'timeout', unit: 'unknown', note: 'a number above 0' },
    timeoutMs: { is: 'timeout', unit: 'ms', by: 'M:FACD' },
    enabledTools: { is: 'toolsAllowed', overrules: true, note: 'wins over `disabledTools`', by: 'M:FACD' },
    disabledTools: { is: 'toolsDenied', by: 'M:FACD' },
    oauth: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object', 'boolean'],
      keys: {
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        scopes: 'scopes',
        callbackPort: 'callbackPort',
        resource: 'resource',
        authorizationServerIssuer: 'issuer',
        clientMetadataUrl: 'clientMetadataUrl',
        tokenEndpointAuthMethod: 'own',
      },
      note: 'an object, or `false`',
      by: 'H:FACO',
    },
    enabled: { is: 'enabled', unread: true },
    transport: { is: 'transport', unread: true },
  },
  bad: warns,
  notObject: fails,
  nullEntry: { effect: 'crashes', by: 'R:FAC', note: '"droid mcp list" ends with an error' },
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:FAC' } },
  unknownTransport: { withCommand: warns, withUrl: fails, empty: fails },
  mismatch: fails,
  urls: { reaction: fails, userAlone: fails },
  unsendable: fails,
  starts: { blanks: 'one-program', by: 'R:FAC' },
  keepsTilde: { words: 'R:FAC' },
  placeholders: {
    in: { env: variables, headers: variables, oauth: variables },
    unset: [{ in: ['env', 'headers'], reaction: fails }],
    whenUnset: 'the server is not started',
    by: 'R:FAC',
  },
  names: [
    {
      pattern: /^[A-Za-z0-9_-]+$/,
      allows: 'letters, digits, "-" and "_"',
      maxLength: 32,
      reaction: { effect: 'fine', by: 'R:FAC', note: 'Factory Droid renames the server' },
    },
  ],
  reserved: [{ name: '__proto__', reaction: { effect: 'skips-server', by: 'R:FAC' } }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: false,
  bom: refuses,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const servers: Format = {
  id: 'factory',
  title: "Factory Droid's servers",
  files: ['.factory/mcp.json'],
  userFiles: ['~/.factory/mcp.json'],
  schemaBy: 'R:FAC',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: refuses,
  badRoot: refuses,
  arrayMap: { effect: 'warns', by: 'R:FAC', note: 'the positions become the names of the servers' },
  dialect,
  claims: 'path',
};

/** Its other settings lie here; people write servers among them, as other clients want it. */
const misplaced: Format = {
  id: 'factory-misplaced',
  title: "Factory Droid's settings",
  files: ['.factory/settings.json', '.factory/settings.local.json'],
  userFiles: ['~/.factory/settings.json', '~/.factory/settings.local.json'],
  schema: 'none',
  schemaBy: 'R:FAC',
  syntax: { ...syntax, comments: true, broken: fine, bom: fine, empty: fine },
  servers: [],
  noMap: fine,
  badRoot: fine,
  unread: [{ at: ['mcpServers'], instead: '.factory/mcp.json', insteadOfUser: '~/.factory/mcp.json', by: 'R:FAC' }],
  place: 'settings files',
  claims: 'shape',
};

function serverPart(name: string): string {
  return (
    name
      .replace(/[\s.]/g, '-')
      .replace(/[^A-Za-z0-9_-]/g, '')
      .replace(/(?<!-)-+$/, '')
      .slice(0, 32) || 'invalid-server-name'
  );
}

export default defineClient({
  id: 'factory',
  name: 'Factory Droid',
  about:
    "Factory's coding agent. It keeps servers whose entry it objects to and lists them; what is wrong is said by `droid doctor` only. The documentation lets `~/.factory/mcp.json` win over the project; in the running client the project won.",
  sources: {
    FACO: { title: 'droid, the schema in its binary, read', version: '0.225.2', date: '2026-11-19' },
    FAC: { title: 'droid, run', version: '0.225.2', date: '2026-11-19', recordings: ['factory'] },
    FACD: {
      title: 'Factory-AI/factory a80aa7c, docs/cli/configuration/mcp.mdx',
      version: '2026-07-24',
      date: '2026-11-18',
    },
  },
  formats: [servers, misplaced],
  // Its documentation has it the other way round.
  precedence: [
    {
      sources: [
        { format: 'factory', files: 'project' },
        { format: 'factory', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:FAC',
    },
  ],
  toolNames: {
    form: 'S___T',
    server: serverPart,
    name: (server, tool) => `${serverPart(server)}___${tool}`,
    collision:
      'of two servers whose names become one, one is left; tools of one server that become one get a hash and stay',
    alike: { effect: 'drops-server', by: 'R:FAC' },
    clash: {},
    by: 'R:FAC',
  },
});
