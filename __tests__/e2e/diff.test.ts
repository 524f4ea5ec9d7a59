import { describe, expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { cli } from './support.ts';

const list = (...names: string[]) =>
  JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) });
const project = (version: string) => JSON.stringify({ name: 'x', version });

describe('diff', () => {
  test('lists what changed, the breaking first, and ends with 1 for these', () => {
    const folder = tree({ 'old.tools.json': list('a', 'b'), 'new.tools.json': list('b', 'c') });
    const { code, stdout } = cli(folder, ['diff', 'old.tools.json', 'new.tools.json']);
    expect([code, stdout]).toEqual([
      1,
      'breaking  tool "a" is gone\nadditive  tool "c" is new\n\n2 changes (1 breaking, 1 additive)\n',
    ]);
    expect(cli(folder, ['diff', 'old.tools.json', 'old.tools.json'])).toMatchObject({
      code: 0,
      stdout: 'no changes\n',
    });
  });

  test('holds the version of package.json against them', () => {
    const files = { 'old.tools.json': list('a'), 'new.tools.json': list('b') };
    const run = (version: string) =>
      cli(tree({ ...files, 'package.json': project(version) }), [
        'diff',
        'old.tools.json',
        'new.tools.json',
        '--from',
        '1.2.0',
      ]);
    expect(run('2.0.0').code).toBe(0);
    const small = run('1.3.0');
    expect([small.code, small.stdout]).toEqual([
      1,
      'breaking  tool "a" is gone\nadditive  tool "b" is new\n\n2 changes (1 breaking, 1 additive); "package.json" has "1.3.0" after "1.2.0", where they take 2.0.0\n',
    ]);
  });

  test('takes the old version from the package.json of the old list', () => {
    const folder = tree({
      'old/x.tools.json': list('a'),
      'old/package.json': project('1.2.0'),
      'new/x.tools.json': list('a', 'b'),
      'new/package.json': project('1.3.0'),
    });
    const run = cli(folder, ['diff', 'old/x.tools.json', 'new/x.tools.json', '--format', 'json']);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toEqual({
      version: 1,
      changes: [{ effect: 'additive', tool: 'b', message: 'tool "b" is new' }],
      summary: { breaking: 0, additive: 1, wording: 0 },
      package: { from: '1.2.0', to: '1.3.0', least: '1.3.0', isEnough: true, file: 'new/package.json' },
    });
  });

  test.each([
    [['diff', 'a.json'], 'takes two saved lists of tools'],
    [['diff', 'a.json', 'none.json'], '"none.json": the file cannot be read'],
    [['diff', 'a.json', 'b.json'], '"b.json" holds no list of tools'],
    [['diff', 'a.json', 'c.json'], '"c.json": '],
    [['diff', 'a.json', 'a.json', '--from', '1.0.0'], 'no package.json with a version'],
    [['diff', 'a.json', 'a.json', '--format', 'xml'], '"--format" takes'],
  ])('%j is wrong usage', (args, words) => {
    const { code, stderr } = cli(tree({ 'a.json': list('a'), 'b.json': '{}', 'c.json': '{"tools": [' }), args);
    expect([code, stderr.includes(words), stderr]).toEqual([2, true, stderr]);
  });
});
