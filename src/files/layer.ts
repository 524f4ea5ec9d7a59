import type { Entry, Files } from './files.ts';
import type { Kind } from './kind.ts';
import type { Content } from './memory.ts';

/** What lies over other files. What a system knows besides its files is known to those below. */
export abstract class Layer {
  below: Files;

  constructor(below: Files) {
    this.below = below;
  }

  get ignoresCase(): boolean {
    return this.below.ignoresCase;
  }

  get home(): string | undefined {
    return this.below.home;
  }

  get env(): Files['env'] {
    return this.below.env;
  }

  resolve(folder: string, given: string): string {
    return this.below.resolve(folder, given);
  }
}

/** A layer in which it depends on the path which files answer. */
export abstract class Divided extends Layer {
  /** Throws for what is not there for anybody. */
  protected abstract filesAt(path: string): Files;

  list(folder: string): readonly Entry[] {
    return this.filesAt(folder).list(folder);
  }

  target(path: string): Kind {
    return this.filesAt(path).target(path);
  }

  read(path: string, isRegular?: boolean): Content {
    return this.filesAt(path).read(path, isRegular);
  }

  head(path: string, bytes: number): Uint8Array {
    return this.filesAt(path).head(path, bytes);
  }

  holds(path: string, words: readonly string[], most: number): boolean {
    return this.filesAt(path).holds(path, words, most);
  }

  real(path: string): string {
    return this.filesAt(path).real(path);
  }

  link(path: string): string {
    return this.filesAt(path).link(path);
  }

  owner(path: string): number {
    return this.filesAt(path).owner(path);
  }
}
