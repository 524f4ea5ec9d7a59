import { expect, test } from '@jest/globals';
import client from '../../src/clients/librechat.ts';

test.each([
  ['github', 'create_issue', 'create_issue_mcp_github'],
  ['acme', 'acme_trace', 'trace_mcp_acme'],
  ['acme', 'ACME_trace', 'trace_mcp_acme'],
  ['acme', 'acme_', 'acme__mcp_acme'],
  ['日本', 'tool', 'tool_mcp_server_835047'],
  ['My Server', 'do', 'do_mcp_My_Server'],
  ['a.b', 'c', 'c_mcp_a.b'],
  ['opencode', 'opencode_ask', 'ask_mcp_opencode'],
])('%s offers %s as %s', (server, tool, name) => {
  expect(client.toolNames?.name?.(server, tool)).toBe(name);
});

test('a tool keeps the name of its server where it would meet another', () => {
  const tools = ['acme_trace', 'trace', 'acme_find'].map((tool) => ({ server: 'acme', tool }));
  expect(client.toolNames?.names?.(tools)).toEqual(['acme_trace_mcp_acme', 'trace_mcp_acme', 'find_mcp_acme']);
});
