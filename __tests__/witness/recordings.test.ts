import { describe, expect, test } from '@jest/globals';
import { loadClient, registry } from '../../src/clients/index.ts';
import { inTurn, inTurnAmongAll, isWhole } from '../fuzz.ts';
import { excused, isExcused, untrueIn } from './claims.ts';
import { differencesIn } from './differences.ts';
import { mendedCasesOf, newDifferencesIn } from './mending.ts';
import { mendedRecordings, type Recording, type Row, recordings, verdictOf, type Witness } from './recordings.ts';
import { isRead, type Reviewed, reviewedOf } from './reviewed.ts';

const known = new Set(registry().map((format) => format.client));
/** A client may be asked before it has facts. */
const judged = ({ client }: Witness) => (known.has(client) ? test : test.skip);

/** Nearly all mistakes were made with each of the clients, so that every one is tried with some of them. */
const tried = recordings.map((recording, turn) => ({
  ...recording,
  rows: inTurnAmongAll(inTurn(recording.rows, turn, 8), turn, 2),
}));

/** Of what is reviewed, that which is about one of these cases. */
function reviewedOn(id: string, { rows }: Recording): Reviewed {
  const names = new Set(rows.map((row) => row.case));
  return new Map([...reviewedOf(id)].filter(([name]) => isWhole || names.has(name)));
}

describe.each(tried)('$id $witness.version', (recording) => {
  const { witness } = recording;
  const reviewed = reviewedOn(recording.id, recording);

  judged(witness)(
    'what we say of each text is what the client did, or is reviewed (npm run witness -- --review)',
    async () => {
      const differences = await differencesIn(recording);
      const expected = new Map([...reviewed].map(([name, { difference }]) => [name, difference]));
      expect(linesOf(differences)).toEqual(linesOf(expected));
    },
  );

  judged(witness)(
    'no sentence says what the client did not do, but for those of __tests__/witness/claims.ts',
    async () => {
      const untrue = [...(await untrueIn(recording))].flatMap(([name, claims]) =>
        claims.split('; ').map((claim) => [name, claim] as const),
      );
      const says = new Map(recording.rows.map((row) => [row.case, row.says]));
      const rowOf = (name: string) => ({ case: name, says: says.get(name) ?? '' });
      expect(untrue.filter(([name, claim]) => !isExcused(recording.id, rowOf(name), claim))).toEqual([]);
      if (!isWhole) return;
      const idle = (excused[recording.id] ?? []).filter(
        ({ claim, cases }) => !untrue.some(([name, said]) => said === claim && cases.test(name)),
      );
      expect(idle.map(({ reason }) => reason)).toEqual([]);
    },
  );

  judged(witness)('is named by a source of its client, with the version that was run', async () => {
    const sources = Object.values((await loadClient(witness.client)).sources);
    expect(sources.filter((source) => source.recordings?.includes(recording.id))).toMatchObject([
      { version: witness.version },
    ]);
  });

  test('each reviewed difference has a reason', () => {
    expect([...reviewedOf(recording.id)].filter(([, each]) => !isRead(each))).toEqual([]);
  });
});

describe.each(mendedRecordings)('$id with its texts mended', ({ id, witness, rows: all }) => {
  const isFirst = (recording: Recording) => recording.id === id;
  const first = recordings.find(isFirst) as Recording;
  const sample = tried.find(isFirst) as Recording;
  const names = new Set(sample.rows.map((row) => row.case));
  const rows = all.filter((row) => isWhole || names.has(row.case));
  const before = new Map(first.rows.map((row) => [row.case, row]));

  test('was given what --fix makes of each case today (npm run witness -- <client> --mended)', async () => {
    const cases = await mendedCasesOf(sample);
    const given = (id: string, text: string, off: readonly string[] = []) => ({ id, text, off });
    expect(rows.map((row) => given(row.case, row.text, row.off))).toEqual(
      cases.map((each) => given(each.id, each.text, each.off)),
    );
  });

  test('is the version that was recorded', () => expect(witness).toEqual(first.witness));

  test('starts no server less than before, but those that the mended text switches off or that are reviewed', () => {
    const reviewed = reviewedOf(`mended/${id}`);
    const worse = all.filter((row) => {
      const works = new Set(verdictOf(row, witness).works);
      const off = new Set(row.off?.map((role) => row.names?.[role] ?? role));
      return verdictOf(before.get(row.case) as Row, first.witness).works.some(
        (name) => !works.has(name) && !off.has(name),
      );
    });
    expect(worse.map((row) => row.case).filter((name) => !reviewed.has(name))).toEqual([]);
  });

  test('does what is said of the mended text, or is reviewed (npm run witness -- --mended --review)', async () => {
    const recording = { id, witness, rows };
    const reviewed = reviewedOn(`mended/${id}`, recording);
    const expected = new Map([...reviewed].map(([name, { difference }]) => [name, difference]));
    expect(await newDifferencesIn(recording)).toEqual(expected);
    expect([...reviewedOf(`mended/${id}`)].filter(([, each]) => !isRead(each))).toEqual([]);
  });
});

function linesOf(differences: ReadonlyMap<string, string>): string[] {
  return [...differences].map(([name, difference]) => `${name}: ${difference}`).sort();
}

test('each recording that a source names is there', async () => {
  const clients = await Promise.all([...known].map(loadClient));
  const named = clients.flatMap(({ sources }) => Object.values(sources).flatMap(({ recordings: ids = [] }) => ids));
  expect(named.filter((id) => !recordings.some((recording) => recording.id === id))).toEqual([]);
});
