import { readSource } from '../discover/index.ts';
import { basename, dirname, type Files, join, relative, Within } from '../files/index.ts';
import { printable, UsageError } from '../wording/index.ts';

const OWN_FILE = 'mcp-lint.json';
const PACKAGE_FILE = 'package.json';
/** The user who may do anything anyhow. */
const ROOT = 0;
/** In a package.json. */
export const SECTION = 'mcp-lint';

export interface ConfigFile {
  readonly path: string;
  /** The configuration is the value of a key of the file. */
  readonly isSection: boolean;
}

export function namedConfig(given: string, cwd: string, files: Files): ConfigFile {
  const path = files.resolve(cwd, given);
  if (!files.exists(path)) throw new UsageError(`"${printable(given)}" does not exist`);
  return { path, isSection: basename(path) === PACKAGE_FILE };
}

/**
 * The nearest one in the folder or above it: not above the repository, and not in a folder of somebody else, who could
 * decide there what is checked.
 */
export function nearestConfig(cwd: string, files: Files): ConfigFile | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = configIn(folder, cwd, files);
    if (found !== undefined || files.exists(join(folder, '.git')) || dirname(folder) === folder) return found;
    if (ownerOf(dirname(folder), files) !== ownerOf(cwd, files)) return undefined;
  }
}

function configIn(folder: string, cwd: string, files: Files): ConfigFile | undefined {
  const own = join(folder, OWN_FILE);
  const within = new Within(files, [folder]);
  if (within.leadsOut(own)) {
    const shown = printable(relative(cwd, own));
    throw new UsageError(`"${shown}" is a link that leads out of its folder; name the configuration with --config`);
  }
  if (within.exists(own) && isTrusted(own, folder, cwd, files)) return { path: own, isSection: false };
  const manifest = join(folder, PACKAGE_FILE);
  const hasConfig = within.exists(manifest) && hasSection(manifest, within) && isTrusted(manifest, folder, cwd, files);
  return hasConfig ? { path: manifest, isSection: true } : undefined;
}

/** A folder above may be one in which everybody can put files. */
function isTrusted(path: string, folder: string, cwd: string, files: Files): boolean {
  const owner = ownerOf(path, files);
  return folder === cwd || owner === ROOT || owner === ownerOf(cwd, files);
}

function ownerOf(path: string, files: Files): number | undefined {
  try {
    return files.owner(path);
  } catch {
    return undefined;
  }
}

/** A package.json that is not in order is none of our business. */
export function hasSection(path: string, files: Files): boolean {
  const { text } = readSource(files, path, path).source;
  if (!text.includes(`"${SECTION}"`)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, SECTION);
  } catch {
    return false;
  }
}
