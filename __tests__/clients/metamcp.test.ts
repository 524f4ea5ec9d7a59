import { expect, test } from '@jest/globals';
import { loadClient } from '../../src/clients/index.ts';

test.each([
  ['github', 'create_issue', 'github__create_issue'],
  ['my server', 'x', 'myserver__x'],
  ['a.b', 'c', 'ab__c'],
  ['日本', 't', '__t'],
  ['Hacker-News', 'get_stories', 'Hacker-News__get_stories'],
])('MetaMCP calls %s/%s %s', async (server, tool, name) => {
  const { toolNames } = await loadClient('metamcp');
  expect(toolNames?.name?.(server, tool)).toBe(name);
});
