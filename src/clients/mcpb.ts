import { type BundleFacts, defineClient, type Format, type Reaction, type SeenFile } from './define.ts';
import { own } from './own.ts';

const fine: Reaction = { effect: 'fine', by: 'R:MCPB' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:MCPB' };

const versions = ['0.1', '0.2', '0.3', '0.4'] as const;
/** The one that the specification calls current. */
const main = '0.3';

const facts: Omit<BundleFacts, 'version'> = {
  versions,
  refuses,
  advises: { effect: 'warns', by: 'M:DOC' },
  since: { privacy_policies: '0.2', icons: '0.3', localization: '0.3', _meta: '0.3', uv: '0.4' },
  mistakes: {
    'user_config.*.is_secret': 'call it "sensitive"',
    'user_config.*.secret': 'call it "sensitive"',
    'user_config.*.isSecret': 'call it "sensitive"',
    'server.entrypoint': 'call it "entry_point"',
    'server.entryPoint': 'call it "entry_point"',
    'server.command': 'put it into "mcp_config"',
    'server.args': 'put it into "mcp_config"',
    'server.env': 'put it into "mcp_config"',
    'server.runtime': 'call it "type", and write "node", "python" or "binary"',
    entrypoint: 'write "entry_point" into "server"',
    entry_point: 'put it into "server"',
    runtime: 'write "type" into "server"',
    configSchema: 'describe each setting in "user_config"',
    config_schema: 'describe each setting in "user_config"',
    mcp_config: 'put it into "server"',
    mcpServers: 'write "mcp_config" into "server"',
    displayName: 'call it "display_name"',
    longDescription: 'call it "long_description"',
    manifestVersion: 'call it "manifest_version"',
    'tools.*.inputSchema': 'remove it: the server tells its tools itself',
    'tools.*.input_schema': 'remove it: the server tells its tools itself',
    'tools.*.annotations': 'remove it: the server tells its tools itself',
    'compatibility.runtimes.*': 'only "node" and "python" are known there',
    'compatibility.*': 'only "claude_desktop", "platforms" and "runtimes" are known there',
  },
  variables: ['__dirname', 'HOME', 'DESKTOP', 'DOCUMENTS', 'DOWNLOADS', 'pathSeparator', '/'],
  settings: 'user_config',
};

function formatOf(version: string): Format {
  return {
    id: version === main ? 'mcpb' : `mcpb-${version}`,
    title: `the manifest of an MCP bundle, version ${version}`,
    reader: 'mcpb',
    files: ['manifest.json'],
    schemaBy: 'R:MCPB',
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
    bundle: { ...facts, version },
    when: (file) => versionOf(file) === version,
  };
}

/** The version whose schema judges it, the main one when it names none that is known; undefined when it is another thing. */
function versionOf({ value, text }: SeenFile): string | undefined {
  if (!(value === undefined ? mentionsBundle(text) : describesBundle(value))) return undefined;
  const named = [own(value, 'manifest_version'), own(value, 'dxt_version')];
  return named.flatMap((name) => versions.find((known) => known === name) ?? [])[0] ?? main;
}

function describesBundle(value: unknown): boolean {
  const server = own(value, 'server');
  const parts = ['type', 'entry_point', 'mcp_config'].filter((key) => own(server, key) !== undefined);
  if (own(own(server, 'mcp_config'), 'command') !== undefined || parts.length > 1) return true;
  if (typeof own(value, 'dxt_version') === 'string') return true;
  if (resemblesBundle(value)) return true;
  const version = own(value, 'manifest_version');
  // Extensions of browsers number their manifests.
  if (typeof version !== 'string') return false;
  const others = ['server', 'user_config', 'tools', 'prompts', 'mcp_config', 'display_name', 'author'];
  return /^0\.\d+$/.test(version) && others.some((key) => own(value, key) !== undefined);
}

/** Written for a bundle, and in a form of its own: a runtime, an entry point and tools, in something called after MCP. */
function resemblesBundle(value: unknown): boolean {
  const starts = ['entry_point', 'entryPoint', 'entrypoint'].some((key) => typeof own(value, key) === 'string');
  const runtime = own(value, 'runtime');
  return (
    starts &&
    typeof runtime === 'string' &&
    /^(?:node|python|binary|uv)/.test(runtime) &&
    Array.isArray(own(value, 'tools')) &&
    /\bmcp\b/i.test(String(own(value, 'name')))
  );
}

function mentionsBundle(text: string): boolean {
  return /"(?:manifest_version|dxt_version)"\s*:\s*"/.test(text) && text.includes('"entry_point"');
}

export default defineClient({
  id: 'mcpb',
  name: 'MCP Bundles',
  about:
    'Bundles of a server for Claude Desktop, built by `mcpb pack` from a folder with a `manifest.json`. Its schema is closed: a single key that is not known ends the build and the installation. The manifest of a browser’s extension, of a web page or of anything else is left alone.',
  sources: {
    MCPB: { title: '@anthropic-ai/mcpb, run and read', version: '2.1.2', date: '2026-11-18' },
    DOC: { title: 'modelcontextprotocol/mcpb MANIFEST.md', version: '27083dc', date: '2025-12-03' },
  },
  // The main one first: it is the one to ask for by name.
  formats: [main, ...versions.filter((version) => version !== main)].map(formatOf),
});
