import type { RegisteredFormat } from '../clients/index.ts';
import { folderOf, isOfUser, upwards } from '../model/folders/index.ts';
import { mentionsIn } from '../model/mentions/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Finding } from '../model/verdict/index.ts';

/**
 * Whether a file can have a bearing on these, by its path and its formats: clients read files of one folder, of those
 * above it and of the user together, and so do the rules. Undefined where something is asked of all files there are.
 */
export function bearingOn(
  readings: readonly Reading[],
): ((path: string, formats: readonly RegisteredFormat[]) => boolean) | undefined {
  if (readings.some(asksAll)) return undefined;
  const own = new Set(readings.map(folderOf));
  const above = new Set([...own].flatMap((folder) => [...upwards(folder)]));
  const isNear = (folder: string) => above.has(folder) || [...upwards(folder)].some((each) => own.has(each));
  return (path, formats) =>
    isOfUser(path) || formats.some(({ files }) => isNear(folderOf({ document: { path }, format: { files } })));
}

/** What is the user's counts everywhere, a mention may mean a server of any folder, an entry that changes another one any. */
function asksAll(reading: Reading): boolean {
  const { document, format } = reading;
  if (isOfUser(document.path)) return true;
  if (format.answer !== undefined || format.registry !== undefined) return true;
  if (format.references !== undefined && mentionsIn(document, format).length > 0) return true;
  return format.dialect?.overrides !== undefined && reading.servers.some(startsNothing);
}

function startsNothing({ command, url }: Server): boolean {
  return command === undefined && url === undefined;
}

/** Its fix is another name of a server, which may stand anywhere. */
export function renames({ fix }: Finding): boolean {
  return fix !== undefined && !('changes' in fix);
}
