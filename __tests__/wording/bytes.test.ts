import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesIn } from '../../src/wording/index.ts';

test('counts the bytes that a text takes, halves of pairs too', () => {
  const unit = fc.constantFrom('a', 'é', '€', '😀', '\ud800', '\udc00');
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join('');
      expect(bytesIn(text)).toBe(Buffer.byteLength(text));
    }),
  );
});
