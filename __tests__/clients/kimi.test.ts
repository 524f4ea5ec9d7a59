import { expect, test } from '@jest/globals';
import kimi from '../../src/clients/kimi.ts';

const name = (server: string, tool: string) => kimi.toolNames?.name?.(server, tool);

test.each([
  ['github', 'create_issue', 'mcp__github__create_issue'],
  ['my__server', 'foo', 'mcp__my_server__foo'],
  ['My Search', 'do.thing', 'mcp__My_Search__do_thing'],
  [
    'very-long-enterprise-documentation-server',
    'retrieve_all_documents_matching_query',
    'mcp__very-long-enterprise-documentation-server__retriev_47f28215',
  ],
])('the tool of %s, %s, is offered as %s', (server, tool, expected) => {
  expect(name(server, tool)).toBe(expected);
});

test('a long name is cut to 64 characters and a hash, which can be negative', () => {
  const long = name('srv', 'a'.repeat(60));
  expect(long).toHaveLength(64);
  expect(long).toMatch(/_-d6a2598$/);
});

test('names that differ in punctuation only become one', () => {
  const { server } = kimi.toolNames ?? {};
  expect(server?.('my.server')).toBe(server?.('my_server'));
  expect(server?.('my-server')).not.toBe(server?.('my_server'));
});
