import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Language } from '../../src/parse/index.ts';
import { anyText } from '../any-text.ts';
import { inTurn, isWhole, runs } from '../fuzz.ts';
import { expectSound, LANGUAGES, parse } from './support.ts';

const SAMPLES: Record<Language, string> = {
  json: `{
  // a comment
  "mcpServers": {
    "git/hub~1": { "command": "npx", "args": ["-y", "caf\\u00e9 😀"], },
    "__proto__": { "url": "https://example.com", "n": -1.5e3, "on": true, "off": null }
  },
  "a": 1, "a": 2 /* b */
}
`,
  yaml: `# a comment
servers:
  one: &one
    command: "npx\\t😀"
    args: [-y, 'it''s', {a: b}]
  two: *one
  __proto__:
    text: |
      more
      lines
  ? [x]
  : >-
    folded
a: 1
a: 2
`,
  toml: `# a comment
title = "a\\u00e9😀"
[mcp_servers.one]
command = 'npx' # b
args = ["-y", """
two
lines""", 1979-05-27, 0x1F]
env = { A = "1", "__proto__" = "2", b.c = true }
[[list]]
a = 1
a = 2
[[list]]
[mcp_servers.one]
`,
  markdown: `---
name: x # a comment
mcpServers:
  - one: { command: npx }
  - two
---
# Heading

Text.
`,
};

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  "'",
  '`',
  '\\',
  '\n',
  '\r',
  '\t',
  ' ',
  '#',
  '/',
  '*',
  '&',
  '!',
  '|',
  '>',
];
const WORDS = [
  '---',
  '...',
  '[[',
  ']]',
  '"""',
  "'''",
  '\\u',
  '\0',
  '\ud800',
  '😀',
  '\u2028',
  '\ufeff',
  '- ',
  '? ',
  ': ',
  '= ',
];
const noise = fc.oneof(fc.constantFrom(...PIECES, ...WORDS), anyText({ maxLength: 3 }));

interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

const edits = fc.array(
  fc.record<Edit>({ at: fc.nat(400), remove: fc.nat(4), insert: fc.oneof(fc.constant(''), noise) }),
  { minLength: 1, maxLength: 4 },
);

function mutate(text: string, changes: readonly Edit[]): string {
  return changes.reduce((result, { at, remove, insert }) => {
    const start = at % (result.length + 1);
    return result.slice(0, start) + insert + result.slice(start + remove);
  }, text);
}

/** From the first to the end. */
function placesIn(text: string): readonly number[] {
  return inTurn(
    Array.from({ length: text.length + 1 }, (_, place) => place),
    text.length,
  );
}

describe.each(LANGUAGES)('%s', (language) => {
  test('the sample is read whole', () => {
    expect(parse(SAMPLES[language], language).problems.filter(({ kind }) => kind === 'syntax')).toEqual([]);
  });

  test('a text that breaks off anywhere is read without a crash', () => {
    const sample = SAMPLES[language];
    for (const end of placesIn(sample)) expectSound(parse(sample.slice(0, end), language));
  });

  test('a text that begins anywhere is read without a crash', () => {
    const sample = SAMPLES[language];
    for (const start of placesIn(sample)) expectSound(parse(sample.slice(start), language));
  });

  test('mutated texts are read without a crash', () => {
    fc.assert(
      fc.property(edits, (changes) => expectSound(parse(mutate(SAMPLES[language], changes), language))),
      { numRuns: runs(200) },
    );
  });

  test('random texts are read without a crash', () => {
    const text = fc.array(noise, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (random) => {
        expectSound(parse(random, language));
        expectSound(parse(`---\n${random}\n---\n`, language));
      }),
      { numRuns: runs(200) },
    );
  });

  test('line ends do not change the data', () => {
    const lines = SAMPLES[language].replaceAll('\n', '\r\n');
    expect(parse(lines, language).value).toEqual(parse(SAMPLES[language], language).value);
    expectSound(parse(lines, language));
  });
});

