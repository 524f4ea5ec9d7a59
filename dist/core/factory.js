"use strict";
const e = require("./core.js");
// src/clients/factory.ts
const t = {
	effect: "fine",
	by: "R:FAC"
};
const n = {
	effect: "refuses-file",
	by: "R:FAC"
};
const r = {
	effect: "warns",
	by: "R:FAC",
	note: "only \"droid doctor\" says so"
};
const i = {
	effect: "fails-server",
	by: "R:FAC",
	note: "it is listed all the same; only \"droid doctor\" says why"
};
const a = ["${NAME}", "${NAME:-default}"];
const o = {
	by: "R:FAC",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		urlReaction: {
			...i,
			note: "an entry without \"type\" is taken for a local server"
		}
	},
	fields: {
		type: {
			is: "transport",
			default: "stdio",
			note: "case-sensitive"
		},
		command: {
			is: "command",
			for: ["stdio"]
		},
		args: {
			is: "args",
			for: ["stdio"],
			note: "variables are not expanded here"
		},
		env: {
			is: "env",
			for: ["stdio"],
			note: "a server with an unset variable is not started"
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
			default: "false"
		},
		timeout: {
			is: "timeout",
			note: "a number above 0"
		},
		timeoutMs: {
			is: "timeout",
			unit: "ms",
			by: "M:FACD"
		},
		enabledTools: {
			is: "toolsAllowed",
			note: "wins over `disabledTools`",
			by: "M:FACD"
		},
		disabledTools: {
			is: "toolsDenied",
			by: "M:FACD"
		},
		oauth: {
			is: "oauth",
			for: ["http", "sse"],
			note: "an object, or `false`",
			by: "M:FACD"
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		transport: {
			is: "transport",
			unread: !0
		}
	},
	bad: r,
	notObject: i,
	nullEntry: {
		effect: "crashes",
		by: "R:FAC",
		note: "\"droid mcp list\" ends with an error"
	},
	neither: i,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:FAC"
		}
	},
	unknownTransport: {
		withCommand: r,
		withUrl: r
	},
	mismatch: i,
	starts: {
		blanks: "one-program",
		keepsTilde: !0,
		by: "R:FAC"
	},
	placeholders: {
		in: {
			command: a,
			env: a,
			url: a,
			headers: a
		},
		whenUnset: "the server is not started",
		by: "R:FAC"
	},
	names: [{
		pattern: /^[A-Za-z0-9_-]+$/,
		allows: "letters, digits, \"-\" and \"_\"",
		maxLength: 32,
		reaction: {
			effect: "fine",
			by: "R:FAC",
			note: "Factory Droid renames the server"
		}
	}],
	reserved: [{
		name: "__proto__",
		reaction: r
	}]
};
const s = {
	id: "factory",
	title: "Factory Droid's servers",
	files: [".factory/mcp.json"],
	userFiles: ["~/.factory/mcp.json"],
	schemaBy: "R:FAC",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !1,
		bom: n,
		empty: n,
		broken: n,
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: n,
	badRoot: n,
	arrayMap: {
		effect: "warns",
		by: "R:FAC",
		note: "the positions become the names of the servers"
	},
	dialect: o,
	claims: "path"
};
function c(e) {
	return e.replace(/[\s.]/g, "-").replace(/[^A-Za-z0-9_-]/g, "").replace(/-+$/, "").slice(0, 32) || "invalid-server-name";
}
var l = e.defineClient({
	id: "factory",
	name: "Factory Droid",
	about: "Factory's coding agent. It keeps servers whose entry it objects to and lists them; what is wrong is said by `droid doctor` only. The documentation lets `~/.factory/mcp.json` win over the project; in the running client the project won.",
	sources: {
		FAC: {
			title: "droid, run",
			version: "0.215.0",
			date: "2026-11-18"
		},
		FACD: {
			title: "Factory-AI/factory a80aa7c, docs/cli/configuration/mcp.mdx",
			version: "2026-07-24",
			date: "2026-11-18"
		}
	},
	formats: [s],
	precedence: [{
		sources: [{
			format: "factory",
			files: "project"
		}, {
			format: "factory",
			files: "user"
		}],
		same: "replaced",
		by: "R:FAC"
	}],
	toolNames: {
		form: "S___T",
		server: c,
		name: (e, t) => `${c(e)}___${t}`,
		collision: "of two servers whose names become one, one is left; tools of one server that become one get a hash and stay",
		oneAnswers: !0,
		clash: {
			within: "one",
			across: "one"
		},
		by: "R:FAC"
	}
});
exports.default = l;
