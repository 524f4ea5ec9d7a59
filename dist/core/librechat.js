"use strict";
const e = require("./core.js");
// src/clients/librechat.ts
const t = {
	effect: "refuses-file",
	by: "H:LIB",
	note: "LibreChat does not start"
};
const n = {
	effect: "fine",
	by: "H:LIB"
};
const r = ["${NAME}"];
var i = e.defineClient({
	id: "librechat",
	name: "LibreChat",
	about: "A chat application for the web. One `librechat.yaml` holds everything, and it is validated as a whole: one server that fits no shape keeps the process from starting.",
	sources: { LIB: {
		title: "danny-avila/LibreChat 08c9cc3, read",
		version: "0.8",
		date: "2026-08-21"
	} },
	formats: [{
		id: "librechat",
		title: "LibreChat's configuration",
		files: ["librechat.yaml"],
		schemaBy: "H:LIB",
		syntax: {
			language: "yaml",
			comments: !0,
			trailingCommas: !0,
			bom: n,
			empty: {
				effect: "fine",
				by: "M:LIB"
			},
			broken: t,
			duplicates: {
				effect: "refuses-file",
				by: "M:LIB"
			}
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: n,
		badRoot: t,
		claims: "shape",
		dialect: {
			by: "H:LIB",
			transportKey: "type",
			spellings: {
				stdio: "stdio",
				"streamable-http": "http",
				http: "http",
				sse: "sse",
				websocket: "ws"
			},
			inferred: {
				command: "stdio",
				url: "sse",
				urlReaction: n
			},
			fields: {
				type: {
					is: "transport",
					note: "missing: the first shape that fits; an http address means sse, not Streamable HTTP"
				},
				command: {
					is: "command",
					for: ["stdio"]
				},
				args: {
					is: "args",
					for: ["stdio"],
					note: "required, if only as an empty list"
				},
				env: {
					is: "env",
					for: ["stdio"],
					note: "every value is a string; quote numbers"
				},
				stderr: {
					is: "other",
					for: ["stdio"],
					default: "inherit"
				},
				cwd: {
					is: "cwd",
					for: ["stdio"],
					by: "M:LIB"
				},
				url: {
					is: "url",
					for: [
						"http",
						"sse",
						"ws"
					],
					note: "checked as a URL after variables are expanded"
				},
				headers: {
					is: "headers",
					for: ["http", "sse"]
				},
				timeout: {
					is: "timeout",
					unit: "ms"
				},
				initTimeout: {
					is: "startupTimeout",
					unit: "ms"
				},
				sseReadTimeout: {
					is: "other",
					unit: "ms",
					default: "300000"
				},
				title: {
					is: "other",
					idle: !0,
					note: "letters, digits and spaces"
				},
				description: { is: "description" },
				startup: {
					is: "other",
					default: "true"
				},
				chatMenu: { is: "other" },
				iconPath: {
					is: "other",
					idle: !0
				},
				serverInstructions: {
					is: "other",
					note: "a boolean, or the text itself"
				},
				requiresOAuth: { is: "auth" },
				oauth: { is: "oauth" },
				oauth_headers: { is: "other" },
				apiKey: { is: "auth" },
				obo: { is: "auth" },
				customUserVars: { is: "other" },
				proxy: {
					is: "other",
					by: "M:LIB"
				}
			},
			bad: t,
			switchOff: "remove the entry; \"startup: false\" only delays the connection",
			notObject: t,
			neither: t,
			both: {
				winner: "command",
				reaction: {
					effect: "ignored",
					by: "H:LIB"
				}
			},
			unknownTransport: {
				withCommand: t,
				withUrl: t
			},
			mismatch: t,
			urls: {
				parsed: "unless-variable",
				reaction: t
			},
			placeholders: {
				in: {
					args: r,
					env: r,
					url: r,
					headers: r
				},
				whenUnset: "the text stays as it is",
				by: "M:LIB"
			}
		}
	}],
	toolNames: {
		form: "T_mcp_S",
		server: s,
		name: (e, t) => a(e, c(t, s(e))),
		names: o,
		apartBy: "the name of the server",
		collision: "of two servers with one normal form, the one whose name is already normal is kept, else the first",
		oneAnswers: !0,
		clash: {
			within: "one",
			across: "one"
		},
		by: "H:LIB"
	}
});
function a(e, t) {
	return `${t}_mcp_${s(e)}`;
}
/** A tool keeps the name of its server in front where it would meet another tool of the server without. */
function o(e) {
	let t = e.map(({ server: e, tool: t }) => c(t, s(e)));
	let n = /* @__PURE__ */ new Map();
	let r = (n) => JSON.stringify([e[n]?.server, t[n]]);
	for (let t of e.keys()) n.set(r(t), (n.get(r(t)) ?? 0) + 1);
	return e.map(({ server: e, tool: i }, o) => a(e, n.get(r(o)) === 1 ? t[o] ?? i : i));
}
/** Only what a function name allows; the rest of a name that has nothing of it is a number. */
function s(e) {
	if (/^[a-zA-Z0-9_.-]+$/.test(e)) return e;
	let t = e.replace(/[^a-zA-Z0-9_.-]/g, "_").replace(/^_+|_+$/g, "");
	if (t !== "") return t;
	let n = 0;
	for (let t = 0; t < e.length; t++) n = n * 31 + e.charCodeAt(t) | 0;
	return `server_${Math.abs(n)}`;
}
/** A tool that repeats the name of its server in front loses it there. */
function c(e, t) {
	let n = `${t}_`.toLowerCase();
	return e.length > n.length && e.toLowerCase().startsWith(n) ? e.slice(n.length) : e;
}
exports.default = i;
