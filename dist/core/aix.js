"use strict";
const e = require("./core.js");
// src/clients/aix.ts
const t = {
	effect: "refuses-file",
	by: "H:AIX"
};
var n = e.defineClient({
	id: "aix",
	name: "aix",
	about: "Keeps servers in one canonical form and writes the files of Claude Code, OpenCode and Gemini from it. Not a client itself: a fault here stops the writing.",
	sources: { AIX: {
		title: "thoreinstein/aix 070fd29, read",
		version: "0.8.1",
		date: "2026-04-27"
	} },
	formats: [{
		id: "aix",
		title: "an aix canonical file",
		files: [".aix/*.json", "aix*.json"],
		schemaBy: "H:AIX",
		syntax: {
			language: "json",
			comments: !1,
			trailingCommas: !1,
			bom: t,
			empty: {
				effect: "fine",
				by: "H:AIX"
			},
			broken: t,
			duplicates: {
				effect: "fine",
				by: "H:AIX"
			}
		},
		servers: [{ at: ["servers"] }],
		noMap: t,
		badRoot: t,
		writes: [{
			client: "claude-code",
			keeps: ["platforms", "enabled"],
			by: "H:AIX"
		}, {
			client: "opencode",
			keeps: [],
			by: "H:AIX"
		}],
		claims: "shape",
		when: ({ value: e, text: t }) => e === void 0 ? i(t) : r(e),
		dialect: {
			by: "H:AIX",
			transportKey: "transport",
			spellings: {
				stdio: "stdio",
				sse: "sse"
			},
			inferred: {
				command: "stdio",
				url: "sse",
				urlReaction: {
					effect: "fine",
					by: "H:AIX"
				}
			},
			fields: {
				name: {
					is: "name",
					repeatsName: !0,
					note: "overwritten with the key"
				},
				transport: {
					is: "transport",
					note: "missing: stdio with a `command`, sse with a `url`"
				},
				command: {
					is: "command",
					for: ["stdio"]
				},
				args: {
					is: "args",
					for: ["stdio"]
				},
				url: {
					is: "url",
					for: ["sse"]
				},
				env: {
					is: "env",
					for: ["stdio"]
				},
				headers: {
					is: "headers",
					for: ["sse"]
				},
				platforms: {
					is: "platforms",
					note: "OpenCode has no such field: lost there"
				},
				disabled: {
					is: "disabled",
					default: "false"
				}
			},
			emptyMeansAbsent: !0,
			bad: t,
			notObject: t,
			neither: t,
			both: {
				winner: "command",
				reaction: {
					effect: "ignored",
					by: "H:AIX"
				}
			},
			unknownTransport: {
				withCommand: t,
				withUrl: t
			},
			mismatch: t
		}
	}]
});
/** A map `servers` whose entries carry `transport`, or a `name` equal to their key. */
function r(t) {
	let n = e.own(t, "servers");
	if (!e.isObject(n)) return !1;
	return Object.entries(n).some(([t, n]) => e.isObject(n) && (Object.hasOwn(n, "transport") || e.own(n, "name") === t));
}
/** Where nothing can be read. */
function i(e) {
	return e.includes("\"servers\"") && e.includes("\"transport\"");
}
exports.default = n;
