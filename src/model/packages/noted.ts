import type { Ecosystem } from '../launch/index.ts';

/** A package of which something is known that its name does not tell. */
export interface NotedPackage {
  /** Where the runner looks for it. */
  readonly on: Ecosystem;
  readonly name: string;
  /** `unpublished`: there is none of that name. `archived`: no more fixes. `python`, `node`: a package for the other runner. */
  readonly is: 'unpublished' | 'archived' | 'python' | 'node';
  /** What to do in its place, imperative. */
  readonly help?: string;
  /** Where a server that took its place is reached, before what `help` says. */
  readonly address?: string;
  /** Of an archived package of npm: the version it ended with. */
  readonly last?: string;
}

type Instead = string | Pick<NotedPackage, 'help' | 'address'>;

/** When all of them were looked up with scripts/check-packages.mjs, which fails when one is no longer true. */
export const checked = '2026-11-19';

/**
 * Reference servers of modelcontextprotocol/servers that are now in servers-archived; which of them npm calls
 * deprecated is told in issues 4266 and 4785 there.
 */
const archived: readonly (readonly [string, string, Instead?])[] = [
  ['aws-kb-retrieval', '0.6.2'],
  ['brave-search', '0.6.2', 'use "@brave/brave-search-mcp-server"'],
  ['everart', '0.6.2'],
  ['gdrive', '2025.1.14'],
  [
    'github',
    '2025.4.8',
    { address: 'https://api.githubcopilot.com/mcp/', help: 'use the image "ghcr.io/github/github-mcp-server"' },
  ],
  ['gitlab', '2025.4.25', { address: 'https://<host>/api/v4/mcp', help: 'use the server of your GitLab' }],
  ['google-maps', '0.6.2'],
  ['postgres', '0.6.2'],
  ['puppeteer', '2025.5.12', 'use "@playwright/mcp" or "chrome-devtools-mcp"'],
  ['redis', '2025.4.25'],
  ['slack', '2025.4.25'],
];

/** Reference servers that are packages for Python: modelcontextprotocol/servers, src. */
const python = ['fetch', 'git', 'time'];

/** Names that people and models make up by analogy, found in real files, issues and answers. */
const madeUp: readonly (readonly [string, Instead?])[] = [
  ['asana'],
  ['atlassian'],
  ['airtable'],
  ['browser', 'use "@playwright/mcp"'],
  ['codebase-memory'],
  ['confluence'],
  ['context7', 'use "@upstash/context7-mcp"'],
  ['discord'],
  ['docker'],
  ['duckduckgo'],
  ['elasticsearch'],
  ['figma', { address: 'https://mcp.figma.com/mcp' }],
  ['firecrawl', 'use "firecrawl-mcp"'],
  ['gmail'],
  ['google-calendar'],
  ['google-drive'],
  ['hubspot'],
  ['jira'],
  ['kubernetes'],
  ['linear', { address: 'https://mcp.linear.app/mcp' }],
  ['mongodb', 'use "mongodb-mcp-server"'],
  ['mysql'],
  ['neo4j'],
  ['notion', 'use "@notionhq/notion-mcp-server"'],
  ['obsidian'],
  ['perplexity'],
  ['playwright', 'use "@playwright/mcp"'],
  ['postgresql'],
  ['sentry', 'use "@sentry/mcp-server"'],
  ['sequentialthinking', 'write "@modelcontextprotocol/server-sequential-thinking"'],
  ['shell'],
  ['sqlite'],
  ['stripe', 'use "@stripe/mcp"'],
  ['supabase', 'use "@supabase/mcp-server-supabase"'],
  ['tavily', 'use "tavily-mcp"'],
  ['terraform'],
  ['vercel', { address: 'https://mcp.vercel.com' }],
  ['weather'],
  ['web-search'],
  // Products for which nobody made one.
  ...'21st airflow algolia ansible anthropic apple-notes appwrite argocd arxiv aws azure azure-devops bigquery bing bitbucket blender browser-use browserbase cassandra chroma chrome chrome-devtools circleci clickhouse clickup cloudflare contentful crawl4ai databricks datadog devops dify digitalocean dropbox duckdb dynamodb elastic evernote exa firebase gcp gemini gitea github-actions google-analytics google-docs google-search google-sheets grafana hackernews helm heroku home-assistant homeassistant huggingface intercom jenkins jetbrains k8s kafka langchain linkedin mariadb meilisearch mermaid microsoft-teams milvus miro mixpanel monday mongo mqtt mssql n8n netlify newrelic nextjs ollama onedrive openai opensearch openstreetmap oracle outlook pagerduty paypal perplexity-ask pinecone podman posthog prisma prometheus pulumi qdrant quickbooks rabbitmq railway reddit redshift salesforce selenium sendgrid serpapi servicenow shadcn shopify snowflake snyk sonarqube splunk spotify sqlserver sse ssh stagehand tailwind teams telegram todoist trello turso twilio twitter unity unreal vault vscode weaviate whatsapp wikipedia wordpress xcode youtube zapier zendesk zoom zulip'
    .split(' ')
    .map((name) => [name] as const),
];

