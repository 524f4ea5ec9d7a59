import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../config/index.ts';
import { slashes } from '../discover/index.ts';
import { quote, UsageError } from '../wording/index.ts';

/** Server to the path of its saved list, as it is reported. */
export function toolListsOf({ tools }: Config, root: string): ReadonlyMap<string, string> {
  return new Map(
    [...tools].map(([server, path]) => {
      const shown = slashes(relative(root, path));
      if (isFile(path)) return [server, shown];
      throw new UsageError(`there is no file ${quote(shown)}, which "tools" names for server ${quote(server)}`);
    }),
  );
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
