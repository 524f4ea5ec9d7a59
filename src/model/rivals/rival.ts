import type { Client, Precedence, PrecedenceSource } from '../../clients/index.ts';
import type { Reading } from '../reading/reading.ts';
import type { Server } from '../server/server.ts';

/** One of several servers of one name that a client reads. */
export interface Rival {
  readonly reading: Reading;
  readonly server: Server;
}

/** Two servers of one name, of which a client prefers one. */
export interface Contest {
  readonly client: Client;
  /** A reading of the client: the loser's, else another one. */
  readonly reading: Reading;
  readonly precedence: Precedence;
  readonly winner: Rival;
  /** The winner's. */
  readonly source: PrecedenceSource;
  readonly loser: Rival;
  /** Only for who starts the client in the lower one of two folders. */
  readonly nested: boolean;
}

/** One entry of one file, however often its file is read. */
export function keyOf({ document, route }: Server): string {
  return JSON.stringify([document.path, route]);
}
