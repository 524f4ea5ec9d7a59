const POLYNOMIAL = 0xedb88320;

/** Of the text in UTF-8, as in Zip and in the tokens of some services. */
export function crc32(text: string): number {
  let rest = -1;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  return ~rest >>> 0;
}
