import { createHash } from 'node:crypto';
import { crc32 as crc32OfNode } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { crc32, sha1, sha256 } from '../../src/hashes/index.ts';
import { anyText } from '../any-text.ts';

const text = fc.oneof(
  anyText({ maxLength: 200 }),
  fc.integer({ min: 0, max: 300 }).map((length) => 'é'.repeat(length)),
);

test.each([
  ['sha1', sha1],
  ['sha256', sha256],
])('%s gives what Node gives', (name, hash) => {
  fc.assert(fc.property(text, (each) => expect(hash(each)).toBe(createHash(name).update(each).digest('hex'))));
});

test('so does the checksum', () => {
  fc.assert(fc.property(text, (each) => expect(crc32(each)).toBe(crc32OfNode(each))));
});

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120])('a text of %d bytes', (length) => {
  const each = 'a'.repeat(length);
  expect([sha1(each), sha256(each)]).toEqual([
    createHash('sha1').update(each).digest('hex'),
    createHash('sha256').update(each).digest('hex'),
  ]);
});
