import { expect, test } from '@jest/globals';
import { changes, unanswered } from '../../scripts/witness/changes.mjs';

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

test('an answer that came too late says nothing, and is named', () => {
  const late = { ...row, did: { subject: 'lost', control: 'lost' }, late: true } as const;
  expect([changes([row], [late]), unanswered([row], [late])]).toEqual([[], ['name/dot']]);
  expect([changes([late], [late]), unanswered([late], [late])]).toEqual([[], []]);
  expect(changes([late], [row])).toEqual([
    {
      case: 'name/dot',
      words: 'was subject lost, control lost, no word, no answer in time; is subject started, control started, no word',
    },
  ]);
  expect(unanswered([], [late])).toEqual([]);
});
