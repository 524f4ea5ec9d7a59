export { crc32 } from './crc32.ts';
export { sha1 } from './sha1.ts';
export { sha256 } from './sha256.ts';
