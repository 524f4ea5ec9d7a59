import { expect, test } from '@jest/globals';
import { mendsOf } from '../../scripts/generate/fixes.mjs';
import { isWhole } from '../fuzz.ts';
import { ruleFiles } from '../rules/run.ts';
import { type Outcome, outcomesOf, specimens } from './proof.ts';

/**
 * What could not be seen before something was mended: rule of the fix, then the rules that speak afterwards. Each of these
 * is about what stood there all along.
 */
const shows: Readonly<Record<string, readonly string[]>> = {
  // A file that could not be parsed.
  'syntax-error': ['description-missing', 'input-unused', 'schema-properties-absent'],
  // Fields are judged by the transport of their server, which was not known.
  'transport-mismatch': ['command-path', 'field-missing', 'field-other-transport'],
  'transport-untyped': ['field-missing'],
  'transport-unsupported': ['command-path'],
  'transport-conflict': ['field-deprecated', 'field-other-transport', 'transport-mismatch', 'transport-untyped'],
  'field-other-transport': ['field-deprecated'],
  // What named the transport, in a word that is not read, is gone.
  'field-other-client': ['transport-untyped'],
  'url-legacy-path': ['transport-legacy'],
  // The newest revision asks for more, and has other names for it.
  'server-json-schema-url': ['server-json-package', 'field-missing', 'field-value'],
  // The package that was raised stands beside a server that was not.
  'server-json-version-drift': ['server-json-version-drift'],
  // Arguments that were a text are looked at as a list.
  'field-type': ['mcpb-entry-point'],
  // Of a name that is another's, too, or that the client keeps for itself, no more was said.
  'server-name-collision': ['server-defined-twice', 'server-name-invalid'],
  'server-name-invalid': ['server-defined-twice'],
  'server-name-reserved': ['field-type', 'server-defined-twice', 'transport-unknown'],
  // Only the user knows which servers there should be; those in a list were not looked at.
  'root-shape': ['root-shape', 'field-missing'],
  // A name stood under a key that nobody reads, and was looked up nowhere.
  'file-unread': ['reference-unknown-server'],
  // The id is one of a rule now, which has nothing to say there.
  'suppression-unknown': ['suppression-unused'],
};

const outcomes: (Outcome & { readonly title: string })[] = [];
for (const specimen of await specimens()) {
  for await (const outcome of outcomesOf(specimen)) outcomes.push({ ...outcome, title: specimen.title });
}

test('a fix takes its finding away', () => {
  expect(outcomes.length).toBeGreaterThan(isWhole ? 1500 : 300);
  expect(outcomes.filter(({ isGone }) => !isGone).map(wordsOf)).toEqual([]);
});

test('a fix brings no other finding', () => {
  const surprises = outcomes.flatMap((outcome) =>
    outcome.came
      .filter(({ rule }) => !shows[outcome.finding.rule]?.includes(rule))
      .map(({ words }) => `${wordsOf(outcome)}: ${words}`),
  );
  expect(surprises).toEqual([]);
});

(isWhole ? test : test.skip)('what a fix shows is seen (skipped without FUZZ=1)', () => {
  const seen = new Set(outcomes.flatMap(({ finding, came }) => came.map(({ rule }) => `${finding.rule} ${rule}`)));
  const listed = Object.entries(shows).flatMap(([rule, others]) => others.map((other) => `${rule} ${other}`));
  expect(listed.filter((pair) => !seen.has(pair))).toEqual([]);
});

test('a fix changes what its edits name, and nothing else', () => {
  for (const { before, after, edits } of outcomes.flatMap(({ texts }) => texts)) {
    let [from, to] = [0, 0];
    for (const { span, text } of edits) {
      const kept = before.slice(from, span.start);
      expect(after.slice(to, to + kept.length)).toBe(kept);
      expect(after.startsWith(text, to + kept.length)).toBe(true);
      to += kept.length + text.length;
      from = span.end;
    }
    expect(after.slice(to)).toBe(before.slice(from));
  }
});

test('each rule says what is mended, or why nothing is', async () => {
  const done = new Set(outcomes.map(({ finding, fix }) => `${finding.rule} ${fix.safety}`));
  const said = (await ruleFiles()).map(({ name, docs, folder }) => ({ name, mends: mendsOf(docs, folder) }));
  expect(said.filter(({ mends }) => mends === undefined)).toEqual([]);
  const told = said.flatMap(({ name, mends = '' }) =>
    typeof mends === 'string' ? [] : Object.keys(mends).map((safety) => `${name} ${safety}`),
  );
  expect([...done].sort()).toEqual(told.filter((each) => isWhole || done.has(each)).sort());
});

function wordsOf({ title, finding, fix }: (typeof outcomes)[number]): string {
  return `${title}: ${finding.rule}, ${fix.safety}: ${fix.title}`;
}
