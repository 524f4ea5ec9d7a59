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

/** Those about what servers answer. */
export const loadAnswerRules = () => import('./answers.generated.ts');

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives any of these a reason. */
export const crossingTraits: readonly Trait[] = [];

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
  {"id":"annotation-contradiction","severity":"warning","scope":"document"},
  {"id":"annotation-directory","severity":"warning","scope":"document"},
  {"id":"annotation-explicit","severity":"warning","scope":"document"},
  {"id":"annotation-misplaced","severity":"warning","scope":"document"},
  {"id":"annotation-type","severity":"error","scope":"document"},
  {"id":"annotation-unknown-key","severity":"warning","scope":"document"},
  {"id":"ansi-escape","severity":"error","scope":"document"},
  {"id":"description-duplicate","severity":"info","scope":"document"},
  {"id":"description-missing","severity":"warning","scope":"document"},
  {"id":"description-same-as-name","severity":"info","scope":"document"},
  {"id":"description-too-long","severity":"warning","scope":"document"},
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
  {"id":"hidden-unicode","severity":"error","scope":"document"},
  {"id":"input-duplicate","severity":"warning","scope":"document"},
  {"id":"input-undefined","severity":"error","scope":"document"},
  {"id":"input-unmasked","severity":"info","scope":"document"},
  {"id":"input-unused","severity":"info","scope":"document"},
  {"id":"invisible-character","severity":"warning","scope":"document"},
  {"id":"key-duplicate","severity":"warning","scope":"document"},
  {"id":"key-whitespace","severity":"warning","scope":"document"},
  {"id":"limits-exceeded","severity":"error","scope":"document"},
  {"id":"list-error-response","severity":"error","scope":"document"},
  {"id":"list-modern-envelope","severity":"warning","scope":"document"},
  {"id":"list-not-a-tools-list","severity":"error","scope":"document"},
  {"id":"list-paginated","severity":"info","scope":"document"},
  {"id":"list-too-many-tools","severity":"warning","scope":"document"},
  {"id":"mixed-script-identifier","severity":"warning","scope":"document"},
  {"id":"output-no-properties","severity":"info","scope":"document"},
  {"id":"output-root-type","severity":"error","scope":"document"},
  {"id":"placeholder-syntax","severity":"warning","scope":"server"},
  {"id":"prompt-resource-name","severity":"info","scope":"document"},
  {"id":"result-base64","severity":"error","scope":"document"},
  {"id":"result-block-type-version","severity":"warning","scope":"document"},
  {"id":"result-empty","severity":"warning","scope":"document"},
  {"id":"result-error-flag","severity":"off","scope":"document"},
  {"id":"result-error-structured","severity":"warning","scope":"document"},
  {"id":"result-input-required","severity":"error","scope":"document"},
  {"id":"result-mime-mismatch","severity":"warning","scope":"document"},
  {"id":"result-plain-text","severity":"warning","scope":"document"},
  {"id":"result-resource-both","severity":"warning","scope":"document"},
  {"id":"result-schema","severity":"error","scope":"document"},
  {"id":"result-structured-mismatch","severity":"error","scope":"document"},
  {"id":"result-structured-missing","severity":"error","scope":"document"},
  {"id":"result-structured-no-text","severity":"info","scope":"document"},
  {"id":"result-structured-type","severity":"error","scope":"document"},
  {"id":"root-key-wrong","severity":"error","scope":"document"},
  {"id":"root-shape","severity":"error","scope":"document"},
  {"id":"schema-array-items","severity":"warning","scope":"document"},
  {"id":"schema-boolean-property","severity":"error","scope":"document"},
  {"id":"schema-complexity","severity":"warning","scope":"document"},
  {"id":"schema-default-mismatch","severity":"warning","scope":"document"},
  {"id":"schema-dialect-legacy","severity":"warning","scope":"document"},
  {"id":"schema-dialect-unknown","severity":"error","scope":"document"},
  {"id":"schema-does-not-compile","severity":"error","scope":"document"},
  {"id":"schema-enum-empty","severity":"error","scope":"document"},
  {"id":"schema-enum-values","severity":"warning","scope":"document"},
  {"id":"schema-gemini-subset","severity":"info","scope":"document"},
  {"id":"schema-input-root-type","severity":"error","scope":"document"},
  {"id":"schema-invalid","severity":"error","scope":"document"},
  {"id":"schema-no-params-form","severity":"off","scope":"document"},
  {"id":"schema-openapi-keyword","severity":"warning","scope":"document"},
  {"id":"schema-properties-absent","severity":"info","scope":"document"},
  {"id":"schema-properties-not-object","severity":"error","scope":"document"},
  {"id":"schema-property-key","severity":"warning","scope":"document"},
  {"id":"schema-property-not-schema","severity":"error","scope":"document"},
  {"id":"schema-range-impossible","severity":"warning","scope":"document"},
  {"id":"schema-remote-ref","severity":"warning","scope":"document"},
  {"id":"schema-required-not-array","severity":"error","scope":"document"},
  {"id":"schema-required-undeclared","severity":"warning","scope":"document"},
  {"id":"schema-root-combinator","severity":"warning","scope":"document"},
  {"id":"schema-strict-profile","severity":"info","scope":"document"},
  {"id":"schema-tuple","severity":"warning","scope":"document"},
  {"id":"schema-unknown-format","severity":"off","scope":"document"},
  {"id":"schema-unknown-keyword","severity":"warning","scope":"document"},
  {"id":"schema-x-mcp-header","severity":"error","scope":"document"},
  {"id":"schema-x-mcp-header-secret","severity":"warning","scope":"document"},
  {"id":"secret-literal","severity":"error","scope":"document"},
  {"id":"server-name-case","severity":"warning","scope":"document"},
  {"id":"server-name-collision","severity":"warning","scope":"document"},
  {"id":"server-name-invalid","severity":"info","scope":"server"},
  {"id":"server-name-reserved","severity":"error","scope":"server"},
  {"id":"server-shape","severity":"error","scope":"server"},
  {"id":"suppression-unknown","severity":"warning","scope":"suppression"},
  {"id":"suppression-unused","severity":"warning","scope":"suppression"},
  {"id":"syntax-error","severity":"error","scope":"document"},
  {"id":"timeout-unit","severity":"warning","scope":"server"},
  {"id":"tool-execution-removed","severity":"warning","scope":"document"},
  {"id":"tool-field-too-new","severity":"info","scope":"document"},
  {"id":"tool-icon-shape","severity":"error","scope":"document"},
  {"id":"tool-icon-src","severity":"warning","scope":"document"},
  {"id":"tool-meta-key","severity":"warning","scope":"document"},
  {"id":"tool-missing-input-schema","severity":"error","scope":"document"},
  {"id":"tool-name-duplicate","severity":"error","scope":"document"},
  {"id":"tool-name-duplicate-case","severity":"warning","scope":"document"},
  {"id":"tool-name-edge-separator","severity":"info","scope":"document"},
  {"id":"tool-name-empty","severity":"error","scope":"document"},
  {"id":"tool-name-portable","severity":"warning","scope":"document"},
  {"id":"tool-name-spec-charset","severity":"warning","scope":"document"},
  {"id":"tool-name-spec-length","severity":"warning","scope":"document"},
  {"id":"tool-null-optional","severity":"error","scope":"document"},
  {"id":"tool-schema-conformance","severity":"error","scope":"document"},
  {"id":"tool-task-support-value","severity":"error","scope":"document"},
  {"id":"tool-ui-meta","severity":"warning","scope":"document"},
  {"id":"tool-unknown-field","severity":"warning","scope":"document"},
  {"id":"transport-conflict","severity":"warning","scope":"server"},
  {"id":"transport-legacy","severity":"info","scope":"server"},
  {"id":"transport-mismatch","severity":"error","scope":"server"},
  {"id":"transport-missing","severity":"error","scope":"server"},
  {"id":"transport-unknown","severity":"error","scope":"server"},
  {"id":"transport-unsupported","severity":"error","scope":"server"},
  {"id":"transport-untyped","severity":"error","scope":"server"},
  {"id":"url-shape","severity":"error","scope":"server"},
];
