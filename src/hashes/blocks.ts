/**
 * The text in UTF-8, as both SHA-1 and SHA-256 take it: blocks of sixteen words, the last one ending in the number of
 * bits. Each block has room for more words behind its own, and lives until the next one.
 */
export function* blocksOf(text: string, room: number): Iterable<Int32Array> {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  const words = new Int32Array(room);
  for (let at = 0; at < whole.length; at += 64) {
    for (let word = 0; word < 16; word += 1) words[word] = view.getInt32(at + word * 4);
    yield words;
  }
}

export function hexOf(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
