import { basename, causeOf, type Entry, isMissing, startOf, type Within } from '../files/index.ts';
import type { Remarks } from './remarks.ts';
import { type Inside, isIgnoredIn, type Repositories, type Signs } from './repositories.ts';

/** What a walk asks and tells. Paths are as reported: what the walk began with, then names with forward slashes. */
export interface Walker {
  readonly files: Within;
  readonly repositories: Repositories;
  readonly remarks: Remarks;
  readonly wanted: (path: string) => boolean;
  /** Whether some client looks for files in folders of this name. */
  readonly mayHold: (path: string) => boolean;
  /** Whether who reads a file by another path of it reads it by this one as well. */
  readonly isReadAlike: (path: string, other: string) => boolean;
  /** By the configuration; folders are asked for with a slash at the end. */
  readonly ignored: (path: string) => boolean;
  readonly onFile: (found: Found) => void;
  readonly onFolder: (absolute: string, base: string, entries: readonly Entry[]) => void;
  /** A file that is wanted and not read. */
  readonly onLeftOut: (absolute: string, by: Ignorer | 'outside') => void;
}

export type Ignorer = 'git' | 'config';

export interface Found {
  readonly path: string;
  readonly absolute: string;
  /** Where it lies, absolute too. */
  readonly folder: string;
  /** Known to be neither a link nor anything else that must not be opened. */
  readonly isRegular: boolean;
}

/** A folder that is walked. */
interface Folder {
  readonly absolute: string;
  /** Where it lies, which is elsewhere behind a link. */
  readonly place: string;
  /** How the paths begin: empty, or ending in a slash. */
  readonly base: string;
  readonly depth: number;
  /** The configuration ignores it: what lies in it is only counted. */
  readonly isLeftOut: boolean;
}

/** One of which git's view is known. */
interface Entered extends Folder {
  readonly inside: Inside;
}

/** A name in a folder. */
interface Named {
  readonly entry: Entry;
  readonly path: string;
  readonly absolute: string;
  readonly place: string;
}

const NEVER_WALKED: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  '.jj',
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
]);
const MAX_DEPTH = 100;
/** Folders behind links, which may lead to each other in more ways than anybody can walk. */
const MOST_LINKED = 10_000;
/** What Node puts for bytes that are no UTF-8. */
const REPLACED = '\ufffd';

/** `base` is how the paths begin: empty, or ending in a slash. A folder that somebody names is walked though it be ignored. */
export function walk(folder: string, base: string, entries: readonly Entry[], walker: Walker): void {
  new Walk(walker).start({ absolute: folder, place: folder, base, depth: 0, isLeftOut: false }, entries);
}

class Walk {
  readonly #walker: Walker;
  readonly #links: Folder[] = [];
  /** Folders and links that are still to be looked at, the next one last. */
  readonly #ways: { readonly entry: Entry; readonly folder: Entered }[] = [];
  /** Folders behind links: the same one holds other files for clients only where it goes by another name. */
  readonly #followed = new Set<string>();
  /** From where a folder lies to how paths in it begin, of those that no link led to. */
  readonly #walked = new Map<string, string>();
  /** From where wanted files lie to their paths, of those that a link led to. */
  readonly #seen = new Map<string, string[]>();
  #linked = 0;
  #isBehindLink = false;

  constructor(walker: Walker) {
    this.#walker = walker;
  }

  /** Folders behind links come last: most of them were seen where they lie. */
  start(folder: Folder, entries: readonly Entry[]): void {
    this.#walker.files.notePlain(folder.place, entries);
    const inside = this.#insideOf(folder, entries);
    this.#entries({ ...folder, inside: inside.isIgnored ? { top: inside.top, isIgnored: false } : inside }, entries);
    this.#go();
    this.#isBehindLink = true;
    for (const link of this.#links) {
      const key = `${link.place}\0${basename(link.absolute)}`;
      if (this.#followed.has(key)) continue;
      this.#followed.add(key);
      const linked = this.#list(link);
      if (linked === undefined) continue;
      this.#entries({ ...link, inside: this.#insideOf(link, linked) }, linked);
      this.#go();
    }
  }

  #insideOf({ place }: Folder, entries: readonly Entry[]): Inside {
    const { repositories } = this.#walker;
    return repositories.inside(place) ?? repositories.alone(place, signsOf(entries));
  }

  #entries(folder: Entered, entries: readonly Entry[]): void {
    if (!folder.isLeftOut) this.#walker.onFolder(folder.absolute, folder.base, entries);
    if (!this.#isBehindLink) this.#walked.set(folder.place, folder.base);
    // The files of a folder follow each other: several who are asked remember what they said of the latest.
    const ways: Entry[] = [];
    for (const entry of entries) {
      if (this.#walker.wanted(folder.base + entry.name)) this.#file(namedIn(folder, entry), folder);
      if (!entry.isFile() && !NEVER_WALKED.has(entry.name)) ways.push(entry);
    }
    for (const entry of ways.reverse()) this.#ways.push({ entry, folder });
  }

  /** What is found on the way comes next. */
  #go(): void {
    for (let way = this.#ways.pop(); way !== undefined; way = this.#ways.pop()) {
      const { entry, folder } = way;
      if (entry.isDirectory()) this.#folder(namedIn(folder, entry), folder);
      else if (entry.isSymbolicLink()) this.#link(namedIn(folder, entry), folder);
    }
  }

