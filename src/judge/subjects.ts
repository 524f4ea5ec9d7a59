import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Problem } from '../parse/index.ts';
import type { Violation } from '../schema/index.ts';
import type { AnswerFilters, AnswerSubjects } from './answers/subjects.ts';

/** The kinds of things that a rule can ask for, each with what it is handed. */
export interface Subjects extends AnswerSubjects {
  /** A document as one client reads it. */
  readonly file: Reading;
  /** What was noticed while the file was read or parsed. */
  readonly problem: Problem;
  /** What the schema of the format objects to. */
  readonly violation: Violation;
  /** Each that is not broken by a syntax error. */
  readonly server: Server;
  /** Everything that is known of a run, once and in the end. */
  readonly run: Workspace;
}

export type Subject = keyof Subjects;

/** What may be asked of a thing before it is handed over: necessary, cheap, and said as data. */
export interface Filters extends AnswerFilters {
  readonly file: object;
  readonly problem: object;
  readonly violation: object;
  readonly server: object;
  readonly run: object;
}
