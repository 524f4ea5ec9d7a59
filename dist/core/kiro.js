"use strict";
const e = require("./core.js");
// src/clients/kiro.ts
const t = {
	effect: "fine",
	by: "M:KIRO"
};
const n = {
	effect: "ignored",
	by: "L:KIRO"
};
const r = {
	effect: "fails-server",
	by: "M:KIRO"
};
const i = ["${NAME}", "${env:NAME}"];
const a = {
	by: "M:KIRO",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse",
		registry: "builtin"
	},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: t
	},
	fields: {
		type: {
			is: "transport",
			note: "not needed; `registry` names a server of the organisation",
			by: "I:KIROI"
		},
		command: {
			is: "command",
			for: ["stdio"]
		},
		args: {
			is: "args",
			for: ["stdio"],
			note: "documented as required"
		},
		env: {
			is: "env",
			note: "documented for remote servers too"
		},
		url: {
			is: "url",
			for: ["http", "sse"],
			note: "https, or http for localhost"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		},
		disabled: {
			is: "disabled",
			default: "false"
		},
		autoApprove: {
			is: "autoApprove",
			approvesAll: "*",
			note: "names of tools, or `\"*\"`"
		},
		disabledTools: { is: "toolsDenied" },
		oauth: {
			is: "oauth",
			for: ["http", "sse"]
		},
		oauthScopes: {
			is: "oauth",
			for: ["http", "sse"]
		},
		timeout: {
			is: "timeout",
			unit: "ms"
		},
		cwd: {
			is: "cwd",
			by: "L:KIRO"
		}
	},
	bad: n,
	notObject: n,
	neither: r,
	both: {
		winner: "command",
		reaction: n
	},
	unknownTransport: {
		withCommand: n,
		withUrl: n
	},
	mismatch: {
		effect: "fails-server",
		by: "L:KIRO"
	},
	placeholders: {
		in: {
			command: i,
			args: i,
			env: i,
			url: i,
			headers: i
		},
		whenUnset: "not documented; the editor expands only the variables that its user has approved",
		by: "M:KIRO"
	}
};
const o = {
	language: "json",
	comments: !0,
	trailingCommas: !0,
	bom: n,
	empty: n,
	broken: {
		effect: "refuses-file",
		by: "M:KIRO"
	},
	duplicates: {
		effect: "fine",
		by: "L:KIRO"
	}
};
const s = {
	id: "kiro",
	title: "Kiro's servers",
	files: [".kiro/settings/mcp.json"],
	userFiles: ["~/.kiro/settings/mcp.json"],
	schemaBy: "L:KIRO",
	syntax: o,
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	badRoot: n,
	nullMap: t,
	dialect: a,
	rootFields: { powers: {
		is: "other",
		idle: !0,
		note: "servers of powers, written by Kiro itself",
		by: "I:KIROI"
	} },
	claims: "path"
};
/** Beside the folder of its settings instead of in it. */
const c = {
	...s,
	id: "kiro-misplaced",
	title: "a servers file where Kiro does not look",
	files: [".kiro/mcp.json"],
	userFiles: ["~/.kiro/mcp.json"],
	schema: "none",
	syntax: {
		...o,
		broken: t
	},
	servers: [],
	badRoot: t,
	rootFields: {},
	place: "this path",
	unread: [{
		at: ["mcpServers"],
		instead: ".kiro/settings/mcp.json",
		by: "M:KIRO"
	}],
	claims: "shape"
};
const l = (e) => e;
/** `@server` and `@server/tool`; what has no "@" is built in. */
const u = (e, t) => ({
	at: [e],
	as: "list",
	form: "@S/T",
	server: l,
	builtIn: /^(?:builtin|mcp|powers)$/,
	by: t
});
const d = {
	...s,
	id: "kiro-agent",
	belongsTo: "agent",
	title: "a custom agent of Kiro",
	files: [".kiro/agents/*.json"],
	userFiles: [],
	rootFields: {},
	references: [u("tools", "M:KIRO"), u("allowedTools", "M:KIRO")],
	claims: "shape"
};
var f = e.defineClient({
	id: "kiro",
	name: "Kiro",
	about: "AWS's editor and terminal agent, the successor of Amazon Q CLI; its source is closed. `.kiro/settings/mcp.json` of the project wins over `~/.kiro/settings/mcp.json`; an agent in `.kiro/agents` may bring servers of its own.",
	sources: {
		KIRO: {
			title: "kiro.dev, MCP configuration of the editor and of the CLI",
			version: "2026",
			date: "2026-11-18"
		},
		KIROI: {
			title: "kirodotdev/Kiro, issues 23, 3152, 5659, 7517 and 9374",
			version: "2025-07 to 2026-09",
			date: "2026-11-18"
		}
	},
	formats: [
		s,
		d,
		c
	],
	precedence: [{
		sources: [{
			format: "kiro",
			files: "project"
		}, {
			format: "kiro",
			files: "user"
		}],
		same: "replaced",
		by: "M:KIRO"
	}]
});
exports.default = f;
