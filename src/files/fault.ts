import { type Kind, nounOf } from './kind.ts';

/** Not more is read of one file. */
export const MAX_BYTES = 32 * 1024 * 1024;

/** What a system says of a path at which nothing can be had. */
export class FileFault extends Error {
  readonly code: string;

  constructor(code: string, path: string) {
    super(`${code}: ${path}`);
    this.code = code;
  }
}

/** Only regular files are opened: a pipe would wait for a writer, and a device may do anything. */
export class NotAFile extends Error {
  readonly fact: string;

  constructor(kind: Kind) {
    const fact = kind === 'link' ? 'this link points to nothing' : `this is ${nounOf(kind)}, not a file`;
    super(fact);
    this.fact = fact;
  }
}

/** Nothing of it is told: not even whether something lies there. */
export class LeadsOut extends Error {
  readonly fact = 'this link leads out of the workspace';

  constructor() {
    super('out of the workspace');
  }
}

export class TooLarge extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super(`${bytes} bytes`);
    this.bytes = bytes;
  }
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

export function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no reason';
}
