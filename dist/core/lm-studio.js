"use strict";
const e = require("./core.js");
// src/clients/lm-studio.ts
const t = {
	effect: "fine",
	by: "M:LMS"
};
const n = {
	effect: "ignored",
	by: "L:LMS"
};
const r = {
	is: "other",
	idle: !0,
	note: "not documented"
};
var i = e.defineClient({
	id: "lm-studio",
	name: "LM Studio",
	about: "Runs models on the own machine. Its one file of servers follows the form of Cursor; the documentation says no more than that, and warns of pasting a snippet with its own \"mcpServers\" inside the one that is there.",
	sources: { LMS: {
		title: "lmstudio-ai/docs c6854fba, read",
		version: "0.3.17 and newer",
		date: "2026-04-29"
	} },
	formats: [{
		id: "lm-studio",
		belongsTo: "user",
		title: "LM Studio's servers",
		files: [],
		ofUser: !0,
		userFiles: ["~/.lmstudio/mcp.json"],
		schemaBy: "M:LMS",
		syntax: {
			language: "json",
			comments: !0,
			trailingCommas: !0,
			bom: {
				effect: "fine",
				by: "L:LMS"
			},
			empty: {
				effect: "fine",
				by: "L:LMS"
			},
			broken: {
				effect: "refuses-file",
				by: "M:LMS"
			},
			duplicates: {
				effect: "fine",
				by: "L:LMS"
			}
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: t,
		badRoot: {
			effect: "drops-file",
			by: "M:LMS"
		},
		dialect: {
			by: "M:LMS",
			transportKey: null,
			spellings: {},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: t
			},
			fields: {
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
				url: {
					is: "url",
					for: ["http"]
				},
				headers: {
					is: "headers",
					for: ["http"]
				},
				type: r,
				transport: r,
				cwd: r,
				envFile: r,
				timeout: r,
				enabled: r,
				disabled: r,
				autoApprove: r,
				alwaysAllow: r
			},
			bad: n,
			notObject: n,
			neither: {
				effect: "fails-server",
				by: "M:LMS"
			},
			both: {
				winner: null,
				reaction: n
			},
			unknownTransport: {
				withCommand: t,
				withUrl: t
			},
			mismatch: t
		},
		claims: "path"
	}]
});
exports.default = i;
