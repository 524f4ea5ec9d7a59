"use strict";
const e = require("./core.js");
/** RFC 3492, behind the prefix that marks it; plain ASCII stays as it is. */
function t(e) {
	let t = [...e].map((e) => e.codePointAt(0) ?? 0);
	let r = t.filter((e) => e < 128);
	if (r.length === t.length) return e;
	let a = r.length === 0 ? "" : `${String.fromCharCode(...r)}-`;
	let o = r.length;
	let s = 0;
	let c = 72;
	let l = 128;
	for (let e of [...new Set(t)].filter((e) => e >= 128).sort((e, t) => e - t)) {
		s += (e - l) * (o + 1);
		l = e;
		for (let l of t) {
			l < e && (s += 1);
			if (l !== e) continue;
			a += n(s, c);
			c = i(s, o + 1, o === r.length);
			s = 0;
			o += 1;
		}
		s += 1;
		l += 1;
	}
	return `xn--${a}`;
}
function n(e, t) {
	let n = e;
	let i = "";
	for (let e = 36;; e += 36) {
		let a = Math.min(26, Math.max(1, e - t));
		if (n < a) return i + r(n);
		i += r(a + (n - a) % (36 - a));
		n = Math.floor((n - a) / (36 - a));
	}
}
/** "a" to "z", then "0" to "9". */
function r(e) {
	return String.fromCharCode(e < 26 ? e + 97 : e + 22);
}
function i(e, t, n) {
	let r = Math.floor(e / (n ? 700 : 2));
	r += Math.floor(r / t);
	let i = 0;
	for (; r > 455; i += 36) r = Math.floor(r / 35);
	return i + Math.floor(36 * r / (r + 38));
}
// src/clients/copilot-cli.ts
const a = {
	effect: "skips-server",
	by: "R:GHC",
	note: "before 1.0.89 one such entry cost every server of the file"
};
const o = {
	effect: "refuses-file",
	by: "R:GHC"
};
const s = {
	effect: "fine",
	by: "R:GHC"
};
const c = [
	"${NAME}",
	"${NAME:-default}",
	"$NAME",
	"${secret:name}"
];
const l = {
	by: "R:GHC",
	transportKey: "type",
	spellings: {
		local: "stdio",
		stdio: "stdio",
		http: "http",
		"streamable-http": "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: s
	},
	fields: {
		type: {
			is: "transport",
			note: "missing: local with a `command`, http with a `url` (1.0.29 and newer)"
		},
		command: {
			is: "command",
			for: ["stdio"]
		},
		args: {
			is: "args",
			for: ["stdio"],
			default: "[]"
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
			note: "has to parse as a URL before anything is expanded"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		},
		tools: {
			is: "toolsAllowed",
			default: "[\"*\"]",
			note: "a list of names; an empty one means none"
		},
		excludeTools: {
			is: "toolsDenied",
			by: "H:GHC"
		},
		disabled: {
			is: "disabled",
			default: "false",
			note: "its list still says enabled"
		},
		timeout: {
			is: "timeout",
			unit: "ms"
		},
		slowConnectionThresholdMs: {
			is: "other",
			by: "H:GHC"
		},
		headersRefreshTtlMs: {
			is: "other",
			for: ["http", "sse"],
			by: "H:GHC"
		},
		deferTools: {
			is: "other",
			note: "`auto` or `never`"
		},
		filterMapping: {
			is: "other",
			note: "`none`, `markdown`, `hidden_characters`, or one of them per tool"
		},
		auth: {
			is: "auth",
			for: ["http", "sse"],
			note: "`true`, or `{redirectPort}`"
		},
		oidc: {
			is: "auth",
			for: ["http", "sse"]
		},
		oauthClientId: {
			is: "oauth",
			for: ["http", "sse"]
		},
		oauthPublicClient: {
			is: "oauth",
			for: ["http", "sse"]
		},
		oauthGrantType: {
			is: "oauth",
			for: ["http", "sse"]
		},
		oauthScopes: {
			is: "oauth",
			for: ["http", "sse"],
			note: "a list; needs `oauthClientId`"
		},
		oauth: {
			is: "oauth",
			for: ["http", "sse"],
			deprecated: { use: "oauthClientId" }
		},
		disableToolCache: {
			is: "other",
			by: "H:GHC"
		},
		disableSecretMasking: {
			is: "other",
			by: "H:GHC"
		},
		displayName: {
			is: "other",
			idle: !0,
			by: "H:GHC"
		},
		isDefaultServer: {
			is: "other",
			idle: !0,
			by: "H:GHC"
		},
		safeForTelemetry: {
			is: "other",
			idle: !0,
			by: "H:GHC"
		},
		events: {
			is: "other",
			by: "H:GHC"
		},
		notifications: {
			is: "other",
			by: "H:GHC"
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		envFile: {
			is: "envFile",
			unread: !0
		},
		headersHelper: {
			is: "headersHelper",
			unread: !0
		},
		alwaysLoad: {
			is: "alwaysLoad",
			unread: !0
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0
		},
		alwaysAllow: {
			is: "autoApprove",
			unread: !0
		},
		transport: {
			is: "transport",
			unread: !0
		}
	},
	bad: a,
	notObject: a,
	neither: a,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:GHC"
		}
	},
	unknownTransport: {
		withCommand: a,
		withUrl: a
	},
	mismatch: a,
	urls: {
		parsed: "always",
		reaction: a
	},
	placeholders: {
		in: {
			command: c,
			args: c,
			env: c,
			cwd: c,
			headers: c
		},
		whenUnset: "the text stays as it is",
		by: "M:GHD"
	},
	names: [{
		pattern: /^(?!\/)(?!.*\/\/)(?!.*\/$)[^}\p{Cc}]+$/u,
		allows: "characters other than \"}\" and control characters, with single \"/\" only in between",
		fault: "holds a control character, a \"}\", or a \"/\" that is doubled or at an end",
		reaction: a
	}]
};
const u = {
	language: "json",
	comments: !1,
	trailingCommas: !1,
	bom: o,
	empty: o,
	broken: o,
	duplicates: s
};
const d = {
	id: "copilot-cli",
	title: "Copilot CLI's project file",
	files: [".github/mcp.json"],
	schemaBy: "R:GHC",
	syntax: u,
	servers: [{ at: ["mcpServers"] }],
	bareMap: !0,
	noMap: s,
	wrongKey: o,
	badRoot: o,
	dialect: l,
	claims: "path",
	readsToo: ["claude-code-project"],
	hiddenBy: {
		file: ".mcp.json",
		reaction: {
			effect: "drops-file",
			by: "R:GHC",
			note: "even when it is empty or broken"
		}
	}
};
const f = {
	effect: "drops-server",
	by: "R:GHC"
};
const { bareMap: p, hiddenBy: m, ...h } = d;
/** Read by other code: more liberal with the text, and silent about servers that it leaves out. */
const g = {
	...h,
	id: "copilot-cli-user",
	title: "Copilot CLI's user file",
	files: [],
	ofUser: !0,
	userFiles: ["~/.copilot/mcp-config.json"],
	syntax: {
		...u,
		comments: !0,
		trailingCommas: !0,
		bom: s,
		broken: {
			effect: "refuses-file",
			by: "H:GHC"
		}
	},
	noMap: {
		...o,
		note: "every \"copilot mcp\" command stops"
	},
	dialect: {
		...l,
		bad: f,
		notObject: f,
		neither: f,
		unknownTransport: {
			withCommand: f,
			withUrl: f
		},
		mismatch: f,
		urls: {
			parsed: "always",
			reaction: f
		},
		names: (l.names ?? []).map((e) => ({
			...e,
			reaction: f
		}))
	},
	readsToo: []
};
/** In a project the user's file is not looked for, and the user's own has another name. */
const _ = {
	...h,
	id: "copilot-cli-misplaced",
	title: "a servers file where Copilot CLI does not look",
	files: [".copilot/mcp-config.json", ".copilot/mcp.json"],
	ofUser: !0,
	userFiles: ["~/.copilot/mcp.json"],
	schema: "none",
	syntax: {
		...u,
		broken: s
	},
	servers: [],
	noMap: s,
	badRoot: s,
	unread: [{
		at: ["mcpServers"],
		instead: ".mcp.json of the project, or ~/.copilot/mcp-config.json",
		by: "R:GHC"
	}],
	place: "this path",
	claims: "shape",
	readsToo: []
};
const v = ".github/plugin";
const y = {
	effect: "skips-server",
	by: "M:GHP"
};
const b = {
	effect: "refuses-file",
	by: "M:GHP"
};
const { hiddenBy: x, ...S } = d;
/** The documentation names the file and no other rules for it than those of a project's. */
const C = {
	...S,
	id: "copilot-cli-plugin",
	belongsTo: "plugin",
	title: "the servers file of a Copilot CLI plugin",
	files: [".mcp.json"],
	schema: "copilot-cli",
	schemaBy: "M:GHP",
	syntax: {
		...u,
		bom: b,
		empty: b,
		broken: b
	},
	wrongKey: b,
	badRoot: b,
	dialect: {
		...l,
		bad: y,
		notObject: y,
		neither: y,
		unknownTransport: {
			withCommand: y,
			withUrl: y
		},
		mismatch: y,
		urls: {
			parsed: "always",
			reaction: y
		},
		names: (l.names ?? []).map((e) => ({
			...e,
			reaction: y
		}))
	},
	readsToo: [],
	beside: v,
	when: D
};
/** Letters outside ASCII become punycode, which keeps different names different. */
function w(e) {
	let n = e.replace(/[^A-Za-z0-9_\u0080-\u{10ffff}-]/gu, "-");
	return n.length > 64 ? n : t(n);
}
function T(e, t) {
	return `${w(e)}-${w(t)}`;
}
/** Only names that become one where they are cut are told apart. */
function E(e) {
	let t = /* @__PURE__ */ new Map();
	let n = /* @__PURE__ */ new Map();
	return e.map(({ server: e, tool: r }) => {
		let i = T(e, r);
		let a = t.get(i);
		if (a === void 0) {
			let e = i.slice(0, 64);
			let r = n.get(e) ?? 0;
			n.set(e, r + 1);
			a = r === 0 ? e : `${e.slice(0, 64 - String(r).length)}${r}`;
			t.set(i, a);
		}
		return a;
	});
}
/** At the root of a repository it is the project's file as well, and beside a manifest of Claude Code that client's. */
function D({ path: e, beside: t }) {
	return e.includes("/") && t(v) && !t(".claude-plugin") && !t(".codex-plugin");
}
var O = e.defineClient({
	id: "copilot-cli",
	name: "Copilot CLI",
	about: "GitHub’s agent for the terminal. Of a folder it reads `.mcp.json`, and `.github/mcp.json` only where there is none; the user’s `mcp-config.json` goes through other code, which takes comments and leaves out bad servers without a word.",
	sources: {
		GHC: {
			title: "@github/copilot, run and read",
			version: "1.0.102",
			date: "2026-11-18"
		},
		GHP: {
			title: "github/docs 0afe69c, the reference of plugins",
			version: "2026-03",
			date: "2026-11-18"
		},
		GHD: {
			title: "github/docs 60321755",
			version: "2026-08",
			date: "2026-08-07"
		}
	},
	formats: [
		d,
		C,
		g,
		_
	],
	moved: [{
		env: "COPILOT_HOME",
		from: "~/.copilot",
		by: "H:GHC"
	}],
	precedence: [{
		sources: [
			{
				format: "claude-code-project",
				files: "project",
				above: "nearer",
				note: "project files count in folders that the user trusts"
			},
			{
				format: "copilot-cli",
				files: "project",
				above: "nearer",
				note: "project files count in folders that the user trusts"
			},
			{
				format: "copilot-cli-user",
				files: "user"
			}
		],
		same: "replaced",
		by: "R:GHC"
	}],
	toolNames: {
		form: "S-T",
		server: w,
		name: (e, t) => T(e, t).slice(0, 64),
		names: E,
		apartBy: "a digit",
		collision: "of two tools with one name, one is gone; of names that become one where they are cut, the later gets a digit",
		clash: {
			within: "one",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => T(e, t).length,
			over: "cut",
			by: "R:GHC"
		},
		by: "R:GHC"
	}
});
exports.default = O;
