import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Language, Route, Side } from '../../src/parse/index.ts';
import { excerptOf } from '../../src/report/shown/excerpt.ts';
import { textOf } from '../../src/report/syntax/safe.ts';
import { frame } from '../../src/report/terminal/frame.ts';
import { painter } from '../../src/report/terminal/paint.ts';
import { Redacted } from '../../src/wording/index.ts';
import { runs } from '../fuzz.ts';
import { parse } from './support.ts';

const options = { paint: painter(false), style: 'red' } as const;

function frameOf(text: string, route: Route, side: Side = 'value', language: Language = 'json'): string[] {
  const document = parse(text, '.mcp.json', language);
  return frame(excerptOf(document, new Redacted(text), document.locate(route, side)), options).map(textOf);
}

function frameAt(text: string, start: number, end: number): string[] {
  return frame(excerptOf(parse(text), text, { start, end }), options).map(textOf);
}

describe('a frame', () => {
  test('has one line of context on each side, without the common indentation', () => {
    const text = '{\n    "mcpServers": {\n        "docs": {\n            "url": "https://docs.example.com/mcp"\n';
    expect(frameOf(text, ['mcpServers', 'docs'], 'key')).toEqual([
      '    2 | "mcpServers": {',
      '  > 3 |     "docs": {',
      '      |     ^^^^^^',
      '    4 |         "url": "https://docs.example.com/mcp"',
    ]);
  });

  test('aligns numbers of different length', () => {
    const text = `${'\n'.repeat(8)}{\n"a": 1}`;
    expect(frameOf(text, ['a'], 'key')).toEqual(['     9 | {', '  > 10 | "a": 1}', '       | ^^^']);
  });

  test('shows tabs as blanks', () => {
    expect(frameOf('{\n\t"a": {\n\t\t"b":\t"c"\n\t}\n}', ['a', 'b'])).toEqual([
      '    2 | "a": {',
      '  > 3 |     "b":    "c"',
      '      |             ^^^',
      '    4 | }',
    ]);
  });

  test('does not dedent through lines indented otherwise', () => {
    expect(frameOf('{\n\t"a": 1,\n  "b": 2\n}', ['b'], 'key')).toEqual([
      '    2 |     "a": 1,',
      '  > 3 |   "b": 2',
      '      |   ^^^',
      '    4 | }',
    ]);
  });

  test('measures wide, astral and combining characters', () => {
    expect(frameOf('{"服务": "\u{1f600}é", "e\u0301": 1}', ['服务'])).toEqual([
      '  > 1 | {"服务": "\u{1f600}é", "e\u0301": 1}',
      '      |          ^^^^^',
    ]);
    expect(frameOf('{"服务": "\u{1f600}é", "e\u0301": 1}', ['e\u0301'], 'key')[1]).toBe(`      | ${' '.repeat(16)}^^^`);
    expect(frameOf('{"\u{20000}": 1}', ['\u{20000}'])[1]).toBe(`      | ${' '.repeat(7)}^`);
  });

  test.each([
    ['CR LF', '\r\n'],
    ['a lone CR', '\r'],
    ['LF', '\n'],
  ])('ends lines at %s', (_name, eol) => {
    expect(frameOf(['{', '"a": 1,', '"b": 2', '}', ''].join(eol), ['b'])).toEqual([
      '    2 | "a": 1,',
      '  > 3 | "b": 2',
      '      |      ^',
      '    4 | }',
    ]);
  });

  test('marks only the first line of a longer span', () => {
    expect(frameOf('{\n  "a": {\n    "b": 1\n  }\n}', ['a'])).toEqual([
      '    1 | {',
      '  > 2 |   "a": {',
      '      |        ^',
      '    3 |     "b": 1',
    ]);
  });

  test('of a last line without a line break', () => {
    expect(frameOf('{\n"a": 1}', ['a'])).toEqual(['    1 | {', '  > 2 | "a": 1}', '      |      ^']);
  });

  test('at the end of the text, of a line, and beyond', () => {
    expect(frameAt('{"a":', 5, 5)).toEqual(['  > 1 | {"a":', '      |      ^']);
    expect(frameAt('{"a":\n', 6, 6)).toEqual(['    1 | {"a":', '  > 2 |', '      | ^']);
    expect(frameAt('{"a":\r\n}', 5, 7)).toEqual(['  > 1 | {"a":', '      |      ^', '    2 | }']);
    expect(frameAt('{"a":\r\n}', 6, 7)).toEqual(['  > 1 | {"a":', '      |      ^', '    2 | }']);
    expect(frameAt('{}', 90, 99)).toEqual(['  > 1 | {}', '      |   ^']);
  });

  test('keeps blank lines blank', () => {
    expect(frameAt('{\n  \n  "a": 1\n\n}', 7, 10)).toEqual(['    2 |', '  > 3 | "a": 1', '      | ^^^', '    4 |']);
  });

  test('is empty for an empty or blank text', () => {
    expect(frameAt('', 0, 0)).toEqual([]);
    expect(frameAt(' \n\n', 1, 1)).toEqual([]);
  });

  test('shows a window of a long line', () => {
    const filler = Array.from({ length: 40 }, (_, index) => `"key${index}":"value"`).join(',');
    const text = `{${filler},"here":"it is",${filler.replaceAll('key', 'more')}}`;
    const [line = '', marker] = frameOf(text, ['here'], 'key');
    expect(line).toBe(
      '  > 1 | …"value","key38":"value","key39":"value","here":"it is","more0":"value","more1":"value","more2":"value","more3":"value","…',
    );
    expect(marker).toBe(`      | ${' '.repeat(41)}^^^^^^`);
    expect(line.slice(8)).toHaveLength(122);
  });

  test('cuts a span longer than the window', () => {
    const [line = '', marker = ''] = frameOf(`{"a":"${'b '.repeat(1000)}"}`, ['a']);
    expect(line).toBe(`  > 1 | {"a":"${'b '.repeat(57)}…`);
    expect(marker).toBe(`      |      ${'^'.repeat(115)}`);
  });

  test('shows what cannot be seen in escaped form', () => {
    expect(frameOf('{"a\u202eb": "\u200b\u001b[2J"}', ['a\u202eb'], 'key')).toEqual([
      '  > 1 | {"a\\u202eb": "\\u200b\\u001b[2J"}',
      '      |  ^^^^^^^^^^',
    ]);
  });

  test('shows no secret, not even one whose name is on another line', () => {
    expect(frameOf('{\n"args": [\n"--token",\n"hunter2"\n]}', ['args', 1])).toEqual([
      '    3 | "--token",',
      '  > 4 | "•••••••"',
      '      | ^^^^^^^^^',
      '    5 | ]}',
    ]);
  });

  test('whatever the span, marks something under the line', () => {
    const character = fc.constantFrom(
      'a',
      '"',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\r',
      '界',
      '\u{1f600}',
      '\u0301',
      '\u202e',
      '\ud800',
    );
    fc.assert(
      fc.property(
        fc.array(character, { maxLength: 300 }).map((characters) => `x${characters.join('')}`),
        fc.nat(400),
        fc.nat(400),
        (text, start, length) => {
          const rows = frameAt(text, start, start + length);
          expect(rows.filter((row) => /^ {4} +\| *\^+$/.test(row))).toHaveLength(1);
          expect(rows.filter((row) => row.startsWith('  > '))).toHaveLength(1);
          expect(rows.join('\n')).not.toMatch(/[\r\t\u202e\p{Cs}]/u);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
