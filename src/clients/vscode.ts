import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type SeenFile,
  type ServedTool,
  type Syntax,
  type UnreadKey,
} from './define.ts';
import { entriesOf, looksLikeServer, own } from './own.ts';

const marks: Reaction = { effect: 'warns', by: 'R:VSC', note: 'the editor marks the line' };
const fine: Reaction = { effect: 'fine', by: 'R:VSC' };
const fails: Reaction = {
  effect: 'fails-server',
  by: 'H:VSC',
  note: 'it is listed, but has nothing to start and no address',
};
const refuses: Reaction = { effect: 'refuses-file', by: 'R:VSC' };
const marked: Reaction = { effect: 'skips-servers', by: 'R:VSC', note: 'where the file is open, the editor marks it' };

const variables = ['${env:NAME}', '${input:id}', '${workspaceFolder}', '${config:key}'] as const;

const dialect: Dialect = {
  by: 'H:VSC',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: {
      is: 'transport',
      note: 'anything but `http` and `stdio` is worked out from the fields; `sse` is tried after Streamable HTTP',
    },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: 'values may be numbers; `null` unsets the variable', by: 'R:VSC' },
    envFile: { is: 'envFile', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'], default: 'the workspace folder' },
    url: { is: 'url', for: ['http', 'sse'], note: '`unix://` and `pipe://` work too, although the editor marks them' },
    headers: { is: 'headers', for: ['http', 'sse'] },
    oauth: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: { clientId: 'clientId', enterpriseManaged: 'own' },
    },
    sandboxEnabled: { is: 'other', for: ['stdio'] },
    dev: { is: 'other', note: '`{watch, debug}`: restart on changes, attach a debugger' },
    gallery: { is: 'other', idle: true, note: 'written when a server is installed from the gallery' },
    version: { is: 'other', idle: true, note: 'written when a server is installed from the gallery' },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    timeout: { is: 'timeout', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
  },
  bad: marks,
  switchOff: 'switch it off in the list of MCP servers',
  notObject: { ...fails, by: 'R:VSC' },
  nullEntry: { effect: 'crashes', by: 'R:VSC' },
  neither: fails,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:VSC' } },
  unknownTransport: { withCommand: marks, withUrl: marks },
  mismatch: fails,
  mismatchOf: {
    sse: { effect: 'warns', by: 'H:VSC', note: 'the editor marks the line, and the command is started' },
  },
  urls: {
    parsed: 'unless-variable',
    reaction: marks,
    withScheme: { effect: 'fails-server', by: 'M:VSC' },
    badScheme: { effect: 'skips-server', by: 'R:VSC', note: 'its log says so' },
    hostless: { effect: 'drops-server', by: 'R:VSC' },
    schemes: ['unix', 'pipe'],
  },
  starts: { blanks: 'one-program', by: 'H:VSX' },
  alsoSpeaks: { sse: 'http' },
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
    whenUnset: 'an environment variable becomes empty; an undefined input stops the server; other text stays',
    refused: {
      syntaxes: ['${env:NAME}', '${input:id}', '${config:key}'],
      in: ['url'],
      leading: true,
      reaction: {
        effect: 'skips-server',
        by: 'R:VSC',
        note: 'what stands before its colon is taken for the scheme; the editor marks the line',
      },
      help: 'write the scheme in front of it, "https://", and let the variable hold the rest',
    },
    by: 'H:VSC',
  },
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:VSC' } }],
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: fine,
  empty: fine,
  onlyComments: { effect: 'fine', by: 'H:VSC' },
  broken: refuses,
  duplicates: fine,
};

const workspace: Format = {
  id: 'vscode',
  title: "VS Code's servers file",
  files: ['.vscode/mcp.json'],
  userFiles: [
    '~/.config/Code/User/mcp.json',
    '~/.config/Code - Insiders/User/mcp.json',
    '~/Library/Application Support/Code/User/mcp.json',
    '~/Library/Application Support/Code - Insiders/User/mcp.json',
    '~/AppData/Roaming/Code/User/mcp.json',
    '~/AppData/Roaming/Code - Insiders/User/mcp.json',
  ],
  schemaBy: 'H:VSC',
  syntax,
  servers: [{ at: ['servers'] }],
  noMap: fine,
  wrongKey: marked,
  badRoot: marked,
  badMap: { effect: 'drops-file', by: 'R:VSC' },
  arrayRoot: marked,
  nullRoot: marked,
  nullMap: fine,
  dialect,
  inputs: ['inputs'],
  claims: 'path',
};

/** A text that is no JSON leaves the rest of such a file unread as well; that is not for this linter to judge. */
const partOfSettings: Pick<Format, 'syntax' | 'claims' | 'userFiles' | 'noMap'> = {
  syntax: { ...syntax, broken: { effect: 'refuses-file', by: 'H:VSC' } },
  claims: 'shape',
  userFiles: [],
  noMap: fine,
};

