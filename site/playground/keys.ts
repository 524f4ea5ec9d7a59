import {
  cursorDocEnd,
  cursorDocStart,
  cursorPageDown,
  cursorPageUp,
  deleteLine,
  historyKeymap,
  insertNewlineKeepIndent,
  moveLineDown,
  moveLineUp,
  selectAll,
  selectDocEnd,
  selectDocStart,
  selectPageDown,
  selectPageUp,
} from '@codemirror/commands';
import type { KeyBinding } from '@codemirror/view';

/** What a browser does not do by itself, where only a part of a long text is in the page. Tab leaves the editor. */
export const keys: readonly KeyBinding[] = [
  ...historyKeymap,
  { key: 'Mod-a', run: selectAll },
  { key: 'Enter', run: insertNewlineKeepIndent },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
  { key: 'PageUp', run: cursorPageUp, shift: selectPageUp },
  { key: 'PageDown', run: cursorPageDown, shift: selectPageDown },
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Mod-k', run: deleteLine },
];
