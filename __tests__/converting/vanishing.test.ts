import { beforeAll, expect, test } from '@jest/globals';
import { loadClient, registry } from '../../src/clients/index.ts';
import { entryMapOf } from '../../src/converting/frames.ts';
import { convert } from '../../src/converting/index.ts';
import { languageOf } from '../../src/converting/target-file.ts';
import { type Target, targetFor } from '../../src/model/canonical/index.ts';
import { readServers } from '../../src/model/reading/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { fixturesOf, foldersWithFixtures, siteOf, titleOf } from '../formats/fixtures.ts';
import { optionsFor } from '../formats/support.ts';
import { inTurnAmongAll, some } from '../fuzz.ts';
import { vanished } from './vanished.ts';

const targets: Target[] = [];

beforeAll(async () => {
  for (const id of new Set(registry().map(({ client }) => client))) {
    const target = targetFor(await loadClient(id));
    if (target !== undefined && entryMapOf(target) !== undefined) targets.push(target);
  }
});

/** The fixtures of a format, each for another client: of all pairs many come round. */
async function lostIn(format: string, turn: number): Promise<string[]> {
  const lost: string[] = [];
  const { path, as, beside = {} } = siteOf(format);
  for (const [index, fixture] of some([...fixturesOf(format).entries()])) {
    const options = optionsFor({ [path]: fixture.text, ...beside }, { paths: [path], as, config: false });
    const target = targets[(index * 7 + turn) % targets.length];
    if (target === undefined) continue;
    const asked = { to: [target.client.id], servers: [], merge: false, force: false, copySecrets: false };
    const conversion = await convert(options, asked).catch((error: unknown) => {
      // Nothing in it is a server.
      if (error instanceof UsageError) return undefined;
      throw error;
    });
    const reading = conversion?.sources.find(({ owner, document }) => owner && document.path === path);
    const [output] = conversion?.outputs ?? [];
    if (conversion === undefined || reading === undefined || target.client === reading.client) continue;
    if (output === undefined) continue;
    const written = await parseSource({ path: '', text: output.text, problems: [] }, languageOf(target));
    const there = readServers(written, target.format);
    const seen = new Set<string>();
    for (const server of reading.servers) {
      if (seen.has(server.name)) continue;
      seen.add(server.name);
      const copy = there.find(({ name }) => name === server.name);
      for (const what of vanished(server, copy, conversion)) {
        lost.push(`${titleOf(fixture)} for ${target.client.id}: ${server.name} ${what}`);
      }
    }
  }
  return lost;
}

/** The configuration of this program holds no servers. */
const formats = foldersWithFixtures().filter((format) => format !== 'mcp-lint');

test.each(
  inTurnAmongAll(
    formats.map((format, turn) => [format, turn] as const),
    0,
    2,
  ),
)('nothing of %s vanishes without a word', async (format, turn) => {
  expect(await lostIn(format, turn)).toEqual([]);
});
