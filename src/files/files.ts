import type { Tracked } from './git-tracked.ts';
import type { Kind } from './kind.ts';

/** One name in a folder; a link is neither a file nor a folder. */
export interface Entry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/**
 * Everything that is read is read through this. Paths are absolute, with forward slashes. What cannot be had throws an
 * error that `causeOf` understands.
 */
export interface Files {
  /** Whether names that differ in upper and lower case are one. */
  readonly ignoresCase: boolean;
  /** The folder of the user's own files. */
  readonly home: string | undefined;
  /** Variables of the environment; some say where a client's files lie. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path that somebody means by one that counts from a folder, an empty one being where the program runs. */
  resolve(folder: string, given: string): string;
  /** In no order. */
  list(folder: string): readonly Entry[];
  /** What lies there, links not followed; undefined where nothing does, or nothing that can be seen. */
  kind(path: string): Kind | undefined;
  /** What lies there or where a link leads. */
  target(path: string): Kind;
  /** Whether there is a target. */
  exists(path: string): boolean;
  /**
   * Of a regular file, and of nothing else, all that it holds: text where that is plain ASCII without NUL, else bytes,
   * which live until the next call. `isRegular` says that a list has just shown it as a file.
   */
  read(path: string, isRegular?: boolean): string | Uint8Array;
  /** The first bytes of a regular file. */
  head(path: string, bytes: number): Uint8Array;
  /** Whether a file that a list has just shown as regular has at most so many bytes, and one of some words in ASCII in them. */
  holds(path: string, words: readonly string[], most: number): boolean;
  /** Without links. */
  real(path: string): string;
  /** What is written in a link: a path that counts from the folder that the link lies in. */
  link(path: string): string;
  /** The number of the user whose it is; the same for everything where a system has no such numbers. */
  owner(path: string): number;
  /** What git's index lists for the repository whose top this is; undefined for one that cannot be read. */
  tracked(top: string): Tracked | undefined;
}
