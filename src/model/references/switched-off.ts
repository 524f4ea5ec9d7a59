import { folderOf, userHome } from '../folders/index.ts';
import { oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { keyOf, type Server } from '../server/index.ts';
import { grouped } from '../values/index.ts';
import type { KnownServers } from './known-servers.ts';
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
  const { references, servers } = referencesIn(workspace);
  for (const reference of references) {
    if (reference.fact.switches !== 'off') continue;
    for (const server of switchedOff(reference, servers)) found.set(keyOf(server), reference.reading.document.path);
  }
  const only = references.filter(({ fact }) => fact.switches === 'only');
  for (const [reading, allowed] of grouped(only, (reference) => reference.reading)) {
    for (const server of notAmong(allowed, reading)) found.set(keyOf(server), reading.document.path);
  }
  return found;
});

/** Those of a name that a list keeps from running. */
function switchedOff(
  { fact, definition, folder, spell, scopes, meant }: ServerReference,
  known: KnownServers,
): Server[] {
  if (definition === undefined) return [];
  if (fact.only !== undefined) return known.everywhere(meant.server, spell, scopes).map(({ server }) => server);
  // What lies below is for whoever starts the client there, where this file may not be read.
  return [folder, userHome].includes(folderOf(definition.reading)) ? [definition.server] : [];
}

/** Those of a file of which only some may run. */
function notAmong(allowed: readonly ServerReference[], { servers }: Reading): Server[] {
  const names = new Set(allowed.map(({ meant, spell }) => spell(meant.server)));
  const spell = allowed[0]?.spell;
  return spell === undefined ? [] : servers.filter(({ name }) => !names.has(spell(name)));
}
