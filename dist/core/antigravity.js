"use strict";
const e = require("./core.js");
// src/clients/antigravity.ts
const t = {
	effect: "drops-server",
	by: "M:SKS"
};
const n = {
	effect: "refuses-file",
	by: "M:SKS",
	note: "agy does not start"
};
const r = {
	effect: "fine",
	by: "M:SKS"
};
var i = e.defineClient({
	id: "antigravity",
	name: "Antigravity",
	about: "Google's editor and its program for the terminal. The address of a remote server stands under `serverUrl`. A file that does not parse stops the terminal program, an entry that does not fit is left out without a word.",
	sources: {
		SKS: {
			title: "stbenjam/skillsaw 05e1db1f, its measurements of agy 1.1.25",
			version: "1.1.25",
			date: "2026-11-18"
		},
		ARS: {
			title: "dyoshikawa/rulesync cfebcd75, its adapter",
			version: "2026-08",
			date: "2026-08-18"
		},
		AIS: {
			title: "withastro/docs 13148, langchain-ai/docs 1609",
			version: "2025-11",
			date: "2026-05-31"
		}
	},
	formats: [{
		id: "antigravity",
		title: "Antigravity's servers",
		files: [".agents/mcp_config.json", ".agent/mcp_config.json"],
		userFiles: ["~/.gemini/config/mcp_config.json", "~/.gemini/antigravity/mcp_config.json"],
		schemaBy: "M:SKS",
		syntax: {
			language: "json",
			comments: !1,
			trailingCommas: !1,
			bom: {
				effect: "fine",
				by: "L:SKS"
			},
			empty: {
				effect: "fine",
				by: "L:SKS"
			},
			broken: n,
			duplicates: r
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: {
			effect: "drops-file",
			by: "M:SKS"
		},
		badRoot: n,
		nullMap: r,
		dialect: {
			by: "M:ARS",
			transportKey: null,
			spellings: {},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: r
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
					for: ["stdio"],
					note: "every value is a string"
				},
				cwd: {
					is: "other",
					idle: !0,
					note: "not documented"
				},
				serverUrl: {
					is: "url",
					for: ["http"],
					note: "wins over `command`"
				},
				url: {
					is: "url",
					for: ["http"],
					note: "accepted; reports of 2025 say that it did not work"
				},
				headers: {
					is: "headers",
					for: ["http"]
				},
				oauth: {
					is: "oauth",
					for: ["http"],
					note: "`{clientId}`"
				},
				authProviderType: {
					is: "auth",
					note: "only `google_credentials`",
					by: "M:SKS"
				},
				disabled: { is: "disabled" },
				disabledTools: { is: "toolsDenied" },
				type: {
					is: "other",
					idle: !0,
					note: "beside `url`",
					by: "M:SKS"
				},
				transport: {
					is: "other",
					idle: !0,
					note: "not documented"
				},
				timeout: {
					is: "other",
					idle: !0,
					note: "not documented",
					by: "M:SKS"
				},
				alwaysAllow: {
					is: "other",
					idle: !0,
					note: "not documented"
				},
				autoApprove: {
					is: "other",
					idle: !0,
					note: "not documented"
				},
				httpUrl: {
					is: "url",
					unread: !0,
					by: "I:AIS"
				},
				enabled: {
					is: "enabled",
					unread: !0,
					by: "M:SKS"
				}
			},
			bad: t,
			notObject: t,
			neither: {
				effect: "fails-server",
				by: "M:SKS"
			},
			both: {
				winner: "url",
				reaction: {
					effect: "ignored",
					by: "M:SKS"
				}
			},
			unknownTransport: {
				withCommand: r,
				withUrl: r
			},
			mismatch: r
		},
		claims: "path"
	}]
});
exports.default = i;
