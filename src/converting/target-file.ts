import { registry } from '../clients/index.ts';
import { type Files, resolve } from '../files/index.ts';
import type { Target } from '../model/canonical/index.ts';
import type { Language } from '../parse/index.ts';
import { userFiles } from '../plan/index.ts';

/** Where the servers of a target stand. */
export interface TargetFile {
  /** As it is shown. */
  readonly path: string;
  /** Absolute. */
  readonly at: string;
  readonly isThere: boolean;
  readonly isOfUser: boolean;
}

export interface Around {
  readonly files: Files;
  /** Absolute: what paths count from. */
  readonly root: string;
  /** With a slash at its end, or empty. */
  readonly folder: string;
  /** Whether the user's own file is meant where there is one of the project, too. */
  readonly user: boolean;
}

/** One that is there, or the one that people would write; absent where the client reads no file of a known name. */
export function targetFile({ format }: Target, { files, root, folder, user }: Around): TargetFile | undefined {
  const inProject = format.files.filter((path) => !path.includes('*')).map((path) => folder + path.replace(/^\//, ''));
  if (!user && format.ofUser === undefined && inProject.length > 0) {
    const all = inProject.map((path) => ({ path, at: resolve(root, path), isOfUser: false }));
    return chosen(all, files);
  }
  const ofUser = userFiles(files).filter((file) => file.format.id === format.id && isOfThisSystem(file.path, files));
  return chosen(
    ofUser.map(({ path, shown }) => ({ path: shown, at: path, isOfUser: true })),
    files,
  );
}

function chosen(all: readonly Omit<TargetFile, 'isThere'>[], files: Files): TargetFile | undefined {
  const there = all.find(({ at }) => files.exists(at));
  const [first] = all;
  return there === undefined ? first && { ...first, isThere: false } : { ...there, isThere: true };
}

/** What belongs to programs lies in another folder on each system, which the home directory shows. */
const systems: readonly (readonly [folder: string, homes: RegExp])[] = [
  ['/AppData/', /^[A-Za-z]:/],
  ['/Library/', /^\/Users\//],
];

function isOfThisSystem(path: string, { home = '' }: Files): boolean {
  const inside = path.slice(home.length);
  const other = systems.find(([folder]) => path.startsWith(home) && inside.startsWith(folder));
  return other === undefined || other[1].test(home);
}

export function languageOf({ format }: Target): Language {
  return registry().find(({ id }) => id === format.id)?.language ?? 'json';
}
