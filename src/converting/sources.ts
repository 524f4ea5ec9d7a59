import { folderOf, isOfUser } from '../model/folders/index.ts';
import { lostIn } from '../model/projects/index.ts';
import type { Definition, Reading, Workspace } from '../model/reading/index.ts';
import { keyOf, placeOfName } from '../model/server/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { clientFor, type LintOptions } from '../plan/index.ts';
import type { Examined } from '../session/index.ts';
import { list, quote, suggest, UsageError } from '../wording/index.ts';

export interface SourcesAsked {
  /** The ids of the clients that are to read them: their own files are no source while there are others. */
  readonly to: readonly string[];
  /** The id of the client whose files are the source; not with paths. */
  readonly from?: string | undefined;
  /** The names of the servers that are wanted; all when empty. */
  readonly servers: readonly string[];
}

export interface Sources {
  readonly definitions: readonly Definition[];
  /** The files that they stand in. */
  readonly readings: readonly Reading[];
  /** The folder that they count for, with a slash at its end or empty; that of the run where they are the user's. */
  readonly folder: string;
  readonly findings: readonly Finding[];
}

/** What is to be converted, one server of each name. */
export function sourcesIn(
  { readings, reported }: Examined,
  workspace: Workspace,
  asked: SourcesAsked,
  { paths, document }: Pick<LintOptions, 'paths' | 'document'>,
): Sources {
  const isNamed = paths.length > 0 || document !== undefined;
  const holding = readings.filter(
    (reading) => reading.owner && reading.names.length > 0 && (!isNamed || reported.has(reading.document.path)),
  );
  const chosen = isNamed ? holding : ofOneClient(holding, asked);
  if (chosen.length === 0) throw new UsageError(nothingFrom(asked));
  const lost = lostIn(workspace);
  const all = chosen
    .flatMap((reading) => reading.servers.map((server) => ({ server, reading })))
    .filter(({ server }) => !lost.has(keyOf(server)));
  const wanted = all.filter(({ server }) => asked.servers.length === 0 || asked.servers.includes(server.name));
  refuseUnknown(asked.servers, all);
  const folders = new Set(chosen.map(folderIn));
  const [folder = ''] = folders.size === 1 ? folders : [];
  return { ...oneOfEach(wanted), readings: chosen, folder };
}

/** A file that lies where its client looks for it tells which folder it is for. */
function folderIn(reading: Reading): string {
  const { format, document } = reading;
  if (isOfUser(document.path) || format.stray || format.ofUser || format.files.length === 0) return '';
  return folderOf(reading);
}

/** Of those in one folder, the outermost. */
function ofOneClient(holding: readonly Reading[], { from, to }: SourcesAsked): readonly Reading[] {
  if (from !== undefined) clientFor(from);
  const all = holding.filter((reading) => (from === undefined || reading.client.id === from) && !isApart(reading));
  const others = all.filter(({ client }) => !to.includes(client.id));
  const own = from !== undefined || others.length === 0 ? all : others;
  const clients = [...new Set(own.map(({ client }) => client.id))];
  if (clients.length > 1) {
    throw new UsageError(`servers of ${list(clients)} are here; say with --from which are meant, or name the files`);
  }
  const folders = [...new Set(own.map(folderIn))];
  if (folders.includes('')) return own.filter((reading) => folderIn(reading) === '');
  if (folders.length < 2) return own;
  throw new UsageError(`there are such files in ${list(folders)}; name those that are meant`);
}

function isApart({ format: { belongsTo } }: Reading): boolean {
  return belongsTo === 'agent' || belongsTo === 'plugin' || belongsTo === 'administrator';
}

function nothingFrom({ from }: SourcesAsked): string {
  return from === undefined ? 'no servers were found to convert' : `no servers of ${quote(from)} were found to convert`;
}

function refuseUnknown(names: readonly string[], all: readonly Definition[]): void {
  const known = all.map(({ server }) => server.name);
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = suggest(name, known);
    throw new UsageError(
      `there is no server ${quote(name)}${near === undefined ? '' : `; did you mean ${quote(near)}?`}`,
    );
  }
}

/** The first of a name is converted; that there is another one is said. */
function oneOfEach(all: readonly Definition[]): Pick<Sources, 'definitions' | 'findings'> {
  const first = new Map<string, Definition>();
  const findings: Finding[] = [];
  for (const definition of all) {
    const { name } = definition.server;
    const known = first.get(name);
    if (known === undefined) {
      first.set(name, definition);
      continue;
    }
    const other = known.server.document.path;
    findings.push({
      rule: 'server-defined-twice',
      severity: 'warning',
      message: `server ${quote(name)} stands in ${quote(other)} as well, and one file takes one of that name`,
      help: 'give one of them another name, or say with --server and the file which is meant',
      place: placeOfName(definition.server),
      related: [{ place: placeOfName(known.server), message: 'this one is converted' }],
      server: name,
      clients: [],
    });
  }
  return { definitions: [...first.values()], findings };
}
