import { expect, test } from '@jest/globals';
import codex from '../../src/clients/codex.ts';

test.each([
  ['server1', 'tool1', 'mcp__server1/tool1'],
  ['server.one', 'tool.two-three', 'mcp__server_one/tool_two_three'],
  ['music-studio', 'get-strudel-guide', 'mcp__music_studio/get_strudel_guide'],
  ['mcp__foo', 'bar', 'mcp__foo/bar'],
  ['s', '日本', 'mcp__s/__'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(codex.toolNames?.name?.(server, tool)).toBe(name);
});

test('a long name is cut and ends in a hash', () => {
  const name = codex.toolNames?.name?.('my_server', 'a'.repeat(128)) ?? '';
  expect(name).toHaveLength(127);
  expect(name).toMatch(/_8bed60c91bf7$/);
});

const together = (...tools: [string, string][]) =>
  codex.toolNames?.names?.(tools.map(([server, tool]) => ({ server, tool })));

test('servers that become one namespace get a hash each', () => {
  expect(together(['basic-server', 'lookup'], ['basic_server', 'query'])).toEqual([
    'mcp__basic_server_756d1be7d674/lookup',
    'mcp__basic_server_eec657cc7f92/query',
  ]);
});

test('tools that become one get a hash each', () => {
  expect(together(['server', 'tool-name'], ['server', 'tool_name'])).toEqual([
    'mcp__server/tool_name_72d5533b71c6',
    'mcp__server/tool_name_28fc4d6eebf6',
  ]);
});

test('names that are one without the separator are told apart', () => {
  expect(together(['a', '_b'], ['a_', 'b'])).toEqual(['mcp__a/_b', 'mcp__a_/b_4ab5eaa5e445']);
});

test('a tool that is listed twice is one tool', () => {
  expect(together(['a', 'b'], ['a', 'b'])).toEqual(['mcp__a/b', 'mcp__a/b']);
});

test('of nine tools in three servers none is lost', () => {
  const servers = ['my-server', 'my.server', 'my_server'];
  const tools = ['get-data', 'get.data', 'get_data'];
  const names = together(...servers.flatMap((server) => tools.map((tool): [string, string] => [server, tool])));
  expect(new Set(names).size).toBe(9);
});

test('the border between server and tool shows', () => {
  expect(together(['a', 'b__c'], ['a__b', 'c'])).toEqual(['mcp__a/b__c', 'mcp__a__b/c']);
});
