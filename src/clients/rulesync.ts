import {
  type Choice,
  defineClient,
  type PlaceholderSyntax,
  type Reaction,
  type ServerMap,
  type Writing,
} from './define.ts';
import { isObject, own } from './own.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:RSY', note: 'nothing is generated' };
const fine: Reaction = { effect: 'fine', by: 'H:RSY' };

/** The tools that may have a block of their own, with servers for them alone. */
const tools =
  'amp antigravity-cli antigravity-ide aiassistant augmentcode bob claudecode cline codewhale codexcli commandcode continue copilot copilotcli cortexcode crush cursor deepagents devin dsh factorydroid gitlabduo goose grokcli hermesagent junie kilo kimi-code kiro mimocode omp opencode qwencode reasonix roo rovodev tabnine takt trae vibe warp zed';

/** What is written here in any client's way goes to all of them; one of them rulesync knows and translates. */
const anyOnes: readonly PlaceholderSyntax[] = [
  '${NAME}',
  '${NAME:-default}',
  '${NAME:default}',
  '${env:NAME}',
  '${input:id}',
  '${workspaceFolder}',
  '${object.key}',
  '{env:NAME}',
  '{file:path}',
  '${file:path}',
  '$NAME',
  '%NAME%',
  '${{ secrets.NAME }}',
  '${process.env.NAME}',
  '${config:key}',
  '${secret:name}',
  '${cmd: command}',
  '${user_config.KEY}',
];

const blocks: readonly ServerMap[] = tools
  .split(' ')
  .map((tool) => ({ at: [tool, 'mcpServers'], nullRemoves: 'H:RSYB' }));

/** What it strips from every entry before one is written. */
const copiesKeys = {
  without: [
    'targets',
    'description',
    'exposed',
    'envVars',
    'experimentalEnvironment',
    'experimental_environment',
    'enabled',
  ],
};

/** Its word for each client into whose file entries go with their keys. */
const copied: readonly (readonly [client: string, tool: string])[] = [
  ['claude-code', 'claudecode'],
  ['cline', 'cline'],
  ['cursor', 'cursor'],
  ['factory', 'factorydroid'],
  ['junie', 'junie'],
  ['kiro', 'kiro'],
  ['qwen', 'qwencode'],
  ['vscode', 'copilot'],
];

/** And of those whose entries are put together anew. */
const rewritten: readonly (readonly [client: string, tool: string])[] = [
  ['codex', 'codexcli'],
  ['copilot-cli', 'copilotcli'],
  ['opencode', 'opencode'],
  ['roo', 'roo'],
];

const writes: readonly Writing[] = [
  ...copied.map(
    ([client, tool]): Writing => ({
      client,
      keeps: [],
      chosen: { tool },
      copiesKeys,
      by: 'H:RSYB',
    }),
  ),
  ...rewritten.map(([client, tool]): Writing => ({ client, keeps: [], chosen: { tool }, by: 'H:RSYB' })),
];

/** Other words for a tool, under which it has no block of its own. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  claudecode: ['claudecode-legacy'],
  kiro: ['kiro-cli', 'kiro-ide'],
};

const choice: Choice = {
  by: 'H:RSYB',
  settings: '../rulesync.jsonc',
  portion: (source, tool, settings) => {
    const words = [tool, ...(aliases[tool] ?? [])];
    if (!isChosen(settings, words)) return undefined;
    const servers = new Map<string, readonly (string | number)[]>();
    const [shared, block] = [own(source, 'mcpServers'), own(own(source, tool), 'mcpServers')];
    for (const [name, entry] of isObject(shared) ? Object.entries(shared) : []) {
      const targets = own(entry, 'targets');
      const isFor = !Array.isArray(targets) || ['*', ...words].some((word) => targets.includes(word));
      if (isFor && own(entry, 'enabled') !== false) servers.set(name, ['mcpServers', name]);
    }
    for (const [name, entry] of isObject(block) ? Object.entries(block) : []) {
      servers.delete(name);
      if (entry !== null && own(entry, 'enabled') !== false) servers.set(name, [tool, 'mcpServers', name]);
    }
    return { servers, replaces: true };
  },
};

/** Its settings may leave it to the command line. */
function isChosen(settings: unknown, words: readonly string[]): boolean {
  if (own(settings, 'global') === true || isElsewhere(own(settings, 'outputRoots') ?? own(settings, 'baseDirs'))) {
    return false;
  }
  const [targets, features] = [own(settings, 'targets'), own(settings, 'features')];
  if (isObject(targets)) return words.some((word) => hasServers(own(targets, word)));
  if (Array.isArray(targets) && !['*', ...words].some((word) => targets.includes(word))) return false;
  if (isObject(features)) return words.some((word) => hasServers(own(features, word)));
  return features === undefined || hasServers(features);
}

