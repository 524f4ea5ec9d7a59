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
import mcpbAddress from './mcpb-address.ts';
import mcpbEntryPoint from './mcpb-entry-point.ts';
import mcpbIcon from './mcpb-icon.ts';
import mcpbKeyUnknown from './mcpb-key-unknown.ts';
import mcpbNewerFeature from './mcpb-newer-feature.ts';
import mcpbSemver from './mcpb-semver.ts';
import mcpbSensitive from './mcpb-sensitive.ts';
import mcpbUserConfig from './mcpb-user-config.ts';
import mcpbUvConfig from './mcpb-uv-config.ts';
import mcpbVariable from './mcpb-variable.ts';
import mcpbVersion from './mcpb-version.ts';
import rootKeyWrong from './root-key-wrong.ts';
import rootShape from './root-shape.ts';
import serverJsonArgument from './server-json-argument.ts';
import serverJsonDuplicate from './server-json-duplicate.ts';
import serverJsonKeyUnknown from './server-json-key-unknown.ts';
import serverJsonLink from './server-json-link.ts';
import serverJsonMcpName from './server-json-mcp-name.ts';
import serverJsonMeta from './server-json-meta.ts';
import serverJsonName from './server-json-name.ts';
import serverJsonNamespaceCasing from './server-json-namespace-casing.ts';
import serverJsonNothingToRun from './server-json-nothing-to-run.ts';
import serverJsonPackage from './server-json-package.ts';
import serverJsonRemovedField from './server-json-removed-field.ts';
import serverJsonRepository from './server-json-repository.ts';
import serverJsonSchemaUrl from './server-json-schema-url.ts';
import serverJsonSecret from './server-json-secret.ts';
import serverJsonSnakeCase from './server-json-snake-case.ts';
import serverJsonTransport from './server-json-transport.ts';
import serverJsonVariable from './server-json-variable.ts';
import serverJsonVersionDrift from './server-json-version-drift.ts';
import serverJsonVersionRange from './server-json-version-range.ts';
import serverShape from './server-shape.ts';
import smitheryFormerKey from './smithery-former-key.ts';
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
  mcpbAddress,
  mcpbEntryPoint,
  mcpbIcon,
  mcpbKeyUnknown,
  mcpbNewerFeature,
  mcpbSemver,
  mcpbSensitive,
  mcpbUserConfig,
  mcpbUvConfig,
  mcpbVariable,
  mcpbVersion,
  rootKeyWrong,
  rootShape,
  serverJsonArgument,
  serverJsonDuplicate,
  serverJsonKeyUnknown,
  serverJsonLink,
  serverJsonMcpName,
  serverJsonMeta,
  serverJsonName,
  serverJsonNamespaceCasing,
  serverJsonNothingToRun,
  serverJsonPackage,
  serverJsonRemovedField,
  serverJsonRepository,
  serverJsonSchemaUrl,
  serverJsonSecret,
  serverJsonSnakeCase,
  serverJsonTransport,
  serverJsonVariable,
  serverJsonVersionDrift,
  serverJsonVersionRange,
  serverShape,
  smitheryFormerKey,
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
