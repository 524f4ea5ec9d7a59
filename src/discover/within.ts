import fs from 'node:fs';
import { join, sep } from 'node:path';

// Opening a named pipe that took the place of a file must not wait for a writer; Windows has neither.
const READ_ONLY = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);

/** Files that others refer to, named relative to a root that no name and no link leads out of. */
export class Within {
  readonly #root: string;
  #realRoot: string | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#real(path) !== undefined;
  }

  /** The first bytes of a regular file; undefined when there is none. */
  head(path: string, bytes: number): Uint8Array | undefined {
    const real = this.#real(path);
    if (real === undefined) return undefined;
    try {
      if (!fs.statSync(real).isFile()) return undefined;
      const file = fs.openSync(real, READ_ONLY);
      try {
        const buffer = new Uint8Array(bytes);
        return buffer.subarray(0, fs.readSync(file, buffer, 0, bytes, 0));
      } finally {
        fs.closeSync(file);
      }
    } catch {
      return undefined;
    }
  }

  #real(path: string): string | undefined {
    try {
      this.#realRoot ??= fs.realpathSync(this.#root);
      const real = fs.realpathSync(join(this.#root, path));
      return real === this.#realRoot || real.startsWith(this.#realRoot + (this.#realRoot.endsWith(sep) ? '' : sep))
        ? real
        : undefined;
    } catch {
      return undefined;
    }
  }
}
