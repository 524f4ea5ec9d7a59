import { type Dialect, defineClient, type Format, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:WRP', note: 'with a line in the log' };
const fails: Reaction = { effect: 'fails-server', by: 'H:WRP' };
const fine: Reaction = { effect: 'fine', by: 'H:WRP' };

/** Looked for in the text of the whole file before it is parsed. */
const variables = ['${NAME}'] as const;

const dialect: Dialect = {
  by: 'H:WRP',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'a value that is not a string is dropped' },
    working_directory: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http'], note: 'Streamable HTTP or SSE' },
    serverUrl: { is: 'url', for: ['http'], note: 'another name for `url`' },
    headers: { is: 'headers', for: ['http'], note: 'a value that is not a string is dropped' },
    description: { is: 'description' },
    type: { is: 'other', idle: true, note: 'has no effect: the fields decide' },
    cwd: { is: 'cwd', unread: true },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
  },
  bad: fails,
  switchOff: "stop it on Warp's page of MCP servers",
  notObject: fails,
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:WRP' } },
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: variables,
      cwd: variables,
      url: variables,
      headers: variables,
    },
    whenUnset: 'a variable that is missing or empty costs the whole file',
    refused: {
      syntaxes: [
        '${NAME:-default}',
        '${NAME:default}',
        '${env:NAME}',
        '${input:id}',
        '${workspaceFolder}',
        '${file:path}',
        '${process.env.NAME}',
        '${user_config.KEY}',
        '${{ secrets.NAME }}',
      ],
      reaction: {
        effect: 'refuses-file',
        by: 'H:WRP',
        note: 'all that stands between the braces is taken for the name of a variable',
      },
    },
    by: 'H:WRP',
  },
};

const own: Format = {
  id: 'warp',
  title: "Warp's servers",
  files: ['.warp/.mcp.json'],
  userFiles: ['~/.warp/.mcp.json'],
  schemaBy: 'H:WRP',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'refuses-file', by: 'L:WRP' },
    empty: fine,
    broken: refuses,
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }, { at: ['servers'] }, { at: ['mcp', 'servers'] }, { at: ['mcp_servers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'H:WRP' },
  dialect,
  claims: 'path',
  readsToo: ['claude-code-project', 'claude-code-user'],
};

export default defineClient({
  id: 'warp',
  name: 'Warp',
  about:
    'A terminal with an agent. Besides its own file it reads `.mcp.json`, the user’s file of Claude Code and the one of Codex. Every `${…}` in a file is taken for a variable, and one that is missing or empty costs the file.',
  sources: {
    WRP: { title: 'warpdotdev/warp 19548aec, read', version: '2026-08', date: '2026-08-22' },
  },
  formats: [own],
});
