export type { AnswerText, ToolList } from './answers/subjects.ts';
export { answerWalk } from './answers/walk.ts';
export { type AnyAsk, asksOf } from './asks.ts';
export type { Listener, ListenersOf } from './listener.ts';
export type {
  Ask,
  Asks,
  Category,
  Check,
  Context,
  Extra,
  Hand,
  Messages,
  Rule,
  RunContext,
} from './rule.ts';
export type { Filters, Subject, Subjects } from './subjects.ts';
