import { FileFault } from './fault.ts';
import type { Entry, Files } from './files.ts';
import { type Tracked, trackedAt } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { Divided } from './layer.ts';
import { bytesOf, type Content, memory } from './memory.ts';
import { basename, dirname, join, startOf } from './paths.ts';

/** Path to what an editor holds of the file, saved or not; undefined for a file that is to be taken for deleted. */
export type Buffers = ReadonlyMap<string, Content | undefined>;

export function overlay(below: Files, buffers: Buffers): Files {
  return buffers.size === 0 ? below : new Overlay(below, buffers);
}

class Overlay extends Divided implements Files {
  readonly #above: Files;
  readonly #gone = new Set<string>();

  constructor(below: Files, buffers: Buffers) {
    super(below);
    const held = new Map<string, Content>();
    for (const [path, content] of buffers) {
      for (const each of new Set([path, realPlace(path, below)])) {
        if (content === undefined) this.#gone.add(each);
        else held.set(each, content);
      }
    }
    this.#above = memory(held);
  }

  override list(folder: string): readonly Entry[] {
    const above = this.#above.kind(folder) === 'folder' ? this.#above.list(folder) : [];
    const isBelow = above.length === 0 || this.below.exists(folder);
    const below = isBelow ? this.below.list(folder) : [];
    const start = startOf(folder);
    const entries = new Map(below.map((entry) => [entry.name, entry]));
    for (const name of entries.keys()) if (this.#gone.has(start + name)) entries.delete(name);
    // A folder that is there already may be a link, which stays one.
    for (const entry of above) if (entry.isFile() || !entries.has(entry.name)) entries.set(entry.name, entry);
    return [...entries.values()];
  }

  kind(path: string): Kind | undefined {
    if (this.#above.kind(path) === 'file') return 'file';
    return this.#gone.has(path) ? undefined : (this.below.kind(path) ?? this.#above.kind(path));
  }

  exists(path: string): boolean {
    return !this.#gone.has(path) && (this.#above.exists(path) || this.below.exists(path));
  }

  override real(path: string): string {
    return this.#above.kind(path) === 'file' ? realPlace(path, this.below) : this.filesAt(path).real(path);
  }

  tracked(top: string): Tracked | undefined {
    const start = `${startOf(top)}.git/`;
    const isHeld = this.#above.exists(`${startOf(top)}.git`) || [...this.#gone].some((path) => path.startsWith(start));
    return isHeld ? trackedAt(top, this, (path) => bytesOf(this.read(path))) : this.below.tracked(top);
  }

  /** Where the path is answered for: a folder may be known to both. */
  protected override filesAt(path: string): Files {
    if (this.#gone.has(path)) throw new FileFault('ENOENT', path);
    const above = this.#above.kind(path);
    return above === 'file' || (above === 'folder' && !this.below.exists(path)) ? this.#above : this.below;
  }
}

/** The file may not be there yet, so only the way to it is followed. */
export function realPlace(path: string, files: Files): string {
  try {
    return join(files.real(dirname(path)), basename(path));
  } catch {
    return path;
  }
}
