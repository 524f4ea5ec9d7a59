// Mistakes that people make, each with its place and the same file without it; and correct files that linters trip over.
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const claude = (servers) => ({ '.mcp.json': json({ mcpServers: servers }) });
const vscode = (servers) => ({ '.vscode/mcp.json': json({ servers }) });
const opencode = (servers) => ({ 'opencode.json': json({ mcp: servers }) });
const local = { command: 'db-mcp', args: ['--read-only'] };
const remote = { type: 'http', url: 'https://mcp.example.com/mcp' };

/** Put together here, so that scanners of this repository do not take it for a real one. */
const token = `sbp_${'a1b2c3d4e5'.repeat(4)}`;

/** `line` is that of the mistake in the file of the first path. */
export const mistakes = [
  { what: 'a server without a command', wrong: claude({ db: { args: ['x'] } }), line: 3, right: claude({ db: local }) },
  {
    what: 'command and url in one entry',
    wrong: claude({ db: { ...local, url: remote.url } }),
    line: 8,
    right: claude({ db: local }),
  },
  {
    what: '"servers" in .mcp.json',
    wrong: { '.mcp.json': json({ servers: { db: local } }) },
    line: 2,
    right: claude({ db: local }),
  },
  {
    what: '"mcpServers" in .vscode/mcp.json',
    wrong: { '.vscode/mcp.json': json({ mcpServers: { db: local } }) },
    line: 2,
    right: vscode({ db: local }),
  },
  {
    what: 'a number in the environment',
    wrong: claude({ db: { command: 'db-mcp', env: { PORT: 8080 } } }),
    line: 6,
    right: claude({ db: { command: 'db-mcp', env: { PORT: '8080' } } }),
  },
  {
    what: 'an address that is none, in VS Code',
    wrong: vscode({ docs: { type: 'http', url: 'mcp.example.com/mcp' } }),
    line: 5,
    right: vscode({ docs: remote }),
  },
  {
    what: 'a url without a type, in Claude Code',
    wrong: claude({ docs: { url: remote.url } }),
    line: 3,
    right: claude({ docs: remote }),
  },
  {
    what: 'one server twice in a file',
    wrong: {
      '.mcp.json':
        '{\n  "mcpServers": {\n    "db": { "command": "a-mcp" },\n    "db": { "command": "b-mcp" }\n  }\n}\n',
    },
    line: [3, 4],
    right: claude({ db: local }),
  },
  {
    what: 'a trailing comma in .mcp.json',
    wrong: { '.mcp.json': '{\n  "mcpServers": {\n    "db": { "command": "db-mcp" },\n  }\n}\n' },
    line: [3, 4],
    right: claude({ db: local }),
  },
  {
    what: '"env" in OpenCode',
    wrong: opencode({ db: { type: 'local', command: ['db-mcp'], env: { PORT: '1' } } }),
    line: 8,
    right: opencode({ db: { type: 'local', command: ['db-mcp'], environment: { PORT: '1' } } }),
  },
  {
    what: 'a string as command in OpenCode',
    wrong: opencode({ db: { type: 'local', command: 'db-mcp' } }),
    line: 5,
    right: opencode({ db: { type: 'local', command: ['db-mcp'] } }),
  },
  {
    what: 'a token in the environment',
    wrong: claude({ db: { command: 'db-mcp', env: { SUPABASE_ACCESS_TOKEN: token } } }),
    line: 6,
    right: claude({ db: { command: 'db-mcp', env: { SUPABASE_ACCESS_TOKEN: '${SUPABASE_ACCESS_TOKEN}' } } }),
  },
  {
    what: 'a misspelt key',
    wrong: claude({ db: { comand: 'db-mcp' } }),
    line: 4,
    right: claude({ db: { command: 'db-mcp' } }),
  },
  {
    what: 'one server, different for two clients',
    wrong: {
      ...claude({ db: { command: 'db-mcp', args: ['--read-only'] } }),
      '.cursor/mcp.json': json({ mcpServers: { db: { command: 'db-mcp', args: ['--write'] } } }),
    },
    line: [3, 5, 6],
    right: { ...claude({ db: local }), '.cursor/mcp.json': json({ mcpServers: { db: local } }) },
  },
  {
    what: 'two names that Claude Code makes one',
    wrong: claude({ my_db: { command: 'a-mcp' }, 'my.db': { command: 'b-mcp' } }),
    line: [3, 6],
    right: claude({ my_db: { command: 'a-mcp' }, my_docs: { command: 'b-mcp' } }),
  },
  {
    what: "VS Code's variables in Cursor",
    wrong: { '.cursor/mcp.json': json({ mcpServers: { db: { command: 'db-mcp', env: { KEY: '${input:key}' } } } }) },
    line: 6,
    right: { '.cursor/mcp.json': json({ mcpServers: { db: { command: 'db-mcp', env: { KEY: '${env:KEY}' } } } }) },
  },
  {
    what: 'a permission for a server that another name has',
    wrong: {
      '.claude/settings.json': json({ permissions: { allow: ['mcp__datbase__query'] } }),
      ...claude({ database: local }),
    },
    line: 4,
    right: {
      '.claude/settings.json': json({ permissions: { allow: ['mcp__database__query'] } }),
      ...claude({ database: local }),
    },
  },
];

export const correct = [
  { what: 'a plain .mcp.json', files: claude({ db: local, docs: remote }) },
  {
    what: 'a byte order mark and CRLF',
    files: { '.mcp.json': `\ufeff${json({ mcpServers: { db: local } }).replaceAll('\n', '\r\n')}` },
  },
  {
    what: 'comments and a trailing comma in VS Code',
    files: { '.vscode/mcp.json': '{\n  // of the team\n  "servers": {\n    "db": { "command": "db-mcp" },\n  }\n}\n' },
  },
  {
    what: 'a local and a remote server in OpenCode',
    files: opencode({ db: { type: 'local', command: ['db-mcp'] }, docs: { type: 'remote', url: remote.url } }),
  },
  {
    what: "Claude Code's own newer keys",
    files: claude({
      docs: { ...remote, timeout: 60000, alwaysLoad: true, headersHelper: './headers.sh', oauth: { clientId: 'docs' } },
    }),
  },
  {
    what: 'a variable with a default in an address',
    files: claude({ docs: { type: 'http', url: '${DOCS_URL:-https://mcp.example.com}/mcp' } }),
  },
];
