import { readSource } from '../discover/index.ts';
import { basename, dirname, type Files, join } from '../files/index.ts';
import { printable, UsageError } from '../wording/index.ts';

const OWN_FILE = 'mcp-lint.json';
const PACKAGE_FILE = 'package.json';
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

/** The nearest one in the folder or above it. */
export function nearestConfig(cwd: string, files: Files): ConfigFile | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const own = join(folder, OWN_FILE);
    if (files.exists(own)) return { path: own, isSection: false };
    const manifest = join(folder, PACKAGE_FILE);
    if (files.exists(manifest) && hasSection(manifest, files)) return { path: manifest, isSection: true };
    if (dirname(folder) === folder) return undefined;
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
