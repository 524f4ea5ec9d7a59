import { edited, loadEditor } from '../../src/edits/index.ts';
import type { Change } from '../../src/model/verdict/index.ts';
import { type Language, parseSource } from '../../src/parse/index.ts';

/** The text with the changes made; undefined where they cannot be. */
export async function changed(language: Language, text: string, ...changes: readonly Change[]) {
  const document = await parseSource({ path: 'x', text, problems: [] }, language);
  const { editsOf, isMeant } = await loadEditor([language]);
  const edits = editsOf(document, changes);
  return edits && isMeant(document, changes, edits) ? edited(text, edits) : undefined;
}
