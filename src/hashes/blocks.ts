/**
 * The text in UTF-8, as both SHA-1 and SHA-256 take it: blocks of sixteen words, the last one ending in the number of
 * bits.
 */
export function* blocksOf(text: string): Iterable<Uint32Array> {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  for (let at = 0; at < whole.length; at += 64) {
    yield Uint32Array.from({ length: 16 }, (_, word) => view.getUint32(at + word * 4));
  }
}

export function hexOf(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
