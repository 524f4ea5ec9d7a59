import { userHome } from '../projects/home.ts';
import type { Workspace } from '../reading/reading.ts';
import type { SourceFile } from './sources.ts';

export function byFolder(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const found = new Map<string, SourceFile[]>();
  for (const file of files) {
    const known = found.get(file.folder);
    if (known) known.push(file);
    else found.set(file.folder, [file]);
  }
  return found;
}

/** Nobody works in a folder such as ".vscode". */
export function isConfiguration(folder: string): boolean {
  return /(?:^|\/)\.[^/]+\/$/.test(folder);
}

/** As a client's own file names the folder of a project. */
export function projectPath(folder: string, { root }: Pick<Workspace, 'root'>): string {
  const path = folder.slice(0, -1);
  if (/^(?:\/|[A-Za-z]:)/.test(folder)) return path;
  return path === '' ? root : `${root}/${path}`;
}

/** "a/b/" → "a/", then "". */
export function* foldersAbove(folder: string): Iterable<string> {
  let at = folder;
  // An absolute path ends with a slash that has nothing above it.
  while (at.length > 1 && at !== userHome) {
    at = at.slice(0, at.lastIndexOf('/', at.length - 2) + 1);
    yield at;
  }
}
