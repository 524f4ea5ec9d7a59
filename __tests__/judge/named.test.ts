import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inTurnAmongAll, runs } from '../fuzz.ts';
import { bothReports } from './both.ts';
import { exampleInputs, fixtureInputs, type Input } from './inputs.ts';
import { Random } from './random.ts';

/** Where nobody says how files are to be read, and none of them is the user's. */
const plain = [...(await exampleInputs()), ...fixtureInputs()].filter(
  ({ files, as, targets, spec, profiles }) =>
    [as, targets, spec, profiles].every((given) => given === undefined) &&
    Object.keys(files).every((path) => path !== 'mcp-lint.json' && /^[\w.]/.test(path)),
);
const crossing = new Set(
  readdirSync(join(import.meta.dirname, '../../src/rules/crossing')).map((name) => basename(name, '.ts')),
);
/** Of rules across files. */
const together = plain.filter(({ title }) => crossing.has(title.replace(/:.*/s, '')));
const folders = ['', 'app/', 'app/inner/', 'site/'];

/** Several projects beside and below each other, and one file of them. */
function projects(random: Random, index: number): Input {
  const files: Record<string, string | Buffer> = {};
  const titles = folders.map((folder) => {
    const { title, files: own } = random.of(random.below(3) === 0 ? plain : together);
    for (const [path, content] of Object.entries(own)) files[folder + path] = content;
    return title;
  });
  const path = random.of(Object.keys(files));
  return { title: `${index}: ${path} among ${titles.join(', ')}`, files, path, named: path };
}

async function differing(inputs: readonly Input[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { input, asked, unfiltered } of bothReports(inputs)) {
    if (asked !== unfiltered) found.push(input.title);
  }
  return found;
}

test('of one named file the same is said whether files elsewhere are passed over or not', async () => {
  const random = new Random(Number(process.env.SEED ?? 1));
  expect(together.length).toBeGreaterThan(100);
  const all = Array.from({ length: runs(3000) }, (_, index) => projects(random, index));
  expect(await differing(inTurnAmongAll(all, 0))).toEqual([]);
});
