const secrets = [0xa0761d6478bd642fn, 0xe7037ed1a0b428dbn, 0x8ebc6af09c88c6e3n, 0x589965cc75374cc3n] as const;
const word = (1n << 64n) - 1n;

/** Wyhash in its fourth version with the seed 0, as Bun and Zig have it. */
export function wyhash(text: string): bigint {
  const bytes = new TextEncoder().encode(text);
  const { length } = bytes;
  const start = mix(secrets[0], secrets[1]);
  if (length <= 16) return finish(...shortKey(bytes), start, length);
  const state: [bigint, bigint, bigint] = [start, start, start];
  let at = 0;
  for (; at + 48 < length; at += 48) {
    state[0] = mix(read(bytes, at, 8) ^ secrets[1], read(bytes, at + 8, 8) ^ state[0]);
    state[1] = mix(read(bytes, at + 16, 8) ^ secrets[2], read(bytes, at + 24, 8) ^ state[1]);
    state[2] = mix(read(bytes, at + 32, 8) ^ secrets[3], read(bytes, at + 40, 8) ^ state[2]);
  }
  let last = state[0] ^ state[1] ^ state[2];
  for (; at + 16 < length; at += 16) last = mix(read(bytes, at, 8) ^ secrets[1], read(bytes, at + 8, 8) ^ last);
  return finish(read(bytes, length - 16, 8), read(bytes, length - 8, 8), last, length);
}

function shortKey(bytes: Uint8Array): [bigint, bigint] {
  const { length } = bytes;
  if (length >= 4) {
    const quarter = (length >> 3) << 2;
    const pair = (first: number, second: number) => (read(bytes, first, 4) << 32n) | read(bytes, second, 4);
    return [pair(0, quarter), pair(length - 4, length - 4 - quarter)];
  }
  if (length === 0) return [0n, 0n];
  const one = (index: number) => read(bytes, index, 1);
  return [(one(0) << 16n) | (one(length >> 1) << 8n) | one(length - 1), 0n];
}

function finish(first: bigint, second: bigint, state: bigint, length: number): bigint {
  const product = (first ^ secrets[1]) * (second ^ state);
  return mix((product & word) ^ secrets[0] ^ BigInt(length), (product >> 64n) ^ secrets[1]);
}

function mix(first: bigint, second: bigint): bigint {
  const product = first * second;
  return (product & word) ^ (product >> 64n);
}

/** Little-endian. */
function read(bytes: Uint8Array, at: number, count: number): bigint {
  let value = 0n;
  for (let index = count - 1; index >= 0; index -= 1) value = (value << 8n) | BigInt(bytes[at + index] ?? 0);
  return value;
}
