import { blocksOf, hexOf } from './blocks.ts';

const ROUNDS = 80;

/** In hexadecimal. Written out here because the core knows nothing of the system it runs on. */
export function sha1(text: string): string {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (const block of blocksOf(text, ROUNDS)) mix(state, block);
  return hexOf(state);
}

/** The words of a block stand first, and have room behind them. */
function mix(state: Int32Array, words: Int32Array): void {
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < ROUNDS; at += 1) {
    words[at] = left(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < ROUNDS; at += 1) {
    const next = (left(a, 5) + mixed(at, b, c, d) + e + constantAt(at) + word(at)) | 0;
    e = d;
    d = c;
    c = left(b, 30);
    b = a;
    a = next;
  }
  for (const [at, value] of [a, b, c, d, e].entries()) state[at] = (state[at] ?? 0) + value;
}

function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return (b & c) | (~b & d);
  return round >= 40 && round < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

const constants = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

function constantAt(round: number): number {
  return constants[Math.floor(round / 20)] ?? 0;
}

function left(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
