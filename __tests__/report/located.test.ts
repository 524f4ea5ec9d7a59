import { expect, test } from '@jest/globals';
import { atSpan } from '../../src/model/values/index.ts';
import { locationOf, sortFindings } from '../../src/report/index.ts';
import { pointerOf } from '../../src/report/located.ts';
import { findingAt, parse } from './support.ts';

test('a finding has lines, columns and a JSON Pointer', () => {
  const document = parse('{\r\n  "a/b": {"~": ["\u{1f600}", 1]}\r\n}');
  const { place } = findingAt(document, ['a/b', '~', 1], 'value');
  expect({ ...locationOf(place), pointer: pointerOf(place) }).toEqual({
    path: '.mcp.json',
    line: 2,
    column: 23,
    endLine: 2,
    endColumn: 24,
    pointer: '/a~1b/~0/1',
  });
  expect(pointerOf(findingAt(document, [], 'value').place)).toBe('');
});

test('findings are sorted by path, place, rule and message', () => {
  const b = parse('{"x": 1, "y": 2}', 'b.json');
  const a = parse('{"x": 1}', 'a.json');
  const upper = parse('{"x": 1}', 'B.json');
  const findings = [
    findingAt(b, ['y'], 'key', { message: '6' }),
    findingAt(b, ['x'], 'value', { message: '5' }),
    findingAt(b, ['x'], 'key', { rule: 'b-rule', message: '4' }),
    findingAt(b, ['x'], 'key', { rule: 'a-rule', message: '3' }),
    findingAt(b, ['x'], 'key', { rule: 'a-rule', message: '2' }),
    findingAt(a, ['x'], 'key', { message: '1' }),
    findingAt(upper, ['x'], 'key', { message: '0' }),
  ];
  const expected = ['0', '1', '2', '3', '4', '5', '6'];
  expect(sortFindings(findings).map(({ message }) => message)).toEqual(expected);
  expect(sortFindings(findings.toReversed()).map(({ message }) => message)).toEqual(expected);
});

test('an end before its start is moved to it', () => {
  const place = atSpan(parse('{}'), { start: 2, end: 0 });
  expect(locationOf(place)).toMatchObject({ column: 3, endColumn: 3 });
});
