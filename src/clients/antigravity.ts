import { defineClient, type Format, passedOver, type Reaction } from './define.ts';

const drops: Reaction = { effect: 'drops-server', by: 'M:SKS' };
const stops: Reaction = { effect: 'refuses-file', by: 'M:SKS', note: 'agy does not start' };
const fine: Reaction = { effect: 'fine', by: 'M:SKS' };

const servers: Format = {
  id: 'antigravity',
  title: "Antigravity's servers",
  files: ['.agents/mcp_config.json', '.agent/mcp_config.json'],
  userFiles: ['~/.gemini/config/mcp_config.json', '~/.gemini/antigravity/mcp_config.json'],
  schemaBy: 'M:SKS',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'fine', by: 'L:SKS' },
    empty: { effect: 'fine', by: 'L:SKS' },
    broken: stops,
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'drops-file', by: 'M:SKS' },
  badRoot: stops,
  nullMap: fine,
  dialect: {
    by: 'M:ARS',
    transportKey: null,
    spellings: {},
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
      cwd: { is: 'other', idle: true, note: 'not documented' },
      serverUrl: { is: 'url', for: ['http'], note: 'wins over `command`' },
      url: { is: 'url', for: ['http'], note: 'accepted; reports of 2025 say that it did not work' },
      headers: { is: 'headers', for: ['http'] },
      oauth: { is: 'oauth', for: ['http'], note: '`{clientId}`' },
      authProviderType: { is: 'auth', note: 'only `google_credentials`', by: 'M:SKS' },
      disabled: { is: 'disabled' },
      disabledTools: { is: 'toolsDenied' },
      type: { is: 'other', idle: true, note: 'beside `url`', by: 'M:SKS' },
      transport: { is: 'other', idle: true, note: 'not documented' },
      timeout: { is: 'other', idle: true, note: 'not documented', by: 'M:SKS' },
      alwaysAllow: { is: 'other', idle: true, note: 'not documented' },
      autoApprove: { is: 'other', idle: true, note: 'not documented' },
      httpUrl: { is: 'url', unread: true, by: 'I:AIS' },
      enabled: { is: 'enabled', unread: true, by: 'M:SKS' },
    },
    bad: drops,
    notObject: drops,
    neither: { effect: 'fails-server', by: 'M:SKS' },
    both: { winner: 'url', reaction: { effect: 'ignored', by: 'M:SKS' } },
  },
  claims: 'path',
};

/** The user's file among somebody's dotfiles. */
const dotfile: Format = {
  ...servers,
  id: 'antigravity-user',
  title: "Antigravity's servers of a user",
  files: [
    '.gemini/config/mcp_config.json',
    '.gemini/antigravity/mcp_config.json',
    '.gemini/antigravity-cli/mcp_config.json',
    '.antigravitycli/mcp_config.json',
  ],
  userFiles: [],
  ofUser: true,
  schema: 'antigravity',
  belongsTo: 'user',
};

const { dialect: _, ...withoutServers } = servers;

const misplaced: Format = {
  ...withoutServers,
  id: 'antigravity-misplaced',
  title: 'a servers file where Antigravity does not look',
  files: ['.agent/mcp.json'],
  userFiles: [],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: '.agents/mcp_config.json', by: 'M:SKS' }],
  claims: 'shape',
};

export default defineClient({
  id: 'antigravity',
  name: 'Antigravity',
  about:
    "Google's editor and its program for the terminal. The address of a remote server stands under `serverUrl`. A file that does not parse stops the terminal program, an entry that does not fit is left out without a word.",
  sources: {
    SKS: {
      title: 'stbenjam/skillsaw 05e1db1f, its measurements of agy 1.1.25',
      version: '1.1.25',
      date: '2026-11-18',
    },
    ARS: { title: 'dyoshikawa/rulesync cfebcd75, its adapter', version: '2026-08', date: '2026-08-18' },
    AIS: { title: 'withastro/docs 13148, langchain-ai/docs 1609', version: '2025-11', date: '2026-05-31' },
  },
  formats: [servers, dotfile, misplaced],
});
