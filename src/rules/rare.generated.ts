// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import enabledConflict from './enabled-conflict.ts';
import encodingInvalid from './encoding-invalid.ts';
import fieldDeprecated from './field-deprecated.ts';
import fieldMissing from './field-missing.ts';
import fieldMisspelt from './field-misspelt.ts';
import fieldOtherClient from './field-other-client.ts';
import fieldOtherTransport from './field-other-transport.ts';
import fieldType from './field-type.ts';
import fieldValue from './field-value.ts';
import fileUnread from './file-unread.ts';
import fileUnreadable from './file-unreadable.ts';
import formatVersion from './format-version.ts';
import inputDuplicate from './input-duplicate.ts';
import inputUndefined from './input-undefined.ts';
import inputUnmasked from './input-unmasked.ts';
import inputUnused from './input-unused.ts';
import keyDuplicate from './key-duplicate.ts';
import keyWhitespace from './key-whitespace.ts';
import limitsExceeded from './limits-exceeded.ts';
import rootKeyWrong from './root-key-wrong.ts';
import rootShape from './root-shape.ts';
import serverFileMissing from './server-file-missing.ts';
import serverShape from './server-shape.ts';
import syntaxError from './syntax-error.ts';
import transportConflict from './transport-conflict.ts';
import transportLegacy from './transport-legacy.ts';
import transportMismatch from './transport-mismatch.ts';
import transportMissing from './transport-missing.ts';
import transportUnknown from './transport-unknown.ts';
import transportUnsupported from './transport-unsupported.ts';
import transportUntyped from './transport-untyped.ts';
import urlShape from './url-shape.ts';

export const rareRules: readonly AnyRule[] = [
  enabledConflict,
  encodingInvalid,
  fieldDeprecated,
  fieldMissing,
  fieldMisspelt,
  fieldOtherClient,
  fieldOtherTransport,
  fieldType,
  fieldValue,
  fileUnread,
  fileUnreadable,
  formatVersion,
  inputDuplicate,
  inputUndefined,
  inputUnmasked,
  inputUnused,
  keyDuplicate,
  keyWhitespace,
  limitsExceeded,
  rootKeyWrong,
  rootShape,
  serverFileMissing,
  serverShape,
  syntaxError,
  transportConflict,
  transportLegacy,
  transportMismatch,
  transportMissing,
  transportUnknown,
  transportUnsupported,
  transportUntyped,
  urlShape,
];
