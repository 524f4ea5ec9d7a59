import { Divided, FileFault, type Files, gitFolders, type Kind, type Tracked, Within } from '../files/index.ts';

/** Part of the name of a file that git keeps for itself, and asks about itself. */
const OF_GIT = /(?:^|\/)\.git(?:\/|$)/;

/**
 * The files that really lie in some folders, for a whole run: what is outside is not there. What git says of the files is
 * read where it lies inside, too.
 */
export class Bounded extends Divided implements Files {
  readonly #within: Within;

  constructor(below: Files, roots: readonly string[]) {
    super(below);
    this.#within = new Within(below, roots);
  }

  /** Where a path leads that somebody names; undefined where that is outside, or git's own. */
  placeOf(path: string): string | undefined {
    return this.#within.placeOf(path);
  }

  kind(path: string): Kind | undefined {
    return this.#isSeen(path) ? this.filesAt(path).kind(path) : undefined;
  }

  exists(path: string): boolean {
    return this.#isSeen(path) && this.filesAt(path).exists(path);
  }

  tracked(top: string): Tracked | undefined {
    const folders = gitFolders(top, this);
    return folders !== undefined && this.#isSeen(folders.own) ? this.below.tracked(top) : undefined;
  }

  /** Of git, what lies inside by its names and by its links. */
  #isSeen(path: string): boolean {
    if (!OF_GIT.test(path)) return true;
    try {
      return this.#within.covers(path) && this.#within.covers(this.below.real(path));
    } catch {
      return false;
    }
  }

  protected override filesAt(path: string): Files {
    if (!OF_GIT.test(path)) return this.#within;
    if (!this.#isSeen(path)) throw new FileFault('ENOENT', path);
    return this.below;
  }
}
