"use strict";
const e = require("./core.js");
// src/clients/amazonq.ts
const t = {
	effect: "fine",
	by: "H:AQ"
};
const n = {
	effect: "refuses-file",
	by: "H:AQ",
	note: "with a line in the log"
};
const r = {
	effect: "fails-server",
	by: "H:AQ",
	note: "with a message at the start of the chat"
};
const i = {
	by: "H:AQ",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http"
	},
	inferred: {
		command: "stdio",
		urlReaction: {
			...r,
			note: "an entry without \"type\" is taken for a local server"
		}
	},
	fields: {
		type: {
			is: "transport",
			default: "stdio",
			note: "there is no `sse`"
		},
		command: {
			is: "command",
			for: ["stdio"],
			note: "`~` and `$NAME` are expanded"
		},
		args: {
			is: "args",
			for: ["stdio"],
			default: "[]"
		},
		env: {
			is: "env",
			for: ["stdio"],
			note: "the process's own environment wins over it"
		},
		url: {
			is: "url",
			for: ["http"]
		},
		headers: {
			is: "headers",
			for: ["http"]
		},
		oauthScopes: {
			is: "oauth",
			for: ["http"],
			note: "a list of scopes"
		},
		oauth: {
			is: "oauth",
			for: ["http"],
			note: "`{redirectUri}`"
		},
		timeout: {
			is: "timeout",
			unit: "ms",
			default: "120000"
		},
		disabled: {
			is: "disabled",
			default: "false"
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0,
			note: "an agent lists trusted tools in `allowedTools`"
		}
	},
	bad: n,
	emptyMeansAbsent: !0,
	notObject: n,
	neither: r,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "H:AQ"
		}
	},
	unknownTransport: {
		withCommand: n,
		withUrl: n
	},
	mismatch: r,
	placeholders: {
		in: {
			command: ["$NAME", "${NAME}"],
			env: ["${env:NAME}"],
			headers: ["${env:NAME}"]
		},
		whenUnset: "`${env:NAME}` becomes the text `${NAME}`",
		by: "H:AQ"
	}
};
const a = {
	language: "json",
	comments: !1,
	trailingCommas: !1,
	bom: n,
	empty: n,
	broken: n,
	duplicates: t
};
const o = {
	id: "amazonq",
	title: "Amazon Q's servers",
	files: [".amazonq/mcp.json"],
	userFiles: ["~/.aws/amazonq/mcp.json"],
	schemaBy: "H:AQ",
	syntax: a,
	servers: [{ at: ["mcpServers"] }],
	noMap: n,
	badRoot: n,
	dialect: i,
	claims: "path"
};
const s = {
	effect: "refuses-file",
	by: "H:AQ",
	note: "the agent is not loaded"
};
const c = (e) => e;
/** `@server` and `@server/tool`; what has no "@" is built in. */
const l = (e, t) => ({
	at: [e],
	as: "list",
	form: "@S/T",
	server: c,
	builtIn: /^(?:builtin|mcp|powers)$/,
	by: t
});
const u = {
	...o,
	id: "amazonq-agent",
	belongsTo: "agent",
	title: "an agent of Amazon Q CLI",
	files: [".amazonq/cli-agents/*.json"],
	userFiles: [],
	syntax: {
		...a,
		bom: s,
		empty: s,
		broken: s
	},
	noMap: t,
	badRoot: s,
	dialect: {
		...i,
		bad: s,
		notObject: s,
		unknownTransport: {
			withCommand: s,
			withUrl: s
		}
	},
	references: [l("tools", "H:AQ"), l("allowedTools", "H:AQ")],
	claims: "shape",
	unmistakable: !0
};
const d = {
	effect: "ignored",
	by: "L:AQD"
};
const f = {
	effect: "fine",
	by: "M:AQD"
};
const { placeholders: p, ...m } = i;
/** Another loader, whose source was not read. */
const h = {
	id: "amazonq-editor",
	belongsTo: "agent",
	title: "an agent of Amazon Q in code editors",
	reader: "Amazon Q in editors",
	files: [".amazonq/agents/*.json", ".amazonq/default.json"],
	userFiles: ["~/.aws/amazonq/agents/default.json", "~/.aws/amazonq/default.json"],
	schemaBy: "L:AQD",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: f,
		empty: f,
		broken: {
			effect: "refuses-file",
			by: "M:AQD"
		},
		duplicates: f
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: f,
	badRoot: d,
	dialect: {
		...m,
		by: "M:AQD",
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: f
		},
		fields: {
			...i.fields,
			type: { is: "transport" },
			env: { is: "env" },
			autoApprove: { is: "autoApprove" },
			initializationTimeout: {
				is: "startupTimeout",
				unit: "ms"
			}
		},
		bad: d,
		notObject: d,
		neither: {
			effect: "fails-server",
			by: "M:AQD"
		},
		both: {
			winner: "command",
			reaction: d
		},
		unknownTransport: {
			withCommand: d,
			withUrl: d
		},
		mismatch: {
			effect: "fails-server",
			by: "L:AQD"
		}
	},
	references: [l("tools", "M:AQD"), l("allowedTools", "M:AQD")],
	claims: "shape"
};
/** Bare names; the server's name is only used in permissions, `@server/tool`. */
function g(e, t) {
	if (/^[a-zA-Z][a-zA-Z0-9_]*$/.test(t)) return t;
	let n = t.replace(/[^a-zA-Z0-9_]/g, "").replaceAll("___", "");
	return /^[a-zA-Z]/.test(n) ? n : `a${n}`;
}
/** Only a name that had to be changed gives way, and only to others of its server. */
function _(e) {
	let t = /* @__PURE__ */ new Map();
	let n = /* @__PURE__ */ new Map();
	return e.map(({ server: e, tool: r }) => {
		let i = t.get(e) ?? /* @__PURE__ */ new Set();
		t.set(e, i);
		let a = g(e, r);
		let o = 0;
		if (a !== r && i.has(a)) {
			let t = JSON.stringify([e, a]);
			o = n.get(t) ?? 1;
			for (; o <= 64 && i.has(a + "1".repeat(o));) o += 1;
			n.set(t, o + 1);
		}
		let s = a + "1".repeat(o);
		i.add(s);
		return s;
	});
}
var v = e.defineClient({
	id: "amazonq",
	name: "Amazon Q CLI",
	about: "Amazon Q Developer for the terminal, replaced by Kiro CLI. Servers stand in an agent, or in `.amazonq/mcp.json` and `~/.aws/amazonq/mcp.json`, which count only for agents with `useLegacyMcpJson`; the agent wins over the project, the project over the user. One value of a wrong type loses the whole file.",
	sources: {
		AQ: {
			title: "aws/amazon-q-developer-cli 15cc8f3, read",
			version: "2026-04-23 (unmaintained)",
			date: "2026-11-18"
		},
		AQD: {
			title: "Amazon Q Developer user guide",
			version: "2026",
			date: "2026-11-18"
		}
	},
	formats: [
		o,
		u,
		h
	],
	precedence: [{
		sources: [{
			format: "amazonq",
			files: "project"
		}, {
			format: "amazonq",
			files: "user"
		}],
		same: "replaced",
		by: "H:AQ"
	}],
	toolNames: {
		form: "T",
		server: (e) => e,
		name: g,
		names: _,
		apartBy: "a digit",
		collision: "of two servers the later tool with a name is refused, with the advice to set an alias; a name that had to be changed gets a 1 until it is free",
		clash: {
			within: "one",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => g(e, t).length,
			over: "left-out",
			by: "H:AQ"
		},
		by: "H:AQ"
	}
});
exports.default = v;
