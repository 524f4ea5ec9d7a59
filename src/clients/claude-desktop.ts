import { defineClient, type Format, passedOver, type Reaction } from './define.ts';

const skips: Reaction = {
  effect: 'skips-server',
  by: 'I:CDI',
  note: 'older versions loaded nothing from the file',
};
const refuses: Reaction = { effect: 'refuses-file', by: 'I:CDI' };
const unknown: Reaction = { effect: 'fine', by: 'L:CDI' };

const file: Format = {
  id: 'claude-desktop',
  belongsTo: 'user',
  title: "Claude Desktop's configuration",
  files: ['claude_desktop_config.json'],
  ofUser: true,
  userFiles: [
    '~/Library/Application Support/Claude/claude_desktop_config.json',
    '~/.config/Claude/claude_desktop_config.json',
    '~/AppData/Roaming/Claude/claude_desktop_config.json',
    '~/AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json',
  ],
  schemaBy: 'I:CDI',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'refuses-file', by: 'I:CDB' },
    empty: unknown,
    broken: refuses,
    duplicates: unknown,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'fine', by: 'I:CDI' },
  badRoot: refuses,
  dialect: {
    by: 'I:CDI',
    transportKey: 'type',
    spellings: { stdio: 'stdio' },
    inferred: { command: 'stdio', urlReaction: skips },
    fields: {
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'] },
      type: { is: 'transport', note: 'only local servers; remote ones are connectors of the account', by: 'L:CDI' },
      url: { is: 'url', note: 'not for this file: add a connector, or start a bridge such as mcp-remote' },
      headers: { is: 'headers', note: 'not for this file', by: 'L:CDI' },
    },
    bad: skips,
    notObject: skips,
    neither: skips,
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:CDI' } },
    unknownTransport: { withCommand: { effect: 'ignored', by: 'L:CDI' }, withUrl: skips },
    mismatch: skips,
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'L:CDI' },
    starts: { blanks: 'one-program', by: 'I:CDS' },
    // microsoft/vscode#247076 has it that "~" works.
    keepsTilde: { words: 'L:CDI' },
    splitsForNpx: { on: 'Windows', by: 'I:MRM' },
  },
  claims: 'path',
};

const { dialect: _, belongsTo: __, ...withoutServers } = file;

/** Beside the file that it reads lie others of its own; instructions that say "the config" fill the wrong one. */
const misplaced: Format = {
  ...withoutServers,
  id: 'claude-desktop-misplaced',
  title: 'a servers file where Claude Desktop does not look',
  files: ['Claude/config.json', 'Claude/settings.json'],
  userFiles: [
    '~/Library/Application Support/Claude/config.json',
    '~/.config/Claude/config.json',
    '~/AppData/Roaming/Claude/config.json',
  ],
  schema: 'none',
  syntax: passedOver(unknown),
  servers: [],
  badRoot: unknown,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: 'claude_desktop_config.json beside it', by: 'I:CDI' }],
  claims: 'shape',
};

export default defineClient({
  id: 'claude-desktop',
  name: 'Claude Desktop',
  about:
    'Anthropic’s app for the desktop. Its one configuration file starts local servers only, beside settings of the app; remote servers are added as connectors.',
  sources: {
    CDI: {
      title:
        'issues of other projects about it (anthropics/claude-code#29100, tbxark/mcp-proxy#27, ahujasid/blender-mcp#12 and others)',
      version: '2026',
      date: '2026-11-18',
    },
    CDB: {
      title: 'homeassistant-ai/ha-mcp#281, anthropics/claude-code#81355: its parser refuses the mark',
      version: '2026',
      date: '2026-11-20',
    },
    CDS: {
      title:
        'logs of it in modelcontextprotocol/servers#760, chigwell/telegram-mcp#26: "spawn uv ENOENT" of Node.js, and the words that it hands over',
      version: '2025',
      date: '2026-11-20',
    },
    MRM: { title: 'instructions of mcp-remote; aaronsb/obsidian-mcp-plugin#30', version: '0.15.1', date: '2026-11-19' },
  },
  formats: [file, misplaced],
});
