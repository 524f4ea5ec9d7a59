import { expect, test } from '@jest/globals';
import qwen from '../../src/clients/qwen.ts';

const long = 'very-long-enterprise-documentation-server';

test.each([
  ['github', 'create_issue', 'mcp__github__create_issue'],
  ['my server', 'do/thing', 'mcp__my_server__do_thing_1wvbssq'],
  ['a.b', 'c', 'mcp__a_b__c_0pdctjb'],
  ['a_b', 'c', 'mcp__a_b__c'],
  ['a-b', 'c', 'mcp__a-b__c'],
  ['日本', 'tool', 'mcp______tool_0hmfcgg'],
  [long, 'retrieve_all_documents_matching_query', `mcp__${long}__retriev_0jyntat`],
  ['s', 'x'.repeat(55), `mcp__s__${'x'.repeat(55)}`],
  ['s', 'x'.repeat(56), `mcp__s__${'x'.repeat(47)}_0yku4j0`],
])('the tool of %j and %j', (server, tool, name) => {
  expect(qwen.toolNames?.name?.(server, tool)).toBe(name);
});
