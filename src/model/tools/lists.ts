import type { AnswerFile, ToolLists } from './tool-lists.ts';

const none: ToolLists = { isEmpty: true, of: () => undefined };

/** `named`: server to the path of its list. */
export async function toolListsIn(
  files: readonly AnswerFile[],
  named: ReadonlyMap<string, string>,
): Promise<ToolLists> {
  // Most repositories have none.
  if (!files.some(({ format }) => format.answer === 'tools')) return none;
  const { SavedLists } = await import('./saved-lists.ts');
  return new SavedLists(files, named);
}
