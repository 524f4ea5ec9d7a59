import type { Client, PrecedenceSource, ToolNames } from '../clients/index.ts';
import { folderOf, isOfUser } from '../model/folders/index.ts';
import { contestsIn, hidingFile, type Member, sourcesOf } from '../model/precedence/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import { switchingFile } from '../model/references/index.ts';
import { keyOf, placeOfName, type Server } from '../model/server/index.ts';
import { knownTools, toolNamesOf } from '../model/tools/index.ts';
import { grouped } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { locationOf, type Refusals, refusals, type Shown, shown } from '../report/index.ts';

export type State = 'in effect' | 'shadowed' | 'off' | 'refused';

/** What one client makes of the files here, and of the user's where they were read. */
export interface ClientView {
  readonly client: string;
  readonly name: string;
  /** The strongest first. */
  readonly files: readonly { readonly path: string; readonly order: number; readonly read: boolean }[];
  readonly servers: readonly ServerView[];
}

export interface ServerView {
  readonly name: Shown;
  readonly path: string;
  readonly line: number;
  readonly state: State;
  /** The path of what counts instead, of the list that switches it off, or why it is refused. */
  readonly by?: string;
  /** What its tools are called there, where its list of tools is saved. */
  readonly tools?: readonly Shown[];
}

/** Where a client works: in a folder of the workspace, with a slash at its end. */
export interface Standpoint {
  readonly folder: string;
  /** A path of the workspace as it is to be shown. */
  readonly shownAs: (path: string) => string;
}

const atTheTop: Standpoint = { folder: '', shownAs: (path) => path };

export function viewOf(
  client: Client,
  findings: readonly Finding[],
  workspace: Workspace,
  { folder, shownAs }: Standpoint = atTheTop,
): ClientView | undefined {
  const { id } = client;
  const seen = seenBy(client, workspace).filter((file) => isSeenFrom(folder, file));
  if (seen.length === 0) return undefined;
  const ranked = seen
    .filter(({ reading }) => reading.format.servers.length > 0)
    .sort((a, b) => a.rank - b.rank || byFolders(a, b));
  const files = ranked.map(({ reading }, index) => ({
    path: shownAs(reading.document.path),
    order: index + 1,
    read: isRead(reading, workspace),
  }));
  const contests = contestsIn(workspace).filter(({ client, nested, winner, loser }) => {
    return (
      client.id === id && (!nested || [winner, loser].every(({ reading }) => folder.startsWith(folderOf(reading))))
    );
  });
  const winners = new Map(contests.map(({ loser, winner }) => [keyOf(loser.server), winner.reading.document.path]));
  const refused = refusals(findings);
  const namesIn = (reading: Reading) => (reading.client.id === id ? toolNamesOf(reading) : client.toolNames);
  const servers = ranked.flatMap(({ reading, servers }) =>
    servers.map((server): ServerView => {
      const { path, line } = locationOf(placeOfName(server));
      return {
        name: shown(server.name, [server.document]),
        path: shownAs(path),
        line,
        ...fateOf(server, reading, { id, winner: winners.get(keyOf(server)), refused, workspace, shownAs }),
        ...toolsOf(server.name, reading, namesIn(reading), workspace),
      };
    }),
  );
  return { client: id, name: client.name, files, servers };
}

/** A file of which a client takes servers. */
interface Seen {
  /** Its own, or that of the client whose file it is. */
  readonly reading: Reading;
  /** Lower is stronger. */
  readonly rank: number;
  readonly above: PrecedenceSource['above'];
  readonly servers: readonly Server[];
}

/** Its own files, and those of others that it reads as well; its place in the order is the weakest that a file has. */
function seenBy(client: Client, workspace: Workspace): readonly Seen[] {
  const sources = grouped(sourcesOf(client, workspace), ({ reading }) => reading.document);
  const own = workspace.readings.filter((reading) => reading.client.id === client.id);
  const seen = own.map((reading): Seen => {
    const last = sources.get(reading.document)?.at(-1);
    return {
      reading,
      rank: last?.rank ?? rankOf(reading),
      above: last === undefined ? aboveOf(reading) : last.source.above,
      servers: reading.servers,
    };
  });
  for (const { document } of own) sources.delete(document);
  for (const members of sources.values()) {
    const [{ reading, rank, source }] = members.slice(-1) as [Member];
    const servers = members.flatMap((member) => [...member.servers.values()]);
    seen.push({ reading, rank, above: source.above, servers });
  }
  return seen;
}

