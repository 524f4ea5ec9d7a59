import type { Reaction } from '../../clients/index.ts';
import type { Place } from '../values/index.ts';

/** Something true of one target, and what it does to the server there. */
export interface Said<T> {
  readonly message: T;
  /** What makes it the same thing for another target. */
  readonly key: string;
  readonly place: Place;
  readonly reaction: Reaction;
  readonly help?: string | undefined;
}
