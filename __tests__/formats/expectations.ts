import fs from 'node:fs';
import { type Fixture, fixturesOf, foldersWithFixtures, linesOfFixture, titleOf } from './fixtures.ts';
import { open } from './open.ts';

/** An expectation of which something is not as it is found now. */
export interface Stale {
  readonly fixture: Fixture;
  readonly found: readonly string[];
}

/** A sentence that became another one, came or went, with the files in which it did. */
export interface Change {
  readonly old: string | undefined;
  readonly now: string | undefined;
  readonly titles: readonly string[];
}

/** What is not as expected, of the fixtures whose "format/folder/name" has the word in it. */
export async function staleOnes(word: string): Promise<Stale[]> {
  const stale: Stale[] = [];
  for (const fixture of foldersWithFixtures().flatMap(fixturesOf)) {
    if (!titleOf(fixture).includes(word) || open.has(titleOf(fixture))) continue;
    const found = await linesOfFixture(fixture);
    if (found.join('\n') !== (fixture.expected ?? []).join('\n')) stale.push({ fixture, found });
  }
  return stale;
}

/** Each change of words to the sentences of a rule once, however many files have it. */
export function changesIn(stale: readonly Stale[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { fixture, found } of stale) {
    for (const { old, now } of differences(fixture.expected ?? [], found)) {
      const key = keyOf(old, now);
      const known = changes.get(key) ?? { old, now, titles: [] };
      changes.set(key, { ...known, titles: [...new Set([...known.titles, titleOf(fixture)])] });
    }
  }
  return [...changes.values()].sort((a, b) => b.titles.length - a.titles.length);
}

export function write({ fixture, found }: Stale): void {
  if (found.length > 0) fs.writeFileSync(fixture.out, `${found.join('\n')}\n`);
  else fs.rmSync(fixture.out);
}

/** The lines of one that are not in the other; those of one rule at one place belong together, then those of one rule. */
function differences(expected: readonly string[], found: readonly string[]): Pick<Change, 'old' | 'now'>[] {
  const gone = expected.filter((line) => !found.includes(line));
  const come = found.filter((line) => !expected.includes(line));
  const pairs: Pick<Change, 'old' | 'now'>[] = [];
  // By place, severity and rule, then by the rule alone.
  for (const from of [0, 2]) {
    const head = (line: string) => line.split(' ').slice(from, 3).join(' ');
    for (const old of [...gone]) {
      const at = come.findIndex((line) => head(line) === head(old));
      if (at < 0) continue;
      gone.splice(gone.indexOf(old), 1);
      pairs.push({ old, now: come.splice(at, 1)[0] });
    }
  }
  return [...pairs, ...gone.map((old) => ({ old, now: undefined })), ...come.map((now) => ({ old: undefined, now }))];
}

/** The rule, and the words that are in one line alone, whatever names stand in quotes and wherever it is said. */
function keyOf(old: string | undefined, now: string | undefined): string {
  const before = wordsOf(old);
  const after = wordsOf(now);
  const rule = before[1] ?? after[1];
  while (before.length > 0 && before[0] === after[0]) for (const words of [before, after]) words.shift();
  while (before.length > 0 && before.at(-1) === after.at(-1)) for (const words of [before, after]) words.pop();
  return JSON.stringify([rule, before, after]);
}

function wordsOf(line = ''): string[] {
  return line
    .replace(/^[\d:-]+ /, '')
    .replaceAll(/"[^"]*"/g, '"…"')
    .split(' ');
}
