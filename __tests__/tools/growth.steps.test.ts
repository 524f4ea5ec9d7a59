import { expect, test } from '@jest/globals';
import { mismatch, newBudget } from '../../src/rules/shared/answers/conforms.ts';
import { expectLinear, stepsOf } from '../counting/steps.ts';
import { lintTools } from './support.ts';

const description = 'Searches the docs';

function each<T>(count: number, make: (index: number) => T): Record<string, T> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, make(index)]));
}

test.each(['<!-- ', '<system> a b c ', '<important>', 'do not mention ', 'before any other ', 'hide it a '])(
  'a description full of %j',
  async (unit) => {
    const inputSchema = { type: 'object', properties: {} };
    await expectLinear(300, (size) => lintTools([{ name: 'a', description: unit.repeat(size), inputSchema }]));
  },
);

test('a schema that is deep', async () => {
  await expectLinear(20, (levels) => {
    let schema: unknown = { type: 'string' };
    for (let level = 0; level < levels; level += 1) schema = { properties: { a: schema } };
    return lintTools([{ name: 'search', description, inputSchema: { type: 'object', properties: { a: schema } } }]);
  });
});

test('references to each other', async () => {
  await expectLinear(100, (size) => {
    const $defs = each(size, (index) => ({ $ref: `#/$defs/p${(index + 1) % size}`, default: 1 }));
    return lintTools([{ name: 'search', description, inputSchema: { type: 'object', properties: {}, $defs } }]);
  });
});

test('references to other places', async () => {
  await expectLinear(100, (size) => {
    const properties = each(size, (index) => ({ $ref: `https://example.com/${index}` }));
    return lintTools([{ name: 'search', description, inputSchema: { type: 'object', properties } }]);
  });
});

test('defaults that many branches are asked about', async () => {
  const branch = { anyOf: Array.from({ length: 20 }, () => ({ $ref: '#' })) };
  await expectLinear(50, (size) => {
    const properties = each(size, () => ({ ...branch, default: 1 }));
    return lintTools([
      { name: 'search', description, inputSchema: { type: 'object', anyOf: branch.anyOf, properties } },
    ]);
  });
});

test('a schema that branches without end is left unanswered within its budget', async () => {
  const bomb = { anyOf: [{ $ref: '#' }, { $ref: '#' }, { type: 'string' }] };
  const budget = newBudget();
  const given = budget.left;
  const steps = await stepsOf(() => expect(mismatch(1, bomb, bomb, budget)).toBeUndefined());
  expect(budget.left).toBeLessThan(given);
  expect(steps).toBeLessThan(100 * (given - budget.left));
});
