// Servers as people write them, in the words of no client. How often each kind occurs follows counts over some hundred
// public repositories: 35 % npx, 25 % an address, then scripts of the project, uvx, docker, installed programs.
// «NAME» stands for a variable, which every client spells in its own way.

const versions = ['latest', '0.0.41', '1.4.2', '2025.8.21', '0.6.2', '2.0.0-beta.3'];

const npmPackages = [
  { name: 'playwright', package: '@playwright/mcp', args: ['--headless'] },
  { name: 'context7', package: '@upstash/context7-mcp', env: { CONTEXT7_API_KEY: '«CONTEXT7_API_KEY»' } },
  { name: 'filesystem', package: '@modelcontextprotocol/server-filesystem', args: ['./docs', './src'] },
  { name: 'memory', package: '@modelcontextprotocol/server-memory', env: { MEMORY_FILE_PATH: '.cache/memory.json' } },
  { name: 'sequential-thinking', package: '@modelcontextprotocol/server-sequential-thinking' },
  { name: 'supabase', package: '@supabase/mcp-server-supabase', args: ['--read-only', '--project-ref=shop'] },
  { name: 'firecrawl', package: 'firecrawl-mcp', env: { FIRECRAWL_API_KEY: '«FIRECRAWL_API_KEY»' } },
  { name: 'notion', package: '@notionhq/notion-mcp-server', env: { NOTION_TOKEN: '«NOTION_TOKEN»' } },
  { name: 'chrome-devtools', package: 'chrome-devtools-mcp', args: ['--isolated', '--viewport=1280x720'] },
  { name: 'dbhub', package: '@bytebase/dbhub', args: ['--transport', 'stdio'], env: { DSN: '«DSN»' } },
  { name: 'figma', package: 'figma-developer-mcp', args: ['--stdio'], env: { FIGMA_API_KEY: '«FIGMA_API_KEY»' } },
  { name: 'nx', package: 'nx-mcp', args: ['.'] },
];

const pythonPackages = [
  { name: 'git', package: 'mcp-server-git', args: ['--repository', '.'] },
  { name: 'fetch', package: 'mcp-server-fetch', args: ['--ignore-robots-txt'] },
  { name: 'time', package: 'mcp-server-time', args: ['--local-timezone=Europe/Vienna'] },
  { name: 'duckdb', package: 'mcp-server-motherduck', args: ['--db-path', 'data/shop.duckdb', '--read-only'] },
  { name: 'aws-docs', package: 'awslabs.aws-documentation-mcp-server@latest', env: { FASTMCP_LOG_LEVEL: 'ERROR' } },
];

const images = [
  { name: 'github', image: 'ghcr.io/github/github-mcp-server', variables: ['GITHUB_PERSONAL_ACCESS_TOKEN'] },
  { name: 'terraform', image: 'hashicorp/terraform-mcp-server:0.3.2', variables: [] },
  { name: 'grafana', image: 'mcp/grafana', variables: ['GRAFANA_URL', 'GRAFANA_SERVICE_ACCOUNT_TOKEN'] },
  { name: 'jira', image: 'ghcr.io/sooperset/mcp-atlassian:0.11.9', variables: ['JIRA_URL', 'JIRA_API_TOKEN'] },
];

const addresses = [
  { name: 'sentry', url: 'https://mcp.sentry.dev/mcp' },
  { name: 'linear', url: 'https://mcp.linear.app/mcp' },
  { name: 'deepwiki', url: 'https://mcp.deepwiki.com/mcp' },
  { name: 'github-remote', url: 'https://api.githubcopilot.com/mcp/', token: 'GITHUB_TOKEN' },
  { name: 'company-docs', url: 'https://docs.example.com/api/mcp', token: 'DOCS_TOKEN' },
  { name: 'search', url: 'https://search.example.org/v2/mcp', key: 'X-API-Key', token: 'SEARCH_API_KEY' },
  { name: 'local-app', url: 'http://localhost:3845/mcp' },
  { name: 'dev-server', url: 'http://127.0.0.1:8931/mcp' },
];

