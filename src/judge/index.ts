export { answerWalk } from './answers/walk.ts';
export { Judge } from './judge.ts';
export type { Listener, ListenersOf } from './listener.ts';
export type { AnyRule, Context, Extra, KnownRule, Messages, Piece, Rule, RunContext } from './rule.ts';
export type { Filters, Subject, Subjects } from './subjects.ts';
