import { expect, test } from '@jest/globals';
import amazonq from '../../src/clients/amazonq.ts';

test.each([
  ['create_issue', 'create_issue'],
  ['tool.b', 'toolb'],
  ['do/thing', 'dothing'],
  ['query-docs', 'querydocs'],
  ['1st_tool', 'a1st_tool'],
  ['a___b___c', 'a___b___c'],
  ['a___b___c!', 'abc'],
])('the tool %s is offered as %s', (tool, name) => {
  expect(amazonq.toolNames?.name?.('server', tool)).toBe(name);
});

test('a name that had to be changed gives way to one that is taken', () => {
  const tools = ['a', 'a.', 'a/', 'b', 'a1'].map((tool) => ({ server: 'docs', tool }));
  expect(amazonq.toolNames?.names?.(tools)).toEqual(['a', 'a1', 'a11', 'b', 'a1']);
});
