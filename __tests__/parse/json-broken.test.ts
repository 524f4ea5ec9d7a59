import { describe, expect, test } from '@jest/globals';
import { parse, problemsOf, textAt } from './support.ts';

/** ⟦ and ⟧ enclose the span that is to be reported. */
const FAULTS: readonly (readonly [marked: string, message: string])[] = [
  ['{"a": 1 ⟦"b"⟧: 2}', 'there is no comma between two entries'],
  ['[1 ⟦2⟧]', 'there is no comma between two items'],
  ['{"a": {} ⟦"b"⟧: {}}', 'there is no comma between two entries'],
  ['{⟦"a"⟧: }', 'the value of the key "a" is missing'],
  ['{⟦"a"⟧: , "b": 1}', 'the value of the key "a" is missing'],
  ['{⟦"a"⟧ 1}', 'there is no colon after the key "a"'],
  ['{⟦"a"⟧, "b": 1}', 'there is no colon after the key "a"'],
  ['{"a" ⟦=⟧ 1}', 'something other than a colon stands after the key'],
  ['{⟦a⟧: 1, b: 2}', 'the key is not in double quotes'],
  ['{⟦a⟧: {"b": 1}, c: [2]}', 'the key is not in double quotes'],
  ['{⟦"a"⟧ {"b": 1}, "c": 2}', 'there is no colon after the key "a"'],
  ['{⟦1⟧: 1}', 'the key is not in double quotes'],
  ['{\n⟦a⟧": "b",\n"c": ["d", "e"]\n}', 'the key has no quote before it'],
  ['{"a": ⟦("b", "c")⟧, "d": 1}', 'a parenthesis stands outside of strings'],
  ["{⟦'a'⟧: 'b, {c}', 'd': [1]}", 'single quotes do not delimit strings in JSON'],
  ["{⟦'a b, c'⟧: 'd, e', 'f': 1}", 'single quotes do not delimit strings in JSON'],
  ['{⟦“a”⟧: “b”}', 'typographic quotes do not delimit strings in JSON'],
  ['{"a": ⟦`b`⟧}', 'back-ticks do not delimit strings in JSON'],
  ['{"a": ⟦npx⟧}', 'the value is not in double quotes'],
  ['{"a": ⟦<TOKEN>⟧}', 'the value is not in double quotes'],
  ['{"a": ⟦True⟧}', 'JSON does not know the word "True"'],
  ['[⟦None⟧]', 'JSON does not know the word "None"'],
  ['{"a": ⟦undefined⟧}', 'JSON does not know the word "undefined"'],
  ['{"a": ⟦NaN⟧}', 'JSON does not know the word "NaN"'],
  ['{"a": ⟦01⟧}', 'the number starts with a zero'],
  ['{"a": ⟦.5⟧}', 'JSON does not write numbers this way'],
  ['{"a": ⟦+1⟧}', 'JSON does not write numbers this way'],
  ['{"a": 0⟦x1F⟧}', 'JSON does not write numbers this way'],
  ['{"a": ⟦1.⟧}', 'the number breaks off'],
  ['{⟦,⟧ "a": 1}', 'there is a comma with no entry before it'],
  ['[1,⟦,⟧ 2]', 'there is a comma with no entry before it'],
  ['{"a": 1,⟦,⟧}', 'there is a comma with no entry before it'],
  ['{⟦:⟧ 1}', 'there is a colon without a key'],
  ['⟦{{⟧"a": 1}}', 'this is a template, not JSON: it holds "{{" outside of strings'],
  ['[{ ⟦{⟧"a": 1}}]', 'there is a value without a key'],
  ['⟦[⟧"a": 1, "b": 2]', 'a key with a value stands in a list'],
  ['{"a": ⟦[⟧"b": {"c": []}], "d": {}}', 'a key with a value stands in a list'],
  ['{"a": "b"⟦:⟧ "c"}', 'a second colon stands in one entry'],
  ['{"a": 1⟦;⟧ "b": 2}', 'there is a semicolon outside of strings'],
  ['{"a": 1, ⟦# b⟧\n"c": 2}', '"#" does not start a comment in JSON'],
  ['{"a": 1, ⟦...⟧}', 'dots stand where an entry belongs'],
  ['{"a": 1 ⟦b⟧}', 'there is stray text after the value'],
  ['{"a": "b"⟦c⟧"}', 'text follows directly after the closing quote of a string'],
  ['{"a":⟦\u00a0⟧1}', 'there is the character U+00A0 outside of strings'],
  ['{"a": 1}⟦\0⟧', 'there is the character U+0000 outside of strings'],
  ['{"a": "b⟦\t⟧c"}', 'the string holds a raw tab; JSON allows only an escaped one'],
  ['{"a": "b⟦\0⟧c"}', 'the string holds a raw NUL character; JSON allows only an escaped one'],
  ['{"a": "b⟦\x01⟧c"}', 'the string holds a raw control character (U+0001); JSON allows only an escaped one'],
  ['{"a": ⟦"b⟧\n}', 'the string is not closed'],
  ['{"a": ⟦"b,⟧\n"c": 1}', 'the string is not closed'],
  ['{⟦"a: 1,⟧\n"c": 1}', 'the string is not closed'],
  ['{"a": "C:\\\\x⟦\\p⟧"}', 'a backslash in the string is followed by a character that cannot be escaped'],
  ['{"a": "⟦\\u⟧12"}', '"\\u" in the string is not followed by four hexadecimal digits'],
  ['{"a": 1}⟦}⟧', 'the "}" closes nothing'],
  ['{"a": 1}⟦,⟧', 'the text goes on after the end of the document'],
  ['{"a": 1}\n⟦{⟧"b": 2}', 'the text goes on after the end of the document'],
  ['{"a": 1}\n⟦text⟧ more', 'the text goes on after the end of the document'],
  ['"mcpServers"⟦:⟧ {}', 'there are no braces around the document'],
  ['⟦m⟧cpServers:\n  a: 1\n', 'this is not JSON: it starts with a letter'],
  ['⟦-⟧ a', 'this is not JSON: it starts with "-"'],
  ['⟦<⟧html>', 'this is not JSON: it starts with "<"'],
  ['[⟦mcp_servers.x⟧]\ncommand = "npx"\n', 'this is not JSON: it starts with a table header of TOML'],
  ['⟦{{⟧ config }}', 'this is a template, not JSON: it holds "{{" outside of strings'],
  ['⟦{%⟧ if x %}\n{}', 'this is a template, not JSON: it holds "{%" outside of strings'],
  ['{"a": 1,\n⟦<<<<<<<⟧ HEAD\n"b": 1\n=======\n"b": 2\n>>>>>>> x\n}', 'the file holds an unresolved merge conflict'],
  ['{"a": 1,\n⟦<<<<<<<<⟧ HEAD:x\r\n}', 'the file holds an unresolved merge conflict'],
  ['⟦"⟧', 'the string is not closed'],
];

