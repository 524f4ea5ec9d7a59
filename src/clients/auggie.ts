import { type Dialect, defineClient, type Format, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'R:AUG' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:AUG' };
const drops: Reaction = { effect: 'drops-file', by: 'R:AUG' };

const dialect: Dialect = {
  by: 'R:AUG',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'case-sensitive; missing: the url or the command decides' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    disabled: { is: 'disabled', default: 'false' },
    timeout: { is: 'timeout', unit: 'unknown', note: 'a value of any type is taken' },
    enabled: { is: 'enabled', unread: true },
    transport: { is: 'transport', unread: true, note: 'without `type` a url is http' },
  },
  bad: drops,
  emptyMeansAbsent: 'fields',
  notObject: drops,
  neither: refuses,
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'R:AUG' } },
  unknownTransport: { withCommand: drops, withUrl: drops },
  mismatch: refuses,
  names: [
    {
      pattern: /./s,
      allows: 'at least one character',
      fault: 'is empty',
      reaction: { effect: 'drops-server', by: 'R:AUG' },
    },
  ],
  reserved: [{ name: '__proto__', reaction: drops }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: drops,
  empty: fine,
  broken: drops,
  duplicates: fine,
};

const settings: Format = {
  id: 'auggie',
  title: "Auggie's settings",
  files: ['.augment/settings.json', '.augment/settings.local.json'],
  userFiles: ['~/.augment/settings.json'],
  schemaBy: 'R:AUG',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: drops,
  nullRoot: { effect: 'crashes', by: 'R:AUG' },
  nullMap: fine,
  dialect,
  claims: 'shape',
  unmistakable: true,
};

export default defineClient({
  id: 'auggie',
  name: 'Auggie',
  about:
    "Augment's coding agent. Servers stand in its settings; one entry of the wrong shape empties the whole list, most often without a word.",
  sources: {
    AUG: { title: '@augmentcode/auggie, run', version: '0.36.0', date: '2026-11-19', recordings: ['auggie'] },
    AUGD: { title: 'docs.augmentcode.com, CLI permissions', version: '2026', date: '2026-11-18' },
    AUGS: { title: 'docs.augmentcode.com, CLI settings', version: '1.x', date: '2026-11-18' },
  },
  formats: [settings],
  precedence: [
    {
      sources: [
        { format: 'auggie', files: ['.augment/settings.local.json'] },
        { format: 'auggie', files: ['.augment/settings.json'] },
        { format: 'auggie', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:AUGS',
    },
  ],
  toolNames: {
    form: 'T_S',
    server: (name) => name,
    name: (server, tool) => `${tool}_${server}`,
    collision: 'not documented',
    by: 'M:AUGD',
  },
});
