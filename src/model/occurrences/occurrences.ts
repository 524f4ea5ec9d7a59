import type { Document } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { folderOf, foldersAbove, isOfProject, userHome } from '../folders/index.ts';
import { type Definition, misplacedServers, type Reading, type Workspace } from '../reading/index.ts';
import { referencesIn, type ServerReference } from '../references/index.ts';
import { keyOf, placeOfName, type Server } from '../server/index.ts';
import { at, own, type Place } from '../values/index.ts';
import type { LeftPlace } from './rework.ts';
import { textsNaming } from './texts.ts';

/** Which servers are meant: all of a name, of some clients or of any; or one, and what else its project calls so. */
export type Wanted = { readonly name: string; readonly clients?: readonly string[] } | Definition;

/** A server of the name, or a null that stands for one. */
export interface Occurrence {
  readonly reading: Reading;
  readonly server?: Server;
  /** Of the name. */
  readonly place: Place;
}

/** Every place that speaks of a server. */
export interface Occurrences {
  readonly name: string;
  readonly definitions: readonly Occurrence[];
  /** What mentions one of them, and nothing else. */
  readonly references: readonly ServerReference[];
  /** What may speak of one of them and may not, or what no client reads. */
  readonly doubtful: readonly LeftPlace[];
  /** Where the configuration names the saved list of their tools. */
  readonly list?: Place;
}

/** The configuration, and the names of the servers of which it names saved lists. */
export interface ConfiguredLists {
  readonly configuration: (() => Document) | undefined;
  readonly toolLists: { has(server: string): boolean };
}

export function occurrencesOf(workspace: Workspace, wanted: Wanted, lists?: ConfiguredLists): Occurrences {
  const name = 'name' in wanted ? wanted.name : wanted.server.name;
  const meant = definitionsOf(workspace, wanted, name);
  const keys = new Set(meant.map(({ server }) => keyOf(server)));
  const references: ServerReference[] = [];
  const doubtful: LeftPlace[] = unreadIn(meant, workspace, name);
  const { servers, references: all } = referencesIn(workspace);
  const isAsked = (reading: Reading) => !('name' in wanted) || isOf(reading, wanted.clients);
  for (const reference of firstOfEach(all, ({ place }) => place)) {
    const { definition, place, spell, written, scopes, folder, named, reading } = reference;
    if (definition !== undefined && keys.has(keyOf(definition.server))) {
      const all = servers.all(spell(name), spell, scopes, folder).map(({ server }) => server);
      const [other, ...more] = all.filter((server) => !keys.has(keyOf(server)));
      if (other === undefined) references.push(reference);
      else {
        const why = `it means the server of ${quote(other.document.path)} as well`;
        doubtful.push({ place, why, is: 'doubtful', others: [other, ...more].map(keyOf) });
      }
    } else if (definition === undefined && isAsked(reading)) {
      const spelt = spell(name);
      const isNamed = named.some(({ server }) => written(server) === spelt || isOfPlugin(server, spelt, reference));
      if (isNamed) {
        const why = `no file that was read defines it for ${reading.client.name}`;
        doubtful.push({ place, why: reference.isBundled ? 'it may be the server of a plugin' : why, is: 'doubtful' });
      }
    }
  }
  const definitions = [
    ...meant.map(({ server, reading }) => ({ server, reading, place: placeOfName(server) })),
    ...removalsOf(name, meant, workspace),
  ];
  doubtful.push(...textsNaming(name, meant, references, workspace));
  const list = lists && listOf(name, lists);
  if (list === undefined) return { name, definitions, references, doubtful };
  const other = otherOf(name, keys, workspace);
  if (other === undefined) return { name, definitions, references, doubtful, list };
  const why = `the list is that of the server of ${quote(other.document.path)} as well`;
  return { name, definitions, references, doubtful: [...doubtful, { place: list, why, is: 'doubtful' }] };
}

function listOf(name: string, { configuration, toolLists }: ConfiguredLists): Place | undefined {
  if (configuration === undefined || !toolLists.has(name)) return undefined;
  const document = configuration();
  const under = own(own(document.value, 'tools'), name) === undefined ? ['mcp-lint', 'tools'] : ['tools'];
  return at(document, [...under, name], 'key');
}

