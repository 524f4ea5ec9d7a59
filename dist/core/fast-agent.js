"use strict";
const e = require("./core.js");
// src/clients/fast-agent.ts
const t = {
	effect: "refuses-file",
	by: "H:FAG",
	note: "fast-agent does not start"
};
const n = {
	effect: "fine",
	by: "H:FAG"
};
/** Accepted when it is read; found out when the server is wanted. */
const r = {
	effect: "fails-server",
	by: "M:FAG"
};
const i = ["${NAME}", "${NAME:default}"];
/** What `target` stands for, a command or an address, is worked out by fast-agent. */
const a = ["stdio", "builtin"];
const o = [
	"http",
	"sse",
	"builtin"
];
var s = e.defineClient({
	id: "fast-agent",
	name: "fast-agent",
	about: "A framework for agents in Python. Servers stand under `mcp.servers`; the whole configuration is validated when it is loaded, whether a server can be started only when an agent needs it.",
	sources: { FAG: {
		title: "evalstate/fast-agent 610a2f5, read",
		version: "2026-08",
		date: "2026-08-18"
	} },
	formats: [{
		id: "fast-agent",
		title: "fast-agent's configuration",
		files: ["fast-agent.yaml", "fastagent.config.yaml"],
		schemaBy: "H:FAG",
		syntax: {
			language: "yaml",
			comments: !0,
			trailingCommas: !0,
			bom: n,
			empty: n,
			broken: t,
			duplicates: n
		},
		servers: [{ at: ["mcp", "servers"] }],
		noMap: n,
		badRoot: t,
		nullMap: n,
		claims: "shape",
		when: ({ value: e, text: t }) => e === void 0 || /^<{7} /m.test(t) ? /^mcp:/m.test(t) : c(e),
		dialect: {
			by: "H:FAG",
			transportKey: "transport",
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
				transport: {
					is: "transport",
					note: "missing: http with a `url`, stdio with a `command`"
				},
				target: {
					is: "other",
					selects: "builtin",
					note: "a command line or an address in one string"
				},
				command: {
					is: "command",
					for: a
				},
				args: {
					is: "args",
					for: a
				},
				env: {
					is: "env",
					for: a,
					note: "every value is a string; quote numbers"
				},
				cwd: {
					is: "cwd",
					for: a
				},
				url: {
					is: "url",
					for: o
				},
				headers: {
					is: "headers",
					for: o
				},
				access_token: {
					is: "auth",
					for: o,
					note: "needs a url"
				},
				auth: {
					is: "oauth",
					for: o
				},
				management: {
					is: "other",
					default: "client"
				},
				connector_id: {
					is: "other",
					selects: "builtin",
					note: "only with `management: provider`"
				},
				defer_loading: { is: "other" },
				read_timeout_seconds: {
					is: "timeout",
					unit: "s"
				},
				http_timeout_seconds: {
					is: "other",
					unit: "s",
					for: o
				},
				http_read_timeout_seconds: {
					is: "other",
					unit: "s",
					for: o
				},
				read_transport_sse_timeout_seconds: {
					is: "other",
					unit: "s",
					for: o,
					default: "300"
				},
				ping_interval_seconds: {
					is: "other",
					unit: "s",
					default: "30"
				},
				max_missed_pings: {
					is: "other",
					default: "3"
				},
				load_on_start: {
					is: "other",
					default: "true"
				},
				include_instructions: {
					is: "other",
					default: "true"
				},
				reconnect_on_disconnect: {
					is: "other",
					default: "true"
				},
				protocol_mode: {
					is: "other",
					note: "`modern` does not go with sse"
				},
				roots: { is: "other" },
				sampling: { is: "other" },
				elicitation: { is: "other" },
				implementation: { is: "other" },
				name: {
					is: "name",
					note: "deprecated: the key is the name"
				},
				description: { is: "description" }
			},
			bad: t,
			switchOff: "remove the entry, or set \"load_on_start: false\"",
			notObject: t,
			neither: r,
			both: {
				winner: "url",
				reaction: {
					effect: "ignored",
					by: "H:FAG",
					note: "with a warning"
				}
			},
			unknownTransport: {
				withCommand: t,
				withUrl: t
			},
			mismatch: r,
			placeholders: {
				in: {
					command: i,
					args: i,
					env: i,
					cwd: i,
					url: i,
					headers: i
				},
				whenUnset: "the text stays as it is, unless it has a default",
				by: "H:FAG"
			}
		}
	}],
	toolNames: {
		form: "S__T",
		server: (e) => e,
		name: (e, t) => `${e}__${t}`.slice(0, 64),
		collision: "names are cut at 64 characters, and of two tools with one name the last is left",
		clash: {
			within: "last",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => e.length + 2 + t.length,
			over: "cut",
			by: "M:FAG"
		},
		by: "M:FAG"
	}
});
/** A configuration may be about models alone; `targets` is where servers stood before 2026-08. */
function c(e) {
	let t = l(e, "mcp");
	return ["servers", "targets"].some((e) => typeof l(t, e) == "object");
}
function l(e, t) {
	return typeof e == "object" && e && Object.hasOwn(e, t) ? e[t] : void 0;
}
exports.default = s;
