import type { ServerMap } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';

/** Where servers stand in a document. */
export interface FoundMap {
  readonly route: Route;
  readonly value: unknown;
  readonly list?: ServerMap['list'];
  readonly named?: ServerMap['named'];
  readonly nullRemoves?: ServerMap['nullRemoves'];
  /** No map at all but the server of this name. */
  readonly only?: string;
}
