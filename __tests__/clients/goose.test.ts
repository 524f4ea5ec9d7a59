import { expect, test } from '@jest/globals';
import goose from '../../src/clients/goose.ts';

test.each([
  ['github', 'create_issue', 'github__create_issue'],
  ['My Server', 'do/thing', 'myserver__do/thing'],
  ['my.special-server', 'tool.b', 'my_special-server__tool.b'],
  ['a.b', 'c', 'a_b__c'],
  ['a_b', 'c', 'a_b__c'],
  ['GitHub', 'x', 'github__x'],
  ['github', 'x', 'github__x'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(goose.toolNames?.name?.(server, tool)).toBe(name);
});
