import {
  type Content,
  type Entry,
  FileFault,
  type Files,
  gitFolders,
  type Kind,
  Layer,
  type Tracked,
  Within,
} from '../files/index.ts';

/** Part of the name of a file that git keeps for itself, and asks about itself. */
const OF_GIT = /(?:^|\/)\.git(?:\/|$)/;

/**
 * The files that really lie in some folders, for a whole run: what is outside is not there. What git says of the files is
 * read where it lies inside, too.
 */
export class Bounded extends Layer implements Files {
  readonly #within: Within;

  constructor(below: Files, roots: readonly string[]) {
    super(below);
    this.#within = new Within(below, roots);
  }

  /** Where a path leads that somebody names; undefined where that is outside, or git's own. */
  placeOf(path: string): string | undefined {
    return this.#within.placeOf(path);
  }

  list(folder: string): readonly Entry[] {
    return this.#for(folder).list(folder);
  }

  kind(path: string): Kind | undefined {
    return this.#isSeen(path) ? this.#for(path).kind(path) : undefined;
  }

  target(path: string): Kind {
    return this.#for(path).target(path);
  }

  exists(path: string): boolean {
    return this.#isSeen(path) && this.#for(path).exists(path);
  }

  read(path: string, isRegular?: boolean): Content {
    return this.#for(path).read(path, isRegular);
  }

  head(path: string, bytes: number): Uint8Array {
    return this.#for(path).head(path, bytes);
  }

  holds(path: string, words: readonly string[], most: number): boolean {
    return this.#for(path).holds(path, words, most);
  }

  real(path: string): string {
    return this.#for(path).real(path);
  }

  link(path: string): string {
    return this.#for(path).link(path);
  }

  owner(path: string): number {
    return this.#for(path).owner(path);
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

  #for(path: string): Files {
    if (!OF_GIT.test(path)) return this.#within;
    if (!this.#isSeen(path)) throw new FileFault('ENOENT', path);
    return this.below;
  }
}
