import { test } from '@jest/globals';
import { excerptOf } from '../../src/report/shown/excerpt.ts';
import { Redacted } from '../../src/wording/index.ts';
import { expectLinear } from '../counting/steps.ts';
import { parse } from './support.ts';

test.each([
  ['strings', '"服务器",'],
  ['numbers without a blank', '123,'],
  ['lines', '"a",\n'],
])('the lines shown of a file of many findings and %s', async (_what, piece) => {
  await expectLinear(100, (size) => {
    const text = `{"a": [${piece.repeat(20 * size)}1]}`;
    const document = parse(text);
    const redacted = new Redacted(text);
    for (let index = 0; index < size; index++) {
      const start = 7 + index * 20 * piece.length;
      excerptOf(document, redacted, { start, end: start + 3 });
    }
  });
});
