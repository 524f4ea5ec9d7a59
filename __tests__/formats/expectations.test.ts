import { expect, test } from '@jest/globals';
import { changesIn } from './expectations.ts';
import type { Fixture } from './fixtures.ts';

const fixture = (name: string, ...expected: string[]): Fixture => ({
  format: 'amp',
  folder: 'invalid',
  name,
  text: Buffer.from(''),
  out: `${name}.out`,
  expected,
});

const needed = (name: string, word = 'needed') => `1:2-1:3 error field-type "${name}" is a number; a string is ${word}`;

test('a change of words is shown once, with the files that have it', () => {
  const stale = ['a', 'b'].map((name) => ({
    fixture: fixture(name, needed(name), '2:1-2:2 info key-unknown x'),
    found: [needed(name, 'wanted'), '2:1-2:2 info key-unknown x'],
  }));
  expect(changesIn(stale)).toEqual([
    { old: needed('a'), now: needed('a', 'wanted'), titles: ['amp/invalid/a', 'amp/invalid/b'] },
  ]);
});

test('what came, what went and what moved are changes of their own', () => {
  const moved = needed('a').replace('1:2', '1:1');
  const stale = [
    { fixture: fixture('a', needed('a')), found: [moved] },
    { fixture: fixture('b'), found: [needed('b')] },
    { fixture: fixture('c', needed('c')), found: [] },
  ];
  expect(changesIn(stale).map(({ old, now }) => [old, now])).toEqual([
    [needed('a'), moved],
    [undefined, needed('b')],
    [needed('c'), undefined],
  ]);
});
