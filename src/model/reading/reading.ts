import type { Document } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Server } from '../server/index.ts';
import type { FoundMap } from './found-map.ts';
import type { Neighbours } from './neighbours.ts';
import type { FileReader } from './readers.ts';

/** Of a configuration that a text shows: how much of it, and how sure it is for whom. */
export interface SnippetFacts {
  /** A piece of a file, or one in which something is left out: what is missing stands elsewhere. */
  readonly isFragment: boolean;
  /** Something is left out with "…", which nobody means to be read. */
  readonly isElided: boolean;
  /** The text says at the block, or right above it, whom it is for. */
  readonly isSure: boolean;
}

/** One document as one client reads it. */
export interface Reading extends FileReader {
  readonly document: Document;
  /** Of its servers, in their order. */
  readonly names: readonly string[];
  /** Where its servers stand. */
  readonly maps: readonly FoundMap[];
  /** Worked out when somebody asks, as is everything below. */
  readonly servers: readonly Server[];
  /** Whether git would publish the file. */
  readonly publishable: boolean;
  /** Whether nothing lies at a path, seen from the folder of the file and those above it; never for a user's own file. */
  readonly lacks: (path: string) => boolean;
  /** Whether git ignores what lies at a path of the run, or would: what is there is not read, and everybody has their own. */
  readonly ignores: (path: string) => boolean;
  /** For what answers of servers are judged. */
  readonly protocol: Protocol;
  /** The files that it may refer to. */
  readonly neighbours: Neighbours;
  /** The same file, were this what it says. */
  of(document: Document): Reading;
  /** Of a Snippet alone. */
  readonly snippet?: SnippetFacts | undefined;
  /** Whether its text is not forgotten: of most files nobody asks again what they hold. */
  readonly isKept: boolean;
  keep(): void;
}

/** A server, and the reading that has it. */
export interface Definition {
  readonly server: Server;
  readonly reading: Reading;
}
