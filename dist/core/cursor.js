"use strict";
const e = require("./core.js");
// src/clients/cursor.ts
/** Read in the loader of its SDK and command line; the editor itself is closed, so it is no more than a likelihood. */
const t = {
	effect: "drops-file",
	by: "M:CUR",
	note: "so does the loader of its SDK and command line; the editor may be milder"
};
const n = {
	effect: "fine",
	by: "H:CUR"
};
const r = [
	"${env:NAME}",
	"${NAME}",
	"${NAME:-default}",
	"${workspaceFolder}"
];
const i = {
	id: "cursor",
	title: "Cursor's servers file",
	files: [".cursor/mcp.json"],
	userFiles: ["~/.cursor/mcp.json"],
	schemaBy: "M:CUR",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: n,
		empty: n,
		broken: {
			effect: "refuses-file",
			by: "M:CUR",
			note: "the loader of its SDK repairs what it can"
		},
		duplicates: n
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: {
		effect: "refuses-file",
		by: "H:CUR",
		note: "the editor says \"mcpServers must be an object\""
	},
	badRoot: {
		effect: "refuses-file",
		by: "H:CUR",
		note: "the editor says \"mcpServers must be an object\""
	},
	dialect: {
		by: "H:CUR",
		transportKey: "type",
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
			type: {
				is: "transport",
				note: "missing: stdio with a `command`, Streamable HTTP and then SSE with a `url`"
			},
			command: {
				is: "command",
				for: ["stdio"],
				note: "split like a shell line when there are no `args`"
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
			envFile: {
				is: "envFile",
				for: ["stdio"],
				note: "in the editor only",
				by: "M:CUD"
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
			auth: {
				is: "auth",
				for: ["http", "sse"],
				note: "`{CLIENT_ID, CLIENT_SECRET, scopes}`"
			},
			tls: {
				is: "other",
				for: ["http", "sse"],
				note: "`{caBundle}`, and no other key"
			},
			placement: {
				is: "other",
				for: ["http", "sse"],
				note: "`server` or `client`"
			}
		},
		bad: t,
		switchOff: "switch it off in the settings of Cursor",
		notObject: t,
		neither: t,
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "H:CUR"
			}
		},
		unknownTransport: {
			withCommand: t,
			withUrl: t
		},
		mismatch: t,
		starts: {
			blanks: "split-alone",
			by: "M:CUR"
		},
		placeholders: {
			in: {
				command: r,
				args: r,
				env: r,
				envFile: r,
				cwd: r,
				url: r,
				headers: r
			},
			whenUnset: "the text stays as it is",
			by: "M:CUD"
		}
	},
	claims: "path"
};
const { dialect: a, ...o } = i;
const s = {
	...o,
	id: "cursor-cli",
	title: "Cursor CLI's settings",
	files: [".cursor/cli.json"],
	userFiles: ["~/.cursor/cli-config.json"],
	schema: "none",
	schemaBy: "M:CUP",
	servers: [],
	noMap: n,
	badRoot: {
		effect: "ignored",
		by: "L:CUP"
	},
	references: [{
		at: ["permissions", "allow"],
		as: "list",
		form: "Mcp(S:T)",
		by: "M:CUP"
	}, {
		at: ["permissions", "deny"],
		as: "list",
		form: "Mcp(S:T)",
		by: "M:CUP"
	}],
	holds: ["Mcp("],
	claims: "shape"
};
const c = {
	...s,
	id: "cursor-permissions",
	title: "Cursor's permissions",
	files: [],
	userFiles: ["~/.cursor/permissions.json"],
	references: [{
		at: ["mcpAllowlist"],
		as: "list",
		form: "S:T",
		unknown: "silent",
		by: "M:CUP"
	}],
	holds: ["mcpAllowlist"]
};
var l = e.defineClient({
	id: "cursor",
	name: "Cursor",
	about: "A code editor with agents, and their command line. The loader of the command line checks the file as a whole and gives nothing for one bad entry; that of the editor cannot be read.",
	sources: {
		CUR: {
			title: "@cursor/sdk, read",
			version: "1.0.32",
			date: "2026-11-18"
		},
		CUP: {
			title: "Cursor documentation, permissions of the CLI and permissions.json",
			version: "2026",
			date: "2026-11-18"
		},
		CUI: {
			title: "ZaUtre/sfcc-mcp-server#4, ComposioHQ/composio#2788, reports of names that are too long",
			version: "2025",
			date: "2026-11-18"
		},
		CUD: {
			title: "Cursor documentation, Model Context Protocol",
			version: "2026",
			date: "2026-11-18"
		}
	},
	formats: [
		i,
		s,
		c
	],
	nameLimit: {
		most: 60,
		length: (e, t) => e.length + 1 + t.length,
		over: "left-out",
		by: "I:CUI"
	},
	precedence: [{
		sources: [{
			format: "cursor",
			files: "project"
		}, {
			format: "cursor",
			files: "user"
		}],
		same: "replaced",
		by: "M:CUD"
	}]
});
exports.default = l;
