import { readSync } from 'node:fs';
import { causeOf, MAX_BYTES } from '../files/index.ts';
import { UsageError } from '../wording/index.ts';
import { pause } from './write.ts';

const CHUNK = 65_536;

/** All of it, or of an endless one just more than is ever checked. */
export function readStdin(): Buffer {
  const chunks: Buffer[] = [];
  for (let length = 0; length <= MAX_BYTES; ) {
    const chunk = nextChunk(Math.min(CHUNK, MAX_BYTES + 1 - length));
    if (chunk.length === 0) break;
    chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

function nextChunk(size: number): Buffer {
  const buffer = Buffer.allocUnsafe(size);
  for (;;) {
    try {
      return buffer.subarray(0, readSync(0, buffer, 0, size, null));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Windows says so of a closed pipe.
      if (code === 'EOF') return buffer.subarray(0, 0);
      if (code !== 'EAGAIN') throw new UsageError(`standard input cannot be read: ${causeOf(error)}`);
      pause();
    }
  }
}
