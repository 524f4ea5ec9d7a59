import type { Reading } from '../../model/reading/index.ts';
import type { ListedResult, ListedTool } from '../../model/tools/index.ts';

/** What servers answered, saved to a file. */
export interface AnswerSubjects {
  /** The file as a whole. */
  readonly answers: Reading;
  /** Each that no syntax error cuts off. */
  readonly tool: ListedTool;
  readonly result: ListedResult;
}

export interface AnswerFilters {
  readonly answers: object;
  readonly tool: object;
  readonly result: object;
}

/** Their names; whoever asks for nothing else belongs to the piece of the program that judges answers. */
export const answerSubjects: readonly (keyof AnswerSubjects)[] = ['answers', 'tool', 'result'];
