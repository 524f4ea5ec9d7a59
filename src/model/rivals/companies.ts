import type { Client } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Reading, Workspace } from '../reading/reading.ts';
import { isOff } from '../references/switched-off.ts';
import type { Server } from '../server/server.ts';
import { Company } from './company.ts';
import { byFolder, foldersAbove, isConfiguration, projectPath } from './folders.ts';
import { Member } from './member.ts';
import { filesByFormat, isForOneProject, isUsers, type SourceFile, sourceFiles } from './sources.ts';

const known = new WeakMap<Workspace, readonly Company[]>();
const ofFiles = new WeakMap<Workspace, ReadonlyMap<Document, readonly Company[]>>();

/** For each client and folder the files that it reads together there, where there are several. */
export function companiesIn(workspace: Workspace): readonly Company[] {
  const found = known.get(workspace) ?? [...companiesOf(workspace)];
  known.set(workspace, found);
  return found;
}

/** Whether its entry, or another file that the client reads as well, keeps a server from running. */
export function isIdle(server: Server, { client }: Pick<Reading, 'client'>, workspace: Workspace): boolean {
  if (isOff(server, workspace)) return true;
  const companies = byFile(workspace).get(server.document) ?? [];
  return companies.some((company) => company.client === client && company.isKept(server));
}

function byFile(workspace: Workspace): ReadonlyMap<Document, readonly Company[]> {
  const remembered = ofFiles.get(workspace);
  if (remembered !== undefined) return remembered;
  const found = new Map<Document, Company[]>();
  for (const company of companiesIn(workspace)) {
    for (const document of new Set(company.documents)) {
      const others = found.get(document);
      if (others) others.push(company);
      else found.set(document, [company]);
    }
  }
  ofFiles.set(workspace, found);
  return found;
}

function* companiesOf(workspace: Workspace): Iterable<Company> {
  const byFormat = filesByFormat(workspace);
  for (const [client, reading] of firstReadings(workspace)) {
    for (const { sources, same } of client.precedence ?? []) {
      const files = sourceFiles(client, sources, byFormat, workspace).filter((file) => isNamedAs(client, file));
      const users = files.filter(isUsers);
      const ofProjects = byFolder(files.filter((file) => !isUsers(file)));
      const everywhere = users.filter((file) => !isForOneProject(file)).map((file) => new Member(file));
      const shared = {
        client,
        reading,
        isMerged: same === 'merged',
        isOff: (server: Server) => isOff(server, workspace),
      };
      if (everywhere.length > 1) yield new Company(shared, everywhere, []);
      const upper = new Uppers(ofProjects);
      for (const [folder, own] of ofProjects) {
        const path = projectPath(folder, workspace);
        const members = [
          ...own.map((file) => new Member(file)),
          ...users.filter(isForOneProject).map((file) => new Member(file, path)),
        ];
        const above = isConfiguration(folder) ? [] : upper.over(folder, own);
        if (members.length + above.length + everywhere.length < 2) continue;
        yield new Company(shared, members, [...above, everywhere]);
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
