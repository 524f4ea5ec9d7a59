import type { Config } from '../config/index.ts';
import { type Files, LeadsOut, relative, Within } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';

/** Server to the path of its saved list, as it is reported. */
export function toolListsOf({ tools }: Config, root: string, files: Files): ReadonlyMap<string, string> {
  const within = new Within(files, [root]);
  return new Map(
    [...tools].map(([server, path]) => {
      const shown = relative(root, path);
      const fault = faultAt(path, within);
      if (fault === undefined) return [server, shown];
      throw new UsageError(`${fault(quote(shown))}, which "tools" names for server ${quote(server)}`);
    }),
  );
}

function faultAt(path: string, files: Files): ((shown: string) => string) | undefined {
  try {
    return files.target(path) === 'file' ? undefined : (shown) => `there is no file ${shown}`;
  } catch (error) {
    return (shown) => (error instanceof LeadsOut ? `${shown} leads out of the workspace` : `there is no file ${shown}`);
  }
}
