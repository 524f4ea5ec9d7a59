import { describe, expect, test } from '@jest/globals';
import { mendedCasesOf, newDifferencesIn } from './mending.ts';
import { mendedRecordings, type Recording, type Row, recordings, verdictOf } from './recordings.ts';
import { isRead, reviewedOf } from './reviewed.ts';

const before = new Map(recordings.map((recording) => [recording.id, recording]));

describe.each(mendedRecordings)('$id', (recording) => {
  const { id, witness, rows } = recording;
  const first = before.get(id) as Recording;
  const recorded = new Map(first.rows.map((row) => [row.case, row]));
  const was = ({ case: name }: Row) => recorded.get(name) as Row;

  test('was given what --fix makes of each case today (npm run witness -- <client> --mended)', async () => {
    const cases = await mendedCasesOf(first);
    const given = (id: string, text: string, off: readonly string[] = []) => ({ id, text, off });
    expect(rows.map((row) => given(row.case, row.text, row.off))).toEqual(
      cases.map((each) => given(each.id, each.text, each.off)),
    );
  });

  test('is the version that was recorded', () => expect(witness).toEqual(first.witness));

  test('starts no server less than before, but those that the mended text switches off or that are reviewed', () => {
    const reviewed = reviewedOf(`mended/${id}`);
    const worse = rows.filter((row) => {
      const works = new Set(verdictOf(row, witness).works);
      const off = new Set(row.off?.map((role) => row.names?.[role] ?? role));
      return verdictOf(was(row), first.witness).works.some((name) => !works.has(name) && !off.has(name));
    });
    expect(worse.map((row) => row.case).filter((name) => !reviewed.has(name))).toEqual([]);
  });

  test('does what is said of the mended text, or is reviewed (npm run witness -- --mended --review)', async () => {
    const reviewed = reviewedOf(`mended/${id}`);
    const expected = new Map([...reviewed].map(([name, { difference }]) => [name, difference]));
    expect(await newDifferencesIn(recording)).toEqual(expected);
    expect([...reviewed].filter(([, each]) => !isRead(each))).toEqual([]);
  });
});
