import type { PlacedChange } from '../model/occurrences/index.ts';
import { grouped } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import { makeAll } from './all-changes.ts';
import type { Edit } from './edit.ts';

/** What a rework comes to in the text of one document. */
export interface ReworkedDocument {
  readonly document: Document;
  readonly edits: readonly Edit[];
  readonly text: string;
  /** What can be made of it, and what cannot. */
  readonly made: readonly PlacedChange[];
  readonly refused: readonly PlacedChange[];
}

/** A server called otherwise, or taken out, in every document: by a command, by an editor, and as a fix. */
export async function reworked(changes: readonly PlacedChange[]): Promise<readonly ReworkedDocument[]> {
  const documents: ReworkedDocument[] = [];
  for (const [document, placed] of grouped(changes, ({ place }) => place.document)) {
    const { edits, text, refused } = await makeAll(
      document,
      placed.map(({ change }) => change),
    );
    documents.push({
      document,
      edits,
      text,
      made: placed.filter(({ change }) => !refused.has(change)),
      refused: placed.filter(({ change }) => refused.has(change)),
    });
  }
  return documents;
}
