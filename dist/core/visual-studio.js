"use strict";
const e = require("./core.js");
// src/clients/visual-studio.ts
/** The documentation shows what works, hardly ever what happens otherwise. */
const t = {
	effect: "fine",
	by: "M:VS"
};
const n = {
	effect: "skips-server",
	by: "L:VS"
};
const r = {
	id: "visual-studio",
	title: "Visual Studio's servers file",
	files: [".vs/mcp.json"],
	schemaBy: "M:VS",
	syntax: {
		language: "json",
		comments: !0,
		trailingCommas: !0,
		bom: {
			effect: "fine",
			by: "L:VS"
		},
		empty: {
			effect: "fine",
			by: "L:VS"
		},
		broken: {
			effect: "refuses-file",
			by: "M:VS"
		},
		duplicates: {
			effect: "fine",
			by: "L:VS"
		}
	},
	servers: [{ at: ["servers"] }],
	noMap: t,
	badRoot: {
		effect: "refuses-file",
		by: "L:VS"
	},
	nullMap: {
		effect: "fine",
		by: "L:VS"
	},
	dialect: {
		by: "M:VS",
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
				note: "may be left out beside a `url`"
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
			envFile: {
				is: "envFile",
				for: ["stdio"],
				by: "L:VS"
			},
			cwd: {
				is: "cwd",
				for: ["stdio"],
				by: "L:VS"
			},
			url: {
				is: "url",
				for: ["http", "sse"]
			},
			headers: {
				is: "headers",
				for: ["http", "sse"]
			}
		},
		bad: n,
		notObject: n,
		neither: {
			effect: "fails-server",
			by: "M:VS"
		},
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "L:VS"
			}
		},
		unknownTransport: {
			withCommand: {
				effect: "skips-server",
				by: "M:VS"
			},
			withUrl: {
				effect: "skips-server",
				by: "M:VS"
			}
		},
		mismatch: {
			effect: "fails-server",
			by: "M:VS"
		}
	},
	claims: "path",
	readsToo: [
		"claude-code-project",
		"vscode",
		"cursor"
	]
};
const { readsToo: i, ...a } = r;
/** The file is Claude Code's too: what asks for inputs, in a project that shows no sign of that client, is meant for this one. */
const o = {
	...a,
	id: "visual-studio-solution",
	title: "a solution's servers file for Visual Studio",
	files: [".mcp.json"],
	schema: "visual-studio",
	holds: ["\"inputs\""],
	when: ({ value: e, beside: t }) => s(e, "servers") && s(e, "inputs") && !s(e, "mcpServers") && ![".claude", "CLAUDE.md"].some((e) => t(e))
};
function s(e, t) {
	return typeof e == "object" && !!e && Object.hasOwn(e, t);
}
var c = e.defineClient({
	id: "visual-studio",
	name: "Visual Studio",
	about: "Microsoft’s IDE for Windows. Of a solution it reads `.vs/mcp.json`, `.mcp.json`, `.vscode/mcp.json` and `.cursor/mcp.json`, and in each of them, as documented, the key `servers`: a `.mcp.json` for it is none for Claude Code.",
	sources: { VS: {
		title: "Visual Studio documentation, Use MCP servers, 01d07e34",
		version: "2026",
		date: "2026-08-21"
	} },
	formats: [r, o]
});
exports.default = c;