/** A server of the name that is not meant. */
function otherOf(name: string, meant: ReadonlySet<string>, { readings }: Workspace): Server | undefined {
  const having = readings.filter(({ names }) => names.includes(name));
  return having.flatMap(({ servers }) => servers).find((server) => server.name === name && !meant.has(keyOf(server)));
}

function isOfPlugin(server: string, spelt: string, { isBundled }: ServerReference): boolean {
  return isBundled && spelt !== '' && server.endsWith(`_${spelt}`);
}

function isOf({ client }: Reading, clients: readonly string[] | undefined): boolean {
  return clients === undefined || clients.includes(client.id);
}

/** One entry of one file once, however many clients read it. */
function definitionsOf({ readings }: Workspace, wanted: Wanted, name: string): Definition[] {
  const having = readings.filter(({ names }) => names.includes(name));
  const meant =
    'name' in wanted ? having.filter((reading) => isOf(reading, wanted.clients)) : connected(wanted.reading, having);
  const found = meant.flatMap((reading) =>
    reading.servers.filter((server) => server.name === name).map((server) => ({ reading, server })),
  );
  return firstOfEach(found, ({ server }) => at(server.document, server.route));
}

/** What a client takes for the same server, and what the other files of its project do, and so on. */
function connected(first: Reading, readings: readonly Reading[]): readonly Reading[] {
  let found: readonly Reading[] = [first];
  for (;;) {
    const next = readings.filter((reading) => found.some((known) => areRelated(reading, known)));
    if (next.length <= found.length) return next;
    found = next;
  }
}

/** Whether a name means the same in both: to the client of both, or since files of one folder are to agree. */
export function areRelated(reading: Reading, other: Reading): boolean {
  const areOfOneProject = isOfProject(reading) && isOfProject(other) && folderOf(reading) === folderOf(other);
  return areOfOneProject || isTogether(reading, other);
}

/** What a client reads together, wherever it is started. */
function isTogether(reading: Reading, other: Reading): boolean {
  if (reading.document === other.document) return true;
  if (reading.client !== other.client || isApart(reading) || isApart(other)) return false;
  const [one, two] = [folderOf(reading), folderOf(other)];
  return one === two || [one, two].includes(userHome) || isBelow(one, two) || isBelow(two, one);
}

function isBelow(folder: string, above: string): boolean {
  return foldersAbove(folder).includes(above);
}

/** Its servers are those of one agent, of one plugin, or of nothing else. */
function isApart({ format: { belongsTo } }: Reading): boolean {
  return belongsTo !== undefined && belongsTo !== 'user';
}

/** An entry of null takes away the server of this name that another map defines. */
function removalsOf(name: string, meant: readonly Definition[], { readings }: Workspace): Occurrence[] {
  const found = readings
    .filter((reading) => meant.some((each) => isTogether(reading, each.reading)))
    .flatMap((reading) =>
      reading.maps
        .filter(({ nullRemoves, value }) => nullRemoves !== undefined && own(value, name) === null)
        .map(({ route }) => ({ reading, place: at(reading.document, [...route, name], 'key') })),
    );
  return firstOfEach(found, ({ place }) => place);
}

/** Under a key that nobody reads. */
function unreadIn(meant: readonly Definition[], { readings }: Workspace, name: string): LeftPlace[] {
  const clients = new Set(meant.map(({ reading }) => reading.client));
  return readings
    .filter(({ client, owner }) => owner && clients.has(client))
    .flatMap((reading) =>
      misplacedServers(reading)
        .filter((route) => route.at(-1) === name)
        .map((route) => ({
          place: at(reading.document, route, 'key'),
          why: `it stands where ${reading.client.name} does not look`,
          is: 'doubtful',
        })),
    );
}

/** The same place is met once for each client that reads the file. */
function firstOfEach<T>(all: readonly T[], placeOf: (each: T) => Place): T[] {
  const known = new Set<string>();
  return all.filter((each) => {
    const { document, route, side, within } = placeOf(each);
    const key = JSON.stringify([document.path, route, side, within]);
    return !known.has(key) && known.add(key) !== undefined;
  });
}
