import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadParsers, type OddValues } from '../../src/parse/index.ts';

const parsers = await loadParsers(['markdown']);

function read(front: string, requotes: OddValues | 'none' = 'odd') {
  const text = `---\n${front}\n---\n\nText.\n`;
  return parsers({ path: 'a.md', text, problems: [] }, 'markdown', requotes === 'none' ? {} : { requotes });
}

function textAt(document: ReturnType<typeof read>, key: string, side: 'key' | 'value', within?: [number, number]) {
  const part = within && { start: within[0], end: within[1] };
  const { start, end } = document.locate([key], side, part);
  return document.text.slice(start, end);
}

describe('front matter that is parsed again', () => {
  const odd =
    'argument-hint: [create|status] [spec-name]\ndescription: Use it when: asked "so"\ntools: Read, mcp__db__query';

  test('every value is there, at its own place', () => {
    const document = read(odd);
    expect(document.problems).toEqual([]);
    expect(document.value).toEqual({
      'argument-hint': '[create|status] [spec-name]',
      description: 'Use it when: asked "so"',
      tools: 'Read, mcp__db__query',
    });
    expect(textAt(document, 'argument-hint', 'value')).toBe('[create|status] [spec-name]');
    expect(textAt(document, 'description', 'value', [19, 23])).toBe('"so"');
    expect(textAt(document, 'tools', 'key')).toBe('tools');
    expect(textAt(document, 'tools', 'value', [6, 20])).toBe('mcp__db__query');
    expect(document.isBroken(['tools'])).toBe(false);
  });

  test('only where the program does so', () => {
    expect(read(odd, 'none').problems).not.toEqual([]);
  });

  test('or with quotes round values with a colon alone', () => {
    const colons = 'description: Use it when: asked "so"\nlink : a: b';
    expect(read(colons, 'colons').value).toEqual({
      description: 'Use it when: asked "so"',
      link: 'a: b',
    });
    for (const left of ['argument-hint: [a] [b]', 'a: @b', 'a: "b": c', 'argument-hint: a: b']) {
      expect([left, read(left, 'colons').problems]).not.toEqual([left, []]);
    }
  });

  test('what can be parsed is not touched', () => {
    expect(read('tools: [Read, "a: b"]').value).toEqual({ tools: ['Read', 'a: b'] });
  });

  test('what is broken all the same is said of the text as it stands', () => {
    const broken = 'name: a\n  description: b: c\n tools: [';
    expect(read(broken).problems).toEqual(read(broken, 'none').problems);
  });

  test('lines of Windows', () => {
    const document = read('a: b: c\r\ntools: d');
    expect(document.value).toEqual({ a: 'b: c', tools: 'd' });
    expect(textAt(document, 'tools', 'value')).toBe('d');
  });

  test('any odd value keeps its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (random) => {
        const value = `x: ${random.replace(/[\r\n]/g, '')}x`;
        const document = read(`odd: ${value}\nlast: end`);
        if (document.problems.length > 0) return;
        expect(document.value).toEqual({ odd: value, last: 'end' });
        expect(textAt(document, 'odd', 'value')).toBe(value);
        expect(textAt(document, 'last', 'value')).toBe('end');
      }),
    );
  });
});
