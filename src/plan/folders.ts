import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  userFiles as knownUserFiles,
  movedFile,
  type RegisteredFormat,
  registry,
  type UserFiles,
} from '../clients/index.ts';
import { causeOf, slashes } from '../discover/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import type { LintOptions } from './options.ts';

/** The folders whose files are all of one format: those given, or the one the client itself looks in. */
export function foldersOf({ paths, stdin, cwd }: LintOptions, { folder }: RegisteredFormat): string[] {
  if (stdin !== undefined) return [];
  if (paths.length > 0 || folder === undefined) {
    return (paths.length > 0 ? paths : ['.']).filter((path) => isFolder(resolve(cwd, path)));
  }
  const { path, movedBy } = ownFolder(folder);
  if (movedBy === undefined && !isFolder(path)) {
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

export function userFiles(): UserFile[] {
  const byFormat = new Map(knownUserFiles().map((each) => [each.id, each]));
  return registry.flatMap((format) => {
    const { files = [], moved } = byFormat.get(format.id) ?? {};
    return [...files.map((file) => userFile(file, format, moved)), ...folderFiles(format)];
  });
}

/** Under the name of the variable, where one says that the folder lies elsewhere. */
function userFile(file: string, format: RegisteredFormat, moves: UserFiles['moved']): UserFile {
  const moved = movedFile(file, moves);
  const folder = moved === undefined ? undefined : process.env[moved.env];
  if (moved === undefined || folder === undefined || folder === '')
    return { path: fromHome(file), shown: file, format };
  return { path: resolve(folder, moved.inside), shown: moved.shown, format };
}

/** The files of a client's own folder. */
function folderFiles(format: RegisteredFormat): UserFile[] {
  const { folder } = format;
  if (folder === undefined) return [];
  const { path, movedBy } = ownFolder(folder);
  if (movedBy === undefined && !isFolder(path)) return [];
  const shown = movedBy === undefined ? folder.fallback : slashes(path);
  return namesIn(path)
    .filter((name) => fitsLanguage(name, format))
    .map((name) => ({ path: join(path, name), shown: `${shown}/${name}`, format }));
}

/** Where a client looks, which a variable may change; one that is empty does not. */
function ownFolder({ env, fallback }: { env: string; fallback: string }): { path: string; movedBy?: string } {
  const moved = process.env[env];
  if (moved === undefined || moved === '') return { path: fromHome(fallback) };
  if (!isFolder(moved)) throw new UsageError(`there is no folder ${quote(moved)}, which ${env} names`);
  return { path: moved, movedBy: env };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
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

function fromHome(path: string): string {
  return path.replace(/^~/, () => homedir());
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
