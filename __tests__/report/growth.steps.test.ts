import { test } from '@jest/globals';
import { frame } from '../../src/report/frame.ts';
import { painter } from '../../src/report/paint.ts';
import { expectLinear } from '../counting/steps.ts';
import { parse } from './support.ts';

test('frames of a file of one endless line', async () => {
  await expectLinear(100, (size) => {
    const text = `{"a": [${'"服务器",'.repeat(20 * size)}1]}`;
    const document = parse(text);
    for (let index = 0; index < size; index++) {
      const span = { start: 7 + index * 120, end: 12 + index * 120 };
      frame(document, text, span, { paint: painter(false), style: 'red' });
    }
  });
});