const kinds = [
  [35, npx],
  [25, remote],
  [12, script],
  [10, uvx],
  [7, uv],
  [5, docker],
  [6, installed],
];

/** @returns a server: `{ name, url, headers }` or `{ name, command, args, env, needs }`, where `needs` has to lie beside it */
function serverOf(random) {
  return random.weighted(kinds)(random);
}

export function localServer(random) {
  return random.weighted(kinds.filter(([, make]) => make !== remote))(random);
}

/** More than the one or two that most files have: what there is to look at is to count, and not the opening of files. */
export function serversOf(random) {
  const count = random.weighted([
    [10, 1],
    [25, 2],
    [20, 3],
    [15, 4],
    [12, 5],
    [8, 6],
    [6, 8],
    [4, 12],
  ]);
  return distinctServers(random, count);
}

/** `taken` has what other files of the repository start: a client that reads two of them would be told of one server twice. */
export function distinctServers(random, count, taken = new Set()) {
  const servers = new Map();
  while (servers.size < count) {
    const server = serverOf(random);
    if (!taken.has(startOf(server))) servers.set(server.name, server);
  }
  for (const server of servers.values()) taken.add(startOf(server));
  return [...servers.values()];
}

const startOf = ({ command, args, url }) => JSON.stringify([command, args, url]);

function npx(random) {
  const { name, package: packageName, args = [], env } = random.one(npmPackages);
  const version = random.chance(0.6) ? `@${random.one(versions)}` : '';
  const start = random.chance(0.75) ? ['-y'] : [];
  return local(name, 'npx', [...start, `${packageName}${version}`, ...args], env);
}

function uvx(random) {
  const { name, package: packageName, args = [], env } = random.one(pythonPackages);
  return local(name, 'uvx', [packageName, ...args], env);
}

function docker(random) {
  const { name, image, variables } = random.one(images);
  const passed = variables.flatMap((variable) => ['-e', variable]);
  const env = Object.fromEntries(variables.map((variable) => [variable, `«${variable}»`]));
  return local(name, 'docker', ['run', '-i', '--rm', ...passed, image], env);
}

function script(random) {
  const topic = random.one(['billing', 'tickets', 'metrics', 'deploy', 'inventory']);
  const env = { LOG_LEVEL: 'info', DATABASE_URL: '«DATABASE_URL»' };
  const [command, file] = random.one([
    ['python', `tools/${topic}_server.py`],
    ['python3', `mcp/${topic}.py`],
    ['node', `scripts/${topic}-mcp.mjs`],
    ['bun', `scripts/${topic}.ts`],
  ]);
  return { ...local(topic, command, [file], random.chance(0.5) ? env : undefined), needs: file };
}

function uv(random) {
  const topic = random.one(['reports', 'forecast', 'labels', 'crawler']);
  return local(
    topic,
    'uv',
    random.one([
      ['run', '--directory', `/opt/${topic}`, `${topic}-server`],
      ['run', '-m', `${topic}.server`, '--transport', 'stdio'],
      ['--directory', `/srv/tools/${topic}`, 'run', 'server.py'],
    ]),
    random.chance(0.4) ? { [`${topic.toUpperCase()}_API_KEY`]: `«${topic.toUpperCase()}_API_KEY»` } : undefined,
  );
}

function installed(random) {
  return random.one([
    local('warehouse', '/usr/local/bin/warehouse-mcp', ['--stdio', '--config', '/etc/warehouse/mcp.toml']),
    local('codebase', 'codebase-mcp', ['serve', '--root', '.', '--max-keys', '2000']),
    local('xcode', 'xcrun', ['mcpbridge']),
    local('shell-tools', 'bash', ['-c', 'cd tools && exec ./serve --token "$TOOLS_TOKEN"']),
  ]);
}

function remote(random) {
  const { name, url, key, token } = random.one(addresses);
  if (token === undefined) return { name, url };
  const headers = key === undefined ? { Authorization: `Bearer «${token}»` } : { [key]: `«${token}»` };
  return { name, url, headers };
}

function local(name, command, args, env) {
  return { name, command, args, ...(env && Object.keys(env).length > 0 && { env }) };
}
