import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSource, type Route, type Side } from '../../src/parse/index.ts';

const read = (text: string) => parseSource({ path: 'a.json', text, problems: [] }, 'json', { json5: true });

async function textAt(text: string, route: Route, side: Side, within?: [number, number]) {
  const document = await read(text);
  const part = within && { start: within[0], end: within[1] };
  const { start, end } = document.locate(route, side, part);
  return text.slice(start, end);
}

test.each(['\u00a0', '\ufeff', '\u2028', '\v', '\u3000'])('is blank between two words: %j', async (blank) => {
  const { value, problems } = await read(
    `{${blank}a${blank}:${blank}[1,${blank}'${blank === '\u2028' ? '' : blank}']}`,
  );
  expect(value).toEqual({ a: [1, blank === '\u2028' ? '' : blank] });
  expect(problems).toEqual([]);
});

test.each([`"\\x4"`, `"\\u12"`, `'\\1'`, `"\\01"`])('is an escape in no JSON5: %s', async (text) => {
  const { problems } = await read(`{ a: ${text} }`);
  expect(problems.map(({ kind }) => kind)).toContain('syntax');
});

test.each([
  [`"\\x41"`, 'A'],
  [`"\\\\x"`, '\\x'],
  [`'\\0'`, '\0'],
])('is an escape: %s', async (text, value) => {
  expect((await read(`{ a: ${text} }`)).value).toEqual({ a: value });
});

describe('what JSON5 adds', () => {
  const text = `// servers
{
  mcpServers: {
    files: { command: 'npx', args: ['-y', "it's", 'say "so"',], env: { 'A-B': '\x41\
b', $c: +1, d: .5, e: 0x1F, f: Infinity, 'g' : -2. } },
  },
}
`;

  test('is read', async () => {
    const { value, problems } = await read(text);
    expect(value).toEqual({
      mcpServers: {
        files: {
          command: 'npx',
          args: ['-y', "it's", 'say "so"'],
          env: { 'A-B': 'Ab', $c: 1, d: 0.5, e: 31, f: Number.POSITIVE_INFINITY, g: -2 },
        },
      },
    });
    expect(problems.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['comment', '// servers'],
      ['trailing-comma', ','],
      ['trailing-comma', ','],
      ['trailing-comma', ','],
    ]);
  });

  test('at its own places', async () => {
    const files = ['mcpServers', 'files'];
    expect(await textAt(text, files, 'key')).toBe('files');
    expect(await textAt(text, [...files, 'command'], 'value')).toBe("'npx'");
    expect(await textAt(text, [...files, 'args', 1], 'value')).toBe('"it\'s"');
    expect(await textAt(text, [...files, 'args', 2], 'value', [4, 8])).toBe('"so"');
    expect(await textAt(text, [...files, 'env', 'e'], 'value')).toBe('0x1F');
    expect(await textAt(text, [...files, 'env', 'g'], 'key')).toBe("'g'");
  });

  test('a word before a colon in a comment is no key', async () => {
    expect((await read('{ a: true // see: this\n}')).value).toEqual({ a: true });
    expect((await read('{ a /* b: */ : [null /* c: */] }')).value).toEqual({ a: [null] });
  });

  test('a key twice', async () => {
    const { problems } = await read("{ a: 1, 'a': 2 }");
    expect(problems.map(({ kind, span, related }) => [kind, span, related?.span])).toEqual([
      ['duplicate-key', { start: 2, end: 3 }, { start: 8, end: 11 }],
    ]);
  });
});

test('a text that is broken in JSON5 as well is told as it stands', async () => {
  for (const text of ['{ a: }', "{ a: 'b }", '{ a: 1 b: 2 }', '{ 1a: 2 }', "{ 'a': [1 }"]) {
    const strict = await parseSource({ path: 'a.json', text, problems: [] }, 'json');
    expect((await read(text)).problems).toEqual(strict.problems);
  }
});

test('whatever is JSON stays what it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect((await read(` ${text}//\n`)).value).toEqual((await read(text)).value);
    }),
  );
});

test('a value in single quotes is that in double quotes, at its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (value) => {
      const escaped = value.replace(/[\\']/g, '\\$&');
      const text = `{ key: '${escaped}', next: 1 }`;
      expect((await read(text)).value).toEqual({ key: value, next: 1 });
      expect(await textAt(text, ['key'], 'value')).toBe(`'${escaped}'`);
      expect(await textAt(text, ['next'], 'key')).toBe('next');
    }),
  );
});
