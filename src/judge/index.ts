export type { AnswerText, ToolList } from './answers/subjects.ts';
export { answerWalk } from './answers/walk.ts';
export { Judge, type JudgeOptions } from './judge.ts';
export type { Listener, ListenersOf } from './listener.ts';
export type {
  AnyRule,
  Ask,
  Asks,
  Category,
  Check,
  Context,
  Extra,
  KnownRule,
  Messages,
  Piece,
  Rule,
  RunContext,
} from './rule.ts';
export type { Filters, Subject, Subjects } from './subjects.ts';
