"use strict";
const e = require("./core.js");
// src/clients/junie.ts
const t = {
	effect: "fine",
	by: "M:JRS"
};
const n = {
	effect: "ignored",
	by: "L:JRS"
};
const r = {
	effect: "refuses-file",
	by: "M:JRS"
};
/** Seen in real files; nobody says what becomes of it. */
const i = {
	is: "other",
	idle: !0,
	note: "not documented"
};
const a = {
	id: "junie",
	title: "Junie's servers",
	files: [".junie/mcp/mcp.json"],
	userFiles: ["~/.junie/mcp/mcp.json"],
	schemaBy: "M:JRS",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: {
			effect: "fine",
			by: "L:JRS"
		},
		empty: {
			effect: "fine",
			by: "L:JRS"
		},
		broken: r,
		duplicates: {
			effect: "fine",
			by: "L:JRS"
		}
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: {
		effect: "drops-file",
		by: "M:JRS"
	},
	dialect: {
		by: "M:JRS",
		transportKey: null,
		spellings: {},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: t
		},
		fields: {
			command: {
				is: "command",
				for: ["stdio"]
			},
			args: {
				is: "args",
				for: ["stdio"]
			},
			env: {
				is: "env",
				for: ["stdio"]
			},
			url: {
				is: "url",
				for: ["http"],
				note: "newer versions only: the help page knows local servers alone"
			},
			headers: {
				is: "headers",
				for: ["http"]
			},
			type: i,
			transport: i,
			cwd: i,
			timeout: i,
			enabled: i,
			disabled: i,
			autoApprove: i,
			alwaysAllow: i
		},
		bad: n,
		notObject: n,
		neither: {
			effect: "fails-server",
			by: "M:JRS"
		},
		both: {
			winner: null,
			reaction: n
		},
		unknownTransport: {
			withCommand: t,
			withUrl: t
		},
		mismatch: t
	},
	claims: "path"
};
const o = {
	...a,
	id: "junie-ai-assistant",
	reader: "JetBrains AI Assistant",
	title: "the servers of JetBrains' AI Assistant",
	files: [".ai/mcp/mcp.json"],
	userFiles: ["~/.ai/mcp/mcp.json"],
	schema: "junie"
};
var s = e.defineClient({
	id: "junie",
	name: "Junie",
	about: "JetBrains' coding agent; the AI Assistant of the same editors has a file of its own in the same form. Neither is documented in detail, so little is said about their files.",
	sources: { JRS: {
		title: "dyoshikawa/rulesync cfebcd75 (its adapters) and the help pages of JetBrains",
		version: "2026-08",
		date: "2026-08-18"
	} },
	formats: [a, o]
});
exports.default = s;
