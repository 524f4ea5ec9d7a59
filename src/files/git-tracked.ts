import type { Files } from './files.ts';
import { gitFolders } from './git-folder.ts';
import { type Tracked, trackedIn } from './git-index.ts';
import { join } from './paths.ts';

export type { Tracked } from './git-index.ts';

/** Before anything was added there is no index. */
const nothing: Tracked = { has: () => false, hasIn: () => false };

/**
 * What the index of a working tree lists; undefined where that cannot be told. `bytesOf` gives a file, or nothing for one
 * that is too large or no file.
 */
export function trackedAt(
  top: string,
  files: Pick<Files, 'kind' | 'target' | 'exists' | 'head'>,
  bytesOf: (path: string) => Uint8Array | undefined,
): Tracked | undefined {
  try {
    const folders = gitFolders(top, files);
    if (folders === undefined || files.target(folders.own) !== 'folder') return undefined;
    const index = join(folders.own, 'index');
    if (!files.exists(index)) return nothing;
    const bytes = bytesOf(index);
    return bytes && trackedIn(bytes, (hash) => bytesOf(join(folders.own, `sharedindex.${hash}`)));
  } catch {
    return undefined;
  }
}