  /** What cannot be called by its name cannot be read. */
  #isUnnameable(entry: Entry, { absolute, place }: Pick<Named, 'absolute' | 'place'>): boolean {
    if (!entry.name.includes(REPLACED) || this.#walker.files.kind(place) !== undefined) return false;
    this.#walker.remarks.tell('name', absolute);
    return true;
  }

  #file({ entry, path, absolute, place }: Named, folder: Entered): void {
    const { files, onFile, onLeftOut } = this.#walker;
    if (this.#isUnnameable(entry, { absolute, place })) return;
    if (this.#isBehindLink && this.#isSeen({ entry, path, absolute, place }, folder)) return;
    if (folder.isLeftOut || this.#walker.ignored(path)) onLeftOut(absolute, 'config');
    else if (this.#isIgnored(place, folder)) onLeftOut(absolute, 'git');
    else if (entry.isSymbolicLink() && files.leadsOut(place)) onLeftOut(absolute, 'outside');
    else onFile({ path, absolute, folder: folder.absolute, isRegular: entry.isFile() });
  }

  /** Whether it was found under another path already, under which it is read in the same way. */
  #isSeen({ entry, path, place }: Named, folder: Entered): boolean {
    const { wanted, isReadAlike } = this.#walker;
    const base = this.#walked.get(folder.place);
    const other = base === undefined ? undefined : base + entry.name;
    if (other !== undefined && wanted(other) && isReadAlike(other, path)) return true;
    const seen = this.#seen.get(place);
    if (seen?.some((each) => isReadAlike(each, path))) return true;
    if (seen === undefined) this.#seen.set(place, [path]);
    else seen.push(path);
    return false;
  }

  /** What git keeps is published, whatever its patterns say. */
  #isIgnored(place: string, { inside }: Entered): boolean {
    return isIgnoredIn(inside, place) && !this.#walker.repositories.lists(inside.top, place);
  }

  /** An ignored folder is entered for the sake of what git keeps in it, or of what a client would read there. */
  #folder({ entry, path, absolute, place }: Named, above: Entered): void {
    const { files, repositories, remarks, mayHold, ignored } = this.#walker;
    if (this.#isUnnameable(entry, { absolute, place })) return;
    const isIgnored = isIgnoredIn(above.inside, `${place}/`);
    const isKept = isIgnored && repositories.keeps(above.inside.top, place) === true;
    if (isIgnored && !isKept && !mayHold(path)) return;
    if (above.depth === MAX_DEPTH) {
      remarks.tell('depth', absolute);
      return;
    }
    const isLeftOut = above.isLeftOut || ignored(`${path}/`);
    const entries = this.#list({ absolute, place });
    if (entries === undefined) return;
    if (!this.#isBehindLink) files.notePlain(place, entries);
    const { isTop: hasGit, hasPatterns } = signsOf(entries);
    // A repository in an ignored folder is nobody's unless git keeps it as a submodule.
    const isTop = hasGit && (!isIgnored || isKept);
    const inside = repositories.enter(above.inside, place, { isTop, hasPatterns, isIgnored });
    // All of one shape: V8 gives each object that begins with a spread one of its own.
    const folder = { absolute, place, base: `${path}/`, depth: above.depth + 1, isLeftOut, inside };
    this.#entries(folder, entries);
  }

  #link({ entry, path, absolute, place }: Named, above: Entered): void {
    const { files, remarks, mayHold, ignored } = this.#walker;
    if (this.#isUnnameable(entry, { absolute, place })) return;
    if (above.isLeftOut || ignored(path) || ignored(`${path}/`) || this.#isIgnored(place, above)) return;
    if (files.leadsOut(place)) {
      if (mayHold(path)) remarks.tell('outside', absolute);
      return;
    }
    const target = files.placeOf(place);
    if (target === undefined || NEVER_WALKED.has(basename(target)) || files.kind(target) !== 'folder') return;
    if (above.depth === MAX_DEPTH) remarks.tell('depth', absolute);
    else this.#links.push({ absolute, place: target, base: `${path}/`, depth: above.depth + 1, isLeftOut: false });
  }

  /** Nothing of a folder that is gone by now. */
  #list({ absolute, place }: Pick<Folder, 'absolute' | 'place'>): readonly Entry[] | undefined {
    const { files, remarks } = this.#walker;
    if (this.#isBehindLink) this.#linked += 1;
    if (this.#linked > MOST_LINKED) {
      remarks.tell('links', absolute);
      return undefined;
    }
    try {
      return files.list(place);
    } catch (error) {
      if (!isMissing(error)) remarks.tell('folder', absolute, causeOf(error));
      return undefined;
    }
  }
}

function namedIn({ base, absolute, place }: Folder, entry: Entry): Named {
  const { name } = entry;
  return { entry, path: base + name, absolute: startOf(absolute) + name, place: startOf(place) + name };
}

function signsOf(entries: readonly Entry[]): Signs {
  let isTop = false;
  let hasPatterns = false;
  for (const entry of entries) {
    if (entry.name === '.git') isTop = true;
    else if (entry.name === '.gitignore') hasPatterns = entry.isFile();
  }
  return { isTop, hasPatterns };
}
