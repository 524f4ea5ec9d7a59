export { makeAll } from './all-changes.ts';
export { edited } from './edit.ts';
export { loadEditor } from './edits-of.ts';
export type { EntryMap, NewEntry } from './entries/layout.ts';
export { type Part, textOfEntries, withEntries } from './entries/put-entries.ts';
export { reworked } from './reworked.ts';
export { compatible, type FileEdits, type Fixes, keyOf, mended, type SettledFix, settle } from './settle.ts';
