"use strict";
const e = require("./core.js");
// src/clients/rovo.ts
const t = {
	effect: "fine",
	by: "M:ROVO"
};
const n = {
	effect: "ignored",
	by: "L:ROVO"
};
const r = {
	id: "rovo",
	title: "Rovo Dev's servers",
	files: [".rovodev/mcp.json"],
	userFiles: ["~/.rovodev/mcp.json"],
	schemaBy: "L:ROVO",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: n,
		empty: n,
		broken: {
			effect: "refuses-file",
			by: "M:ROVO"
		},
		duplicates: {
			effect: "fine",
			by: "L:ROVO"
		}
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: n,
	nullMap: t,
	dialect: {
		by: "M:ROVO",
		transportKey: "transport",
		spellings: {
			stdio: "stdio",
			http: "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: {
				effect: "fine",
				by: "L:ROVO"
			}
		},
		fields: {
			transport: {
				is: "transport",
				note: "what a missing one means is not documented"
			},
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
				for: ["http", "sse"]
			},
			headers: {
				is: "headers",
				for: ["http", "sse"]
			},
			enable_instructions: {
				is: "other",
				note: "false leaves the server's instructions out"
			},
			timeout: {
				is: "timeout",
				by: "L:ROVO"
			},
			cwd: {
				is: "cwd",
				by: "L:ROVO"
			},
			type: {
				is: "transport",
				unread: !0,
				note: "not documented"
			}
		},
		bad: n,
		switchOff: "name the server in \"disabledMcpServers\" under \"mcp\" of ~/.rovodev/config.yml",
		notObject: n,
		neither: {
			effect: "fails-server",
			by: "M:ROVO"
		},
		both: {
			winner: "command",
			reaction: n
		},
		unknownTransport: {
			withCommand: n,
			withUrl: n
		},
		mismatch: {
			effect: "fails-server",
			by: "L:ROVO"
		}
	},
	claims: "path"
};
var i = e.defineClient({
	id: "rovo",
	name: "Rovo Dev",
	about: "Atlassian's coding agent; its source is closed. It reads `~/.rovodev/mcp.json`; a file of the project is read where `mcp.mcpConfigPath` of `config.yml` names it. The transport stands under `transport`.",
	sources: { ROVO: {
		title: "support.atlassian.com, Connect to an MCP server in Rovo Dev CLI",
		version: "2026",
		date: "2026-11-18"
	} },
	formats: [r]
});
exports.default = i;
