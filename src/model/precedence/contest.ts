import type { Client, Precedence, PrecedenceSource } from '../../clients/index.ts';
import type { Definition, Reading } from '../reading/index.ts';

/** Two servers of one name, of which a client prefers one. */
export interface Contest {
  readonly client: Client;
  /** A reading of the client: the loser's, else another one. */
  readonly reading: Reading;
  readonly precedence: Precedence;
  readonly winner: Definition;
  /** The winner's. */
  readonly source: PrecedenceSource;
  readonly loser: Definition;
  /** Only for who starts the client in the lower one of two folders. */
  readonly nested: boolean;
}
