import { isAscii } from 'node:buffer';
import fs, { type Dirent, type Stats } from 'node:fs';
import path from 'node:path';
import { FileFault, isMissing, MAX_BYTES, NotAFile, TooLarge } from './fault.ts';
import type { Files } from './files.ts';
import { type Tracked, trackedAt } from './git-tracked.ts';
import type { Kind } from './kind.ts';

const SMALL = 64 * 1024;
const PAGE = 4096;
const MAX_INDEX_BYTES = 256 * 1024 * 1024;
// Opening a named pipe that took the place of a file must not wait for a writer; Windows has neither.
const READ_ONLY = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);
/** A link that has taken the place of a file since it was listed is not followed. */
const AS_LISTED = READ_ONLY | (fs.constants.O_NOFOLLOW ?? 0);

/** Only where the backslash separates: elsewhere it is a letter of the name. */
export function slashes(given: string): string {
  return path.sep === '/' ? given : given.replaceAll(path.sep, '/');
}

/** The files of this machine. Node takes forward slashes on Windows too, so only what it answers is translated. */
export const disk: Files = {
  ignoresCase: process.platform === 'win32' || process.platform === 'darwin',
  get home() {
    return home();
  },
  get env() {
    return process.env;
  },
  resolve: (folder, given) => slashes(path.resolve(folder, given)),
  list: (folder) => fs.readdirSync(folder, { withFileTypes: true }),
  kind: (at) => {
    try {
      // What is often asked for is seldom there, and an error takes long to make.
      const stats = fs.lstatSync(at, { throwIfNoEntry: false });
      return stats && kindOf(stats);
    } catch {
      return undefined;
    }
  },
  target: (at) => kindOf(fs.statSync(at)),
  exists: (at) => fs.existsSync(at),
  read,
  head,
  holds,
  real: (at) => slashes(fs.realpathSync(at)),
  link: (at) => slashes(fs.readlinkSync(at)),
  owner: (at) => fs.statSync(at).uid,
  tracked,
};

/** Some containers run under a user that has none. */
function home(): string | undefined {
  try {
    return slashes(homeInEnvironment() ?? process.getBuiltinModule('node:os').homedir());
  } catch {
    return undefined;
  }
}

/** Where Node looks first, too: most runs need nothing else of `node:os`, and to load it takes 0.4 ms. */
function homeInEnvironment(): string | undefined {
  return process.platform === 'win32' ? process.env.USERPROFILE : process.env.HOME;
}

function kindOf(entry: Dirent | Stats): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  if (entry.isCharacterDevice() || entry.isBlockDevice()) return 'device';
  return 'unknown';
}

function read(at: string, isRegular = false): string | Uint8Array {
  if (!isRegular) refuseOthers(at);
  const file = isRegular ? openListed(at) : fs.openSync(at, READ_ONLY);
  try {
    const stats = fs.fstatSync(file);
    if (!stats.isFile()) throw new NotAFile(kindOf(stats));
    if (stats.size > MAX_BYTES) throw new TooLarge(stats.size);
    const bytes = readWhole(file, stats.size);
    if (bytes.length > MAX_BYTES) throw new TooLarge(bytes.length);
    return isAscii(bytes) && !bytes.includes(0) ? bytes.toString('latin1') : bytes;
  } finally {
    fs.closeSync(file);
  }
}

function openListed(at: string): number {
  try {
    return fs.openSync(at, AS_LISTED);
  } catch (error) {
    throw fs.lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ? new FileFault('ENOENT', at) : error;
  }
}

/** Asked before opening, which alone can hang or have an effect on pipes and devices. */
function refuseOthers(at: string): void {
  let kind = kindOf(fs.lstatSync(at));
  if (kind === 'link') kind = behindLink(at);
  if (kind !== 'file') throw new NotAFile(kind);
}

function behindLink(at: string): Kind {
  try {
    return kindOf(fs.statSync(at));
  } catch (error) {
    if (isMissing(error)) return 'link';
    throw error;
  }
}

let shared: Buffer | undefined;

/** The result lives only until the next call: small files share one buffer, which may hold how they begin. */
function readWhole(file: number, size: number, begun = 0): Buffer {
  let buffer = size < SMALL ? sharedBuffer() : Buffer.allocUnsafe(size + 1);
  if (begun > 0 && buffer !== shared) buffer.set(sharedBuffer().subarray(0, begun));
  let length = begun;
  for (;;) {
    const read = fs.readSync(file, buffer, length, buffer.length - length, null);
    length += read;
    // Files of the kernel say that they are empty, so a size of 0 proves nothing.
    const complete = read === 0 || (length === size && size > 0);
    if (complete || length > MAX_BYTES) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
  }
}

function sharedBuffer(): Buffer {
  shared ??= Buffer.allocUnsafeSlow(SMALL);
  return shared;
}

function head(at: string, bytes: number): Uint8Array {
  const stats = fs.statSync(at);
  const kind = kindOf(stats);
  if (kind !== 'file') throw new NotAFile(kind);
  const file = fs.openSync(at, READ_ONLY);
  try {
    // Files of the kernel say that they are empty.
    const buffer = new Uint8Array(stats.size > 0 ? Math.min(bytes, stats.size) : bytes);
    return buffer.subarray(0, fs.readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    fs.closeSync(file);
  }
}

/** Most files are asked for a word and for nothing else, so nothing is made of their bytes. */
function holds(at: string, words: readonly string[], most: number): boolean {
  const file = openListed(at);
  try {
    const start = sharedBuffer();
    const length = readStart(file, start);
    // What comes in parts comes in whole pages, so a file has ended where it ends within one: most need no other question.
    const isAll = length % PAGE !== 0;
    const bytes = isAll ? start.subarray(0, length) : withRest(file, length, most);
    if (bytes === undefined || bytes.length > most) return false;
    for (const word of words) if (bytes.includes(word, 0, 'latin1')) return true;
    return false;
  } finally {
    fs.closeSync(file);
  }
}

function readStart(file: number, buffer: Buffer): number {
  try {
    return fs.readSync(file, buffer, 0, buffer.length, null);
  } catch (error) {
    const kind = kindOf(fs.fstatSync(file));
    throw kind === 'file' ? error : new NotAFile(kind);
  }
}

/** The shared buffer holds what was read; nothing where it is more than is asked for. */
function withRest(file: number, length: number, most: number): Buffer | undefined {
  const stats = fs.fstatSync(file);
  if (!stats.isFile()) throw new NotAFile(kindOf(stats));
  return stats.size > most ? undefined : readWhole(file, stats.size, length);
}

function tracked(top: string): Tracked | undefined {
  return trackedAt(top, disk, (file) => {
    const stats = fs.statSync(file);
    return stats.isFile() && stats.size <= MAX_INDEX_BYTES ? fs.readFileSync(file) : undefined;
  });
}
