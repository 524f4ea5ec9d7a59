import type { ReferenceForm } from '../../clients/index.ts';
import { quote } from '../../wording/index.ts';
import { folderOf } from '../folders/index.ts';
import { namedIn, openPatternsIn } from '../mentions/index.ts';
import type { Reading, Workspace } from '../reading/index.ts';
import { isToolName, referencesIn, type ServerReference } from '../references/index.ts';
import { brokenNameRules, readerOf, reservedName, type Server } from '../server/index.ts';
import { at } from '../values/index.ts';
import { type Change, losesServer } from '../verdict/index.ts';
import type { Occurrence, Occurrences } from './occurrences.ts';
import { inOrder, type LeftPlace, type PlacedChange, type Rework } from './rework.ts';
import { nameIn } from './spans.ts';

/** What it takes to call the servers otherwise, wherever they are spoken of. */
export function renaming(
  { definitions, references, doubtful, list }: Occurrences,
  to: string,
  workspace: Workspace,
): Rework {
  const changes: PlacedChange[] = [];
  const left: LeftPlace[] = [...doubtful];
  for (const definition of definitions) {
    const made = definitionAs(definition, to);
    if (made.length === 0)
      left.push({ place: definition.place, why: "the file's own name is the server's", is: 'bound' });
    changes.push(...made);
  }
  for (const reference of references) {
    const { place } = reference;
    const change = referenceAs(reference, to, workspace);
    if (typeof change === 'string') left.push({ place, why: change, is: 'bound' });
    else if (change !== undefined) changes.push({ place, change });
  }
  if (list !== undefined) changes.push({ place: list, change: { do: 'rename', at: list.route, to } });
  left.push(...patternsLosing(definitions, to, workspace));
  return { changes: inOrder(changes), left };
}

/** Patterns that match names of the server's tools now, and will not then. */
function patternsLosing(definitions: readonly Occurrence[], to: string, { readings }: Workspace): LeftPlace[] {
  const clients = new Map(definitions.map(({ reading, server }) => [reading.client.id, server?.name]));
  return readings.flatMap(({ client, format, document, owner }): LeftPlace[] => {
    const name = clients.get(client.id);
    if (!owner || name === undefined || format.references === undefined) return [];
    return openPatternsIn(document, format).flatMap(({ beginning, place, fact }): LeftPlace[] => {
      const lead = leads[fact.form];
      const spell = fact.server ?? client.toolNames?.server ?? asItIs;
      if (lead === undefined || beginning.length > (lead + spell(name)).length) return [];
      const isLost = (lead + spell(name)).startsWith(beginning) && !(lead + spell(to)).startsWith(beginning);
      return isLost ? [{ place, why: 'the pattern matches the old name, and not the new one', is: 'bound' }] : [];
    });
  });
}

/** What stands before a server's name where patterns of tools are matched. */
const leads: Readonly<Partial<Record<ReferenceForm, string>>> = { mcp__S__T: 'mcp__', S_T: '', '@S/T': '@' };

/** Why the servers cannot be called so: a clause. */
export function nameFault({ name, definitions }: Occurrences, to: string, workspace: Workspace): string | undefined {
  if (to === name) return 'that is its name already';
  if (to.trim() === '') return 'a name is more than blanks';
  const { servers } = referencesIn(workspace);
  for (const { reading, server } of definitions) {
    const spell = reading.client.toolNames?.server ?? asItIs;
    const scopes = [`client ${reading.client.id}` as const, `format ${reading.format.id}` as const];
    const taken = servers.all(spell(to), spell, scopes, folderOf(reading)).find((each) => each.server.name !== name);
    if (taken !== undefined) {
      const { name: known, document } = taken.server;
      const alike = known === to ? '' : `, and ${readerOf(reading)} calls both alike`;
      return `${quote(document.path)} has a server ${quote(known)}${alike}`;
    }
    const refusal = server && refusalOf(server, to, reading);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** What would become of the server by its name alone. */
function refusalOf({ dialect }: Server, name: string, reading: Reading): string | undefined {
  const client = readerOf(reading);
  const reserved = reservedName({ name, dialect });
  if (reserved !== undefined && losesServer(reserved.reaction.effect)) return `${client} keeps that name for itself`;
  const broken = brokenNameRules({ name, dialect }, reading.client.toolNames);
  const rule = broken.find(({ reaction }) => losesServer(reaction.effect));
  return rule && `${client} takes only ${rule.allows} in a name`;
}

/** The name, and a field that says it once more; nothing where the name stands in no file. */
function definitionAs({ reading: { document }, server, place }: Occurrence, to: string): PlacedChange[] {
  const name: Change | undefined =
    place.side === 'key'
      ? { do: 'rename', at: place.route, to }
      : server !== undefined && place.route.length > server.route.length
        ? { do: 'set', at: place.route, value: to }
        : undefined;
  if (name === undefined) return [];
  const repeated = (server?.fields ?? []).filter(({ fact, value }) => fact?.is === 'name' && value === server?.name);
  return [
    { place, change: name },
    ...repeated
      .filter(({ route }) => route.join('\0') !== place.route.join('\0'))
      .map(({ route }) => ({ place: at(document, route), change: { do: 'set', at: route, value: to } as const })),
  ];
}

/** The change, or why there is none: a clause. Nothing where both names are written alike. */
function referenceAs(reference: ServerReference, to: string, workspace: Workspace): Change | string | undefined {
  const { text, place, fact, spell, meant } = reference;
  const { start, end } = nameIn(reference);
  if (text.slice(start, end) !== meant.server) return 'it does not spell the name in full';
  const name = isToolName(fact.form) || meant.server !== reference.definition?.server.name ? spell(to) : to;
  const now = text.slice(0, start) + name + text.slice(end);
  if (now === text) return undefined;
  if (fact.as === 'expression' && !/^[\w-]*$/.test(name)) return 'it is a regular expression';
  if (fact.as === 'words' && /[\s,()]/.test(name)) return 'blanks and commas separate names there';
  if (!isReadAs(now, name, reference, to, workspace)) return 'the new name could not be told from others there';
  if (place.side === 'key') return { do: 'rename', at: place.route, to: now };
  const offset = place.within?.start ?? 0;
  return { do: 'rewrite', at: place.route, within: { start: offset + start, end: offset + end }, text: name };
}

/** Of several ways to read it, the longest name of a server there is counts. */
function isReadAs(text: string, name: string, reference: ServerReference, to: string, workspace: Workspace): boolean {
  const { fact, spell, written, scopes, folder } = reference;
  const { servers } = referencesIn(workspace);
  const isThere = (server: string) => servers.find(written(server), spell, scopes, folder) !== undefined;
  const read = namedIn(fact.form, text).findLast(({ server }) => server === name || isThere(server));
  return read?.server === name && written(name) === spell(to);
}

function asItIs(name: string): string {
  return name;
}
