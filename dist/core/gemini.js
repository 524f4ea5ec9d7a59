"use strict";
const e = require("./core.js");
// src/clients/gemini.ts
const t = {
	effect: "warns",
	by: "R:GEM"
};
const n = {
	effect: "fine",
	by: "R:GEM"
};
const r = {
	effect: "refuses-file",
	by: "R:GEM",
	note: "Gemini CLI does not start"
};
/** In every string of the settings; in `env` once more, where what is unset becomes empty. */
const i = [
	"$NAME",
	"${NAME}",
	"${NAME:-default}"
];
const a = {
	by: "R:GEM",
	transportKey: "type",
	transportKeyNeedsUrl: !0,
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: n
	},
	fields: {
		type: {
			is: "transport",
			note: "read only beside a `url`; 0.22 and 0.23 refused the key, older versions ignored it"
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
			for: ["http", "sse"],
			note: "Streamable HTTP without a `type`; SSE until December 2025"
		},
		httpUrl: {
			is: "url",
			for: ["http"],
			selects: "http",
			deprecated: { use: "url" },
			by: "H:GEM2",
			note: "wins over `url` and `command`"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		},
		tcp: {
			is: "other",
			idle: !0,
			by: "H:GEM2",
			note: "declared, and used for nothing"
		},
		timeout: {
			is: "timeout",
			unit: "ms",
			default: "600000",
			by: "H:GEM2"
		},
		trust: {
			is: "trust",
			default: "false",
			approvesAll: !0
		},
		description: { is: "description" },
		includeTools: { is: "toolsAllowed" },
		excludeTools: {
			is: "toolsDenied",
			by: "H:GEM2",
			note: "wins over `includeTools`"
		},
		oauth: {
			is: "oauth",
			by: "H:GEM2"
		},
		authProviderType: {
			is: "auth",
			by: "H:GEM2"
		},
		targetAudience: {
			is: "other",
			by: "H:GEM2"
		},
		targetServiceAccount: {
			is: "other",
			by: "H:GEM2"
		},
		transport: {
			is: "transport",
			unread: !0
		},
		serverUrl: {
			is: "url",
			unread: !0
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
			unread: !0
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0
		}
	},
	bad: t,
	emptyMeansAbsent: !0,
	switchOff: "name the server in \"excluded\" of the settings \"mcp\", or run \"gemini mcp disable\"",
	notObject: t,
	nullEntry: {
		effect: "crashes",
		by: "R:GEM"
	},
	neither: {
		effect: "ignored",
		by: "H:GEM2",
		note: "such an entry changes the server of an extension"
	},
	overrides: [
		"env",
		"cwd",
		"headers",
		"timeout",
		"trust",
		"description",
		"includeTools",
		"excludeTools",
		"oauth",
		"authProviderType",
		"targetAudience",
		"targetServiceAccount"
	],
	both: {
		winner: "url",
		reaction: {
			effect: "ignored",
			by: "R:GEM"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: n,
	urls: {
		parsed: "unless-variable",
		reaction: {
			effect: "fails-server",
			by: "H:GEM2"
		}
	},
	starts: {
		blanks: "one-program",
		keepsTilde: !0,
		by: "R:GEM"
	},
	placeholders: {
		in: {
			command: i,
			args: i,
			env: [...i, "%NAME%"],
			cwd: i,
			url: i,
			headers: i
		},
		whenUnset: "the text stays as it is; in `env` it becomes empty",
		by: "R:GEM"
	},
	names: [{
		pattern: /^(?:[^_]*|__proto__)$/,
		allows: "characters other than \"_\"",
		fault: "holds a \"_\"",
		reaction: {
			effect: "fine",
			by: "H:GEM2",
			note: "rules of its policy split the name of a tool at the first \"_\""
		}
	}],
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:GEM"
		}
	}]
};
const o = {
	language: "json",
	comments: !0,
	trailingCommas: !1,
	bom: r,
	empty: r,
	broken: r,
	duplicates: n
};
/** Names of servers to use, or not to use, without regard to case. */
const s = {
	as: "list",
	form: "S",
	server: (e) => e.toLowerCase(),
	by: "H:GEM2"
};
const c = {
	id: "gemini",
	title: "Gemini CLI's settings",
	files: [".gemini/settings.json"],
	userFiles: ["~/.gemini/settings.json"],
	schemaBy: "R:GEM",
	syntax: o,
	servers: [{ at: ["mcpServers"] }],
	noMap: n,
	badRoot: r,
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
	id: "gemini-misplaced",
	title: "a servers file where Gemini CLI does not look",
	files: [".gemini/mcp.json"],
	userFiles: ["~/.gemini/mcp.json"],
	schema: "none",
	schemaBy: "H:GEM2",
	syntax: {
		...o,
		broken: n
	},
	servers: [],
	badRoot: n,
	references: [],
	place: "this path",
	unread: [{
		at: ["mcpServers"],
		instead: ".gemini/settings.json",
		by: "H:GEM2"
	}]
};
const { trust: u, ...d } = a.fields;
/** The extension's own folder, and the separator of paths, beside the variables of the settings. */
const f = [...i, "${workspaceFolder}"];
const p = {
	effect: "fine",
	by: "H:GEM2"
};
const m = {
	...c,
	id: "gemini-extension",
	belongsTo: "plugin",
	title: "the manifest of a Gemini CLI extension",
	files: ["gemini-extension.json"],
	userFiles: [],
	schemaBy: "H:GEM2",
	syntax: {
		...o,
		comments: !1,
		bom: {
			effect: "refuses-file",
			by: "M:GEM2"
		},
		empty: {
			effect: "refuses-file",
			by: "M:GEM2"
		},
		broken: {
			effect: "refuses-file",
			by: "M:GEM2"
		}
	},
	claims: "path",
	noMap: p,
	badRoot: {
		effect: "refuses-file",
		by: "M:GEM2"
	},
	dialect: {
		...a,
		by: "H:GEM2",
		fields: {
			...d,
			trust: {
				is: "trust",
				unread: !0,
				by: "H:GEM2",
				note: "an extension cannot vouch for itself"
			}
		},
		bad: p,
		notObject: {
			effect: "fails-server",
			by: "H:GEM2"
		},
		nullEntry: {
			effect: "crashes",
			by: "H:GEM2"
		},
		neither: {
			effect: "fails-server",
			by: "H:GEM2"
		},
		overrides: [],
		unknownTransport: {
			withCommand: p,
			withUrl: {
				effect: "ignored",
				by: "H:GEM2"
			}
		},
		placeholders: {
			in: {
				command: f,
				args: f,
				env: f,
				cwd: f,
				url: f,
				headers: f
			},
			whenUnset: "the text stays as it is",
			by: "H:GEM2"
		}
	}
};
function h(e, t) {
	let n = `${e}_${t}`;
	return (n.startsWith("mcp_") ? n : `mcp_${n}`).replace(/[^A-Za-z0-9_.:-]/g, "_");
}
/** The whole name that a tool has for the model; a long one loses its middle. */
function g(e, t) {
	let n = h(e, t);
	return n.length > 63 ? `${n.slice(0, 30)}...${n.slice(-30)}` : n;
}
var _ = e.defineClient({
	id: "gemini",
	name: "Gemini CLI",
	about: "Google’s agent for the terminal. Its servers stand in `.gemini/settings.json`, beside all other settings; what does not fit the shape is warned about and used as far as it can be.",
	sources: {
		GEM: {
			title: "@google/gemini-cli, run",
			version: "0.61.0",
			date: "2026-11-18"
		},
		GEM2: {
			title: "google-gemini/gemini-cli 5411f11, read",
			version: "0.56 nightly",
			date: "2026-08-21"
		},
		GEMD: {
			title: "geminicli.com, environment variables",
			version: "2026-11",
			date: "2026-11-18"
		},
		GEM3: {
			title: "google-gemini/gemini-cli packages/cli/src/config/extension.ts and extension-manager.ts, read",
			version: "2025-10 and newer",
			date: "2026-11-18"
		}
	},
	formats: [
		c,
		m,
		l
	],
	moved: [{
		env: "GEMINI_CLI_HOME",
		from: "~",
		by: "M:GEMD"
	}],
	precedence: [{
		sources: [{
			format: "gemini",
			files: "project"
		}, {
			format: "gemini",
			files: "user"
		}],
		same: "replaced",
		by: "R:GEM"
	}],
	toolNames: {
		form: "mcp_S_T",
		server: (e) => e.replace(/[^A-Za-z0-9_.:-]/g, "_"),
		name: g,
		collision: "of two tools with one name the later one is used, with a line in the debug log",
		clash: {
			within: "last",
			across: "one"
		},
		limit: {
			most: 63,
			length: (e, t) => h(e, t).length,
			over: "cut",
			by: "R:GEM"
		},
		by: "R:GEM"
	}
});
exports.default = _;
exports.toolName = g;
