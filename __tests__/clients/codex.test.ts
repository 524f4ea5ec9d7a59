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

const together = (...tools: [string, string][]) =>
  codex.toolNames?.names?.(tools.map(([server, tool]) => ({ server, tool })));

test('servers that become one namespace get a hash each', () => {
  expect(together(['basic-server', 'lookup'], ['basic_server', 'query'])).toEqual([
    'mcp__basic_server_756d1be7d674__lookup',
    'mcp__basic_server_eec657cc7f92__query',
  ]);
});

test('tools that become one get a hash each', () => {
  expect(together(['server', 'tool-name'], ['server', 'tool_name'])).toEqual([
    'mcp__server__tool_name_72d5533b71c6',
    'mcp__server__tool_name_28fc4d6eebf6',
  ]);
});

test('names that are one without the separator are told apart', () => {
  expect(together(['a', '_b'], ['a_', 'b'])).toEqual(['mcp__a___b', 'mcp__a___b_4ab5eaa5e445']);
});

test('a tool that is listed twice is one tool', () => {
  expect(together(['a', 'b'], ['a', 'b'])).toEqual(['mcp__a__b', 'mcp__a__b']);
});

test('of nine tools in three servers none is lost', () => {
  const servers = ['my-server', 'my.server', 'my_server'];
  const tools = ['get-data', 'get.data', 'get_data'];
  const names = together(...servers.flatMap((server) => tools.map((tool): [string, string] => [server, tool])));
  expect(new Set(names).size).toBe(9);
});
