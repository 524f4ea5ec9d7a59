// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import encodingInvalid from '../documents/encoding-invalid.ts';
import fileUnread from '../documents/file-unread.ts';
import fileUnreadable from '../documents/file-unreadable.ts';
import formatVersion from '../documents/format-version.ts';
import keyDuplicate from '../documents/key-duplicate.ts';
import keyWhitespace from '../documents/key-whitespace.ts';
import limitsExceeded from '../documents/limits-exceeded.ts';
import rootKeyWrong from '../documents/root-key-wrong.ts';
import rootShape from '../documents/root-shape.ts';
import serverFileMissing from '../documents/server-file-missing.ts';
import syntaxError from '../documents/syntax-error.ts';

export const rules: readonly AnyRule[] = [
  encodingInvalid,
  fileUnread,
  fileUnreadable,
  formatVersion,
  keyDuplicate,
  keyWhitespace,
  limitsExceeded,
  rootKeyWrong,
  rootShape,
  serverFileMissing,
  syntaxError,
];
