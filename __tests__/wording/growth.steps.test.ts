import { expect, test } from '@jest/globals';
import { redact } from '../../src/wording/index.ts';
import { growthOf } from '../counting/steps.ts';

const pieces = [
  'a',
  'token',
  'token"',
  'token: ',
  'token: "',
  "token: '",
  'token: """',
  'token:\n',
  'token: |\n ',
  'token: [',
  'token: !a ',

  '--token ',
  '"--token", ',
  'name: token ',
  '\\',
  '"',
  '${',
  '${{ ',
  '{{',
  '<a',
  '{env:',
  '*',
  ' ',
  'http://',
  'http://a@',
  'x://a ',

  'bearer ',
  'a1',
  'a-',
  'aB',
  'eyJ',
  'ghp_',
  '-----BEGIN ',
  'a\\u0041',
  '%A',
  'key9',
  'key ',
  '=',
  '/',
  'a/',
  'a:',
];

test.each(pieces)('redacting a text of %j', async (piece) => {
  for (const start of ['', 'token: ', 'token: "', 'http://', 'http://x?']) {
    const growth = await growthOf(1000, (size) => redact(start + piece.repeat(Math.ceil(size / piece.length))));
    expect([start, growth < 8]).toEqual([start, true]);
  }
});
