import { expect } from '@jest/globals';
import { isWhole } from '../fuzz.ts';
import { stepsOfExpressions } from './expressions.ts';

type Search = (this: string, needle: string, from?: number) => number;

const { indexOf } = String.prototype as { indexOf: Search };

let searched = 0;

function countingIndexOf(this: string, needle: string, from = 0): number {
  const found = indexOf.call(this, needle, from);
  searched += Math.max((found < 0 ? this.length : found) - from, 0);
  return found;
}

/**
 * The steps of a piece of work: statements of src, characters that are searched, steps of regular expressions. They
 * are the same on every machine. Only a suite whose name ends in ".steps.test.ts" has a src that counts.
 */
export async function stepsOf(work: () => unknown): Promise<number> {
  const before = statements() + searched;
  Object.assign(String.prototype, { indexOf: countingIndexOf });
  try {
    const expressions = await stepsOfExpressions(work);
    const own = statements() + searched - before;
    if (own === 0) throw new Error('nothing was counted: the name of the suite has to end in ".steps.test.ts"');
    return own + expressions;
  } finally {
    Object.assign(String.prototype, { indexOf });
  }
}

/** Counted by ../running/counted.mjs. */
function statements(): number {
  const ran: Float64Array | undefined = Reflect.get(globalThis, Symbol.for('statements that ran'));
  return ran?.[0] ?? 0;
}

/** Four times the size may take about four times the steps; work that grows with the square takes sixteen times as many. */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  expect(await growthOf(size, work)).toBeLessThan(8);
}

/** By how much the steps grow when the size is four times as large. */
export async function growthOf(size: number, work: (size: number) => unknown): Promise<number> {
  const [one, small, large] = sizesFor(size);
  // What is loaded or worked out once belongs to neither.
  await work(one);
  const few = await stepsOf(() => work(small));
  return (await stepsOf(() => work(large))) / few;
}

/** Those that work is asked for: without FUZZ=1 two fifths of the size, of which all but the weakest square is seen, too. */
export function sizesFor(size: number): readonly [one: number, small: number, large: number] {
  const small = isWhole ? size : Math.ceil(size * 0.4);
  return [1, small, 4 * small];
}
