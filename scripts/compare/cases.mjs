// Mistakes that people have reported, each with its place and the same file without it; and correct files that linters
// trip over. Most of the first are the symptoms that have a page; these are others.
import { symptoms } from '../symptoms/cases.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const claude = (servers) => ({ '.mcp.json': json({ mcpServers: servers }) });
const opencode = (servers) => ({ 'opencode.json': json({ mcp: servers }) });
const local = { command: 'db-mcp', args: ['--read-only'] };
const remote = { type: 'http', url: 'https://mcp.example.com/mcp' };

const issue = (path) => `https://github.com/${path}`;
const others = [
  {
    title: 'A plugin of Claude Code: a path that counts from the project of its user',
    wrong: {
      '.mcp.json': json({ mcpServers: { notes: { command: 'node', args: ['./start.mjs'] } } }),
      '.claude-plugin/plugin.json': json({ name: 'notes', version: '1.0.0' }),
      'start.mjs': '',
    },
    line: 6,
    right: {
      '.mcp.json': json({ mcpServers: { notes: { command: 'node', args: ['${CLAUDE_PLUGIN_ROOT}/start.mjs'] } } }),
      '.claude-plugin/plugin.json': json({ name: 'notes', version: '1.0.0' }),
      'start.mjs': '',
    },
    reports: [issue('mksglu/context-mode/issues/531')],
  },
  {
    title: 'Backslashes of Windows that JSON takes for a tab and a backspace',
    wrong: {
      '.mcp.json': '{\n  "mcpServers": {\n    "notes": {\n      "command": "c:\\temp\\bin.exe"\n    }\n  }\n}\n',
    },
    line: 4,
    right: { '.mcp.json': json({ mcpServers: { notes: { command: 'c:/temp/bin.exe' } } }) },
    reports: [issue('modelcontextprotocol/servers/issues/2519')],
  },
  {
    title: 'Continue: a server by itself in a file of .continue/mcpServers',
    wrong: { '.continue/mcpServers/search.yaml': 'name: search\ncommand: npx\nargs: ["-y", "search-mcp@1.0.0"]\n' },
    line: 1,
    right: {
      '.continue/mcpServers/search.yaml':
        'name: search\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: search\n    command: npx\n    args: ["-y", "search-mcp@1.0.0"]\n',
    },
    reports: [issue('Chemaclass/agnostic-ai/issues/374')],
  },
  {
    title: 'VS Code: servers under "github.copilot.chat.mcp.servers" in settings.json',
    wrong: { '.vscode/settings.json': json({ 'github.copilot.chat.mcp.servers': { docs: { command: 'docs-mcp' } } }) },
    line: 2,
    right: { '.vscode/mcp.json': json({ servers: { docs: { type: 'stdio', command: 'docs-mcp' } } }) },
    reports: [issue('CharlesWiltgen/Axiom/issues/27')],
  },
  {
    title: 'Claude Desktop: an empty "command" beside a "url"',
    wrong: {
      'claude_desktop_config.json': json({
        mcpServers: { docs: { command: '', url: 'https://docs.example.com/mcp' } },
      }),
    },
    line: [4, 5],
    right: { 'claude_desktop_config.json': json({ mcpServers: { docs: { command: 'docs-mcp' } } }) },
    reports: [issue('aashari/mcp-server-atlassian-confluence/issues/83')],
  },
];

/** `line` is that of the mistake in the file of the first path; where it lies between files, any will do. */
export const reported = [...symptoms, ...others];

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
