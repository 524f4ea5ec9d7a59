import type { Client, Format } from '../clients/index.ts';
import type { Document } from '../parse/index.ts';
import type { Neighbours } from './neighbours.ts';
import type { Server } from './server.ts';

/** One document as one client reads it. */
export interface Reading {
  readonly document: Document;
  readonly client: Client;
  readonly format: Format;
  /** The client whose file it is; the others read it too and are judged when they are targets. */
  readonly owner: boolean;
  readonly servers: readonly Server[];
  /** Whether git would publish the file. */
  readonly publishable: boolean;
  /** The files that it may refer to. */
  readonly neighbours: Neighbours;
}

/** Everything known about a root folder. */
export interface Workspace {
  readonly readings: readonly Reading[];
}
