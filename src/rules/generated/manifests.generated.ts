// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import mcpbAddress from '../manifests/mcpb-address.ts';
import mcpbEntryPoint from '../manifests/mcpb-entry-point.ts';
import mcpbIcon from '../manifests/mcpb-icon.ts';
import mcpbKeyUnknown from '../manifests/mcpb-key-unknown.ts';
import mcpbNewerFeature from '../manifests/mcpb-newer-feature.ts';
import mcpbSemver from '../manifests/mcpb-semver.ts';
import mcpbSensitive from '../manifests/mcpb-sensitive.ts';
import mcpbUserConfig from '../manifests/mcpb-user-config.ts';
import mcpbUvConfig from '../manifests/mcpb-uv-config.ts';
import mcpbVariable from '../manifests/mcpb-variable.ts';
import mcpbVersion from '../manifests/mcpb-version.ts';
import serverJsonArgument from '../manifests/server-json-argument.ts';
import serverJsonDuplicate from '../manifests/server-json-duplicate.ts';
import serverJsonKeyUnknown from '../manifests/server-json-key-unknown.ts';
import serverJsonLink from '../manifests/server-json-link.ts';
import serverJsonMcpName from '../manifests/server-json-mcp-name.ts';
import serverJsonMeta from '../manifests/server-json-meta.ts';
import serverJsonName from '../manifests/server-json-name.ts';
import serverJsonNamespaceCasing from '../manifests/server-json-namespace-casing.ts';
import serverJsonNothingToRun from '../manifests/server-json-nothing-to-run.ts';
import serverJsonPackage from '../manifests/server-json-package.ts';
import serverJsonRemovedField from '../manifests/server-json-removed-field.ts';
import serverJsonRepository from '../manifests/server-json-repository.ts';
import serverJsonSchemaUrl from '../manifests/server-json-schema-url.ts';
import serverJsonSecret from '../manifests/server-json-secret.ts';
import serverJsonSnakeCase from '../manifests/server-json-snake-case.ts';
import serverJsonTransport from '../manifests/server-json-transport.ts';
import serverJsonVariable from '../manifests/server-json-variable.ts';
import serverJsonVersionDrift from '../manifests/server-json-version-drift.ts';
import serverJsonVersionRange from '../manifests/server-json-version-range.ts';
import smitheryFormerKey from '../manifests/smithery-former-key.ts';

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
