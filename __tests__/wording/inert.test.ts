import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inert, plainLines } from '../../src/wording/index.ts';

describe('a line of a log', () => {
  test.each([
    ['a command of GitHub', '::error::forged', '\\u003a:error::forged'],
    ['one behind blanks', 'a\n \t\u00a0::error::forged', 'a\n \t\u00a0\\u003a:error::forged'],
    ['one behind a colour', '\u001b[1m::error::forged', '\u001b[1m\\u003a:error::forged'],
    ['one of its first version', 'x ##[add-mask]y', 'x #\\u0023[add-mask]y'],
    ['one behind more signs', '####[set-env name=a]b', '###\\u0023[set-env name=a]b'],
    ['one of Azure', 'x ##vso[task.setvariable variable=a]b', 'x #\\u0023vso[task.setvariable variable=a]b'],
    ['one of TeamCity', "##teamcity[message text='a']", "#\\u0023teamcity[message text='a']"],
  ])('is not %s', (_what, text, expected) => {
    expect(inert(text)).toBe(expected);
  });

  test.each(['a::b', '## [x]', '### a', 'see #1', 'C# and ##', ': a', '"::" at its head'])('%j stays', (text) => {
    expect(inert(text)).toBe(text);
  });

  test('holds nothing that a terminal obeys when words come from anywhere', () => {
    const pieces = fc.constantFrom(
      '::',
      '##',
      '[',
      'vso[',
      ' ',
      '\n',
      '\r',
      '\u001b[31m',
      '\u202e',
      '\u2028',
      'a',
      '#',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (words) => {
        const shown = plainLines(words.join(''));
        expect(shown).not.toMatch(/^\s*::|##(?:\[|vso\[)/m);
        expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});
