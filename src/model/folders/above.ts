import { userHome } from './users.ts';

/** The folder itself and those above it: "a/b/", "a/", "". */
export function* upwards(folder: string): Iterable<string> {
  let at = folder;
  yield at;
  // An absolute path ends with a slash that has nothing above it.
  while (at !== '' && at !== '/') {
    at = at.slice(0, at.lastIndexOf('/', at.length - 2) + 1);
    yield at;
  }
}

/** Only those above it, the nearest first; nothing lies above the user's. */
export function foldersAbove(folder: string): readonly string[] {
  return folder === userHome ? [] : [...upwards(folder)].slice(1);
}
