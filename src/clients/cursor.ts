import { type Dialect, defineClient, type Format, passedOver, type Reaction, wrongNames } from './define.ts';

/** Read in the loader of its SDK and command line; the editor itself is closed, so it is no more than a likelihood. */
const loses: Reaction = {
  effect: 'drops-file',
  by: 'M:CUR',
  note: 'so does the loader of its SDK and command line; the editor may be milder',
};
const fine: Reaction = { effect: 'fine', by: 'H:CUR' };

const variables = ['${env:NAME}', '${NAME}', '${NAME:-default}', '${workspaceFolder}'] as const;

const dialect: Dialect = {
  by: 'H:CUR',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'missing: stdio with a `command`, Streamable HTTP and then SSE with a `url`' },
    command: { is: 'command', for: ['stdio'], note: 'split like a shell line when there are no `args`' },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    envFile: { is: 'envFile', for: ['stdio'], note: 'in the editor only', by: 'M:CUD' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    auth: {
      is: 'auth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: { CLIENT_ID: 'clientId', CLIENT_SECRET: 'clientSecret', scopes: 'scopes' },
      note: '`{CLIENT_ID, CLIENT_SECRET, scopes}`',
    },
    tls: { is: 'other', for: ['http', 'sse'], note: '`{caBundle}`, and no other key' },
    placement: { is: 'other', for: ['http', 'sse'], note: '`server` or `client`' },
  },
  bad: loses,
  switchOff: 'switch it off in the settings of Cursor',
  notObject: loses,
  neither: loses,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:CUR' } },
  unknownTransport: { withCommand: loses, withUrl: loses },
  mismatch: loses,
  starts: { blanks: 'split-alone', by: 'M:CUR' },
  splitsForNpx: { by: 'I:MRM' },
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: variables,
      envFile: variables,
      cwd: variables,
      url: variables,
      headers: variables,
    },
    whenUnset: 'the text stays as it is',
    partly: {
      syntaxes: ['${NAME}', '${NAME:-default}'],
      where: 'its command line and SDK',
      documented: '${env:NAME}',
      by: 'I:CUE',
    },
    by: 'M:CUD',
  },
};

const project: Format = {
  id: 'cursor',
  title: "Cursor's servers file",
  files: ['.cursor/mcp.json'],
  userFiles: ['~/.cursor/mcp.json'],
  schemaBy: 'M:CUR',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: fine,
    empty: fine,
    broken: { effect: 'refuses-file', by: 'M:CUR', note: 'the loader of its SDK repairs what it can' },
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'refuses-file', by: 'H:CUR', note: 'the editor says "mcpServers must be an object"' },
  badRoot: { effect: 'refuses-file', by: 'H:CUR', note: 'the editor says "mcpServers must be an object"' },
  dialect,
  claims: 'path',
};

const { dialect: _, ...withoutServers } = project;

const cli: Format = {
  ...withoutServers,
  id: 'cursor-cli',
  title: "Cursor CLI's settings",
  files: ['.cursor/cli.json'],
  userFiles: ['~/.cursor/cli-config.json'],
  schema: 'none',
  schemaBy: 'M:CUP',
  servers: [],
  noMap: fine,
  badRoot: { effect: 'ignored', by: 'L:CUP' },
  references: [
    { at: ['permissions', 'allow'], as: 'list', form: 'Mcp(S:T)', by: 'M:CUP' },
    { at: ['permissions', 'deny'], as: 'list', form: 'Mcp(S:T)', by: 'M:CUP' },
  ],
  holds: ['Mcp('],
  claims: 'shape',
};

const permissions: Format = {
  ...cli,
  id: 'cursor-permissions',
  title: "Cursor's permissions",
  files: [],
  userFiles: ['~/.cursor/permissions.json'],
  references: [{ at: ['mcpAllowlist'], as: 'list', form: 'S:T', unknown: 'silent', by: 'M:CUP' }],
  holds: ['mcpAllowlist'],
};

/** The editor's settings lie elsewhere, and servers are no part of them. */
const misplaced: Format = {
  ...withoutServers,
  id: 'cursor-misplaced',
  title: 'a servers file where Cursor does not look',
  files: wrongNames('.cursor', 'mcp.json'),
  userFiles: wrongNames('~/.cursor', 'mcp.json'),
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  noMap: fine,
  badRoot: fine,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: '.cursor/mcp.json', insteadOfUser: '~/.cursor/mcp.json', by: 'M:CUD' }],
  claims: 'shape',
};

