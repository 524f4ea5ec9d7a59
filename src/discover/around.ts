import { type Files, join } from '../files/index.ts';
import type { FoundSource } from './found-source.ts';
import type { Listing } from './listing.ts';
import { isMissing } from './missing.ts';
import { Repositories } from './repositories.ts';
import { Within } from './within.ts';

/** What can be asked about the files of a run besides what stands in them; paths are as reported. */
export interface Around {
  /** Whether a file or folder lies there. */
  readonly exists: (path: string) => boolean;
  /** Whether git would publish the file; only asked of files that hold something to hide. */
  readonly isPublishable: (path: string) => boolean;
  /** Whether nothing lies at a path that a project's file gives; asked of what a command starts. */
  readonly isMissing: (path: string, file: string) => boolean;
  /** What manifests refer to; only asked about those. */
  readonly files: Pick<Within, 'has' | 'head'>;
}

export function aroundOf(
  sources: readonly FoundSource[],
  listing: Listing,
  { root, files }: { readonly root: string; readonly files: Files },
): Around {
  const repositories = new Repositories(files);
  const found = new Map(sources.map((each) => [each.source.path, each]));
  return {
    exists: remembered((path) => !listing.lacks(path) && files.exists(join(root, path))),
    isPublishable: (path) => {
      const file = found.get(path);
      return file === undefined || repositories.isPublishable(file.absolute, file.ofUser);
    },
    isMissing: (path, of) => {
      const file = found.get(of);
      return file !== undefined && !file.ofUser && isMissing(path, file.absolute, root, { files, repositories });
    },
    files: new Within(root, files),
  };
}

/** Many files ask for the same names. */
function remembered(exists: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? exists(path);
    known.set(path, answer);
    return answer;
  };
}
