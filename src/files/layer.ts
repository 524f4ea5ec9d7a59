import type { Files } from './files.ts';

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
