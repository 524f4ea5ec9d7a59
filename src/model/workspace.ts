import type { Client, Format } from '../clients/index.ts';
import type { Document } from '../parse/index.ts';
import type { Server } from './server.ts';
import type { ToolLists } from './tools/lists.ts';

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