function unmark(marked: string): { readonly text: string; readonly start: number; readonly end: number } {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return { text: marked.replace('⟦', '').replace('⟧', ''), start, end };
}

describe('one cause is one problem', () => {
  test.each(FAULTS)('%j', (marked, message) => {
    const { text, start, end } = unmark(marked);
    const syntax = parse(text).problems.filter(({ kind }) => kind === 'syntax');
    expect(syntax).toMatchObject([{ message, span: { start, end }, fatal: true, help: expect.any(String) }]);
  });

  test('causes far apart are problems of their own', () => {
    expect(problemsOf('{"a": 1 "b": 2 "c": tru, "d": "\t"}')).toEqual([
      'syntax! 8-11 there is no comma between two entries',
      'syntax! 15-18 there is no comma between two entries',
      'syntax! 20-23 the value is not in double quotes',
      'syntax! 31-32 the string holds a raw tab; JSON allows only an escaped one',
    ]);
  });
});

describe('brackets', () => {
  test('a text that breaks off is reported at its end, with the innermost open bracket', () => {
    expect(problemsOf('{"a": ["b", "c"\n')).toEqual([
      'syntax! 14-15 the text ends before the "[" is closed (also 6-7)',
    ]);
  });

  test('indentation tells which bracket is not closed', () => {
    const text = '{\n  "m": {\n    "a": {\n      "c": "x",\n    "b": {\n      "c": "y"\n    }\n  }\n}\n';
    const document = parse(text);
    expect(document.problems).toMatchObject([
      { kind: 'syntax', related: { span: { start: text.indexOf('{', 15), end: text.indexOf('{', 15) + 1 } } },
    ]);
    expect(document.isBroken(['m', 'a'])).toBe(true);
    expect(document.isBroken(['m', 'a', 'b'])).toBe(true);
  });

  test('a bracket that is closed by another kind ends the search', () => {
    const document = parse('{"a": [1, 2}, "b": 3, "b": 4}');
    expect(document.problems.map(({ message }) => message)).toEqual(['the "[" is closed with "}"']);
    expect(document.problems[0]?.related?.span).toEqual({ start: 6, end: 7 });
    expect(document.isBroken(['a'])).toBe(true);
  });

  test('an unclosed comment is one problem beside the comment', () => {
    expect(problemsOf('{"a": 1 /*')).toEqual([
      'syntax! 8-10 the comment is not closed',
      'comment 8-10 there is a comment; JSON does not allow comments',
    ]);
    expect(parse('{"a": 1 /*').isBroken([])).toBe(true);
  });
});

