// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import approveAll from '../fields/approve-all.ts';
import argValue from '../commands/arg-value.ts';
import authIncomplete from '../fields/auth-incomplete.ts';
import commandDangerous from '../commands/command-dangerous.ts';
import commandPath from '../commands/command-path.ts';
import commandShellSyntax from '../commands/command-shell-syntax.ts';
import commandWithArguments from '../commands/command-with-arguments.ts';
import dockerStdio from '../commands/docker-stdio.ts';
import enabledConflict from '../fields/enabled-conflict.ts';
import encodingInvalid from '../documents/encoding-invalid.ts';
import envName from '../variables/env-name.ts';
import envSilentDrop from '../variables/env-silent-drop.ts';
import fieldDeprecated from '../fields/field-deprecated.ts';
import fieldMissing from '../fields/field-missing.ts';
import fieldMisspelt from '../fields/field-misspelt.ts';
import fieldOtherClient from '../fields/field-other-client.ts';
import fieldOtherTransport from '../fields/field-other-transport.ts';
import fieldType from '../fields/field-type.ts';
import fieldValue from '../fields/field-value.ts';
import fileUnread from '../documents/file-unread.ts';
import fileUnreadable from '../documents/file-unreadable.ts';
import formatVersion from '../documents/format-version.ts';
import headerShape from '../addresses/header-shape.ts';
import inputDuplicate from '../variables/input-duplicate.ts';
import inputUndefined from '../variables/input-undefined.ts';
import inputUnmasked from '../variables/input-unmasked.ts';
import inputUnused from '../variables/input-unused.ts';
import keyDuplicate from '../documents/key-duplicate.ts';
import keyWhitespace from '../documents/key-whitespace.ts';
import limitsExceeded from '../documents/limits-exceeded.ts';
import lossyField from '../targets/lossy-field.ts';
import packageDeprecated from '../commands/package-deprecated.ts';
import packageRunnerMismatch from '../commands/package-runner-mismatch.ts';
import packageUnknown from '../commands/package-unknown.ts';
import packageUnpinned from '../commands/package-unpinned.ts';
import pathAbsolute from '../commands/path-absolute.ts';
import pathBroad from '../commands/path-broad.ts';
import placeholderFileMissing from '../variables/placeholder-file-missing.ts';
import placeholderMalformed from '../variables/placeholder-malformed.ts';
import placeholderSyntax from '../variables/placeholder-syntax.ts';
import placeholderUnfilled from '../variables/placeholder-unfilled.ts';
import rootKeyWrong from '../documents/root-key-wrong.ts';
import rootShape from '../documents/root-shape.ts';
import secretLiteral from '../secrets/secret-literal.ts';
import secretSuspected from '../secrets/secret-suspected.ts';
import serverDefinedTwice from '../servers/server-defined-twice.ts';
import serverFileMissing from '../documents/server-file-missing.ts';
import serverNameCase from '../servers/server-name-case.ts';
import serverNameInvalid from '../servers/server-name-invalid.ts';
import serverNameReserved from '../servers/server-name-reserved.ts';
import serverShape from '../servers/server-shape.ts';
import syntaxError from '../documents/syntax-error.ts';
import targetRejects from '../targets/target-rejects.ts';
import timeoutUnit from '../fields/timeout-unit.ts';
import transportConflict from '../transports/transport-conflict.ts';
import transportLegacy from '../transports/transport-legacy.ts';
import transportMismatch from '../transports/transport-mismatch.ts';
import transportMissing from '../transports/transport-missing.ts';
import transportUnknown from '../transports/transport-unknown.ts';
import transportUnsupported from '../transports/transport-unsupported.ts';
import transportUntyped from '../transports/transport-untyped.ts';
import urlCredentials from '../secrets/url-credentials.ts';
import urlLegacyPath from '../addresses/url-legacy-path.ts';
import urlPlainHttp from '../addresses/url-plain-http.ts';
import urlShape from '../addresses/url-shape.ts';
import variableNameExpected from '../variables/variable-name-expected.ts';

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
