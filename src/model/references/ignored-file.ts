import { isOfUser, upwards } from '../folders/index.ts';
import { filesFor } from './known-servers.ts';
import type { ServerReference } from './references.ts';

/** A file that git ignores and that may define the server: nobody but who has it can tell. */
export function ignoredFile({ scopes, folder, reading }: ServerReference): string | undefined {
  if (isOfUser(reading.document.path)) return undefined;
  const files = filesFor(scopes).map((file) => file.replace(/^\//, ''));
  for (const above of upwards(folder)) {
    const found = files.find((file) => reading.ignores(above + file));
    if (found !== undefined) return above + found;
  }
  return undefined;
}
