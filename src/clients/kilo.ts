import {
  type Dialect,
  defineClient,
  type Format,
  passedOver,
  type Reaction,
  type SeenFile,
  type Syntax,
} from './define.ts';
import { isObject, own } from './own.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'R:KIL', note: '"kilo config check" names the place' };
const fine: Reaction = { effect: 'fine', by: 'R:KIL' };

const references = ['{env:NAME}', '{file:path}'] as const;

const dialect: Dialect = {
  by: 'R:KIL',
  transportKey: 'type',
  spellings: { local: 'stdio', remote: 'http' },
  inferred: { urlReaction: refuses, commandReaction: refuses },
  fields: {
    type: { is: 'transport', note: 'required' },
    command: { is: 'commandLine', for: ['stdio'], note: 'the program and its arguments in one list' },
    environment: { is: 'env', for: ['stdio'], note: 'every value is a string' },
    env: { is: 'env', for: ['stdio'], note: 'another name for `environment`, which wins' },
    url: { is: 'url', for: ['http'], note: 'Streamable HTTP is tried first, then SSE' },
    headers: { is: 'headers', for: ['http'] },
    oauth: {
      is: 'oauth',
      for: ['http'],
      takes: ['object', 'boolean'],
      keys: {
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        scope: 'scope',
        callbackPort: 'callbackPort',
        redirectUri: 'redirectUri',
      },
      note: 'an object, or `false`',
      by: 'H:KILO',
    },
    enabled: { is: 'enabled', default: 'true' },
    timeout: {
      is: 'timeout',
      unit: 'ms',
      default: '30000',
      overflows: 'R:KIL',
      note: 'the published schema says 5000',
      by: 'H:KIM',
    },
    cwd: { is: 'cwd', unread: true, note: 'in the published schema, and dropped' },
    args: { is: 'args', unread: true },
    disabled: { is: 'disabled', unread: true },
    description: { is: 'description', unread: true },
  },
  bad: refuses,
  mask: {
    key: 'enabled',
    reaction: {
      effect: 'drops-server',
      by: 'R:KIL',
      note: 'an entry with a boolean "enabled" that fits nothing else shrinks to that switch',
    },
  },
  notObject: refuses,
  neither: refuses,
  overrides: ['enabled'],
  both: { reaction: { effect: 'ignored', by: 'H:KIM' } },
  unknownTransport: { withCommand: refuses, withUrl: refuses },
  mismatch: refuses,
  urls: {
    parsed: 'unless-variable',
    reaction: { effect: 'fails-server', by: 'R:KIL' },
    userAlone: { effect: 'fails-server', by: 'R:KIL' },
  },
  unsendable: { effect: 'fails-server', by: 'R:KIL' },
  ownHeaders: { names: ['transfer-encoding'], reaction: { effect: 'fails-server', by: 'R:KIL' } },
  alsoSpeaks: { sse: 'remote' },
  reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:KIL' } }],
  starts: { blanks: 'one-program', by: 'R:KIL' },
  keepsTilde: { words: 'R:KIL' },
  placeholders: {
    in: {
      command: ['{file:path}'],
      args: ['{file:path}'],
      commandLine: ['{file:path}'],
      env: ['{file:path}'],
      url: ['{file:path}'],
    },
    whenUnset: 'a project may not refer to the environment; a missing file stops the file',
    refused: [
      {
        syntaxes: ['{env:NAME}', '${env:NAME}', '{file:path}', '${file:path}'],
        in: ['headers'],
        reaction: { effect: 'skips-server', by: 'R:KIL', note: 'headers of a project may hold no reference' },
      },
      { syntaxes: ['{env:NAME}', '${env:NAME}'], anywhere: true, reaction: refuses },
    ],
    by: 'R:KIL',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  bom: fine,
  empty: fine,
  blank: refuses,
  broken: refuses,
  duplicates: fine,
};

const project: Format = {
  id: 'kilo',
  title: "a project's configuration of Kilo Code",
  files: ['.kilo/kilo.json', '.kilo/kilo.jsonc', 'kilo.json', 'kilo.jsonc'],
  schemaBy: 'R:KIL',
  syntax,
  servers: [{ at: ['mcp'] }],
  noMap: fine,
  wrongKey: refuses,
  badRoot: refuses,
  dialect,
  readsToo: ['opencode', 'opencode-v2'],
  when: isConfiguration,
};

const user: Format = {
  ...project,
  id: 'kilo-user',
  title: "the user's configuration of Kilo Code",
  files: [],
  ofUser: true,
  userFiles: ['~/.config/kilo/kilo.json', '~/.config/kilo/kilo.jsonc', '~/.config/kilo/config.json'],
  schema: 'kilo',
  dialect: {
    ...dialect,
    placeholders: {
      in: {
        command: references,
        args: references,
        commandLine: references,
        env: references,
        url: references,
        headers: references,
      },
      whenUnset: 'an unset variable becomes empty; a missing file stops the file',
      by: 'H:KIM',
    },
  },
  readsToo: [],
  when: () => true,
};

const skips: Reaction = { effect: 'skips-server', by: 'R:KIL', note: 'with a line in the log' };
const logged: Reaction = { effect: 'refuses-file', by: 'H:KIM', note: 'with a line in the log' };
const lost: Reaction = { effect: 'drops-file', by: 'H:KIM' };
const read: Reaction = { effect: 'fine', by: 'H:KIM' };

/** What the extension wrote before it became a fork of OpenCode; carried over at every start. */
const legacy: Format = {
  id: 'kilo-legacy',
  title: "Kilo Code's older servers file",
  files: ['.kilocode/mcp.json', '.kilo/mcp.json', 'kilocode.kilo-code/settings/mcp_settings.json'],
  userFiles: [
    '~/.kilocode/mcp.json',
    '~/.kilo/mcp.json',
    '~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json',
    '~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json',
    '~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json',
  ],
  schemaBy: 'H:KIM',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: logged,
    empty: logged,
    broken: logged,
    duplicates: read,
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: read,
  badRoot: lost,
  nullMap: read,
  dialect: {
    by: 'H:KIM',
    transportKey: 'type',
    spellings: { stdio: 'stdio', 'streamable-http': 'http', sse: 'sse' },
    inferred: { command: 'stdio', urlReaction: skips },
    fields: {
      type: { is: 'transport', note: 'only `streamable-http` and `sse` make a remote server' },
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'] },
      url: { is: 'url', for: ['http', 'sse'] },
      headers: { is: 'headers', for: ['http', 'sse'] },
      disabled: { is: 'disabled' },
      alwaysAllow: {
        is: 'autoApprove',
        note: 'read by older versions; it cannot be carried over, and the log says so',
      },
      timeout: { is: 'timeout', unit: 's', unread: true, note: 'read by older versions' },
      cwd: { is: 'cwd', unread: true, note: 'read by older versions' },
      disabledTools: { is: 'toolsDenied', unread: true, note: 'read by older versions' },
      enabled: { is: 'enabled', unread: true },
    },
    bad: skips,
    emptyMeansAbsent: true,
    notObject: { effect: 'skips-server', by: 'H:KIM', note: 'with a line in the log' },
    neither: { effect: 'skips-server', by: 'H:KIM', note: 'with a line in the log' },
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:KIM' } },
    unknownTransport: { withCommand: read, withUrl: skips },
    mismatch: { effect: 'skips-server', by: 'H:KIM', note: 'with a line in the log' },
    placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:KIM' },
  },
  claims: 'path',
};

/** An earlier program for the terminal kept its servers here; nothing carries them over. */
const former: Format = {
  ...legacy,
  id: 'kilo-former',
  title: "the servers of Kilo Code's former program for the terminal",
  files: ['.kilocode/cli/global/settings/mcp_settings.json'],
  userFiles: ['~/.kilocode/cli/global/settings/mcp_settings.json'],
  schema: 'none',
  syntax: passedOver(read),
  servers: [],
  badRoot: read,
  place: 'this path',
  unread: [
    {
      at: ['mcpServers'],
      instead: '"mcp" in kilo.json',
      insteadOfUser: '"mcp" in ~/.config/kilo/kilo.json',
      by: 'H:KIM',
    },
  ],
  claims: 'shape',
};

/** Themes and other things are called kilo.json too. */
function isConfiguration({ path, text, value }: SeenFile): boolean {
  if (/(?:^|\/)\.kilo\/[^/]+$/.test(path)) return true;
  if (value === undefined) return text.includes('"mcp"');
  const maps = ['mcp', 'mcpServers', 'servers'].map((key) => own(value, key));
  if (maps.some((map) => isObject(map) || Array.isArray(map))) return true;
  // Under no key at all, or under the one that switches tools on and off.
  return [value, own(value, 'tools')].some((map) => isObject(map) && Object.values(map).some(isServer));
}

function isServer(entry: unknown): boolean {
  return isObject(entry) && (Array.isArray(own(entry, 'command')) || typeof own(entry, 'command') === 'string');
}

export default defineClient({
  id: 'kilo',
  name: 'Kilo Code',
  about:
    'A coding agent for editors and the terminal, a fork of OpenCode since version 7. One entry under `mcp` that fits no shape costs the whole file; a project may not refer to the environment. The servers of older versions, in `.kilocode/mcp.json`, are still carried over.',
  sources: {
    KILO: { title: '@kilocode/cli, the schema in its binary, read', version: '7.7.9', date: '2026-11-19' },
    KIL: { title: '@kilocode/cli, run', version: '7.7.9', date: '2026-11-19', recordings: ['kilo'] },
    KIM: { title: 'Kilo-Org/kilocode ff74e2ea, read', version: '7.4.23', date: '2026-08-21' },
  },
  formats: [project, user, legacy, former],
  precedence: [
    {
      sources: [
        { format: 'kilo', files: 'project' },
        { format: 'kilo-user', files: 'user' },
      ],
      same: 'merged',
      by: 'R:KIL',
    },
    {
      sources: [
        { format: 'kilo-legacy', files: ['.kilo/mcp.json'] },
        { format: 'kilo-legacy', files: ['.kilocode/mcp.json'] },
      ],
      same: 'replaced',
      by: 'H:KIM',
    },
  ],
  toolNames: {
    form: 'S_T',
    server: (name) => name.replace(/[^A-Za-z0-9_-]/g, '_'),
    name: (server, tool) => [server, tool].map((part) => part.replace(/[^A-Za-z0-9_-]/g, '_')).join('_'),
    collision: 'of two tools with one name, the later replaces the earlier',
    clash: { within: 'last', across: 'one' },
    by: 'H:KIM',
  },
});