const pluginFolder = '.cursor-plugin';

/** Names of the plugin's own folder are given a value, though it is documented for none. */
const inPlugin: Dialect = {
  ...dialect,
  ...(dialect.placeholders && {
    placeholders: { ...dialect.placeholders, own: ['CURSOR_PLUGIN_ROOT', 'CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT'] },
  }),
};

/** The loader of plugins cannot be read; its repository shows one form alone. */
const unlikePlugins: Reaction = { effect: 'refuses-file', by: 'M:CUG' };

const plugin: Format = {
  ...project,
  noMap: unlikePlugins,
  badRoot: unlikePlugins,
  id: 'cursor-plugin',
  belongsTo: 'plugin',
  title: 'the servers file of a Cursor plugin',
  files: ['mcp.json'],
  userFiles: [],
  schema: 'cursor',
  schemaBy: 'M:CUG',
  dialect: inPlugin,
  declares: {
    known: [
      'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json',
      'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
    ],
    reaction: { effect: 'drops-file', by: 'I:CUS' },
  },
  beside: pluginFolder,
  when: ({ beside }) => beside(pluginFolder),
};

const { beside: ___, when: ____, declares: _____, ...anyPlugin } = plugin;

const manifest: Format = {
  ...anyPlugin,
  id: 'cursor-plugin-manifest',
  title: "a Cursor plugin's manifest",
  files: [`${pluginFolder}/plugin.json`],
  schema: 'cursor-plugin-manifest',
  servers: [{ at: ['mcpServers'], list: 'too' }],
  noMap: fine,
  serverFiles: {
    at: ['mcpServers'],
    prefix: '',
    from: '..',
    format: 'cursor-plugin',
    missing: { effect: 'drops-file', by: 'M:CUG' },
    refused: { effect: 'drops-file', by: 'M:CUG' },
    unnamed: { read: 'mcp.json', unread: '.mcp.json', by: 'I:CUV' },
  },
};

export default defineClient({
  id: 'cursor',
  name: 'Cursor',
  about:
    'A code editor with agents, and their command line. The loader of the command line checks the file as a whole and gives nothing for one bad entry; that of the editor cannot be read.',
  sources: {
    CUR: { title: '@cursor/sdk, read', version: '1.0.32', date: '2026-11-18' },
    CUP: {
      title: 'Cursor documentation, permissions of the CLI and permissions.json',
      version: '2026',
      date: '2026-11-18',
    },
    CUI: {
      title: 'ZaUtre/sfcc-mcp-server#4, ComposioHQ/composio#2788, reports of names that are too long',
      version: '2025',
      date: '2026-11-18',
    },
    CUE: {
      title:
        'dyoshikawa/rulesync#857, vanillagreencom/kendex#2184, PostHog/ai-plugin#29, variables that the editor takes',
      version: '2026',
      date: '2026-11-19',
    },
    CUG: { title: 'cursor/plugins 100d651, its schema and its plugins', version: '2026', date: '2026-11-19' },
    MRM: {
      title: 'instructions of mcp-remote; punkpeye/mcp-remote#26, the words that it was started with',
      version: '0.15.1',
      date: '2026-11-20',
    },
    CUV: {
      title: 'vercel/vercel-plugin#125, the servers of a plugin that are never there',
      version: '3.12',
      date: '2026-11-20',
    },
    CUS: {
      title: 'cursor/plugins#192, plugins without servers and the code that drops them',
      version: '2026-08',
      date: '2026-11-20',
    },
    CUD: { title: 'Cursor documentation, Model Context Protocol', version: '2026', date: '2026-11-18' },
  },
  formats: [project, misplaced, cli, permissions, plugin, manifest],
  // Worked out from two reports: the two names and one character between them.
  nameLimit: { most: 60, length: (server, tool) => server.length + 1 + tool.length, over: 'left-out', by: 'I:CUI' },
  precedence: [
    {
      sources: [
        { format: 'cursor', files: 'project' },
        { format: 'cursor', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:CUD',
    },
  ],
});
