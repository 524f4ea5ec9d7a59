import { type Dialect, defineClient, type Format, type Reaction, type SeenFile, type Syntax } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:CBF' };
const drops: Reaction = { effect: 'drops-file', by: 'H:CBF', note: 'it is said only when loading is verbose' };

const dialect: Dialect = {
  by: 'H:CBF',
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'missing: a command is stdio, a url is http' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], default: '[]' },
    env: { is: 'env', for: ['stdio'], note: 'a value that begins with `$` is the name of a variable' },
    url: { is: 'url', for: ['http', 'sse'] },
    params: { is: 'other', for: ['http', 'sse'], note: 'parameters of the query' },
    headers: { is: 'headers', for: ['http', 'sse'] },
  },
  strict: true,
  bad: drops,
  notObject: drops,
  neither: drops,
  both: { reaction: drops },
  unknownTransport: { withCommand: drops, withUrl: drops },
  mismatch: drops,
  otherTransport: drops,
  placeholders: {
    in: { env: ['$NAME'], headers: ['$NAME'] },
    whenUnset: 'nothing of the file is loaded',
    refused: {
      syntaxes: [
        '${NAME}',
        '${NAME:-default}',
        '${NAME:default}',
        '${env:NAME}',
        '${input:id}',
        '${workspaceFolder}',
        '${cmd: command}',
      ],
      in: ['env'],
      leading: true,
      reaction: { ...drops, note: 'whatever follows the "$" is looked up as the name of a variable' },
    },
    by: 'H:CBF',
  },
};

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: drops,
  empty: drops,
  broken: drops,
  duplicates: fine,
};

const servers: Format = {
  id: 'codebuff',
  title: "Codebuff's servers",
  files: ['.agents/mcp.json'],
  userFiles: ['~/.agents/mcp.json'],
  schemaBy: 'H:CBF',
  syntax,
  servers: [{ at: ['mcpServers'] }],
  noMap: fine,
  wrongKey: { effect: 'drops-file', by: 'H:CBF' },
  badRoot: drops,
  dialect,
  readsToo: ['claude-code-project', 'mcp-agents'],
  when: isOfCodebuff,
};

/** The folder belongs to many tools by now; these are what Codebuff puts into a project. */
function isOfCodebuff({ beside, above }: SeenFile): boolean {
  return beside('types') || above('knowledge.md') || above('codebuff.json');
}

export default defineClient({
  id: 'codebuff',
  name: 'Codebuff',
  about:
    'A coding agent. It reads `.agents/mcp.json` in the working directory, the folder above it and the home directory, newer versions `.mcp.json` and `.cursor/mcp.json` there too. As others read `.agents/mcp.json` as well, it is judged for Codebuff where `.agents/types`, `knowledge.md` or `codebuff.json` lies in the project, and where Codebuff is a target. Unknown keys of a server are refused; one bad entry, or one variable that is not set, loses the file without a word.',
  sources: {
    CBF: {
      title: '@codebuff/sdk and CodebuffAI/codebuff 13a6ee1, read',
      version: '0.10.7 and newer',
      date: '2026-11-18',
    },
  },
  formats: [servers],
  precedence: [
    {
      sources: [
        { format: 'codebuff', files: 'project' },
        { format: 'codebuff', files: 'user' },
      ],
      same: 'replaced',
      by: 'H:CBF',
    },
  ],
  toolNames: {
    form: 'S__T',
    server: (name) => name,
    name: (server, tool) => `${server}__${tool}`,
    collision: 'the later of two tools with one name takes its place',
    clash: { across: 'one' },
    by: 'H:CBF',
  },
});
