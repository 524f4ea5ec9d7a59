import type { AnswerFile } from './saved-lists.ts';
import type { ListedTool } from './tools-in.ts';

/** The saved answers of servers to `tools/list`, by the server they are of. */
export interface ToolLists {
  readonly isEmpty: boolean;
  /** The list that the configuration names for a server, else one beside the file that has the server. */
  of(server: string, path: string): readonly ListedTool[] | undefined;
}

const none: ToolLists = { isEmpty: true, of: () => undefined };

/** `named`: server to the path of its list. */
export async function toolListsIn(
  readings: readonly AnswerFile[],
  named: ReadonlyMap<string, string>,
): Promise<ToolLists> {
  // Most repositories have none.
  if (!readings.some(({ format }) => format.answer === 'tools')) return none;
  const { SavedLists } = await import('./saved-lists.ts');
  return new SavedLists(readings, named);
}
