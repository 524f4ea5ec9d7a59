"use strict";
// src/clients/protocol/profiles.ts
const e = "2026-11-18";
const t = (t) => ({
	title: t,
	version: "as reported",
	date: e
});
/** Limits as data: numbers and patterns that were read or reported, with where. */
const n = [
	{
		id: "anthropic",
		name: "the Anthropic API",
		standard: !0,
		sources: {
			NAMES: t("error text of the API in home-assistant/core#147760 and anthropics/claude-code#96152"),
			ROOT: t("anthropics/claude-code#657, #4886; makenotion/notion-mcp-server#340"),
			KEYS: t("freee/freee-mcp#15, twilio-labs/mcp#56, decocms/studio#6874")
		},
		toolName: {
			pattern: /^[A-Za-z0-9_-]*$/,
			allows: "letters, digits, \"_\" and \"-\"",
			max: 128,
			by: "I:NAMES"
		},
		noRootKeywords: {
			keywords: [
				"oneOf",
				"anyOf",
				"allOf"
			],
			outcome: "refuses",
			by: "I:ROOT"
		},
		propertyKey: {
			pattern: /^[A-Za-z0-9_.-]{1,64}$/,
			allows: "at most 64 letters, digits, \"_\", \".\" and \"-\"",
			by: "I:KEYS"
		}
	},
	{
		id: "openai",
		name: "the OpenAI API",
		standard: !0,
		sources: {
			SDK: {
				title: "types of the openai package",
				version: "6.49.0",
				date: e
			},
			ROOT: t("langchain-ai/langchainjs#9804, nspady/google-calendar-mcp#39"),
			ITEMS: t("ogx-ai/ogx#3004, apify/apify-mcp-server#36, spacelift-io/spacectl#402"),
			LENGTH: t("modelcontextprotocol/servers#799, getsentry/sentry-mcp#106")
		},
		toolName: {
			pattern: /^[A-Za-z0-9_-]*$/,
			allows: "letters, digits, \"_\" and \"-\"",
			max: 64,
			by: "M:SDK"
		},
		noRootKeywords: {
			keywords: [
				"oneOf",
				"anyOf",
				"allOf",
				"not",
				"enum"
			],
			outcome: "refuses",
			by: "I:ROOT"
		},
		description: {
			max: 1024,
			unit: "characters",
			by: "I:LENGTH"
		},
		tools: {
			max: 128,
			outcome: "takes",
			by: "M:SDK"
		},
		arrayItems: {
			outcome: "refuses the tool",
			by: "I:ITEMS"
		}
	},
	{
		id: "gemini",
		name: "the Gemini API",
		standard: !1,
		sources: {
			SDK: {
				title: "types of @google/genai",
				version: "2.32.0",
				date: e
			},
			SUBSET: t("danny-avila/LibreChat#13850")
		},
		toolName: {
			pattern: /^(?:[A-Za-z_][A-Za-z0-9_.:-]*)?$/,
			allows: "letters, digits, \"_\", \".\", \":\" and \"-\", not first a digit",
			max: 64,
			by: "M:SDK"
		},
		propertyKey: {
			pattern: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
			allows: "at most 64 letters, digits and \"_\", not first a digit",
			by: "M:SDK"
		},
		unknownKeywords: {
			keywords: [
				"$schema",
				"$ref",
				"$defs",
				"additionalProperties",
				"const",
				"exclusiveMinimum",
				"exclusiveMaximum",
				"oneOf",
				"allOf",
				"examples",
				"multipleOf",
				"uniqueItems",
				"prefixItems",
				"propertyNames",
				"patternProperties",
				"dependentRequired",
				"dependentSchemas"
			],
			by: "I:SUBSET"
		}
	},
	{
		id: "vscode",
		name: "VS Code",
		standard: !0,
		sources: {
			CHAT: {
				title: "microsoft/vscode-copilot-chat",
				version: "31acd00",
				date: "2026-03-29"
			},
			ITEMS: t("microsoft/vscode#257537, microsoft/vscode-copilot-release#11478"),
			ADDS: t("microsoft/vscode#251723")
		},
		noRootKeywords: {
			keywords: [
				"oneOf",
				"anyOf",
				"allOf",
				"not",
				"if"
			],
			outcome: "deletes",
			by: "H:CHAT"
		},
		tools: {
			max: 128,
			outcome: "offers in one request",
			by: "H:CHAT"
		},
		arrayItems: {
			outcome: "fails the request",
			by: "I:ITEMS"
		},
		addsProperties: { by: "I:ADDS" }
	},
	{
		id: "cursor",
		name: "Cursor",
		standard: !0,
		sources: { NAMES: t("sparfenyuk/mcp-proxy#45, ComposioHQ/composio#2788, PostHog/posthog#51483") },
		toolName: {
			pattern: /^/,
			allows: "anything",
			max: 58,
			by: "I:NAMES"
		}
	},
	{
		id: "claude-code",
		name: "Claude Code",
		standard: !0,
		sources: { LOG: {
			title: "changelog of Claude Code, \"capped at 2KB\"",
			version: "2.1.84",
			date: "2026-08-22"
		} },
		description: {
			max: 2048,
			unit: "bytes",
			by: "M:LOG"
		}
	},
	{
		id: "strict",
		name: "strict mode of the model providers",
		standard: !1,
		sources: { ISSUE: t("makenotion/notion-mcp-server#102") }
	},
	{
		id: "openai-apps",
		name: "the ChatGPT app directory",
		standard: !1,
		sources: { ISSUE: t("Teamwork/mcp#420, olostep/olostep-mcp-server#22") }
	},
	{
		id: "anthropic-directory",
		name: "the Anthropic directory",
		standard: !1,
		sources: { DOCS: {
			title: "connectors review criteria",
			version: "2026",
			date: e
		} }
	},
	{
		id: "opencode-mcp",
		name: "opencode-mcp",
		standard: !1,
		sources: { DOCS: {
			title: "MCP protocol constraints of opencode-mcp",
			version: "2024-11-05",
			date: e
		} }
	}
];
n.filter((e) => e.standard).map(({ id: e }) => e);
// src/clients/protocol/revisions.ts
/** Revisions of the Model Context Protocol, by date; newer ones are greater as strings. */
const r = [
	"2024-11-05",
	"2025-03-26",
	"2025-06-18",
	"2025-11-25",
	"2026-07-28"
];
/** Ids of the schemas that parts of an answer are held against. */
const i = {
	tool: (e) => `mcp-tool-${e}`,
	result: (e) => `mcp-result-${e}`,
	jsonSchema: "mcp-json-schema"
};
/** Keys of a tool that not every revision has. */
const a = {
	name: { since: "2024-11-05" },
	description: { since: "2024-11-05" },
	inputSchema: { since: "2024-11-05" },
	annotations: { since: "2025-03-26" },
	title: { since: "2025-06-18" },
	outputSchema: { since: "2025-06-18" },
	_meta: { since: "2025-06-18" },
	icons: { since: "2025-11-25" },
	execution: {
		since: "2025-11-25",
		until: "2025-11-25"
	}
};
/** Blocks of a result that not every revision has. */
const o = {
	text: "2024-11-05",
	image: "2024-11-05",
	resource: "2024-11-05",
	audio: "2025-03-26",
	resource_link: "2025-06-18"
};
const s = [
	"title",
	"readOnlyHint",
	"destructiveHint",
	"idempotentHint",
	"openWorldHint"
];
exports.annotationKeys = s;
exports.answerSchemas = i;
exports.blockTypes = o;
exports.profiles = n;
exports.revisions = r;
exports.toolFields = a;