/** The makers of the protocol publish no servers under their own name. */
const anthropic = [
  'brave-search',
  'fetch',
  'filesystem',
  'git',
  'github',
  'memory',
  'playwright',
  'postgres',
  'puppeteer',
].concat(['sequential-thinking', 'slack', 'az-cli']);
const reference = ['filesystem', 'memory', 'sequential-thinking'];

/** The flag with which npx asks nothing is unknown to uvx. */
function withUvx(name: string): string {
  return `write "uvx", without "-y", and "${name}"`;
}

const others: readonly NotedPackage[] = [
  // With the others in servers-archived; PyPI was not asked with which version it ended.
  { on: 'pypi', name: 'mcp-server-sqlite', is: 'archived' },
  // What PyPI has of this name holds no program.
  { on: 'pypi', name: 'mcp-remote', is: 'node', help: 'write "npx", "-y" and "mcp-remote"' },
  { on: 'npm', name: '@context7/mcp-server', is: 'unpublished', help: 'use "@upstash/context7-mcp"' },
  { on: 'npm', name: '@microsoft/playwright-mcp', is: 'unpublished', help: 'use "@playwright/mcp"' },
  ...['mcp-server-fetch', 'mcp-server-git', 'mcp-server-time', 'mcp-server-qdrant', 'mcp-server-motherduck']
    .concat(['markitdown-mcp', 'blender-mcp', 'chroma-mcp', 'basic-memory'])
    .map((name) => ({ on: 'npm', name, is: 'python', help: withUvx(name) }) as const),
];

let byName: ReadonlyMap<string, NotedPackage> | undefined;

export function notedPackage(on: Ecosystem, name: string): NotedPackage | undefined {
  byName ??= new Map(notedPackages().map((noted) => [`${noted.on} ${noted.name}`, noted]));
  return byName.get(`${on} ${name}`);
}

/** The package that takes the place of one, where its remedy names exactly one of the same kind. */
export function replacementOf({ is, help = '' }: NotedPackage): string | undefined {
  return is === 'unpublished' ? /^(?:use|write) "(@?[\w-]+(?:\/[\w.-]+)?)"$/.exec(help)?.[1] : undefined;
}

export function notedPackages(): readonly NotedPackage[] {
  const named = (name: string, is: NotedPackage['is'], instead?: Instead): NotedPackage => ({
    on: 'npm',
    name,
    is,
    ...(typeof instead === 'string' ? { help: instead } : instead),
  });
  const server = (name: string) => `@modelcontextprotocol/server-${name}`;
  return [
    ...archived.map(([name, last, instead]) => ({ ...named(server(name), 'archived', instead), last })),
    ...python.map((name) =>
      named(server(name), 'unpublished', `it is a package for Python: ${withUvx(`mcp-server-${name}`)}`),
    ),
    ...madeUp.map(([name, instead]) => named(server(name), 'unpublished', instead)),
    ...['@anthropic-ai', '@anthropic'].flatMap((scope) =>
      anthropic.map((name) =>
        named(
          `${scope}/mcp-server-${name}`,
          'unpublished',
          reference.includes(name) ? `write "${server(name)}"` : undefined,
        ),
      ),
    ),
    ...others,
  ];
}
