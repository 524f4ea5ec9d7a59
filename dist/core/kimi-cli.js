"use strict";
const e = require("./core.js");
// src/clients/kimi-cli.ts
const t = {
	effect: "fine",
	by: "H:KIM1"
};
const n = {
	effect: "refuses-file",
	by: "H:FMC"
};
const r = {
	id: "kimi-cli",
	title: "Kimi CLI's servers",
	files: [],
	ofUser: !0,
	userFiles: ["~/.kimi/mcp.json"],
	schemaBy: "H:FMC",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: {
			effect: "refuses-file",
			by: "L:KIM1"
		},
		empty: {
			effect: "refuses-file",
			by: "H:KIM1"
		},
		broken: {
			effect: "refuses-file",
			by: "H:KIM1"
		},
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }],
	bareMap: !0,
	noMap: t,
	badRoot: n,
	dialect: {
		by: "H:FMC",
		transportKey: "transport",
		spellings: {
			stdio: "stdio",
			http: "http",
			"streamable-http": "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: t
		},
		fields: {
			transport: {
				is: "transport",
				note: "missing: a url with `/sse` in its path is sse, any other http"
			},
			type: {
				is: "other",
				idle: !0,
				note: "ignored beside a url"
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
			cwd: {
				is: "cwd",
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
			auth: {
				is: "auth",
				for: ["http", "sse"],
				note: "a token, or `\"oauth\"`"
			},
			timeout: {
				is: "timeout",
				unit: "ms"
			},
			sse_read_timeout: {
				is: "timeout",
				for: ["http", "sse"]
			},
			authentication: { is: "other" },
			keep_alive: {
				is: "other",
				for: ["stdio"]
			},
			description: { is: "description" },
			icon: {
				is: "other",
				idle: !0
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
		notObject: n,
		neither: n,
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "L:FMC"
			}
		},
		unknownTransport: {
			withCommand: n,
			withUrl: n
		},
		mismatch: n
	},
	claims: "path"
};
var i = e.defineClient({
	id: "kimi-cli",
	name: "Kimi CLI",
	about: "Moonshot's earlier agent for the terminal, another product than Kimi Code. It reads `~/.kimi/mcp.json` with the model of FastMCP: one bad entry refuses the file, a map without `mcpServers` is taken, further fields are allowed.",
	sources: {
		KIM1: {
			title: "MoonshotAI/kimi-cli 4a550ef, read",
			version: "1.49.0",
			date: "2026-07-31"
		},
		FMC: {
			title: "PrefectHQ/fastmcp 743ddff, mcp_config.py, read",
			version: "2026-08-21",
			date: "2026-08-21"
		}
	},
	formats: [r],
	toolNames: {
		form: "T",
		server: (e) => e,
		name: (e, t) => t,
		collision: "the later tool takes the place of any other of its name, of those built in too",
		clash: {
			within: "last",
			across: "one"
		},
		by: "H:KIM1"
	}
});
exports.default = i;
