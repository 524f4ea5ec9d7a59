"use strict";
// src/rules/generated/known.generated.ts
/** All of them, by what has to be known before they are loaded. */
const e = [
	{
		id: "annotation-contradiction",
		severity: "warning",
		scope: "document"
	},
	{
		id: "annotation-directory",
		severity: "warning",
		scope: "document"
	},
	{
		id: "annotation-explicit",
		severity: "warning",
		scope: "document"
	},
	{
		id: "annotation-misplaced",
		severity: "warning",
		scope: "document"
	},
	{
		id: "annotation-type",
		severity: "error",
		scope: "document"
	},
	{
		id: "annotation-unknown-key",
		severity: "warning",
		scope: "document"
	},
	{
		id: "annotation-verb-mismatch",
		severity: "off",
		scope: "document"
	},
	{
		id: "ansi-escape",
		severity: "error",
		scope: "document"
	},
	{
		id: "approve-all",
		severity: "warning",
		scope: "document"
	},
	{
		id: "arg-value",
		severity: "warning",
		scope: "server"
	},
	{
		id: "auth-incomplete",
		severity: "warning",
		scope: "server"
	},
	{
		id: "command-dangerous",
		severity: "warning",
		scope: "server"
	},
	{
		id: "command-path",
		severity: "warning",
		scope: "document"
	},
	{
		id: "command-shell-syntax",
		severity: "warning",
		scope: "server"
	},
	{
		id: "command-with-arguments",
		severity: "error",
		scope: "server"
	},
	{
		id: "conceal-from-user",
		severity: "warning",
		scope: "document"
	},
	{
		id: "description-duplicate",
		severity: "info",
		scope: "document"
	},
	{
		id: "description-missing",
		severity: "warning",
		scope: "document"
	},
	{
		id: "description-parameter-missing",
		severity: "off",
		scope: "document"
	},
	{
		id: "description-same-as-name",
		severity: "info",
		scope: "document"
	},
	{
		id: "description-too-long",
		severity: "warning",
		scope: "document"
	},
	{
		id: "docker-stdio",
		severity: "warning",
		scope: "server"
	},
	{
		id: "enabled-conflict",
		severity: "warning",
		scope: "server"
	},
	{
		id: "encoding-invalid",
		severity: "error",
		scope: "document"
	},
	{
		id: "env-name",
		severity: "warning",
		scope: "document"
	},
	{
		id: "env-silent-drop",
		severity: "info",
		scope: "server"
	},
	{
		id: "exfil-parameter",
		severity: "warning",
		scope: "document"
	},
	{
		id: "field-deprecated",
		severity: "info",
		scope: "document"
	},
	{
		id: "field-missing",
		severity: "error",
		scope: "document"
	},
	{
		id: "field-misspelt",
		severity: "warning",
		scope: "server"
	},
	{
		id: "field-other-client",
		severity: "warning",
		scope: "server"
	},
	{
		id: "field-other-transport",
		severity: "warning",
		scope: "server"
	},
	{
		id: "field-type",
		severity: "error",
		scope: "document"
	},
	{
		id: "field-value",
		severity: "error",
		scope: "document"
	},
	{
		id: "file-hidden",
		severity: "error",
		scope: "workspace"
	},
	{
		id: "file-unread",
		severity: "warning",
		scope: "document"
	},
	{
		id: "file-unreadable",
		severity: "error",
		scope: "document"
	},
	{
		id: "format-version",
		severity: "info",
		scope: "document"
	},
	{
		id: "header-shape",
		severity: "warning",
		scope: "server"
	},
	{
		id: "hidden-markup",
		severity: "warning",
		scope: "document"
	},
	{
		id: "hidden-unicode",
		severity: "error",
		scope: "document"
	},
	{
		id: "input-duplicate",
		severity: "warning",
		scope: "document"
	},
	{
		id: "input-undefined",
		severity: "error",
		scope: "document"
	},
	{
		id: "input-unmasked",
		severity: "info",
		scope: "document"
	},
	{
		id: "input-unused",
		severity: "info",
		scope: "document"
	},
	{
		id: "invisible-character",
		severity: "warning",
		scope: "document"
	},
	{
		id: "key-duplicate",
		severity: "warning",
		scope: "document"
	},
	{
		id: "key-whitespace",
		severity: "warning",
		scope: "document"
	},
	{
		id: "limits-exceeded",
		severity: "error",
		scope: "document"
	},
	{
		id: "list-error-response",
		severity: "error",
		scope: "document"
	},
	{
		id: "list-modern-envelope",
		severity: "warning",
		scope: "document"
	},
	{
		id: "list-not-a-tools-list",
		severity: "error",
		scope: "document"
	},
	{
		id: "list-paginated",
		severity: "info",
		scope: "document"
	},
	{
		id: "list-too-many-tools",
		severity: "warning",
		scope: "document"
	},
	{
		id: "lossy-field",
		severity: "warning",
		scope: "server"
	},
	{
		id: "mcpb-address",
		severity: "error",
		scope: "document"
	},
	{
		id: "mcpb-entry-point",
		severity: "warning",
		scope: "document"
	},
	{
		id: "mcpb-icon",
		severity: "error",
		scope: "document"
	},
	{
		id: "mcpb-key-unknown",
		severity: "error",
		scope: "document"
	},
	{
		id: "mcpb-newer-feature",
		severity: "error",
		scope: "document"
	},
	{
		id: "mcpb-semver",
		severity: "warning",
		scope: "document"
	},
	{
		id: "mcpb-sensitive",
		severity: "warning",
		scope: "document"
	},
	{
		id: "mcpb-user-config",
		severity: "warning",
		scope: "document"
	},
	{
		id: "mcpb-uv-config",
		severity: "error",
		scope: "document"
	},
	{
		id: "mcpb-variable",
		severity: "warning",
		scope: "document"
	},
	{
		id: "mcpb-version",
		severity: "error",
		scope: "document"
	},
	{
		id: "mixed-script-identifier",
		severity: "warning",
		scope: "document"
	},
	{
		id: "other-server-tool",
		severity: "info",
		scope: "workspace"
	},
	{
		id: "other-tool-steering",
		severity: "info",
		scope: "document"
	},
	{
		id: "output-no-properties",
		severity: "info",
		scope: "document"
	},
	{
		id: "output-root-type",
		severity: "error",
		scope: "document"
	},
	{
		id: "override-phrase",
		severity: "info",
		scope: "document"
	},
	{
		id: "package-deprecated",
		severity: "info",
		scope: "server"
	},
	{
		id: "package-runner-mismatch",
		severity: "info",
		scope: "server"
	},
	{
		id: "package-unknown",
		severity: "warning",
		scope: "server"
	},
	{
		id: "package-unpinned",
		severity: "off",
		scope: "server"
	},
	{
		id: "path-absolute",
		severity: "info",
		scope: "document"
	},
	{
		id: "path-broad",
		severity: "warning",
		scope: "server"
	},
	{
		id: "placeholder-file-missing",
		severity: "warning",
		scope: "document"
	},
	{
		id: "placeholder-malformed",
		severity: "warning",
		scope: "server"
	},
	{
		id: "placeholder-syntax",
		severity: "warning",
		scope: "server"
	},
	{
		id: "placeholder-unfilled",
		severity: "warning",
		scope: "document"
	},
	{
		id: "prompt-resource-name",
		severity: "info",
		scope: "document"
	},
	{
		id: "reference-malformed",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "reference-unknown-server",
		severity: "info",
		scope: "workspace"
	},
	{
		id: "reference-unknown-tool",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "result-base64",
		severity: "error",
		scope: "document"
	},
	{
		id: "result-block-type-version",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-empty",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-error-flag",
		severity: "off",
		scope: "document"
	},
	{
		id: "result-error-structured",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-input-required",
		severity: "error",
		scope: "document"
	},
	{
		id: "result-mime-mismatch",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-plain-text",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-resource-both",
		severity: "warning",
		scope: "document"
	},
	{
		id: "result-schema",
		severity: "error",
		scope: "document"
	},
	{
		id: "result-structured-mismatch",
		severity: "error",
		scope: "document"
	},
	{
		id: "result-structured-missing",
		severity: "error",
		scope: "document"
	},
	{
		id: "result-structured-no-text",
		severity: "info",
		scope: "document"
	},
	{
		id: "result-structured-type",
		severity: "error",
		scope: "document"
	},
	{
		id: "root-key-wrong",
		severity: "error",
		scope: "document"
	},
	{
		id: "root-shape",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-array-items",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-boolean-property",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-complexity",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-default-mismatch",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-dialect-legacy",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-dialect-unknown",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-does-not-compile",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-enum-empty",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-enum-values",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-gemini-subset",
		severity: "info",
		scope: "document"
	},
	{
		id: "schema-input-root-type",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-invalid",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-no-params-form",
		severity: "off",
		scope: "document"
	},
	{
		id: "schema-openapi-keyword",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-properties-absent",
		severity: "info",
		scope: "document"
	},
	{
		id: "schema-properties-not-object",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-property-key",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-property-not-schema",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-range-impossible",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-remote-ref",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-required-not-array",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-required-undeclared",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-root-combinator",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-strict-profile",
		severity: "info",
		scope: "document"
	},
	{
		id: "schema-tuple",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-unknown-format",
		severity: "off",
		scope: "document"
	},
	{
		id: "schema-unknown-keyword",
		severity: "warning",
		scope: "document"
	},
	{
		id: "schema-x-mcp-header",
		severity: "error",
		scope: "document"
	},
	{
		id: "schema-x-mcp-header-secret",
		severity: "warning",
		scope: "document"
	},
	{
		id: "secret-literal",
		severity: "error",
		scope: "document"
	},
	{
		id: "secret-suspected",
		severity: "warning",
		scope: "server"
	},
	{
		id: "sensitive-path",
		severity: "off",
		scope: "document"
	},
	{
		id: "server-defined-twice",
		severity: "info",
		scope: "document"
	},
	{
		id: "server-drift",
		severity: "info",
		scope: "workspace"
	},
	{
		id: "server-file-missing",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-argument",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-duplicate",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-key-unknown",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-link",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-mcp-name",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-meta",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-name",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-namespace-casing",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-nothing-to-run",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-package",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-removed-field",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-repository",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-schema-url",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-secret",
		severity: "info",
		scope: "document"
	},
	{
		id: "server-json-snake-case",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-transport",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-variable",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-json-version-drift",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-json-version-range",
		severity: "error",
		scope: "document"
	},
	{
		id: "server-missing",
		severity: "off",
		scope: "workspace"
	},
	{
		id: "server-name-case",
		severity: "warning",
		scope: "document"
	},
	{
		id: "server-name-collision",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "server-name-invalid",
		severity: "info",
		scope: "server"
	},
	{
		id: "server-name-reserved",
		severity: "error",
		scope: "server"
	},
	{
		id: "server-shadowed",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "server-shape",
		severity: "error",
		scope: "server"
	},
	{
		id: "smithery-former-key",
		severity: "off",
		scope: "document"
	},
	{
		id: "suppression-unknown",
		severity: "warning",
		scope: "suppression"
	},
	{
		id: "suppression-unused",
		severity: "warning",
		scope: "suppression"
	},
	{
		id: "syntax-error",
		severity: "error",
		scope: "document"
	},
	{
		id: "target-rejects",
		severity: "error",
		scope: "server"
	},
	{
		id: "timeout-unit",
		severity: "warning",
		scope: "server"
	},
	{
		id: "tool-count",
		severity: "info",
		scope: "workspace"
	},
	{
		id: "tool-execution-removed",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-field-too-new",
		severity: "info",
		scope: "document"
	},
	{
		id: "tool-icon-shape",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-icon-src",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-meta-key",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-missing-input-schema",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-name-collision",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "tool-name-convention",
		severity: "off",
		scope: "document"
	},
	{
		id: "tool-name-duplicate",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-name-duplicate-case",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "tool-name-edge-separator",
		severity: "info",
		scope: "document"
	},
	{
		id: "tool-name-empty",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-name-length",
		severity: "warning",
		scope: "workspace"
	},
	{
		id: "tool-name-portable",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-name-spec-charset",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-name-spec-length",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-null-optional",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-schema-conformance",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-secret",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-task-support-value",
		severity: "error",
		scope: "document"
	},
	{
		id: "tool-ui-meta",
		severity: "warning",
		scope: "document"
	},
	{
		id: "tool-unknown-field",
		severity: "warning",
		scope: "document"
	},
	{
		id: "transport-conflict",
		severity: "warning",
		scope: "server"
	},
	{
		id: "transport-legacy",
		severity: "info",
		scope: "server"
	},
	{
		id: "transport-mismatch",
		severity: "error",
		scope: "server"
	},
	{
		id: "transport-missing",
		severity: "error",
		scope: "server"
	},
	{
		id: "transport-unknown",
		severity: "error",
		scope: "server"
	},
	{
		id: "transport-unsupported",
		severity: "error",
		scope: "server"
	},
	{
		id: "transport-untyped",
		severity: "error",
		scope: "server"
	},
	{
		id: "url-credentials",
		severity: "error",
		scope: "server"
	},
	{
		id: "url-legacy-path",
		severity: "info",
		scope: "server"
	},
	{
		id: "url-plain-http",
		severity: "warning",
		scope: "server"
	},
	{
		id: "url-shape",
		severity: "error",
		scope: "server"
	},
	{
		id: "variable-name-expected",
		severity: "warning",
		scope: "server"
	}
];
exports.rules = e;
