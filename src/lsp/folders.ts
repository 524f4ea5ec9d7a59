import { formatsOf } from '../clients/index.ts';
import { type Change, dirname, type Files, isFolder, relative, startOf } from '../files/index.ts';
import type { LintOptions } from '../plan/index.ts';
import { Folder, isVast } from './folder.ts';
import type { Judged, JudgedFile } from './judged.ts';
import type { Settings } from './settings.ts';

/** What was found out about one file. */
export interface Answer {
  readonly judged: Judged;
  readonly file: JudgedFile;
}

/** The folders of an editor's workspace, and what is open in it. */
export class Folders {
  readonly #files: Files;
  readonly #buffers = new Map<string, string>();
  #settings: Settings;
  #paths: readonly string[] = [];
  #folders: readonly Folder[] = [];
  /** Open files that no folder's run looks at, each with a run of its own. */
  readonly #alone = new Map<string, Folder>();

  constructor(files: Files, settings: Settings) {
    this.#files = files;
    this.#settings = settings;
  }

  get all(): readonly Folder[] {
    return this.#folders;
  }

  /** Everything is looked at again. */
  open(paths: readonly string[], settings: Settings): void {
    this.#settings = settings;
    this.#paths = [...new Set(paths)].filter((path) => isFolder(path, this.#files));
    this.#alone.clear();
    // Nobody means all that lies in these: of them, files are looked at that are open.
    const wanted = this.#paths.filter((path) => !isVast(path, this.#files));
    this.#folders = wanted.map((path) => this.#begin({ cwd: path, paths: [] }));
  }

  edit(path: string, content: string | undefined): void {
    if (content === undefined) {
      this.#buffers.delete(path);
      this.#alone.delete(path);
    } else this.#buffers.set(path, content);
    for (const folder of this.#running()) folder.edit(path, content);
  }

  change(change: Change): void {
    for (const folder of this.#running()) folder.change(change);
  }

  startAgain(): void {
    for (const folder of this.#running()) folder.startAgain();
  }

  get opened(): Iterable<string> {
    return [...this.#buffers.keys()];
  }

  isOpen(path: string): boolean {
    return this.#buffers.has(path);
  }

  /** What the editor holds of a file. */
  textOf(path: string): string | undefined {
    return this.#buffers.get(path);
  }

  /** The innermost one that a path lies in. */
  holding(path: string): Folder | undefined {
    const around = this.#folders.filter((folder) => path.startsWith(startOf(folder.path)));
    return around.toSorted((a, b) => b.path.length - a.path.length)[0];
  }

  /** Where a file is judged: in the folder that holds it, or alone. Nothing of a file that is none of ours. */
  async about(path: string): Promise<Answer | undefined> {
    const folder = this.holding(path);
    const judged = await folder?.judged();
    const file = judged?.files.get(path);
    if (judged !== undefined && (file !== undefined || judged.fault !== undefined || isLeftOut(path, judged))) {
      return file && { judged, file };
    }
    if (!this.#buffers.has(path) || (folder !== undefined && !isOfClient(path, folder.path))) return undefined;
    const alone = this.#alone.get(path) ?? this.#begin(aloneAt(path, folder, this.#files));
    this.#alone.set(path, alone);
    const only = await alone.judged();
    const found = only.files.get(path);
    return found && { judged: only, file: found };
  }

  /** The one that judges a file. */
  judging(path: string): Folder | undefined {
    return this.#alone.get(path) ?? this.holding(path);
  }

  #running(): readonly Folder[] {
    return [...this.#folders, ...this.#alone.values()];
  }

  #begin(where: Pick<LintOptions, 'cwd' | 'paths'> & { readonly user?: boolean }): Folder {
    const { targets, user, config } = this.#settings;
    const options = { files: this.#files, targets, rules: new Map(), user, config, ...where };
    return new Folder(options, this.#buffers);
  }
}

/** A file that git ignores counts for its folder; any other one is told by its path from the top, or from home. */
function aloneAt(path: string, folder: Folder | undefined, { home }: Files) {
  if (folder !== undefined) return { cwd: folder.path, paths: [path] };
  if (home !== undefined && path.startsWith(startOf(home))) return { cwd: home, paths: [path], user: true };
  return { cwd: topOf(path), paths: [path] };
}

function topOf(path: string): string {
  let top = path;
  while (dirname(top) !== top) top = dirname(top);
  return top;
}

function isLeftOut(path: string, { examined, root }: Judged): boolean {
  return examined?.isIgnored(relative(root, path)) === true;
}

/** By its path: what any client may read would have to be opened first. */
function isOfClient(path: string, folder: string): boolean {
  return formatsOf(relative(folder, path)).some(({ stray }) => !stray);
}
