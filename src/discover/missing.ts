import { dirname, join, type Within } from '../files/index.ts';
import type { Repositories } from './repositories.ts';

/** No file can have a longer one; to look at each of its folders would take long. */
const longestPath = 4096;

/**
 * Whether nothing lies at a path that is given from the folder of a file, or from one above it up to the root. What git
 * ignores may be there elsewhere, once it is built; what lies outside the root is nobody's business, and may be there.
 */
export function isMissing(
  path: string,
  file: string,
  root: string,
  { files, repositories }: { readonly files: Within; readonly repositories: Repositories },
): boolean {
  if (path.length > longestPath) return true;
  const targets: string[] = [];
  // Most lie where they are looked for first.
  for (const folder of upwards(dirname(file), root)) {
    const target = join(folder, path);
    if (!files.covers(target)) continue;
    if (files.exists(target)) return false;
    targets.push(target);
  }
  return (
    targets.length > 0 &&
    !targets.some((target) => files.leadsOut(target)) &&
    targets.every((target) => repositories.isPublishable(target, false))
  );
}

function* upwards(start: string, root: string): Iterable<string> {
  yield start;
  for (let folder = start; folder !== root && folder.startsWith(root); ) {
    folder = dirname(folder);
    yield folder;
  }
}
