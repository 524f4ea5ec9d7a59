import { expect, test } from '@jest/globals';
import { isUrl } from '../../src/model/values/index.ts';

test('an address with a letter beyond ASCII is one, however often that is asked', () => {
  const address = `https://docs.${'é'}xample.com/mcp`;
  for (let asked = 0; asked < 20_000; asked += 1) if (!isUrl(address)) throw new Error(`no longer after ${asked}`);
  expect(isUrl('https://docs.example.com:65536')).toBe(false);
  expect(isUrl('é')).toBe(false);
});
