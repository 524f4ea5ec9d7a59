import { isOfUser } from '../model/folders/index.ts';
import { contestsIn, hidingFile } from '../model/precedence/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import { switchingFile } from '../model/references/index.ts';
import { keyOf, placeOfName, type Server } from '../model/server/index.ts';
import { knownTools, toolNamesOf } from '../model/tools/index.ts';
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

export function viewOf(id: string, findings: readonly Finding[], workspace: Workspace): ClientView | undefined {
  const readings = workspace.readings.filter(({ client }) => client.id === id);
  const [first] = readings;
  if (first === undefined) return undefined;
  const ranked = readings
    .filter(({ format }) => format.servers.length > 0)
    .map((reading) => ({ reading, rank: rankOf(reading) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ reading }) => reading);
  const files = ranked.map((reading, index) => ({
    path: reading.document.path,
    order: index + 1,
    read: isRead(reading, workspace),
  }));
  const contests = contestsIn(workspace).filter(({ client, nested }) => client.id === id && !nested);
  const winners = new Map(contests.map(({ loser, winner }) => [keyOf(loser.server), winner.reading.document.path]));
  const refused = refusals(findings);
  const servers = ranked.flatMap((reading) =>
    reading.servers.map((server): ServerView => {
      const { path, line } = locationOf(placeOfName(server));
      return {
        name: shown(server.name, [server.document]),
        path,
        line,
        ...fateOf(server, reading, { winner: winners.get(keyOf(server)), refused, workspace }),
        ...toolsOf(server.name, reading, workspace),
      };
    }),
  );
  return { client: id, name: first.client.name, files, servers };
}

interface Known {
  /** The path of what counts instead. */
  readonly winner: string | undefined;
  readonly refused: Refusals;
  readonly workspace: Workspace;
}

function fateOf(
  server: Server,
  reading: Reading,
  { winner, refused, workspace }: Known,
): Pick<ServerView, 'state' | 'by'> {
  const hiding = hidingFile(reading, workspace)?.document.path;
  if (hiding !== undefined) return { state: 'refused', by: `the file is not read beside ${hiding}` };
  if (!isRead(reading, workspace)) {
    return { state: 'refused', by: `${reading.client.name} reads a file of this name in the home directory only` };
  }
  const refusal = refused.ofServer(reading, server);
  if (refusal !== undefined) return { state: 'refused', by: shown(refusal.reason, [server.document]) };
  if (winner !== undefined) return { state: 'shadowed', by: winner };
  const list = switchingFile(server, workspace);
  const isOwn = ({ document, client }: Reading) => document.path === list && client.id === reading.client.id;
  if (list !== undefined && workspace.readings.some(isOwn)) return { state: 'off', by: list };
  return server.off ? { state: 'off', by: server.document.path } : { state: 'in effect' };
}

/** Its place in the first order of the client that speaks of it, the weakest where a file holds several maps. */
function rankOf({ client, format, document }: Reading): number {
  for (const { sources } of client.precedence ?? []) {
    const rank = sources.findLastIndex(({ format: id, files }) => {
      if (id !== format.id) return false;
      if (files === 'project') return !isOfUser(document.path);
      return files === 'user' ? isOfUser(document.path) : files.includes(document.path);
    });
    if (rank >= 0) return rank;
  }
  return isOfUser(document.path) ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
}

function isRead(reading: Reading, workspace: Workspace): boolean {
  if (hidingFile(reading, workspace) !== undefined) return false;
  return reading.format.ofUser === undefined || isOfUser(reading.document.path);
}

function toolsOf(name: string, reading: Reading, { toolLists }: Workspace): Pick<ServerView, 'tools'> {
  const names = toolNamesOf(reading);
  const list = knownTools(toolLists, name, reading.document.path);
  if (names === undefined || list === undefined) return {};
  return { tools: list.map((tool) => shown(names.name(name, tool.name), [reading.document])) };
}
