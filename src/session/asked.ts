import type { Around } from '../discover/index.ts';
import { type Change, type Files, NotedFiles, Questions, resolve } from '../files/index.ts';

/** What was asked for the sake of one step, which is done again only where the answer may be another one. */
export class Asked {
  readonly questions = new Questions();
  /** Whether git was asked about: its patterns and its index concern files anywhere. */
  ofGit = false;

  isTouchedBy(change: Change): boolean {
    return this.questions.isTouchedBy(change) || (this.ofGit && isOfGit(change));
  }
}

export function isOfGit({ path }: Change): boolean {
  return /\/\.git(?:ignore$|\/|$)/.test(path);
}

/** Knows whose step it is that asks now. */
export class Noting {
  readonly files: NotedFiles;
  #asked = new Asked();

  constructor(files: Files) {
    this.files = new NotedFiles(files, this.#asked.questions);
  }

  for(asked: Asked): Asked {
    this.#asked = asked;
    this.files.questions = asked.questions;
    return asked;
  }

  /** Many answers are remembered for the run, so that not every question reaches the files; those of the latest run count. */
  around(latest: () => Around, root: string): Around {
    return {
      exists: (path) => {
        this.#asked.questions.addPlace(resolve(root, path));
        return latest().exists(path);
      },
      isPublishable: (path) => {
        this.#asked.ofGit = true;
        return latest().isPublishable(path);
      },
      isMissing: (path, file) => {
        this.#asked.ofGit = true;
        return latest().isMissing(path, file);
      },
      isIgnored: (path) => {
        this.#asked.ofGit = true;
        return latest().isIgnored(path);
      },
      files: {
        has: (path) => latest().files.has(path),
        head: (path, bytes) => latest().files.head(path, bytes),
        folders: (path) => latest().files.folders(path),
        names: (path) => latest().files.names(path),
        isTop: (path) => {
          this.#asked.ofGit = true;
          return latest().files.isTop(path);
        },
      },
    };
  }
}
