import { FileFault, MAX_BYTES, NotAFile, TooLarge } from './fault.ts';
import type { Entry, Files } from './files.ts';
import { type Tracked, trackedAt } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { basename, dirname, resolve, topOf } from './paths.ts';

export type Content = string | Uint8Array;

/** Path to what the file holds; folders follow from the paths. */
export type Contents = Readonly<Record<string, Content>> | ReadonlyMap<string, Content>;

/** Where paths of a map count from: a folder with a name, so that one can lead out of it as on a disk. */
const HERE = 'repository';

/** What a system knows besides its files. */
export type Surroundings = Partial<Pick<Files, 'home' | 'env' | 'ignoresCase'>>;

/** Files that lie nowhere: there is nothing but these. */
export function memory(contents: Contents, surroundings: Surroundings = {}): Files {
  return new Memory(isMap(contents) ? contents : new Map(Object.entries(contents)), surroundings);
}

function isMap(contents: Contents): contents is ReadonlyMap<string, Content> {
  return typeof contents.entries === 'function';
}

class Memory implements Files {
  readonly ignoresCase: boolean;
  readonly home: string | undefined;
  readonly env: Files['env'];
  readonly #here: string;
  readonly #contents = new Map<string, Content>();
  readonly #folders = new Map<string, Map<string, Entry>>([['/', new Map()]]);

  constructor(contents: ReadonlyMap<string, Content>, { home, env = {}, ignoresCase = false }: Surroundings) {
    this.home = home;
    this.env = env;
    this.ignoresCase = ignoresCase;
    // Where the home directory has a drive, so has everything.
    this.#here = `${topOf(home ?? '/') || '/'}${HERE}`;
    this.#folderOf(`${this.#here}/`);
    for (const [given, content] of contents) {
      const path = resolve(this.#here, given);
      this.#contents.set(path, content);
      this.#folderOf(path).set(basename(path), new MemoryEntry(basename(path), true));
    }
  }

  resolve(folder: string, given: string): string {
    return resolve(folder === '' ? this.#here : folder, given);
  }

  list(folder: string): readonly Entry[] {
    const entries = this.#folders.get(pathOf(folder));
    if (entries !== undefined) return [...entries.values()];
    throw new FileFault(this.#contents.has(folder) ? 'ENOTDIR' : 'ENOENT', folder);
  }

  kind(path: string): Kind | undefined {
    const plain = pathOf(path);
    if (plain === path && this.#contents.has(path)) return 'file';
    return this.#folders.has(plain) ? 'folder' : undefined;
  }

  target(path: string): Kind {
    const kind = this.kind(path);
    if (kind === undefined) throw new FileFault('ENOENT', path);
    return kind;
  }

  exists(path: string): boolean {
    return this.kind(path) !== undefined;
  }

  read(path: string): Content {
    const kind = this.target(path);
    const content = kind === 'file' ? this.#contents.get(path) : undefined;
    if (content === undefined) throw new NotAFile(kind);
    return readOf(content);
  }

  head(path: string, bytes: number): Uint8Array {
    const content = this.read(path);
    return bytesOf(content).slice(0, bytes);
  }

  holds(path: string, words: readonly string[], most: number): boolean {
    const content = this.read(path);
    const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
    return content.length <= most && words.some((word) => text.includes(word));
  }

  real(path: string): string {
    this.target(path);
    return pathOf(path);
  }

  link(path: string): string {
    throw new FileFault('EINVAL', path);
  }

  owner(): number {
    return 0;
  }

  tracked(top: string): Tracked | undefined {
    return trackedAt(top, this, (file) => {
      const content = this.#contents.get(file);
      return content === undefined ? undefined : bytesOf(content);
    });
  }

  #folderOf(path: string): Map<string, Entry> {
    const folder = dirname(path);
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const entries = new Map<string, Entry>();
    this.#folders.set(folder, entries);
    if (dirname(folder) === folder) return entries;
    this.#folderOf(folder).set(basename(folder), new MemoryEntry(basename(folder), false));
    return entries;
  }
}

class MemoryEntry implements Entry {
  readonly name: string;
  readonly #isFile: boolean;

  constructor(name: string, isFile: boolean) {
    this.name = name;
    this.#isFile = isFile;
  }

  isFile(): boolean {
    return this.#isFile;
  }

  isDirectory(): boolean {
    return !this.#isFile;
  }

  isSymbolicLink(): boolean {
    return false;
  }
}

export function bytesOf(content: Content): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** Only a folder can be named with a slash at the end. */
function pathOf(path: string): string {
  return path.endsWith('/') && path !== topOf(path) ? path.slice(0, -1) : path;
}

/** As `Files.read` gives it. */
function readOf(content: Content): Content {
  const bytes = bytesOf(content);
  if (bytes.length > MAX_BYTES) throw new TooLarge(bytes.length);
  if (bytes.includes(0)) return bytes;
  if (typeof content === 'string') return content.length === bytes.length ? content : bytes;
  return bytes.every((byte) => byte < 0x80) ? new TextDecoder().decode(bytes) : bytes;
}
