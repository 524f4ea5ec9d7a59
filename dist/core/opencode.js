"use strict";
const e = require("./core.js");
// src/clients/opencode.ts
const t = {
	effect: "refuses-file",
	by: "R:OC",
	note: "OpenCode does not start"
};
const n = {
	effect: "fine",
	by: "R:OC"
};
/** Replaced in the raw text before parsing, so they may stand anywhere. */
const r = ["{env:NAME}", "{file:path}"];
const i = {
	in: {
		command: r,
		args: r,
		commandLine: r,
		env: r,
		cwd: r,
		url: r,
		headers: r
	},
	whenUnset: "an unset variable becomes empty; a missing file stops OpenCode",
	by: "R:OC"
};
const a = {
	by: "R:OC",
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
			note: "not `env`; every value is a string"
		},
		cwd: {
			is: "cwd",
			for: ["stdio"],
			note: "relative to the workspace"
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
			note: "the documentation says 5000, the code 30000",
			by: "H:OC"
		},
		disabled: {
			is: "disabled",
			note: "honoured by 1.18.33; the schema of 1.18.18 dropped it, and the server ran"
		},
		args: {
			is: "args",
			unread: !0
		},
		env: {
			is: "env",
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
			by: "R:OC",
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
			by: "R:OC"
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
			by: "H:OC1"
		}
	},
	alsoSpeaks: { sse: "remote" },
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:OC"
		}
	}],
	starts: {
		blanks: "one-program",
		keepsTilde: !0,
		by: "R:OC"
	},
	placeholders: {
		...i,
		needsFiles: "R:OC"
	}
};
const o = {
	language: "json",
	comments: !0,
	trailingCommas: !0,
	bom: n,
	empty: n,
	blank: t,
	broken: t,
	duplicates: n
};
/** Tools and permissions that need no server. */
const s = /^(?:bash|shell|edit|multiedit|write|read|glob|grep|list|patch|apply_patch|task|skill|lsp|todo|todo(?:read|write)|web|web(?:fetch|search)|codesearch|external_directory|doom_loop|question|plan_(?:enter|exit)|batch)$/;
/** Patterns for whole names of tools; plugins bring tools too. */
function c(...e) {
	return {
		at: e,
		as: "keys",
		form: "S_T",
		builtIn: s,
		whole: !0,
		unknown: "if-another-has-it",
		by: "H:OC1"
	};
}
const l = {
	id: "opencode",
	title: "OpenCode's configuration",
	files: [
		"opencode.json",
		"opencode.jsonc",
		".opencode/opencode.json",
		".opencode/opencode.jsonc"
	],
	userFiles: [
		"~/.config/opencode/config.json",
		"~/.config/opencode/opencode.json",
		"~/.config/opencode/opencode.jsonc",
		"~/.opencode/opencode.json",
		"~/.opencode/opencode.jsonc"
	],
	schemaBy: "R:OC",
	syntax: o,
	servers: [{ at: ["mcp"] }],
	noMap: n,
	badRoot: t,
	dialect: a,
	rootFields: { tools: {
		is: "other",
		deprecated: { use: "permission" },
		by: "H:OC1"
	} },
	references: [
		c("tools"),
		c("permission"),
		c("agent", "*", "tools"),
		c("agent", "*", "permission"),
		c("mode", "*", "tools"),
		c("mode", "*", "permission")
	],
	claims: "path"
};
const u = {
	id: "opencode-agent",
	title: "an agent of OpenCode",
	files: [".opencode/agent/**/*.md", ".opencode/agents/**/*.md"],
	schema: "none",
	schemaBy: "M:OCD",
	syntax: {
		language: "markdown",
		comments: !0,
		trailingCommas: !1,
		bom: {
			effect: "fine",
			by: "L:OCD"
		},
		empty: {
			effect: "fine",
			by: "L:OCD"
		},
		broken: {
			effect: "ignored",
			by: "L:OCD",
			note: "the front matter is lost"
		},
		duplicates: {
			effect: "ignored",
			by: "L:OCD"
		}
	},
	servers: [],
	noMap: {
		effect: "fine",
		by: "M:OCD"
	},
	badRoot: {
		effect: "ignored",
		by: "L:OCD"
	},
	references: [c("tools"), c("permission")],
	holds: ["tools:", "permission:"],
	claims: "shape"
};
const { mask: d, ...f } = a;
const p = {
	effect: "skips-server",
	by: "H:OC2"
};
function m(e) {
	return e.replace(/[^A-Za-z0-9_-]/g, "_");
}
function h(e, t) {
	return `${m(e)}_${m(t)}`;
}
const g = {
	form: "S_T",
	server: m,
	name: h,
	collision: "of two tools with one name, one is gone: the earlier of one server, that of another server as it happens; a tool of the program itself goes the same way",
	clash: {
		within: "last",
		across: "one"
	},
	limit: {
		most: 64,
		length: (e, t) => h(e, t).length,
		over: "sent",
		whose: "models of OpenAI and others",
		by: "I:OCI"
	},
	by: "R:OC"
};
const _ = {
	...l,
	id: "opencode-v2",
	reader: "OpenCode v2",
	title: "OpenCode's configuration in the layout of version 2",
	schemaBy: "H:OC2",
	servers: [{ at: ["mcp", "servers"] }],
	badRoot: p,
	rootFields: {},
	references: [],
	otherVersion: {
		reads: "OpenCode v2",
		refusedBy: "OpenCode 1.x",
		help: "for 1.x, put each server directly under \"mcp\"",
		by: "H:OC1"
	},
	dialect: {
		...f,
		placeholders: i,
		by: "H:OC2",
		inferred: {
			urlReaction: p,
			commandReaction: p
		},
		fields: {
			type: { is: "transport" },
			command: {
				is: "commandLine",
				for: ["stdio"]
			},
			environment: {
				is: "env",
				for: ["stdio"]
			},
			cwd: {
				is: "cwd",
				for: ["stdio"]
			},
			url: {
				is: "url",
				for: ["http"]
			},
			headers: {
				is: "headers",
				for: ["http"]
			},
			oauth: {
				is: "oauth",
				for: ["http"]
			},
			disabled: { is: "disabled" },
			codemode: { is: "other" },
			timeout: {
				is: "other",
				note: "`{startup, catalog, execution}`"
			},
			enabled: {
				is: "enabled",
				unread: !0
			},
			env: {
				is: "env",
				unread: !0
			},
			args: {
				is: "args",
				unread: !0
			},
			description: {
				is: "description",
				unread: !0
			}
		},
		bad: p,
		notObject: p,
		neither: p,
		overrides: [],
		unknownTransport: {
			withCommand: p,
			withUrl: p
		},
		mismatch: p,
		names: [{
			cleaned: !0,
			pattern: /^[A-Za-z][A-Za-z0-9_-]{0,63}$/,
			allows: "a letter first, and at most 64 characters",
			fault: "does not start with a letter, or is longer than 64 characters",
			reaction: {
				effect: "drops-file",
				by: "H:OC2",
				note: "one such name keeps the tools of every server from being registered"
			}
		}],
		reserved: [{
			name: /^(?:servers|timeout)$/,
			reaction: {
				effect: "fine",
				by: "H:OC2",
				note: "the key is also part of the layout"
			}
		}]
	},
	toolNames: {
		...g,
		collision: "tools with one name keep the tools of every server from being registered",
		clash: {
			within: "none",
			across: "none"
		},
		limit: {
			most: 64,
			length: (e, t) => m(t).length,
			over: "none",
			by: "H:OC2"
		},
		by: "H:OC2"
	},
	when: (e) => y(e.value)
};
/** Its servers stand among its other settings; people write the file of other clients. */
const v = {
	id: "opencode-misplaced",
	title: "a servers file where OpenCode does not look",
	files: [".opencode/mcp.json"],
	userFiles: ["~/.config/opencode/mcp.json"],
	schema: "none",
	schemaBy: "H:OC1",
	syntax: {
		...l.syntax,
		broken: n
	},
	servers: [],
	noMap: n,
	badRoot: n,
	place: "this path",
	unread: ["mcpServers", "mcp"].map((e) => ({
		at: [e],
		instead: "\"mcp\" in opencode.json",
		by: "H:OC1"
	})),
	claims: "shape"
};
/** v2 has `mcp.servers` as a map of servers, or `mcp.timeout` with limits; in 1.x both keys would be servers. */
function y(t) {
	let n = e.own(t, "mcp");
	let r = e.own(n, "servers");
	let i = e.own(n, "timeout");
	return e.isObject(r) && !b(r) || [
		"startup",
		"catalog",
		"execution",
		"request"
	].some((t) => typeof e.own(i, t) == "number");
}
function b(t) {
	return [
		"type",
		"command",
		"url",
		"enabled"
	].some((n) => {
		let r = e.own(t, n);
		return r !== void 0 && !e.isObject(r);
	});
}
var x = e.defineClient({
	id: "opencode",
	name: "OpenCode",
	about: "A coding agent for the terminal. Every layer of configuration is validated as a whole: one entry under `mcp` that fits no shape stops the program, unless the entry carries a boolean `enabled`.",
	sources: {
		OC: {
			title: "opencode-ai, run",
			version: "1.18.33",
			date: "2026-11-18"
		},
		OC1: {
			title: "anomalyco/opencode d545d8f (dev), read",
			version: "1.18.18",
			date: "2026-08-19"
		},
		OCD: {
			title: "opencode.ai, agents, tools and permissions",
			version: "2026",
			date: "2026-11-18"
		},
		OC2: {
			title: "anomalyco/opencode 3edcb3c (branch v2), read",
			version: "2 (unreleased)",
			date: "2026-08-19"
		},
		OCI: {
			title: "sst/opencode#3523, names that providers refuse",
			version: "1.0",
			date: "2026-11-18"
		}
	},
	formats: [
		l,
		_,
		v,
		u
	],
	moved: [{
		env: "XDG_CONFIG_HOME",
		from: "~/.config",
		by: "H:OC1"
	}],
	toolNames: g,
	precedence: [{
		sources: [
			{
				format: "opencode",
				files: ["~/.opencode/opencode.jsonc"]
			},
			{
				format: "opencode",
				files: ["~/.opencode/opencode.json"]
			},
			{
				format: "opencode",
				files: [".opencode/opencode.jsonc"],
				above: "outer"
			},
			{
				format: "opencode",
				files: [".opencode/opencode.json"],
				above: "outer"
			},
			{
				format: "opencode",
				files: ["opencode.jsonc"],
				above: "nearer"
			},
			{
				format: "opencode",
				files: ["opencode.json"],
				above: "nearer"
			},
			{
				format: "opencode",
				files: ["~/.config/opencode/opencode.jsonc"]
			},
			{
				format: "opencode",
				files: ["~/.config/opencode/opencode.json"]
			},
			{
				format: "opencode",
				files: ["~/.config/opencode/config.json"]
			}
		],
		same: "merged",
		by: "H:OC1"
	}]
});
exports.default = x;
