"use strict";
const e = require("./core.js");
// src/clients/auggie.ts
const t = {
	effect: "fine",
	by: "R:AUG"
};
const n = {
	effect: "refuses-file",
	by: "R:AUG"
};
const r = {
	effect: "drops-file",
	by: "R:AUG"
};
const i = {
	id: "auggie",
	title: "Auggie's settings",
	files: [".augment/settings.json", ".augment/settings.local.json"],
	userFiles: ["~/.augment/settings.json"],
	schemaBy: "R:AUG",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: r,
		empty: t,
		broken: r,
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: r,
	nullMap: t,
	dialect: {
		by: "R:AUG",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			http: "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: t
		},
		fields: {
			type: {
				is: "transport",
				note: "case-sensitive; missing: the url or the command decides"
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
			disabled: {
				is: "disabled",
				default: "false"
			},
			timeout: {
				is: "timeout",
				note: "a value of any type is taken"
			},
			enabled: {
				is: "enabled",
				unread: !0
			},
			transport: {
				is: "transport",
				unread: !0,
				note: "without `type` a url is http"
			}
		},
		bad: r,
		emptyMeansAbsent: !0,
		notObject: r,
		neither: n,
		both: {
			winner: "url",
			reaction: {
				effect: "ignored",
				by: "R:AUG"
			}
		},
		unknownTransport: {
			withCommand: r,
			withUrl: r
		},
		mismatch: n,
		names: [{
			pattern: /./s,
			allows: "at least one character",
			reaction: {
				effect: "drops-server",
				by: "R:AUG"
			}
		}],
		reserved: [{
			name: "__proto__",
			reaction: r
		}]
	},
	claims: "shape",
	unmistakable: !0
};
var a = e.defineClient({
	id: "auggie",
	name: "Auggie",
	about: "Augment's coding agent. Servers stand in its settings; one entry of the wrong shape empties the whole list, most often without a word.",
	sources: {
		AUG: {
			title: "@augmentcode/auggie, run",
			version: "0.36.0",
			date: "2026-11-18"
		},
		AUGD: {
			title: "docs.augmentcode.com, CLI permissions",
			version: "2026",
			date: "2026-11-18"
		},
		AUGS: {
			title: "docs.augmentcode.com, CLI settings",
			version: "1.x",
			date: "2026-11-18"
		}
	},
	formats: [i],
	precedence: [{
		sources: [
			{
				format: "auggie",
				files: [".augment/settings.local.json"]
			},
			{
				format: "auggie",
				files: [".augment/settings.json"]
			},
			{
				format: "auggie",
				files: "user"
			}
		],
		same: "replaced",
		by: "M:AUGS"
	}],
	toolNames: {
		form: "T_S",
		server: (e) => e,
		name: (e, t) => `${t}_${e}`,
		collision: "not documented",
		by: "M:AUGD"
	}
});
exports.default = a;
