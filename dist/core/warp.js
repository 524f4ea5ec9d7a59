"use strict";
const e = require("./core.js");
// src/clients/warp.ts
const t = {
	effect: "refuses-file",
	by: "H:WRP",
	note: "with a line in the log"
};
const n = {
	effect: "fails-server",
	by: "H:WRP"
};
const r = {
	effect: "fine",
	by: "H:WRP"
};
/** Looked for in the text of the whole file before it is parsed. */
const i = ["${NAME}"];
const a = {
	id: "warp",
	title: "Warp's servers",
	files: [".warp/.mcp.json"],
	userFiles: ["~/.warp/.mcp.json"],
	schemaBy: "H:WRP",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: {
			effect: "refuses-file",
			by: "L:WRP"
		},
		empty: r,
		broken: t,
		duplicates: r
	},
	servers: [
		{ at: ["mcpServers"] },
		{ at: ["servers"] },
		{ at: ["mcp", "servers"] },
		{ at: ["mcp_servers"] }
	],
	noMap: r,
	badRoot: {
		effect: "drops-file",
		by: "H:WRP"
	},
	dialect: {
		by: "H:WRP",
		transportKey: null,
		spellings: {},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: r
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
				for: ["stdio"],
				note: "a value that is not a string is dropped"
			},
			working_directory: {
				is: "cwd",
				for: ["stdio"]
			},
			url: {
				is: "url",
				for: ["http"],
				note: "Streamable HTTP or SSE"
			},
			serverUrl: {
				is: "url",
				for: ["http"],
				note: "another name for `url`"
			},
			headers: {
				is: "headers",
				for: ["http"],
				note: "a value that is not a string is dropped"
			},
			description: { is: "description" },
			type: {
				is: "other",
				idle: !0,
				note: "has no effect: the fields decide"
			},
			cwd: {
				is: "cwd",
				unread: !0
			},
			disabled: {
				is: "disabled",
				unread: !0
			},
			enabled: {
				is: "enabled",
				unread: !0
			}
		},
		bad: n,
		switchOff: "stop it on Warp's page of MCP servers",
		notObject: n,
		neither: n,
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "H:WRP"
			}
		},
		unknownTransport: {
			withCommand: r,
			withUrl: r
		},
		mismatch: r,
		placeholders: {
			in: {
				command: i,
				args: i,
				env: i,
				cwd: i,
				url: i,
				headers: i
			},
			whenUnset: "a variable that is missing or empty costs the whole file",
			refused: {
				syntaxes: [
					"${NAME:-default}",
					"${NAME:default}",
					"${env:NAME}",
					"${input:id}",
					"${workspaceFolder}",
					"${file:path}",
					"${process.env.NAME}",
					"${user_config.KEY}",
					"${{ secrets.NAME }}"
				],
				reaction: {
					effect: "refuses-file",
					by: "H:WRP",
					note: "all that stands between the braces is taken for the name of a variable"
				}
			},
			by: "H:WRP"
		}
	},
	claims: "path",
	readsToo: ["claude-code-project", "claude-code-user"]
};
var o = e.defineClient({
	id: "warp",
	name: "Warp",
	about: "A terminal with an agent. Besides its own file it reads `.mcp.json`, the user’s file of Claude Code and the one of Codex. Every `${…}` in a file is taken for a variable, and one that is missing or empty costs the file.",
	sources: { WRP: {
		title: "warpdotdev/warp 19548aec, read",
		version: "2026-08",
		date: "2026-08-22"
	} },
	formats: [a]
});
exports.default = o;
