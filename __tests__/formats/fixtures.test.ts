import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/wording/index.ts';
import { type Fixture, fixturesOf, foldersWithFixtures, formats, lintFixture, siteOf, titleOf } from './fixtures.ts';
import { open } from './open.ts';
import { linesOf, lintFiles } from './support.ts';

const all = formats.flatMap(fixturesOf);

/** That a revision is old is said of every file that follows it, whatever else it says. */
const inherent = ['server-json-schema-url', 'server-json-removed-field', 'server-json-snake-case'];

function isLoud(line: string): boolean {
  const rule = /^\S+ (?:error|warning) (\S+)/.exec(line)?.[1];
  return rule !== undefined && !inherent.includes(rule);
}

describe.each(formats)('%s', (format) => {
  for (const fixture of fixturesOf(format)) {
    // One that passes is no longer open and has to leave the list.
    const run = open.has(titleOf(fixture)) ? test.failing : test;
    run(`${fixture.folder}/${fixture.name}`, async () => {
      const report = await lintFixture(fixture);
      expect(report.files.find((file) => file.path === siteOf(format).path)?.format).toBe(format);
      expect(linesOf(report)).toEqual(fixture.expected ?? []);
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

describe('mcp-lint', () => {
  for (const { folder, name, text, expected = [] } of fixturesOf('mcp-lint')) {
    test(`${folder}/${name}`, async () => {
      const faults = await lintFiles({ 'mcp-lint.json': text, 'tools/docs.json': '{ "tools": [] }' }).then(
        () => [],
        (error: unknown) => {
          expect(error).toBeInstanceOf(UsageError);
          return (error as UsageError).message.replaceAll(/^mcp-lint\.json:/gm, '').split('\n');
        },
      );
      expect(faults).toEqual(expected);
    });
  }
});
