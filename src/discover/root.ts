import { dirname, sep } from 'node:path';
import { slashes } from './slashes.ts';

/** The folder paths are reported relative to. */
export interface Root {
  readonly absolute: string;
  readonly contains: (absolute: string) => boolean;
  /** Relative to the root within it, absolute outside, with forward slashes. */
  readonly report: (absolute: string) => string;
  /** The top of the file system or the user's home: nothing to walk through for the sake of one file. */
  readonly isVast: boolean;
}

export function rootAt(absolute: string): Root {
  const start = absolute.endsWith(sep) ? absolute : absolute + sep;
  const contains = (path: string) => path === absolute || path.startsWith(start);
  return {
    absolute,
    contains,
    report: (path) => slashes(contains(path) ? path.slice(start.length) : path),
    get isVast() {
      return dirname(absolute) === absolute || absolute === home();
    },
  };
}

/** Some containers run under a user that has none. */
function home(): string | undefined {
  try {
    return process.getBuiltinModule('node:os').homedir();
  } catch {
    return undefined;
  }
}
