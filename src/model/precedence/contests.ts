import type { Client, Precedence } from '../../clients/index.ts';
import { foldersAbove, isConfiguration, projectPath } from '../folders/index.ts';
import { type Definition, oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { keyOf, type Server } from '../server/index.ts';
import type { Contest } from './contest.ts';
import type { Member } from './member.ts';
import { byFolder, filesByFormat, membersOf } from './members.ts';

/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
export const contestsIn = oncePer((workspace): readonly Contest[] => {
  const byFormat = filesByFormat(workspace);
  const clients = new Set(workspace.readings.map(({ client }) => client));
  const found: Contest[] = [];
  for (const client of clients) {
    for (const precedence of client.precedence ?? []) {
      const members = membersOf(client, precedence.sources, byFormat, workspace);
      if (members.length > 0) found.push(...new Ranking(client, precedence, members, workspace).contests());
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
  readonly #members: readonly Member[];
  readonly #workspace: Workspace;
  #any: Reading | undefined;
  readonly #lost = new Map<string, Contest>();

  constructor(client: Client, precedence: Precedence, members: readonly Member[], workspace: Workspace) {
    this.#client = client;
    this.#precedence = precedence;
    this.#members = members;
    this.#workspace = workspace;
  }

  contests(): Iterable<Contest> {
    const users = this.#members.filter(({ isUsers }) => isUsers);
    const everywhere = ranked(users.filter(({ isByProject }) => !isByProject));
    for (const definitions of everywhere.values()) this.#compare(definitions);
    const projects = byFolder(this.#members.filter(({ isUsers }) => !isUsers));
    const own = users.filter(({ isByProject }) => isByProject);
    for (const [folder, members] of projects) {
      if (members.length < 2 && everywhere.size === 0 && own.length === 0) continue;
      const path = projectPath(folder, this.#workspace);
      this.#compareIn(members, ranked(own.map((each) => each.ofProject(path))), everywhere);
    }
    this.#compareAbove(projects);
    return this.#lost.values();
  }

  #compareIn(members: readonly Member[], ...users: readonly ReadonlyMap<string, readonly Ranked[]>[]): void {
    for (const [name, definitions] of ranked(members)) {
      const others = users.flatMap((known) => known.get(name) ?? []);
      this.#compare([...definitions, ...others].sort((a, b) => a.rank - b.rank));
    }
  }

  /** The first is the strongest; those of its rank are not compared with it. */
  #compare([winner, ...others]: readonly Ranked[]): void {
    for (const loser of others) {
      if (winner !== undefined && loser.rank > winner.rank) this.#add(winner, loser, false);
    }
  }

  /** The same file in a folder above, for clients that read both. */
  #compareAbove(projects: ReadonlyMap<string, readonly Member[]>): void {
    for (const [folder, members] of projects) {
      if (isConfiguration(folder)) continue;
      for (const member of members) {
        const { above } = member.source;
        const outer = above && nextAbove(folder, projects, member.rank);
        if (outer === undefined) continue;
        for (const [name, mine] of member.servers) {
          const theirs = outer.servers.get(name);
          if (theirs === undefined) continue;
          const [inner, upper] = [rankedAs(member, mine), rankedAs(outer, theirs)];
          if (above === 'nearer') this.#add(inner, upper, true);
          else this.#add(upper, inner, true);
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

/** By name, the strongest first. */
function ranked(members: readonly Member[]): Map<string, Ranked[]> {
  const found = new Map<string, Ranked[]>();
  for (const member of [...members].sort((a, b) => a.rank - b.rank)) {
    for (const [name, server] of member.servers) {
      const known = found.get(name);
      if (known) known.push(rankedAs(member, server));
      else found.set(name, [rankedAs(member, server)]);
    }
  }
  return found;
}

function rankedAs({ reading, rank }: Member, server: Server): Ranked {
  return { reading, server, rank };
}

/** "a/b/" → "a/", then "". */
function nextAbove(folder: string, projects: ReadonlyMap<string, readonly Member[]>, rank: number): Member | undefined {
  for (const above of foldersAbove(folder)) {
    const member = projects.get(above)?.find((known) => known.rank === rank);
    if (member !== undefined) return member;
  }
  return undefined;
}
