"use strict";
const e = require("./core.js");
// src/clients/copilot-agent.ts
const t = {
	effect: "fine",
	by: "M:GHD"
};
const n = {
	effect: "skips-server",
	by: "M:GHD"
};
const r = {
	effect: "skips-server",
	by: "L:GHD"
};
const i = [
	"$NAME",
	"${NAME}",
	"${NAME:-default}"
];
const a = [...i, "${{ secrets.NAME }}"];
const o = (e) => ({
	in: {
		command: e,
		args: e,
		env: e,
		cwd: e,
		url: e,
		headers: e
	},
	whenUnset: "not documented; names have to begin with COPILOT_MCP_",
	by: "M:GHD"
});
const s = {
	by: "M:GHD",
	transportKey: "type",
	spellings: {
		local: "stdio",
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
			note: "documented as required"
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
		tools: {
			is: "toolsAllowed",
			note: "documented as required, and left out in one of the examples"
		},
		envFile: {
			is: "envFile",
			unread: !0
		}
	},
	bad: r,
	notObject: r,
	neither: n,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "L:GHD"
		}
	},
	unknownTransport: {
		withCommand: n,
		withUrl: n
	},
	mismatch: n
};
/** Of VS Code, which reads the same files, and of its extensions. */
const c = /^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/;
const l = {
	id: "copilot-agent",
	belongsTo: "agent",
	title: "a custom agent of GitHub Copilot",
	files: [".github/agents/*.md"],
	schemaBy: "M:GHD",
	syntax: {
		language: "markdown",
		comments: !0,
		trailingCommas: !1,
		bom: {
			effect: "fine",
			by: "L:GHD"
		},
		empty: t,
		broken: {
			effect: "ignored",
			by: "M:GHD",
			note: "the front matter is lost"
		},
		duplicates: {
			effect: "ignored",
			by: "L:GHD"
		}
	},
	servers: [{ at: ["mcp-servers"] }],
	noMap: t,
	badRoot: {
		effect: "ignored",
		by: "L:GHD"
	},
	dialect: {
		...s,
		placeholders: o(a)
	},
	references: [{
		at: ["tools"],
		as: "words",
		form: "S/T",
		server: (e) => e.toLowerCase().replace(/\s+/g, "-"),
		builtIn: c,
		among: [
			"copilot-agent",
			"copilot-cli",
			"copilot-cli-user",
			"vscode",
			"vscode-workspace",
			"vscode-root",
			"claude-code-project"
		],
		unknown: "silent",
		by: "M:GHD"
	}],
	claims: "shape"
};
/** One text in the settings of a repository on the web: it lies in no file of its own. */
const u = {
	...l,
	id: "copilot-agent-settings",
	title: "the MCP configuration in a repository's settings",
	files: [],
	references: [],
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: {
			effect: "fine",
			by: "L:GHD"
		},
		empty: t,
		broken: {
			effect: "refuses-file",
			by: "M:GHD"
		},
		duplicates: {
			effect: "fine",
			by: "L:GHD"
		}
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: {
		effect: "refuses-file",
		by: "M:GHD"
	},
	badRoot: {
		effect: "refuses-file",
		by: "M:GHD"
	},
	dialect: {
		...s,
		placeholders: o(i)
	},
	claims: "path"
};
var d = e.defineClient({
	id: "copilot-agent",
	name: "Copilot coding agent",
	about: "GitHub’s agent on the web. Servers stand in the settings of the repository, as one text, and in the front matter of custom agents. Variables reach it only when their names begin with `COPILOT_MCP_`.",
	sources: { GHD: {
		title: "github/docs 60321755",
		version: "2026-08",
		date: "2026-08-07"
	} },
	formats: [l, u]
});
exports.default = d;
