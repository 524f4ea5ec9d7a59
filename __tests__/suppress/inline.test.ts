import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Document, loadParsers } from '../../src/parse/index.ts';
import { silence } from '../../src/suppress/inline.ts';
import { runs } from '../fuzz.ts';
import { finding, json, shown } from './finding.ts';

const rules = new Set(['key-unknown', 'syntax-error', 'suppression-unused']);

/** Findings of `key-unknown` at these keys of the root. */
function run(text: string, keys: readonly string[], commentsCount: (document: Document) => boolean = () => true) {
  const document = json(text);
  const findings = keys.map((key) => finding(document, 'key-unknown', [key]));
  const { kept, suppressed } = silence(findings, { documents: [document], commentsCount, rules });
  return { kept: kept.map(shown), suppressed };
}

const NOTHING_LEFT = { kept: [], suppressed: 1 };

describe('a comment silences the next line', () => {
  test.each([
    '{\n// mcp-lint-disable-next-line key-unknown\n"a": 1}',
    '{\n//mcp-lint-disable-next-line key-unknown -- it is meant\n"a": 1}',
    '{\n// mcp-lint-disable-next-line\n"a": 1}',
    '{\n// mcp-lint-disable-next-line -- for a reason, or two\n"a": 1}',
    '{\n/* mcp-lint-disable-next-line key-unknown */\n\n \t\n"a": 1}',
    '{\r\n// mcp-lint-disable-next-line key-unknown\r\n"a": 1}',
    '{ // mcp-lint-disable-next-line key-unknown\n  "a": 1}',
    '{ /*\n mcp-lint-disable-next-line\n key-unknown */\n"a": 1}',
    '{\n// mcp-lint-disable-next-line key-unknown,key-unknown\n"a": 1}',
  ])('%j', (text) => {
    expect(run(text, ['a'])).toEqual(NOTHING_LEFT);
  });

  test('and no other line', () => {
    const text = '{\n"a": 1,\n// mcp-lint-disable-next-line key-unknown\n"b": 2,\n"c": 3}';
    expect(run(text, ['a', 'b', 'c'])).toEqual({
      kept: ['2:1 error key-unknown: something is wrong ["a"]', '5:1 error key-unknown: something is wrong ["c"]'],
      suppressed: 1,
    });
  });

  test('several comments in a row silence the same line', () => {
    const text = '{\n// mcp-lint-disable-next-line syntax-error\n\n// mcp-lint-disable-next-line key-unknown\n"a": 1}';
    expect(run(text, ['a'])).toEqual({
      kept: [
        '2:1 warning suppression-unused: this comment silences nothing (remove the comment) [// mcp-lint-disable-next-line syntax-error]',
      ],
      suppressed: 1,
    });
  });

  test('another comment is a line like any other', () => {
    const text = '{\n// mcp-lint-disable-next-line key-unknown\n// hello\n"a": 1}';
    expect(run(text, ['a'])).toMatchObject({ suppressed: 0, kept: { length: 2 } });
  });

  test('the line of a comment with something behind it is a line like any other', () => {
    const text = '{\n// mcp-lint-disable-next-line key-unknown\n/* mcp-lint-disable-next-line */ "a": 1,\n"b": 2}';
    expect(run(text, ['a', 'b'])).toEqual({ kept: [], suppressed: 2 });
  });
});

test.each([
  ['yaml', '# mcp-lint-disable-next-line key-unknown -- meant\na: 1\n'],
  ['toml', '# mcp-lint-disable-next-line key-unknown -- meant\na = 1\n'],
] as const)('%s has comments too', async (language, text) => {
  const parse = await loadParsers([language]);
  const document = parse({ path: 'a', text, problems: [] }, language);
  const options = { documents: [document], commentsCount: () => true, rules };
  expect(silence([finding(document, 'key-unknown', ['a'])], options)).toEqual(NOTHING_LEFT);
});

