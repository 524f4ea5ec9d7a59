import type { Filters, Subject, Subjects } from './subjects.ts';

/** Who wants things of a kind: a rule that is loaded, or a piece of the program that is not yet. */
export interface Listener<S extends Subject> {
  readonly where: Filters[S];
  readonly tell: (thing: Subjects[S]) => void;
}

export type ListenersOf = <S extends Subject>(subject: S) => readonly Listener<S>[];
