import { FileFault, LeadsOut, NotAFile } from './fault.ts';
import type { Entry, Files } from './files.ts';
import type { Tracked } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { Layer } from './layer.ts';
import type { Content } from './memory.ts';
import { basename, dirname, isAbsolute, join, startOf, topOf } from './paths.ts';

/** As many as Linux follows. */
const MOST_LINKS = 40;
/** What git keeps for itself, a token among it that a checkout may have left there. */
const OF_GIT = '.git';

/**
 * The files that really lie in some folders, whatever names and links say. Links are followed step by step, so that
 * nothing outside is looked at, not even to learn that it is not there.
 */
export class Within extends Layer implements Files {
  readonly #roots: readonly string[];
  /** Folders to which no link leads, and whether a list has shown that none lies in them: no name there is one then. */
  readonly #plain: Map<string, boolean>;
  /** One of them, with a slash at its end. */
  #latest = '';
  #realRoots: ReadonlyMap<string, string> | undefined;

  constructor(below: Files, roots: readonly string[]) {
    super(below);
    this.#roots = roots;
    this.#plain = new Map(roots.map((root) => [root, false]));
  }

  /** Lists have just shown a folder as such, in one that is known to be plain, and what lies in it. */
  notePlain(folder: string, entries: readonly Entry[]): void {
    this.#plain.set(folder, !entries.some((entry) => entry.isSymbolicLink()));
  }

  /** By its names alone. */
  covers(path: string): boolean {
    return this.#roots.some((root) => path === root || path.startsWith(startOf(root)));
  }

  /** Where a path leads, be something there or not; undefined where that is outside, or nowhere. */
  placeOf(path: string): string | undefined {
    try {
      return this.#place(path);
    } catch {
      return undefined;
    }
  }

  /** Whether a path leads out, be it by its names or by a link. */
  leadsOut(path: string): boolean {
    try {
      this.#place(path);
      return false;
    } catch (error) {
      return error instanceof LeadsOut;
    }
  }

  list(folder: string): readonly Entry[] {
    return this.below.list(this.#place(folder));
  }

  kind(path: string): Kind | undefined {
    try {
      return this.below.kind(this.#placeOfName(path));
    } catch {
      return undefined;
    }
  }

  target(path: string): Kind {
    return this.below.target(this.#place(path));
  }

  exists(path: string): boolean {
    const place = this.placeOf(path);
    const kind = place === undefined ? undefined : this.below.kind(place);
    return path.endsWith('/') ? kind === 'folder' : kind !== undefined;
  }

  read(path: string, isRegular = false): Content {
    if (isRegular && this.#plain.has(dirname(path))) return this.below.read(path, true);
    const place = this.#place(path);
    if (place !== path && this.below.kind(place) === undefined) throw new NotAFile('link');
    return this.below.read(place);
  }

  head(path: string, bytes: number): Uint8Array {
    return this.below.head(this.#place(path), bytes);
  }

  holds(path: string, words: readonly string[], most: number): boolean {
    return this.below.holds(this.#liesPlainly(path) ? path : this.#place(path), words, most);
  }

  /** Asked of thousands, of which those of one folder follow each other. */
  #liesPlainly(path: string): boolean {
    const { length } = this.#latest;
    if (path.lastIndexOf('/') === length - 1 && path.startsWith(this.#latest)) return true;
    const folder = dirname(path);
    const isPlain = this.#plain.has(folder);
    if (isPlain) this.#latest = startOf(folder);
    return isPlain;
  }

  real(path: string): string {
    return this.below.real(this.#place(path));
  }

  link(path: string): string {
    return this.below.link(this.#placeOfName(path));
  }

  owner(path: string): number {
    return this.below.owner(this.#place(path));
  }

  tracked(top: string): Tracked | undefined {
    return this.below.tracked(top);
  }

  /** Of the name itself, be it a link. */
  #placeOfName(path: string): string {
    const folder = dirname(path);
    return this.#plain.has(path) ? path : join(this.#place(folder), basename(path));
  }

  #place(path: string): string {
    if (this.#plain.has(path)) return path;
    let at = dirname(path);
    while (!this.#plain.has(at)) {
      if (dirname(at) === at) throw new LeadsOut();
      at = dirname(at);
    }
    return this.#follow(at, path.slice(startOf(at).length));
  }

  /** Outside, names are only counted along: the way may lead back in. */
  #follow(start: string, way: string): string {
    const left = namesIn(way).reverse();
    let at = start;
    let isInside = true;
    let links = 0;
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const next = name === '..' ? dirname(at) : startOf(at) + name;
      if (isInside && name !== '..' && this.#isLink(next, left.length === 0)) {
        links += 1;
        if (links > MOST_LINKS) throw new FileFault('ELOOP', start);
        const target = this.below.link(next);
        left.push(...namesIn(target).reverse());
        if (isAbsolute(target)) at = topOf(target);
        isInside = !isAbsolute(target) || this.#roots.includes(at);
      } else {
        const root: string | undefined = isInside && name !== '..' ? undefined : this.#rootAt(next);
        at = root ?? next;
        isInside = root !== undefined || (isInside && (name !== '..' || this.covers(next)));
      }
    }
    if (!isInside) throw new LeadsOut();
    return at;
  }

  /** Of a name in a plain folder. Who asks for the last one of a way looks there next. */
  #isLink(path: string, isLast: boolean): boolean {
    if (this.#plain.has(path)) return false;
    if (basename(path).toLowerCase() === OF_GIT) throw new LeadsOut();
    if (isLast && this.#plain.get(dirname(path)) === true) return false;
    const kind = this.below.kind(path);
    if (kind === 'folder') this.#plain.set(path, false);
    return kind === 'link';
  }

  /** By either of its names, where a link leads to the root itself. */
  #rootAt(path: string): string | undefined {
    this.#realRoots ??= new Map(this.#roots.flatMap((root) => [[root, root] as const, [this.#realOf(root), root]]));
    return this.#realRoots.get(path);
  }

  #realOf(root: string): string {
    try {
      return this.below.real(root);
    } catch {
      return root;
    }
  }
}

function namesIn(way: string): string[] {
  return way.split('/').filter((name) => name !== '' && name !== '.');
}
