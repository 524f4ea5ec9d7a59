export type { Edit } from './edit.ts';
export { edited } from './edit.ts';
export { type Editor, loadEditor } from './edits-of.ts';
export type { EntryMap, NewEntry } from './entries/layout.ts';
export { type Part, textOfEntries, withEntries } from './entries/put-entries.ts';
export type { Run } from './renames.ts';
export { type ReworkedDocument, reworked } from './reworked.ts';
export {
  compatible,
  type FileEdits,
  type Fixes,
  keyOf,
  mended,
  type SettledFix,
  type SettleOptions,
  settle,
} from './settle.ts';
