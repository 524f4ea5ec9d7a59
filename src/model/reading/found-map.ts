import type { ServerMap } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';

/** Where servers stand in a document. */
export interface FoundMap {
  readonly route: Route;
  readonly value: unknown;
  readonly list?: ServerMap['list'];
  readonly named?: ServerMap['named'];
  readonly nullRemoves?: ServerMap['nullRemoves'];
  /** A list that the client takes for a map: positions are the names. */
  readonly numbered?: true;
  /** No map at all but the server of this name. */
  readonly only?: string;
}
