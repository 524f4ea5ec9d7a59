import { crc32 } from '../../hashes/index.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 6;

/** Whether the end of a token is the CRC-32 of what stands between its prefix and it, in base 62. */
export function endsInChecksum(body: string): boolean {
  return body.endsWith(base62(crc32(body.slice(0, -LENGTH))));
}

function base62(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / ALPHABET.length)) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
  }
  return text.padStart(LENGTH, '0');
}
