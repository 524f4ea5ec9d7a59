export { walkAnswers } from './answers/walk.ts';
export type { AnswerText, ToolList } from './answers/subjects.ts';
export { type AnyAsk, type Asked, type AskedFor, asksOf } from './asks.ts';
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
