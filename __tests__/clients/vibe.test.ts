import { expect, test } from '@jest/globals';
import vibe from '../../src/clients/vibe.ts';

test.each([
  ['github', 'create_issue', 'github_create_issue'],
  ['my server', 'x', 'my_server_x'],
  ['_a-', 'b', 'a_b'],
  ['a', 'b_c', 'a_b_c'],
  ['a_b', 'c', 'a_b_c'],
  ['日本-x', 'y', 'x_y'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(vibe.toolNames?.name?.(server, tool)).toBe(name);
});
