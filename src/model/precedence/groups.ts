import type { Client } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { foldersAbove, isConfiguration, projectPath } from '../folders/index.ts';
import { oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { isOff } from '../references/index.ts';
import type { Server } from '../server/index.ts';
import { Group } from './group.ts';
import type { Member } from './member.ts';
import { byFolder, filesByFormat, membersOf } from './members.ts';

/** For each client and folder the files that it reads together there, where there are several. */
export const groupsIn = oncePer<readonly Group[]>((workspace) => [...groupsOf(workspace)]);

/** Whether its entry, or another file that the client reads as well, keeps a server from running. */
export function isIdle(server: Server, { client }: Pick<Reading, 'client'>, workspace: Workspace): boolean {
  if (isOff(server, workspace, client.id)) return true;
  const groups = byFile(workspace).get(server.document) ?? [];
  return groups.some((group) => group.client === client && group.isKept(server));
}

const byFile = oncePer((workspace): ReadonlyMap<Document, readonly Group[]> => {
  const found = new Map<Document, Group[]>();
  for (const group of groupsIn(workspace)) {
    for (const document of new Set(group.documents)) {
      const others = found.get(document);
      if (others) others.push(group);
      else found.set(document, [group]);
    }
  }
  return found;
});

function* groupsOf(workspace: Workspace): Iterable<Group> {
  const byFormat = filesByFormat(workspace);
  for (const [client, reading] of firstReadings(workspace)) {
    for (const { sources, same } of client.precedence ?? []) {
      const members = membersOf(client, sources, byFormat, workspace).filter((each) => isNamedAs(client, each));
      const users = members.filter(({ isUsers }) => isUsers);
      const ofProjects = byFolder(members.filter(({ isUsers }) => !isUsers));
      const everywhere = users.filter(({ isByProject }) => !isByProject);
      const shared = {
        client,
        reading,
        isMerged: same === 'merged',
        isOff: (server: Server) => isOff(server, workspace, client.id),
      };
      if (everywhere.length > 1) yield new Group(shared, everywhere, []);
      for (const [folder, inFolder] of ofProjects) {
        const path = projectPath(folder, workspace);
        const own = [
          ...inFolder,
          ...users.filter(({ isByProject }) => isByProject).map((each) => each.ofProject(path)),
        ];
        const above = isConfiguration(folder) ? [] : membersAbove(folder, ofProjects);
        if (own.length + above.length + everywhere.length < 2) continue;
        yield new Group(shared, own, [...above, everywhere]);
      }
    }
  }
}

function firstReadings({ readings }: Workspace): ReadonlyMap<Client, Reading> {
  const found = new Map<Client, Reading>();
  for (const reading of readings) if (!found.has(reading.client)) found.set(reading.client, reading);
  return found;
}

/** Tools of another layout have other names, and nothing is known of both together. */
function isNamedAs(client: Client, { reading: { format } }: Member): boolean {
  return format.toolNames === undefined || !client.formats.includes(format);
}

/** The files of the folders above that the client reads as well, the nearest folder first. */
function membersAbove(folder: string, ofProjects: ReadonlyMap<string, readonly Member[]>): (readonly Member[])[] {
  const isReadBelow = ({ source }: Member) => source.above !== undefined;
  if (!ofProjects.get(folder)?.some(isReadBelow)) return [];
  return foldersAbove(folder)
    .map((above) => (ofProjects.get(above) ?? []).filter(isReadBelow))
    .filter((members) => members.length > 0);
}
