import { describe, expect, test } from '@jest/globals';
import { parse, problemsOf, textAt } from './support.ts';

describe('places', () => {
  const text = '{\n\t"mcpServers": {\n\t\t"git\\/hub": { "args": ["-y", "😀"], "a~b": null }\n\t}\n}\n';
  const document = parse(text);

  test.each([
    [['mcpServers'], 'key', '"mcpServers"'],
    [['mcpServers', 'git/hub'], 'key', '"git\\/hub"'],
    [['mcpServers', 'git/hub'], 'value', '{ "args": ["-y", "😀"], "a~b": null }'],
    [['mcpServers', 'git/hub', 'args', 1], 'value', '"😀"'],
    [['mcpServers', 'git/hub', 'args', 1], 'key', '"😀"'],
    [['mcpServers', 'git/hub', 'a~b'], 'key', '"a~b"'],
    [['mcpServers', 'git/hub', 'a~b'], 'value', 'null'],
  ] as const)('%j %s', (route, side, expected) => {
    expect(textAt(document, route, side)).toBe(expected);
  });

  test('the root has no key', () => {
    expect(document.locate([], 'key')).toEqual({ start: 0, end: text.length - 1 });
  });

  test('a route that leads nowhere ends at the last node that exists', () => {
    expect(textAt(document, ['mcpServers', 'nobody', 'command'], 'key')).toBe('"mcpServers"');
    expect(textAt(document, ['mcpServers', 'git/hub', 'args', 2], 'value')).toBe('["-y", "😀"]');
    expect(textAt(document, ['toString'], 'value')).toBe(text.trimEnd());
  });

  test('lines and columns count UTF-16 units, and a tab is one', () => {
    expect(document.position(document.locate(['mcpServers', 'git/hub'], 'key').start)).toEqual({ line: 3, column: 3 });
    expect(document.position(document.locate(['mcpServers', 'git/hub', 'a~b'], 'key').start)).toEqual({
      line: 3,
      column: 39,
    });
  });

  test('a line ends at LF, CR LF or CR', () => {
    const lines = parse('[\r\n1,\r2,\n\n3]');
    const positions = [0, 1, 2].map((index) => lines.position(lines.locate([index], 'value').start));
    expect(positions).toEqual([
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 5, column: 1 },
    ]);
    expect(lines.position(3)).toEqual({ line: 2, column: 1 });
    expect(lines.position(1_000)).toEqual({ line: 5, column: 3 });
  });
});

describe('a part of a string', () => {
  test('in plain text', () => {
    expect(textAt(parse('{"a": "npx -y x"}'), ['a'], 'value', { start: 4, end: 6 })).toBe('-y');
  });

  test('behind escapes', () => {
    const document = parse('{"a": "\\t\\u00e9\\ud83d\\ude00${KEY}\\\\"}');
    expect(document.value).toEqual({ a: '\té😀${KEY}\\' });
    expect(textAt(document, ['a'], 'value', { start: 4, end: 10 })).toBe('${KEY}');
    expect(textAt(document, ['a'], 'value', { start: 0, end: 2 })).toBe('\\t\\u00e9');
    expect(textAt(document, ['a'], 'value', { start: 10, end: 11 })).toBe('\\\\');
  });

  test('of a key', () => {
    expect(textAt(parse('{"X-\\u0041uth": 1}'), ['X-Auth'], 'key', { start: 2, end: 6 })).toBe('\\u0041uth');
  });

  test('beyond the end is cut, and what is not a string stays whole', () => {
    const document = parse('{"a": "xy", "b": 12}');
    expect(textAt(document, ['a'], 'value', { start: 1, end: 90 })).toBe('y');
    expect(textAt(document, ['b'], 'value', { start: 1, end: 2 })).toBe('12');
    expect(textAt(document, ['b', 'c'], 'value', { start: 1, end: 2 })).toBe('12');
  });
});

describe('"__proto__"', () => {
  const text = '{"__proto__": {"command": "x"}, "constructor": {"__proto__": 1}}';

  test('is a key like any other', () => {
    const { value } = parse(text);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('has a place', () => {
    expect(textAt(parse(text), ['__proto__', 'command'], 'key')).toBe('"command"');
    expect(textAt(parse(text), ['constructor', '__proto__'])).toBe('1');
  });

  test('in a broken text, too', () => {
    const document = parse(`${text.slice(0, -1)}, // x`);
    expect(Object.hasOwn(document.value as object, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(document.value)).toBe(Object.prototype);
    expect(textAt(document, ['__proto__', 'command'], 'value', { start: 0, end: 1 })).toBe('x');
  });
});

describe('liberties', () => {
  test('comments are reported one by one', () => {
    expect(problemsOf('// a\n{ /* b */ "c": 1 }')).toEqual([
      'comment 0-4 there is a comment; JSON does not allow comments',
      'comment 7-14 there is a comment; JSON does not allow comments',
    ]);
  });

  test('comments are listed with what stands between their markers', () => {
    expect(parse('// a\r\n{ /* b */ "c": "// no" } /**/').comments()).toEqual([
      { span: { start: 0, end: 4 }, text: ' a' },
      { span: { start: 8, end: 15 }, text: ' b ' },
      { span: { start: 31, end: 35 }, text: '' },
    ]);
    expect(parse('{"a": "// no"}').comments()).toEqual([]);
  });

  test('a trailing comma is reported once', () => {
    expect(problemsOf('{"a": [1, 2,\n ], }')).toEqual([
      'trailing-comma 11-12 there is a comma after the last entry; JSON does not allow it',
      'trailing-comma 15-16 there is a comma after the last entry; JSON does not allow it',
    ]);
  });

  test('they break nothing', () => {
    const document = parse('{"a": {"b": 1, /* c */ },}');
    expect(document.value).toEqual({ a: { b: 1 } });
    expect([document.isBroken([]), document.isBroken(['a'])]).toEqual([false, false]);
    expect(textAt(document, ['a'])).toBe('{"b": 1, /* c */ }');
  });
});

describe('duplicate keys', () => {
  test('every lost definition is reported, with the one that counts', () => {
    const text = '{"s": {"a": {"x": 1}, "\\u0061": 2, "a": {"y": 3}}}';
    const document = parse(text);
    expect(document.problems).toEqual(
      [
        { start: 7, end: 10 },
        { start: 22, end: 30 },
      ].map((span) => ({
        kind: 'duplicate-key',
        message: 'the key "a" is defined more than once; the last definition counts',
        help: 'rename or remove one of them',
        span,
        route: ['s', 'a'],
        related: { span: { start: 35, end: 38 }, message: 'the definition that counts' },
        fatal: false,
      })),
    );
    expect(document.value).toEqual({ s: { a: { y: 3 } } });
    expect(textAt(document, ['s', 'a', 'y'], 'key')).toBe('"y"');
    expect(textAt(document, ['s', 'a', 'x'], 'key')).toBe('"a"');
    expect(document.isBroken(['s', 'a'])).toBe(false);
  });

  test('a strange key is not repeated in the message', () => {
    expect(problemsOf('{"\\u001b[0m": 1, "\\u001b[0m": 2}')).toEqual([
      'duplicate-key 1-12 a key is defined more than once; the last definition counts (also 17-28)',
    ]);
  });
});

test.each(['', ' \r\n\t', '\u00a0'])('a text of nothing but white space is empty: %j', (text) => {
  const document = parse(text);
  expect(document.value).toBeUndefined();
  expect(document.problems.map(({ kind }) => kind)).toEqual(['empty']);
  expect(document.locate(['a'], 'value')).toEqual({ start: 0, end: 0 });
});