/** What lies in it, what its client reads of the folders above it, and what is the user's. */
function isSeenFrom(folder: string, { reading, above }: Seen): boolean {
  const { path } = reading.document;
  if (isOfUser(path) || path.startsWith(folder)) return true;
  return folder.startsWith(folderOf(reading)) && above !== undefined;
}

/** Which of two folders is the stronger, for a file that its client reads in those above as well. */
function aboveOf(reading: Reading): PrecedenceSource['above'] {
  const sources = (reading.client.precedence ?? []).flatMap(({ sources }) => sources);
  return sources.find((source) => source.above !== undefined && isOneOf(source, reading))?.above;
}

/** Files of one rank, of which one lies above the other. */
function byFolders(a: Seen, b: Seen): number {
  const deeper = folderOf(b.reading).length - folderOf(a.reading).length;
  return a.above === 'nearer' ? deeper : a.above === 'outer' ? -deeper : 0;
}

function isOneOf({ format: id, files }: PrecedenceSource, reading: Reading): boolean {
  const { format, document } = reading;
  if (id !== format.id) return false;
  const isUsers = isOfUser(document.path);
  if (files === 'project') return !isUsers;
  if (files === 'user') return isUsers;
  return files.includes(isUsers ? document.path : document.path.slice(folderOf(reading).length));
}

interface Known {
  /** Of the client. */
  readonly id: string;
  /** The path of what counts instead. */
  readonly winner: string | undefined;
  readonly refused: Refusals;
  readonly workspace: Workspace;
  readonly shownAs: Standpoint['shownAs'];
}

function fateOf(
  server: Server,
  reading: Reading,
  { id, winner, refused, workspace, shownAs }: Known,
): Pick<ServerView, 'state' | 'by'> {
  const hiding = hidingFile(reading, workspace)?.document.path;
  if (hiding !== undefined) return { state: 'refused', by: `the file is not read beside ${shownAs(hiding)}` };
  if (!isRead(reading, workspace)) {
    return { state: 'refused', by: `${reading.client.name} reads a file of this name in the home directory only` };
  }
  // What another client does with the entry says nothing of this one.
  const refusal = reading.client.id === id ? refused.ofServer(reading, server) : undefined;
  if (refusal !== undefined) return { state: 'refused', by: shown(refusal.reason, [server.document]) };
  if (winner !== undefined) return { state: 'shadowed', by: shownAs(winner) };
  const list = switchingFile(server, workspace, id);
  if (list !== undefined) return { state: 'off', by: shownAs(list) };
  return server.off ? { state: 'off', by: shownAs(server.document.path) } : { state: 'in effect' };
}

/** Its place in the first order of the client that speaks of it, the weakest where a file holds several maps. */
function rankOf(reading: Reading): number {
  const { client, document } = reading;
  for (const { sources } of client.precedence ?? []) {
    const rank = sources.findLastIndex((source) => isOneOf(source, reading));
    if (rank >= 0) return rank;
  }
  return isOfUser(document.path) ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
}

function isRead(reading: Reading, workspace: Workspace): boolean {
  if (hidingFile(reading, workspace) !== undefined) return false;
  return reading.format.ofUser === undefined || isOfUser(reading.document.path);
}

function toolsOf(
  name: string,
  reading: Reading,
  names: ToolNames | undefined,
  { toolLists }: Workspace,
): Pick<ServerView, 'tools'> {
  const list = knownTools(toolLists, name, reading.document.path);
  if (names === undefined || list === undefined) return {};
  return { tools: list.map((tool) => shown(names.name(name, tool.name), [reading.document])) };
}
