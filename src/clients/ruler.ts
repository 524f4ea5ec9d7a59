import { type Dialect, defineClient, type Format, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:RUL' };
const skips: Reaction = { effect: 'skips-server', by: 'R:RULR', note: 'ruler writes no such server' };
const unreadable: Reaction = { effect: 'refuses-file', by: 'H:RUL', note: 'a warning, and no server is written' };

const dialect: Dialect = {
  by: 'H:RUL',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'other', idle: true, note: 'worked out from the `command` or the `url`' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'values that are not strings are left out' },
    url: { is: 'url', for: ['http'] },
    headers: { is: 'headers', for: ['http'], note: 'values that are not strings are left out' },
    timeout: { is: 'timeout', unit: 'unknown', by: 'M:RUL' },
  },
  bad: { effect: 'ignored', by: 'H:RUL' },
  emptyMeansAbsent: true,
  switchOff: 'remove the entry',
  notObject: { effect: 'drops-server', by: 'H:RUL' },
  neither: skips,
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'H:RUL', note: 'with a warning' } },
};

const toml: Format = {
  id: 'ruler',
  title: "ruler's configuration",
  files: ['.ruler/ruler.toml'],
  userFiles: ['~/.config/ruler/ruler.toml'],
  schemaBy: 'H:RUL',
  syntax: {
    language: 'toml',
    bom: { effect: 'fine', by: 'M:RUL' },
    empty: fine,
    broken: unreadable,
    duplicates: unreadable,
  },
  servers: [{ at: ['mcp_servers'] }],
  noMap: fine,
  badRoot: { effect: 'ignored', by: 'H:RUL' },
  dialect,
  claims: 'shape',
  unmistakable: true,
};

const json: Format = {
  ...toml,
  id: 'ruler-json',
  title: "ruler's older file of servers",
  files: ['.ruler/mcp.json'],
  userFiles: ['~/.config/ruler/mcp.json'],
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'refuses-file', by: 'M:RUL' },
    empty: { effect: 'refuses-file', by: 'M:RUL' },
    broken: unreadable,
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }, { at: ['servers'] }],
  claims: 'path',
};

export default defineClient({
  id: 'ruler',
  name: 'ruler',
  about:
    'Writes the rules and servers of a project into the files of many coding agents. Servers belong into `ruler.toml`; `.ruler/mcp.json` is still read, with a warning.',
  sources: {
    RUL: { title: 'intellectronica/ruler 535acfa, UnifiedConfigLoader.ts, read', version: '0.3', date: '2026-11-18' },
    RULR: { title: '@intellectronica/ruler, run', version: '0.3.44', date: '2026-11-18' },
  },
  formats: [toml, json],
});
