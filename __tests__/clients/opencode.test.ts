import { expect, test } from '@jest/globals';
import opencode from '../../src/clients/opencode.ts';

test.each([
  ['my.special-server', 'tool-a', 'my_special-server_tool-a'],
  ['my.special-server', 'tool.b', 'my_special-server_tool_b'],
  ['github', 'create_issue', 'github_create_issue'],
  ['My Server', 'do/thing', 'My_Server_do_thing'],
  ['a', 'b_c', 'a_b_c'],
  ['a_b', 'c', 'a_b_c'],
  ['a.b', 'c', 'a_b_c'],
  ['a-b', 'c', 'a-b_c'],
  ['日本', 'tool', '___tool'],
])('the tool of %j and %j is offered as %s', (server, tool, name) => {
  expect(opencode.toolNames?.name(server, tool)).toBe(name);
  expect(opencode.formats[1]?.toolNames?.name(server, tool)).toBe(name);
});
