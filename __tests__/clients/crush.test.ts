import { expect, test } from '@jest/globals';
import crush from '../../src/clients/crush.ts';

test.each([
  ['github', 'create_issue', 'mcp_github_create_issue'],
  ['My Server', 'do/thing', 'mcp_My Server_do/thing'],
  ['a', 'b_c', 'mcp_a_b_c'],
  ['a_b', 'c', 'mcp_a_b_c'],
  ['a.b', 'c', 'mcp_a.b_c'],
  ['日本', 'tool', 'mcp_日本_tool'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(crush.toolNames?.name?.(server, tool)).toBe(name);
});
