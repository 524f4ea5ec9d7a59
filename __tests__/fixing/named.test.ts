import { expect, test } from '@jest/globals';
import { type Fixture, fixturesOf, formats, siteOf } from '../formats/fixtures.ts';
import { runs, some } from '../fuzz.ts';
import { outcomesOf } from './proof.ts';

const roots = ['mcpServers', 'mcp_servers', 'servers', 'mcp', 'context_servers', 'mcp-servers', 'extensions'];
const fields = [
  ...[
    'env',
    'environment',
    'envs',
    'command',
    'cmd',
    'args',
    'url',
    'uri',
    'serverUrl',
    'httpUrl',
    'type',
    'transport',
  ],
  ...['headers', 'http_headers', 'cwd', 'timeout', 'disabled', 'autoApprove', 'trust'],
];

/** A fixture with one of its keys called otherwise. */
interface Misnamed {
  readonly fixture: Fixture;
  readonly text: string;
  readonly name: string;
}

/** As a slip of a finger has it, or as another client does. */
function misnamed(fixture: Fixture, keys: readonly string[]): Misnamed[] {
  const text = fixture.text.toString('utf8');
  return keys.flatMap((key) => {
    const uses = new RegExp(`(?<=^|[\\s"'{.[])${key}(?=["']?(?:\\s*[:=]|[\\].]))`, 'g');
    const others = roots.includes(key) ? [key === 'servers' ? 'mcpServers' : 'servers'] : [];
    return [`${key.slice(0, -2)}${key.slice(-1)}${key.slice(-2, -1)}`, ...others].flatMap((name) => {
      const changed = text.replaceAll(uses, name);
      return changed === text || name === key ? [] : [{ fixture, text: changed, name: `${key} as ${name}` }];
    });
  });
}

/** All keys in some that are right, the root key in some that are not. */
const samples = formats.flatMap((format) => {
  const fixtures = fixturesOf(format).filter(({ text }) => text.length < 3000);
  const right = fixtures.filter(({ folder }) => folder === 'valid').slice(0, 3);
  const wrong = fixtures.filter(({ folder }, index) => folder !== 'valid' && index % 4 === 0);
  return [
    ...right.flatMap((fixture) => misnamed(fixture, [...roots, ...fields])),
    ...wrong.flatMap((fixture) => misnamed(fixture, roots)),
  ];
});

/**
 * Rules that ask what a client has in the end: of servers that it does not load, it has no tools, and a name in a list that
 * is near to one of theirs is told as an info first.
 */
const ofLoadedServers: ReadonlySet<string> = new Set([
  'server-name-collision',
  'tool-name-length',
  'reference-unknown-server',
]);

/** Of two maps with wrong names, the one that is left is told in other words. */
function isOfOtherMap(came: string, mended: string): boolean {
  return came === 'root-key-wrong' && mended === came;
}

test('what comes to light once a name is put right was said before', async () => {
  let mended = 0;
  const surprises: string[] = [];
  for (const { fixture, text, name } of some(samples)) {
    const { path, as, beside } = siteOf(fixture.format);
    const options = { config: false as const, ...(as === undefined ? {} : { as }) };
    const title = `${fixture.format}/${fixture.folder}/${fixture.name}, ${name}`;
    for await (const { finding, fix, came } of outcomesOf({ title, files: { ...beside, [path]: text }, options })) {
      if (finding.meant === undefined || fix.safety !== 'safe') continue;
      mended += 1;
      const told = came.filter(({ rule }) => !ofLoadedServers.has(rule) && !isOfOtherMap(rule, finding.rule));
      surprises.push(...told.map(({ words }) => `${title}: ${fix.title}: ${words}`));
    }
  }
  expect(mended).toBeGreaterThan(runs(500));
  expect(surprises).toEqual([]);
});
