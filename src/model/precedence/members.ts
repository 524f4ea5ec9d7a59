import type { Client, PrecedenceSource } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { folderOf, isAmong } from '../folders/index.ts';
import type { Reading, Workspace } from '../reading/index.ts';
import { isHidden } from './hidden.ts';
import { Member } from './member.ts';

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

/** Those of each folder. */
export function byFolder(members: readonly Member[]): ReadonlyMap<string, readonly Member[]> {
  const found = new Map<string, Member[]>();
  for (const member of members) {
    const known = found.get(member.folder);
    if (known) known.push(member);
    else found.set(member.folder, [member]);
  }
  return found;
}

/** Other clients' files count when the client is a target: else nobody says that it is used here. */
export function membersOf(
  client: Client,
  sources: readonly PrecedenceSource[],
  byFormat: ReadonlyMap<string, readonly Reading[]>,
  workspace: Workspace,
): Member[] {
  const isOwn = (id: string) => client.formats.some((format) => format.id === id);
  const isTarget = workspace.targets.includes(client.id);
  const ownReadings = isTarget ? readingsOf(client, workspace) : undefined;
  return sources.flatMap((source, rank) => {
    if (!isTarget && !isOwn(source.format)) return [];
    return (byFormat.get(source.format) ?? []).flatMap((owners) => {
      const folder = folderOf(owners);
      if (!isAmong(source.files, owners, folder) || isHidden(owners, workspace)) return [];
      return [new Member({ reading: ownReadings?.get(owners.document) ?? owners, folder, rank, source })];
    });
  });
}

/** All that a client takes servers from. */
export function sourcesOf(client: Client, workspace: Workspace): readonly Member[] {
  const byFormat = filesByFormat(workspace);
  return (client.precedence ?? []).flatMap(({ sources }) => membersOf(client, sources, byFormat, workspace));
}

/** What it makes of other clients' files. */
function readingsOf(client: Client, { readings }: Workspace): ReadonlyMap<Document, Reading> {
  const others = readings.filter((reading) => !reading.owner && reading.client === client);
  return new Map(others.map((reading) => [reading.document, reading]));
}
