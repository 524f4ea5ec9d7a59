import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPublishable } from './gitignore.ts';

/**
 * Whether nothing lies at a path that is given from the folder of a file, or from one above it up to the root. What git
 * ignores may be there elsewhere, once it is built.
 */
export function isMissing(path: string, file: string, root: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const target = join(folder, path);
    if (existsSync(target) || !isPublishable(target, false)) return false;
    if (folder === root || dirname(folder) === folder || !folder.startsWith(root)) return true;
  }
}
