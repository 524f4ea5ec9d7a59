import { expect, test } from '@jest/globals';
import codex from '../../src/clients/codex.ts';

test.each([
  ['server1', 'tool1', 'mcp__server1__tool1'],
  ['server.one', 'tool.two-three', 'mcp__server_one__tool_two_three'],
  ['music-studio', 'get-strudel-guide', 'mcp__music_studio__get_strudel_guide'],
  ['mcp__foo', 'bar', 'mcp__foo__bar'],
  ['s', '日本', 'mcp__s____'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(codex.toolNames?.name?.(server, tool)).toBe(name);
});

test('a long name is cut and ends in a hash', () => {
  const name = codex.toolNames?.name?.('my_server', 'a'.repeat(128)) ?? '';
  expect(name).toHaveLength(128);
  expect(name).toMatch(/_8bed60c91bf7$/);
});
