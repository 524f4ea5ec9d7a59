import { edited, loadEditor } from '../../src/edits/index.ts';
import type { Change } from '../../src/model/verdict/index.ts';
import { type Document, type Language, parseSource } from '../../src/parse/index.ts';

/** The text with the changes made; undefined where they cannot be. */
export async function changed(language: Language, text: string, ...changes: readonly Change[]) {
  return changedIn(await parseSource({ path: 'x', text, problems: [] }, language), changes);
}

export async function changedIn(document: Document, changes: readonly Change[]) {
  const { editsOf, isMeant } = await loadEditor([document]);
  const edits = editsOf(document, changes);
  return edits && isMeant(document, changes, edits) ? edited(document.text, edits) : undefined;
}
