import {
  type Dialect,
  defineClient,
  type Evidence,
  type Format,
  passedOver,
  type Reaction,
  type ReferencePlace,
  type Syntax,
  type ToolNames,
} from './define.ts';
import { wyhash } from './encodings/wyhash.ts';

const drops: Reaction = { effect: 'skips-server', by: 'R:OMP', note: 'with a line in the log' };
const fails: Reaction = { effect: 'fails-server', by: 'R:OMP' };
const fine: Reaction = { effect: 'fine', by: 'R:OMP' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:OMP', note: 'with a line in the log' };

const variables = ['${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'R:OMP',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine, urlWantsKey: 'M:OMPG' },
  fields: {
    type: { is: 'transport', note: 'missing: stdio with a `command`, http with a `url`' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], writtenAsText: 'R:OMP' },
    env: { is: 'env', for: ['stdio'], note: 'a value may be the name of a variable, or `!` and a command' },
    cwd: { is: 'cwd', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: {
      is: 'headers',
      for: ['http', 'sse'],
      note: 'a value may be the name of a variable, or `!` and a command',
    },
    enabled: { is: 'enabled', default: 'true' },
    timeout: { is: 'timeout', unit: 'ms', default: '30000', note: '0 switches it off', by: 'H:OMP2' },
    auth: { is: 'auth', takes: ['object'], by: 'H:OMP2' },
    oauth: {
      is: 'oauth',
      takes: ['object'],
      keys: {
        clientId: 'clientId',
        clientSecret: 'clientSecret',
        scope: 'scope',
        redirectUri: 'redirectUri',
        callbackPort: 'callbackPort',
        callbackPath: 'own',
        prompt: 'own',
      },
      by: 'H:OMP2',
    },
    instructions: { is: 'other', by: 'H:OMP2', note: '18.3 and newer' },
    requestIdFormat: { is: 'other', by: 'H:OMP2' },
    enabledTools: { is: 'toolsAllowed', by: 'M:OMP2' },
    disabledTools: { is: 'toolsDenied', by: 'M:OMP2' },
    disabled: { is: 'disabled', unread: true },
    description: { is: 'description', unread: true },
  },
  bad: drops,
  emptyMeansAbsent: 'fields',
  notObject: drops,
  nullEntry: { effect: 'crashes', by: 'R:OMP', note: 'every server of the file is lost' },
  neither: drops,
  nullMeansAbsent: true,
  both: {
    winner: 'command',
    reaction: {
      effect: 'ignored',
      by: 'R:OMP',
      note: 'its own editor and its check before connecting refuse both',
    },
  },
  unknownTransport: {
    withCommand: fine,
    withUrl: { effect: 'fails-server', by: 'R:OMP', note: 'an unknown type falls back to stdio' },
  },
  mismatch: drops,
  urls: { parsed: 'unless-variable', reaction: fails },
  unsendable: fails,
  starts: { blanks: 'one-program', by: 'R:OMP' },
  keepsTilde: { words: 'R:OMP', cwd: 'R:OMP' },
  placeholders: {
    in: {
      command: variables,
      args: variables,
      env: variables,
      cwd: variables,
      url: variables,
      headers: variables,
    },
    unset: [{ in: ['cwd'], reaction: { effect: 'fails-server', by: 'R:OMP' } }],
    whenUnset: 'the text stays as it is',
    lookedUp: {
      in: ['env', 'headers'],
      command: '!',
      names: true,
      whenFails: 'leaves it out',
      by: 'H:OMP2',
    },
    by: 'R:OMP',
  },
  signIn: [
    {
      field: 'auth',
      type: 'oauth',
      needs: 'credentialId',
      orStored: { effect: 'fine', by: 'H:OMP4' },
      replaces: {
        header: 'Authorization',
        variable: 'OAUTH_ACCESS_TOKEN',
        reaction: { effect: 'ignored', by: 'H:OMP4' },
      },
      reaction: { effect: 'ignored', by: 'H:OMP2', note: 'without a word' },
    },
    { field: 'auth', reaction: { effect: 'ignored', by: 'H:OMP4', note: 'it signs in nowhere then' } },
    { field: 'auth', type: 'apikey', reaction: { effect: 'fine', by: 'H:OMP2', note: 'it does nothing by itself' } },
  ],
  names: [
    {
      pattern: /./s,
      allows: 'at least one character',
      reaction: { effect: 'skips-server', by: 'R:OMP' },
    },
    {
      pattern: /^[a-zA-Z0-9_.:-]+(?: [a-zA-Z0-9_.:-]+)*$/,
      allows: 'letters, digits, "_", ".", ":" and "-"',
      maxLength: 100,
      reaction: { effect: 'fine', by: 'H:OMP2', note: 'the file takes any name, "/mcp add" does not' },
    },
  ],
  reserved: [
    { name: '__proto__', reaction: { effect: 'drops-server', by: 'R:OMP' } },
    {
      name: /^exa$/i,
      instead: 'a search by Exa',
      unless: /(?:^|[?&\s]|--?)tools(?:$|[=\s])/i,
      reaction: {
        effect: 'drops-server',
        by: 'H:OMP2',
        note: 'it takes the key of the server for its own search; one that is asked for `tools` is kept',
      },
    },
  ],
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: fine,
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

/** Of any source, so that a name that no file has may well be right. */
const listed = (key: string): ReferencePlace => ({
  at: [key],
  as: 'list',
  form: 'S',
  server: (name) => name,
  unknown: 'silent',
  only: 'user',
  by: 'H:OMP4',
});

const own: Format = {
  id: 'omp',
  title: "omp's own file",
  files: ['.omp/mcp.json', '.omp/.mcp.json'],
  userFiles: ['~/.omp/agent/mcp.json', '~/.omp/agent/.mcp.json'],
  schemaBy: 'R:OMP',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  badRoot: { effect: 'drops-file', by: 'R:OMP' },
  arrayRoot: fine,
  arrayMap: fine,
  nullMap: fine,
  textMap: { effect: 'skips-servers', by: 'R:OMP', note: 'it takes each letter for a server' },
  dialect,
  references: [
    { ...listed('disabledServers'), switches: 'off' },
    { ...listed('enabledServers'), grants: 'allows' },
  ],
  claims: 'path',
};

const { references: _, ...unlisted } = own;

const root: Format = {
  ...unlisted,
  id: 'omp-root',
  title: "a project's mcp.json, read by omp",
  files: ['/mcp.json'],
  userFiles: [],
  schema: 'omp-root',
  holds: ['mcpServers'],
  readsToo: ['claude-code-project', 'claude-code-misplaced'],
  claims: 'shape',
};

/** Where its documents put the user's servers. */
const misplaced: Format = {
  ...unlisted,
  id: 'omp-misplaced',
  title: "a file in the user's folder where omp does not look",
  files: [],
  userFiles: ['~/.omp/mcp.json', '~/.omp/.mcp.json'],
  schema: 'none',
  schemaBy: 'H:OMP2',
  syntax: passedOver(fine),
  servers: [],
  badRoot: fine,
  place: 'this path',
  unread: [{ at: ['mcpServers'], instead: '~/.omp/agent/mcp.json', by: 'H:OMP2' }],
};

const longest = 64;

/** How a version builds names: what it puts before them, what it takes out, and how long they may be. */
interface Way {
  readonly prefix: string;
  /** A run of these becomes one underscore. */
  readonly others: RegExp;
  readonly most?: number;
  readonly mostBy?: Evidence;
}

/** No underscore is left at the ends. */
function part(name: string, others: RegExp, fallback: string): string {
  return name.toLowerCase().replace(others, '_').replace(/_+/g, '_').replace(/^_|_$/g, '') || fallback;
}

/** A tool that repeats the name of its server in front loses it there. */
function wholeName({ prefix, others }: Way, server: string, tool: string): string {
  const first = part(server, others, 'server');
  const second = part(tool, others, 'tool');
  return `${prefix}${first}_${second.startsWith(`${first}_`) ? second.slice(first.length + 1) : second}`;
}

/** The whole name that a tool has for the model; one that is too long ends in a hash of what it was. */
function nameIn(way: Way, server: string, tool: string): string {
  const name = wholeName(way, server, tool);
  if (way.most === undefined || name.length <= way.most) return name;
  const hash = wyhash(name).toString(36).slice(0, 8);
  return `${name.slice(0, way.most - 1 - hash.length)}_${hash}`;
}

const stable: Pick<ToolNames, 'collision' | 'clash'> = {
  collision:
    'of two tools with one name that of the first server in the alphabet is left, the other dropped with a warning',
  clash: { within: 'least', across: 'least' },
};

const overwritten: Pick<ToolNames, 'collision' | 'clash'> = {
  collision: 'of two tools with one name the last one is left',
  clash: { within: 'last', across: 'last' },
};

function namesIn(way: Way, collision: Pick<ToolNames, 'collision' | 'clash'>, by: Evidence): ToolNames {
  return {
    form: `${way.prefix}S_T`,
    server: (name) => part(name, way.others, 'server'),
    name: (server, tool) => nameIn(way, server, tool),
    ...collision,
    ...(way.most !== undefined && {
      limit: {
        most: way.most,
        length: (server, tool) => wholeName(way, server, tool).length,
        over: 'hashed',
        by: way.mostBy ?? by,
      },
    }),
    by,
  };
}

const noDigits = /[^a-z_]+/g;
const toolNames: ToolNames = {
  ...namesIn({ prefix: 'mcp__', others: /[^a-z0-9_]+/g, most: longest, mostBy: 'H:OMP' }, stable, 'R:OMP'),
  earlier: [
    { before: '18.2.1', names: namesIn({ prefix: 'mcp__', others: noDigits, most: longest }, stable, 'H:OMP18') },
    { before: '18.1.16', names: namesIn({ prefix: 'mcp__', others: noDigits }, stable, 'H:OMP17') },
    { before: '17.2.15', names: namesIn({ prefix: 'mcp__', others: noDigits }, overwritten, 'H:OMP14') },
    { before: '14.9.9', names: namesIn({ prefix: 'mcp_', others: noDigits }, overwritten, 'H:OMP13') },
  ],
};

const ofOpenCode = [
  '.opencode/opencode.jsonc',
  '.opencode/opencode.json',
  'opencode.jsonc',
  'opencode.json',
  '~/.config/opencode/opencode.jsonc',
  '~/.config/opencode/opencode.json',
];

export default defineClient({
  id: 'omp',
  name: 'omp',
  about:
    'oh-my-pi, a coding agent that also reads the files of a dozen other clients; its own `.omp/mcp.json` wins over all of them, `mcp.json` and `.mcp.json` in the working directory come last.',
  sources: {
    OMP: {
      title: '@oh-my-pi/pi-coding-agent, its loader run',
      version: '18.2.3',
      date: '2026-11-19',
      recordings: ['omp'],
    },
    OMP3: {
      title: 'can1357/oh-my-pi 6d8eec5 and 1cf250d, read: since pull request #7654 a project’s file before the user’s',
      version: '2026-08',
      date: '2026-11-18',
    },
    OMP2: { title: '@oh-my-pi/pi-coding-agent, read', version: '18.3.4', date: '2026-09-27' },
    OMP4: {
      title: '@oh-my-pi/pi-coding-agent, mcp/manager.ts, mcp/oauth-credentials.ts, mcp/config.ts, read',
      version: '18.2.3',
      date: '2026-11-19',
    },
    OMP13: { title: '@oh-my-pi/pi-coding-agent, read', version: '13.19.0', date: '2026-11-19' },
    OMP14: { title: '@oh-my-pi/pi-coding-agent, read', version: '14.9.9', date: '2026-11-19' },
    OMP17: { title: '@oh-my-pi/pi-coding-agent, read', version: '17.2.15 and 17.3.5', date: '2026-11-19' },
    OMP18: { title: '@oh-my-pi/pi-coding-agent, read', version: '18.1.16 to 18.2.0', date: '2026-11-19' },
    OMPG: { title: 'can1357/oh-my-pi, docs/mcp-server-tool-authoring.md', version: '2026-03', date: '2026-11-19' },
  },
  formats: [own, root, misplaced],
  precedence: [
    {
      sources: [
        { format: 'omp', files: ['.omp/mcp.json'] },
        { format: 'omp', files: ['.omp/.mcp.json'] },
        { format: 'omp', files: ['~/.omp/agent/mcp.json'] },
        { format: 'omp', files: ['~/.omp/agent/.mcp.json'] },
        { format: 'claude-code-misplaced', files: 'project' },
        { format: 'claude-code-user', files: 'user', at: ['mcpServers'] },
        { format: 'codex', files: 'project' },
        { format: 'codex-user', files: 'user' },
        { format: 'gemini', files: 'project' },
        { format: 'gemini', files: 'user' },
        // It lays these over each other as OpenCode does, so none of them replaces another one.
        { format: 'opencode', files: ofOpenCode },
        { format: 'cursor', files: 'project' },
        { format: 'cursor', files: 'user' },
        { format: 'windsurf', files: 'user' },
        { format: 'omp-root', files: 'project' },
        { format: 'claude-code-project', files: 'project' },
      ],
      same: 'replaced',
      by: 'H:OMP3',
    },
  ],
  twins: { effect: 'ignored', by: 'R:OMP' },
  toolNames,
  formerly: [
    {
      what: 'a tool was called `mcp_<server>_<tool>`, with `_` for all that is no letter; of two tools with one name the last was left',
      until: '14.9.9',
      by: 'H:OMP13',
    },
    { what: 'of two tools with one name the last was left', until: '17.2.15', by: 'H:OMP14' },
    { what: 'names of tools had no limit', until: '18.1.16', by: 'H:OMP17' },
    { what: 'digits in the names of servers and tools became `_`', until: '18.2.1', by: 'H:OMP18' },
    { what: '`sse` was spoken as Streamable HTTP', until: '17.2.15', by: 'H:OMP14' },
    { what: '`/mcp add` took no ":" in a name', until: '17.2.15', by: 'H:OMP14' },
    { what: '`/mcp add` took no blank in a name', until: '18.2.3', by: 'H:OMP18' },
    {
      what: '`auth` without a `credentialId` was skipped without a word; today what is stored for the address counts',
      by: 'M:OMPG',
    },
    {
      what: 'the guide to writing servers says that a server without a `type` is stdio and needs a `command`; with a `url` it is http',
      by: 'M:OMPG',
    },
    {
      what: 'the guide to writing servers says that a `type` nobody knows is refused; only "/mcp add" refuses it, and a server with a `command` runs',
      by: 'H:OMP2',
    },
    {
      what: 'the guide to writing servers names `.vscode/mcp.json` as a source; of that file `mcp.servers` is read, where VS Code has no servers',
      by: 'H:OMP2',
    },
    {
      what: "the guide to writing servers names `~/.omp/mcp.json` as the user's file; it is `~/.omp/agent/mcp.json`",
      by: 'M:OMPG',
    },
  ],
});
