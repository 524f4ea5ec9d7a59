"use strict";
// src/rules/generated/known.generated.ts
/** All of them, by what has to be known before they are loaded. */
const e = [
	{
		id: "annotation-contradiction",
		severity: "warning"
	},
	{
		id: "annotation-directory",
		severity: "warning"
	},
	{
		id: "annotation-explicit",
		severity: "warning"
	},
	{
		id: "annotation-misplaced",
		severity: "warning"
	},
	{
		id: "annotation-type",
		severity: "error"
	},
	{
		id: "annotation-unknown-key",
		severity: "warning"
	},
	{
		id: "annotation-verb-mismatch",
		severity: "off"
	},
	{
		id: "ansi-escape",
		severity: "error"
	},
	{
		id: "approve-all",
		severity: "warning"
	},
	{
		id: "arg-value",
		severity: "warning"
	},
	{
		id: "auth-incomplete",
		severity: "warning"
	},
	{
		id: "command-dangerous",
		severity: "warning"
	},
	{
		id: "command-path",
		severity: "warning"
	},
	{
		id: "command-shell-syntax",
		severity: "warning"
	},
	{
		id: "command-with-arguments",
		severity: "error"
	},
	{
		id: "conceal-from-user",
		severity: "warning"
	},
	{
		id: "description-duplicate",
		severity: "info"
	},
	{
		id: "description-missing",
		severity: "warning"
	},
	{
		id: "description-parameter-missing",
		severity: "off"
	},
	{
		id: "description-same-as-name",
		severity: "info"
	},
	{
		id: "description-too-long",
		severity: "warning"
	},
	{
		id: "docker-stdio",
		severity: "warning"
	},
	{
		id: "enabled-conflict",
		severity: "warning"
	},
	{
		id: "encoding-invalid",
		severity: "error"
	},
	{
		id: "env-name",
		severity: "warning"
	},
	{
		id: "env-silent-drop",
		severity: "info"
	},
	{
		id: "exfil-parameter",
		severity: "warning"
	},
	{
		id: "field-deprecated",
		severity: "info"
	},
	{
		id: "field-missing",
		severity: "error"
	},
	{
		id: "field-misspelt",
		severity: "warning"
	},
	{
		id: "field-other-client",
		severity: "warning"
	},
	{
		id: "field-other-transport",
		severity: "warning"
	},
	{
		id: "field-type",
		severity: "error"
	},
	{
		id: "field-value",
		severity: "error"
	},
	{
		id: "file-hidden",
		severity: "error"
	},
	{
		id: "file-unread",
		severity: "warning"
	},
	{
		id: "file-unreadable",
		severity: "error"
	},
	{
		id: "format-version",
		severity: "info"
	},
	{
		id: "header-shape",
		severity: "warning"
	},
	{
		id: "hidden-markup",
		severity: "warning"
	},
	{
		id: "hidden-unicode",
		severity: "error"
	},
	{
		id: "input-duplicate",
		severity: "warning"
	},
	{
		id: "input-undefined",
		severity: "error"
	},
	{
		id: "input-unmasked",
		severity: "info"
	},
	{
		id: "input-unused",
		severity: "info"
	},
	{
		id: "invisible-character",
		severity: "warning"
	},
	{
		id: "key-duplicate",
		severity: "warning"
	},
	{
		id: "key-whitespace",
		severity: "warning"
	},
	{
		id: "limits-exceeded",
		severity: "error"
	},
	{
		id: "list-error-response",
		severity: "error"
	},
	{
		id: "list-modern-envelope",
		severity: "warning"
	},
	{
		id: "list-not-a-tools-list",
		severity: "error"
	},
	{
		id: "list-paginated",
		severity: "info"
	},
	{
		id: "list-too-many-tools",
		severity: "warning"
	},
	{
		id: "lossy-field",
		severity: "warning"
	},
	{
		id: "mcpb-address",
		severity: "error"
	},
	{
		id: "mcpb-entry-point",
		severity: "warning"
	},
	{
		id: "mcpb-icon",
		severity: "error"
	},
	{
		id: "mcpb-key-unknown",
		severity: "error"
	},
	{
		id: "mcpb-newer-feature",
		severity: "error"
	},
	{
		id: "mcpb-semver",
		severity: "warning"
	},
	{
		id: "mcpb-sensitive",
		severity: "warning"
	},
	{
		id: "mcpb-user-config",
		severity: "warning"
	},
	{
		id: "mcpb-uv-config",
		severity: "error"
	},
	{
		id: "mcpb-variable",
		severity: "warning"
	},
	{
		id: "mcpb-version",
		severity: "error"
	},
	{
		id: "mixed-script-identifier",
		severity: "warning"
	},
	{
		id: "other-server-tool",
		severity: "info"
	},
	{
		id: "other-tool-steering",
		severity: "info"
	},
	{
		id: "output-no-properties",
		severity: "info"
	},
	{
		id: "output-root-type",
		severity: "error"
	},
	{
		id: "override-phrase",
		severity: "info"
	},
	{
		id: "package-deprecated",
		severity: "info"
	},
	{
		id: "package-runner-mismatch",
		severity: "info"
	},
	{
		id: "package-unknown",
		severity: "warning"
	},
	{
		id: "package-unpinned",
		severity: "off"
	},
	{
		id: "path-absolute",
		severity: "info"
	},
	{
		id: "path-broad",
		severity: "warning"
	},
	{
		id: "placeholder-file-missing",
		severity: "warning"
	},
	{
		id: "placeholder-malformed",
		severity: "warning"
	},
	{
		id: "placeholder-syntax",
		severity: "warning"
	},
	{
		id: "placeholder-unfilled",
		severity: "warning"
	},
	{
		id: "prompt-resource-name",
		severity: "info"
	},
	{
		id: "reference-malformed",
		severity: "warning"
	},
	{
		id: "reference-unknown-server",
		severity: "info"
	},
	{
		id: "reference-unknown-tool",
		severity: "warning"
	},
	{
		id: "result-base64",
		severity: "error"
	},
	{
		id: "result-block-type-version",
		severity: "warning"
	},
	{
		id: "result-empty",
		severity: "warning"
	},
	{
		id: "result-error-flag",
		severity: "off"
	},
	{
		id: "result-error-structured",
		severity: "warning"
	},
	{
		id: "result-input-required",
		severity: "error"
	},
	{
		id: "result-mime-mismatch",
		severity: "warning"
	},
	{
		id: "result-plain-text",
		severity: "warning"
	},
	{
		id: "result-resource-both",
		severity: "warning"
	},
	{
		id: "result-schema",
		severity: "error"
	},
	{
		id: "result-structured-mismatch",
		severity: "error"
	},
	{
		id: "result-structured-missing",
		severity: "error"
	},
	{
		id: "result-structured-no-text",
		severity: "info"
	},
	{
		id: "result-structured-type",
		severity: "error"
	},
	{
		id: "root-key-wrong",
		severity: "error"
	},
	{
		id: "root-shape",
		severity: "error"
	},
	{
		id: "schema-array-items",
		severity: "warning"
	},
	{
		id: "schema-boolean-property",
		severity: "error"
	},
	{
		id: "schema-complexity",
		severity: "warning"
	},
	{
		id: "schema-default-mismatch",
		severity: "warning"
	},
	{
		id: "schema-dialect-legacy",
		severity: "warning"
	},
	{
		id: "schema-dialect-unknown",
		severity: "error"
	},
	{
		id: "schema-does-not-compile",
		severity: "error"
	},
	{
		id: "schema-enum-empty",
		severity: "error"
	},
	{
		id: "schema-enum-values",
		severity: "warning"
	},
	{
		id: "schema-gemini-subset",
		severity: "info"
	},
	{
		id: "schema-input-root-type",
		severity: "error"
	},
	{
		id: "schema-invalid",
		severity: "error"
	},
	{
		id: "schema-no-params-form",
		severity: "off"
	},
	{
		id: "schema-openapi-keyword",
		severity: "warning"
	},
	{
		id: "schema-properties-absent",
		severity: "info"
	},
	{
		id: "schema-properties-not-object",
		severity: "error"
	},
	{
		id: "schema-property-key",
		severity: "warning"
	},
	{
		id: "schema-property-not-schema",
		severity: "error"
	},
	{
		id: "schema-range-impossible",
		severity: "warning"
	},
	{
		id: "schema-remote-ref",
		severity: "warning"
	},
	{
		id: "schema-required-not-array",
		severity: "error"
	},
	{
		id: "schema-required-undeclared",
		severity: "warning"
	},
	{
		id: "schema-root-combinator",
		severity: "warning"
	},
	{
		id: "schema-strict-profile",
		severity: "info"
	},
	{
		id: "schema-tuple",
		severity: "warning"
	},
	{
		id: "schema-unknown-format",
		severity: "off"
	},
	{
		id: "schema-unknown-keyword",
		severity: "warning"
	},
	{
		id: "schema-x-mcp-header",
		severity: "error"
	},
	{
		id: "schema-x-mcp-header-secret",
		severity: "warning"
	},
	{
		id: "secret-literal",
		severity: "error"
	},
	{
		id: "secret-suspected",
		severity: "warning"
	},
	{
		id: "sensitive-path",
		severity: "off"
	},
	{
		id: "server-defined-twice",
		severity: "info"
	},
	{
		id: "server-drift",
		severity: "info"
	},
	{
		id: "server-file-missing",
		severity: "error"
	},
	{
		id: "server-json-argument",
		severity: "error"
	},
	{
		id: "server-json-duplicate",
		severity: "warning"
	},
	{
		id: "server-json-key-unknown",
		severity: "warning"
	},
	{
		id: "server-json-link",
		severity: "error"
	},
	{
		id: "server-json-mcp-name",
		severity: "error"
	},
	{
		id: "server-json-meta",
		severity: "warning"
	},
	{
		id: "server-json-name",
		severity: "error"
	},
	{
		id: "server-json-namespace-casing",
		severity: "warning"
	},
	{
		id: "server-json-nothing-to-run",
		severity: "warning"
	},
	{
		id: "server-json-package",
		severity: "error"
	},
	{
		id: "server-json-removed-field",
		severity: "warning"
	},
	{
		id: "server-json-repository",
		severity: "error"
	},
	{
		id: "server-json-schema-url",
		severity: "error"
	},
	{
		id: "server-json-secret",
		severity: "info"
	},
	{
		id: "server-json-snake-case",
		severity: "error"
	},
	{
		id: "server-json-transport",
		severity: "error"
	},
	{
		id: "server-json-variable",
		severity: "error"
	},
	{
		id: "server-json-version-drift",
		severity: "warning"
	},
	{
		id: "server-json-version-range",
		severity: "error"
	},
	{
		id: "server-missing",
		severity: "off"
	},
	{
		id: "server-name-case",
		severity: "warning"
	},
	{
		id: "server-name-collision",
		severity: "warning"
	},
	{
		id: "server-name-invalid",
		severity: "info"
	},
	{
		id: "server-name-reserved",
		severity: "error"
	},
	{
		id: "server-shadowed",
		severity: "warning"
	},
	{
		id: "server-shape",
		severity: "error"
	},
	{
		id: "smithery-former-key",
		severity: "off"
	},
	{
		id: "suppression-unknown",
		severity: "warning"
	},
	{
		id: "suppression-unused",
		severity: "warning"
	},
	{
		id: "syntax-error",
		severity: "error"
	},
	{
		id: "target-rejects",
		severity: "error"
	},
	{
		id: "timeout-unit",
		severity: "warning"
	},
	{
		id: "tool-count",
		severity: "info"
	},
	{
		id: "tool-execution-removed",
		severity: "warning"
	},
	{
		id: "tool-field-too-new",
		severity: "info"
	},
	{
		id: "tool-icon-shape",
		severity: "error"
	},
	{
		id: "tool-icon-src",
		severity: "warning"
	},
	{
		id: "tool-meta-key",
		severity: "warning"
	},
	{
		id: "tool-missing-input-schema",
		severity: "error"
	},
	{
		id: "tool-name-collision",
		severity: "warning"
	},
	{
		id: "tool-name-convention",
		severity: "off"
	},
	{
		id: "tool-name-duplicate",
		severity: "error"
	},
	{
		id: "tool-name-duplicate-case",
		severity: "warning"
	},
	{
		id: "tool-name-edge-separator",
		severity: "info"
	},
	{
		id: "tool-name-empty",
		severity: "error"
	},
	{
		id: "tool-name-length",
		severity: "warning"
	},
	{
		id: "tool-name-portable",
		severity: "warning"
	},
	{
		id: "tool-name-spec-charset",
		severity: "warning"
	},
	{
		id: "tool-name-spec-length",
		severity: "warning"
	},
	{
		id: "tool-null-optional",
		severity: "error"
	},
	{
		id: "tool-schema-conformance",
		severity: "error"
	},
	{
		id: "tool-secret",
		severity: "error"
	},
	{
		id: "tool-task-support-value",
		severity: "error"
	},
	{
		id: "tool-ui-meta",
		severity: "warning"
	},
	{
		id: "tool-unknown-field",
		severity: "warning"
	},
	{
		id: "transport-conflict",
		severity: "warning"
	},
	{
		id: "transport-legacy",
		severity: "info"
	},
	{
		id: "transport-mismatch",
		severity: "error"
	},
	{
		id: "transport-missing",
		severity: "error"
	},
	{
		id: "transport-unknown",
		severity: "error"
	},
	{
		id: "transport-unsupported",
		severity: "error"
	},
	{
		id: "transport-untyped",
		severity: "error"
	},
	{
		id: "url-credentials",
		severity: "error"
	},
	{
		id: "url-legacy-path",
		severity: "info"
	},
	{
		id: "url-plain-http",
		severity: "warning"
	},
	{
		id: "url-shape",
		severity: "error"
	},
	{
		id: "variable-name-expected",
		severity: "warning"
	}
];
exports.rules = e;
