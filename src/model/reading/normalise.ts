import type { Format } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { EntryServer, type Server } from '../server/index.ts';
import type { FoundMap } from './found-map.ts';
import { entriesOf, serverMaps } from './server-maps.ts';

/** The servers of a document in the reading of one format. */
export function readServers(
  document: Document,
  format: Format,
  maps: readonly FoundMap[] = serverMaps(document, format),
): Server[] {
  const { dialect } = format;
  if (dialect === undefined) return [];
  const servers: Server[] = [];
  for (const map of maps) {
    for (const entry of entriesOf(map)) servers.push(new EntryServer(document, format, dialect, entry));
  }
  return servers;
}
