import fs, { type Dirent, type Stats } from 'node:fs';

export type Kind = 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'device' | 'unknown';

export function kindOf(entry: Dirent | Stats): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  if (entry.isCharacterDevice() || entry.isBlockDevice()) return 'device';
  return 'unknown';
}

const NOUNS: Readonly<Record<Kind, string>> = {
  file: 'a file',
  folder: 'a folder',
  link: 'a link',
  pipe: 'a named pipe',
  socket: 'a socket',
  device: 'a device',
  unknown: 'something else',
};

export function nounOf(kind: Kind): string {
  return NOUNS[kind];
}

const CAUSES: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'it does not exist'],
  ['ELOOP', 'its link leads back to itself'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['EISDIR', 'it is a folder'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'no space is left'],
  ['EMFILE', 'too many files are open'],
]);

/** Why the file system refused, for the end of a sentence. */
export function causeOf(error: unknown): string {
  const code = codeOf(error);
  return CAUSES.get(code) ?? `the file system says ${code}`;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no reason';
}

export function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** What lies at a path, links not followed; undefined where nothing does, or nothing that can be seen. */
export function kindAt(path: string): Kind | undefined {
  try {
    return kindOf(fs.lstatSync(path));
  } catch {
    return undefined;
  }
}
