import { type Dialect, defineClient, type Format, passedOver, type Reaction, type Syntax } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:AUT', note: 'Autohand does not start' };
const fails: Reaction = { effect: 'fails-server', by: 'H:AUT' };
const fine: Reaction = { effect: 'fine', by: 'H:AUT' };

const dialect: Dialect = {
  by: 'H:AUT',
  transportKey: 'transport',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { urlReaction: refuses, commandReaction: refuses },
  fields: {
    name: { is: 'name', note: 'required' },
    transport: { is: 'transport', note: 'required; `sse` is taken, and then not spoken' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    autoConnect: { is: 'enabled', default: 'true', note: 'only `false` keeps it off' },
    enabled: { is: 'enabled', unread: true },
    disabled: { is: 'disabled', unread: true },
  },
  bad: refuses,
  notObject: refuses,
  neither: refuses,
  both: { reaction: { effect: 'ignored', by: 'H:AUT' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  urls: { reaction: fails },
  unsendable: fails,
  starts: { blanks: 'one-program', by: 'H:AUT' },
  keepsTilde: { words: 'H:AUT' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:AUT' },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: fine,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const json: Format = {
  id: 'autohand',
  title: "Autohand's configuration",
  files: [],
  ofUser: true,
  userFiles: ['~/.autohand/config.json'],
  schemaBy: 'H:AUT',
  syntax,
  servers: [{ at: ['mcp', 'servers'], list: 'only', named: 'name', keeps: { which: 'first', by: 'H:AUT' } }],
  noMap: fine,
  badRoot: refuses,
  arrayRoot: fine,
  dialect,
  belongsTo: 'user',
  claims: 'shape',
};

/** It counts before the other one. */
const yaml: Format = {
  ...json,
  id: 'autohand-yaml',
  title: "Autohand's configuration as YAML",
  schema: 'autohand',
  userFiles: ['~/.autohand/config.yaml', '~/.autohand/config.yml'],
  syntax: { language: 'yaml', bom: fine, empty: refuses, broken: refuses, duplicates: refuses },
};

const { ofUser: _, userFiles: __, belongsTo: ___, ...anywhere } = json;

/** A project has permissions in "settings.local.json", and no servers anywhere. */
const project: Format = {
  ...anywhere,
  id: 'autohand-project',
  title: 'a configuration in a project, where Autohand does not look',
  files: ['.autohand/config.json', '.autohand/settings.local.json', '.autohand/settings.json', '.autohand/mcp.json'],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: "a project's folder",
  unread: [['mcp', 'servers'], ['mcpServers']].map((at) => ({
    at,
    instead: '~/.autohand/config.json, as the list "servers" in "mcp"',
    by: 'H:AUT' as const,
  })),
};

export default defineClient({
  id: 'autohand',
  name: 'Autohand',
  about:
    'An agent for the terminal. Its servers are a list in `~/.autohand/config.json`, each with a name and a transport, and one that lacks either keeps the program from starting.',
  sources: { AUT: { title: 'autohandai/code-cli d24c4e6, read', version: '0.8.2', date: '2026-08-22' } },
  formats: [json, yaml, project],
  moved: [{ env: 'AUTOHAND_HOME', from: '~/.autohand', by: 'H:AUT' }],
});
