import type { Files } from '../files/index.ts';
import type { FoundSource } from './discover.ts';
import { isPublishable } from './gitignore.ts';
import { isMissing } from './missing.ts';
import { Within } from './within.ts';

/** What can be asked about the files of a run besides what stands in them; paths are as reported. */
export interface Around {
  /** Whether git would publish the file; only asked of files that hold something to hide. */
  readonly isPublishable: (path: string) => boolean;
  /** Whether nothing lies at a path that a project's file gives; asked of what a command starts. */
  readonly isMissing: (path: string, file: string) => boolean;
  /** What manifests refer to; only asked about those. */
  readonly files: Pick<Within, 'has' | 'head'>;
}

export function aroundOf(sources: readonly FoundSource[], root: string, files: Files): Around {
  const found = new Map(sources.map((each) => [each.source.path, each]));
  return {
    isPublishable: (path) => {
      const file = found.get(path);
      return file === undefined || isPublishable(file.absolute, file.ofUser, files);
    },
    isMissing: (path, of) => {
      const file = found.get(of);
      return file !== undefined && !file.ofUser && isMissing(path, file.absolute, root, files);
    },
    files: new Within(root, files),
  };
}
