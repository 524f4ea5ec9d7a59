import { expect, test } from '@jest/globals';
import { KnownTexts } from '../../src/judge/configuration/known-texts.ts';

const runner = /^npx$/;
const dotted = /\./;

function known() {
  return new KnownTexts({ texts: [dotted], words: [runner], commands: [runner] });
}

test('equal lines are one, and lines that only look alike when they are joined are not', () => {
  const texts = known();
  expect(texts.line(['npx', '-y', 'a'])).toBe(texts.line(['npx', '-y', 'a']));
  for (const [line, other] of [
    [[], ['']],
    [['a\0b'], ['a', 'b']],
    [
      ['a\0b', 'c'],
      ['a', 'b\0c'],
    ],
  ] as const) {
    expect(texts.line(line).words).toEqual(line);
    expect(texts.line(other).words).toEqual(other);
    expect(texts.line(line).words).toEqual(line);
  }
});

test('what fits several texts is the same set in whatever order they come', () => {
  const texts = known();
  const [fits, word] = [texts.likes('a.b'), texts.word('NPX').likes];
  expect([...fits.and(word).all]).toEqual([dotted, runner]);
  expect(word.and(fits)).toBe(fits.and(word));
  expect(fits.and(texts.likes('ab'))).toBe(fits);
  expect(texts.likes('ab').and(fits)).toBe(fits);
});

test('the command is held against expressions as it is written, words in small letters', () => {
  const texts = known();
  const { likes, ofCommand } = texts.line(['NPX', 'npx']);
  expect([...likes.all]).toEqual([runner]);
  expect([...ofCommand.all]).toEqual([]);
  expect([...texts.line(['npx']).ofCommand.all]).toEqual([runner]);
});
