import type { ToolNames } from '../clients/index.ts';
import { haveAlikeNames, soundTools } from '../model/answers/index.ts';
import { folderOf, foldersAbove, userHome } from '../model/folders/index.ts';
import { mentionsIn } from '../model/mentions/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { toolNamesOf } from '../model/tools/index.ts';

/** What gives rules about a whole run something to speak of: found in any of its files, by what is known of it unopened. */
export type Reason =
  | 'several-files' // or one file that several clients are asked about
  | 'same-name' // of two servers, but for signs and capitals
  | 'alike-names' // which a client may make one in the names of tools
  | 'long-name' // which leaves little room in the names of tools
  | 'mention' // of a server or a tool by its name
  | 'tools' // that a server answered with, beside a server or a mention that they can be of
  | 'alike-tools' // whose names differ in case only
  | 'layers' // two files of one client with servers, of which one counts where the other does
  | 'manifest' // that describes a package, and a server that may run it
  | 'hideable'; // the client may read another file in place of this one

/** The strictest client takes sixty characters for the names of a server and a tool. */
const longName = 40;

/** Earlier versions of a client may have had no digits in the names of tools. */
function keepsDigits(names: ToolNames | undefined): boolean {
  return names === undefined || names.server('a1') !== names.server('a2');
}

/** Notes them file by file. */
export class Reasons {
  readonly #found = new Set<Reason>();
  /** What every client leaves of the names of servers in those of their tools. */
  readonly #names = new Set<string>();
  /** Of each client, the folders of files with servers, and those above them. */
  readonly #folders = new Map<string, Map<string, 'file' | 'above'>>();
  #files = 0;
  #hasManifest = false;
  #hasAnswers = false;
  #hasServers = false;

  has(reason: Reason): boolean {
    return this.#found.has(reason);
  }

  note(file: Reading): void {
    const { document, format, names } = file;
    if (format.answer === undefined) this.#noteFile(file);
    else if (!this.has('alike-tools') && haveAlikeNames(soundTools(document))) this.#found.add('alike-tools');
    this.#hasAnswers ||= format.answer !== undefined;
    if (!this.has('mention') && format.references !== undefined && mentionsIn(document, format).length > 0) {
      this.#found.add('mention');
    }
    this.#hasServers ||= names.length > 0 || this.has('mention');
    if (this.#hasAnswers && this.#hasServers) this.#found.add('tools');
    // Another key of the entry may stand in the names of its tools.
    if (names.length > 1 && toolNamesOf(file)?.partKey !== undefined) this.#found.add('alike-names');
    if (names.length > 0) this.#noteFolder(file);
    this.#hasManifest ||= format.registry !== undefined;
    if (this.#hasManifest && this.#hasServers) this.#found.add('manifest');
    if (names.length === 0) return;
    const meaningless = keepsDigits(toolNamesOf(file)) ? /[^A-Za-z0-9]/g : /[^A-Za-z]/g;
    for (const name of names) this.#noteName(name, meaningless);
  }

  #noteFile({ format }: Reading): void {
    this.#files += 1;
    if (this.#files > 1) this.#found.add('several-files');
    if (format.hiddenBy !== undefined) this.#found.add('hideable');
  }

  #noteFolder(file: Reading): void {
    if (this.has('layers')) return;
    const { id } = file.client;
    const known = this.#folders.get(id) ?? new Map<string, 'file' | 'above'>();
    this.#folders.set(id, known);
    const folder = folderOf(file);
    if (known.has(folder)) this.#found.add('layers');
    known.set(folder, 'file');
    // What the user has counts everywhere.
    for (const above of folder === userHome ? [''] : [...foldersAbove(folder), userHome]) {
      const is = known.get(above);
      if (is === 'file') this.#found.add('layers');
      // Those above it have been noted with it.
      if (is !== undefined) return;
      known.set(above, 'above');
    }
  }

  /** Most runs have no name twice, nor two that differ in signs only, and what compares them need not be loaded. */
  #noteName(name: string, meaningless: RegExp): void {
    if (name.length > longName) this.#found.add('long-name');
    if (this.has('same-name')) return;
    const letters = name.replace(meaningless, '').toLowerCase();
    if (this.#names.has(letters)) {
      this.#found.add('same-name');
      this.#found.add('alike-names');
    }
    this.#names.add(letters);
  }
}