const multiRoot: Format = {
  ...workspace,
  ...partOfSettings,
  id: 'vscode-workspace',
  title: 'a VS Code workspace',
  files: ['*.code-workspace'],
  schemaBy: 'H:VSC',
  servers: [{ at: ['settings', 'mcp', 'servers'] }],
  inputs: ['settings', 'mcp', 'inputs'],
};

const { inputs: _, ...withoutInputs } = workspace;

const devcontainer: Format = {
  ...withoutInputs,
  ...partOfSettings,
  id: 'vscode-devcontainer',
  title: "a development container's configuration",
  files: ['devcontainer.json', '.devcontainer.json'],
  schemaBy: 'H:VSC',
  servers: [{ at: ['customizations', 'vscode', 'mcp', 'servers'] }],
};

function besideSettings(key: readonly string[]): UnreadKey {
  return { at: key, instead: 'mcp.json beside the settings', by: 'H:VSC' };
}

/** Once read, then moved by VS Code itself; since 1.102 it only asks to move what it finds. */
const settings: Format = {
  ...withoutInputs,
  ...partOfSettings,
  id: 'vscode-settings',
  title: "VS Code's settings",
  files: ['.vscode/settings.json'],
  syntax: { ...syntax, broken: { effect: 'warns', by: 'L:VSC', note: 'settings are read as far as they can be' } },
  userFiles: [
    '~/.config/Code/User/settings.json',
    '~/.config/Code - Insiders/User/settings.json',
    '~/Library/Application Support/Code/User/settings.json',
    '~/Library/Application Support/Code - Insiders/User/settings.json',
    '~/AppData/Roaming/Code/User/settings.json',
    '~/AppData/Roaming/Code - Insiders/User/settings.json',
  ],
  schema: 'none',
  servers: [],
  place: 'settings files',
  holds: ['"mcp', 'mcp.servers"'],
  // A key with a dot in its name is the same setting; the last one never was any.
  unread: [
    ...[['mcp', 'servers'], ['mcp.servers']].map((key) => ({ ...besideSettings(key), moved: 'H:VSC' as const })),
    besideSettings(['github.copilot.chat.mcp.servers']),
  ],
};

/** The hidden name belongs to the root of the project, the plain one to this folder. */
const misplaced: Format = {
  ...withoutInputs,
  id: 'vscode-misplaced',
  title: 'a servers file where VS Code does not look',
  files: ['.vscode/.mcp.json'],
  userFiles: [],
  schema: 'none',
  syntax: passedOver(fine),
  servers: [],
  wrongKey: fine,
  place: 'this path',
  unread: ['servers', 'mcpServers'].map((key) => ({ at: [key], instead: '.vscode/mcp.json', by: 'H:VSC' as const })),
  claims: 'shape',
};

/** At the top of a project, where other clients have a file of this name: its key and what stands in it tell whose it is. */
const misplacedAtTop: Format = {
  ...misplaced,
  id: 'vscode-misplaced-root',
  files: ['/mcp.json'],
  holds: ['"servers"'],
  unread: [{ at: ['servers'], instead: '.vscode/mcp.json', by: 'H:VSC' }],
  when: isForEditor,
};

/**
 * Frameworks have a "servers" too; the editor's asks questions, or says how each server is spoken to. Beside a user's
 * keys it is the user's own, kept in git.
 */
function isForEditor({ value, beside }: SeenFile): boolean {
  if (own(value, 'mcpServers') !== undefined || beside('keybindings.json')) return false;
  const entries = entriesOf(own(value, 'servers'));
  const isTyped = (entry: unknown) => Object.hasOwn(dialect.spellings, String(own(entry, 'type')));
  return entries.some(looksLikeServer) && (Array.isArray(own(value, 'inputs')) || entries.every(isTyped));
}

const drops: Reaction = { effect: 'drops-server', by: 'R:VSC' };

/** Another reader with other rules: no inputs, no variables, and servers that it does not understand vanish. */
const root: Format = {
  ...withoutInputs,
  id: 'vscode-root',
  title: "a project's .mcp.json, read by VS Code",
  files: [],
  userFiles: [],
  schemaBy: 'R:VSC',
  syntax: { ...syntax, empty: refuses, onlyComments: refuses, broken: refuses },
  servers: [{ at: ['mcpServers'] }],
  bareMap: true,
  wrongKey: { effect: 'drops-file', by: 'R:VSC' },
  badRoot: refuses,
  badMap: refuses,
  arrayRoot: refuses,
  nullRoot: refuses,
  nullMap: refuses,
  readsToo: ['claude-code-project'],
  dialect: {
    by: 'H:VSC',
    transportKey: 'type',
    spellings: { stdio: 'stdio', http: 'http', 'streamable-http': 'http', sse: 'sse' },
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      type: { is: 'transport' },
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'], note: 'what is not a string is left out' },
      env: { is: 'env', for: ['stdio'] },
      envFile: { is: 'envFile', for: ['stdio'] },
      cwd: { is: 'cwd', for: ['stdio'] },
      url: { is: 'url', for: ['http', 'sse'] },
      headers: { is: 'headers', for: ['http', 'sse'] },
      transport: { is: 'other', for: ['http', 'sse'], note: '`sse` asks for the older transport' },
      oauth: { is: 'oauth', for: ['http', 'sse'], note: '`{clientId}`' },
      oauthClientId: { is: 'oauth', for: ['http', 'sse'] },
      disabled: { is: 'disabled', unread: true },
      enabled: { is: 'enabled', unread: true },
      timeout: { is: 'timeout', unread: true },
      tools: { is: 'toolsAllowed', unread: true },
      headersHelper: { is: 'headersHelper', unread: true },
    },
    bad: drops,
    switchOff: 'switch it off in the list of MCP servers',
    notObject: drops,
    neither: drops,
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'R:VSC' } },
    unknownTransport: { withCommand: drops, withUrl: drops },
    mismatch: drops,
    nullMeansAbsent: true,
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:VSC' },
    reserved: [{ name: '__proto__', reaction: drops }],
  },
};

