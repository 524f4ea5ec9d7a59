import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const skips: Reaction = { effect: 'skips-server', by: 'H:GOO', note: 'with a line in the log' };
const drops: Reaction = { effect: 'refuses-file', by: 'H:GOO', note: 'with a line in the log' };
const fails: Reaction = { effect: 'fails-server', by: 'R:GOO4' };
const fine: Reaction = { effect: 'fine', by: 'H:GOO' };

const dialect: Dialect = {
  by: 'H:GOO',
  transportKey: 'type',
  spellings: {
    stdio: 'stdio',
    streamable_http: 'http',
    builtin: 'builtin',
    platform: 'builtin',
    frontend: 'builtin',
    inline_python: 'builtin',
  },
  inferred: { urlReaction: skips, commandReaction: skips },
  fields: {
    enabled: { is: 'enabled', blank: true, note: 'required' },
    type: { is: 'transport', note: 'required; `sse` is no longer spoken' },
    name: {
      is: 'name',
      note: 'what the tools are called by, not the key; required until July 2026, since then the key stands in for it',
    },
    description: { is: 'description' },
    display_name: { is: 'description', for: ['builtin'] },
    cmd: { is: 'command', for: ['stdio'], note: 'not `command`' },
    args: { is: 'args', for: ['stdio'], blank: [], note: 'required' },
    envs: { is: 'env', for: ['stdio', 'http'], note: '31 names, `PATH` and `NODE_OPTIONS` among them, are left out' },
    env: { is: 'env', for: ['stdio', 'http'], by: 'M:GOO2', note: 'another name of `envs`, since July 2026' },
    env_keys: { is: 'other', form: 'variable-names', for: ['stdio', 'http'], note: 'names of secrets in the keyring' },
    cwd: { is: 'cwd', for: ['stdio'], by: 'M:GOO2' },
    uri: { is: 'url', for: ['http'], note: 'not `url`' },
    headers: { is: 'headers', for: ['http'] },
    socket: { is: 'other', for: ['http'] },
    timeout: { is: 'timeout', unit: 's', default: '300', wholeAsWritten: 'R:GOO4' },
    bundled: { is: 'other', idle: true },
    available_tools: { is: 'toolsAllowed', note: 'empty: all' },
    instructions: { is: 'other', for: ['builtin'] },
    tools: { is: 'other', for: ['builtin'] },
    code: { is: 'other', for: ['builtin'] },
    dependencies: { is: 'other', for: ['builtin'] },
    command: { is: 'command', unread: true },
    url: { is: 'url', unread: true },
    environment: { is: 'env', unread: true },
    transport: { is: 'transport', unread: true },
    disabled: { is: 'disabled', unread: true, by: 'R:GOO4' },
  },
  bad: skips,
  notObject: skips,
  neither: skips,
  both: { reaction: { effect: 'ignored', by: 'H:GOO' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  urls: { parsed: 'unless-variable', reaction: fails },
  unsendable: fails,
  sendsUtf8: true,
  keepsLineEnds: true,
  ownHeaders: { names: ['content-length'], reaction: fails },
  starts: { blanks: 'one-program', skipsBadCwd: { by: 'R:GOO4' }, by: 'R:GOO4' },
  keepsTilde: { words: 'R:GOO4' },
  placeholders: {
    in: { headers: ['$NAME', '${NAME}'], url: ['$NAME', '${NAME}'] },
    ofEntry: 'R:GOO4',
    whenUnset: 'the text stays as it is',
    by: 'R:GOO4',
  },
};

const syntax: Syntax = {
  language: 'yaml',
  bom: { effect: 'fine', by: 'L:GOO' },
  empty: fine,
  broken: drops,
  duplicates: drops,
  halves: drops,
};

const config: Format = {
  id: 'goose',
  belongsTo: 'user',
  title: "goose's configuration",
  files: ['.config/goose/config.yaml'],
  ofUser: true,
  userFiles: ['~/.config/goose/config.yaml', '~/AppData/Roaming/Block/goose/config/config.yaml'],
  schemaBy: 'H:GOO',
  syntax,
  servers: [{ at: ['extensions'], named: 'name' }],
  noMap: fine,
  badRoot: drops,
  // Recipes, and the list of what an administrator allows.
  listsElsewhere: 'H:GOO',
  dialect,
  claims: 'shape',
  unmistakable: true,
};

/** The part of the names of tools that stands for the server. */
function keyOf(name: string): string {
  return name
    .replace(/\s/g, '')
    .replace(/[^A-Za-z0-9_-]/gu, '_')
    .toLowerCase();
}

export default defineClient({
  id: 'goose',
  name: 'goose',
  about:
    'An agent for the terminal and the desktop. Its extensions, MCP servers among them, stand in one YAML file in the home directory; an entry that does not fit is left out.',
  sources: {
    GOO: { title: 'aaif-goose/goose ca26f01, read', version: '2026-05', date: '2026-05-21' },
    GOO2: { title: 'aaif-goose/goose, pull request 10773 and what followed', version: '1.45', date: '2026-08-16' },
    GOO4: { title: '@aaif/goose-binary-linux-x64, run', version: '1.52.0', date: '2026-11-19', recordings: ['goose'] },
    GOO3: { title: '@aaif/goose-binary-linux-x64, run', version: '1.34.0', date: '2026-11-18' },
  },
  formats: [config],
  toolNames: {
    form: 'S__T',
    server: keyOf,
    name: (server, tool) => `${keyOf(server)}__${tool}`,
    collision: 'the later tool is left out; which one that is differs from run to run',
    alike: { effect: 'refuses-file', by: 'R:GOO4', note: 'before 1.52 both were started' },
    clash: { across: 'one' },
    by: 'R:GOO3',
  },
});