function isElsewhere(roots: unknown): boolean {
  return roots !== undefined && !(Array.isArray(roots) && roots.some((root) => root === '.' || root === './'));
}

function hasServers(features: unknown): boolean {
  if (Array.isArray(features)) return features.includes('mcp') || features.includes('*');
  const mcp = own(features, 'mcp');
  return mcp === true || isObject(mcp);
}

export default defineClient({
  id: 'rulesync',
  name: 'rulesync',
  about:
    'Writes the files of some forty clients from one source. Keys that it does not know are passed on to them, so only its own checks are reported here.',
  sources: {
    RSY: { title: 'dyoshikawa/rulesync cfebcd7, read', version: '17.0', date: '2026-08-18' },
    RSYB: { title: 'rulesync, src/features/mcp/rulesync-mcp.ts, read', version: '17.x', date: '2026-11-18' },
    RSYE: {
      title: 'dyoshikawa/rulesync 02b8498b, src/features/mcp/mcp-env-var-format.ts, read',
      version: '17.x',
      date: '2026-11-19',
    },
    RSYR: { title: 'rulesync, run as a converter', version: '17.0.0', date: '2026-11-18' },
  },
  formats: [
    {
      id: 'rulesync',
      title: "rulesync's servers",
      files: ['.rulesync/mcp.jsonc', '.rulesync/mcp.json', '.rulesync/.mcp.json'],
      schemaBy: 'H:RSY',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'M:RSY' },
        empty: refuses,
        broken: refuses,
        duplicates: fine,
      },
      servers: [{ at: ['mcpServers'] }, ...blocks],
      noMap: refuses,
      badRoot: refuses,
      writes,
      choice,
      rewrites: {
        in: { env: ['${NAME}'], headers: ['${NAME}'], args: ['${NAME}'], url: ['${NAME}'] },
        whenUnset: 'what each client makes of it',
        by: 'H:RSYB',
      },
      claims: 'path',
      dialect: {
        by: 'H:RSY',
        open: true,
        transportKey: 'type',
        spellings: {
          stdio: 'stdio',
          local: 'stdio',
          http: 'http',
          'streamable-http': 'http',
          sse: 'sse',
          ws: 'ws',
        },
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          type: { is: 'transport' },
          transport: { is: 'transport' },
          command: { is: 'command', note: 'a string, or a list with the arguments' },
          args: { is: 'args' },
          env: { is: 'env', note: 'every value is a string', by: 'R:RSYR' },
          url: { is: 'url' },
          httpUrl: { is: 'url' },
          headers: { is: 'headers' },
          cwd: { is: 'cwd' },
          timeout: { is: 'timeout', unit: 'unknown' },
          networkTimeout: { is: 'other' },
          enabled: { is: 'enabled', note: '`false` keeps the server out of every file that is written' },
          disabled: { is: 'disabled', note: 'passed on' },
          enabledTools: { is: 'toolsAllowed' },
          disabledTools: { is: 'toolsDenied' },
          alwaysAllow: { is: 'autoApprove' },
          tools: { is: 'other' },
          trust: { is: 'trust' },
          targets: { is: 'other', note: 'deprecated: use a block of the tool, such as `claudecode.mcpServers`' },
          exposed: { is: 'other' },
          description: { is: 'description' },
          envVars: { is: 'other', note: 'Codex' },
          experimentalEnvironment: { is: 'other', note: 'Codex' },
          kiroAutoApprove: { is: 'other', note: 'Kiro' },
          kiroAutoBlock: { is: 'other', note: 'Kiro' },
          musecodeMode: { is: 'other', note: 'Muse Code' },
          rovodevEnableInstructions: { is: 'other', note: 'Rovo Dev' },
        },
        bad: refuses,
        notObject: refuses,
        neither: { effect: 'fine', by: 'H:RSY', note: 'it is passed on as it is' },
        both: { reaction: fine },
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: fine,
        placeholders: {
          in: {
            command: anyOnes,
            args: anyOnes,
            env: anyOnes,
            cwd: anyOnes,
            url: anyOnes,
            headers: anyOnes,
          },
          whenUnset: 'each client does as it does',
          refused: {
            syntaxes: ['{env:NAME}', '${env:NAME}'],
            in: ['env', 'headers'],
            passedOn: true,
            reaction: { effect: 'ignored', by: 'H:RSYE', note: 'only `${NAME}` is written as each client wants it' },
          },
          by: 'H:RSYE',
        },
      },
    },
  ],
});
