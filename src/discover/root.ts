import { dirname, type Files, startOf } from '../files/index.ts';

/** The folder paths are reported relative to. */
export interface Root {
  readonly absolute: string;
  readonly contains: (absolute: string) => boolean;
  /** Relative to the root within it, absolute outside, with forward slashes. */
  readonly report: (absolute: string) => string;
  /** The top of the file system or the user's home: nothing to walk through for the sake of one file. */
  readonly isVast: boolean;
}

export function rootAt(absolute: string, files: Files): Root {
  const start = startOf(absolute);
  const contains = (path: string) => path === absolute || path.startsWith(start);
  return {
    absolute,
    contains,
    report: (path) => (contains(path) ? path.slice(start.length) : path),
    get isVast() {
      return dirname(absolute) === absolute || absolute === files.home;
    },
  };
}
