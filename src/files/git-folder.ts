import type { Files } from './files.ts';
import { join, resolve } from './paths.ts';

/** Where git keeps what it knows of a working tree. */
export interface GitFolders {
  /** Of this tree: the index. */
  readonly own: string;
  /** Of all trees of the repository: patterns that nobody publishes. */
  readonly common: string;
}

type Read = Pick<Files, 'kind' | 'target' | 'head'>;

/** A path has at most so many bytes. */
const LONGEST = 4096;
const POINTER = /^gitdir: ([^\0\r\n]+)\r?\n?$/;

/** In worktrees and submodules `.git` is a file that says where the folder is; undefined where it says nothing. */
export function gitFolders(top: string, files: Read): GitFolders | undefined {
  const path = join(top, '.git');
  try {
    if (files.target(path) === 'folder') return { own: path, common: path };
    const [, pointed] = POINTER.exec(lineOf(path, files) ?? '') ?? [];
    if (pointed === undefined) return undefined;
    const own = resolve(top, pointed);
    const common = lineOf(join(own, 'commondir'), files)?.trimEnd();
    return { own, common: common === undefined || common === '' ? own : resolve(own, common) };
  } catch {
    return undefined;
  }
}

function lineOf(path: string, files: Read): string | undefined {
  return files.kind(path) === 'file' ? new TextDecoder().decode(files.head(path, LONGEST)) : undefined;
}
