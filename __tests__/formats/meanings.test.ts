import { describe, expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import { formatsWithMeanings, linesOfMeaning, meaningsOf } from './meanings.ts';

describe.each(formatsWithMeanings())('%s', (format) => {
  for (const meant of meaningsOf(format)) {
    test(`means ${JSON.stringify(meant.entry)}`, async () => {
      expect(await linesOfMeaning(meant)).toEqual(meant.lines);
    });
  }
});

test('every file is about a known format', () => {
  const known = new Set(registry().map(({ id }) => id));
  expect(formatsWithMeanings().filter((format) => !known.has(format))).toEqual([]);
});
