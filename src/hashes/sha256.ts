import { blocksOf, hexOf } from './blocks.ts';

/** In hexadecimal. Written out here because the core knows nothing of the system it runs on. */
export function sha256(text: string): string {
  const state = fractions(8, Math.sqrt);
  constants ??= fractions(64, Math.cbrt);
  for (const block of blocksOf(text)) mix(state, block, constants);
  return hexOf(state);
}

let constants: Uint32Array | undefined;

/** What stands behind the point in the roots of the first primes, as far as a word holds it. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

function mix(state: Uint32Array, block: Uint32Array, constants: Uint32Array): void {
  const words = new Uint32Array(64);
  words.set(block);
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [word(words, at - 2), word(words, at - 15)];
    const first = right(near, 17) ^ right(near, 19) ^ (near >>> 10);
    const second = right(far, 7) ^ right(far, 18) ^ (far >>> 3);
    words[at] = word(words, at - 16) + word(words, at - 7) + first + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const next = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + chosen + word(constants, at) + word(words, at);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const last = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(next + last) | 0, a, b, c, (d + next) | 0, e, f, g];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = word(state, index) + value;
}

function right(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
}
