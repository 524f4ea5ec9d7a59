import { type Dialect, defineClient, type Format, type Reaction, type ReferenceFault, type Syntax } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:CRU', note: 'Crush does not start' };
const skips: Reaction = { effect: 'skips-server', by: 'H:CRU' };
const fine: Reaction = { effect: 'fine', by: 'H:CRU' };

/** Strings pass through a shell of its own, `$(command)` included. */
const variables = ['$NAME', '${NAME}', '${NAME:-default}'] as const;

const dialect: Dialect = {
  by: 'H:CRU',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { urlReaction: skips, commandReaction: skips },
  fields: {
    type: { is: 'transport', note: 'required' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'], note: 'may begin with a variable; a "$" that is meant has to be escaped' },
    headers: { is: 'headers', for: ['http', 'sse'], note: 'one that becomes empty is not sent' },
    timeout: { is: 'timeout', unit: 's', note: 'a whole number' },
    disabled: { is: 'disabled', default: 'false' },
    disabled_tools: { is: 'toolsDenied' },
    enabled_tools: { is: 'toolsAllowed' },
    oauth: { is: 'oauth', for: ['http', 'sse'], takes: ['boolean'], note: 'a boolean' },
    oauth_client_id: { is: 'oauth', part: 'clientId', for: ['http', 'sse'] },
    oauth_client_secret: { is: 'oauth', part: 'clientSecret', for: ['http', 'sse'] },
    oauth_callback_port: { is: 'oauth', part: 'callbackPort', for: ['http', 'sse'] },
    transport: { is: 'transport', unread: true },
    enabled: { is: 'enabled', unread: true },
    environment: { is: 'env', unread: true },
    cwd: { is: 'cwd', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
  },
  bad: refuses,
  emptyMeansAbsent: true,
  notObject: refuses,
  nullEntry: skips,
  neither: skips,
  overrides: ['disabled', 'disabled_tools', 'enabled_tools', 'timeout', 'env', 'headers'],
  both: { reaction: { effect: 'ignored', by: 'H:CRU' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  starts: { blanks: 'one-program', by: 'H:CRU' },
  keepsTilde: { args: 'H:CRU' },
  placeholders: {
    in: { command: variables, args: variables, env: variables, url: variables, headers: variables },
    whenUnset: 'it becomes empty; `${NAME:?message}` fails',
    shell: true,
    by: 'H:CRU',
  },
  names: [
    {
      pattern: /^[A-Za-z0-9_-]+$/,
      allows: 'letters, digits, "-" and "_"',
      reaction: {
        effect: 'fine',
        by: 'H:CRU',
        note: 'names of tools are sent as they are, and models may refuse them',
      },
    },
  ],
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: { effect: 'refuses-file', by: 'L:CRU' },
  empty: { effect: 'fine', by: 'L:CRU' },
  broken: refuses,
  duplicates: fine,
};

const faults: readonly ReferenceFault[] = [
  {
    pattern: /^mcp_[^*]*\*/,
    fault: 'has a wildcard, and whole names are compared',
    help: 'write "mcp_<server>_<tool>" for each tool',
    by: 'H:CRU',
  },
  {
    // Its own tools, with an action behind one; newer versions may have more that begin so.
    pattern:
      /^(?!mcp_[^_]|(?:agent|agentic|crush|job|list|lsp|read|web)_|(?:agent|bash|download|edit|fetch|glob|grep|ls|multiedit|question|sourcegraph|todos|view|write)(?::|$))/,
    fault: 'is the name of no tool',
    help: 'write the name of a tool of its own, or "mcp_<server>_<tool>"',
    by: 'H:CRU',
  },
];

const config: Format = {
  id: 'crush',
  title: "Crush's configuration",
  files: ['crush.json', '.crush.json'],
  userFiles: ['~/.config/crush/crush.json', '~/.local/share/crush/crush.json', '~/AppData/Local/crush/crush.json'],
  schemaBy: 'H:CRU',
  syntax,
  servers: [{ at: ['mcp'] }],
  noMap: fine,
  badRoot: refuses,
  nullMap: fine,
  dialect,
  references: [
    {
      at: ['permissions', 'allowed_tools'],
      as: 'list',
      form: 'mcp_S_T',
      grants: 'allows',
      unknown: 'if-another-has-it',
      faults,
      by: 'H:CRU',
    },
  ],
  claims: 'shape',
};

export default defineClient({
  id: 'crush',
  name: 'Crush',
  about:
    'Charm’s agent for the terminal. `crush.json` holds all of its settings in strict JSON; every server needs a `type`. Newer versions also read the shell script `crushrc`, which is not looked at here.',
  sources: {
    CRU: { title: 'charmbracelet/crush 37f36e9, read', version: 'after 0.90.0', date: '2026-08-21' },
  },
  formats: [config],
  moved: [{ env: 'CRUSH_GLOBAL_CONFIG', from: '~/.config/crush', by: 'H:CRU' }],
  precedence: [
    {
      sources: [
        { format: 'crush', files: ['.crush.json'], above: 'nearer' },
        { format: 'crush', files: ['crush.json'], above: 'nearer' },
        { format: 'crush', files: ['~/.local/share/crush/crush.json', '~/AppData/Local/crush/crush.json'] },
        { format: 'crush', files: ['~/.config/crush/crush.json'] },
      ],
      same: 'merged',
      by: 'H:CRU',
    },
  ],
  toolNames: {
    form: 'mcp_S_T',
    server: (name) => name,
    name: (server, tool) => `mcp_${server}_${tool}`,
    collision: 'nobody looks for equal names',
    clash: { across: 'sent' },
    by: 'H:CRU',
  },
});
