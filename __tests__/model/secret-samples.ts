import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { shapeSources, type TokenShape } from '../../src/model/secrets/token-shapes.ts';

export const shapes: readonly TokenShape[] = shapeSources.flatMap((list) => list.shapes);

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < 6; place++) {
    digits = letters[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Without the runs that a generator likes and a token never has. */
function looksIssued(body: string): boolean {
  return /\d/.test(body) && !/(.)\1{3}/.test(body);
}

/** A generator that is left the choice takes too many signs. */
function withoutSigns(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\[\\w[^\]]*\]|\[A-Za-z0-9[+/=]+\]/g, '[A-Za-z0-9]')}$`);
}

/** Made-up tokens of a shape, the same in every run. */
export function samplesOf({ begins, goesOn, checksum: check }: TokenShape, count = 5): string[] {
  const body = fc
    .stringMatching(withoutSigns(goesOn))
    .map((text) => (check === undefined ? text : text.slice(0, -6) + checksum(text.slice(0, -6))));
  // Of more runs the first ones are the same.
  for (let numRuns = count * 2; ; numRuns *= 2) {
    const bodies = fc.sample(body, { numRuns, seed: 7 }).filter(looksIssued);
    if (bodies.length >= count || numRuns > count * 40) return bodies.slice(0, count).map((each) => begins + each);
  }
}
