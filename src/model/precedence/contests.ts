import type { Client, Precedence } from '../../clients/index.ts';
import { foldersAbove, isConfiguration, projectPath } from '../folders/index.ts';
import { type Definition, oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { keyOf } from '../server/index.ts';
import type { Contest } from './contest.ts';
import {
  byFolder,
  filesByFormat,
  isByProject,
  isUsers,
  type SourceFile,
  serversFor,
  sourceFiles,
} from './source-files.ts';

/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
export const contestsIn = oncePer((workspace): readonly Contest[] => {
  const byFormat = filesByFormat(workspace);
  const clients = new Set(workspace.readings.map(({ client }) => client));
  const found: Contest[] = [];
  for (const client of clients) {
    for (const precedence of client.precedence ?? []) {
      const files = sourceFiles(client, precedence.sources, byFormat, workspace);
      if (files.length > 0) found.push(...new Ranking(client, precedence, files, workspace).contests());
    }
  }
  return found;
});

interface Ranked extends Definition {
  readonly rank: number;
}

/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
class Ranking {
  readonly #client: Client;
  readonly #precedence: Precedence;
  readonly #files: readonly SourceFile[];
  readonly #workspace: Workspace;
  #any: Reading | undefined;
  readonly #lost = new Map<string, Contest>();

  constructor(client: Client, precedence: Precedence, files: readonly SourceFile[], workspace: Workspace) {
    this.#client = client;
    this.#precedence = precedence;
    this.#files = files;
    this.#workspace = workspace;
  }

  contests(): Iterable<Contest> {
    const users = this.#files.filter(isUsers);
    const everywhere = ranked(users.filter((file) => !isByProject(file)));
    for (const rivals of everywhere.values()) this.#compare(rivals);
    const projects = byFolder(this.#files.filter((file) => !isUsers(file)));
    const own = users.filter(isByProject);
    for (const [folder, files] of projects) {
      if (files.length < 2 && everywhere.size === 0 && own.length === 0) continue;
      this.#compareIn(files, ranked(own, projectPath(folder, this.#workspace)), everywhere);
    }
    this.#compareAbove(projects);
    return this.#lost.values();
  }

  #compareIn(files: readonly SourceFile[], ...users: readonly ReadonlyMap<string, readonly Ranked[]>[]): void {
    for (const [name, rivals] of ranked(files)) {
      const others = users.flatMap((known) => known.get(name) ?? []);
      this.#compare([...rivals, ...others].sort((a, b) => a.rank - b.rank));
    }
  }

  /** The first is the strongest; those of its rank are not compared with it. */
  #compare([winner, ...others]: readonly Ranked[]): void {
    for (const loser of others) {
      if (winner !== undefined && loser.rank > winner.rank) this.#add(winner, loser, false);
    }
  }

  /** The same file in a folder above, for clients that read both. */
  #compareAbove(projects: ReadonlyMap<string, readonly SourceFile[]>): void {
    const seen = new Map<SourceFile, ReadonlyMap<string, readonly Ranked[]>>();
    for (const [folder, files] of projects) {
      if (isConfiguration(folder)) continue;
      for (const file of files) {
        const { above } = file.source;
        const outer = above && nextAbove(folder, projects, file.rank);
        if (outer === undefined) continue;
        const upper = seen.get(outer) ?? ranked([outer]);
        seen.set(outer, upper);
        for (const [name, [mine]] of ranked([file])) {
          const theirs = upper.get(name)?.[0];
          if (mine === undefined || theirs === undefined) continue;
          if (above === 'nearer') this.#add(mine, theirs, true);
          else this.#add(theirs, mine, true);
        }
      }
    }
  }

  /** What the client finds is said in its name, also of files that it has no reading of. */
  #verdictOf(...concerned: readonly Reading[]): Reading {
    const isOwn = ({ client }: Reading) => client === this.#client;
    this.#any ??= this.#workspace.readings.find(isOwn);
    const reading = concerned.find(isOwn) ?? this.#any;
    if (reading === undefined) throw new Error(`${this.#client.id} reads nothing here`);
    return reading;
  }

  #add(winner: Ranked, loser: Ranked, nested: boolean): void {
    const key = keyOf(loser.server);
    if (this.#lost.has(key)) return;
    const reading = this.#verdictOf(loser.reading, winner.reading);
    const source = this.#precedence.sources[winner.rank];
    if (source === undefined) return;
    this.#lost.set(key, { client: this.#client, reading, precedence: this.#precedence, winner, source, loser, nested });
  }
}

/** By name, the strongest first. A name that stands twice in a file is another question. */
function ranked(files: readonly SourceFile[], project?: string): Map<string, Ranked[]> {
  const found = new Map<string, Ranked[]>();
  for (const file of [...files].sort((a, b) => a.rank - b.rank)) {
    const { reading, rank } = file;
    for (const server of serversFor(file, project)) {
      const rivals = found.get(server.name);
      if (rivals === undefined) found.set(server.name, [{ reading, server, rank }]);
      else if (rivals.at(-1)?.reading !== reading || rivals.at(-1)?.rank !== rank)
        rivals.push({ reading, server, rank });
    }
  }
  return found;
}

/** "a/b/" → "a/", then "". */
function nextAbove(
  folder: string,
  projects: ReadonlyMap<string, readonly SourceFile[]>,
  rank: number,
): SourceFile | undefined {
  for (const above of foldersAbove(folder)) {
    const file = projects.get(above)?.find((known) => known.rank === rank);
    if (file !== undefined) return file;
  }
  return undefined;
}
