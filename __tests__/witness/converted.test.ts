import { describe, expect, test } from '@jest/globals';
import { inTurn, isWhole } from '../fuzz.ts';
import { convertedAgain } from './converting.ts';
import { differencesIn } from './differences.ts';
import { convertedRecordings, type Recording, recordings, verdictOf } from './recordings.ts';
import { isRead, reviewedOf } from './reviewed.ts';

const before = new Map(recordings.map((recording) => [recording.id, recording]));

const tried = convertedRecordings.map((recording, turn) => ({ ...recording, sample: inTurn(recording.rows, turn) }));

describe.each(tried)('$id', ({ id, witness, rows, sample }) => {
  const first = before.get(id) as Recording;
  const reviewed = reviewedOf(`converted/${id}`);

  test('was given what convert makes of each case today (npm run witness -- <client> --converted)', async () => {
    for (const row of sample) {
      const made = await convertedAgain(first, row.case);
      expect({ id: row.case, text: row.text, off: row.off ?? [] }).toEqual({
        id: row.case,
        text: made?.text,
        off: made?.off,
      });
    }
    expect(rows.length).toBeGreaterThan(20);
  });

  test('is the version that was recorded', () => expect(witness).toEqual(first.witness));

  test('starts each server that is converted for it, but those that are off or reviewed', () => {
    const lost = rows.filter((row) => verdictOf(row, witness).lost.length > 0);
    expect(lost.map((row) => row.case).filter((name) => !reviewed.has(name))).toEqual([]);
  });

  test('starts none that was off', () => {
    const running = rows.filter((row) => verdictOf(row, witness).runsAlthoughOff);
    expect(running.map((row) => row.case).filter((name) => !reviewed.has(name))).toEqual([]);
  });

  test('does what is said of the converted text, or is reviewed (npm run witness -- --converted --review)', async () => {
    const names = new Set(sample.map((row) => row.case));
    const expected = [...reviewed].filter(([name]) => isWhole || names.has(name));
    const differences = await differencesIn({ id, witness, rows: sample });
    expect(differences).toEqual(new Map(expected.map(([name, { difference }]) => [name, difference])));
    expect([...reviewed].filter(([, each]) => !isRead(each))).toEqual([]);
  });
});

test('clients are given what others are', () => {
  expect(convertedRecordings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['claude-code', 'codex', 'gemini', 'opencode']),
  );
});
