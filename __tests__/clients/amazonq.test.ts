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
