import type { Files } from './files.ts';

/** Whether a folder lies there, be it behind a link. */
export function isFolder(path: string, files: Files): boolean {
  try {
    return files.target(path) === 'folder';
  } catch {
    return false;
  }
}
