"use strict";
const e = require("./core.js");
// src/clients/codebuff.ts
const t = {
	effect: "fine",
	by: "H:CBF"
};
const n = {
	effect: "drops-file",
	by: "H:CBF",
	note: "it is said only when loading is verbose"
};
const r = {
	by: "H:CBF",
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
			note: "missing: a command is stdio, a url is http"
		},
		command: {
			is: "command",
			for: ["stdio"]
		},
		args: {
			is: "args",
			for: ["stdio"],
			default: "[]"
		},
		env: {
			is: "env",
			for: ["stdio"],
			note: "a value that begins with `$` is the name of a variable"
		},
		url: {
			is: "url",
			for: ["http", "sse"]
		},
		params: {
			is: "other",
			for: ["http", "sse"],
			note: "parameters of the query"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		}
	},
	strict: !0,
	bad: n,
	notObject: n,
	neither: n,
	both: {
		winner: null,
		reaction: n
	},
	unknownTransport: {
		withCommand: n,
		withUrl: n
	},
	mismatch: n,
	otherTransport: n,
	placeholders: {
		in: {
			env: ["$NAME"],
			headers: ["$NAME"]
		},
		whenUnset: "nothing of the file is loaded",
		refused: {
			syntaxes: [
				"${NAME}",
				"${NAME:-default}",
				"${NAME:default}",
				"${env:NAME}",
				"${input:id}",
				"${workspaceFolder}",
				"${cmd: command}"
			],
			in: ["env"],
			leading: !0,
			reaction: {
				...n,
				note: "whatever follows the \"$\" is looked up as the name of a variable"
			}
		},
		by: "H:CBF"
	}
};
const i = {
	id: "codebuff",
	title: "Codebuff's servers",
	files: [".agents/mcp.json"],
	userFiles: ["~/.agents/mcp.json"],
	schemaBy: "H:CBF",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: n,
		empty: n,
		broken: n,
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	wrongKey: {
		effect: "drops-file",
		by: "H:CBF"
	},
	badRoot: n,
	dialect: r,
	readsToo: ["claude-code-project", "mcp-agents"],
	claims: "path",
	when: a
};
/** The folder belongs to many tools by now; these are what Codebuff puts into a project. */
function a({ beside: e, above: t }) {
	return e("types") || t("knowledge.md") || t("codebuff.json");
}
var o = e.defineClient({
	id: "codebuff",
	name: "Codebuff",
	about: "A coding agent. It reads `.agents/mcp.json` in the working directory, the folder above it and the home directory, newer versions `.mcp.json` and `.cursor/mcp.json` there too. As others read `.agents/mcp.json` as well, it is judged for Codebuff where `.agents/types`, `knowledge.md` or `codebuff.json` lies in the project, and where Codebuff is a target. Unknown keys of a server are refused; one bad entry, or one variable that is not set, loses the file without a word.",
	sources: { CBF: {
		title: "@codebuff/sdk and CodebuffAI/codebuff 13a6ee1, read",
		version: "0.10.7 and newer",
		date: "2026-11-18"
	} },
	formats: [i],
	precedence: [{
		sources: [{
			format: "codebuff",
			files: "project"
		}, {
			format: "codebuff",
			files: "user"
		}],
		same: "replaced",
		by: "H:CBF"
	}],
	toolNames: {
		form: "S__T",
		server: (e) => e,
		name: (e, t) => `${e}__${t}`,
		collision: "the later of two tools with one name takes its place",
		clash: {
			within: "last",
			across: "one"
		},
		by: "H:CBF"
	}
});
exports.default = o;
