import { FileFault } from './fault.ts';
import type { Entry, Files } from './files.ts';
import type { Tracked } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { Divided } from './layer.ts';
import { startOf } from './paths.ts';

/** Files of which some are not there, whatever lies at their paths; a folder always is. */
export function without(below: Files, isHidden: (path: string) => boolean): Files {
  return new Without(below, isHidden);
}

class Without extends Divided implements Files {
  readonly #isHidden: (path: string) => boolean;

  constructor(below: Files, isHidden: (path: string) => boolean) {
    super(below);
    this.#isHidden = isHidden;
  }

  override list(folder: string): readonly Entry[] {
    const start = startOf(folder);
    return this.below.list(folder).filter(({ name }) => !this.#hides(start + name));
  }

  kind(path: string): Kind | undefined {
    return this.#hides(path) ? undefined : this.below.kind(path);
  }

  exists(path: string): boolean {
    return !this.#hides(path) && this.below.exists(path);
  }

  tracked(top: string): Tracked | undefined {
    return this.below.tracked(top);
  }

  protected override filesAt(path: string): Files {
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
