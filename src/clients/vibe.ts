import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:VIB', note: 'Mistral Vibe does not start' };
const fine: Reaction = { effect: 'fine', by: 'H:VIB' };

const dialect: Dialect = {
  by: 'H:VIB',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', 'streamable-http': 'http' },
  inferred: { urlReaction: refuses, commandReaction: refuses },
  fields: {
    name: { is: 'name', note: 'required; other than letters, digits, "-" and "_" becomes "_"' },
    transport: { is: 'transport', note: 'required; `http` and `streamable-http` are the same' },
    command: { is: 'command', for: ['stdio'], note: 'a line for a shell, or a list' },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http'] },
    headers: { is: 'headers', for: ['http'], note: 'the older place; not beside `auth`' },
    api_key_env: { is: 'auth', for: ['http'], note: 'the older place; not beside `auth`' },
    api_key_header: { is: 'auth', for: ['http'], note: 'the older place; not beside `auth`' },
    api_key_format: { is: 'auth', for: ['http'], note: 'the older place; not beside `auth`' },
    auth: {
      is: 'auth',
      for: ['http'],
      takes: ['object'],
      keys: {
        type: 'own',
        headers: 'own',
        api_key_env: 'own',
        api_key_header: 'own',
        api_key_format: 'own',
        scopes: 'scopes',
        client_id: 'clientId',
        client_metadata_url: 'clientMetadataUrl',
        redirect_port: 'callbackPort',
      },
      note: '`type = "static"` or `type = "oauth"`; unknown keys in it are refused',
    },
    startup_timeout_sec: { is: 'startupTimeout', unit: 's', default: '10' },
    tool_timeout_sec: { is: 'timeout', unit: 's', default: '60' },
    sampling_enabled: { is: 'other', default: 'true' },
    disabled: { is: 'disabled', default: 'false' },
    disabled_tools: { is: 'toolsDenied' },
    prompt: { is: 'other', note: 'a hint for the model' },
    type: { is: 'transport', unread: true },
    enabled: { is: 'enabled', unread: true },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { reaction: { effect: 'ignored', by: 'H:VIB' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  starts: { blanks: 'split', by: 'H:VIB' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'L:VIB' },
};

const syntax: Syntax = {
  language: 'toml',
  bom: { effect: 'refuses-file', by: 'L:VIB' },
  empty: fine,
  broken: refuses,
  duplicates: refuses,
};

const config: Format = {
  id: 'vibe',
  title: "Mistral Vibe's configuration",
  files: ['.vibe/config.toml'],
  userFiles: ['~/.vibe/config.toml'],
  schemaBy: 'H:VIB',
  syntax,
  servers: [{ at: ['mcp_servers'], list: 'only', named: 'name' }],
  noMap: fine,
  badRoot: refuses,
  dialect,
  claims: 'shape',
  unmistakable: true,
};

/** The part of the names of tools that stands for the server. */
function aliasOf(name: string): string {
  return name
    .replace(/[^a-zA-Z0-9_-]/gu, '_')
    .replace(/^[_-]+|(?<![_-])[_-]+$/g, '')
    .slice(0, 256);
}

export default defineClient({
  id: 'vibe',
  name: 'Mistral Vibe',
  about:
    'Mistral’s agent for the terminal. Its servers are a list in `.vibe/config.toml`, each with a name and a transport; the whole configuration is checked when it starts.',
  sources: {
    VIB: { title: 'mistralai/mistral-vibe ac8f1a0, read', version: '2.18.4', date: '2026-07-01' },
    VIBD: { title: 'docs.mistral.ai, configuration of the Vibe Code CLI', version: '2026', date: '2026-11-18' },
  },
  formats: [config],
  precedence: [
    {
      sources: [
        { format: 'vibe', files: 'project', note: 'the file of the project counts in folders that the user trusts' },
        { format: 'vibe', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:VIBD',
    },
  ],
  toolNames: {
    form: 'S_T',
    server: aliasOf,
    name: (server, tool) => `${aliasOf(server)}_${tool}`,
    collision: 'the later tool takes the name, one of the program itself included',
    clash: { across: 'one' },
    by: 'H:VIB',
  },
});
