"use strict";
const e = require("./core.js");
// src/clients/kilo.ts
const t = {
	effect: "refuses-file",
	by: "R:KIL",
	note: "\"kilo config check\" names the place"
};
const n = {
	effect: "fine",
	by: "R:KIL"
};
const r = ["{env:NAME}", "{file:path}"];
const i = {
	by: "R:KIL",
	transportKey: "type",
	spellings: {
		local: "stdio",
		remote: "http"
	},
	inferred: {
		urlReaction: t,
		commandReaction: t
	},
	fields: {
		type: {
			is: "transport",
			note: "required"
		},
		command: {
			is: "commandLine",
			for: ["stdio"],
			note: "the program and its arguments in one list"
		},
		environment: {
			is: "env",
			for: ["stdio"],
			note: "every value is a string"
		},
		env: {
			is: "env",
			for: ["stdio"],
			note: "another name for `environment`, which wins"
		},
		url: {
			is: "url",
			for: ["http"],
			note: "Streamable HTTP is tried first, then SSE"
		},
		headers: {
			is: "headers",
			for: ["http"]
		},
		oauth: {
			is: "oauth",
			for: ["http"],
			note: "an object, or `false`"
		},
		enabled: {
			is: "enabled",
			default: "true"
		},
		timeout: {
			is: "timeout",
			unit: "ms",
			default: "30000",
			note: "the published schema says 5000",
			by: "H:KIM"
		},
		cwd: {
			is: "cwd",
			unread: !0,
			note: "in the published schema, and dropped"
		},
		args: {
			is: "args",
			unread: !0
		},
		disabled: {
			is: "disabled",
			unread: !0
		},
		description: {
			is: "description",
			unread: !0
		}
	},
	bad: t,
	mask: {
		key: "enabled",
		reaction: {
			effect: "drops-server",
			by: "R:KIL",
			note: "an entry with a boolean \"enabled\" that fits nothing else shrinks to that switch"
		}
	},
	notObject: t,
	neither: t,
	overrides: ["enabled"],
	both: {
		winner: null,
		reaction: {
			effect: "ignored",
			by: "H:KIM"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: t,
	alsoSpeaks: { sse: "remote" },
	placeholders: {
		in: {
			command: ["{file:path}"],
			args: ["{file:path}"],
			commandLine: ["{file:path}"],
			env: ["{file:path}"],
			url: ["{file:path}"]
		},
		whenUnset: "a project may not refer to the environment; a missing file stops the file",
		refused: [{
			syntaxes: [
				"{env:NAME}",
				"${env:NAME}",
				"{file:path}",
				"${file:path}"
			],
			in: ["headers"],
			reaction: {
				effect: "skips-server",
				by: "R:KIL",
				note: "headers of a project may hold no reference"
			}
		}, {
			syntaxes: ["{env:NAME}", "${env:NAME}"],
			reaction: t
		}],
		by: "R:KIL"
	}
};
const a = {
	id: "kilo",
	title: "a project's configuration of Kilo Code",
	files: [
		".kilo/kilo.json",
		".kilo/kilo.jsonc",
		"kilo.json",
		"kilo.jsonc"
	],
	schemaBy: "R:KIL",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: n,
		empty: n,
		blank: {
			effect: "fine",
			by: "L:KIL"
		},
		broken: t,
		duplicates: n
	},
	servers: [{ at: ["mcp"] }],
	noMap: n,
	wrongKey: t,
	badRoot: t,
	dialect: i,
	claims: "shape",
	readsToo: ["opencode", "opencode-v2"],
	when: f
};
const o = {
	...a,
	id: "kilo-user",
	title: "the user's configuration of Kilo Code",
	files: [],
	ofUser: !0,
	userFiles: [
		"~/.config/kilo/kilo.json",
		"~/.config/kilo/kilo.jsonc",
		"~/.config/kilo/config.json"
	],
	schema: "kilo",
	dialect: {
		...i,
		placeholders: {
			in: {
				command: r,
				args: r,
				commandLine: r,
				env: r,
				url: r,
				headers: r
			},
			whenUnset: "an unset variable becomes empty; a missing file stops the file",
			by: "H:KIM"
		}
	},
	claims: "path",
	readsToo: [],
	when: () => !0
};
const s = {
	effect: "skips-server",
	by: "R:KIL",
	note: "with a line in the log"
};
const c = {
	effect: "refuses-file",
	by: "H:KIM",
	note: "with a line in the log"
};
const l = {
	effect: "drops-file",
	by: "H:KIM"
};
const u = {
	effect: "fine",
	by: "H:KIM"
};
/** What the extension wrote before it became a fork of OpenCode; carried over at every start. */
const d = {
	id: "kilo-legacy",
	title: "Kilo Code's older servers file",
	files: [".kilocode/mcp.json", ".kilo/mcp.json"],
	userFiles: [
		"~/.kilocode/mcp.json",
		"~/.kilo/mcp.json",
		"~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",
		"~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",
		"~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"
	],
	schemaBy: "H:KIM",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: c,
		empty: c,
		broken: c,
		duplicates: u
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: u,
	badRoot: l,
	nullMap: u,
	dialect: {
		by: "H:KIM",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			"streamable-http": "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			urlReaction: s
		},
		fields: {
			type: {
				is: "transport",
				note: "only `streamable-http` and `sse` make a remote server"
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
			disabled: { is: "disabled" },
			alwaysAllow: {
				is: "autoApprove",
				note: "read by older versions; it cannot be carried over, and the log says so"
			},
			timeout: {
				is: "timeout",
				unread: !0,
				note: "read by older versions, in seconds"
			},
			cwd: {
				is: "cwd",
				unread: !0,
				note: "read by older versions"
			},
			disabledTools: {
				is: "toolsDenied",
				unread: !0,
				note: "read by older versions"
			},
			enabled: {
				is: "enabled",
				unread: !0
			}
		},
		bad: s,
		emptyMeansAbsent: !0,
		notObject: {
			effect: "skips-server",
			by: "H:KIM",
			note: "with a line in the log"
		},
		neither: {
			effect: "skips-server",
			by: "H:KIM",
			note: "with a line in the log"
		},
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "H:KIM"
			}
		},
		unknownTransport: {
			withCommand: u,
			withUrl: s
		},
		mismatch: {
			effect: "skips-server",
			by: "H:KIM",
			note: "with a line in the log"
		},
		placeholders: {
			in: {},
			whenUnset: "nothing is expanded",
			by: "H:KIM"
		}
	},
	claims: "path"
};
/** Themes and other things are called kilo.json too. */
function f({ path: t, text: n, value: r }) {
	if (/(?:^|\/)\.kilo\/[^/]+$/.test(t)) return !0;
	if (r === void 0) return n.includes("\"mcp\"");
	return [
		"mcp",
		"mcpServers",
		"servers"
	].map((t) => e.own(r, t)).some((t) => e.isObject(t) || Array.isArray(t));
}
var p = e.defineClient({
	id: "kilo",
	name: "Kilo Code",
	about: "A coding agent for editors and the terminal, a fork of OpenCode since version 7. One entry under `mcp` that fits no shape costs the whole file; a project may not refer to the environment. The servers of older versions, in `.kilocode/mcp.json`, are still carried over.",
	sources: {
		KIL: {
			title: "@kilocode/cli, run",
			version: "7.7.9",
			date: "2026-11-18"
		},
		KIM: {
			title: "Kilo-Org/kilocode ff74e2ea, read",
			version: "7.4.23",
			date: "2026-08-21"
		}
	},
	formats: [
		a,
		o,
		d
	],
	precedence: [{
		sources: [{
			format: "kilo",
			files: "project"
		}, {
			format: "kilo-user",
			files: "user"
		}],
		same: "merged",
		by: "R:KIL"
	}, {
		sources: [{
			format: "kilo-legacy",
			files: [".kilo/mcp.json"]
		}, {
			format: "kilo-legacy",
			files: [".kilocode/mcp.json"]
		}],
		same: "replaced",
		by: "H:KIM"
	}],
	toolNames: {
		form: "S_T",
		server: (e) => e.replace(/[^A-Za-z0-9_-]/g, "_"),
		name: (e, t) => [e, t].map((e) => e.replace(/[^A-Za-z0-9_-]/g, "_")).join("_"),
		collision: "of two tools with one name, the later replaces the earlier",
		clash: {
			within: "last",
			across: "one"
		},
		by: "H:KIM"
	}
});
exports.default = p;
