import { afterAll, describe, expect, test } from '@jest/globals';
import { spanOf } from '../../src/model/values/index.ts';
import { type Example, loadKnownRules } from '../../src/rules/index.ts';
import { wishesOf } from './asked.ts';
import { cases, unreachable } from './cases.ts';
import { lintExample, ruleFiles, unmark } from './run.ts';
import { styleFaults } from './style.ts';
import { watch } from './watched.ts';

const files = await ruleFiles();
const { asked, given, release } = watch(files.map(({ rule }) => rule));
afterAll(release);

/** What stands where a file belongs, or keeps a search from being whole, is shown by a test of its own. */
const withoutExamples = new Set(['file-unreadable', 'search-incomplete']);

function marked(example: Example): string[] {
  return Object.entries(example.files).flatMap(([path, text]) => unmark(text).spans.map((span) => `${path} ${span}`));
}

describe.each(files.map((file) => [file.name, file] as const))('%s', (name, { rule, docs }) => {
  const examples = [...docs.examples, ...(cases[name] ?? [])];

  test('is the id of the rule', () => {
    expect(rule.id).toBe(name);
  });

  test('has a page with evidence', () => {
    expect(docs.summary).toMatch(/^[^a-z].*[^.]$/s);
    expect(docs.why).toMatch(/\.$/);
    expect(docs.fix).toMatch(/\.$/);
    expect(docs.evidence).not.toEqual([]);
    expect(JSON.stringify(docs)).not.toContain('TODO');
    for (const { claim, source, date } of docs.evidence) {
      expect([claim, source]).not.toContain('');
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });

  if (!withoutExamples.has(name)) {
    test('is shown where it speaks and where it is silent', () => {
      const shown = new Set(docs.examples.map((example) => (marked(example).length > 0 ? 'speaks ⟦…⟧' : 'is silent')));
      expect(shown).toEqual(new Set(['speaks ⟦…⟧', 'is silent']));
    });
  }

  test('has no example twice', () => {
    const texts = examples.map((example) => JSON.stringify({ ...example, title: '' }));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const titles = examples.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  for (const example of examples) {
    test(`example: ${example.title}`, async () => {
      asked.clear();
      const { findings } = await lintExample(example, rule);
      const spans = findings.map(({ place }) => ({ path: place.document.path, ...spanOf(place) }));
      const own = findings.flatMap((finding, index) => {
        const span = spans[index];
        return finding.rule === name && span !== undefined ? [`${span.path} ${span.start}-${span.end}`] : [];
      });
      const isSilent = own.length === 0 && marked(example).length > 0;
      const unasked = `rule ${name} was not asked about this example: its "on" wants ${wishesOf(rule)}`;
      const others = findings.filter(({ rule: id }) => id !== name);
      const said = ({ rule: id, message }: (typeof findings)[number]) => `${id}: ${message}`;
      const why = asked.has(name) ? others.map((other) => `another rule speaks: ${said(other)}`) : [unasked];
      expect(isSilent ? why : own.sort()).toEqual(marked(example).sort());
      const surplus = others
        .filter(({ rule: id, severity }) => severity !== 'info' && !example.also?.includes(id))
        .map(said);
      expect(surplus).toEqual([]);
      expect(styleFaults(findings)).toEqual([]);
    });
  }

  if (!withoutExamples.has(name)) {
    test('gives every one of its messages in some example', () => {
      const silent = Object.keys(rule.messages).filter((message) => !given.get(name)?.has(message));
      expect(silent).toEqual(Object.keys(rule.messages).filter((message) => unreachable.has(`${name} ${message}`)));
    });
  }
});

test('every rule that is run has a page, and the reverse', async () => {
  const { rules } = await loadKnownRules();
  expect(files.map(({ rule }) => rule.id).sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(Object.keys(cases).filter((id) => !files.some(({ name }) => name === id))).toEqual([]);
});
