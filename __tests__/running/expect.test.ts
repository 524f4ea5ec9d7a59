import { expect, test } from '@jest/globals';

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('it passed');
}

test.each([
  ['toBe', () => expect({}).toBe({})],
  ['toBe', () => expect(0).toBe(-0)],
  ['toBe', () => expect(1).not.toBe(1)],
  ['toEqual', () => expect({ a: [1] }).toEqual({ a: [2] })],
  ['toEqual', () => expect(new Set([1])).toEqual(new Set([2]))],
  ['toEqual', () => expect('a').toEqual(expect.stringContaining('b'))],
  ['toEqual', () => expect([1]).not.toEqual([1])],
  ['toContain', () => expect(['a']).toContain('b')],
])('what does not pass is told where it was written: %s', (matcher, run) => {
  const { message, stack = '' } = thrownBy(run);
  expect(message).toContain(matcher);
  expect(stack.slice(stack.indexOf('\n    at ')).split('\n')[1]).toContain('expect.test.ts');
});

test('a promise is told where it was expected', async () => {
  const stack = await expect(Promise.resolve(1))
    .rejects.toThrow()
    .catch((error: Error) => String(error.stack));
  expect(stack).toContain('expect.test.ts');
  expect(stack).not.toContain('expect.cjs');
});

test('what passes counts', () => {
  expect.assertions(3);
  expect(1).toBe(1);
  expect([new Map([[1, { a: undefined }]])]).toEqual([new Map([[1, {}]])]);
  expect('a').toContain('a');
});