/** Of the editor and of its extensions. */
const toolSets = /^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/;

const prompt: Format = {
  id: 'vscode-prompt',
  title: 'a prompt of VS Code',
  files: ['.github/prompts/**/*.prompt.md'],
  schema: 'none',
  schemaBy: 'H:VSR',
  syntax: {
    language: 'markdown',
    bom: { effect: 'fine', by: 'L:VSR' },
    empty: { effect: 'fine', by: 'L:VSR' },
    broken: { effect: 'ignored', by: 'L:VSR', note: 'the front matter is lost' },
    duplicates: { effect: 'ignored', by: 'L:VSR' },
  },
  servers: [],
  noMap: { effect: 'fine', by: 'H:VSR' },
  badRoot: { effect: 'ignored', by: 'L:VSR' },
  references: [
    {
      at: ['tools'],
      as: 'list',
      form: 'S/T',
      server: (name) => name.toLowerCase().replace(/\s+/g, '-'),
      builtIn: toolSets,
      unknown: 'silent',
      by: 'H:VSR',
    },
  ],
  holds: ['tools:'],
  claims: 'shape',
};

const chatMode: Format = {
  ...prompt,
  id: 'vscode-chatmode',
  title: 'a chat mode of VS Code',
  files: ['.github/chatmodes/**/*.chatmode.md'],
};

const longest = 64;
const longestLabel = 13;

/** What the client numbers where it is taken. */
function labelOf(server: string): string {
  return server
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, '_')
    .slice(0, longestLabel);
}

function prefixOf(label: string, number: number): string {
  const suffix = number === 1 ? '_' : `${number}_`;
  return `mcp_${label.slice(0, longestLabel + 1 - suffix.length)}${suffix}`;
}

/** Dots only go here, after the numbering. */
function joined(prefix: string, tool: string): string {
  return `${prefix}${tool.replace(/[^a-z0-9_-]/gi, '_')}`.replaceAll('.', '_').slice(0, longest);
}

function toolNames(tools: readonly ServedTool[]): string[] {
  const taken = new Map<string, number>();
  const prefixes = new Map<string, string>();
  return tools.map(({ server, tool }) => {
    let prefix = prefixes.get(server);
    if (prefix === undefined) {
      const label = labelOf(server);
      const number = (taken.get(label) ?? 0) + 1;
      taken.set(label, number);
      prefix = prefixOf(label, number);
      prefixes.set(server, prefix);
    }
    return joined(prefix, tool);
  });
}

export default defineClient({
  id: 'vscode',
  name: 'VS Code',
  about:
    'Microsoft’s editor, with GitHub Copilot. Its editor marks what its schema does not know; what is loaded in the end is another matter, and nearly everything is. The project’s `.mcp.json` is read by other code with other rules.',
  sources: {
    VSC: {
      title: 'code-server, functions of its VS Code 1.139.1 run and read',
      version: '4.139.1',
      date: '2026-11-19',
      recordings: ['vscode'],
    },
    VSR: { title: 'microsoft/vscode 027907c, read', version: '2026', date: '2026-11-18' },
    VSX: { title: 'microsoft/vscode, extHostMcpNode.ts, read', version: 'main', date: '2026-11-18' },
  },
  formats: [workspace, misplaced, misplacedAtTop, multiRoot, devcontainer, settings, root, prompt, chatMode],
  precedence: [
    {
      sources: [
        { format: 'vscode', files: 'project' },
        { format: 'vscode', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:VSC',
    },
  ],
  toolNames: {
    form: 'mcp_S_T',
    server: (name) => labelOf(name).replaceAll('.', '_'),
    name: (server, tool) => joined(prefixOf(labelOf(server), 1), tool),
    names: toolNames,
    apartBy: 'a number after the name of the server',
    collision: 'both are sent under one name',
    clash: { within: 'sent', across: 'sent' },
    limit: {
      most: longest,
      length: (server, tool) => prefixOf(labelOf(server), 1).length + tool.length,
      over: 'cut',
      by: 'R:VSC',
    },
    by: 'R:VSC',
  },
  toolCount: { most: 128, fact: 'sends at most 128 tools with a request', by: 'H:VSC' },
});