describe('what is left of a broken text', () => {
  test('is read', () => {
    const document = parse('{"a": {"b": 1 "c": 2}, "d": [tru, 3], "e": , "f": {"g": "h"}}');
    expect(document.value).toEqual({ a: { b: 1, c: 2 }, d: [3], f: { g: 'h' } });
    expect(textAt(document, ['f', 'g'])).toBe('"h"');
  });

  test('is trusted where no fault is', () => {
    const document = parse('{"a": {"b": 1 "c": 2}, "d": {"e": 3}}');
    const broken = [[], ['a'], ['a', 'c'], ['a', 'nobody'], ['d'], ['d', 'e'], ['d', 'nobody'], ['nobody']];
    expect(broken.map((route) => document.isBroken(route))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test('nodes that are open at the end are broken, complete ones before them are not', () => {
    const document = parse('{"m": {"a": {"x": 1}, "b": {"y": [1]');
    expect(document.value).toEqual({ m: { a: { x: 1 }, b: { y: [1] } } });
    const routes = [[], ['m'], ['m', 'a'], ['m', 'b'], ['m', 'b', 'y']];
    expect(routes.map((route) => document.isBroken(route))).toEqual([true, true, false, true, false]);
  });

  test('duplicates in a broken object are not believed', () => {
    const text = '{"m": {"a": {"c": 1, "b": {"c": 2}, "c": 3';
    expect(parse(text).problems.map(({ kind }) => kind)).toEqual(['syntax']);
    expect(parse('{"a": 1, "a": 2, "b": {"c": 1 "d": 1, "c": 1}, "e": {"f": 1, "f": 2}}').problems).toMatchObject([
      { kind: 'syntax' },
      { kind: 'duplicate-key', route: ['e', 'f'] },
    ]);
  });

  test('nothing is left of another language', () => {
    for (const text of ['# x\na = 1', 'module.exports = {"a": 1}', '[a.b]\nc = 1', '{{ x }}']) {
      const document = parse(text);
      expect(document.value).toBeUndefined();
      expect(document.problems).toHaveLength(1);
      expect(document.isBroken(['a'])).toBe(true);
    }
  });

  test('a value is never repeated in a message', () => {
    const secret = 'sk-abcdef0123456789';
    for (const text of [`{"a": ${secret}}`, `{"a": '${secret}'}`, `{"a": "${secret}`, secret, `{"a": "x"${secret}}`]) {
      for (const { message, help } of parse(text).problems) {
        expect(message).not.toContain('abcdef');
        expect(help).not.toContain('abcdef');
      }
    }
  });
});
