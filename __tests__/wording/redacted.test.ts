import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Redacted, redact } from '../../src/wording/index.ts';
import { inTurn, runs } from '../fuzz.ts';

const pieces = fc.constantFrom(
  ...['token', 'bearer ', 'Bearer\t', 'basic', 'apikey ', 'API key', 'Authorization', 'pass', '--key', '--token '],
  ...[': ', '"', "'", '`', '\\', '\\"', "'''", '"""', '\n', '\r\n', '\r', '\u2028', '  ', ' \t', '|\n', '  - ', ';'],
  ...['${A:-', '${{ x }}', '{{', '}}', '}', '{', '[', ']', ',', '=', 'value: ', 'name: ', 'default', '!tag ', '&x '],
  ...['://', 'https://', '@', '?', '&', '/', '%A', '<your>', '-----BEGIN ', '-----BEGIN A-----', '-----END A-----'],
  ...['a1b2c3d4e5f6a7b8', 'ghp_aB3dE5fG7hI9jK', '6f1e2d3c-1111-4222-8333-444455556666', 'hello world', 'word', 'true'],
);
const short = fc.array(pieces, { maxLength: 60 }).map((words) => words.join(''));
/** With a line or a stretch of lines longer than what is looked at as a whole. */
const long = fc
  .tuple(short, fc.array(pieces, { minLength: 1, maxLength: 4 }), fc.nat(30), fc.boolean(), short)
  .map(([before, words, gap, oneLine, after]) => {
    const filler = (words.join('') + 'w'.repeat(gap)).repeat(120);
    return [before, oneLine ? filler.replace(/[\r\n]/g, '') : filler, after, filler].join('');
  });
const ranges = fc.array(fc.tuple(fc.nat(), fc.nat(300)), { minLength: 1, maxLength: 8 });

test.each([
  ['short', short, 1000],
  ['long', long, 300],
])('every part of a %s text is as it is in the redacted whole, in any order', (_what, texts, count) => {
  fc.assert(
    fc.property(texts, ranges, (text, parts) => {
      const whole = redact(text);
      const redacted = new Redacted(text);
      for (const [offset, length] of parts) {
        const start = offset % (text.length + 1);
        const end = Math.min(text.length, start + length);
        expect(redacted.slice(start, end)).toBe(whole.slice(start, end));
      }
    }),
    { numRuns: runs(count) },
  );
});

/** The part after `before`, when it alone is asked for. */
function partAfter(before: string, part: string): string {
  return new Redacted(`${before}${part}\n`).slice(before.length, before.length + part.length);
}

test.each([
  ['a key on the line before', '{"args": ["--token",\n', '"hunter2"', '"•••••••"'],
  ['a key far above', `api_key: |\n${'  line\n'.repeat(5000)}`, '  hunter2', '  •••••••'],
  ['a string begun far above', `secret = '''\n${'line\n'.repeat(5000)}`, 'hunter2 "and" more', '••••••••••••••••••'],
  ['a PEM block begun far above', `-----BEGIN PRIVATE KEY-----\n${'QUJD\n'.repeat(5000)}`, 'REVG', '••••'],
  ['a scheme far before, on a long line', `${'word '.repeat(1000)}: Bearer${' '.repeat(5000)}`, 'abc', '•••'],
  ['an address begun far before', `https://example.com/?${'a=b&'.repeat(2000)}x=`, 'abc', '•••'],
])('a part is hidden by %s', (_what, before, part, shown) => {
  expect(partAfter(before, part)).toBe(shown);
});

const lines: [start: string, piece: string][] = [
  ['', 'a1'],
  ['ghp_', 'A_'],
  ['https://', 'aB'],
  ['bearer ', '\\'],
  ['token: ', "'a"],
  ['token: ', '!a '],
  ['token: [', '1'],
  ['${TOKEN:-', 'a'],
];
test.each(inTurn(lines, 0))('%j and a line of many megabytes of %j', (start, piece) => {
  const text = start + piece.repeat((8 << 20) / piece.length);
  expect(redact(text)).toHaveLength(text.length);
});
