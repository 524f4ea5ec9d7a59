import type { Change } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { type Edit, edited } from './edit.ts';
import { type Editor, loadEditor } from './edits-of.ts';

/** What came of many changes of one document. */
export interface Made {
  readonly edits: readonly Edit[];
  readonly text: string;
  /** Those that cannot be made in this text. */
  readonly refused: ReadonlySet<Change>;
}

/**
 * Makes what can be made. Routes are those of the document as it is; in the order of the changes, none is about anything
 * inside or before what an earlier one takes away.
 */
export async function makeAll(document: Document, changes: readonly Change[]): Promise<Made> {
  const editor = await loadEditor([document]);
  const edits = meantEdits(document, changes, editor);
  if (edits !== undefined) return { edits, text: edited(document.text, edits), refused: new Set() };
  return oneByOne(document, changes, editor);
}

/** From the last to the first, so that routes stay what they are; what then differs is one edit. */
function oneByOne(document: Document, changes: readonly Change[], editor: Editor): Made {
  const refused = new Set<Change>();
  let now = document;
  for (const change of changes.toReversed()) {
    const edits = meantEdits(now, [change], editor);
    if (edits === undefined) refused.add(change);
    else now = editor.after(now, edits);
  }
  return { edits: difference(document.text, now.text), text: now.text, refused };
}

function meantEdits(
  document: Document,
  changes: readonly Change[],
  { editsOf, isMeant }: Editor,
): Made['edits'] | undefined {
  const edits = editsOf(document, changes);
  return edits !== undefined && isMeant(document, changes, edits) ? edits : undefined;
}

function difference(before: string, after: string): Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [{ span: { start, end: before.length - tail }, text: after.slice(start, after.length - tail) }];
}
