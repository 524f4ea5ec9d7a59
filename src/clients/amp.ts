import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type RuledServer,
  type SeenFile,
  type Syntax,
} from './define.ts';
import { starsMatch } from './encodings/stars.ts';
import { isObject } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'R:AMP' };
const drops: Reaction = { effect: 'drops-file', by: 'R:AMP' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:AMP' };
const crashes: Reaction = { effect: 'crashes', by: 'R:AMP', note: 'every command of Amp ends with an error' };
const fails: Reaction = { effect: 'fails-server', by: 'R:AMP' };

const variables = ['${NAME}'] as const;

const dialect: Dialect = {
  by: 'R:AMP',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http'] },
    headers: { is: 'headers', for: ['http'] },
    disabled: { is: 'disabled', note: '`amp mcp doctor` starts the server all the same', by: 'M:AMPD' },
    includeTools: { is: 'toolsAllowed', note: 'names or globs', by: 'M:AMPD' },
    oauth: { is: 'oauth', for: ['http'], by: 'M:AMPD' },
    cwd: { is: 'cwd', unread: true, note: 'it starts in the folder of the project' },
    timeout: { is: 'timeout', unit: 'unknown', note: 'not documented', by: 'L:AMPD' },
    type: { is: 'other', idle: true, note: 'not needed: the command or the url decides' },
    transport: { is: 'other', idle: true, note: 'not needed: the command or the url decides' },
  },
  bad: fails,
  notObject: { ...fails, note: 'a string or null ends "amp mcp list" with an error' },
  neither: fails,
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'R:AMP' } },
  urls: { parsed: 'unless-variable', reaction: fails, called: fails, userAlone: fails },
  unsendable: fails,
  starts: { blanks: 'one-program', by: 'R:AMP' },
  keepsTilde: { words: 'R:AMP' },
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: variables,
      url: variables,
      headers: variables,
    },
    whenUnset: 'the text stays as it is',
    by: 'R:AMP',
  },
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:AMP' } }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: refuses,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

/** The first rule that fits decides, and every word but "allow" rejects. Variables are not expanded before. */
function stops(rules: readonly unknown[], { command, args = [], url }: RuledServer): boolean {
  const said = new Map([
    ['command', command],
    ['args', command === undefined || args.length === 0 ? undefined : args.join(' ')],
    ['url', url],
  ]);
  for (const rule of rules) {
    if (!isObject(rule) || !isObject(rule.matches)) continue;
    const wanted = Object.entries(rule.matches).map(([key, patterns]) => ({
      text: said.get(key),
      patterns: [patterns].flat().filter((pattern): pattern is string => typeof pattern === 'string'),
    }));
    // An expression of a file is not run.
    if (wanted.some(({ patterns }) => patterns.some((pattern) => /^\/.*\/$/.test(pattern)))) return false;
    const fits = ({ text, patterns }: (typeof wanted)[number]) =>
      text !== undefined && patterns.some((pattern) => starsMatch(pattern, text));
    if (wanted.every(fits)) return rule.action !== 'allow';
  }
  return false;
}

const settings: Format = {
  id: 'amp',
  title: "Amp's settings",
  files: ['.amp/settings.json', '.amp/settings.jsonc'],
  userFiles: [
    '~/.config/amp/settings.json',
    '~/.config/amp/settings.jsonc',
    '~/AppData/Roaming/amp/settings.json',
    '~/AppData/Roaming/amp/settings.jsonc',
  ],
  schemaBy: 'R:AMP',
  syntax,
  servers: [{ at: ['amp.mcpServers'] }],
  noMap: fine,
  badRoot: drops,
  nullRoot: crashes,
  arrayMap: { effect: 'fine', by: 'R:AMP', note: 'the servers are called 0, 1 …' },
  nullMap: fine,
  dialect,
  serverRules: [{ at: ['amp.mcpPermissions'], stops, by: 'R:AMP' }],
  place: 'an object under "amp"',
  unread: [{ at: ['amp', 'mcpServers'], instead: 'one key with a dot in its name, "amp.mcpServers"', by: 'R:AMP' }],
  claims: 'shape',
  unmistakable: true,
};

const documented: Reaction = { effect: 'fails-server', by: 'M:AMPD' };
const fineThere: Reaction = { effect: 'fine', by: 'L:AMPD' };

/** What was seen of the program for the terminal alone. */
const { urls: _urls, unsendable: _unsendable, starts: _starts, keepsTilde: _tilde, ...ofBoth } = dialect;

/** The extension for VS Code takes the same key from the editor's settings, which are VS Code's in all else. */
const editor: Format = {
  id: 'amp-editor',
  title: "Amp's servers in VS Code's settings",
  files: ['.vscode/settings.json'],
  schema: 'none',
  schemaBy: 'M:AMPD',
  syntax: { ...syntax, bom: fineThere, empty: fineThere, broken: { effect: 'warns', by: 'L:AMPD' } },
  servers: [{ at: ['amp.mcpServers'] }],
  noMap: fineThere,
  badRoot: fineThere,
  dialect: { ...ofBoth, notObject: documented, neither: documented, reserved: [] },
  claims: 'shape',
  holds: ['"amp.mcpServers"'],
  when: ({ value }: SeenFile) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'amp.mcpServers'),
};

const { unmistakable: _, serverRules: __, ...recognisable } = settings;

/** Its servers stand in its settings; people write the file of other clients. */
const misplaced: Format = {
  ...recognisable,
  id: 'amp-misplaced',
  title: 'a servers file where Amp does not look',
  files: ['.amp/mcp.json'],
  userFiles: ['~/.config/amp/mcp.json'],
  schema: 'none',
  schemaBy: 'M:AMPD',
  syntax: passedOver(fineThere),
  servers: [],
  badRoot: fineThere,
  place: 'this path',
  unread: ['mcpServers', 'amp.mcpServers'].map((key) => ({
    at: [key],
    instead: '.amp/settings.json, under "amp.mcpServers"',
    by: 'M:AMPD' as const,
  })),
};

export default defineClient({
  id: 'amp',
  name: 'Amp',
  about:
    "Sourcegraph's coding agent. Its settings hold servers under one key with a dot in its name, `amp.mcpServers`. It lists whatever it reads; of a wrong type the server dies when it is started.",
  sources: {
    AMP: { title: '@sourcegraph/amp, run', version: '0.0.1790142911-g7618fb', date: '2026-11-19', recordings: ['amp'] },
    AMPD: { title: 'ampcode.com, manual and news', version: '2026', date: '2026-11-18' },
  },
  formats: [settings, editor, misplaced],
  precedence: [
    {
      sources: [
        { format: 'amp', files: 'project' },
        { format: 'amp', files: 'user' },
      ],
      same: 'replaced',
      by: 'R:AMP',
    },
  ],
});
