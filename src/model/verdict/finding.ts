import type { Effect } from '../../clients/index.ts';
import type { Place } from '../values/index.ts';
import type { Change, Fix, Renaming } from './fix.ts';

export type Severity = 'error' | 'warning' | 'info';

export interface RelatedPlace {
  readonly place: Place;
  readonly message: string;
}

/** Where the same is wrong once more, of one server: what folds findings of one cause does not tell them apart by it. */
export function onceMore(place: Place): RelatedPlace {
  return { place, message: ONCE_MORE };
}

export function isOnceMore({ message }: RelatedPlace): boolean {
  return message === ONCE_MORE;
}

const ONCE_MORE = 'another one';

/** What a rule found, as data; rendering and positions belong to `report/`. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** What the client does, where that decided the severity. */
  readonly effect?: Effect;
  /** One fact in the present tense, without a full stop. */
  readonly message: string;
  /** The remedy, imperative. */
  readonly help?: string;
  /** The same as data, where a program can do it. */
  readonly fix?: Fix | Renaming;
  /** A risk, of which each is told by itself. */
  readonly alone?: true;
  /** It is about what the client makes of the file as a whole. */
  readonly ofFile?: true;
  /** For something that only stands under a wrong name: what puts it where it was meant to stand. */
  readonly meant?: readonly Change[];
  readonly place: Place;
  readonly related: readonly RelatedPlace[];
  readonly server?: string;
  /** Ids of the clients that behave so. */
  readonly clients: readonly string[];
  /** What its sentences call the client whose verdict it is. */
  readonly reader?: string;
}
