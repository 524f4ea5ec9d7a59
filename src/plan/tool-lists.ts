import type { Config } from '../config/index.ts';
import { type Files, relative } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';

/** Server to the path of its saved list, as it is reported. */
export function toolListsOf({ tools }: Config, root: string, files: Files): ReadonlyMap<string, string> {
  return new Map(
    [...tools].map(([server, path]) => {
      const shown = relative(root, path);
      if (isFile(path, files)) return [server, shown];
      throw new UsageError(`there is no file ${quote(shown)}, which "tools" names for server ${quote(server)}`);
    }),
  );
}

function isFile(path: string, files: Files): boolean {
  try {
    return files.target(path) === 'file';
  } catch {
    return false;
  }
}
