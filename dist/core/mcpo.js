"use strict";
const e = require("./core.js");
// src/clients/mcpo.ts
const t = {
	effect: "refuses-file",
	by: "H:MCPO",
	note: "mcpo does not start; a running one keeps the old file"
};
const n = {
	effect: "crashes",
	by: "H:MCPO"
};
const r = {
	effect: "fine",
	by: "H:MCPO"
};
var i = e.defineClient({
	id: "mcpo",
	name: "mcpo",
	about: "Offers servers over plain HTTP, mostly to Open WebUI. Its file looks like that of Claude Desktop, its types do not: `http` is not one of them.",
	sources: { MCPO: {
		title: "open-webui/mcpo 788ff92, read",
		version: "2026-02",
		date: "2026-02-27"
	} },
	formats: [{
		id: "mcpo",
		title: "mcpo's file",
		files: ["mcpo/config.json"],
		schemaBy: "H:MCPO",
		syntax: {
			language: "json",
			comments: !1,
			trailingCommas: !1,
			bom: t,
			empty: t,
			broken: t,
			duplicates: r
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: t,
		badRoot: t,
		claims: "shape",
		dialect: {
			by: "H:MCPO",
			transportKey: "type",
			spellings: {
				stdio: "stdio",
				"streamable-http": "http",
				streamable_http: "http",
				streamablehttp: "http",
				sse: "sse"
			},
			inferred: {
				command: "stdio",
				url: "sse",
				urlReaction: r
			},
			fields: {
				type: {
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
				env: {
					is: "env",
					for: ["stdio"]
				},
				cwd: {
					is: "cwd",
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
				oauth: {
					is: "oauth",
					for: ["http"]
				},
				disabledTools: { is: "toolsDenied" },
				disabled_tools: { is: "toolsDenied" },
				client_header_forwarding: { is: "other" },
				disabled: {
					is: "disabled",
					unread: !0
				},
				enabled: {
					is: "enabled",
					unread: !0
				}
			},
			bad: t,
			emptyMeansAbsent: !0,
			switchOff: "remove the entry",
			notObject: n,
			neither: t,
			both: {
				winner: "url",
				reaction: {
					effect: "ignored",
					by: "H:MCPO"
				}
			},
			unknownTransport: {
				withCommand: r,
				withUrl: t
			},
			mismatch: t,
			placeholders: {
				in: {},
				whenUnset: "nothing is expanded",
				by: "M:MCPO"
			}
		}
	}]
});
exports.default = i;