describe('a comment that is of no use', () => {
  test('as a whole', () => {
    expect(run('{\n  // mcp-lint-disable-next-line\n"a": 1}', [])).toEqual({
      kept: [
        '2:3 warning suppression-unused: this comment silences nothing (remove the comment) [// mcp-lint-disable-next-line]',
      ],
      suppressed: 0,
    });
  });

  test('in part', () => {
    expect(run('{\n// mcp-lint-disable-next-line syntax-error, key-unknown\n"a": 1}', ['a'])).toEqual({
      kept: ['2:31 warning suppression-unused: "syntax-error" silences nothing here (remove it) [syntax-error]'],
      suppressed: 1,
    });
  });

  test('at the end of the file', () => {
    expect(run('{}\n// mcp-lint-disable-next-line key-unknown', []).kept).toEqual([
      '2:1 warning suppression-unused: this comment silences nothing (remove the comment) [// mcp-lint-disable-next-line key-unknown]',
    ]);
  });

  test('names what is no rule', () => {
    const text = '{\n// mcp-lint-disable-next-line key-unknwon because "x"\n"a": 1}';
    expect(run(text, [])).toEqual({
      kept: [
        '2:31 warning suppression-unknown: "key-unknwon" is not a rule, so it silences nothing (did you mean "key-unknown"?) [key-unknwon]',
        '2:43 warning suppression-unknown: "because" is not a rule, so it silences nothing (put "--" before a reason) [because]',
        '2:51 warning suppression-unknown: "\\"x\\"" is not a rule, so it silences nothing (put "--" before a reason) ["x"]',
      ],
      suppressed: 0,
    });
  });
});

describe('what is not listened to', () => {
  test.each([
    '{\n// mcp-lint-disable key-unknown\n"a": 1}',
    '{\n// mcp-lint-disable-next-lines key-unknown\n"a": 1}',
    '{\n// see mcp-lint-disable-next-line key-unknown\n"a": 1}',
    '{"x": "// mcp-lint-disable-next-line key-unknown",\n"a": 1}',
  ])('%j', (text) => {
    expect(run(text, ['a'])).toMatchObject({ suppressed: 0, kept: { length: 1 } });
  });

  test('comments where the client does not accept them', () => {
    const text = '{\n// mcp-lint-disable-next-line key-unknown\n"a": 1}';
    expect(run(text, ['a'], () => false)).toMatchObject({ suppressed: 0, kept: { length: 1 } });
  });

  test('comments are not even looked for in other documents', () => {
    const document: Document = { ...json('{}'), text: '{}' };
    const comments = () => {
      throw new Error('asked');
    };
    const options = { documents: [{ ...document, comments }], commentsCount: () => true, rules };
    expect(silence([], options)).toEqual({ kept: [], suppressed: 0 });
  });
});

test('every document has comments of its own', () => {
  const text = '{\n// mcp-lint-disable-next-line\n"a": 1}';
  const [one, two] = [json(text, 'one.json'), json(text, 'two.json')];
  const options = { documents: [one, two, one], commentsCount: () => true, rules };
  const { kept, suppressed } = silence([finding(one, 'key-unknown', ['a'])], options);
  expect(kept.map(({ rule, place }) => [rule, place.document.path])).toEqual([['suppression-unused', 'two.json']]);
  expect(suppressed).toBe(1);
});

test('a word and its place always agree', () => {
  const piece = fc.constantFrom('a', 'key-unknown', ',', ' ', '--', ' -- ', '\t', '😀', '*', '/');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const document = json(`{}\n// mcp-lint-disable-next-line ${pieces.join('')}\n`);
      const { kept } = silence([], { documents: [document], commentsCount: () => true, rules });
      for (const { rule, message, place } of kept) {
        const written = document.text.slice(place.span?.start, place.span?.end);
        if (rule === 'suppression-unknown') expect(message).toContain(`"${written}"`);
      }
      expect(kept.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(200) },
  );
});
