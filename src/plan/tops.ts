import { basename, dirname, type Files, join } from '../files/index.ts';

/**
 * Whether a project begins in a folder, given as it is reported: a repository does, wherever the run was started, and
 * where there is none the root of the run.
 */
export function isTopOf(folder: string, root: string, files: Files): boolean {
  const absolute = folder === '' ? root : join(root, folder.slice(0, -1));
  // The folders of clients are no projects.
  if (folder !== '' && basename(absolute).startsWith('.')) return false;
  return files.exists(join(absolute, '.git')) || (folder === '' && !liesInRepository(root, files));
}

function liesInRepository(folder: string, files: Files): boolean {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (files.exists(join(dirname(at), '.git'))) return true;
  }
  return false;
}
