import { describe, expect, test } from '@jest/globals';
import { parse, problemsOf, textAt } from './support.ts';

const yaml = (text: string) => parse(text, 'yaml');

describe('data', () => {
  test('is plain', () => {
    const text =
      'a: 2001-01-01\nb: 0x10\nc: ~\nd:\ne: yes\nf: 1.5\ng: true\nh: [x, {y: z}]\ni: |\n  two\n  lines\nj: !tag k\n';
    expect(yaml(text).value).toEqual({
      a: '2001-01-01',
      b: 16,
      c: null,
      d: null,
      e: 'yes',
      f: 1.5,
      g: true,
      h: ['x', { y: 'z' }],
      i: 'two\nlines\n',
      j: 'k',
    });
    expect(yaml(text).problems).toEqual([]);
  });

  test('keys become strings as they are written', () => {
    expect(yaml('1: a\n0x10: b\n~: c\ntrue: d\n[e, f]: g\n').value).toEqual({
      '1': 'a',
      '0x10': 'b',
      '~': 'c',
      true: 'd',
      '[e, f]': 'g',
    });
  });

  test('"__proto__" and merge keys are keys like any other', () => {
    const { value, problems } = yaml('base: &base {x: 1}\n__proto__: {y: 2}\n<<: *base\n');
    expect(Object.keys(value as object)).toEqual(['base', '__proto__', '<<']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(problems).toEqual([]);
  });

  test('of YAML 1.1 is read as YAML 1.2', () => {
    expect(yaml('%YAML 1.1\n---\na: yes\nb: 010\n<<: {c: 1}\n').value).toEqual({ a: 'yes', b: 10, '<<': { c: 1 } });
  });

  test('a text without data is empty', () => {
    expect(problemsOf(' \n\t\n', 'yaml')).toEqual(['empty 0-4 the file is empty']);
    expect(yaml('# nothing\n').value).toBeNull();
  });
});

describe('places', () => {
  const text =
    'servers:\r\n  "git hub":\r\n    args: [-y, \'it\'\'s\'] # why\r\n    env:\r\n      A: "\\t${KEY}"\r\n    list:\r\n    - x\r\n    - y: z\r\n    none:\r\n';
  const document = yaml(text);

  test.each([
    [['servers'], 'key', 'servers'],
    [['servers', 'git hub'], 'key', '"git hub"'],
    [['servers', 'git hub', 'args'], 'value', "[-y, 'it''s']"],
    [['servers', 'git hub', 'args', 1], 'key', "'it''s'"],
    [['servers', 'git hub', 'env'], 'value', 'A: "\\t${KEY}"'],
    [['servers', 'git hub', 'list'], 'value', '- x\r\n    - y: z'],
    [['servers', 'git hub', 'list', 1, 'y'], 'value', 'z'],
    [['servers', 'git hub', 'none'], 'key', 'none'],
    [['servers', 'git hub', 'none'], 'value', ''],
    [['servers', 'git hub', 'nobody', 'x'], 'key', '"git hub"'],
  ] as const)('%j %s', (route, side, expected) => {
    expect(textAt(document, route, side)).toBe(expected);
  });

  test('lines and columns', () => {
    const { start } = document.locate(['servers', 'git hub', 'env', 'A'], 'value');
    expect(document.position(start)).toEqual({ line: 5, column: 10 });
  });

  test('parts of strings', () => {
    expect(textAt(document, ['servers', 'git hub', 'env', 'A'], 'value', { start: 1, end: 7 })).toBe('${KEY}');
    expect(textAt(document, ['servers', 'git hub', 'args', 1], 'value', { start: 2, end: 4 })).toBe("''s");
    expect(textAt(document, ['servers', 'git hub', 'args', 0], 'value', { start: 1, end: 2 })).toBe('y');
    expect(textAt(document, ['servers', 'git hub'], 'key', { start: 4, end: 7 })).toBe('hub');
    const folded = yaml('a: "one\n  two"\nb: |\n  three\n');
    expect(textAt(folded, ['a'], 'value', { start: 4, end: 7 })).toBe('"one\n  two"');
    expect(textAt(folded, ['b'], 'value', { start: 0, end: 1 })).toBe('|\n  three');
  });

  test('comments', () => {
    const commented = '# a\na: "# no" # b\nb: |\n  # no\nc: x#no\n';
    expect(yaml(commented).comments()).toEqual([
      { span: { start: 0, end: 3 }, text: ' a' },
      { span: { start: 14, end: 17 }, text: ' b' },
    ]);
  });
});

describe('aliases', () => {
  test('stand for the value of their anchor', () => {
    const document = yaml('a: &x {b: [1]}\nc: *x\nd: &x 2\ne: *x\n');
    expect(document.value).toEqual({ a: { b: [1] }, c: { b: [1] }, d: 2, e: 2 });
    expect(textAt(document, ['c', 'b', 0])).toBe('*x');
  });

  test('of an anchor that is not defined yet are a fault', () => {
    expect(problemsOf('a: *x\nb: &x 1\n', 'yaml')).toEqual(['syntax! 3-5 the alias refers to no anchor before it']);
    expect(problemsOf('a: &x [*x]\n', 'yaml')).toEqual(['syntax! 7-9 the alias refers to no anchor before it']);
  });

  test('do not multiply without limit', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 12; level++) {
      lines.push(
        `a${level}: &a${level} [${Array(10)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
      );
    }
    const document = yaml(lines.join('\n'));
    expect(document.problems).toMatchObject([{ kind: 'limits', fatal: true }]);
    expect(JSON.stringify(document.value).length).toBeLessThan(1_000_000);
  });

  test('do not nest without limit', () => {
    const nest = (levels: number, inside: string) => '['.repeat(levels) + inside + ']'.repeat(levels);
    const lines = (levels: number) => `a: &a ${nest(99, 'x')}\nb: &b ${nest(90, '*a')}\nc: ${nest(levels, '*b')}\n`;
    expect(yaml(lines(10)).problems).toEqual([]);
    expect(yaml(lines(11)).problems.map(({ kind }) => kind)).toEqual(['limits']);
  });
});

describe('faults', () => {
  test.each([
    ['a: b: c\n', 3, 4, 'a second entry stands on the line of the first'],
    ['a:\n\tb: 1\n', 3, 4, 'a tab indents the line; YAML allows only spaces'],
    ['a: "x\n', 4, 5, 'the double quote is not closed'],
    ["a: 'x\n", 4, 5, 'the single quote is not closed'],
    ['a: [1, 2\nb: 3\n', 9, 10, 'the bracket is not closed'],
    ['a: {b: 1\n', 7, 8, 'the bracket is not closed'],
    ['a: *\n', 3, 4, 'a plain value cannot start with this character'],
    ['a: @x\n', 3, 4, 'a plain value cannot start with this character'],
    ['a:\n  - b\n c: 1\n', 9, 10, 'the indentation fits no level that is open'],
    ['- a\nb: 1\n', 4, 5, 'this text belongs to no entry'],
    ['key\nb: 1\n', 0, 3, 'the line has no colon after its key'],
    ["a: 'don't'\n", 8, 10, 'this text belongs to no entry'],
    ['a: 1\n---\nb: 2\n---\nc: 3\n', 5, 8, 'a second document starts here; only the first is read'],
    ['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n', 5, 12, 'the file holds an unresolved merge conflict'],
  ])('%j', (text, start, end, message) => {
    const { problems } = yaml(text);
    expect(problems).toMatchObject([{ kind: 'syntax', message, span: { start, end }, fatal: true }]);
  });

  test('break the nodes they stand in', () => {
    const document = yaml('a:\n  b: "x" y\n  c: 1\nd:\n  e: 1\n');
    const routes = [[], ['a'], ['a', 'b'], ['d'], ['d', 'e']];
    expect(routes.map((route) => document.isBroken(route))).toEqual([true, true, true, false, false]);
  });

  test.each([
    'a:\n  b:\n    c: 1\n\td: 2\n    e: 3\n  f:\n    - 1\n',
    'a:\n  b:\n    c: 1\n   d: 2\n    e: 3\n  f:\n    - 1\n',
    'a:\n  b:\n    c: 1\n<<<<<<< HEAD\n    d: 1\n=======\n    d: 2\n>>>>>>> x\n    e: 3\n  f:\n    - 1\n',
  ])('%j: said once, and what it cuts off is broken', (text) => {
    const document = yaml(`z:\n  y: 1\n${text}`);
    expect(document.problems).toHaveLength(1);
    const routes = [['z'], ['z', 'y'], ['a'], ['a', 'b']];
    expect(routes.map((route) => document.isBroken(route))).toEqual([false, false, true, true]);
  });

  test('duplicate keys are refused by the parser but break nothing', () => {
    const document = yaml('a: 1\nb: {"c": 1, c: 2}\na: 3\n');
    expect(document.problems).toEqual([
      {
        kind: 'duplicate-key',
        message: 'the key "a" is defined more than once',
        help: 'rename or remove one of them',
        span: { start: 0, end: 1 },
        route: ['a'],
        related: { span: { start: 23, end: 24 }, message: 'defined again here' },
        fatal: true,
      },
      expect.objectContaining({ route: ['b', 'c'], span: { start: 9, end: 12 } }),
    ]);
    expect(document.value).toEqual({ a: 3, b: { c: 2 } });
    expect(document.isBroken(['a'])).toBe(false);
  });
});
