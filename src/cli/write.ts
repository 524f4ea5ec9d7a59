import { writeSync } from 'node:fs';

const CHUNK = 65_536;
const WAIT_MS = 5;

/** A closed pipe, a closed socket, and a closed pipe on Windows. */
const READER_GONE = new Set<unknown>(['EPIPE', 'ECONNRESET', 'EOF']);

/** Writes everything, or returns false when nobody reads any more (`| head`). */
export function write(fd: number, text: string): boolean {
  const bytes = Buffer.from(text);
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(fd, bytes, done, Math.min(CHUNK, bytes.length - done));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (READER_GONE.has(code)) return false;
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
  return true;
}

/** A pipe that does not block is full, or empty, for a moment. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
}
