"use strict";
const e = require("./core.js");
// src/clients/kimi.ts
const t = {
	effect: "fine",
	by: "R:KIM"
};
const n = {
	effect: "refuses-file",
	by: "R:KIM",
	note: "with a line in the log"
};
const r = {
	by: "R:KIM",
	transportKey: "transport",
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
		transport: {
			is: "transport",
			note: "missing: the command or the url decides, the command first"
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
			note: "every value is a string"
		},
		cwd: {
			is: "cwd",
			for: ["stdio"],
			by: "H:KIM2"
		},
		executor: {
			is: "other",
			for: ["stdio"],
			by: "H:KIM2"
		},
		runtime_id: {
			is: "other",
			by: "H:KIM2"
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
			note: "`\"oauth\"`, kept for older hosts",
			by: "H:KIM2"
		},
		bearerTokenEnvVar: {
			is: "auth",
			form: "bearer-variable",
			for: ["http", "sse"],
			note: "the name of the variable that holds the token",
			by: "H:KIM2"
		},
		enabled: {
			is: "enabled",
			default: "true"
		},
		startupTimeoutMs: {
			is: "startupTimeout",
			unit: "ms",
			default: "30000",
			by: "H:KIM2"
		},
		toolTimeoutMs: {
			is: "timeout",
			unit: "ms",
			by: "H:KIM2"
		},
		enabledTools: {
			is: "toolsAllowed",
			by: "H:KIM2"
		},
		disabledTools: {
			is: "toolsDenied",
			by: "H:KIM2"
		},
		type: {
			is: "transport",
			unread: !0
		},
		timeout: {
			is: "timeout",
			unread: !0
		},
		disabled: {
			is: "disabled",
			unread: !0
		}
	},
	bad: n,
	notObject: n,
	neither: n,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:KIM"
		}
	},
	unknownTransport: {
		withCommand: {
			...n,
			by: "H:KIM2"
		},
		withUrl: {
			...n,
			by: "H:KIM2"
		}
	},
	mismatch: {
		...n,
		by: "H:KIM2"
	},
	urls: {
		parsed: "always",
		reaction: n
	},
	placeholders: {
		in: {},
		whenUnset: "nothing is expanded",
		by: "R:KIM"
	}
};
const i = {
	id: "kimi",
	title: "Kimi Code's servers",
	files: [".kimi-code/mcp.json"],
	userFiles: ["~/.kimi-code/mcp.json"],
	schemaBy: "R:KIM",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: n,
		empty: t,
		broken: n,
		duplicates: t
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: t,
	wrongKey: {
		effect: "drops-file",
		by: "R:KIM"
	},
	badRoot: n,
	nullMap: {
		effect: "fine",
		by: "H:KIM2"
	},
	dialect: r,
	readsToo: ["claude-code-project"],
	claims: "path"
};
function a(e) {
	return e.replace(/[^A-Za-z0-9_-]/g, "_").replace(/_+/g, "_");
}
function o(e, t) {
	return `mcp__${a(e)}__${a(t)}`;
}
function s(e, t) {
	let n = o(e, t);
	if (n.length <= 64) return n;
	let r = `_${c(n)}`;
	return n.slice(0, 64 - r.length) + r;
}
/** FNV-1a of 32 bits over UTF-16 units, in hexadecimal as a signed number: it can begin with a minus. */
function c(e) {
	let t = -2128831035;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return t.toString(16).padStart(8, "0");
}
var l = e.defineClient({
	id: "kimi",
	name: "Kimi Code",
	about: "Moonshot's coding agent. It reads `~/.kimi-code/mcp.json`, `.mcp.json` at the root of the repository and `.kimi-code/mcp.json`, the last one winning; one entry of the wrong shape costs every server of its file, and only the log says so. The transport stands under `transport`; `type` is not read.",
	sources: {
		KIM: {
			title: "@moonshot-ai/kimi-code, run",
			version: "2.1.0",
			date: "2026-11-18"
		},
		KIM2: {
			title: "MoonshotAI/kimi-code d723cc4, read",
			version: "0.38.0",
			date: "2026-08-22"
		}
	},
	formats: [i],
	moved: [{
		env: "KIMI_CODE_HOME",
		from: "~/.kimi-code",
		by: "H:KIM2"
	}],
	precedence: [{
		sources: [
			{
				format: "kimi",
				files: "project"
			},
			{
				format: "claude-code-project",
				files: "project"
			},
			{
				format: "kimi",
				files: "user"
			}
		],
		same: "replaced",
		by: "H:KIM2"
	}],
	toolNames: {
		form: "mcp__S__T",
		server: a,
		name: s,
		collision: "the later of two tools with one name is skipped and reported",
		clash: {
			within: "first",
			across: "one"
		},
		limit: {
			most: 64,
			length: (e, t) => o(e, t).length,
			over: "hashed",
			by: "R:KIM"
		},
		by: "R:KIM"
	}
});
exports.default = l;
