import { blocksOf, hexOf } from './blocks.ts';

const ROUNDS = 64;

/** In hexadecimal. Written out here because the core knows nothing of the system it runs on. */
export function sha256(text: string): string {
  start ??= fractions(8, Math.sqrt);
  constants ??= fractions(ROUNDS, Math.cbrt);
  const state = start.slice();
  for (const block of blocksOf(text, ROUNDS)) mix(state, block, constants);
  return hexOf(state);
}

let start: Int32Array | undefined;
let constants: Int32Array | undefined;

/** What stands behind the point in the roots of the first primes, as far as a word holds it. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return Int32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

/**
 * The words of a block stand first, and have room behind them. Rotations are written out: six hundred calls for each block
 * of a function for them have V8 compile it for good.
 */
function mix(state: Int32Array, words: Int32Array, constants: Int32Array): void {
  for (let at = 16; at < ROUNDS; at += 1) {
    const near = words[at - 2] ?? 0;
    const far = words[at - 15] ?? 0;
    const first = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
    const second = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
    words[at] = (words[at - 16] ?? 0) + (words[at - 7] ?? 0) + first + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < ROUNDS; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const next =
      (h +
        (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
        chosen +
        (constants[at] ?? 0) +
        (words[at] ?? 0)) |
      0;
    h = g;
    g = f;
    f = e;
    e = (d + next) | 0;
    d = c;
    c = b;
    b = a;
    a = (next + (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + most) | 0;
  }
  add(state, [a, b, c, d, e, f, g, h]);
}

function add(state: Int32Array, words: readonly number[]): void {
  for (let at = 0; at < words.length; at += 1) state[at] = (state[at] ?? 0) + (words[at] ?? 0);
}
