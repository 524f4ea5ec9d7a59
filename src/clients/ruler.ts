import { type Choice, type Dialect, defineClient, type Format, type Reaction, type Writing } from './define.ts';
import { isObject, own } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'H:RUL' };
const skips: Reaction = { effect: 'skips-server', by: 'R:RULR', note: 'ruler writes no such server' };
const unreadable: Reaction = { effect: 'refuses-file', by: 'H:RUL', note: 'a warning, and no server is written' };

const dialect: Dialect = {
  by: 'H:RUL',
  transportKey: null,
  spellings: {},
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'other', idle: true, note: 'worked out from the `command` or the `url`' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'], note: 'values that are not strings are left out' },
    url: { is: 'url', for: ['http'] },
    headers: { is: 'headers', for: ['http'], note: 'values that are not strings are left out' },
    timeout: { is: 'timeout', unit: 'unknown', by: 'M:RUL' },
  },
  bad: { effect: 'ignored', by: 'H:RUL' },
  emptyMeansAbsent: true,
  switchOff: 'remove the entry',
  notObject: { effect: 'drops-server', by: 'H:RUL' },
  neither: skips,
  both: { winner: 'url', reaction: { effect: 'ignored', by: 'H:RUL', note: 'with a warning' } },
};

/** Its word for each client whose file it writes, and what it writes it as. */
const written: readonly (readonly [client: string, tool: string])[] = [
  ['amazonq', 'amazonqcli'],
  ['claude-code', 'claude'],
  ['codex', 'codex'],
  ['cursor', 'cursor'],
  ['factory', 'factory'],
  ['gemini', 'gemini-cli'],
  ['junie', 'junie'],
  ['kilo', 'kilocode'],
  ['kiro', 'kiro'],
  ['qwen', 'qwen'],
  ['roo', 'roo'],
  ['zed', 'zed'],
];

/** What it strips from every entry before one is written. */
const copiesKeys = { without: ['type'] };

const writes: readonly Writing[] = [
  ...written.map(
    ([client, tool]): Writing => ({
      client,
      keeps: [],
      chosen: { tool },
      copiesKeys,
      by: 'H:RULW',
    }),
  ),
  { client: 'opencode', keeps: [], chosen: { tool: 'opencode' }, by: 'H:RULW' },
];

/** All of its agents, with their names: another word stands for those whose name holds it. */
const agents: Readonly<Record<string, string>> = {
  agentsmd: 'AgentsMd',
  aider: 'Aider',
  amazonqcli: 'Amazon Q CLI',
  amp: 'Amp',
  antigravity: 'Antigravity',
  augmentcode: 'AugmentCode',
  claude: 'Claude Code',
  cline: 'Cline',
  codex: 'OpenAI Codex CLI',
  copilot: 'GitHub Copilot',
  crush: 'Crush',
  cursor: 'Cursor',
  factory: 'Factory Droid',
  firebase: 'Firebase Studio',
  firebender: 'Firebender',
  'gemini-cli': 'Gemini CLI',
  goose: 'Goose',
  'jetbrains-ai': 'JetBrains AI Assistant',
  jules: 'Jules',
  junie: 'Junie',
  kilocode: 'Kilo Code',
  kiro: 'Kiro',
  mistral: 'Mistral',
  opencode: 'OpenCode',
  openhands: 'Open Hands',
  pi: 'Pi Coding Agent',
  qwen: 'Qwen Code',
  roo: 'RooCode',
  trae: 'Trae AI',
  warp: 'Warp',
  windsurf: 'Windsurf',
  zed: 'Zed',
};

const choice: Choice = {
  by: 'H:RULW',
  portion: (source, tool) => {
    const agent = own(own(source, 'agents'), tool);
    const asked = (key: string) => own(own(agent, 'mcp'), key) ?? own(own(source, 'mcp'), key);
    if (!isChosen(source, tool) || asked('enabled') === false || own(agent, 'output_path_config') !== undefined) {
      return undefined;
    }
    const servers = new Map<string, readonly (string | number)[] | undefined>();
    const [shared, ownServers] = [own(source, 'mcp_servers'), own(agent, 'mcp_servers')];
    if (isObject(shared)) for (const name of Object.keys(shared)) servers.set(name, ['mcp_servers', name]);
    if (isObject(ownServers)) for (const name of Object.keys(ownServers)) servers.set(name, undefined);
    return { servers, replaces: asked('merge_strategy') === 'overwrite' };
  },
};

function isChosen(source: unknown, tool: string): boolean {
  const enabled = own(own(own(source, 'agents'), tool), 'enabled');
  const chosen = own(source, 'default_agents');
  if (typeof enabled === 'boolean') return enabled;
  if (!Array.isArray(chosen) || chosen.length === 0) return true;
  const words = chosen.map((word) => String(word).toLowerCase());
  const name = agents[tool]?.toLowerCase() ?? tool;
  return words.some((word) => (Object.hasOwn(agents, word) ? word === tool : name.includes(word)));
}

const toml: Format = {
  id: 'ruler',
  title: "ruler's configuration",
  files: ['.ruler/ruler.toml'],
  userFiles: ['~/.config/ruler/ruler.toml'],
  schemaBy: 'H:RUL',
  syntax: {
    language: 'toml',
    bom: { effect: 'fine', by: 'M:RUL' },
    empty: fine,
    broken: unreadable,
    duplicates: unreadable,
  },
  servers: [{ at: ['mcp_servers'] }],
  writes,
  choice,
  noMap: fine,
  badRoot: { effect: 'ignored', by: 'H:RUL' },
  dialect,
  claims: 'shape',
  unmistakable: true,
};

// What else it writes is settled in `ruler.toml`, which mostly lies beside it.
const { writes: _writes, choice: _choice, unmistakable: _lost, ...shared } = toml;

const json: Format = {
  ...shared,
  id: 'ruler-json',
  title: "ruler's older file of servers",
  files: ['.ruler/mcp.json'],
  userFiles: ['~/.config/ruler/mcp.json'],
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: { effect: 'refuses-file', by: 'M:RUL' },
    empty: { effect: 'refuses-file', by: 'M:RUL' },
    broken: unreadable,
    duplicates: fine,
  },
  servers: [{ at: ['mcpServers'] }, { at: ['servers'] }],
  claims: 'path',
};

export default defineClient({
  id: 'ruler',
  name: 'ruler',
  about:
    'Writes the rules and servers of a project into the files of many coding agents. Servers belong into `ruler.toml`; `.ruler/mcp.json` is still read, with a warning.',
  sources: {
    RUL: { title: 'intellectronica/ruler 535acfa, UnifiedConfigLoader.ts, read', version: '0.3', date: '2026-11-18' },
    RULW: { title: 'intellectronica/ruler 0fa2cae, apply-engine.ts, read', version: '0.3.44', date: '2026-11-19' },
    RULR: { title: '@intellectronica/ruler, run', version: '0.3.44', date: '2026-11-18' },
  },
  formats: [toml, json],
});
