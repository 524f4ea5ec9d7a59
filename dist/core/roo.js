"use strict";
const e = require("./core.js");
// src/clients/roo.ts
const t = {
	effect: "refuses-file",
	by: "H:ROO",
	note: "no server of the file is loaded"
};
const n = {
	effect: "fine",
	by: "H:ROO"
};
const r = ["${env:NAME}", "${workspaceFolder}"];
const i = {
	by: "H:ROO",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		"streamable-http": "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "sse",
		urlReaction: n
	},
	fields: {
		type: {
			is: "transport",
			note: "missing: stdio with a `command`, sse with a `url`; case-sensitive"
		},
		command: {
			is: "command",
			for: ["stdio"]
		},
		args: {
			is: "args",
			for: ["stdio"],
			note: "may not stand in a remote server"
		},
		env: {
			is: "env",
			for: ["stdio"],
			note: "every value is a string; may not stand in a remote server"
		},
		cwd: {
			is: "cwd",
			default: "the first folder of the workspace"
		},
		url: {
			is: "url",
			for: ["http", "sse"],
			note: "parsed before variables are expanded"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"],
			note: "may not stand in a local server"
		},
		disabled: { is: "disabled" },
		timeout: {
			is: "timeout",
			unit: "s",
			default: "60",
			note: "from 1 to 3600"
		},
		alwaysAllow: {
			is: "autoApprove",
			approvesAll: "*",
			note: "names of tools, or \"*\""
		},
		disabledTools: { is: "toolsDenied" },
		watchPaths: {
			is: "other",
			note: "files whose change restarts the server"
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		envFile: {
			is: "envFile",
			unread: !0
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0
		},
		transport: {
			is: "transport",
			unread: !0
		}
	},
	bad: t,
	notObject: t,
	neither: t,
	both: {
		winner: null,
		reaction: t
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: t,
	otherTransport: t,
	urls: {
		parsed: "always",
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
		whenUnset: "the text stays as it is",
		by: "H:ROO"
	}
};
const a = {
	id: "roo",
	title: "a project's servers of Roo Code",
	files: [".roo/mcp.json"],
	schemaBy: "H:ROO",
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
const o = {
	effect: "skips-server",
	by: "H:ROO",
	note: "it complains about the file as a whole"
};
const s = "Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json";
/** After a complaint each entry is tried by itself. */
const c = {
	...a,
	id: "roo-global",
	title: "the user's servers of Roo Code",
	files: [],
	ofUser: !0,
	userFiles: [
		`~/.config/${s}`,
		`~/Library/Application Support/${s}`,
		`~/AppData/Roaming/${s}`
	],
	schema: "roo",
	dialect: {
		...i,
		bad: o,
		notObject: o,
		neither: o,
		both: {
			winner: null,
			reaction: o
		},
		unknownTransport: {
			withCommand: o,
			withUrl: o
		},
		mismatch: o,
		otherTransport: o,
		urls: {
			parsed: "always",
			reaction: o
		}
	}
};
/** Blanks become underscores, what is not a letter, digit, hyphen or underscore goes. */
function l(e) {
	if (e === "") return "_";
	let t = e.replace(/\s+/g, "_").replace(/[^a-zA-Z0-9_-]/g, "").replace(/--+/g, "-");
	if (t === "") return "_unnamed";
	return /^[a-zA-Z_]/.test(t) ? t : `_${t}`;
}
var u = e.defineClient({
	id: "roo",
	name: "Roo Code",
	about: "A coding agent for VS Code, no longer developed since the spring of 2026. One entry of `.roo/mcp.json` that does not fit costs every server; fields of the other transport are refused, not ignored.",
	sources: { ROO: {
		title: "RooCodeInc/Roo-Code cb836567, read",
		version: "3.52.1",
		date: "2026-04-14"
	} },
	formats: [a, c],
	precedence: [{
		sources: [{
			format: "roo",
			files: "project"
		}, {
			format: "roo-global",
			files: "user"
		}],
		same: "replaced",
		by: "H:ROO"
	}],
	toolNames: {
		form: "mcp--S--T",
		server: l,
		name: (e, t) => `mcp--${l(e)}--${l(t)}`.slice(0, 64),
		collision: "of two servers with one name, the one that connected last answers",
		oneAnswers: !0,
		clash: {
			within: "one",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => `mcp--${l(e)}--${l(t)}`.length,
			over: "cut",
			by: "H:ROO"
		},
		by: "H:ROO"
	}
});
exports.default = u;
