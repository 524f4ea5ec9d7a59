import type { Client, Format } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Target } from '../canonical/index.ts';
import type { Server } from '../server/index.ts';
import type { Protocol, ToolLists } from '../tools/index.ts';
import type { Neighbours } from './neighbours.ts';

/** One document as one client reads it, before anybody looks at its servers. */
export interface Recognised {
  readonly document: Document;
  readonly client: Client;
  readonly format: Format;
  /** The client whose file it is; the others read it too and are judged when they are targets. */
  readonly owner: boolean;
  /** Of the owner's reading: the clients that do not read the file, and for which its servers are judged. */
  readonly targets: readonly Target[];
  /** Of its servers, in their order. */
  readonly names: readonly string[];
}

/** The same with all that rules ask for. */
export interface Reading extends Recognised {
  readonly servers: readonly Server[];
  /** Whether git would publish the file. */
  readonly publishable: boolean;
  /** Whether nothing lies at a path, seen from the folder of the file and those above it; never for a user's own file. */
  readonly lacks: (path: string) => boolean;
  /** For what answers of servers are judged. */
  readonly protocol: Protocol;
  /** The files that it may refer to. */
  readonly neighbours: Neighbours;
}

/** A server, and the reading that has it. */
export interface Definition {
  readonly server: Server;
  readonly reading: Reading;
}

/** Everything known about a root folder. */
export interface Workspace {
  /** Absolute, with forward slashes. */
  readonly root: string;
  readonly readings: readonly Reading[];
  readonly toolLists: ToolLists;
  /** Ids of the clients that are asked about beside the owners of the files. */
  readonly targets: readonly string[];
}
