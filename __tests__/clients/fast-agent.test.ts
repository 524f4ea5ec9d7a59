import { expect, test } from '@jest/globals';
import client from '../../src/clients/fast-agent.ts';

test.each([
  ['my server', 'do/thing', 'my server__do/thing'],
  [
    'very-long-enterprise-documentation-server',
    'retrieve_all_documents_of_the_archive',
    'very-long-enterprise-documentation-server__retrieve_all_document',
  ],
  ['a', 'b__c', 'a__b__c'],
  ['a__b', 'c', 'a__b__c'],
  ['github', 'create_issue', 'github__create_issue'],
])('%s offers %s as %s', (server, tool, name) => {
  expect(client.toolNames?.name?.(server, tool)).toBe(name);
});
