// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import approveAll from '../approve-all.ts';
import argValue from '../arg-value.ts';
import authIncomplete from '../auth-incomplete.ts';
import commandDangerous from '../command-dangerous.ts';
import commandPath from '../command-path.ts';
import commandShellSyntax from '../command-shell-syntax.ts';
import commandWithArguments from '../command-with-arguments.ts';
import dockerStdio from '../docker-stdio.ts';
import enabledConflict from '../enabled-conflict.ts';
import encodingInvalid from '../encoding-invalid.ts';
import envName from '../env-name.ts';
import envSilentDrop from '../env-silent-drop.ts';
import fieldDeprecated from '../field-deprecated.ts';
import fieldMissing from '../field-missing.ts';
import fieldMisspelt from '../field-misspelt.ts';
import fieldOtherClient from '../field-other-client.ts';
import fieldOtherTransport from '../field-other-transport.ts';
import fieldType from '../field-type.ts';
import fieldValue from '../field-value.ts';
import fileUnread from '../file-unread.ts';
import fileUnreadable from '../file-unreadable.ts';
import formatVersion from '../format-version.ts';
import headerShape from '../header-shape.ts';
import inputDuplicate from '../input-duplicate.ts';
import inputUndefined from '../input-undefined.ts';
import inputUnmasked from '../input-unmasked.ts';
import inputUnused from '../input-unused.ts';
import keyDuplicate from '../key-duplicate.ts';
import keyWhitespace from '../key-whitespace.ts';
import limitsExceeded from '../limits-exceeded.ts';
import lossyField from '../lossy-field.ts';
import packageDeprecated from '../package-deprecated.ts';
import packageRunnerMismatch from '../package-runner-mismatch.ts';
import packageUnknown from '../package-unknown.ts';
import packageUnpinned from '../package-unpinned.ts';
import pathAbsolute from '../path-absolute.ts';
import pathBroad from '../path-broad.ts';
import placeholderFileMissing from '../placeholder-file-missing.ts';
import placeholderMalformed from '../placeholder-malformed.ts';
import placeholderSyntax from '../placeholder-syntax.ts';
import placeholderUnfilled from '../placeholder-unfilled.ts';
import rootKeyWrong from '../root-key-wrong.ts';
import rootShape from '../root-shape.ts';
import secretLiteral from '../secret-literal.ts';
import secretSuspected from '../secret-suspected.ts';
import serverDefinedTwice from '../server-defined-twice.ts';
import serverFileMissing from '../server-file-missing.ts';
import serverNameCase from '../server-name-case.ts';
import serverNameInvalid from '../server-name-invalid.ts';
import serverNameReserved from '../server-name-reserved.ts';
import serverShape from '../server-shape.ts';
import syntaxError from '../syntax-error.ts';
import targetRejects from '../target-rejects.ts';
import timeoutUnit from '../timeout-unit.ts';
import transportConflict from '../transport-conflict.ts';
import transportLegacy from '../transport-legacy.ts';
import transportMismatch from '../transport-mismatch.ts';
import transportMissing from '../transport-missing.ts';
import transportUnknown from '../transport-unknown.ts';
import transportUnsupported from '../transport-unsupported.ts';
import transportUntyped from '../transport-untyped.ts';
import urlCredentials from '../url-credentials.ts';
import urlLegacyPath from '../url-legacy-path.ts';
import urlPlainHttp from '../url-plain-http.ts';
import urlShape from '../url-shape.ts';
import variableNameExpected from '../variable-name-expected.ts';

export const rules: readonly AnyRule[] = [
  approveAll,
  argValue,
  authIncomplete,
  commandDangerous,
  commandPath,
  commandShellSyntax,
  commandWithArguments,
  dockerStdio,
  enabledConflict,
  encodingInvalid,
  envName,
  envSilentDrop,
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
  headerShape,
  inputDuplicate,
  inputUndefined,
  inputUnmasked,
  inputUnused,
  keyDuplicate,
  keyWhitespace,
  limitsExceeded,
  lossyField,
  packageDeprecated,
  packageRunnerMismatch,
  packageUnknown,
  packageUnpinned,
  pathAbsolute,
  pathBroad,
  placeholderFileMissing,
  placeholderMalformed,
  placeholderSyntax,
  placeholderUnfilled,
  rootKeyWrong,
  rootShape,
  secretLiteral,
  secretSuspected,
  serverDefinedTwice,
  serverFileMissing,
  serverNameCase,
  serverNameInvalid,
  serverNameReserved,
  serverShape,
  syntaxError,
  targetRejects,
  timeoutUnit,
  transportConflict,
  transportLegacy,
  transportMismatch,
  transportMissing,
  transportUnknown,
  transportUnsupported,
  transportUntyped,
  urlCredentials,
  urlLegacyPath,
  urlPlainHttp,
  urlShape,
  variableNameExpected,
];

export { addOfServers } from '../asking/server-traits.ts';