/** Either is more than calls fit on the stack. */
const DEEP = isWhole ? 100_000 : 25_000;
const TOO_DEEP: readonly (readonly [Language, string, string])[] = [
  ['json', 'lists', '['.repeat(DEEP)],
  ['json', 'closed lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['json', 'objects', '{"a":'.repeat(DEEP)],
  ['json', 'lists that are not closed, behind a string that is not closed', `["a\n${'['.repeat(DEEP)}`],
  ['yaml', 'flow lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['yaml', 'flow maps', '{a: '.repeat(DEEP) + '}'.repeat(DEEP)],
  ['yaml', 'pairs without brackets of their own', `[${'a: '.repeat(DEEP)}]`],
  ['yaml', 'dashes on one line', `${'- '.repeat(DEEP)}a`],
  ['yaml', 'question marks', '? '.repeat(DEEP)],
  ['yaml', 'indentation', Array.from({ length: 1000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ['toml', 'lists', `a = ${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['toml', 'inline tables', `a = ${'{a = '.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['toml', 'dotted keys', `${'a.'.repeat(DEEP)}a = 1`],
  ['toml', 'table headers', `[${'a.'.repeat(DEEP)}a]`],
  ['markdown', 'flow lists', `---\na: ${'['.repeat(DEEP)}\n---\n`],
];

test.each(TOO_DEEP)(`%s: %s ${DEEP} levels deep are not read`, (language, _, text) => {
  const document = parse(text, language);
  expect(document.value).toBeUndefined();
  expect(document.problems).toMatchObject([{ kind: 'limits', fatal: true }]);
  expect(document.isBroken([])).toBe(true);
  expectSound(document);
});

test('two hundred levels are read, one more is not', () => {
  const nested = {
    json: (levels: number) => '['.repeat(levels) + ']'.repeat(levels),
    yaml: (levels: number) => `${'- '.repeat(levels)}a`,
    toml: (levels: number) => `a = ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`,
  };
  for (const [language, text] of Object.entries(nested)) {
    expect(parse(text(200), language as Language).problems).toEqual([]);
    expect(parse(text(201), language as Language).problems.map(({ kind }) => kind)).toEqual(['limits']);
  }
});

test('the depth of JSON is said', () => {
  expect(parse('['.repeat(250) + ']'.repeat(250)).problems).toEqual([
    {
      kind: 'limits',
      message: 'the document nests 250 levels deep; at most 200 are read',
      help: 'flatten the document',
      span: { start: 200, end: 201 },
      fatal: true,
    },
  ]);
});

test('thousands of faults of one file are not all listed', () => {
  const count = isWhole ? 20_000 : 2500;
  const many = (part: string) => `[${part.repeat(count)}]`;
  expect(parse(many('1 ')).problems).toHaveLength(20);
  expect(parse(many('1, /**/')).problems.length).toBeLessThanOrEqual(2000);
  expect(parse(`{${'"a":1,'.repeat(count)}"a":1}`).problems).toHaveLength(1000);
  expect(parse('a: 1\n'.repeat(count), 'yaml').problems).toHaveLength(1000);
  expect(parse('a = 1\n'.repeat(2_000), 'toml').problems.length).toBeLessThan(20);
});

test.each(['yaml', 'toml', 'markdown'] as const)('%s: very long texts are not read', (language) => {
  const long = `---\n${'a'.repeat(600_000)}\n---\n`;
  expect(parse(long, language)).toMatchObject({ value: undefined, problems: [{ kind: 'limits', fatal: true }] });
});

test('places beyond many are those of the node around them', () => {
  const text = `{"a": [${'1,'.repeat(300_000)}1], "b": 2}`;
  const document = parse(text);
  expect(document.locate(['a', 1], 'value')).toEqual({ start: 9, end: 10 });
  expect(document.locate(['a', 299_999], 'value')).toEqual({ start: 6, end: text.length - 9 });
  expect(document.locate(['b'], 'value')).toEqual({ start: 0, end: text.length });
});

test('a very long broken text is not searched', () => {
  expect(parse(`[${' '.repeat(8_000_000)}`)).toMatchObject({ value: undefined, problems: [{ kind: 'syntax' }] });
  expect(parse(`[${' '.repeat(8_000_000)}]`)).toMatchObject({ value: [], problems: [] });
});

test('a long text has places, too', () => {
  const document = parse(`{"a": "${'x'.repeat(2_000_000)}", "b": 1}`);
  expect(document.locate(['b'], 'key')).toEqual({ start: 2_000_010, end: 2_000_013 });
});

test('a long key over many items does not multiply', () => {
  const text = `{"${'k'.repeat(100_000)}":[${'1,'.repeat(50_000)}1]}`;
  expect(parse(text).locate(['k'.repeat(100_000), 50_000], 'value')).toEqual({
    start: text.length - 3,
    end: text.length - 2,
  });
});
