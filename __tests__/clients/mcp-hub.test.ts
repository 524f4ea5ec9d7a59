import { expect, test } from '@jest/globals';
import client from '../../src/clients/mcp-hub.ts';

test.each([
  ['my-server', 'x', 'my_server__x'],
  ['a.b', 'c', 'a_b__c'],
  ['github', 'create_issue', 'github__create_issue'],
  ['日本', 't', '____t'],
  ['A B', 'do/it', 'A_B__do/it'],
])('%s offers %s as %s', (server, tool, name) => {
  expect(client.toolNames?.name?.(server, tool)).toBe(name);
});

test('two servers with one cleaned name get a number', () => {
  const tools = ['a.b', 'a_b', 'a-b'].map((server) => ({ server, tool: 'c' }));
  expect(client.toolNames?.names?.(tools)).toEqual(['a_b__c', 'a_b_1__c', 'a_b_2__c']);
});
