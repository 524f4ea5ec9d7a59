import { files } from './registry.generated.ts';
import { formatAt, type RegisteredFormat, registry, userFiles } from './registry.ts';

interface Index {
  /** Files by their names. */
  readonly exact: readonly [name: string, places: readonly [folder: string, format: number][]][];
  /** Patterns by what comes after the last dot of the names. */
  readonly patterns: readonly [
    suffix: string,
    places: readonly [folder: string, format: number, start: string, end: string][],
  ][];
  /** Formats for what is no client's, by the ends of names. */
  readonly strays: readonly [suffix: string, places: readonly [end: string, format: number][]][];
  /** Files in folders of the home directory, by their names: such a folder is known in dotfiles, too. */
  readonly home: readonly [name: string, places: readonly [path: string, format: number][]][];
  /** Of the clients. */
  readonly names: readonly string[];
}

const index = JSON.parse(files) as Index;
const exact = new Map(index.exact);
const patterns = new Map(index.patterns);
const strays = new Map(index.strays);
const inHome = new Map(index.home);

/** What the clients are called. */
export function clientNames(): readonly string[] {
  return index.names;
}

interface Placed {
  readonly folder: string;
  /** How much of the name the pattern gives. */
  readonly given: number;
  readonly format: RegisteredFormat;
}

const none: readonly never[] = [];
/** Asked only of what git ignores and of links. */
const folders = new Set<string>();

/**
 * The formats whose file a path may be: every client's own patterns, in any folder, else those for what is no client's.
 * `isTop` says in which folders a project begins, for files that a client looks for there alone.
 */
export function formatsOf(path: string, isTop?: (folder: string) => boolean): readonly RegisteredFormat[] {
  if (path.endsWith(TEXT) && isAmongTexts(path)) return none;
  const known = clientsFormatsOf(path, isTop);
  // What else the path depends on is asked later.
  if (known.length > 0) return known.every(isConditional) ? [...known, ...otherFormatsOf(path, isTop)] : known;
  return otherFormatsOf(path, isTop);
}

function otherFormatsOf(path: string, isTop?: (folder: string) => boolean): readonly RegisteredFormat[] {
  const managed = MANAGED.test(path) ? managedFormatsOf(unmanaged(path), isTop) : none;
  return managed.length > 0 ? managed : nobodysOrCopy(path);
}

/** What chezmoi writes, it writes into the home directory. */
function managedFormatsOf(path: string, isTop?: (folder: string) => boolean): readonly RegisteredFormat[] {
  const known = clientsFormatsOf(path, isTop);
  if (!known.every(isUnread)) return known;
  const copied = formatsOfCopy(path);
  return copied.length > 0 ? copied : known;
}

/** What a client does not read in a project and reads in the home directory, where the file lies among dotfiles. */
export function dotfileFormatsOf(
  path: string,
  known: readonly RegisteredFormat[],
  exists: (path: string) => boolean,
): readonly RegisteredFormat[] {
  if (known.length === 0 || !known.every(isUnread)) return none;
  return copiesOf(path).some(({ home }) => holdsDotfiles(home, exists)) ? formatsOfCopy(path) : none;
}

/** In the home directory of many; a project has none of these. Stow wants a folder for each program, all side by side. */
const dotfiles: readonly string[] = [
  'bash/.bashrc',
  'bash/.bash_profile',
  'zsh/.zshrc',
  'zsh/.zshenv',
  'zsh/.zprofile',
  'git/.gitconfig',
  'tmux/.tmux.conf',
  'vim/.vimrc',
];

/** What people call the folder in which they keep what belongs there. */
const OF_HOME = /(?:^|\/)(?:home|dot-?files|dots|skel)\/$/;

/** Whether a folder, with a slash at its end, is laid out as somebody's home directory. */
export function holdsDotfiles(home: string, exists: (path: string) => boolean): boolean {
  if (OF_HOME.test(home)) return true;
  const above = home.slice(0, home.lastIndexOf('/', home.length - 2) + 1);
  return dotfiles.some(
    (file) => exists(home + file.slice(file.indexOf('/') + 1)) || (home !== '' && exists(above + file)),
  );
}

