"use strict";
const e = require("./core.js");
// src/clients/zed.ts
const t = {
	effect: "refuses-file",
	by: "H:ZED",
	note: "Zed shows a notice about its settings"
};
const n = {
	effect: "fine",
	by: "H:ZED"
};
/** Recent versions take what fits neither form for the settings of an extension; older ones refuse the file. */
const r = {
	effect: "drops-server",
	by: "H:ZED2",
	note: "what is neither a local nor a remote server is taken for the settings of an extension"
};
function i(e) {
	return e.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "tool";
}
function a(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { server: n, tool: r } of e) {
		let e = i(r);
		let a = t.get(e) ?? /* @__PURE__ */ new Set();
		t.set(e, a.add(n));
	}
	return e.map(({ server: e, tool: n }) => {
		let r = i(n);
		let a = 64 - r.length;
		if ((t.get(r)?.size ?? 0) < 2 || a < 2) return r;
		return `${o(e).slice(0, a - 1)}_${r}`;
	});
}
/** "Azure DevOps" → "azure_dev_ops". */
function o(e) {
	return e.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z])([A-Z][a-z])/g, "$1_$2").replace(/[^a-zA-Z0-9]+/g, "_").replace(/^_|_$/g, "").toLowerCase();
}
var s = e.defineClient({
	id: "zed",
	name: "Zed",
	about: "An editor. Its servers stand under `context_servers` in the settings, of the user or of a project; an entry without command and url holds the settings of an extension that brings the server.",
	sources: {
		ZED: {
			title: "zed-industries/zed 7eec892, read",
			version: "2026-08",
			date: "2026-08-22"
		},
		ZED2: {
			title: "zed-industries/zed 006ce515, read",
			version: "2026-11",
			date: "2026-11-18"
		}
	},
	formats: [{
		id: "zed",
		title: "Zed's settings",
		files: [".zed/settings.json"],
		userFiles: ["~/.config/zed/settings.json", "~/AppData/Roaming/Zed/settings.json"],
		schemaBy: "H:ZED",
		syntax: {
			language: "json",
			comments: !0,
			trailingCommas: !0,
			bom: {
				effect: "fine",
				by: "L:ZED"
			},
			empty: {
				effect: "fine",
				by: "L:ZED"
			},
			broken: t,
			duplicates: {
				effect: "fine",
				by: "L:ZED"
			}
		},
		servers: [{ at: ["context_servers"] }],
		noMap: n,
		badRoot: t,
		dialect: {
			by: "H:ZED",
			transportKey: null,
			spellings: {},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: n
			},
			lacks: {
				transports: ["sse", "ws"],
				by: "M:ZED"
			},
			fields: {
				command: {
					is: "command",
					for: ["stdio"],
					note: "a string; the older object `{path, args, env}` is rewritten by Zed"
				},
				args: {
					is: "args",
					for: ["stdio"]
				},
				env: {
					is: "env",
					for: ["stdio"],
					note: "values are strings"
				},
				url: {
					is: "url",
					for: ["http"],
					note: "Streamable HTTP"
				},
				headers: {
					is: "headers",
					for: ["http"]
				},
				oauth: {
					is: "oauth",
					for: ["http"],
					note: "`{client_id, client_secret}`"
				},
				timeout: {
					is: "timeout",
					unit: "s",
					default: "60",
					note: "a whole number, at most 600"
				},
				enabled: {
					is: "enabled",
					default: "true"
				},
				remote: {
					is: "other",
					note: "run it on the remote machine of a remote project"
				},
				settings: {
					is: "other",
					note: "of an extension that brings the server"
				},
				source: {
					is: "other",
					idle: !0,
					note: "written until November 2025; Zed deletes it"
				},
				type: {
					is: "other",
					idle: !0,
					note: "has no effect: the fields decide"
				},
				disabled: {
					is: "disabled",
					unread: !0
				}
			},
			bad: r,
			notObject: t,
			neither: r,
			overrides: [
				"settings",
				"enabled",
				"remote",
				"source"
			],
			both: {
				winner: "command",
				reaction: {
					effect: "ignored",
					by: "H:ZED"
				}
			},
			unknownTransport: {
				withCommand: n,
				withUrl: n
			},
			mismatch: n,
			placeholders: {
				in: {},
				whenUnset: "nothing is expanded",
				by: "L:ZED"
			}
		},
		references: [{
			at: [
				"agent",
				"profiles",
				"*",
				"context_servers"
			],
			as: "keys",
			form: "S",
			unknown: "silent",
			by: "H:ZED"
		}],
		claims: "shape",
		unmistakable: !0,
		when: c
	}],
	toolNames: {
		form: "T",
		server: (e) => e,
		name: (e, t) => i(t),
		names: a,
		apartBy: "the name of the server",
		collision: "tools that share a name get the name of their server, in snake case, in front; without room for it the last is left",
		clash: {
			within: "last",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => t.length,
			over: "cut",
			by: "H:ZED"
		},
		by: "H:ZED"
	}
});
/** Most settings have none. */
function c({ text: e, value: t }) {
	let n = [
		"context_servers",
		"context_server",
		"mcpServers"
	];
	if (t === void 0) return n.some((t) => e.includes(`"${t}"`));
	return typeof t == "object" && !!t && n.some((e) => Object.hasOwn(t, e));
}
exports.default = s;
