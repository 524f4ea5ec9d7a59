import { dirname, type Files, relative, startOf, type Tracked } from '../files/index.ts';
import { chainInside, type IgnoreChain, isIgnored, repositoryChain, withGitignore } from './gitignore.ts';
import type { Remarks } from './remarks.ts';

/** A folder and what git says of what lies in it. */
export interface Inside {
  /** Of the repository; where there is none, the patterns of the folders that are walked count all the same. */
  readonly top: string | undefined;
  /** What its own patterns and those above say of what lies in it; absent for a folder that is ignored itself. */
  readonly chain?: IgnoreChain | undefined;
  readonly isIgnored: boolean;
}

/** What a folder has that concerns git. */
export interface Signs {
  /** A file of that name is one, too: it says where the repository is. */
  readonly isTop: boolean;
  /** Git itself follows no link to patterns. */
  readonly hasPatterns: boolean;
}

/** What git makes of files. Each folder and each index is looked at once. */
export class Repositories {
  readonly #files: Files;
  readonly #remarks: Remarks;
  readonly #folders = new Map<string, Inside | undefined>();
  readonly #tracked = new Map<string, Tracked | undefined>();

  constructor(files: Files, remarks: Remarks) {
    this.#files = files;
    this.#remarks = remarks;
  }

  /**
   * Whether git would publish the file: it lists it, or the patterns let it through. Outside of a repository anything may
   * still be published, except what lies in the user's own folders.
   */
  isPublishable(file: string, ofUser: boolean): boolean {
    const folder = this.inside(dirname(file));
    if (folder === undefined) return !ofUser;
    return !isIgnoredIn(folder, file) || this.lists(folder.top, file);
  }

  /** Where the index cannot be read, a file counts as published. */
  lists(top: string | undefined, path: string): boolean {
    if (top === undefined) return false;
    const tracked = this.#trackedAt(top);
    return tracked === undefined || tracked.has(relative(top, path));
  }

  /** Whether git lists what lies in a folder, or the folder as a submodule; undefined where the index cannot be read. */
  keeps(top: string | undefined, folder: string): boolean | undefined {
    if (top === undefined) return false;
    const tracked = this.#trackedAt(top);
    const path = relative(top, folder);
    return tracked && (tracked.hasIn(path) || tracked.has(path));
  }

  inside(folder: string): Inside | undefined {
    const known = this.#folders.get(folder);
    if (known !== undefined || this.#folders.has(folder)) return known;
    const start = startOf(folder);
    const isTop = this.#files.exists(`${start}.git`);
    const parent = isTop || dirname(folder) === folder ? undefined : this.inside(dirname(folder));
    const isIgnored = parent !== undefined && isIgnoredIn(parent, start);
    const hasPatterns = !isIgnored && this.#files.kind(`${start}.gitignore`) === 'file';
    const isOutside = parent === undefined && !isTop;
    const inside = isOutside ? undefined : this.enter(parent, folder, { isTop, hasPatterns, isIgnored });
    this.#folders.set(folder, inside);
    return inside;
  }

  /** A repository inside another one answers to its own patterns alone. */
  enter(
    parent: Inside | undefined,
    folder: string,
    { isTop, hasPatterns, isIgnored }: Signs & { readonly isIgnored: boolean },
  ): Inside {
    if (isTop || parent === undefined) return this.#topAt(folder, hasPatterns);
    const { top, chain } = parent;
    if (isIgnored) return { top, isIgnored };
    const inside = chainInside(chain, folder);
    return { top, chain: hasPatterns ? this.#withPatterns(inside, folder) : inside, isIgnored };
  }

  /** A folder that is walked and lies in no repository. */
  alone(folder: string, { hasPatterns }: Signs): Inside {
    return { top: undefined, chain: hasPatterns ? this.#withPatterns(undefined, folder) : undefined, isIgnored: false };
  }

  #topAt(folder: string, hasPatterns: boolean): Inside {
    const chain = repositoryChain(folder, this.#files, this.#remarks);
    return { top: folder, chain: hasPatterns ? this.#withPatterns(chain, folder) : chain, isIgnored: false };
  }

  #withPatterns(chain: IgnoreChain | undefined, folder: string): IgnoreChain | undefined {
    return withGitignore(chain, folder, this.#files, this.#remarks);
  }

  #trackedAt(top: string): Tracked | undefined {
    if (!this.#tracked.has(top)) {
      const tracked = this.#files.tracked(top);
      if (tracked === undefined) this.#remarks.tell('index', `${startOf(top)}.git`);
      this.#tracked.set(top, tracked);
    }
    return this.#tracked.get(top);
  }
}

/** By the patterns alone. */
export function isIgnoredIn({ chain, isIgnored: whole }: Inside, path: string): boolean {
  return whole || isIgnored(chain, path);
}
