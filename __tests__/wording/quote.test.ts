import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printable, quote } from '../../src/wording/index.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';

describe('printable', () => {
  test.each([
    ['a line break', 'a\nb\r\nc', 'a\\nb\\r\\nc'],
    ['a tab', 'a\tb', 'a\\tb'],
    ['an escape sequence', '\u001b[2Jx', '\\u001b[2Jx'],
    ['NUL, delete and C1', '\0\u007f\u009b', '\\u0000\\u007f\\u009b'],
    ['bidi controls', 'a\u202eb\u2066c\u200f', 'a\\u202eb\\u2066c\\u200f'],
    ['zero-width characters', 'a\u200bb\ufeffc\u00ad', 'a\\u200bb\\ufeffc\\u00ad'],
    ['line and paragraph separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
    ['unseen tags', 'a\u{e0041}', 'a\\u{e0041}'],
    ['lone surrogates', '\ud800x\udc00', '\\ud800x\\udc00'],
  ])('escapes %s', (_what, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('leaves what can be seen', () => {
    const text = 'naïve 服务器 \u{1f600} ⚙\ufe0f "quoted" \\ e\u0301';
    expect(printable(text)).toBe(text);
  });

  test('escapes of single characters those alone that cannot be seen', () => {
    const unseen = /^(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u;
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(all.filter((each) => (printable(each) === each) === unseen.test(each))).toEqual([]);
  });

  test('never lets a control or a lone surrogate through', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('quote', () => {
  test('puts a name in double quotes', () => {
    expect(quote('github')).toBe('"github"');
    expect(quote('__proto__')).toBe('"__proto__"');
    expect(quote('')).toBe('""');
  });

  test('a quote in the name does not end it', () => {
    expect(quote('a" is fine; "b')).toBe('"a\\" is fine; \\"b"');
    expect(quote('a\\')).toBe('"a\\\\"');
  });

  test('a forged line stays on the line', () => {
    expect(quote('x"\n.mcp.json:1:1  error')).toBe('"x\\"\\n.mcp.json:1:1  error"');
  });

  test('cuts at 80 characters, never through a pair', () => {
    expect(quote('a'.repeat(80))).toBe(`"${'a'.repeat(80)}"`);
    expect(quote('a'.repeat(81))).toBe(`"${'a'.repeat(79)}…"`);
    expect(quote(`${'a'.repeat(78)}\u{1f600}${'b'.repeat(9)}`)).toBe(`"${'a'.repeat(78)}…"`);
    expect(quote('a'.repeat(50_000_000))).toHaveLength(82);
  });
});
