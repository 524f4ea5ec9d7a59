import type { Entry, Files } from './files.ts';
import type { Tracked } from './git-tracked.ts';
import type { Kind } from './kind.ts';
import { Layer } from './layer.ts';
import type { Content } from './memory.ts';
import { dirname, join } from './paths.ts';

/** What happened to a file; the path is that of the file itself, whatever links lead to it. */
export interface Change {
  readonly path: string;
  readonly how: 'written' | 'created' | 'deleted';
}

/** Several changes, for many questions. */
export class Changes {
  readonly contents: ReadonlySet<string>;
  /** What comes or goes, and the folders that it may bring along. */
  readonly places: ReadonlySet<string>;

  constructor(changes: readonly Change[]) {
    this.contents = new Set(changes.map(({ path }) => path));
    this.places = new Set(changes.flatMap(({ path, how }) => (how === 'written' ? [] : withFoldersAbove(path))));
  }
}

/** What was asked of files, to tell whether a change can matter to the answer. */
export class Questions {
  #contents: Set<string> | undefined;
  /** What lies there, whatever it holds. */
  #places: Set<string> | undefined;

  addContent(path: string): void {
    this.#contents ??= new Set();
    this.#contents.add(path);
  }

  addPlace(path: string): void {
    this.#places ??= new Set();
    this.#places.add(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
  }

  /** A file that comes or goes may bring its folders along. */
  isTouchedBy({ path, how }: Change): boolean {
    if (this.#contents?.has(path)) return true;
    const places = this.#places;
    return how !== 'written' && places !== undefined && withFoldersAbove(path).some((each) => places.has(each));
  }

  isTouchedByAny({ contents, places }: Changes): boolean {
    return meet(this.#contents, contents) || meet(this.#places, places);
  }
}

function meet(some: ReadonlySet<string> = new Set(), others: ReadonlySet<string>): boolean {
  for (const each of some) if (others.has(each)) return true;
  return false;
}

function withFoldersAbove(path: string): string[] {
  const paths = [path];
  for (let at = path; dirname(at) !== at; at = dirname(at)) paths.push(dirname(at));
  return paths;
}

/** Notes whatever is asked of the files below, which may be exchanged for others. */
export class NotedFiles extends Layer implements Files {
  questions: Questions;

  constructor(below: Files, questions: Questions) {
    super(below);
    this.questions = questions;
  }

  list(folder: string): readonly Entry[] {
    this.questions.addPlace(folder);
    return this.below.list(folder);
  }

  kind(path: string): Kind | undefined {
    this.questions.addPlace(path);
    return this.below.kind(path);
  }

  target(path: string): Kind {
    this.questions.addPlace(path);
    return this.below.target(path);
  }

  exists(path: string): boolean {
    this.questions.addPlace(path);
    return this.below.exists(path);
  }

  read(path: string, isRegular?: boolean): Content {
    this.questions.addContent(path);
    if (!isRegular) this.#noteBehindLink(path);
    return this.below.read(path, isRegular);
  }

  head(path: string, bytes: number): Uint8Array {
    this.questions.addContent(path);
    return this.below.head(path, bytes);
  }

  holds(path: string, words: readonly string[], most: number): boolean {
    this.questions.addContent(path);
    return this.below.holds(path, words, most);
  }

  real(path: string): string {
    this.questions.addPlace(path);
    const real = this.below.real(path);
    this.questions.addPlace(real);
    return real;
  }

  link(path: string): string {
    this.questions.addPlace(path);
    return this.below.link(path);
  }

  owner(path: string): number {
    return this.below.owner(path);
  }

  tracked(top: string): Tracked | undefined {
    this.questions.addContent(join(top, '.git/index'));
    return this.below.tracked(top);
  }

  /** A change is told of the file that a link leads to. */
  #noteBehindLink(path: string): void {
    this.questions.addPlace(path);
    try {
      this.questions.addContent(this.below.real(path));
    } catch {
      // What does not exist has no other name.
    }
  }
}
