import { expect, test } from '@jest/globals';
import roo from '../../src/clients/roo.ts';

test.each([
  ['server', 'tool', 'mcp--server--tool'],
  ['my server', 'get tool', 'mcp--my_server--get_tool'],
  ['server@name', 'tool!name', 'mcp--servername--toolname'],
  ['my--server', 'a---b', 'mcp--my-server--a-b'],
  ['123', '1st', 'mcp--_123--_1st'],
  ['日本', '', 'mcp--_unnamed--_'],
  ['server', 'a'.repeat(80), `mcp--server--${'a'.repeat(51)}`],
])('the tool of %s, %s, is offered as %s', (server, tool, expected) => {
  expect(roo.toolNames?.name?.(server, tool)).toBe(expected);
});
