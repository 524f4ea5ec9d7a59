import { describe, expect, test } from '@jest/globals';
import { loadClient, registry } from '../../src/clients/index.ts';
import { excused, isExcused, untrueIn } from './claims.ts';
import { differencesIn } from './differences.ts';
import { recordings, type Witness } from './recordings.ts';
import { isRead, reviewedOf } from './reviewed.ts';

const known = new Set(registry.map((format) => format.client));
/** A client may be asked before it has facts. */
const judged = ({ client }: Witness) => (known.has(client) ? test : test.skip);

describe.each(recordings)('$id $witness.version', (recording) => {
  const { witness } = recording;
  const reviewed = reviewedOf(recording.id);

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
      expect(untrue.filter(([name, claim]) => !isExcused(recording.id, name, claim))).toEqual([]);
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
    expect([...reviewed].filter(([, each]) => !isRead(each))).toEqual([]);
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
