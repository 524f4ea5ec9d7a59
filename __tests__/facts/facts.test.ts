import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import { isWhole, some } from '../fuzz.ts';
import { everyFlip, isSure, putBack } from './hold.ts';
import { listedAsUnheld } from './unheld.ts';

const flips = await everyFlip();
afterAll(putBack);
const sure = flips.filter(isSure);
const listed = listedAsUnheld();

test('nine of ten facts that were seen or read are held by a test, and the rest is listed', () => {
  expect(listed.size * 10).toBeLessThanOrEqual(sure.length);
});

test('what is listed is a fact, and has a reason', () => {
  const names = new Set(sure.map(({ name }) => name));
  expect([...listed].filter(([name, reason]) => !names.has(name) || reason === '')).toEqual([]);
});

test('names of flips are unique', () => {
  const names = flips.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const clients = [...new Set(registry.map(({ client }) => client))].sort();
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
