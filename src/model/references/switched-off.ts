import { folderOf, userHome } from '../folders/index.ts';
import { oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { keyOf, type Server } from '../server/index.ts';
import { referencesIn, type ServerReference } from './references.ts';

/** Whether its entry, or a list of the client that names it, keeps a server from running. */
export function isOff(server: Server, workspace: Workspace): boolean {
  return server.off || switchingFile(server, workspace) !== undefined;
}

/** The path of the file with the list that keeps a server from running. */
export function switchingFile(server: Server, workspace: Workspace): string | undefined {
  const listed = listedIn(workspace);
  return listed.size === 0 ? undefined : listed.get(keyOf(server));
}

/** By their keys, the servers that a list keeps from running. */
const listedIn = oncePer((workspace): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  if (!workspace.readings.some(({ format }) => format.references?.some(({ switches }) => switches))) return found;
  const only = new Map<Reading, ServerReference[]>();
  for (const reference of referencesIn(workspace).references) {
    const { fact, definition, folder, reading } = reference;
    if (fact.switches === 'off') {
      // What lies below is for whoever starts the client there, where this file may not be read.
      if (definition === undefined) continue;
      const { servers } = referencesIn(workspace);
      const { spell, scopes, meant } = reference;
      const everywhere = fact.only === undefined ? [definition] : servers.everywhere(meant.server, spell, scopes);
      for (const { server, reading: defining } of everywhere) {
        if (fact.only === undefined && ![folder, userHome].includes(folderOf(defining))) continue;
        found.set(keyOf(server), reading.document.path);
      }
    } else if (fact.switches === 'only') {
      const others = only.get(reading);
      if (others) others.push(reference);
      else only.set(reading, [reference]);
    }
  }
  for (const [reading, references] of only) {
    const names = new Set(references.map(({ meant, spell }) => spell(meant.server)));
    const spell = references[0]?.spell;
    for (const server of reading.servers) {
      if (spell && !names.has(spell(server.name))) found.set(keyOf(server), reading.document.path);
    }
  }
  return found;
});
