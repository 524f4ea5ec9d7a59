// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule, KnownRule } from './define.ts';
import placeholderSyntax from './placeholder-syntax.ts';
import secretLiteral from './secret-literal.ts';
import serverNameCase from './server-name-case.ts';
import serverNameCollision from './server-name-collision.ts';
import serverNameInvalid from './server-name-invalid.ts';
import serverNameReserved from './server-name-reserved.ts';
import suppressionUnknown from './suppression-unknown.ts';
import suppressionUnused from './suppression-unused.ts';
import timeoutUnit from './timeout-unit.ts';
import type { Trait } from './traits.ts';

/** Those that clean files are asked about. */
export const commonRules: readonly AnyRule[] = [
  placeholderSyntax,
  secretLiteral,
  serverNameCase,
  serverNameCollision,
  serverNameInvalid,
  serverNameReserved,
  suppressionUnknown,
  suppressionUnused,
  timeoutUnit,
];

/** The others. */
export const loadRareRules = () => import('./rare.generated.ts');

/** Those about manifests alone. */
export const loadManifestRules = () => import('./manifest.generated.ts');

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives any of these a reason. */
export const crossingTraits: readonly Trait[] = [];

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
  {"id":"enabled-conflict","severity":"warning","scope":"server"},
  {"id":"encoding-invalid","severity":"error","scope":"document"},
  {"id":"field-deprecated","severity":"info","scope":"document"},
  {"id":"field-missing","severity":"error","scope":"document"},
  {"id":"field-misspelt","severity":"warning","scope":"server"},
  {"id":"field-other-client","severity":"warning","scope":"server"},
  {"id":"field-other-transport","severity":"warning","scope":"server"},
  {"id":"field-type","severity":"error","scope":"document"},
  {"id":"field-value","severity":"error","scope":"document"},
  {"id":"file-unread","severity":"warning","scope":"document"},
  {"id":"file-unreadable","severity":"error","scope":"document"},
  {"id":"format-version","severity":"info","scope":"document"},
  {"id":"input-duplicate","severity":"warning","scope":"document"},
  {"id":"input-undefined","severity":"error","scope":"document"},
  {"id":"input-unmasked","severity":"info","scope":"document"},
  {"id":"input-unused","severity":"info","scope":"document"},
  {"id":"key-duplicate","severity":"warning","scope":"document"},
  {"id":"key-whitespace","severity":"warning","scope":"document"},
  {"id":"limits-exceeded","severity":"error","scope":"document"},
  {"id":"mcpb-address","severity":"error","scope":"document"},
  {"id":"mcpb-entry-point","severity":"warning","scope":"document"},
  {"id":"mcpb-icon","severity":"error","scope":"document"},
  {"id":"mcpb-key-unknown","severity":"error","scope":"document"},
  {"id":"mcpb-newer-feature","severity":"error","scope":"document"},
  {"id":"mcpb-semver","severity":"warning","scope":"document"},
  {"id":"mcpb-sensitive","severity":"warning","scope":"document"},
  {"id":"mcpb-user-config","severity":"warning","scope":"document"},
  {"id":"mcpb-uv-config","severity":"error","scope":"document"},
  {"id":"mcpb-variable","severity":"warning","scope":"document"},
  {"id":"mcpb-version","severity":"error","scope":"document"},
  {"id":"placeholder-syntax","severity":"warning","scope":"server"},
  {"id":"root-key-wrong","severity":"error","scope":"document"},
  {"id":"root-shape","severity":"error","scope":"document"},
  {"id":"secret-literal","severity":"error","scope":"document"},
  {"id":"server-file-missing","severity":"error","scope":"document"},
  {"id":"server-json-argument","severity":"error","scope":"document"},
  {"id":"server-json-duplicate","severity":"warning","scope":"document"},
  {"id":"server-json-key-unknown","severity":"warning","scope":"document"},
  {"id":"server-json-link","severity":"error","scope":"document"},
  {"id":"server-json-mcp-name","severity":"error","scope":"document"},
  {"id":"server-json-meta","severity":"warning","scope":"document"},
  {"id":"server-json-name","severity":"error","scope":"document"},
  {"id":"server-json-namespace-casing","severity":"warning","scope":"document"},
  {"id":"server-json-nothing-to-run","severity":"warning","scope":"document"},
  {"id":"server-json-package","severity":"error","scope":"document"},
  {"id":"server-json-removed-field","severity":"warning","scope":"document"},
  {"id":"server-json-repository","severity":"error","scope":"document"},
  {"id":"server-json-schema-url","severity":"error","scope":"document"},
  {"id":"server-json-secret","severity":"info","scope":"document"},
  {"id":"server-json-snake-case","severity":"error","scope":"document"},
  {"id":"server-json-transport","severity":"error","scope":"document"},
  {"id":"server-json-variable","severity":"error","scope":"document"},
  {"id":"server-json-version-drift","severity":"warning","scope":"document"},
  {"id":"server-json-version-range","severity":"error","scope":"document"},
  {"id":"server-name-case","severity":"warning","scope":"document"},
  {"id":"server-name-collision","severity":"warning","scope":"document"},
  {"id":"server-name-invalid","severity":"info","scope":"server"},
  {"id":"server-name-reserved","severity":"error","scope":"server"},
  {"id":"server-shape","severity":"error","scope":"server"},
  {"id":"smithery-former-key","severity":"off","scope":"document"},
  {"id":"suppression-unknown","severity":"warning","scope":"suppression"},
  {"id":"suppression-unused","severity":"warning","scope":"suppression"},
  {"id":"syntax-error","severity":"error","scope":"document"},
  {"id":"timeout-unit","severity":"warning","scope":"server"},
  {"id":"transport-conflict","severity":"warning","scope":"server"},
  {"id":"transport-legacy","severity":"info","scope":"server"},
  {"id":"transport-mismatch","severity":"error","scope":"server"},
  {"id":"transport-missing","severity":"error","scope":"server"},
  {"id":"transport-unknown","severity":"error","scope":"server"},
  {"id":"transport-unsupported","severity":"error","scope":"server"},
  {"id":"transport-untyped","severity":"error","scope":"server"},
  {"id":"url-shape","severity":"error","scope":"server"},
];
