// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import mcpbAddress from '../mcpb-address.ts';
import mcpbEntryPoint from '../mcpb-entry-point.ts';
import mcpbIcon from '../mcpb-icon.ts';
import mcpbKeyUnknown from '../mcpb-key-unknown.ts';
import mcpbNewerFeature from '../mcpb-newer-feature.ts';
import mcpbSemver from '../mcpb-semver.ts';
import mcpbSensitive from '../mcpb-sensitive.ts';
import mcpbUserConfig from '../mcpb-user-config.ts';
import mcpbUvConfig from '../mcpb-uv-config.ts';
import mcpbVariable from '../mcpb-variable.ts';
import mcpbVersion from '../mcpb-version.ts';
import serverJsonArgument from '../server-json-argument.ts';
import serverJsonDuplicate from '../server-json-duplicate.ts';
import serverJsonKeyUnknown from '../server-json-key-unknown.ts';
import serverJsonLink from '../server-json-link.ts';
import serverJsonMcpName from '../server-json-mcp-name.ts';
import serverJsonMeta from '../server-json-meta.ts';
import serverJsonName from '../server-json-name.ts';
import serverJsonNamespaceCasing from '../server-json-namespace-casing.ts';
import serverJsonNothingToRun from '../server-json-nothing-to-run.ts';
import serverJsonPackage from '../server-json-package.ts';
import serverJsonRemovedField from '../server-json-removed-field.ts';
import serverJsonRepository from '../server-json-repository.ts';
import serverJsonSchemaUrl from '../server-json-schema-url.ts';
import serverJsonSecret from '../server-json-secret.ts';
import serverJsonSnakeCase from '../server-json-snake-case.ts';
import serverJsonTransport from '../server-json-transport.ts';
import serverJsonVariable from '../server-json-variable.ts';
import serverJsonVersionDrift from '../server-json-version-drift.ts';
import serverJsonVersionRange from '../server-json-version-range.ts';
import smitheryFormerKey from '../smithery-former-key.ts';

export const rules: readonly AnyRule[] = [
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
  smitheryFormerKey,
];
