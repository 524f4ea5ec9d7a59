"use strict";
const e = require("./core.js");
// src/clients/codex.ts
const t = {
	effect: "refuses-file",
	by: "R:CDX",
	note: "Codex does not start"
};
const n = {
	effect: "fine",
	by: "R:CDX"
};
const r = {
	by: "R:CDX",
	transportKey: null,
	spellings: {},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: n
	},
	lacks: {
		transports: ["sse", "ws"],
		by: "H:CDX2"
	},
	fields: {
		command: {
			is: "command",
			for: ["stdio"],
			note: "its presence makes the server a local one"
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
		env_vars: {
			is: "other",
			form: "variable-names",
			for: ["stdio"],
			note: "names of variables to pass on: the server does not inherit the environment"
		},
		cwd: {
			is: "cwd",
			for: ["stdio"]
		},
		url: {
			is: "url",
			for: ["http"],
			note: "Streamable HTTP; there is no SSE"
		},
		bearer_token_env_var: {
			is: "auth",
			form: "bearer-variable",
			for: ["http"],
			note: "the name of a variable that holds the token"
		},
		http_headers: {
			is: "headers",
			for: ["http"],
			note: "not `headers`"
		},
		env_http_headers: {
			is: "other",
			form: "header-variables",
			for: ["http"],
			by: "H:CDX2",
			note: "header to the name of a variable"
		},
		http_headers_helper: {
			is: "headersHelper",
			for: ["http"],
			by: "H:CDX2"
		},
		oauth: {
			is: "oauth",
			for: ["http"],
			by: "H:CDX2"
		},
		oauth_resource: {
			is: "other",
			for: ["http"],
			by: "H:CDX2"
		},
		auth: {
			is: "auth",
			for: ["http"],
			by: "H:CDX2"
		},
		bearer_token: {
			is: "other",
			idle: !0,
			note: "refused everywhere: a token may not stand in the file"
		},
		scopes: {
			is: "other",
			by: "H:CDX2"
		},
		startup_timeout_sec: {
			is: "startupTimeout",
			unit: "s",
			default: "30"
		},
		startup_timeout_ms: {
			is: "startupTimeout",
			unit: "ms",
			deprecated: { use: "startup_timeout_sec" }
		},
		tool_timeout_sec: {
			is: "timeout",
			unit: "s",
			default: "300; 60 until June 2026"
		},
		enabled: {
			is: "enabled",
			default: "true"
		},
		required: {
			is: "other",
			default: "false",
			by: "H:CDX2"
		},
		supports_parallel_tool_calls: {
			is: "other",
			default: "false",
			by: "H:CDX2"
		},
		enabled_tools: {
			is: "toolsAllowed",
			by: "H:CDX2"
		},
		disabled_tools: {
			is: "toolsDenied",
			by: "H:CDX2"
		},
		default_tools_approval_mode: {
			is: "toolPolicy",
			approvesAll: "approve",
			by: "H:CDX2",
			note: "`auto`, `prompt`, `writes` or `approve`"
		},
		tools: {
			is: "toolPolicy",
			by: "H:CDX2",
			note: "`[mcp_servers.<name>.tools.<tool>]` with `approval_mode`"
		},
		omit_tools_from: {
			is: "other",
			by: "H:CDX2"
		},
		environment_id: {
			is: "other",
			by: "H:CDX2"
		},
		experimental_environment: {
			is: "other",
			by: "H:CDX2"
		},
		name: {
			is: "other",
			idle: !0,
			by: "H:CDX2",
			note: "ignored"
		},
		type: {
			is: "transport",
			unread: !0,
			note: "Codex says so; its --strict-config refuses it"
		},
		transport: {
			is: "transport",
			unread: !0
		},
		headers: {
			is: "headers",
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
		alwaysAllow: {
			is: "autoApprove",
			unread: !0
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0
		},
		timeout: {
			is: "timeout",
			unread: !0,
			by: "H:CDX2"
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
		withCommand: n,
		withUrl: n
	},
	mismatch: t,
	otherTransport: t,
	starts: {
		blanks: "one-program",
		keepsTilde: !0,
		by: "H:CDX2"
	},
	placeholders: {
		in: {},
		whenUnset: "nothing is expanded",
		by: "R:CDX"
	},
	names: [{
		pattern: /^[a-zA-Z0-9_:@/.-]+$/,
		allows: "letters, digits and any of _ : @ / . -",
		reaction: {
			effect: "skips-server",
			by: "R:CDX",
			note: "when a session starts; until 0.150 only letters, digits, \"_\" and \"-\""
		}
	}]
};
const i = {
	language: "toml",
	comments: !0,
	trailingCommas: !0,
	bom: n,
	empty: n,
	broken: t,
	duplicates: t
};
const a = {
	id: "codex-user",
	title: "Codex's own configuration",
	files: [],
	userFiles: ["~/.codex/config.toml"],
	schema: "codex",
	schemaBy: "R:CDX",
	syntax: i,
	servers: [{ at: ["mcp_servers"] }],
	noMap: n,
	badRoot: t,
	dialect: r,
	claims: "shape",
	unmistakable: !0
};
/** What a project may change of a server that the user's file defines: the layers are merged first. */
const o = [
	"enabled",
	"required",
	"supports_parallel_tool_calls",
	"startup_timeout_sec",
	"startup_timeout_ms",
	"tool_timeout_sec",
	"enabled_tools",
	"disabled_tools",
	"default_tools_approval_mode",
	"tools",
	"omit_tools_from",
	"environment_id",
	"scopes"
];
const s = {
	...a,
	id: "codex",
	title: "Codex's configuration of a project",
	files: [".codex/config.toml"],
	userFiles: [],
	dialect: {
		...r,
		overrides: [
			...o,
			"args",
			"env",
			"env_vars",
			"cwd",
			"http_headers",
			"env_http_headers"
		]
	}
};
/** Its servers stand in TOML among its other settings; people write the file of other clients. */
const c = {
	...a,
	id: "codex-misplaced",
	title: "a servers file where Codex does not look",
	files: [".codex/mcp.json"],
	userFiles: ["~/.codex/mcp.json"],
	schema: "none",
	schemaBy: "H:CDX2",
	syntax: {
		...i,
		language: "json",
		broken: n,
		duplicates: n
	},
	servers: [],
	badRoot: n,
	place: "this path",
	unread: ["mcpServers", "mcp_servers"].map((e) => ({
		at: [e],
		instead: ".codex/config.toml, each as a table \"[mcp_servers.<name>]\"",
		by: "H:CDX2"
	}))
};
const l = {
	effect: "skips-server",
	by: "H:CDX2"
};
const u = {
	effect: "fine",
	by: "H:CDX2"
};
const d = {
	effect: "refuses-file",
	by: "H:CDX2"
};
const f = ".codex-plugin";
const p = {
	id: "codex-plugin",
	belongsTo: "plugin",
	title: "the servers file of a Codex plugin",
	files: [".mcp.json"],
	schema: "codex-plugin",
	schemaBy: "H:CDX2",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: {
			effect: "refuses-file",
			by: "L:CDX2"
		},
		empty: d,
		broken: d,
		duplicates: u
	},
	servers: [{ at: ["mcpServers"] }],
	bareMap: !0,
	noMap: u,
	badRoot: d,
	dialect: {
		...r,
		by: "H:CDX2",
		bad: l,
		notObject: l,
		neither: l,
		both: {
			winner: null,
			reaction: l
		},
		mismatch: l,
		otherTransport: l,
		placeholders: {
			in: {},
			whenUnset: "nothing is expanded",
			by: "L:CDX2"
		},
		names: []
	},
	claims: "shape",
	beside: f,
	when: ({ beside: e }) => e(f) && !e(".claude-plugin")
};
const m = (e) => e.replace(/[^A-Za-z0-9_]/g, "_") || "_";
function h(e) {
	let t = m(e);
	return t.startsWith("mcp__") ? t : `mcp__${t}`;
}
/** The namespace and the name that a tool has for the model; hooks and approvals join them by two underscores. */
function g(e, t) {
	return _([{
		server: e,
		tool: t
	}])[0] ?? "";
}
/** In four steps: namespaces that collide, names that collide in one, what is too long, what is one without a separator. */
function _(e) {
	let t = v(new Set(e.map(({ server: e }) => e)));
	let n = /* @__PURE__ */ new Map();
	for (let { server: r, tool: i } of e) {
		let e = x(r, i);
		n.set(e, {
			raw: e,
			namespace: t.get(r) ?? "",
			name: m(i)
		});
	}
	let r = [...n.values()];
	for (let e of C(r, ({ namespace: e, name: t }) => `${e}\0${t}`)) if (e.length > 1) for (let t of e) t.name += S(t.raw);
	let i = /* @__PURE__ */ new Set();
	for (let e of r.sort((e, t) => e.raw < t.raw ? -1 : 1)) {
		let { raw: t, namespace: n } = e;
		let { name: r } = e;
		for (let a = 0; b(n, r) || i.has(n + r); a += 1) {
			let i = S(a === 0 ? t : `${t}\0${a}`);
			r = e.name.slice(0, Math.max(0, 126 - n.length - i.length)) + i;
			if (a > 0 && b(n, r)) break;
		}
		e.name = r;
		i.add(n + r);
	}
	return e.map(({ server: e, tool: t }) => {
		let { namespace: r = "", name: i = "" } = n.get(x(e, t)) ?? {};
		return `${r}/${i}`;
	});
}
function v(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of C([...e], h)) for (let e of n) {
		let r = h(e);
		t.set(e, n.length === 1 ? r : y(r, S(`${e}\0${e}\0`)));
	}
	return t;
}
/** Before underscores that would be taken for the separator. */
function y(e, t) {
	return e.endsWith("__") ? `${e.slice(0, -2)}${t}__` : e + t;
}
function b(e, t) {
	return e.length + t.length + 2 > 128;
}
function x(e, t) {
	return [
		e,
		e,
		"",
		t,
		t
	].join("\0");
}
function S(t) {
	return `_${e.sha1(t).slice(0, 12)}`;
}
function C(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) {
		let e = t(r);
		let i = n.get(e);
		i === void 0 ? n.set(e, [r]) : i.push(r);
	}
	return n.values();
}
var w = e.defineClient({
	id: "codex",
	name: "Codex",
	about: "OpenAI’s agent for the terminal. `~/.codex/config.toml` and the `.codex/config.toml` of a trusted project are merged; one entry that does not fit stops the program. Nothing is expanded, and a server gets only the variables that are named.",
	sources: {
		CDX: {
			title: "@openai/codex, run",
			version: "0.169.0",
			date: "2026-11-18"
		},
		CDX2: {
			title: "openai/codex 343074d, read",
			version: "0.150",
			date: "2026-08-22"
		}
	},
	formats: [
		s,
		a,
		p,
		c
	],
	moved: [{
		env: "CODEX_HOME",
		from: "~/.codex",
		by: "H:CDX2"
	}],
	precedence: [{
		sources: [{
			format: "codex",
			files: "project",
			above: "nearer"
		}, {
			format: "codex-user",
			files: "user"
		}],
		same: "merged",
		by: "H:CDX2"
	}],
	toolNames: {
		form: "mcp__S__T",
		server: m,
		name: g,
		names: _,
		apartBy: "a hash",
		collision: "every one of the names that collide ends in a hash of 12 digits; nothing is lost",
		clash: {
			within: "one",
			across: "one"
		},
		limit: {
			most: 128,
			length: (e, t) => h(e).length + 2 + m(t).length,
			over: "hashed",
			by: "R:CDX"
		},
		by: "R:CDX"
	}
});
exports.default = w;
