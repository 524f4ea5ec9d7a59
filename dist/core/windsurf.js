"use strict";
const e = require("./core.js");
// src/clients/windsurf.ts
const t = {
	effect: "fine",
	by: "M:WSD"
};
const n = {
	effect: "fine",
	by: "L:WSD"
};
const r = {
	effect: "skips-server",
	by: "L:WSD"
};
const i = {
	effect: "fails-server",
	by: "M:WSD"
};
const a = ["${env:NAME}", "${file:path}"];
const o = {
	by: "M:WSD",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse",
		"streamable-http": "http",
		streamableHttp: "http"
	},
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
		serverUrl: {
			is: "url",
			for: ["http", "sse"]
		},
		url: {
			is: "url",
			for: ["http", "sse"],
			note: "read as well as `serverUrl`"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		},
		disabled: {
			is: "disabled",
			default: "false"
		},
		disabledTools: { is: "toolsDenied" },
		type: {
			is: "transport",
			note: "often written, never documented",
			by: "L:WSD"
		}
	},
	bad: r,
	notObject: r,
	neither: i,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "L:WSD"
		}
	},
	unknownTransport: {
		withCommand: n,
		withUrl: n
	},
	mismatch: {
		effect: "fails-server",
		by: "L:WSD"
	},
	placeholders: {
		in: {
			command: a,
			args: a,
			env: a,
			url: a,
			headers: a
		},
		whenUnset: "an unset variable becomes empty; the reference to a file that cannot be read stays",
		by: "M:WSD"
	}
};
const s = {
	language: "json",
	comments: !1,
	trailingCommas: !1,
	bom: n,
	empty: n,
	broken: {
		effect: "refuses-file",
		by: "M:WSD"
	},
	duplicates: n
};
const c = {
	id: "windsurf",
	title: "Windsurf's servers file",
	files: [".codeium/windsurf/mcp_config.json"],
	ofUser: !0,
	userFiles: ["~/.codeium/windsurf/mcp_config.json", "~/.codeium/mcp_config.json"],
	schemaBy: "M:WSD",
	syntax: s,
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: {
		effect: "refuses-file",
		by: "M:WSD"
	},
	nullMap: n,
	dialect: o,
	claims: "path"
};
/** There is no file of a project; people write one by analogy with other editors. */
const l = {
	id: "windsurf-misplaced",
	title: "a servers file where Windsurf does not look",
	files: [".windsurf/mcp_config.json", ".windsurf/mcp.json"],
	userFiles: ["~/.windsurf/mcp_config.json", "~/.windsurf/mcp.json"],
	schema: "none",
	schemaBy: "M:WSD",
	syntax: {
		...s,
		broken: t
	},
	servers: [],
	noMap: t,
	badRoot: t,
	unread: [{
		at: ["mcpServers"],
		instead: "~/.codeium/windsurf/mcp_config.json; Devin, its successor, reads .devin/mcp_config.json",
		by: "I:WSI"
	}],
	place: "this path",
	claims: "shape"
};
/** The name since June 2026; its agents, and its command line, have files of their own. */
const { ofUser: u, ...d } = c;
const f = {
	...d,
	id: "windsurf-devin",
	reader: "Devin",
	title: "Devin's servers file",
	files: [
		".devin/config.json",
		".devin/config.local.json",
		".devin/mcp_config.json",
		".devin/mcp_config.local.json"
	],
	userFiles: [
		"~/.config/devin/config.json",
		"~/.config/devin/mcp_config.json",
		"~/AppData/Roaming/devin/config.json",
		"~/AppData/Roaming/devin/mcp_config.json"
	],
	schemaBy: "M:DEV",
	syntax: {
		...s,
		comments: !0,
		broken: {
			effect: "refuses-file",
			by: "M:DEV"
		}
	},
	dialect: {
		by: "M:DEV",
		transportKey: "transport",
		spellings: {
			http: "http",
			sse: "sse",
			stdio: "stdio"
		},
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
				for: ["http", "sse"]
			},
			serverUrl: {
				is: "url",
				for: ["http", "sse"],
				by: "L:DEV"
			},
			transport: {
				is: "transport",
				note: "worked out from the fields when it is missing"
			},
			headers: {
				is: "headers",
				for: ["http", "sse"]
			},
			disabled: {
				is: "disabled",
				by: "L:DEV"
			},
			disabledTools: {
				is: "toolsDenied",
				by: "L:DEV"
			},
			oauthClientId: {
				is: "oauth",
				for: ["http", "sse"],
				by: "L:DEV"
			},
			oauthClientSecret: {
				is: "oauth",
				for: ["http", "sse"],
				by: "L:DEV"
			},
			oauthResource: {
				is: "oauth",
				for: ["http", "sse"],
				by: "L:DEV"
			},
			type: {
				is: "other",
				idle: !0,
				note: "not documented",
				by: "L:DEV"
			}
		},
		bad: {
			effect: "skips-server",
			by: "L:DEV"
		},
		notObject: {
			effect: "skips-server",
			by: "L:DEV"
		},
		neither: {
			effect: "fails-server",
			by: "M:DEV"
		},
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "L:DEV"
			}
		},
		unknownTransport: {
			withCommand: {
				effect: "skips-server",
				by: "L:DEV"
			},
			withUrl: {
				effect: "skips-server",
				by: "L:DEV"
			}
		},
		mismatch: {
			effect: "fails-server",
			by: "L:DEV"
		}
	},
	claims: "shape"
};
var p = e.defineClient({
	id: "windsurf",
	name: "Windsurf",
	about: "A code editor, called Devin Desktop since June 2026. Its older agent reads `~/.codeium/windsurf/mcp_config.json`; the newer ones, and the command line, read files of their own under `devin`.",
	sources: {
		WSD: {
			title: "Windsurf and Devin documentation, MCP of the Cascade agent",
			version: "2026",
			date: "2026-11-18"
		},
		WSI: {
			title: "scalameta/metals#7470, files of a project tried",
			version: "2025",
			date: "2026-11-18"
		},
		DEV: {
			title: "Devin documentation, MCP configuration",
			version: "2026",
			date: "2026-11-18"
		}
	},
	formats: [
		c,
		l,
		f
	],
	toolCount: {
		most: 100,
		fact: "takes at most 100 tools",
		by: "M:WSD"
	},
	precedence: [{
		sources: [
			{
				format: "windsurf-devin",
				files: [".devin/config.local.json", ".devin/mcp_config.local.json"]
			},
			{
				format: "windsurf-devin",
				files: [".devin/config.json", ".devin/mcp_config.json"]
			},
			{
				format: "windsurf-devin",
				files: "user"
			}
		],
		same: "replaced",
		by: "M:DEV"
	}]
});
exports.default = p;
