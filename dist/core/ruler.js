"use strict";
const e = require("./core.js");
// src/clients/ruler.ts
const t = {
	effect: "fine",
	by: "H:RUL"
};
const n = {
	effect: "skips-server",
	by: "R:RULR",
	note: "ruler writes no such server"
};
const r = {
	effect: "refuses-file",
	by: "H:RUL",
	note: "a warning, and no server is written"
};
const i = {
	id: "ruler",
	title: "ruler's configuration",
	files: [".ruler/ruler.toml"],
	userFiles: ["~/.config/ruler/ruler.toml"],
	schemaBy: "H:RUL",
	syntax: {
		language: "toml",
		comments: !0,
		trailingCommas: !0,
		bom: {
			effect: "fine",
			by: "M:RUL"
		},
		empty: t,
		broken: r,
		duplicates: r
	},
	servers: [{ at: ["mcp_servers"] }],
	noMap: t,
	badRoot: {
		effect: "ignored",
		by: "H:RUL"
	},
	dialect: {
		by: "H:RUL",
		transportKey: null,
		spellings: {},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: t
		},
		fields: {
			type: {
				is: "other",
				idle: !0,
				note: "worked out from the `command` or the `url`"
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
				for: ["stdio"],
				note: "values that are not strings are left out"
			},
			url: {
				is: "url",
				for: ["http"]
			},
			headers: {
				is: "headers",
				for: ["http"],
				note: "values that are not strings are left out"
			},
			timeout: {
				is: "timeout",
				by: "M:RUL"
			}
		},
		bad: {
			effect: "ignored",
			by: "H:RUL"
		},
		emptyMeansAbsent: !0,
		switchOff: "remove the entry",
		notObject: {
			effect: "drops-server",
			by: "H:RUL"
		},
		neither: n,
		both: {
			winner: "url",
			reaction: {
				effect: "ignored",
				by: "H:RUL",
				note: "with a warning"
			}
		},
		unknownTransport: {
			withCommand: t,
			withUrl: t
		},
		mismatch: t
	},
	claims: "shape",
	unmistakable: !0
};
const a = {
	...i,
	id: "ruler-json",
	title: "ruler's older file of servers",
	files: [".ruler/mcp.json"],
	userFiles: ["~/.config/ruler/mcp.json"],
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: {
			effect: "refuses-file",
			by: "M:RUL"
		},
		empty: {
			effect: "refuses-file",
			by: "M:RUL"
		},
		broken: r,
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }, { at: ["servers"] }],
	claims: "path"
};
var o = e.defineClient({
	id: "ruler",
	name: "ruler",
	about: "Writes the rules and servers of a project into the files of many coding agents. Servers belong into `ruler.toml`; `.ruler/mcp.json` is still read, with a warning.",
	sources: {
		RUL: {
			title: "intellectronica/ruler 535acfa, UnifiedConfigLoader.ts, read",
			version: "0.3",
			date: "2026-11-18"
		},
		RULR: {
			title: "@intellectronica/ruler, run",
			version: "0.3.44",
			date: "2026-11-18"
		}
	},
	formats: [i, a]
});
exports.default = o;
