"use strict";
const e = require("./core.js");
// src/clients/ccmcp.ts
const t = {
	effect: "refuses-file",
	by: "H:CCMCP",
	note: "the file is listed as unusable"
};
const n = ["${NAME}", "${NAME:-default}"];
var r = e.defineClient({
	id: "ccmcp",
	name: "ccmcp",
	about: "Offers the `*.json` files of one folder and starts Claude Code with the chosen ones. It checks each file against its own schema, which is stricter than Claude Code.",
	sources: { CCMCP: {
		title: "gsong/ccmcp e1f1a66, read",
		version: "1.2.2",
		date: "2025-11-13"
	} },
	formats: [{
		id: "ccmcp",
		belongsTo: "itself",
		listing: {
			usable: (e, t) => {
				let n = e.replace(/\.json$/i, "");
				return t.length === 0 || t.length === 1 && t[0] === n ? n : `${n} → ${t.join(", ")}`;
			},
			broken: (e) => `Invalid config: ${e.replace(".json", "")}`,
			by: "H:CCMCP"
		},
		title: "a configuration in ccmcp's folder",
		files: [],
		folder: {
			env: "CCMCP_CONFIG_DIR",
			fallback: "~/.claude/mcp-configs"
		},
		schemaBy: "H:CCMCP",
		syntax: {
			language: "json",
			comments: !1,
			trailingCommas: !1,
			bom: t,
			empty: t,
			broken: t,
			duplicates: {
				effect: "fine",
				by: "H:CCMCP"
			}
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: {
			effect: "fine",
			by: "H:CCMCP"
		},
		badRoot: t,
		claims: "path",
		dialect: {
			by: "H:CCMCP",
			transportKey: "type",
			spellings: {
				stdio: "stdio",
				http: "http",
				sse: "sse"
			},
			inferred: {
				command: "stdio",
				urlReaction: t
			},
			fields: {
				type: {
					is: "transport",
					default: "stdio",
					note: "missing means stdio, also with a `url`"
				},
				command: {
					is: "command",
					for: ["stdio"]
				},
				args: {
					is: "args",
					for: ["stdio"],
					default: "[]"
				},
				env: {
					is: "env",
					note: "every value is a string"
				},
				url: {
					is: "url",
					for: ["http", "sse"]
				},
				headers: {
					is: "headers",
					for: ["http", "sse"]
				},
				description: {
					is: "description",
					unread: !0
				}
			},
			bad: t,
			notObject: t,
			neither: t,
			both: {
				winner: "command",
				reaction: {
					effect: "ignored",
					by: "H:CCMCP"
				}
			},
			unknownTransport: {
				withCommand: t,
				withUrl: t
			},
			mismatch: t,
			urls: {
				parsed: "always",
				reaction: t
			},
			placeholders: {
				in: {
					command: n,
					args: n,
					env: n,
					url: n,
					headers: n
				},
				whenUnset: "Claude Code decides",
				by: "M:CCMCP"
			}
		}
	}]
});
exports.default = r;
