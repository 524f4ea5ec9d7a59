import { describe, expect, test } from '@jest/globals';
import { brief, parse, problemsOf, textAt } from './support.ts';

const toml = (text: string) => parse(text, 'toml');

describe('data', () => {
  test('is plain', () => {
    const text =
      'a = 1_000\nb = 0xff\nc = inf\nd = nan\ne = 2020-01-01\nf = 07:32\ng = 9007199254740993\nh = [1, [2], { i = 3 }]\nj.k."l m" = true\n';
    expect(toml(text).value).toEqual({
      a: 1000,
      b: 255,
      c: Number.POSITIVE_INFINITY,
      d: Number.NaN,
      e: '2020-01-01',
      f: '07:32',
      g: 9007199254740992,
      h: [1, [2], { i: 3 }],
      j: { k: { 'l m': true } },
    });
    expect(toml(text).problems).toEqual([]);
  });

  test('tables and lists of tables', () => {
    const text = '[[a]]\nx = 1\n[a.b]\ny = 1\n[[a]]\nx = 2\n[a.b]\ny = 2\n[c.d]\ne = 3\n[c]\nf = 4\n';
    expect(toml(text).value).toEqual({
      a: [
        { x: 1, b: { y: 1 } },
        { x: 2, b: { y: 2 } },
      ],
      c: { d: { e: 3 }, f: 4 },
    });
  });

  test('"__proto__" is a key like any other', () => {
    const { value } = toml('__proto__.x = 1\n[constructor.__proto__]\ny = { "__proto__" = 2 }\n');
    expect(JSON.stringify(value)).toBe('{"__proto__":{"x":1},"constructor":{"__proto__":{"y":{"__proto__":2}}}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('a text of nothing but white space is empty', () => {
    expect(problemsOf('\n', 'toml')).toEqual(['empty 0-1 the file is empty']);
    expect(toml('# nothing\n').value).toEqual({});
  });
});

describe('places', () => {
  const text =
    '[mcp_servers."git hub"] # why\r\ncommand = "npx"\r\nenv = { A = "1", b.c = \'2\' }\r\nargs = [\r\n  "-y",\r\n]\r\n[mcp_servers.b.http_headers]\r\nX = 1\r\n[[ list ]]\r\n[[list]]\r\ny = 1\r\n';
  const document = toml(text);

  test.each([
    [['mcp_servers'], 'key', 'mcp_servers'],
    [['mcp_servers'], 'value', '[mcp_servers."git hub"]'],
    [['mcp_servers', 'git hub'], 'key', '"git hub"'],
    [['mcp_servers', 'git hub'], 'value', '[mcp_servers."git hub"]'],
    [['mcp_servers', 'git hub', 'command'], 'key', 'command'],
    [['mcp_servers', 'git hub', 'command'], 'value', '"npx"'],
    [['mcp_servers', 'git hub', 'env'], 'value', '{ A = "1", b.c = \'2\' }'],
    [['mcp_servers', 'git hub', 'env', 'b'], 'key', 'b'],
    [['mcp_servers', 'git hub', 'env', 'b'], 'value', "b.c = '2'"],
    [['mcp_servers', 'git hub', 'env', 'b', 'c'], 'key', 'c'],
    [['mcp_servers', 'git hub', 'args', 0], 'value', '"-y"'],
    [['mcp_servers', 'b'], 'key', 'b'],
    [['mcp_servers', 'b', 'http_headers'], 'key', 'http_headers'],
    [['mcp_servers', 'b', 'http_headers', 'nobody'], 'value', '[mcp_servers.b.http_headers]'],
    [['list'], 'key', 'list'],
    [['list', 0], 'value', '[[ list ]]'],
    [['list', 1], 'key', '[[list]]'],
    [['list', 1, 'y'], 'value', '1'],
  ] as const)('%j %s', (route, side, expected) => {
    expect(textAt(document, route, side)).toBe(expected);
  });

  test('a table that only a deeper header named gets its own header when it comes', () => {
    const later = toml('[a.b]\n[a]\n');
    expect(later.locate(['a'], 'key')).toEqual({ start: 7, end: 8 });
    expect(later.locate(['a'], 'value')).toEqual({ start: 6, end: 9 });
  });

  test('lines and columns', () => {
    const { start } = document.locate(['mcp_servers', 'git hub', 'args', 0], 'value');
    expect(document.position(start)).toEqual({ line: 5, column: 3 });
  });

  test('parts of strings', () => {
    const strings = toml(
      'a = "\\t\\u00e9\\U0001F600${KEY}"\nb = \'C:\\x\'\nc = """\\\n   one\r\ntwo"""\nd = \'\'\'\r\nx\r\ny\'\'\'\n"e\\x41" = 1\n',
    );
    expect(textAt(strings, ['a'], 'value', { start: 4, end: 10 })).toBe('${KEY}');
    expect(textAt(strings, ['b'], 'value', { start: 2, end: 4 })).toBe('\\x');
    expect(textAt(strings, ['c'], 'value', { start: 4, end: 7 })).toBe('two');
    expect(textAt(strings, ['d'], 'value', { start: 2, end: 3 })).toBe('y');
    expect(textAt(strings, ['eA'], 'key', { start: 1, end: 2 })).toBe('\\x41');
  });

  test('comments', () => {
    expect(toml('# a\nb = "# no" # c\n').comments()).toEqual([
      { span: { start: 0, end: 3 }, text: ' a' },
      { span: { start: 15, end: 18 }, text: ' c' },
    ]);
  });
});

describe('faults', () => {
  test.each([
    ['a = npx\n', 4, 7, 'the value is not in quotes'],
    ['a = [npx]\n', 5, 8, 'the value is not in quotes'],
    ['a = True\n', 4, 8, 'true and false are written in lower case'],
    ['a = "x\nb = 1\n', 5, 6, 'the string is not closed'],
    ['a = [1, 2\n', 8, 9, 'the list is not closed'],
    ['a = [1 2]\n', 7, 8, 'there is no comma between two entries'],
    ['a = { b = 1\n', 10, 11, 'the inline table is not closed'],
    ['[a\n', 0, 2, 'the table header is not closed'],
    ['x = 1\n[a.b\nc = 1\n', 6, 10, 'the table header is not closed'],
    ['[a.b c]\nd = 1\n', 5, 6, 'a name in the table header needs quotes'],
    ['[a.b.com/c]\nd = 1\n', 8, 9, 'a name in the table header needs quotes'],
    ['a = ["x", "y"\nb = 2\n', 14, 15, 'the list is not closed'],
    ['a = ["x"\n\n[b]\nc = 1\n', 10, 11, 'the list is not closed'],
    ['[]\n', 1, 2, 'the table header is empty'],
    ['a 1\n', 2, 3, 'there is no equals sign after the key'],
    ['a: 1\n', 1, 2, 'a colon stands where an equals sign belongs'],
    ['a =\n', 2, 3, 'the value is missing'],
    ['a = 1 b = 2\n', 6, 7, 'two things stand on one line'],
    ['a = "C:\\Users"\n', 7, 9, 'a backslash in double quotes is followed by a character that cannot be escaped'],
    ['a = 01\n', 4, 6, 'the number starts with a zero'],
    ['{"a": 1}\n', 0, 1, 'this is not TOML: it starts with "{"'],
    ['a = "\0"\n', 5, 6, 'the string or comment holds a raw control character'],
    ['# \x07\n', 2, 3, 'there is a character that TOML does not allow'],
    ['a = 1\r\nb = 2\n\rc = 3\n', 13, 14, 'a carriage return stands without a line feed'],
    ['a = 1\n<<<<<<< HEAD\nb = 1\n=======\nb = 2\n>>>>>>> x\n', 6, 13, 'the file holds an unresolved merge conflict'],
  ])('%j', (text, start, end, message) => {
    const { problems } = toml(text);
    expect(problems).toMatchObject([{ kind: 'syntax', message, span: { start, end }, fatal: true }]);
  });

  test('what stands before is read, and the table they stand in is broken', () => {
    const document = toml('[a]\nb = 1\n[c]\nd = 2\ne = npx\n[f]\n');
    expect(document.value).toEqual({ a: { b: 1 }, c: { d: 2 } });
    const routes = [[], ['a'], ['a', 'b'], ['c'], ['c', 'd'], ['c', 'e'], ['f']];
    expect(routes.map((route) => document.isBroken(route))).toEqual([true, false, false, true, false, true, true]);
  });

  test('in a list over many lines spare the tables before', () => {
    const document = toml('[a]\nb = 1\n[c]\nd = [\n  1\n  2\n]\n');
    expect(document.value).toEqual({ a: { b: 1 }, c: {} });
    expect(document.isBroken(['c'])).toBe(true);
  });

  test('a string that is too long for the parser is a limit', () => {
    expect(toml(`a = "${'x'.repeat(400_000)}"`).problems.map(({ kind }) => kind)).toEqual(['limits']);
  });
});

describe('keys that are defined twice', () => {
  test('are reported with the first definition, and the rest is read', () => {
    const text = '[mcp_servers.a]\ncommand = "x"\n[mcp_servers."a"]\nurl = "y"\n[mcp_servers.b]\nc = 1\nc = 2\n';
    const document = toml(text);
    expect(document.problems).toEqual([
      {
        kind: 'duplicate-key',
        message: 'the key "a" is defined more than once',
        help: 'rename or remove one of them',
        span: { start: 43, end: 46 },
        route: ['mcp_servers', 'a'],
        related: { span: { start: 13, end: 14 }, message: 'defined before here' },
        fatal: true,
      },
      expect.objectContaining({ route: ['mcp_servers', 'b', 'c'], span: { start: 80, end: 81 } }),
    ]);
    expect(document.value).toEqual({ mcp_servers: { a: { command: 'x' }, b: { c: 1 } } });
    expect(textAt(document, ['mcp_servers', 'b', 'c'])).toBe('1');
    expect(document.isBroken(['mcp_servers', 'a'])).toBe(false);
  });

  test.each([
    ['x = { a = 1, a = 2 }\n', 'duplicate-key! 13-14 the key "a" is defined more than once (also 6-7)'],
    ['a = 1\n[a]\n', 'duplicate-key! 7-8 the key "a" is defined more than once (also 0-1)'],
    ['a.b = 1\n[a]\nc = 1\n', 'duplicate-key! 9-10 the key "a" is defined more than once (also 0-1)'],
    ['[a]\n[[a]]\nb = 1\n', 'duplicate-key! 6-7 the key "a" is defined more than once (also 1-2)'],
    ['[[a]]\n[a]\nb = 1\n', 'duplicate-key! 7-8 the key "a" is defined more than once (also 2-3)'],
  ])('%j', (text, expected) => {
    expect(toml(text).problems.map(brief)).toEqual([expected]);
  });

  test('do not hide a fault behind them', () => {
    expect(problemsOf('a = 1\na = 2\nb = c\n', 'toml')).toEqual([
      'duplicate-key! 6-7 the key "a" is defined more than once (also 0-1)',
      'syntax! 16-17 the value is not in quotes',
    ]);
  });
});
