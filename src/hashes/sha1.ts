import { blocksOf, hexOf } from './blocks.ts';

/** In hexadecimal. Written out here because the core knows nothing of the system it runs on. */
export function sha1(text: string): string {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(80);
  for (const block of blocksOf(text)) {
    words.set(block);
    for (let at = 16; at < 80; at += 1) {
      words[at] = left(word(words, at - 3) ^ word(words, at - 8) ^ word(words, at - 14) ^ word(words, at - 16), 1);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let at = 0; at < 80; at += 1) {
      const next = (left(a, 5) + mixed(at, b, c, d) + e + constantAt(at) + word(words, at)) | 0;
      [a, b, c, d, e] = [next, a, left(b, 30), c, d];
    }
    for (const [index, value] of [a, b, c, d, e].entries()) state[index] = word(state, index) + value;
  }
  return hexOf(state);
}

function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return (b & c) | (~b & d);
  return round >= 40 && round < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

function constantAt(round: number): number {
  return [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6][Math.floor(round / 20)] ?? 0;
}

function left(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
}
