import { expect, test } from '@jest/globals';
import { loadParsers, type PlainWords } from '../../src/parse/index.ts';

const parsers = await loadParsers(['yaml']);

function read(word: string, plains?: PlainWords): unknown {
  const { value } = parsers({ path: 'a.yaml', text: `a: ${word}\n`, problems: [] }, 'yaml', plains && { plains });
  return (value as { a: unknown }).a;
}

const date = new Date('2024-01-31');
const time = new Date('2024-01-31T10:00:00Z');

// Each word as version 1.2, js-yaml 4 and PyYAML 6 read it.
test.each([
  ['2024-01-31', '2024-01-31', date, date],
  ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00Z', time, time],
  ['2024-1-31', '2024-1-31', '2024-1-31', '2024-1-31'],
  ['"2024-01-31"', '2024-01-31', '2024-01-31', '2024-01-31'],
  ['!!str 2024-01-31', '2024-01-31', '2024-01-31', '2024-01-31'],
  ['1_000', '1_000', '1_000', 1000],
  ['1_', '1_', '1_', 1],
  ['-0b11', '-0b11', -3, -3],
  ['0x1F', 31, 31, 31],
  ['-0x1F', '-0x1F', -31, -31],
  ['0o17', 15, 15, '0o17'],
  ['010', 10, 10, 8],
  ['08', 8, 8, '08'],
  ['1e3', 1000, 1000, '1e3'],
  ['1.5e+3', 1500, 1500, 1500],
  ['1_0.5', '1_0.5', '1_0.5', 10.5],
  ['12:30', '12:30', '12:30', 750],
  ['-1:30', '-1:30', '-1:30', -90],
  ['1:30.5', '1:30.5', '1:30.5', 90.5],
  ['yes', 'yes', 'yes', true],
  ['Off', 'Off', 'Off', false],
  ['true', true, true, true],
  ['~', null, null, null],
  ['.inf', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['words', 'words', 'words', 'words'],
])('%s', (word, plain, js, py) => {
  expect([read(word), read(word, 'js-yaml'), read(word, 'pyyaml')]).toEqual([plain, js, py]);
});
