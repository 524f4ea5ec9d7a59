import { grouped } from '../model/values/index.ts';
import type { MendedFile } from './mend.ts';

/** Which files have to be written together, since a fix changes them all. */
export class Together {
  /** The next one of its group, up to the one that stands for it. */
  readonly #next = new Map<string, string>();

  add(paths: readonly string[]): void {
    const [first] = paths;
    if (first === undefined) return;
    for (const path of paths) {
      const [one, other] = [this.#lastOf(first), this.#lastOf(path)];
      if (one !== other) this.#next.set(other, one);
    }
  }

  groupsOf(files: readonly MendedFile[]): readonly (readonly MendedFile[])[] {
    return [...grouped(files, ({ at }) => this.#lastOf(at)).values()];
  }

  #lastOf(path: string): string {
    let at = path;
    for (let next = this.#next.get(at); next !== undefined; next = this.#next.get(at)) at = next;
    return at;
  }
}
