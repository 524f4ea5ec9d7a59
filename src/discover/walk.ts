import { type Entry, type Files, startOf } from '../files/index.ts';
import { chainAbove, chainInside, type IgnoreChain, isIgnored, repositoryChain, withGitignore } from './gitignore.ts';

/** What a walk asks and tells. Paths are as reported: what the walk began with, then names with forward slashes. */
export interface Walker {
  readonly files: Files;
  readonly wanted: (path: string) => boolean;
  /** By the configuration; folders are asked for with a slash at the end. */
  readonly ignored: (path: string) => boolean;
  readonly onFile: (absolute: string, isRegular: boolean) => void;
  readonly onFolder: (absolute: string, base: string, entries: readonly Entry[]) => void;
}

const NEVER_WALKED: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  '.jj',
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
]);
const MAX_DEPTH = 100;

/** `base` is how the paths begin: empty, or ending in a slash. */
export function walk(folder: string, base: string, entries: readonly Entry[], walker: Walker): void {
  walkEntries(entries, folder, base, chainAbove(folder, walker.files), 0, walker);
}

function walkEntries(
  entries: readonly Entry[],
  folder: string,
  base: string,
  above: IgnoreChain | undefined,
  depth: number,
  walker: Walker,
): void {
  walker.onFolder(folder, base, entries);
  const chain = chainAt(entries, folder, above, depth, walker.files);
  const start = startOf(folder);
  for (const entry of entries) {
    const isFolder = entry.isDirectory();
    const isEntered = isFolder && depth < MAX_DEPTH && !NEVER_WALKED.has(entry.name);
    const path = base + entry.name;
    const isWanted = walker.wanted(path) && !walker.ignored(path);
    if (!isWanted && !isEntered) continue;

    const absolute = start + entry.name;
    if (isIgnored(chain, isFolder ? `${absolute}/` : absolute)) continue;
    if (isWanted) walker.onFile(absolute, entry.isFile());
    if (isEntered && !walker.ignored(`${path}/`)) {
      const inside = readFolder(absolute, walker.files);
      if (inside === undefined) continue;
      walkEntries(inside, absolute, `${path}/`, chainInside(chain, absolute), depth + 1, walker);
    }
  }
}

/** A repository inside another one answers to its own patterns alone. */
function chainAt(
  entries: readonly Entry[],
  folder: string,
  above: IgnoreChain | undefined,
  depth: number,
  files: Files,
): IgnoreChain | undefined {
  let isRepository = false;
  let hasPatterns = false;
  for (const entry of entries) {
    if (entry.name === '.git') isRepository = true;
    else if (entry.name === '.gitignore') hasPatterns = entry.isFile();
  }
  const chain = isRepository && depth > 0 ? repositoryChain(folder, files) : above;
  return hasPatterns ? withGitignore(chain, folder, files) : chain;
}

/** A folder that cannot be read, or is gone by now, is passed over unless it was given. */
function readFolder(folder: string, files: Files): readonly Entry[] | undefined {
  try {
    return files.list(folder);
  } catch {
    return undefined;
  }
}
