import { expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { fixturesOf, formats, lintFixture } from '../formats/fixtures.ts';
import { cases } from './cases.ts';
import { lintExample, ruleFiles } from './run.ts';

const clients = new RegExp(`^(?:${[...new Set(registry.map(({ clientName }) => clientName))].join('|')})\\b`);

/** What is ours: names and values of the file stand in quotes. */
function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
}

/** Names count as they would when nobody makes a point of their length. */
function lengthOf(text: string): number {
  return text.replace(/"([^"]{40})[^"]*"/g, '"$1"').length;
}

function objections(text: string, isMessage: boolean): string[] {
  const ours = withoutQuoted(text);
  const rules: readonly (readonly [string, boolean])[] = [
    ['ends with a full stop', /\.$/.test(text)],
    ['is too long', lengthOf(text) > 200],
    ['has a back-tick', text.includes('`')],
    ['has a word that says nothing or pleads', /\b(?:invalid|please|unexpected)\b/i.test(ours)],
    ['exclaims', /!/.test(ours)],
    ['shows a value of the program', /\bundefined\b|\bNaN\b|\[object /.test(ours)],
    ['quotes with something else than double quotes', /(?:^|[\s(])['‘’“”]\w/.test(ours)],
    ['has a quote without an end', (ours.replaceAll('""', '').match(/"/g) ?? []).length > 0],
    ['has more than one line', /[\r\n]/.test(text)],
    ['has two blanks in a row or at an end', / {2}|^ | $/.test(ours)],
    ['starts with a capital', isMessage && /^[A-Z]/.test(text) && !clients.test(text)],
  ];
  return rules.filter(([, broken]) => broken).map(([what]) => `${what}: ${text}`);
}

async function everyFinding(): Promise<Finding[]> {
  const examples = (await ruleFiles()).flatMap(({ name, rule, docs }) =>
    [...docs.examples, ...(cases[name] ?? [])].map((example) => ({ example, rule })),
  );
  const reports = [];
  for (const { example, rule } of examples) reports.push(await lintExample(example, rule));
  for (const fixture of formats.flatMap(fixturesOf)) reports.push(await lintFixture(fixture));
  return reports.flatMap((report) => report.findings);
}

test('messages and help keep to one style', async () => {
  const findings = await everyFinding();
  expect(findings.length).toBeGreaterThan(300);
  const found = findings.flatMap(({ message, help, related }) => [
    ...objections(message, true),
    ...(help === undefined ? [] : objections(help, false)),
    ...related.flatMap((place) => objections(place.message, false)),
  ]);
  expect([...new Set(found)]).toEqual([]);
});

test.each([
  ['this is invalid', 'has a word that says nothing or pleads'],
  ['a full stop.', 'ends with a full stop'],
  ['the `key`', 'has a back-tick'],
  ["the key 'a'", 'quotes with something else than double quotes'],
  ['the key "a', 'has a quote without an end'],
  ['it is undefined', 'shows a value of the program'],
  ['stop!', 'exclaims'],
  ['Something', 'starts with a capital'],
  ['x'.repeat(201), 'is too long'],
])('the style check objects to %j', (text, objection) => {
  expect(objections(text, true)).toEqual([`${objection}: ${text}`]);
});
