import type { Route } from '../../parse/index.ts';
import type { Evidence } from './evidence.ts';

/** Which of a client's sources counts when several of them define one name. */
export interface Precedence {
  /** From the strongest to the weakest. */
  readonly sources: readonly PrecedenceSource[];
  /** One entry counts as a whole, or the stronger is laid over the weaker field by field. */
  readonly same: 'replaced' | 'merged';
  readonly by: Evidence;
}

export interface PrecedenceSource {
  /** Id of the format by which the files are recognised: another client's where its file is read. */
  readonly format: string;
  /** Those in a project, those in the home directory, or some of them; they are not compared with each other. */
  readonly files: 'project' | 'user' | readonly string[];
  /** The map of servers, where the files have several; "*" stands for the folder of the project. */
  readonly at?: Route;
  /** The files of the folders above are read as well: which of them is stronger. */
  readonly above?: 'nearer' | 'outer';
  /** When it counts, where that is not always: a sentence for the help. */
  readonly note?: string;
}
