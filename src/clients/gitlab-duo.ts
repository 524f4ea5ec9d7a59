import { type Dialect, defineClient, type Reaction, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:DUO' };
const skips: Reaction = { effect: 'skips-server', by: 'H:DUO' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:DUO' };

const syntax: Syntax = {
  language: 'json',
  comments: true,
  trailingCommas: true,
  // Of its parser's versions those before 0.3 do.
  bom: { effect: 'refuses-file', by: 'M:DUO' },
  empty: refuses,
  broken: refuses,
  duplicates: fine,
};

const dialect: Dialect = {
  by: 'H:DUO',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { urlReaction: skips, commandReaction: skips },
  fields: {
    type: { is: 'transport', note: 'required' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    cwd: { is: 'cwd', for: ['stdio'], note: 'the folder of the workspace where it is absent' },
    sandbox: {
      is: 'other',
      for: ['stdio'],
      note: 'what the server may read and write; documented: of a project’s file `denyRead` alone counts',
    },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    oauth2: {
      is: 'oauth',
      for: ['http', 'sse'],
      takes: ['object'],
      keys: { clientId: 'clientId', clientSecret: 'clientSecret', scopes: 'scopes' },
    },
    approvedTools: { is: 'autoApprove', approvesAll: true, note: '`true`, or names of tools' },
    disabled: { is: 'disabled', unread: true },
    enabled: { is: 'enabled', unread: true },
    envFile: { is: 'envFile', unread: true },
    autoApprove: { is: 'autoApprove', unread: true },
    alwaysAllow: { is: 'autoApprove', unread: true },
  },
  bad: skips,
  switchOff: 'remove the entry',
  notObject: skips,
  neither: skips,
  both: { reaction: { effect: 'ignored', by: 'H:DUO' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  urls: { reaction: skips },
  starts: { blanks: 'one-program', by: 'H:DUO' },
  placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'H:DUO' },
  names: [
    {
      // It writes "_" for all else, and nothing is left of a name that is made of that.
      pattern: /[\w.-]/,
      allows: 'at least one letter from "a" to "z", digit, ".", "-" or "_"',
      fault: 'has no letter from "a" to "z" and no digit in it',
      reaction: skips,
    },
  ],
};

export default defineClient({
  id: 'gitlab-duo',
  name: 'GitLab Duo',
  about:
    'GitLab’s agent in VS Code, the JetBrains IDEs and the terminal; one language server reads the files for all of them. Every server needs a `type`. The servers of a project run once somebody has approved them, those of the user at once; of two with one name the project’s counts. The user’s file lies in `$XDG_CONFIG_HOME/gitlab/duo` where this variable is set.',
  sources: {
    DUO: {
      title: 'gitlab-org/editor-extensions/gitlab-lsp, packages/lib_ai_configuration, read; confbox run',
      version: 'about 8.104',
      date: '2026-11-20',
    },
    DUOD: { title: 'GitLab documentation, MCP clients and local sandbox', version: '19.3', date: '2026-11-20' },
  },
  formats: [
    {
      id: 'gitlab-duo',
      title: "GitLab Duo's servers",
      files: ['.gitlab/duo/mcp.json'],
      userFiles: ['~/.gitlab/duo/mcp.json', '~/.config/gitlab/duo/mcp.json', '~/AppData/Roaming/GitLab/duo/mcp.json'],
      schemaBy: 'H:DUO',
      syntax,
      servers: [{ at: ['mcpServers'] }],
      noMap: refuses,
      badRoot: refuses,
      dialect,
      rootFields: { _managed: { is: 'other', idle: true, note: 'written by GitLab Duo itself' } },
      claims: 'path',
    },
  ],
  moved: [{ env: 'XDG_CONFIG_HOME', from: '~/.config', by: 'H:DUO' }],
  precedence: [
    {
      sources: [
        { format: 'gitlab-duo', files: 'project' },
        { format: 'gitlab-duo', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:DUO',
    },
  ],
});
