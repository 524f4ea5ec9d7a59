import { defineClient, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:DGW' };
const fine: Reaction = { effect: 'fine', by: 'H:DGW' };
/** Profiles check an entry when it is added; the older commands for catalogs load it unchecked. */
const rejects: Reaction = {
  effect: 'skips-server',
  by: 'M:DGW',
  note: 'the commands for profiles refuse it, the older ones for catalogs load it',
};

/** For its own tools, whether or not they are switched on. */
const ownTools: ReadonlySet<string> = new Set([
  'code-mode',
  'find-tools',
  'mcp-activate-profile',
  'mcp-add',
  'mcp-config-set',
  'mcp-create-profile',
  'mcp-exec',
  'mcp-find',
  'mcp-registry-import',
  'mcp-remove',
]);

export default defineClient({
  id: 'docker-mcp',
  name: 'Docker MCP Gateway',
  about:
    'Starts servers from container images. A catalog describes each of them: the image or the remote address, its secrets and its tools.',
  sources: {
    DGW: { title: 'docker/mcp-gateway 2bd20fe, read', version: '2026-07', date: '2026-07-23' },
  },
  formats: [
    {
      id: 'docker-mcp',
      belongsTo: 'itself',
      title: 'a catalog of the Docker MCP Gateway',
      files: ['.docker/mcp/catalogs/*.yaml'],
      ofUser: true,
      userFiles: ['~/.docker/mcp/catalogs/docker-mcp.yaml'],
      schemaBy: 'H:DGW',
      syntax: {
        language: 'yaml',
        bom: fine,
        empty: fine,
        broken: refuses,
        duplicates: refuses,
      },
      servers: [{ at: ['registry'] }],
      noMap: fine,
      badRoot: refuses,
      nullMap: fine,
      claims: 'shape',
      unmistakable: true,
      dialect: {
        by: 'H:DGW',
        transportKey: 'type',
        spellings: { server: 'stdio', remote: 'http', poci: 'builtin' },
        inferred: { command: 'stdio', url: 'http', urlReaction: rejects, commandReaction: rejects },
        nested: 'remote',
        apart: true,
        fields: {
          type: { is: 'transport', note: 'required' },
          image: { is: 'command', for: ['stdio'], note: 'the image to run, best with its digest' },
          command: { is: 'args', for: ['stdio', 'builtin'], note: 'arguments to the container' },
          env: { is: 'env', for: ['stdio', 'builtin'], note: 'a list of `{name, value}`' },
          secrets: { is: 'other', note: 'a list of `{name, env}`' },
          volumes: { is: 'other', for: ['stdio', 'builtin'] },
          user: { is: 'other', for: ['stdio', 'builtin'] },
          disableNetwork: { is: 'other', for: ['stdio', 'builtin'] },
          allowHosts: { is: 'other' },
          extraHosts: { is: 'other' },
          longLived: { is: 'other' },
          url: { is: 'url', for: ['http'], note: 'under `remote`' },
          transport_type: { is: 'other', for: ['http'], note: 'under `remote`' },
          headers: { is: 'headers', for: ['http'], note: 'under `remote`' },
          sseEndpoint: { is: 'url', for: ['http'], deprecated: { use: 'remote' } },
          oauth: { is: 'oauth' },
          config: { is: 'other' },
          tools: { is: 'other', note: 'a list of `{name}`' },
          prefix: { is: 'other', note: 'goes before the names of the tools, with two underscores' },
          name: { is: 'name' },
          title: { is: 'other', idle: true },
          description: { is: 'description' },
          icon: { is: 'other', idle: true },
          readme: { is: 'other', idle: true },
          metadata: { is: 'other', idle: true },
          policy: { is: 'other' },
        },
        bad: refuses,
        switchOff: 'remove the entry, or disable the server in the profile',
        notObject: refuses,
        nullEntry: rejects,
        neither: rejects,
        both: { reaction: { effect: 'fine', by: 'M:DGW' } },
        unknownTransport: { withCommand: rejects, withUrl: rejects },
        mismatch: rejects,
        fillsBraces: { by: 'H:DGW' },
      },
    },
  ],
  toolNames: {
    form: 'S__T',
    server: (name) => name,
    partKey: 'prefix',
    name: (prefix, tool) => (prefix === '' ? tool : `${prefix}__${tool}`),
    collision:
      'the name of the tool alone where an entry has no "prefix"; two tools with one name, or one of its own names, are refused when they run together, and with them every tool',
    clash: { across: 'none' },
    kept: ownTools,
    by: 'H:DGW',
  },
});
