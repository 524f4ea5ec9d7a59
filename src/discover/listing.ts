import type { Entry } from '../files/index.ts';

const none: readonly string[] = [];

/** What a walk has seen of names that begin with a dot: whether such a file lies somewhere is asked of most files. */
export class Listing {
  /** By the folder as it is reported, with a slash at its end. */
  readonly #hidden = new Map<string, readonly string[]>();

  add(folder: string, entries: readonly Entry[]): void {
    let names: string[] | undefined;
    for (const { name } of entries) {
      if (!name.startsWith('.')) continue;
      names ??= [];
      // Some file systems take upper and lower case for the same.
      names.push(name.toLowerCase());
    }
    this.#hidden.set(folder, names ?? none);
  }

  /** Whether nothing lies at the path; where that is not known, it may be. */
  lacks(path: string): boolean {
    const start = path.lastIndexOf('/.') + 1;
    const names = path[start] === '.' ? this.#hidden.get(path.slice(0, start)) : undefined;
    if (names === undefined) return false;
    const end = path.indexOf('/', start);
    const name = path.slice(start, end === -1 ? path.length : end).toLowerCase();
    // A step up is no name, and every folder has it.
    return name !== '..' && !names.includes(name);
  }
}
