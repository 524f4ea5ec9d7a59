"use strict";
const e = require("./core.js");
// src/clients/protocol/mcp-answers.ts
const t = {
	effect: "fine",
	by: "M:ALL"
};
const n = {
	effect: "refuses-file",
	by: "R:SDK1"
};
/** Where lists and results are saved; a name like these proves little, so their content decides. */
const r = [
	"*.tools.json",
	"tools.json",
	"mcp-tools.json",
	"mcp-tools/*.json"
];
const i = {
	reader: "a client on the official SDK",
	files: r,
	schema: "none",
	schemaBy: "R:SDK1",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: t,
		empty: n,
		broken: n,
		duplicates: t
	},
	servers: [],
	noMap: t,
	badRoot: n,
	claims: "shape"
};
/** What servers answer, saved to a file: judged as a client that receives it would. */
const a = [
	{
		...i,
		id: "mcp-tools",
		title: "a saved list of tools",
		answer: "tools",
		when: (e) => o(e, "tools") || o(e, "refusal") || s(e, "tools")
	},
	{
		...i,
		id: "mcp-result",
		title: "a saved result of a tool",
		files: [
			...r,
			"*.result.json",
			"mcp-results/*.json"
		],
		answer: "result",
		when: (e) => o(e, "result") || s(e, "result") || l(e)
	},
	{
		...i,
		id: "mcp-prompts",
		title: "a saved list of prompts",
		files: [...r, "*.prompts.json"],
		answer: "prompts",
		when: (e) => o(e, "prompts") || s(e, "prompts")
	},
	{
		...i,
		id: "mcp-resources",
		title: "a saved list of resources",
		files: [...r, "*.resources.json"],
		answer: "resources",
		when: (e) => o(e, "resources") || o(e, "templates") || s(e, "resources")
	}
];
function o({ value: t }, n) {
	return e.answersIn(t).some((e) => e.kind === n && e.certain);
}
/** What cannot be parsed, or is not read for its depth, is recognised by keys that stand together nowhere else. */
function s({ value: e, text: t }, n) {
	if (e !== void 0) return !1;
	return c[n].some((e) => e.every((e) => t.includes(`"${e}"`)));
}
const c = {
	tools: [["inputSchema"], ["jsonrpc", "tools"]],
	result: [
		["structuredContent"],
		["content", "isError"],
		["jsonrpc", "content"]
	],
	prompts: [["prompts", "arguments"], ["jsonrpc", "prompts"]],
	resources: [
		[
			"resources",
			"uri",
			"mimeType"
		],
		["resourceTemplates", "uriTemplate"],
		["jsonrpc", "resources"]
	]
};
/** Messages of a conversation have blocks, too, and a role. */
function l({ value: e, text: t }) {
	return e === void 0 && /"content"\s*:\s*\[\s*\{\s*"type"\s*:\s*"(?:text|image|audio|resource)/.test(t) && !t.includes("\"role\"");
}
// src/clients/mcp.ts
const u = {
	effect: "fine",
	by: "M:ALL"
};
const d = {
	effect: "refuses-file",
	by: "M:ALL"
};
const f = {
	effect: "skips-server",
	by: "M:ALL"
};
const p = {
	effect: "fails-server",
	by: "M:ALL"
};
const m = {
	id: "mcp",
	title: "servers of an unknown client",
	reader: "an MCP client",
	files: [],
	schemaBy: "M:ALL",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: u,
		empty: u,
		broken: d,
		duplicates: u
	},
	servers: [
		{ at: ["mcpServers"] },
		{ at: ["servers"] },
		{ at: ["mcp_servers"] },
		{ at: ["context_servers"] },
		{ at: ["mcp", "servers"] }
	],
	bareMap: "certain",
	noMap: u,
	wrongKey: u,
	badRoot: d,
	arrayMap: u,
	claims: "shape",
	dialect: {
		by: "M:ALL",
		open: !0,
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			http: "http",
			sse: "sse",
			ws: "ws"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: u
		},
		fields: {
			type: { is: "transport" },
			command: { is: "command" },
			args: { is: "args" },
			env: { is: "env" },
			cwd: { is: "cwd" },
			url: { is: "url" },
			headers: { is: "headers" }
		},
		bad: p,
		notObject: f,
		neither: f,
		both: {
			winner: null,
			reaction: u
		},
		unknownTransport: {
			withCommand: u,
			withUrl: u
		},
		mismatch: p
	}
};
/** Several tools read it, each with its own idea of it, and nothing in a project tells which of them is meant. */
const h = {
	...m,
	id: "mcp-agents",
	title: "servers for whatever agents look into \".agents\"",
	files: [".agents/mcp.json"],
	userFiles: ["~/.agents/mcp.json"],
	schema: "mcp"
};
const g = {
	...m,
	id: "mcp-yaml",
	schema: "mcp",
	syntax: {
		...m.syntax,
		language: "yaml",
		duplicates: d
	}
};
const _ = {
	...m,
	id: "mcp-toml",
	schema: "mcp",
	syntax: {
		...m.syntax,
		language: "toml",
		duplicates: d
	}
};
var v = e.defineClient({
	id: "mcp",
	name: "Generic MCP",
	about: "A file with servers whose client is not known: an example, a template, the argument of a tool such as the MCP Inspector. It is judged only for what no client takes, and only where it is named, with `--as mcp` or under `files` in mcp-lint.json; and `.agents/mcp.json` unless Codebuff is at work. What a server answers, saved to a file, is judged as the clients that receive it judge it: lists of tools, prompts and resources, and results of tools.",
	sources: {
		ALL: {
			title: "what all of the clients that were run have in common",
			version: "2026-11",
			date: "2026-11-18"
		},
		SDK1: {
			title: "@modelcontextprotocol/sdk, its schemas run on files with one fault each",
			version: "1.32.2",
			date: "2026-11-18"
		},
		SDK2: {
			title: "@modelcontextprotocol/core, its schemas run on files with one fault each",
			version: "2.4.0",
			date: "2026-11-18"
		}
	},
	formats: [
		m,
		g,
		_,
		h,
		...a
	]
});
exports.default = v;
