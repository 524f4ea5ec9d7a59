import type { Client } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { foldersAbove, isConfiguration, projectPath } from '../folders/index.ts';
import { oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { isOff } from '../references/index.ts';
import type { Server } from '../server/index.ts';
import { Group } from './group.ts';
import { Member } from './member.ts';
import { byFolder, filesByFormat, isByProject, isUsers, type SourceFile, sourceFiles } from './source-files.ts';

/** For each client and folder the files that it reads together there, where there are several. */
export const groupsIn = oncePer<readonly Group[]>((workspace) => [...groupsOf(workspace)]);

/** Whether its entry, or another file that the client reads as well, keeps a server from running. */
export function isIdle(server: Server, { client }: Pick<Reading, 'client'>, workspace: Workspace): boolean {
  if (isOff(server, workspace)) return true;
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
      const files = sourceFiles(client, sources, byFormat, workspace).filter((file) => isNamedAs(client, file));
      const users = files.filter(isUsers);
      const ofProjects = byFolder(files.filter((file) => !isUsers(file)));
      const everywhere = users.filter((file) => !isByProject(file)).map((file) => new Member(file));
      const shared = {
        client,
        reading,
        isMerged: same === 'merged',
        isOff: (server: Server) => isOff(server, workspace),
      };
      if (everywhere.length > 1) yield new Group(shared, everywhere, []);
      const upper = new Uppers(ofProjects);
      for (const [folder, own] of ofProjects) {
        const path = projectPath(folder, workspace);
        const members = [
          ...own.map((file) => new Member(file)),
          ...users.filter(isByProject).map((file) => new Member(file, path)),
        ];
        const above = isConfiguration(folder) ? [] : upper.over(folder, own);
        if (members.length + above.length + everywhere.length < 2) continue;
        yield new Group(shared, members, [...above, everywhere]);
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
function isNamedAs(client: Client, { reading: { format } }: SourceFile): boolean {
  return format.toolNames === undefined || !client.formats.includes(format);
}

/** The files of folders above, each of them once. */
class Uppers {
  readonly #projects: ReadonlyMap<string, readonly SourceFile[]>;
  readonly #members = new Map<string, readonly Member[]>();

  constructor(projects: ReadonlyMap<string, readonly SourceFile[]>) {
    this.#projects = projects;
  }

  /** The nearest first. */
  over(folder: string, own: readonly SourceFile[]): (readonly Member[])[] {
    if (!own.some(({ source }) => source.above !== undefined)) return [];
    const found: (readonly Member[])[] = [];
    for (const above of foldersAbove(folder)) {
      const members = this.#of(above);
      if (members.length > 0) found.push(members);
    }
    return found;
  }

  #of(folder: string): readonly Member[] {
    const found =
      this.#members.get(folder) ??
      (this.#projects.get(folder) ?? [])
        .filter(({ source }) => source.above !== undefined)
        .map((file) => new Member(file));
    this.#members.set(folder, found);
    return found;
  }
}
