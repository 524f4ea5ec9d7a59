import { defineClient, type Format, type Reaction, type RegistryFacts, type SeenFile } from './define.ts';
import { own } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'H:REG' };
const refuses: Reaction = { effect: 'refuses-file', by: 'H:REG' };

/** The oldest first; new files follow the last one. */
const revisions = ['2025-07-09', '2025-09-16', '2025-09-29', '2025-10-11', '2025-10-17', '2025-12-11'] as const;
const [current] = revisions.slice(-1) as [string];

/** Checksums are for bundles only. */
const hashless = { since: '2025-10-11', keys: ['fileSha256'] };

const facts: Omit<RegistryFacts, 'revision'> = {
  revisions,
  schemaUrl: (revision) => `https://static.modelcontextprotocol.io/schemas/${revision}/server.schema.json`,
  refuses,
  refusesAsTold: { effect: 'refuses-file', by: 'I:PUB' },
  advises: { effect: 'ignored', by: 'M:DOC' },
  keys: {
    server: [
      '$schema',
      '_meta',
      'description',
      'icons',
      'name',
      'packages',
      'remotes',
      'repository',
      'title',
      'version',
      'websiteUrl',
    ],
    repository: ['id', 'source', 'subfolder', 'url'],
    icon: ['mimeType', 'sizes', 'src', 'theme'],
    package: [
      'environmentVariables',
      'fileSha256',
      'identifier',
      'packageArguments',
      // Of the draft that follows the last revision.
      'postInstallInstructions',
      'registryBaseUrl',
      'registryType',
      'runtimeArguments',
      'runtimeHint',
      'transport',
      'version',
    ],
    transport: ['headers', 'type', 'url', 'variables'],
    input: [
      'choices',
      'default',
      'description',
      'format',
      'isRepeated',
      'isRequired',
      'isSecret',
      'name',
      'placeholder',
      'type',
      'value',
      'valueHint',
      'variables',
    ],
  },
  renamed: {
    since: '2025-09-16',
    keys: {
      registry_type: 'registryType',
      registry_name: 'registryType',
      registry_base_url: 'registryBaseUrl',
      file_sha256: 'fileSha256',
      runtime_hint: 'runtimeHint',
      runtime_arguments: 'runtimeArguments',
      package_arguments: 'packageArguments',
      environment_variables: 'environmentVariables',
      is_required: 'isRequired',
      is_secret: 'isSecret',
      value_hint: 'valueHint',
      is_repeated: 'isRepeated',
      website_url: 'websiteUrl',
    },
  },
  removed: {
    since: '2025-09-29',
    routes: [['status'], ['_meta', 'io.modelcontextprotocol.registry/official']],
  },
  packages: {
    npm: { identifies: 'name', owner: 'mcpName', needsVersion: true, forbids: hashless },
    pypi: { identifies: 'name', owner: 'readme', needsVersion: true, forbids: hashless },
    nuget: { identifies: 'name', forbids: hashless },
    oci: {
      identifies: 'image',
      owner: 'label',
      forbids: { since: '2025-10-11', keys: ['version', 'registryBaseUrl', 'fileSha256'] },
    },
    mcpb: { identifies: 'address', forbids: { since: '2025-10-11', keys: ['registryBaseUrl'] } },
    cargo: { identifies: 'name', recent: true },
    maven: { identifies: 'name', recent: true },
    go: { identifies: 'name', recent: true },
  },
  metaKey: 'io.modelcontextprotocol.registry/publisher-provided',
  metaBytes: 4096,
};

function formatOf(revision: string): Format {
  return {
    id: revision === current ? 'registry-server' : `registry-server-${revision}`,
    title: `the MCP Registry's description of a server, revision ${revision}`,
    reader: 'the MCP Registry',
    files: ['server.json'],
    schemaBy: 'H:SCH',
    syntax: {
      language: 'json',
      comments: false,
      trailingCommas: false,
      bom: refuses,
      empty: refuses,
      broken: refuses,
      duplicates: fine,
    },
    servers: [],
    noMap: fine,
    badRoot: refuses,
    registry: { ...facts, revision },
    when: (file) => revisionOf(file) === revision,
  };
}

/** What a file says it follows, the current revision when it says nothing that is known; undefined when it is another thing. */
function revisionOf({ value, text }: SeenFile): string | undefined {
  const declared = value === undefined ? text : own(value, '$schema');
  if (typeof declared === 'string') {
    const named = /modelcontextprotocol\.io\/schemas?\/([\w.~-]{1,40})\/server(?:\.schema)?\.json/.exec(declared)?.[1];
    if (named !== undefined) return revisions.find((known) => known === named) ?? current;
  }
  return describesServer(value) ? current : undefined;
}

/** A name, and packages or addresses of the kind that the registry knows. */
function describesServer(value: unknown): boolean {
  if (typeof own(value, 'name') !== 'string') return false;
  const packages = listOf(own(value, 'packages'));
  const remotes = listOf(own(value, 'remotes'));
  return (
    packages.some((item) => ['registryType', 'registry_type', 'registry_name'].some((key) => own(item, key))) ||
    remotes.some((item) => typeof own(item, 'url') === 'string' && transports.includes(own(item, 'type')))
  );
}

const transports: readonly unknown[] = ['streamable-http', 'sse'];

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export default defineClient({
  id: 'registry-server',
  name: 'MCP Registry',
  about:
    'The public registry of servers. `mcp-publisher` sends it a `server.json`; what the file says is checked against a dated schema and against rules of its own, and every package has to name the server it belongs to. A `server.json` of another kind is left alone.',
  sources: {
    REG: {
      title: 'modelcontextprotocol/registry internal/validators, read',
      version: '2025-12',
      date: '2026-11-18',
    },
    SCH: {
      title: 'the registry’s schemas of 2025-07-09, 2025-09-29 and 2025-12-11, read',
      version: '2025-12-11',
      date: '2026-11-18',
    },
    DOC: {
      title: 'modelcontextprotocol/registry docs/reference/server-json, the changelog and the requirements',
      version: '2025-12',
      date: '2026-11-18',
    },
    PUB: {
      title: 'answers of the registry, quoted in modelcontextprotocol/registry#550 and msaad00/agent-bom#617',
      version: '2025-09 to 2026-03',
      date: '2026-11-18',
    },
  },
  formats: [...revisions].reverse().map(formatOf),
});
