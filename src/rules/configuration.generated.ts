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
import placeholderSyntax from './placeholder-syntax.ts';
import rootKeyWrong from './root-key-wrong.ts';
import rootShape from './root-shape.ts';
import secretLiteral from './secret-literal.ts';
import serverDefinedTwice from './server-defined-twice.ts';
import serverNameCase from './server-name-case.ts';
import serverNameCollision from './server-name-collision.ts';
import serverNameInvalid from './server-name-invalid.ts';
import serverNameReserved from './server-name-reserved.ts';
import serverShape from './server-shape.ts';
import syntaxError from './syntax-error.ts';
import timeoutUnit from './timeout-unit.ts';
import transportConflict from './transport-conflict.ts';
import transportLegacy from './transport-legacy.ts';
import transportMismatch from './transport-mismatch.ts';
import transportMissing from './transport-missing.ts';
import transportUnknown from './transport-unknown.ts';
import transportUnsupported from './transport-unsupported.ts';
import transportUntyped from './transport-untyped.ts';
import urlShape from './url-shape.ts';

export const rules: readonly AnyRule[] = [
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
  placeholderSyntax,
  rootKeyWrong,
  rootShape,
  secretLiteral,
  serverDefinedTwice,
  serverNameCase,
  serverNameCollision,
  serverNameInvalid,
  serverNameReserved,
  serverShape,
  syntaxError,
  timeoutUnit,
  transportConflict,
  transportLegacy,
  transportMismatch,
  transportMissing,
  transportUnknown,
  transportUnsupported,
  transportUntyped,
  urlShape,
];
