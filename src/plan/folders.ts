import {
  userFiles as knownUserFiles,
  movedFile,
  type RegisteredFormat,
  registry,
  type UserFiles,
} from '../clients/index.ts';
import { causeOf, type Files, isFolder, join } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import type { LintOptions } from './options.ts';

/** The folders whose files are all of one format: those given, or the one the client itself looks in. */
export function foldersOf({ paths, document, cwd, files }: LintOptions, { folder }: RegisteredFormat): string[] {
  if (document !== undefined) return [];
  if (paths.length === 0 && folder === undefined) throw new UsageError('"--as" needs the files that it is for');
  if (folder === undefined || paths.length > 0)
    return paths.filter((path) => isFolder(files.resolve(cwd, path), files));
  const { path, movedBy } = ownFolder(folder, files);
  if (movedBy === undefined && !isFolder(path, files)) {
    throw new UsageError(`there is no folder ${quote(path)}; name another one, or set ${folder.env}`);
  }
  return [path];
}

/** A file in the home directory. */
export interface UserFile {
  readonly path: string;
  readonly shown: string;
  readonly format: RegisteredFormat;
}

export function userFiles(from: Files): UserFile[] {
  const byFormat = new Map(knownUserFiles().map((each) => [each.id, each]));
  return registry().flatMap((format) => {
    const { files = [], moved } = byFormat.get(format.id) ?? {};
    return [...files.flatMap((file) => userFile(file, format, moved, from)), ...folderFiles(format, from)];
  });
}

/** Under the name of the variable, where one says that the folder lies elsewhere; none where there is no home. */
function userFile(file: string, format: RegisteredFormat, moves: UserFiles['moved'], files: Files): UserFile[] {
  const moved = movedFile(file, moves);
  const folder = moved === undefined ? undefined : files.env[moved.env];
  if (moved === undefined || folder === undefined || folder === '') {
    const path = fromHome(file, files);
    return path === undefined ? [] : [{ path, shown: file, format }];
  }
  return [{ path: files.resolve(folder, moved.inside), shown: moved.shown, format }];
}

/** The files of a client's own folder. */
function folderFiles(format: RegisteredFormat, files: Files): UserFile[] {
  const { folder } = format;
  if (folder === undefined) return [];
  const { path, movedBy } = ownFolder(folder, files);
  if (movedBy === undefined && !isFolder(path, files)) return [];
  const shown = movedBy === undefined ? folder.fallback : path;
  return namesIn(path, files)
    .filter((name) => fitsLanguage(name, format))
    .map((name) => ({ path: join(path, name), shown: `${shown}/${name}`, format }));
}

/** Where a client looks, which a variable may change; one that is empty does not. */
function ownFolder({ env, fallback }: { env: string; fallback: string }, files: Files) {
  const moved = files.env[env];
  if (moved === undefined || moved === '') return { path: fromHome(fallback, files) ?? fallback };
  const path = files.resolve('', moved);
  if (!isFolder(path, files)) throw new UsageError(`there is no folder ${quote(moved)}, which ${env} names`);
  return { path, movedBy: env };
}

function namesIn(folder: string, files: Files): string[] {
  try {
    return files.list(folder).map(({ name }) => name);
  } catch (error) {
    throw new UsageError(`the folder ${quote(folder)} cannot be read: ${causeOf(error)}`);
  }
}

export function fitsLanguage(name: string, { language, folder }: RegisteredFormat): boolean {
  const endings = {
    json: folder === undefined ? /\.jsonc?$/i : /\.json$/,
    yaml: /\.ya?ml$/i,
    toml: /\.toml$/i,
    markdown: /\.md$/i,
  };
  return endings[language].test(name);
}

function fromHome(path: string, { home }: Files): string | undefined {
  if (!path.startsWith('~')) return path;
  return home === undefined ? undefined : home + path.slice(1);
}
