import { FileFault } from './fault.ts';
import type { Entry, Files } from './files.ts';
import type { Tracked } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { Layer } from './layer.ts';
import type { Content } from './memory.ts';
import { startOf } from './paths.ts';

/** Files of which some are not there, whatever lies at their paths; a folder always is. */
export function without(below: Files, isHidden: (path: string) => boolean): Files {
  return new Without(below, isHidden);
}

class Without extends Layer implements Files {
  readonly #isHidden: (path: string) => boolean;

  constructor(below: Files, isHidden: (path: string) => boolean) {
    super(below);
    this.#isHidden = isHidden;
  }

  list(folder: string): readonly Entry[] {
    const start = startOf(folder);
    return this.below.list(folder).filter(({ name }) => !this.#hides(start + name));
  }

  kind(path: string): Kind | undefined {
    return this.#hides(path) ? undefined : this.below.kind(path);
  }

  target(path: string): Kind {
    return this.#for(path).target(path);
  }

  exists(path: string): boolean {
    return !this.#hides(path) && this.below.exists(path);
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
    return this.below.tracked(top);
  }

  #for(path: string): Files {
    if (this.#hides(path)) throw new FileFault('ENOENT', path);
    return this.below;
  }

  /** What lies in a folder must not go with it. */
  #hides(path: string): boolean {
    if (!this.#isHidden(path)) return false;
    try {
      return this.below.target(path) !== 'folder';
    } catch {
      return true;
    }
  }
}
