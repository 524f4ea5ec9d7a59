import type { Client, PrecedenceSource } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { folderOf, isAmong, userHome } from '../folders/index.ts';
import type { Reading, Workspace } from '../reading/index.ts';
import type { Server } from '../server/index.ts';
import { isHidden } from './hidden.ts';

/** A file that a client takes servers from, and its place in the client's order. */
export interface SourceFile {
  readonly reading: Reading;
  readonly folder: string;
  /** Lower is stronger. */
  readonly rank: number;
  readonly source: PrecedenceSource;
}

/** The files of a run by the format that recognised them. */
export function filesByFormat({ readings }: Workspace): ReadonlyMap<string, readonly Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const reading of readings) {
    if (!reading.owner) continue;
    const known = found.get(reading.format.id);
    if (known) known.push(reading);
    else found.set(reading.format.id, [reading]);
  }
  return found;
}

export function byFolder(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const found = new Map<string, SourceFile[]>();
  for (const file of files) {
    const known = found.get(file.folder);
    if (known) known.push(file);
    else found.set(file.folder, [file]);
  }
  return found;
}

/** Other clients' files count when the client is a target: else nobody says that it is used here. */
export function sourceFiles(
  client: Client,
  sources: readonly PrecedenceSource[],
  byFormat: ReadonlyMap<string, readonly Reading[]>,
  workspace: Workspace,
): SourceFile[] {
  const isOwn = (id: string) => client.formats.some((format) => format.id === id);
  const isTarget = workspace.targets.includes(client.id);
  const ownReadings = isTarget ? readingsOf(client, workspace) : undefined;
  return sources.flatMap((source, rank) => {
    if (!isTarget && !isOwn(source.format)) return [];
    return (byFormat.get(source.format) ?? []).flatMap((owners) => {
      const folder = folderOf(owners);
      if (!isAmong(source.files, owners, folder) || isHidden(owners, workspace)) return [];
      return [{ reading: ownReadings?.get(owners.document) ?? owners, folder, rank, source }];
    });
  });
}

/** What it makes of other clients' files. */
function readingsOf(client: Client, { readings }: Workspace): ReadonlyMap<Document, Reading> {
  const others = readings.filter((reading) => !reading.owner && reading.client === client);
  return new Map(others.map((reading) => [reading.document, reading]));
}

/** Its servers; for a map that holds those of one project, of this one. */
export function serversFor({ reading, source: { at } }: SourceFile, project: string | undefined): readonly Server[] {
  if (at === undefined) return reading.servers;
  return reading.servers.filter(
    ({ route }) =>
      route.length === at.length + 1 &&
      at.every((step, index) => (step === '*' ? route[index] === project : route[index] === step)),
  );
}

export function isByProject({ source: { at } }: SourceFile): boolean {
  return at?.includes('*') ?? false;
}

export function isUsers({ folder }: SourceFile): boolean {
  return folder === userHome;
}
