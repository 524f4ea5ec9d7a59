import { expect, test } from '@jest/globals';
import { rootKeys } from '../../src/clients/index.ts';
import { isKeySlip } from '../../src/model/reading/key-slip.ts';

const slips = [
  ['mpcServers', 'mcpServers'],
  ['mcServers', 'mcpServers'],
  ['mcpsServers', 'mcpServers'],
  ['mcpSevers', 'mcpServers'],
  ['mcp-server', 'mcpServers'],
  ['MCPServers', 'mcpServers'],
  ['mcpservres', 'mcpServers'],
  ['mpcservers', 'mcpServers'],
  ['mcp_sever', 'mcp_servers'],
  ['mcps', 'mcp'],
  ['contextServer', 'context_servers'],
  ['contxt_servers', 'context_servers'],
  ['sever', 'servers'],
] as const;

test.each(slips)('"%s" is a slip of "%s"', (written, meant) => {
  expect(isKeySlip(written, meant)).toBe(true);
});

/** Keys under which clients keep programs of other protocols, which are started with a command and arguments as well. */
const others = [
  'lspServers',
  'lsp_servers',
  'lspservers',
  'acpServers',
  'acp_servers',
  'acpservers',
  'agent_servers',
  'agentServers',
  'language_servers',
  'dapServers',
  'a2aServers',
  'toolServers',
  'modelServers',
  'gcpServers',
  'lsp',
  'acp',
  'dap',
  'agents',
  'formatter',
];

test.each(others)('"%s" is a key of its own', (other) => {
  const keys = rootKeys().map(({ at: [key] }) => String(key));
  expect(keys).toContain('mcpServers');
  expect(keys.filter((key) => isKeySlip(other, key))).toEqual([]);
});
