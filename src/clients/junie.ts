import { type Dialect, defineClient, type FieldFact, type Format, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:JRS' };
const unknown: Reaction = { effect: 'ignored', by: 'L:JRS' };
const unparsed: Reaction = { effect: 'refuses-file', by: 'M:JRS' };

/** Seen in real files; nobody says what becomes of it. */
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

const dialect: Dialect = {
  by: 'M:JRS',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http'], note: 'newer versions only: the help page knows local servers alone' },
    headers: { is: 'headers', for: ['http'] },
    type: undocumented,
    transport: undocumented,
    cwd: undocumented,
    timeout: undocumented,
    enabled: undocumented,
    disabled: undocumented,
    autoApprove: undocumented,
    alwaysAllow: undocumented,
  },
  bad: unknown,
  notObject: unknown,
  neither: { effect: 'fails-server', by: 'M:JRS' },
  both: { reaction: unknown },
};

const own: Format = {
  id: 'junie',
  title: "Junie's servers",
  files: ['.junie/mcp/mcp.json'],
  userFiles: ['~/.junie/mcp/mcp.json'],
  schemaBy: 'M:JRS',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'fine', by: 'L:JRS' },
    empty: { effect: 'fine', by: 'L:JRS' },
    broken: unparsed,
    duplicates: { effect: 'fine', by: 'L:JRS' },
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'M:JRS' },
  dialect,
  claims: 'path',
};

const assistant: Format = {
  ...own,
  id: 'junie-ai-assistant',
  reader: 'JetBrains AI Assistant',
  title: "the servers of JetBrains' AI Assistant",
  files: ['.ai/mcp/mcp.json'],
  userFiles: ['~/.ai/mcp/mcp.json'],
  schema: 'junie',
};

export default defineClient({
  id: 'junie',
  name: 'Junie',
  about:
    "JetBrains' coding agent; the AI Assistant of the same editors has a file of its own in the same form. Neither is documented in detail, so little is said about their files.",
  sources: {
    JRS: {
      title: 'dyoshikawa/rulesync cfebcd75 (its adapters) and the help pages of JetBrains',
      version: '2026-08',
      date: '2026-08-18',
    },
  },
  formats: [own, assistant],
});
