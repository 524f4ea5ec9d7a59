import { defineClient, type Format, passedOver, type Reaction, type SeenFile, type ServedTool } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:ZED', note: 'Zed shows a notice about its settings' };
const fine: Reaction = { effect: 'fine', by: 'H:ZED' };
/** Recent versions take what fits neither form for the settings of an extension; older ones refuse the file. */
const drops: Reaction = {
  effect: 'drops-server',
  by: 'H:ZED2',
  note: 'what is neither a local nor a remote server is taken for the settings of an extension',
};

const longest = 64;

function clean(tool: string): string {
  return tool.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, longest) || 'tool';
}

function toolNames(tools: readonly ServedTool[]): string[] {
  const servers = new Map<string, Set<string>>();
  for (const { server, tool } of tools) {
    const name = clean(tool);
    const having = servers.get(name) ?? new Set<string>();
    servers.set(name, having.add(server));
  }
  return tools.map(({ server, tool }) => {
    const name = clean(tool);
    const room = longest - name.length;
    if ((servers.get(name)?.size ?? 0) < 2 || room < 2) return name;
    return `${snakeCase(server).slice(0, room - 1)}_${name}`;
  });
}

/** "Azure DevOps" → "azure_dev_ops". */
function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase();
}

const settings: Format = {
  id: 'zed',
  title: "Zed's settings",
  files: ['.zed/settings.json'],
  userFiles: ['~/.config/zed/settings.json', '~/AppData/Roaming/Zed/settings.json'],
  schemaBy: 'H:ZED',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'fine', by: 'L:ZED' },
    empty: { effect: 'fine', by: 'L:ZED' },
    broken: refuses,
    duplicates: { effect: 'fine', by: 'L:ZED' },
  },
  servers: [{ at: ['context_servers'] }],
  noMap: fine,
  badRoot: refuses,
  dialect: {
    by: 'H:ZED',
    transportKey: null,
    spellings: {},
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    lacks: { transports: ['sse', 'ws'], by: 'M:ZED' },
    fields: {
      command: {
        is: 'command',
        for: ['stdio'],
        deprecated: {
          use: 'a text with "args" and "env" beside it',
          help: 'write the path as "command", and "args" and "env" beside it',
          ifObject: true,
        },
        note: 'a string; the older object `{path, args, env}` is rewritten by Zed',
      },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'], note: 'values are strings' },
      url: { is: 'url', for: ['http'], note: 'Streamable HTTP' },
      headers: { is: 'headers', for: ['http'] },
      oauth: {
        is: 'oauth',
        for: ['http'],
        takes: ['object'],
        keys: { client_id: 'clientId', client_secret: 'clientSecret' },
        note: '`{client_id, client_secret}`',
      },
      timeout: { is: 'timeout', unit: 's', default: '60', note: 'a whole number, at most 600' },
      enabled: { is: 'enabled', default: 'true' },
      remote: { is: 'other', note: 'run it on the remote machine of a remote project' },
      settings: { is: 'other', for: [], note: 'of an extension that brings the server' },
      source: { is: 'other', idle: true, note: 'written until November 2025; Zed deletes it' },
      type: { is: 'other', idle: true, note: 'has no effect: the fields decide' },
      disabled: { is: 'disabled', unread: true },
    },
    bad: drops,
    notObject: refuses,
    neither: drops,
    overrides: ['settings', 'enabled', 'remote', 'source'],
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:ZED' } },
    // Each word is quoted for the shell of the system; what PowerShell makes of variables is its own.
    starts: { blanks: 'one-program', shellOnWindows: 'H:ZED2', by: 'H:ZED2' },
    placeholders: { in: {}, whenUnset: 'nothing is expanded; what reaches a shell is quoted', by: 'H:ZED' },
  },
  references: [
    {
      at: ['agent', 'profiles', '*', 'context_servers'],
      as: 'keys',
      form: 'S',
      unknown: 'silent',
      by: 'H:ZED',
    },
  ],
  claims: 'shape',
  unmistakable: true,
  when: hasServers,
};

/** The user's settings among somebody's dotfiles. */
const dotfile: Format = {
  ...settings,
  id: 'zed-user',
  title: "Zed's settings of a user",
  files: ['.config/zed/settings.json'],
  userFiles: [],
  ofUser: true,
  schema: 'zed',
  belongsTo: 'user',
};

const { unmistakable: _, when: __, dialect: ___, references: ____, ...withoutServers } = settings;

/** Its servers stand in its settings; people write the file of other clients. */
const misplaced: Format = {
  ...withoutServers,
  id: 'zed-misplaced',
  title: 'a servers file where Zed does not look',
  files: ['.zed/mcp.json'],
  userFiles: ['~/.config/zed/mcp.json'],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: ['mcpServers', 'context_servers'].map((key) => ({
    at: [key],
    instead: '.zed/settings.json, under "context_servers"',
    by: 'H:ZED' as const,
  })),
};

export default defineClient({
  id: 'zed',
  name: 'Zed',
  about:
    'An editor. Its servers stand under `context_servers` in the settings, of the user or of a project; an entry without command and url holds the settings of an extension that brings the server.',
  sources: {
    ZED: { title: 'zed-industries/zed 7eec892, read', version: '2026-08', date: '2026-08-22' },
    ZED2: { title: 'zed-industries/zed 006ce515, read', version: '2026-11', date: '2026-11-18' },
  },
  formats: [settings, dotfile, misplaced],
  toolNames: {
    form: 'T',
    server: (name) => name,
    name: (_, tool) => clean(tool),
    names: toolNames,
    apartBy: 'the name of the server',
    collision:
      'tools that share a name get the name of their server, in snake case, in front; without room for it the last is left',
    clash: { within: 'last', across: 'one' },
    limit: { most: longest, length: (_, tool) => tool.length, over: 'cut', by: 'H:ZED' },
    by: 'H:ZED',
  },
});

/** Most settings have none. */
function hasServers({ text, value }: SeenFile): boolean {
  const keys = ['context_servers', 'context_server', 'mcpServers'];
  if (value === undefined) return keys.some((key) => text.includes(`"${key}"`));
  return typeof value === 'object' && value !== null && keys.some((key) => Object.hasOwn(value, key));
}
