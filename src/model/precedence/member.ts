import type { PrecedenceSource } from '../../clients/index.ts';
import { userHome } from '../folders/index.ts';
import type { Reading } from '../reading/index.ts';
import type { Server } from '../server/index.ts';

interface Place {
  readonly reading: Reading;
  readonly folder: string;
  /** Lower is stronger. */
  readonly rank: number;
  readonly source: PrecedenceSource;
}

/** A file that a client takes servers from, and its place in the client's order. */
export class Member implements Place {
  readonly reading: Reading;
  readonly folder: string;
  readonly rank: number;
  readonly source: PrecedenceSource;
  readonly #project: string | undefined;
  #names: ReadonlySet<string> | undefined;
  #servers: ReadonlyMap<string, Server> | undefined;

  /** `project`: the one whose servers count, of a file that keeps those of each project apart. */
  constructor({ reading, folder, rank, source }: Place, project?: string) {
    this.reading = reading;
    this.folder = folder;
    this.rank = rank;
    this.source = source;
    this.#project = project;
  }

  get isUsers(): boolean {
    return this.folder === userHome;
  }

  /** Whether the file keeps the servers of each project apart. */
  get isByProject(): boolean {
    return this.source.at?.includes('*') ?? false;
  }

  /** Whether its servers are some of those of its file: the ones of one project. */
  get isShared(): boolean {
    return this.#project !== undefined;
  }

  /** The same with the servers of one project alone. */
  ofProject(path: string): Member {
    return new Member(this, path);
  }

  /** Where all servers of the file count, they need not be worked out. */
  get names(): ReadonlySet<string> {
    this.#names ??= new Set(this.source.at === undefined ? this.reading.names : this.servers.keys());
    return this.#names;
  }

  /** Of one name that stands twice in a file, the first. */
  server(name: string): Server | undefined {
    return this.names.has(name) ? this.servers.get(name) : undefined;
  }

  /** Worked out when somebody asks. A name that stands twice in a file is another question. */
  get servers(): ReadonlyMap<string, Server> {
    if (this.#servers === undefined) {
      const found = new Map<string, Server>();
      for (const server of this.reading.servers) {
        if (this.#counts(server) && !found.has(server.name)) found.set(server.name, server);
      }
      this.#servers = found;
    }
    return this.#servers;
  }

  #counts({ route }: Server): boolean {
    const { at } = this.source;
    if (at === undefined) return true;
    return (
      route.length === at.length + 1 &&
      at.every((step, index) => (step === '*' ? route[index] === this.#project : route[index] === step))
    );
  }
}
