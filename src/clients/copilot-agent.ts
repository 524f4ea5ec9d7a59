import { type Dialect, defineClient, type Format, type Placeholders, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:GHD' };
const skips: Reaction = { effect: 'skips-server', by: 'M:GHD' };
const guess: Reaction = { effect: 'skips-server', by: 'L:GHD' };

const variables = ['$NAME', '${NAME}', '${NAME:-default}'] as const;
const inAgents = [...variables, '${{ secrets.NAME }}'] as const;

const placeholdersOf = (known: typeof variables | typeof inAgents): Placeholders => ({
  in: { command: known, args: known, env: known, cwd: known, url: known, headers: known },
  whenUnset: 'not documented; names have to begin with COPILOT_MCP_',
  by: 'M:GHD',
});

const dialect: Dialect = {
  by: 'M:GHD',
  transportKey: 'type',
  spellings: { local: 'stdio', stdio: 'stdio', http: 'http', sse: 'sse' },
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport', note: 'documented as required' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'], note: 'documented as required' },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
    tools: { is: 'toolsAllowed', note: 'documented as required, and left out in one of the examples' },
    envFile: { is: 'envFile', unread: true },
  },
  bad: guess,
  notObject: guess,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'L:GHD' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
};

/** Of VS Code, which reads the same files, and of its extensions. */
const toolSets = /^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/;

const agent: Format = {
  id: 'copilot-agent',
  belongsTo: 'agent',
  title: 'a custom agent of GitHub Copilot',
  files: ['.github/agents/*.md'],
  schemaBy: 'M:GHD',
  syntax: {
    language: 'markdown',
    bom: { effect: 'fine', by: 'L:GHD' },
    empty: fine,
    broken: { effect: 'refuses-file', by: 'I:GHI', note: 'the agent is not there' },
    duplicates: { effect: 'refuses-file', by: 'L:GHD' },
  },
  servers: [{ at: ['mcp-servers'] }],
  noMap: fine,
  badRoot: { effect: 'ignored', by: 'L:GHD' },
  dialect: { ...dialect, placeholders: placeholdersOf(inAgents) },
  references: [
    {
      at: ['tools'],
      as: 'words',
      form: 'S/T',
      server: (name) => name.toLowerCase().replace(/\s+/g, '-'),
      builtIn: toolSets,
      among: [
        'copilot-agent',
        'copilot-cli',
        'copilot-cli-user',
        'vscode',
        'vscode-workspace',
        'vscode-root',
        'claude-code-project',
      ],
      unknown: 'silent',
      by: 'M:GHD',
    },
  ],
  claims: 'shape',
};

/** One text in the settings of a repository on the web: it lies in no file of its own. */
const settings: Format = {
  ...agent,
  id: 'copilot-agent-settings',
  title: "the MCP configuration in a repository's settings",
  files: [],
  references: [],
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: { effect: 'fine', by: 'L:GHD' },
    empty: fine,
    broken: { effect: 'refuses-file', by: 'M:GHD' },
    duplicates: { effect: 'fine', by: 'L:GHD' },
  },
  servers: [{ at: ['mcpServers'] }],
  noMap: { effect: 'refuses-file', by: 'M:GHD' },
  badRoot: { effect: 'refuses-file', by: 'M:GHD' },
  dialect: { ...dialect, placeholders: placeholdersOf(variables) },
  claims: 'path',
};

export default defineClient({
  id: 'copilot-agent',
  name: 'Copilot coding agent',
  about:
    'GitHub’s agent on the web. Servers stand in the settings of the repository, as one text, and in the front matter of custom agents. Variables reach it only when their names begin with `COPILOT_MCP_`.',
  sources: {
    GHD: { title: 'github/docs 60321755', version: '2026-08', date: '2026-08-07' },
    GHI: {
      title: 'microsoft/hve-core, issue 2066, and rjmurillo/ai-agents, issue 2495',
      version: 'June 2026',
      date: '2026-06-18',
    },
  },
  formats: [agent, settings],
});
