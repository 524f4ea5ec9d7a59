import { expect, test } from '@jest/globals';
import { changes } from '../../scripts/witness/changes.mjs';

const row = { case: 'name/dot', did: { subject: 'started', control: 'started' }, says: '', text: '{}' } as const;

test('other words are no change', () => {
  const before = [{ ...row, says: 'one' }];
  expect(changes(before, [{ ...row, says: 'two' }])).toEqual([]);
});

test('what starts no more, and what is said at last, is one', () => {
  expect(changes([row], [{ ...row, did: { subject: 'lost', control: 'started' }, says: 'no' }])).toEqual([
    {
      case: 'name/dot',
      words: 'was subject started, control started, no word; is subject lost, control started, words: no',
    },
  ]);
  expect(changes([row], [{ ...row, says: 'odd' }])).toEqual([
    {
      case: 'name/dot',
      words: 'was subject started, control started, no word; is subject started, control started, words: odd',
    },
  ]);
});

test('so is a case that is new or gone', () => {
  expect(changes([row], [{ ...row, case: 'name/dots' }])).toEqual([
    { case: 'name/dots', words: 'not recorded yet; is subject started, control started, no word' },
    { case: 'name/dot', words: 'recorded, and no case any more' },
  ]);
});
