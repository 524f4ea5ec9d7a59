import { dirname, type Files, relative, startOf, type Tracked } from '../files/index.ts';
import { chainInside, type IgnoreChain, isIgnored, isTop, repositoryChain, withGitignore } from './gitignore.ts';

/** A folder within a repository. */
interface Inside {
  readonly top: string;
  /** What its own patterns and those above say of what lies in it; absent for a folder that is ignored itself. */
  readonly chain?: IgnoreChain | undefined;
  readonly isIgnored: boolean;
}

/** What git makes of files. Each folder and each index is looked at once. */
export class Repositories {
  readonly #files: Files;
  readonly #folders = new Map<string, Inside | undefined>();
  readonly #tracked = new Map<string, Tracked | undefined>();

  constructor(files: Files) {
    this.#files = files;
  }

  /**
   * Whether git would publish the file: it lists it, or the patterns let it through. Outside of a repository anything may
   * still be published, except what lies in the user's own folders.
   */
  isPublishable(file: string, ofUser: boolean): boolean {
    const folder = this.#inside(dirname(file));
    if (folder === undefined) return !ofUser;
    const isLetThrough = !folder.isIgnored && !isIgnored(folder.chain, file);
    return isLetThrough || this.#lists(folder.top, file);
  }

  #lists(top: string, file: string): boolean {
    if (!this.#tracked.has(top)) this.#tracked.set(top, this.#files.tracked(top));
    return this.#tracked.get(top)?.has(relative(top, file)) === true;
  }

  #inside(folder: string): Inside | undefined {
    const known = this.#folders.get(folder);
    if (known !== undefined || this.#folders.has(folder)) return known;
    const inside = this.#look(folder);
    this.#folders.set(folder, inside);
    return inside;
  }

  #look(folder: string): Inside | undefined {
    const files = this.#files;
    if (isTop(folder, files)) {
      const chain = withGitignore(repositoryChain(folder, files), folder, files);
      return { top: folder, chain, isIgnored: false };
    }
    const parent = dirname(folder) === folder ? undefined : this.#inside(dirname(folder));
    if (parent === undefined) return undefined;
    const { top, chain } = parent;
    if (parent.isIgnored || isIgnored(chain, startOf(folder))) return { top, isIgnored: true };
    return { top, chain: withGitignore(chainInside(chain, folder), folder, files), isIgnored: false };
  }
}
