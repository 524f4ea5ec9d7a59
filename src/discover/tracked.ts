import fs from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 256 * 1024 * 1024;
const HEADER = 'DIRC';
/** From version 4 on, names are stored as what differs from the one before. */
const LAST_PLAIN_VERSION = 3;
const FLAG_BYTES = 2;
const LONGEST_COUNTED = 0xfff;

/** Whether the index of a repository lists this path, given relative to its top with forward slashes. */
export function isInIndex(top: string, path: string): boolean {
  const index = readIndex(join(top, '.git', 'index'));
  if (index === undefined) return false;
  const name = Buffer.from(`${path}\0`);
  for (let at = index.indexOf(name); at !== -1; at = index.indexOf(name, at + 1)) {
    // The length of the name stands before it, so that "a/b" is not found at the end of "c/a/b".
    if ((index.readUInt16BE(at - FLAG_BYTES) & LONGEST_COUNTED) === Math.min(name.length - 1, LONGEST_COUNTED))
      return true;
  }
  return false;
}

function readIndex(file: string): Buffer | undefined {
  try {
    const stats = fs.statSync(file);
    if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
    const index = fs.readFileSync(file);
    const isPlain =
      index.length > 12 && index.toString('latin1', 0, 4) === HEADER && index.readUInt32BE(4) <= LAST_PLAIN_VERSION;
    return isPlain ? index : undefined;
  } catch {
    return undefined;
  }
}
