import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Clean configurations of about 2 kB each, as people write them for three clients. */
const kinds = [
  { path: '.mcp.json', text: (name) => json({ mcpServers: claudeServers(name) }) },
  { path: '.omp/mcp.json', text: (name) => json({ mcpServers: ompServers(name) }) },
  { path: 'opencode.json', text: (name) => json({ mcp: opencodeServers(name) }) },
];

export function oneFile(folder) {
  put(folder, kinds[0].path, kinds[0].text('web'));
}

/** One repository of several packages and clients: 20 files. */
export function repository(folder) {
  put(folder, '.gitignore', 'node_modules/\ndist/\n*.log\n');
  put(folder, 'package.json', json({ name: 'repository', private: true }));
  // Of servers of their own: what two clients have in common differs somewhere, and that is told.
  for (const [index, { path, text }] of kinds.slice(0, 2).entries()) put(folder, path, text(`root-${'ab'[index]}`));
  for (let index = 0; index < 18; index += 1) {
    const name = `package-${index}`;
    const { path, text } = kinds[index % kinds.length];
    put(folder, `packages/${name}/${path}`, text(name));
    put(folder, `packages/${name}/src/main.js`, 'export {};\n');
  }
}

/** As many files as wanted, a hundred projects to a folder. */
export function manyFiles(folder, count) {
  put(folder, '.gitignore', 'node_modules/\ndist/\n*.log\n');
  for (let index = 0; index < count; index += 1) {
    const { path, text } = kinds[index % kinds.length];
    put(folder, `group-${Math.floor(index / 100)}/project-${index}/${path}`, text(`project-${index}`));
  }
}

/** 2 000 servers with three mistakes each: a misspelt key, a wrong type, a transport that does not exist. */
export function faultyFile(folder) {
  const servers = Array.from({ length: 2000 }, (_, index) => [
    `server-${index}`,
    { type: 'htpp', url: 'https://mcp.example.com/mcp', heders: { Accept: 'text/plain' }, timeout: 'long' },
  ]);
  put(folder, '.mcp.json', json({ mcpServers: Object.fromEntries(servers) }));
}

/** 2 000 servers with a saved list of 50 tools each, some of which OpenCode calls alike; in one file, or in two. */
export function toolLists(folder, second = 'opencode.json') {
  const servers = Array.from({ length: 2000 }, (_, index) => `server-${index % 1000}${index < 1000 ? '' : '_part'}`);
  const entry = (name) => [name, { type: 'local', command: [`${name}-mcp`] }];
  const halves = new Map([['opencode.json', []]]).set(second, []);
  for (const [index, name] of servers.entries()) halves.get(index < 1000 ? 'opencode.json' : second).push(name);
  for (const [path, names] of halves) put(folder, path, json({ mcp: Object.fromEntries(names.map(entry)) }));
  for (const [index, name] of servers.entries()) {
    const tool = (number) => ({
      name: number === 0 && index < 1000 ? 'part_tool_1' : `tool_${number}`,
      description: `Does number ${number} of ${name}`,
      inputSchema: { type: 'object', properties: {} },
    });
    put(folder, `${name}.tools.json`, json({ tools: Array.from({ length: 50 }, (_, number) => tool(number)) }));
  }
}

/** 2 000 clean tools in 5 MB, of which groups of 100 are a server each: more would be a finding. */
export function cleanTools(folder) {
  for (let server = 0; server < 20; server += 1) {
    const tools = Array.from({ length: 100 }, (_, index) => tool(`s${server}_tool_${index}`));
    put(folder, `server-${server}.tools.json`, json({ tools }));
  }
}

function tool(name) {
  const properties = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `argument_${index}`,
      {
        type: index % 3 === 0 ? 'array' : 'string',
        description: `What argument ${index} of ${name} is for, in one sentence`,
        ...(index % 3 === 0 ? { items: { type: 'string', enum: ['open', 'closed', 'all'] } } : { default: 'all' }),
      },
    ]),
  );
  return {
    name,
    description: `Does what ${name} is for. ${'It says in some detail when to use it. '.repeat(4)}`,
    inputSchema: { type: 'object', properties, required: ['argument_0'], additionalProperties: false },
    annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  };
}

/** One small clean file of a format in each language. */
export const languages = {
  JSON: (folder) => put(folder, '.mcp.json', json({ mcpServers: { db: { command: 'db-mcp' } } })),
  'JSON and Markdown': (folder) => {
    languages.JSON(folder);
    put(folder, '.claude/agents/helper.md', '---\nname: helper\ndescription: Answers questions\n---\n\nAnswer.\n');
  },
};

function claudeServers(name) {
  return {
    [`${name}-files`]: {
      command: 'npx',
      args: ['-y', '@modelcontextprotocol/server-filesystem@2025.8.21', './docs', './src', './examples'],
      env: { LOG_LEVEL: 'info', NODE_ENV: 'production', ROOT: '${PROJECT_ROOT:-.}' },
    },
    [`${name}-api`]: {
      type: 'http',
      url: 'https://mcp.example.com/v1/mcp',
      headers: { Authorization: 'Bearer ${API_TOKEN}', 'X-Project': name, Accept: 'application/json' },
    },
    ...locals(name, (command, args, env) => ({ type: 'stdio', command, args, env, timeout: 30000 })),
  };
}

function ompServers(name) {
  return {
    [`${name}-api`]: {
      type: 'http',
      url: 'https://mcp.example.com/v1/mcp',
      headers: { Authorization: 'Bearer ${API_TOKEN}', 'X-Project': name },
    },
    ...locals(name, (command, args, env) => ({ type: 'stdio', command, args, env, timeout: 30000 })),
  };
}

function opencodeServers(name) {
  return {
    [`${name}-api`]: {
      type: 'remote',
      url: 'https://mcp.example.com/v1/mcp',
      headers: { Authorization: 'Bearer {env:API_TOKEN}', 'X-Project': name },
      enabled: true,
    },
    ...locals(name, (command, args, env) => ({
      type: 'local',
      command: [command, ...args],
      environment: env,
      enabled: true,
    })),
  };
}

function locals(name, entry) {
  const topics = ['search', 'tickets', 'metrics', 'database'];
  return Object.fromEntries(
    topics.map((topic) => [
      `${name}-${topic}`,
      entry('uvx', [`example-${topic}-server@1.4.2`, '--project', name, '--read-only'], {
        LOG_LEVEL: 'warning',
        CACHE_DIR: `.cache/${topic}`,
        REGION: 'eu-central-1',
      }),
    ]),
  );
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function put(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
