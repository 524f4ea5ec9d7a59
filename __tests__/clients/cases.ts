import { expect, test } from '@jest/globals';
import { fixturesOf } from '../formats/fixtures.ts';

interface Seen {
  /** Cases in which the client, as it was run, lost the server or the file. */
  readonly refused: readonly string[];
  readonly refusedToo?: readonly string[];
  /** Where ours is an error all the same, and why. */
  readonly although: Readonly<Record<string, string>>;
}

/** The fixtures that are named after a case are errors where the client loses something, and nowhere else. */
export function expectCases(format: string, { refused, refusedToo = [], although }: Seen): void {
  test(`${format} is judged as it was seen`, () => {
    const cases = fixturesOf(format).filter(({ name }) => /^\d\d[a-z]?-/.test(name));
    const errors = cases.filter(({ expected = [] }) => expected.some((line) => line.split(' ')[1] === 'error'));
    const costly = [...refused, ...refusedToo, ...Object.keys(although)].sort();
    expect(errors.map(({ name }) => name).sort()).toEqual(costly);
  });
}
