import { defineClient, type Format, type Reaction, type SeenFile } from './define.ts';

/** The documentation shows what works, hardly ever what happens otherwise. */
const fine: Reaction = { effect: 'fine', by: 'M:VS' };
const guess: Reaction = { effect: 'skips-server', by: 'L:VS' };
const unreadable: Reaction = { effect: 'refuses-file', by: 'L:VS' };

const solution: Format = {
  id: 'visual-studio',
  title: "Visual Studio's servers file",
  files: ['.vs/mcp.json'],
  schemaBy: 'M:VS',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'fine', by: 'L:VS' },
    empty: { effect: 'fine', by: 'L:VS' },
    broken: { effect: 'refuses-file', by: 'M:VS' },
    duplicates: { effect: 'fine', by: 'L:VS' },
  },
  servers: [{ at: ['servers'] }],
  noMap: fine,
  badRoot: unreadable,
  nullMap: { effect: 'fine', by: 'L:VS' },
  dialect: {
    by: 'M:VS',
    transportKey: 'type',
    spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      type: { is: 'transport', note: 'may be left out beside a `url`' },
      command: { is: 'command', for: ['stdio'] },
      args: { is: 'args', for: ['stdio'] },
      env: { is: 'env', for: ['stdio'] },
      envFile: { is: 'envFile', for: ['stdio'], by: 'L:VS' },
      cwd: { is: 'cwd', for: ['stdio'], by: 'L:VS' },
      url: { is: 'url', for: ['http', 'sse'] },
      headers: { is: 'headers', for: ['http', 'sse'] },
    },
    bad: guess,
    notObject: guess,
    neither: { effect: 'fails-server', by: 'M:VS' },
    both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:VS' } },
    unknownTransport: {
      withCommand: { effect: 'skips-server', by: 'M:VS' },
      withUrl: { effect: 'skips-server', by: 'M:VS' },
    },
    mismatch: { effect: 'fails-server', by: 'M:VS' },
  },
  claims: 'path',
  readsToo: ['claude-code-project', 'vscode', 'cursor'],
};

const { readsToo: _, ...alone } = solution;

/** What Visual Studio opens, or has made beside it. */
const solutionsAndProjects = /^\.vs$|\.(?:slnx?|slnf|(?:cs|fs|vb|vcx|sql|es)proj)$/i;

/** The file is Claude Code's too: beside a solution that shows no sign of that client, it is meant for this one. */
const besideSolution: Format = {
  ...alone,
  id: 'visual-studio-solution',
  title: "a solution's servers file for Visual Studio",
  files: ['.mcp.json'],
  schema: 'visual-studio',
  holds: ['"servers"'],
  when: ({ value, beside, names }: SeenFile) =>
    has(value, 'servers') &&
    !has(value, 'mcpServers') &&
    !['.claude', 'CLAUDE.md'].some((name) => beside(name)) &&
    names().some((name) => solutionsAndProjects.test(name)),
};

function has(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

export default defineClient({
  id: 'visual-studio',
  name: 'Visual Studio',
  about:
    'Microsoft’s IDE for Windows. Of a solution it reads `.vs/mcp.json`, `.mcp.json`, `.vscode/mcp.json` and `.cursor/mcp.json`, and in each of them, as documented, the key `servers`: a `.mcp.json` for it is none for Claude Code.',
  sources: {
    VS: { title: 'Visual Studio documentation, Use MCP servers, 01d07e34', version: '2026', date: '2026-08-21' },
  },
  formats: [solution, besideSolution],
});
