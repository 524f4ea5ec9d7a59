import { type Files, join, startOf } from '../files/index.ts';

/** Files that others refer to, named relative to a root that no name and no link leads out of. */
export class Within {
  readonly #root: string;
  readonly #files: Files;
  #realRoot: string | undefined;

  constructor(root: string, files: Files) {
    this.#root = root;
    this.#files = files;
  }

  has(path: string): boolean {
    return this.#real(path) !== undefined;
  }

  /** The first bytes of a regular file; undefined when there is none. */
  head(path: string, bytes: number): Uint8Array | undefined {
    const real = this.#real(path);
    if (real === undefined) return undefined;
    try {
      return this.#files.head(real, bytes);
    } catch {
      return undefined;
    }
  }

  #real(path: string): string | undefined {
    try {
      this.#realRoot ??= this.#files.real(this.#root);
      const real = this.#files.real(join(this.#root, path));
      return real === this.#realRoot || real.startsWith(startOf(this.#realRoot)) ? real : undefined;
    } catch {
      return undefined;
    }
  }
}
