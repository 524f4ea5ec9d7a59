import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readSource } from '../discover/index.ts';
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

export function namedConfig(given: string, cwd: string): ConfigFile {
  const path = resolve(cwd, given);
  if (!fs.existsSync(path)) throw new UsageError(`"${printable(given)}" does not exist`);
  return { path, isSection: basename(path) === PACKAGE_FILE };
}

/** The nearest one in the folder or above it. */
export function nearestConfig(cwd: string): ConfigFile | undefined {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const own = join(folder, OWN_FILE);
    if (fs.existsSync(own)) return { path: own, isSection: false };
    const manifest = join(folder, PACKAGE_FILE);
    if (fs.existsSync(manifest) && hasSection(manifest)) return { path: manifest, isSection: true };
    if (dirname(folder) === folder) return undefined;
  }
}

/** A package.json that is not in order is none of our business. */
function hasSection(path: string): boolean {
  const { text } = readSource(path, path).source;
  if (!text.includes(`"${SECTION}"`)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, SECTION);
  } catch {
    return false;
  }
}
