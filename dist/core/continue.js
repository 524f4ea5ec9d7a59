"use strict";
const e = require("./core.js");
// src/clients/continue.ts
const t = {
	effect: "refuses-file",
	by: "R:CN",
	note: "the message is \"Invalid input\""
};
const n = {
	effect: "fine",
	by: "R:CN"
};
const r = {
	effect: "fails-server",
	by: "R:CN"
};
const i = ["${{ secrets.NAME }}"];
const a = {
	id: "continue",
	title: "Continue's configuration",
	files: [".continue/config.yaml"],
	userFiles: ["~/.continue/config.yaml"],
	schemaBy: "R:CN",
	syntax: {
		language: "yaml",
		comments: !0,
		trailingCommas: !0,
		bom: n,
		empty: t,
		broken: {
			effect: "refuses-file",
			by: "R:CN"
		},
		duplicates: {
			effect: "refuses-file",
			by: "R:CN"
		}
	},
	servers: [{
		at: ["mcpServers"],
		list: "only",
		named: "name",
		keepsLast: "R:CN"
	}],
	noMap: n,
	badRoot: {
		effect: "refuses-file",
		by: "R:CN"
	},
	dialect: {
		by: "R:CN",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			"streamable-http": "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: n
		},
		fields: {
			name: {
				is: "name",
				note: "required; of two servers with one name the second is left"
			},
			type: {
				is: "transport",
				note: "with a `url` alone, Streamable HTTP is tried first, then SSE; `http` is right in the JSON files only"
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
				note: "parsed when the server is started"
			},
			requestOptions: {
				is: "other",
				form: "headers-inside",
				for: ["http", "sse"],
				note: "holds `headers`",
				by: "H:CON"
			},
			apiKey: {
				is: "auth",
				for: ["http", "sse"],
				by: "H:CON"
			},
			connectionTimeout: {
				is: "startupTimeout",
				unit: "ms",
				default: "20000",
				by: "H:CON"
			},
			faviconUrl: {
				is: "other",
				idle: !0,
				by: "H:CON"
			},
			serverName: {
				is: "other",
				by: "H:CON"
			},
			sourceFile: {
				is: "other",
				idle: !0,
				note: "internal",
				by: "H:CON"
			},
			uses: {
				is: "other",
				note: "a block from elsewhere, with `with` and `override`",
				by: "H:CON"
			},
			with: {
				is: "other",
				by: "H:CON"
			},
			override: {
				is: "other",
				by: "H:CON"
			},
			headers: {
				is: "headers",
				unread: !0,
				note: "write them under `requestOptions`",
				by: "H:CON"
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
		bad: t,
		switchOff: "remove the server from the list",
		notObject: t,
		neither: t,
		overrides: [
			"uses",
			"with",
			"override",
			"name"
		],
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "R:CN"
			}
		},
		unknownTransport: {
			withCommand: t,
			withUrl: t
		},
		mismatch: t,
		urls: {
			parsed: "unless-variable",
			reaction: r
		},
		placeholders: {
			in: {
				command: i,
				args: i,
				env: i,
				cwd: i,
				url: i
			},
			whenUnset: "the text stays as it is",
			by: "R:CN"
		}
	},
	claims: "shape",
	unmistakable: !0
};
const o = {
	...a,
	id: "continue-block",
	title: "a block of servers for Continue",
	files: [".continue/mcpServers/*.yaml", ".continue/mcpServers/*.yml"],
	userFiles: [],
	schema: "continue",
	claims: "path"
};
const s = {
	effect: "refuses-file",
	by: "H:CON",
	note: "one entry costs every server of the file"
};
const c = {
	effect: "fine",
	by: "H:CON"
};
const l = {
	id: "continue-json",
	title: "a JSON file in Continue's folder of servers",
	files: [".continue/mcpServers/*.json"],
	schemaBy: "H:CON",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !1,
		bom: {
			effect: "fine",
			by: "L:CON"
		},
		empty: {
			effect: "refuses-file",
			by: "L:CON"
		},
		broken: {
			effect: "refuses-file",
			by: "H:CON"
		},
		duplicates: c
	},
	servers: [{ at: ["mcpServers"] }, { at: [
		"projects",
		"*",
		"mcpServers"
	] }],
	mayBeServer: !0,
	noMap: c,
	badRoot: s,
	dialect: {
		by: "H:CON",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			http: "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: c
		},
		fields: {
			type: {
				is: "transport",
				note: "`http`, not `streamable-http` as in the YAML files"
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
			url: {
				is: "url",
				for: ["http", "sse"]
			},
			headers: {
				is: "headers",
				for: ["http", "sse"]
			},
			envFile: {
				is: "envFile",
				unread: !0,
				note: "it says that this is not supported"
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
		bad: s,
		switchOff: "remove the server from the file",
		notObject: s,
		neither: s,
		both: {
			winner: "url",
			reaction: {
				effect: "ignored",
				by: "H:CON"
			}
		},
		unknownTransport: {
			withCommand: s,
			withUrl: s
		},
		mismatch: s,
		placeholders: {
			in: { env: ["${NAME}"] },
			whenUnset: "the text becomes a reference to a secret",
			by: "H:CON"
		}
	},
	claims: "path"
};
/** The settings before config.yaml are read in the home directory only, and servers stand under another key there. */
const { dialect: u, mayBeServer: d, ...f } = l;
const p = {
	...f,
	id: "continue-misplaced",
	title: "a file of settings where Continue does not look for servers",
	files: [".continue/config.json"],
	schema: "none",
	syntax: {
		...l.syntax,
		broken: c
	},
	servers: [],
	unread: [{
		at: ["mcpServers"],
		instead: "a file in .continue/mcpServers",
		by: "H:CON"
	}],
	place: "this path",
	claims: "shape",
	holds: ["\"mcpServers\""]
};
var m = e.defineClient({
	id: "continue",
	name: "Continue",
	about: "A coding assistant for editors and the terminal. Its YAML files hold a list of servers, one JSON file each may hold a map as other clients write it; the words for the HTTP transport differ between the two. The terminal offers tools under their own names, the editors with the name of the server in front.",
	sources: {
		CN: {
			title: "@continuedev/cli, run",
			version: "1.5.47",
			date: "2026-11-18"
		},
		CON: {
			title: "continuedev/continue d0a3c0b6, read",
			version: "1.42.0 (config-yaml)",
			date: "2026-06-18"
		}
	},
	formats: [
		a,
		o,
		l,
		p
	],
	toolNames: {
		form: "T",
		server: (e) => e,
		name: (e, t) => t,
		collision: "two tools with one name are both offered, and the model refuses the request",
		clash: {
			within: "sent",
			across: "sent"
		},
		by: "R:CN"
	}
});
exports.default = m;
