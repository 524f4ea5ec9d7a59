import type { Format } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import type { ListedTool } from '../answers/index.ts';

/** The saved answers of servers to `tools/list`, by the server they are of. */
export interface ToolLists {
  readonly isEmpty: boolean;
  /** The list that the configuration names for a server, else one beside the file that has the server. */
  of(server: string, path: string): readonly ListedTool[] | undefined;
}

/** A file that may hold what a server has answered. */
export interface AnswerFile {
  readonly document: Document;
  readonly format: Format;
}
