import { describe, expect, test } from '@jest/globals';
import { inTurnAmongAll } from '../fuzz.ts';
import { styleFaults } from '../rules/style.ts';
import {
  expectedIn,
  type Fixture,
  fixturesOf,
  foldersWithFixtures,
  formats,
  linesOfFixture,
  lintFixture,
  siteOf,
  titleOf,
} from './fixtures.ts';
import { open } from './open.ts';
import { linesOf } from './support.ts';

const all = formats.flatMap(fixturesOf);

/** That a revision is old is said of every file that follows it, whatever else it says. */
const inherent = ['server-json-schema-url', 'server-json-removed-field', 'server-json-snake-case'];

function isLoud(line: string): boolean {
  const rule = /^\S+ (?:error|warning) (\S+)/.exec(line)?.[1];
  return rule !== undefined && !inherent.includes(rule);
}

// Others than those that are mended in fixing/proof.ts.
describe.each(formats.map((format, turn) => [format, turn + 2] as const))('%s', (format, turn) => {
  for (const fixture of inTurnAmongAll(fixturesOf(format), turn)) {
    // One that passes is no longer open and has to leave the list.
    const run = open.has(titleOf(fixture)) ? test.failing : test;
    run(`${fixture.folder}/${fixture.name}`, async () => {
      const report = await lintFixture(fixture);
      const owner = report.files.find((file) => file.path === siteOf(format).path)?.format;
      expect(owner ?? 'nobody claims the file').toBe(format);
      expect(linesOf(report)).toEqual(fixture.expected ?? []);
      expect(styleFaults(report.findings)).toEqual([]);
    });
  }
});

test('every fixture that is still open exists', () => {
  const titles = new Set(all.map(titleOf));
  expect([...open.keys()].filter((title) => !titles.has(title))).toEqual([]);
});

test('every folder of fixtures is one of a known format', () => {
  expect(foldersWithFixtures()).toEqual([...formats, 'mcp-lint'].sort());
});

test('valid files have nothing but advice, the others say what is expected of them', () => {
  const misplaced = ({ folder, expected = [] }: Fixture) =>
    folder === 'valid' ? expected.some(isLoud) : folder === 'invalid' && !expected.some(isLoud);
  expect(all.filter(misplaced).map(titleOf)).toEqual([]);
  expect(all.filter(({ folder, expected }) => folder !== 'valid' && expected === undefined).map(titleOf)).toEqual([]);
});

test('an expectation may come with the line ends of Windows, and not without its last one', () => {
  expect(expectedIn('a\r\nb\n', 'x.out')).toEqual(['a', 'b']);
  expect(() => expectedIn('a\nb', 'x.out')).toThrow('x.out has no line break at its end');
});

describe('mcp-lint', () => {
  for (const fixture of fixturesOf('mcp-lint')) {
    test(`${fixture.folder}/${fixture.name}`, async () => {
      expect(await linesOfFixture(fixture)).toEqual(fixture.expected ?? []);
    });
  }
});
