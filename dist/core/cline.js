"use strict";
const e = require("./core.js");
// src/clients/cline.ts
const t = {
	effect: "refuses-file",
	by: "R:CLI",
	note: "no server of the file is loaded"
};
const n = {
	effect: "fine",
	by: "R:CLI"
};
/** The extension expands it in every string, the command line in none. */
const r = ["${env:NAME}"];
const i = {
	by: "R:CLI",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		streamableHttp: "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "sse",
		urlReaction: n
	},
	nested: "transport",
	fields: {
		type: {
			is: "transport",
			note: "missing: stdio with a `command`, sse with a `url`; case-sensitive"
		},
		transportType: {
			is: "transport",
			spellings: {
				stdio: "stdio",
				streamableHttp: "http",
				http: "http",
				sse: "sse"
			},
			note: "the older key, still read where `type` is missing"
		},
		transport: {
			is: "other",
			idle: !0,
			note: "an object that holds `type` and the fields of the transport; a string is passed over"
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
			for: ["stdio"],
			note: "every value is a string"
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
		disabled: {
			is: "disabled",
			note: "a boolean"
		},
		timeout: {
			is: "timeout",
			unit: "s",
			default: "60",
			note: "clamped to 1…3600",
			by: "H:CLX"
		},
		autoApprove: {
			is: "autoApprove",
			note: "read by the extension only",
			by: "H:CLX"
		},
		remoteConfigured: {
			is: "other",
			idle: !0,
			note: "internal",
			by: "H:CLX"
		},
		metadata: {
			is: "other",
			idle: !0,
			by: "H:CLS"
		},
		oauth: {
			is: "other",
			idle: !0,
			note: "the client's own state",
			by: "H:CLS"
		},
		oauthClient: {
			is: "oauth",
			for: ["http", "sse"],
			note: "`{clientId, clientSecret}`",
			by: "H:CLX"
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		envFile: {
			is: "envFile",
			unread: !0,
			by: "H:CLS"
		}
	},
	bad: t,
	notObject: t,
	neither: t,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:CLI"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: t,
	urls: {
		parsed: "unless-variable",
		reaction: t
	},
	placeholders: {
		in: {
			command: r,
			args: r,
			env: r,
			cwd: r,
			url: r,
			headers: r
		},
		whenUnset: "the text stays as it is; the command line expands nothing at all",
		by: "R:CLI"
	},
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:CLI"
		}
	}]
};
const a = "Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json";
const o = {
	id: "cline",
	belongsTo: "user",
	title: "Cline's servers",
	files: ["cline_mcp_settings.json"],
	ofUser: !0,
	userFiles: [
		"~/.cline/data/settings/cline_mcp_settings.json",
		`~/.config/${a}`,
		`~/Library/Application Support/${a}`,
		`~/AppData/Roaming/${a}`
	],
	schemaBy: "R:CLI",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: t,
		empty: t,
		broken: t,
		duplicates: n
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: t,
	dialect: i,
	claims: "path"
};
/** Its documentation named the second of them for a while, and other tools write the first. */
const s = {
	...o,
	id: "cline-misplaced",
	title: "a servers file where Cline does not look",
	files: [".cline/mcp.json", ".cline/mcp_settings.json"],
	userFiles: ["~/.cline/mcp.json"],
	schema: "none",
	syntax: {
		...o.syntax,
		broken: n
	},
	servers: [],
	noMap: n,
	badRoot: n,
	dialect: i,
	place: "this path",
	unread: [{
		at: ["mcpServers"],
		instead: "~/.cline/data/settings/cline_mcp_settings.json",
		by: "H:CLS"
	}, {
		at: ["servers"],
		instead: "~/.cline/data/settings/cline_mcp_settings.json",
		by: "H:CLS"
	}],
	claims: "shape"
};
function c(t, n) {
	let r = `${t}__${n}`;
	let i = r.replace(/[^a-zA-Z0-9_-]+/g, "_");
	if (i === r && r.length <= 64) return r;
	let a = e.sha1(r).slice(0, 8);
	return `${i.slice(0, 55) || "mcp_tool"}_${a}`;
}
var l = e.defineClient({
	id: "cline",
	name: "Cline",
	about: "A coding agent for VS Code, JetBrains and the terminal. All of them share one file in the home directory; there is no file of a project. One entry that does not fit costs every server.",
	sources: {
		CLI: {
			title: "cline, run",
			version: "3.0.65",
			date: "2026-11-18"
		},
		CLX: {
			title: "cline/cline 21cb8d25 (extension), read",
			version: "4.1",
			date: "2026-08-22"
		},
		CLS: {
			title: "cline/cline 038f2b64 (its SDK), read",
			version: "2026-08",
			date: "2026-11-18"
		}
	},
	formats: [o, s],
	toolNames: {
		form: "S__T",
		server: (e) => e.replace(/[^a-zA-Z0-9_-]+/g, "_"),
		name: c,
		collision: "a name that had to be changed ends in a hash; of a__b with c and a with b__c one is lost",
		clash: {
			within: "one",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => e.length + 2 + t.length,
			over: "hashed",
			by: "R:CLI"
		},
		by: "R:CLI"
	}
});
exports.default = l;
