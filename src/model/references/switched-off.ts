import { formatNamed } from '../../clients/index.ts';
import { folderOf, userHome } from '../folders/index.ts';
import { type Definition, oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { keyOf, type Server } from '../server/index.ts';
import { grouped } from '../values/index.ts';
import type { KnownServers } from './known-servers.ts';
import { referencesIn, type ServerReference } from './references.ts';
import { stoppedByRules } from './server-rules.ts';

/** Whether its entry, or what this client reads elsewhere, keeps a server from running; the client of its own format where none is named. */
export function isOff(server: Server, workspace: Workspace, client?: string): boolean {
  return server.off || switchingFile(server, workspace, client) !== undefined;
}

/** The path of the file with the list, or the rules, by which a client keeps a server from running. */
export function switchingFile(
  server: Server,
  workspace: Workspace,
  client = formatNamed(server.format.id)?.client,
): string | undefined {
  const listed = listedIn(workspace);
  return listed.size === 0 ? undefined : listed.get(keyFor(client, server));
}

/** By client and key, the servers that a list or a rule keeps from running. */
const listedIn = oncePer((workspace): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const isAsked = ({ format }: Reading) =>
    format.serverRules !== undefined || format.references?.some(({ switches }) => switches);
  if (!workspace.readings.some(isAsked)) return found;
  const { references, servers } = referencesIn(workspace);
  const stop = (server: Server, { client, document }: Reading) => found.set(keyFor(client.id, server), document.path);
  for (const { server, reading } of stoppedByRules(workspace, servers)) stop(server, reading);
  for (const reference of references) {
    if (reference.fact.switches !== 'off') continue;
    for (const server of switchedOff(reference, servers)) stop(server, reference.reading);
  }
  const only = references.filter(({ fact }) => fact.switches === 'only');
  for (const [reading, allowed] of grouped(only, (reference) => reference.reading)) {
    for (const server of notAmong(allowed, reading)) stop(server, reading);
  }
  return found;
});

/** A file that several clients read has servers that one of them leaves out. */
function keyFor(client: string | undefined, server: Server): string {
  return `${client} ${keyOf(server)}`;
}

/** Those of a name that a list keeps from running. */
function switchedOff(
  { fact, definition, folder, spell, scopes, meant }: ServerReference,
  known: KnownServers,
): Server[] {
  // What the user says counts in every project, also in one below.
  if (folder === userHome || (definition !== undefined && fact.only !== undefined)) {
    return known.everywhere(meant.server, spell, scopes).map(({ server }) => server);
  }
  return definition !== undefined && countsFor(folder, definition) ? [definition.server] : [];
}

/** What lies below is for whoever starts the client there, where this file may not be read. */
function countsFor(folder: string, { reading }: Definition): boolean {
  return [folder, userHome].includes(folderOf(reading));
}

/** Those of a file of which only some may run. */
function notAmong(allowed: readonly ServerReference[], { servers }: Reading): Server[] {
  const names = new Set(allowed.map(({ meant, spell }) => spell(meant.server)));
  const spell = allowed[0]?.spell;
  return spell === undefined ? [] : servers.filter(({ name }) => !names.has(spell(name)));
}
