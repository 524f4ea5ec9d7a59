import { expect, test } from '@jest/globals';
import gemini from '../../src/clients/gemini.ts';

const long = 'very-long-enterprise-documentation-server';
const query = 'retrieve_all_documents_matching_query';

test.each([
  ['github', 'create_issue', 'mcp_github_create_issue'],
  ['mcp_foo', 'bar', 'mcp_foo_bar'],
  ['my server', 'do/thing', 'mcp_my_server_do_thing'],
  ['a.b', 'c:d', 'mcp_a.b_c:d'],
  ['a', 'b_c', 'mcp_a_b_c'],
  ['a_b', 'c', 'mcp_a_b_c'],
  ['日本', 'tool', 'mcp____tool'],
  ['mcp', 'x', 'mcp_x'],
  [long, query, 'mcp_very-long-enterprise-docum...e_all_documents_matching_query'],
  [`${long}2`, query, 'mcp_very-long-enterprise-docum...e_all_documents_matching_query'],
  ['s', 'x'.repeat(57), `mcp_s_${'x'.repeat(57)}`],
  ['s', 'x'.repeat(58), `mcp_s_${'x'.repeat(24)}...${'x'.repeat(30)}`],
])('the tool of %j and %j', (server, tool, name) => {
  expect(gemini.toolNames?.name?.(server, tool)).toBe(name);
});