function nobodysOrCopy(path: string): readonly RegisteredFormat[] {
  const copied = formatsOfCopy(path);
  return copied.length > 0 ? copied : straysAt(path);
}

/** A file of a client in a folder of its own, and whose it is. */
export interface OwnFile {
  readonly name: string;
  readonly clientName: string;
}

/** The files that clients look for in a folder of this name, such as ".vscode/"; patterns are none. */
export function filesIn(folder: string): readonly OwnFile[] {
  const found: OwnFile[] = [];
  for (const [name, placed] of exact) {
    for (const [wanted, place] of placed) {
      if (wanted === '' || wanted === '/' || !liesIn(folder, wanted, () => false)) continue;
      const { unread, clientName } = formatAt(place);
      if (!unread) found.push({ name, clientName });
    }
  }
  return found;
}

/** The same in the folders below one of a client's own, such as ".junie/", with the way to each. */
export function filesBelow(folder: string): readonly OwnFile[] {
  const found: OwnFile[] = [];
  for (const [name, placed] of exact) {
    for (const [wanted, place] of placed) {
      if (!wanted.startsWith(folder) || wanted === folder) continue;
      const { unread, clientName } = formatAt(place);
      if (!unread) found.push({ name: wanted.slice(folder.length) + name, clientName });
    }
  }
  // A folder that several have theirs in is nobody's own.
  return new Set(found.map(({ clientName }) => clientName)).size > 1 ? [] : found;
}

function formatsOfCopy(path: string): readonly RegisteredFormat[] {
  const places = new Set(copiesOf(path).map(({ format }) => format));
  return places.size === 0 ? none : [...places].sort((a, b) => a - b).map(formatAt);
}

/** The files of the home directory that a path ends as, and the folder that stands for it there. */
function copiesOf(path: string): readonly { readonly format: number; readonly home: string }[] {
  const slash = path.lastIndexOf('/');
  if (slash === -1 || path.startsWith('~/')) return none;
  const alike = inHome.get(path.slice(slash + 1)) ?? none;
  return alike.flatMap(([wanted, format]) =>
    liesIn(path, wanted, () => false) ? [{ format, home: path.slice(0, -wanted.length) }] : [],
  );
}

/** Where a program keeps its own configuration, a hidden file of a project has no business. */
const OF_PROGRAM = /(?:^|\/)\.config\/[^/]+\/$/;

const MANAGED = /(?:^|\/)(?:dot_|private_|exact_)/;

/** Under chezmoi's name, it is the file that chezmoi writes into the home directory. */
export function isManaged(path: string): boolean {
  return MANAGED.test(path);
}

const TEXT = '.md';
/** The latest folder, with a slash at its end, in which no client looks for texts. */
let texts = '/';

/** Documentation has thousands, and those of one folder follow each other. */
function isAmongTexts(path: string): boolean {
  const { length } = texts;
  if (!path.startsWith(texts) || path.includes('/', length)) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (folder === '' || folder.startsWith('~/') || MANAGED.test(folder) || hasTexts(folder)) return false;
    texts = folder;
  }
  return !MANAGED.test(path.slice(texts.length, texts.length + MOST_OF_MANAGED));
}

const MOST_OF_MANAGED = 'private_'.length;

function hasTexts(folder: string): boolean {
  placedTexts ??= [...index.exact.filter(([name]) => name.endsWith(TEXT)), ...index.patterns.filter(isOfTexts)].flatMap(
    ([, places]) => places.map(([wanted]) => wanted),
  );
  return placedTexts.some((wanted) => liesIn(folder, wanted, always));
}

function isOfTexts([suffix]: readonly [suffix: string, ...unknown[]]): boolean {
  return `.${suffix}` === TEXT;
}

/** The folders in which clients look for texts. */
let placedTexts: readonly string[] | undefined;

function always(): boolean {
  return true;
}

function isUnread({ unread }: RegisteredFormat): boolean {
  return unread === true;
}

function isConditional({ beside, holds }: RegisteredFormat): boolean {
  return beside !== undefined || holds !== undefined;
}

function straysAt(path: string): readonly RegisteredFormat[] {
  const alike = strays.get(suffixOf(path)) ?? none;
  return alike.filter(([end]) => path.endsWith(end)).map(([, place]) => formatAt(place));
}

