import { type Client, type Format, type RegisteredFormat, registry } from '../clients/index.ts';
import { type Document, loadParsers, type Source, unparsed } from '../parse/index.ts';
import { readServers } from './normalise.ts';
import { recognise } from './recognise.ts';
import type { Reading, Workspace } from './workspace.ts';

export interface ReadOptions {
  /** The formats a path may have. */
  readonly candidates: (path: string) => readonly RegisteredFormat[];
  /** Whether the user said which format it is, so that its content need not look like it. */
  readonly isForced: (path: string) => boolean;
  /** Clients whose reading of other clients' files is wanted too. */
  readonly targets: readonly string[];
  /** Whether a file or folder exists, relative to the root. */
  readonly exists: (path: string) => boolean;
}

/** Sources → Documents → Formats → Servers. A source that no format claims is not part of the workspace. */
export async function readWorkspace(sources: readonly Source[], options: ReadOptions): Promise<Workspace> {
  const found = sources.map((source) => ({ source, candidates: options.candidates(source.path) }));
  const parse = await loadParsers(found.flatMap(({ candidates }) => candidates.map((format) => format.language)));
  const clients = await loadClients(
    found.flatMap(({ candidates }) => candidates),
    options.targets,
  );
  const exists = remembered(options.exists);
  const readings: Reading[] = [];
  for (const { source, candidates } of found) {
    const [first] = candidates;
    if (first === undefined) continue;
    const document = source.problems.some((problem) => problem.fatal)
      ? unparsed(source, first.language)
      : parse(source, first.language);
    const format = recognise(
      document,
      candidates.map((candidate) => formatOf(clients, candidate)),
      { ...surroundings(source.path, exists), forced: options.isForced(source.path) },
    );
    if (format !== undefined) readings.push(...readingsOf(document, format, clients, options.targets));
  }
  return { readings };
}

/** The owner's reading, and those of the targets that read the same file. */
function readingsOf(
  document: Document,
  format: Format,
  clients: ReadonlyMap<string, Client>,
  targets: readonly string[],
): Reading[] {
  const owner = readingOf(document, format, clients, true);
  const others = registry.filter(
    (other) => targets.includes(other.client) && format.alsoReadAs?.includes(other.id) && other.id !== format.id,
  );
  return [owner, ...others.map((other) => readingOf(document, formatOf(clients, other), clients, false))];
}

function readingOf(document: Document, format: Format, clients: ReadonlyMap<string, Client>, owner: boolean): Reading {
  const client = [...clients.values()].find((known) => known.formats.includes(format));
  if (client === undefined) throw new Error(`the client of ${format.id} is not loaded`);
  return { document, client, format, owner, servers: readServers(document, format) };
}

async function loadClients(
  formats: readonly RegisteredFormat[],
  targets: readonly string[],
): Promise<ReadonlyMap<string, Client>> {
  const wanted = new Map(formats.map((format) => [format.client, format]));
  for (const target of targets) {
    const format = registry.find((known) => known.client === target);
    if (format !== undefined) wanted.set(target, format);
  }
  const clients = new Map<string, Client>();
  for (const [id, format] of wanted) clients.set(id, (await format.load()).default);
  return clients;
}

function formatOf(clients: ReadonlyMap<string, Client>, { client, id }: RegisteredFormat): Format {
  const format = clients.get(client)?.formats.find((known) => known.id === id);
  if (format === undefined) throw new Error(`the client of ${id} is not loaded`);
  return format;
}

function surroundings(path: string, exists: (path: string) => boolean) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return {
    beside: (name: string) => exists(folder + name),
    above: (name: string) => parents(folder).some((parent) => exists(parent + name)),
  };
}

/** "a/b/" → "a/b/", "a/", "". */
function parents(folder: string): string[] {
  const steps = folder.split('/').slice(0, -1);
  return steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/`).concat('');
}

function remembered(exists: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? exists(path);
    known.set(path, answer);
    return answer;
  };
}
