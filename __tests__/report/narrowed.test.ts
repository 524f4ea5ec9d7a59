import { expect, test } from '@jest/globals';
import { at } from '../../src/model/values/index.ts';
import { narrowed } from '../../src/report/index.ts';
import { file, findingAt, parse, report } from './support.ts';

const a = parse('{"x": 1}', 'a.json');
const b = parse('{"x": 1}', 'b.json');
const full = report(
  [
    findingAt(a, ['x'], 'key', { rule: 'one' }),
    findingAt(b, ['x'], 'key', { rule: 'two', severity: 'info' }),
    findingAt(b, ['x'], 'value', { rule: 'three', related: [{ place: at(a, ['x']), message: 'here' }] }),
  ],
  [file('a.json', 'X', { servers: ['s'] }), file('b.json'), file('c.json')],
  { suppressed: 4, ignoredByConfig: 2 },
);

test('only what lies in the files, or has its other half there, is left and counted', () => {
  const { findings, files, summary } = narrowed(full, (path) => path === 'a.json');
  expect(findings.map(({ rule }) => rule)).toEqual(['one', 'three']);
  expect(files.map(({ path }) => path)).toEqual(['a.json', 'b.json']);
  expect(summary).toMatchObject({
    files: 2,
    servers: 1,
    errors: 2,
    warnings: 0,
    infos: 0,
    suppressed: 4,
    ignoredByConfig: 2,
  });
});

test('of no file nothing is left', () => {
  expect(narrowed(full, () => false).summary).toMatchObject({ files: 0, servers: 0, errors: 0 });
});
