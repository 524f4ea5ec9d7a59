import type { Reading } from '../reading/index.ts';
import type { Server } from '../server/index.ts';
import { type SourceFile, serversFor } from './source-files.ts';

/** One of the files that a client reads together. What its servers say is worked out when it is asked for. */
export class Member {
  readonly reading: Reading;
  readonly rank: number;
  readonly above: 'nearer' | 'outer' | undefined;
  /** Its servers are some of those of its file: the ones of one project. */
  readonly isShared: boolean;
  readonly #file: SourceFile;
  readonly #project: string | undefined;
  #names: ReadonlySet<string> | undefined;
  #servers: ReadonlyMap<string, Server> | undefined;

  constructor(file: SourceFile, project?: string) {
    this.reading = file.reading;
    this.rank = file.rank;
    this.above = file.source.above;
    this.isShared = project !== undefined;
    this.#file = file;
    this.#project = project;
  }

  /** Where all servers of the file count, they need not be worked out. */
  get names(): ReadonlySet<string> {
    const { reading, source } = this.#file;
    this.#names ??= new Set(source.at === undefined ? reading.names : this.servers.keys());
    return this.#names;
  }

  /** Of one name that stands twice in a file, the first. */
  server(name: string): Server | undefined {
    return this.names.has(name) ? this.servers.get(name) : undefined;
  }

  get servers(): ReadonlyMap<string, Server> {
    if (this.#servers === undefined) {
      const found = new Map<string, Server>();
      for (const server of serversFor(this.#file, this.#project)) {
        if (!found.has(server.name)) found.set(server.name, server);
      }
      this.#servers = found;
    }
    return this.#servers;
  }
}