/** The path that chezmoi makes of one in its own folder. */
function unmanaged(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/^(?:(?:private|exact|readonly|empty|executable|create)_)*/, '').replace(/^dot_/, '.'))
    .join('/');
}

function clientsFormatsOf(
  path: string,
  isTop: (folder: string) => boolean = (folder) => folder === '',
): readonly RegisteredFormat[] {
  if (path.startsWith('~/')) return formatsInHome(path);
  const slash = path.lastIndexOf('/');
  const basename = path.slice(slash + 1);
  const named = exact.get(basename) ?? none;
  const alike = patterns.get(suffixOf(basename)) ?? none;
  if (named.length === 0 && alike.length === 0) return none;
  const folder = path.slice(0, slash + 1);
  // This is asked of every file: to go through a list by an iterator, and to take its items apart, makes an object for each step.
  const placed = named.filter((known) => liesIn(folder, known[0], isTop));
  const alsoPlaced = alike.filter((known) => isNamed(basename, known[2], known[3]) && liesIn(folder, known[0], isTop));
  if (placed.length === 0 && alsoPlaced.length === 0) return none;
  const found: readonly Placed[] = [
    ...placed.map(([wanted, place]) => ({ folder: wanted, given: basename.length, format: formatAt(place) })),
    ...alsoPlaced.map(([wanted, place, start, end]) => ({
      folder: wanted,
      given: start.length + end.length,
      format: formatAt(place),
    })),
  ];
  // A name in its own folder is nobody else's: ".omp/.mcp.json" is not a project's ".mcp.json".
  const inFolder = found.filter((known) => known.folder !== '' && known.folder !== '/');
  if (inFolder.length === 0 && basename.startsWith('.') && OF_PROGRAM.test(folder)) return none;
  if (inFolder.length === 0) return formatsIn(found);
  // Unless the folder takes any name, and another pattern knows more of this one: "*.tools.json" beside "agents/*.json".
  const most = Math.max(...inFolder.map(({ given }) => given));
  return formatsIn(found.filter((known) => inFolder.includes(known) || known.given > most));
}

/** Filled one by one, so that V8 makes one kind of array of them for good. */
function formatsIn(placed: readonly Placed[]): readonly RegisteredFormat[] {
  const formats: RegisteredFormat[] = [];
  for (const { format } of placed) formats.push(format);
  return formats;
}

function formatsInHome(path: string): readonly RegisteredFormat[] {
  const ids = userFiles().flatMap(({ id, files }) => (files.includes(path) ? [id] : []));
  return registry().filter(({ id }) => ids.includes(id));
}

/** Whether some client looks for files in a folder of this path, or below it. */
export function mayHoldFiles(path: string): boolean {
  if (folders.size === 0) for (const format of registry()) for (const file of format.files) addFolders(file);
  for (let start = 0; start !== -1; ) {
    if (folders.has(path.slice(start))) return true;
    const slash = path.indexOf('/', start);
    start = slash === -1 ? -1 : slash + 1;
  }
  return false;
}

function addFolders(file: string): void {
  const names = file.split('/').slice(0, -1);
  for (const [index, name] of names.entries()) if (name !== '**') folders.add(names.slice(0, index + 1).join('/'));
}

/** A format by its id, or the main format of a client by the client's. */
export function formatNamed(id: string): RegisteredFormat | undefined {
  return registry().find((format) => format.id === id) ?? registry().find((format) => format.client === id);
}

function suffixOf(basename: string): string {
  return basename.slice(basename.lastIndexOf('.') + 1);
}

function isNamed(basename: string, start: string, end: string): boolean {
  return basename.length >= start.length + end.length && basename.endsWith(end) && basename.startsWith(start);
}

function liesIn(folder: string, wanted: string, isTop: (folder: string) => boolean): boolean {
  if (wanted === '') return true;
  if (wanted === '/') return isTop(folder);
  if (wanted.endsWith('**/')) {
    const above = wanted.slice(0, -3);
    return folder.startsWith(above) || folder.includes(`/${above}`);
  }
  // Asked of each Markdown file some dozen times, so no text is made for it.
  return folder.endsWith(wanted) && (folder.length === wanted.length || folder.at(-wanted.length - 1) === '/');
}
