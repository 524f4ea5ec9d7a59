import { type Entry, type Files, resolve, type Within } from '../files/index.ts';
import type { FoundSource } from './found-source.ts';
import type { Listing } from './listing.ts';
import { isMissing } from './missing.ts';
import type { Repositories } from './repositories.ts';

/** What can be asked about the files of a run besides what stands in them; paths are as reported. */
export interface Around {
  /** Whether a file or folder lies there. */
  readonly exists: (path: string) => boolean;
  /** Whether git would publish the file; only asked of files that hold something to hide. */
  readonly isPublishable: (path: string) => boolean;
  /** Whether nothing lies at a path that a project's file gives; asked of what a command starts. */
  readonly isMissing: (path: string, file: string) => boolean;
  /** Whether git ignores what lies at a path, or would if it lay there. */
  readonly isIgnored: (path: string) => boolean;
  /** What manifests refer to; only asked about those. */
  readonly files: Neighbourhood;
}

/** Files that others refer to, named relative to the root. */
interface Neighbourhood {
  has(path: string): boolean;
  /** The first bytes of a regular file; undefined when there is none. */
  head(path: string, bytes: number): Uint8Array | undefined;
  /** The names of the folders in a folder; none where there is no such folder. */
  folders(path: string): readonly string[];
  /** Those of all that lies in it. */
  names(path: string): readonly string[];
  /** Whether a project begins in a folder: a repository does, and where there is none the root of the run. */
  isTop(path: string): boolean;
}

interface Surroundings {
  readonly root: string;
  readonly files: Within;
  readonly repositories: Repositories;
}

export function aroundOf(
  sources: readonly FoundSource[],
  listing: Listing,
  { root, files, repositories }: Surroundings,
): Around {
  const found = new Map(sources.map((each) => [each.source.path, each]));
  /** Many files ask for the same names. */
  const known = new Map<string, boolean>();
  return {
    exists: (path) => {
      if (listing.lacks(path)) return false;
      const answer = known.get(path);
      if (answer !== undefined) return answer;
      const absolute = resolve(root, path);
      const exists = files.exists(absolute);
      // Who asks by way of a link has to be told when what lies behind it changes.
      if (files.placeOf(absolute) === absolute) known.set(path, exists);
      return exists;
    },
    isPublishable: (path) => {
      const file = found.get(path);
      if (file === undefined) return true;
      // Of a link git publishes where it leads, and no more.
      return repositories.isPublishable(files.placeOf(file.absolute) ?? file.absolute, file.ofUser);
    },
    isMissing: (path, of) => {
      const file = found.get(of);
      return file !== undefined && !file.ofUser && isMissing(path, file.absolute, root, { files, repositories });
    },
    isIgnored: (path) => !repositories.isPublishable(resolve(root, path), false),
    files: {
      has: (path) => files.exists(resolve(root, path)),
      head: (path, bytes) => headOf(resolve(root, path), bytes, files),
      folders: (path) =>
        entriesOf(resolve(root, path), files).flatMap((each) => (each.isDirectory() ? [each.name] : [])),
      names: (path) => entriesOf(resolve(root, path), files).map(({ name }) => name),
      isTop: (path) => {
        const absolute = resolve(root, path);
        return (repositories.inside(absolute)?.top ?? root) === absolute;
      },
    },
  };
}

function entriesOf(path: string, files: Files): readonly Entry[] {
  try {
    return files.list(path);
  } catch {
    return [];
  }
}

function headOf(path: string, bytes: number, files: Files): Uint8Array | undefined {
  try {
    return files.head(path, bytes);
  } catch {
    return undefined;
  }
}
