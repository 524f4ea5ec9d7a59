import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import { isWhole, some } from '../fuzz.ts';
import { keysOf } from './declared.ts';
import { flips as flippable, isLeft, kinds, left } from './flips.ts';
import { everyFlip, isSure, putBack } from './hold.ts';
import { listedAsUnheld } from './unheld.ts';

const flips = await everyFlip();
afterAll(putBack);
const sure = flips.filter(isSure);
const listed = listedAsUnheld();

test('of a hundred facts that were seen or read 90 are held by a test, and the rest is listed', () => {
  expect(listed.size * 100).toBeLessThanOrEqual(sure.length * 10);
});

test('what is listed is a fact, and has a reason', () => {
  const names = new Set(sure.map(({ name }) => name));
  expect([...listed].filter(([name, reason]) => !names.has(name) || reason === '')).toEqual([]);
});

test('names of flips are unique', () => {
  const names = flips.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every kind of fact that is declared is flipped, or listed with the reason why it is not', () => {
  const [declared, seen] = [new Set<string>(), new Set<string>()];
  const [unsaid, both] = [new Set<string>(), new Set<string>()];
  const walk = (kind: string, types: Parameters<typeof keysOf>[0]) => {
    const keys = keysOf(types);
    const met = `${kind}: ${[...keys.keys()]}`;
    if (seen.has(met)) return;
    seen.add(met);
    for (const [key, inner] of keys) {
      const name = `${kind}.${key}`;
      declared.add(name);
      const below = kinds[kind]?.[key];
      const isFlipped = flippable[kind]?.[key] !== undefined || below !== undefined;
      if (isFlipped === isLeft(kind, key)) (isFlipped ? both : unsaid).add(name);
      if (below !== undefined) walk(below, inner);
    }
  };
  walk('client', ['Client']);
  walk('profile', ['Profile']);
  expect({ unsaid: [...unsaid], both: [...both] }).toEqual({ unsaid: [], both: [] });
  const named = [flippable, kinds, ...Object.values(left)].flatMap((table) =>
    Object.entries(table).flatMap(([kind, keys]) =>
      kind === '*' ? [] : (Array.isArray(keys) ? keys : Object.keys(keys)).map((key) => `${kind}.${key}`),
    ),
  );
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});

const clients = [...new Set(registry().map(({ client }) => client))].sort();
const asked = isWhole ? [] : some(clients);
const whose = isWhole ? '' : ` of ${asked.join(', ')}`;

// All of them take some minutes: "npm run facts". In a process of its own, where suites can be run again and again.
test(`of the facts${whose} that are not listed, one of sixteen is flipped, and a test turns red`, () => {
  const script = path.join(import.meta.dirname, '../../scripts/facts.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--sample', ...asked], { encoding: 'utf8' });
  expect({ status, stderr, said: stdout }).toEqual({
    status: 0,
    stderr: expect.any(String),
    said: expect.stringMatching(
      /^\s*(?:The types [^\n]*\n)?seen or read \(R, H\): tests hold (\d+) of \1 \(100\.0 %\)\n$/,
    ),
  });
});
