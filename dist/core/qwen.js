"use strict";
const e = require("./core.js");
// src/clients/qwen.ts
const t = {
	effect: "fine",
	by: "R:QWN"
};
const n = {
	effect: "fails-server",
	by: "H:QWN2",
	note: "the file is loaded without a check"
};
const r = {
	effect: "drops-file",
	by: "R:QWN",
	note: "it moves the file to settings.json.corrupted and goes on with an empty one"
};
const i = ["$NAME", "${NAME}"];
const a = {
	by: "R:QWN",
	transportKey: null,
	spellings: {},
	inferred: {
		command: "stdio",
		url: "sse",
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
		cwd: {
			is: "cwd",
			for: ["stdio"],
			by: "H:QWN2",
			note: "a folder that is absent is an error"
		},
		url: {
			is: "url",
			for: ["sse"],
			by: "H:QWN2",
			note: "the address of an SSE server, whatever a `type` says"
		},
		httpUrl: {
			is: "url",
			for: ["http"],
			selects: "http",
			note: "the address of a Streamable HTTP server; wins over `url` and `command`"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"],
			by: "H:QWN2"
		},
		tcp: {
			is: "other",
			idle: !0,
			by: "H:QWN2"
		},
		timeout: {
			is: "timeout",
			unit: "ms",
			default: "600000",
			by: "H:QWN2"
		},
		discoveryTimeoutMs: {
			is: "startupTimeout",
			unit: "ms",
			default: "30000 for a local server, 5000 for a remote one",
			by: "H:QWN2"
		},
		trust: {
			is: "trust",
			approvesAll: !0,
			by: "H:QWN2"
		},
		description: {
			is: "description",
			by: "H:QWN2"
		},
		includeTools: {
			is: "toolsAllowed",
			by: "H:QWN2"
		},
		excludeTools: {
			is: "toolsDenied",
			by: "H:QWN2"
		},
		alwaysLoadTools: {
			is: "alwaysLoad",
			by: "H:QWN2"
		},
		oauth: {
			is: "oauth",
			by: "H:QWN2"
		},
		authProviderType: {
			is: "auth",
			by: "H:QWN2"
		},
		targetAudience: {
			is: "other",
			by: "H:QWN2"
		},
		targetServiceAccount: {
			is: "other",
			by: "H:QWN2"
		},
		scope: {
			is: "other",
			by: "H:QWN2"
		},
		type: {
			is: "transport",
			unread: !0,
			by: "H:QWN2",
			note: "only \"sdk\" means something here"
		},
		transport: {
			is: "transport",
			unread: !0,
			by: "H:QWN2"
		},
		serverUrl: {
			is: "url",
			unread: !0,
			by: "H:QWN2"
		},
		disabled: {
			is: "disabled",
			unread: !0
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		alwaysAllow: {
			is: "autoApprove",
			unread: !0,
			by: "H:QWN2"
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0,
			by: "H:QWN2"
		}
	},
	bad: n,
	emptyMeansAbsent: !0,
	switchOff: "name the server in \"excluded\" of the settings \"mcp\"",
	notObject: n,
	neither: n,
	overrides: [
		"env",
		"cwd",
		"headers",
		"timeout",
		"trust",
		"description",
		"includeTools",
		"excludeTools",
		"oauth"
	],
	both: {
		winner: "url",
		reaction: {
			effect: "ignored",
			by: "R:QWN"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: t,
	urls: {
		parsed: "unless-variable",
		reaction: {
			effect: "fails-server",
			by: "H:QWN2"
		}
	},
	starts: {
		blanks: "one-program",
		keepsTilde: !0,
		by: "R:QWN"
	},
	placeholders: {
		in: {
			command: i,
			args: i,
			env: i,
			cwd: i,
			url: i,
			headers: i
		},
		whenUnset: "the text stays as it is",
		by: "R:QWN"
	},
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:QWN"
		}
	}]
};
const o = {
	language: "json",
	comments: !0,
	trailingCommas: !1,
	bom: t,
	empty: t,
	broken: r,
	duplicates: t
};
/** Names of servers to use, or not to use; `*` and `?` stand for anything. */
const s = {
	as: "list",
	form: "S",
	server: (e) => e,
	by: "H:QWN2"
};
const c = {
	id: "qwen",
	title: "Qwen Code's settings",
	files: [".qwen/settings.json"],
	userFiles: ["~/.qwen/settings.json"],
	schemaBy: "R:QWN",
	syntax: o,
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: {
		effect: "drops-file",
		by: "R:QWN"
	},
	nullMap: t,
	dialect: a,
	references: [{
		...s,
		at: ["mcp", "allowed"],
		switches: "only"
	}, {
		...s,
		at: ["mcp", "excluded"],
		switches: "off"
	}],
	claims: "shape",
	unmistakable: !0
};
/** Its servers stand among its other settings; people write the file of other clients. */
const l = {
	...c,
	id: "qwen-misplaced",
	title: "a servers file where Qwen Code does not look",
	files: [".qwen/mcp.json"],
	userFiles: ["~/.qwen/mcp.json"],
	schema: "none",
	schemaBy: "H:QWN2",
	syntax: {
		...o,
		broken: t
	},
	servers: [],
	badRoot: t,
	references: [],
	place: "this path",
	unread: [{
		at: ["mcpServers"],
		instead: ".qwen/settings.json",
		by: "H:QWN2"
	}]
};
const u = {
	effect: "skips-server",
	by: "H:QWN2"
};
const d = {
	effect: "refuses-file",
	by: "H:QWN2"
};
const f = {
	effect: "fine",
	by: "H:QWN2"
};
const { placeholders: p, ...m } = a;
const { type: h, ...g } = a.fields;
/** The shape of Claude Code, turned into that of the settings: only the type "http" is taken over. */
const _ = {
	id: "qwen-project",
	title: "a project's .mcp.json, read by Qwen Code",
	files: [],
	schema: "qwen",
	schemaBy: "H:QWN2",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !1,
		bom: f,
		empty: {
			effect: "refuses-file",
			by: "L:QWN2"
		},
		broken: d,
		duplicates: f
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: d,
	badRoot: d,
	dialect: {
		...m,
		by: "H:QWN2",
		transportKey: "type",
		transportKeyNeedsUrl: !0,
		spellings: {
			http: "http",
			sse: "sse",
			stdio: "stdio"
		},
		inferred: {
			command: "stdio",
			url: "sse",
			urlReaction: f
		},
		fields: {
			type: {
				is: "transport",
				note: "without \"http\" a `url` is taken for an SSE server"
			},
			...g,
			url: {
				is: "url",
				for: ["http", "sse"]
			}
		},
		notObject: u,
		unknownTransport: {
			withCommand: f,
			withUrl: {
				effect: "ignored",
				by: "H:QWN2"
			}
		},
		mismatch: f
	},
	claims: "path",
	readsToo: ["claude-code-project"]
};
const v = [...i, "${workspaceFolder}"];
const y = {
	...c,
	id: "qwen-extension",
	belongsTo: "plugin",
	title: "the manifest of a Qwen Code extension",
	files: ["qwen-extension.json"],
	userFiles: [],
	schema: "qwen",
	schemaBy: "H:QWN2",
	syntax: {
		...o,
		comments: !1,
		bom: {
			effect: "refuses-file",
			by: "M:QWN2"
		},
		empty: {
			effect: "refuses-file",
			by: "M:QWN2"
		},
		broken: {
			effect: "refuses-file",
			by: "M:QWN2"
		}
	},
	claims: "path",
	noMap: f,
	badRoot: {
		effect: "refuses-file",
		by: "M:QWN2"
	},
	dialect: {
		...a,
		overrides: [],
		placeholders: {
			in: {
				command: v,
				args: v,
				env: v,
				cwd: v,
				url: v,
				headers: v
			},
			whenUnset: "the text stays as it is",
			by: "M:QWN2"
		}
	}
};
/** The whole name that a tool has for the model; one that is changed or cut ends in a hash of what it was. */
function b(e, t) {
	let n = `mcp__${e}__${t}`;
	if (n.length <= 63 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(n)) return n;
	let r = n.replace(/[^A-Za-z0-9_-]/g, "_");
	let i = `_${x(n).toString(36).padStart(7, "0")}`;
	return r.slice(0, 63 - i.length) + i;
}
/** FNV-1a, 32 bits, of the UTF-16 units. */
function x(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n += 1) t = Math.imul(t ^ e.charCodeAt(n), 16777619) >>> 0;
	return t;
}
var S = e.defineClient({
	id: "qwen",
	name: "Qwen Code",
	about: "A relative of Gemini CLI that kept the older meaning of `url`: the address of an SSE server. It checks nothing when it loads the settings, and reads a project’s `.mcp.json` as well.",
	sources: {
		QWN: {
			title: "@qwen-code/qwen-code, run",
			version: "0.24.4",
			date: "2026-11-18"
		},
		QWN2: {
			title: "QwenLM/qwen-code db05195, read",
			version: "0.22.0",
			date: "2026-08-22"
		}
	},
	formats: [
		c,
		_,
		y,
		l
	],
	precedence: [{
		sources: [{
			format: "qwen",
			files: "project"
		}, {
			format: "qwen",
			files: "user"
		}],
		same: "replaced",
		by: "R:QWN"
	}],
	toolNames: {
		form: "mcp__S__T",
		server: (e) => e.replace(/[^A-Za-z0-9_-]/g, "_"),
		name: b,
		collision: "a changed name ends in a hash; a__b with c and a with b__c are still one name",
		clash: {
			within: "last",
			across: "one"
		},
		limit: {
			most: 63,
			length: (e, t) => e.length + t.length + 7,
			over: "hashed",
			by: "R:QWN"
		},
		by: "R:QWN"
	}
});
exports.default = S;
exports.toolName = b;
