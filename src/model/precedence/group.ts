import type { Client } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Reading } from '../reading/index.ts';
import { fieldMeaning, keyOf, type Server } from '../server/index.ts';
import type { Member } from './member.ts';

/** Something of a server that may be equal to something of another one. */
export interface Item {
  readonly server: string;
}

/** The same in two files, both of which count. */
export interface Pair<T> {
  /** In the stronger of two files of one folder, else in that of a folder above or of the user. */
  readonly first: T;
  readonly second: T;
  readonly servers: readonly [first: Server, second: Server];
  /** A reading of the client: that of the second where it is one. */
  readonly reading: Reading;
  /** The second's folder, where the first's is one above. */
  readonly nested: boolean;
}

interface Shared {
  readonly client: Client;
  readonly reading: Reading;
  readonly isMerged: boolean;
  readonly isOff: (server: Server) => boolean;
}

interface Placed {
  readonly member: Member;
  /** 0 for the folder itself. */
  readonly layer: number;
}

/** Files that a client reads together, for one folder. */
export class Group {
  readonly client: Client;
  /** One of the client's. */
  readonly reading: Reading;
  readonly #isMerged: boolean;
  readonly #isOff: (server: Server) => boolean;
  readonly #own: readonly Placed[];
  readonly #all: readonly Placed[];
  readonly #users: number;

  /** `outer`: what counts there as well, of the folders above, the nearest first, and last of the user. */
  constructor(
    { client, reading, isMerged, isOff }: Shared,
    own: readonly Member[],
    outer: readonly (readonly Member[])[],
  ) {
    this.client = client;
    this.reading = reading;
    this.#isMerged = isMerged;
    this.#isOff = isOff;
    this.#own = [...own].sort((a, b) => a.rank - b.rank).map((member) => ({ member, layer: 0 }));
    this.#all = [
      ...this.#own,
      ...outer.flatMap((members, index) => members.map((member) => ({ member, layer: index + 1 }))),
    ];
    this.#users = outer.length;
  }

  /** Of the folder's own files; that of the user with servers of many projects is none. */
  get documents(): readonly Document[] {
    return this.#own.filter(({ member }) => !member.isShared).map(({ member }) => member.reading.document);
  }

  /** Whether a server of one of these is kept from running by another one of its name. */
  isKept(server: Server): boolean {
    const { name } = server;
    return this.#own.some(({ member }) => {
      const own = member.server(name);
      return own !== undefined && keyOf(own) === keyOf(server) && this.#standing(name, member) === undefined;
    });
  }

  /** What counts and runs, of the user and of the folders above first. */
  *running(): Iterable<{ readonly server: Server; readonly member: Member; readonly isOwn: boolean }> {
    for (const { member, layer } of [...this.#all].sort((a, b) => b.layer - a.layer)) {
      for (const name of member.names) {
        const server = this.#standing(name, member);
        if (server !== undefined) yield { server, member, isOwn: layer === 0 };
      }
    }
  }

  /** Every item of the folder's own files that a file read before it has as well: at most one for each. */
  *pairs<T extends Item>(itemsOf: (member: Member) => ReadonlyMap<string, T>): Iterable<Pair<T>> {
    for (const [index, { member }] of this.#own.entries()) {
      const before = this.#all.filter(({ layer }, place) => layer > 0 || place < index);
      for (const [key, second] of itemsOf(member)) {
        for (const other of before) {
          const first = itemsOf(other.member).get(key);
          if (first === undefined || first.server === second.server) continue;
          const servers = [this.#standing(first.server, other.member), this.#standing(second.server, member)] as const;
          if (servers[0] === undefined || servers[1] === undefined) continue;
          const nested = other.layer > 0 && other.layer < this.#users;
          yield { first, second, servers: [servers[0], servers[1]], reading: this.readingFor(servers[1]), nested };
          break;
        }
      }
    }
  }

  /** What the client finds is said in its name, also of files that it has no reading of. */
  readingFor({ document }: Server): Reading {
    const own = this.#all.find(({ member: { reading } }) => reading.document === document)?.member.reading;
    return own?.client === this.client ? own : this.reading;
  }

  /** The server of a file, if it is the one of its name that counts, and runs. */
  #standing(name: string, member: Member): Server | undefined {
    const having = this.#all.filter((each) => each.member.server(name) !== undefined);
    const order = having.sort(stronger);
    const servers = order.map((each) => each.member.server(name)).filter((server) => server !== undefined);
    if (this.#isMerged && servers.length > 1 && servers.some(hasSwitch)) return undefined;
    const first = this.#isMerged ? servers.findIndex(isWhole) : 0;
    const server = servers[first];
    return order[first]?.member === member && server !== undefined && isWhole(server) && !this.#isOff(server)
      ? server
      : undefined;
  }
}

function stronger(a: Placed, b: Placed): number {
  if (a.member.rank !== b.member.rank) return a.member.rank - b.member.rank;
  return a.member.source.above === 'outer' ? b.layer - a.layer : a.layer - b.layer;
}

/** What the client does not know how to start does not run. */
function isWhole({ broken, transport }: Server): boolean {
  return !broken && transport !== undefined;
}

/** What several files make of it together is not worked out. */
function hasSwitch(server: Server): boolean {
  return server.off || (['toolsAllowed', 'toolsDenied'] as const).some((meaning) => fieldMeaning(server, meaning));
}
