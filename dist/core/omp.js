"use strict";
const e = require("./core.js");
// src/clients/encodings/wyhash.ts
const t = [
	11562461410679940143n,
	16646288086500911323n,
	10285213230658275043n,
	6384245875588680899n
];
const n = (1n << 64n) - 1n;
/** Wyhash in its fourth version with the seed 0, as Bun and Zig have it. */
function r(e) {
	let n = new TextEncoder().encode(e);
	let { length: r } = n;
	let c = o(t[0], t[1]);
	if (r <= 16) return a(...i(n), c, r);
	let l = [
		c,
		c,
		c
	];
	let u = 0;
	for (; u + 48 < r; u += 48) {
		l[0] = o(s(n, u, 8) ^ t[1], s(n, u + 8, 8) ^ l[0]);
		l[1] = o(s(n, u + 16, 8) ^ t[2], s(n, u + 24, 8) ^ l[1]);
		l[2] = o(s(n, u + 32, 8) ^ t[3], s(n, u + 40, 8) ^ l[2]);
	}
	let d = l[0] ^ l[1] ^ l[2];
	for (; u + 16 < r; u += 16) d = o(s(n, u, 8) ^ t[1], s(n, u + 8, 8) ^ d);
	return a(s(n, r - 16, 8), s(n, r - 8, 8), d, r);
}
function i(e) {
	let { length: t } = e;
	if (t >= 4) {
		let n = t >> 3 << 2;
		let r = (t, n) => s(e, t, 4) << 32n | s(e, n, 4);
		return [r(0, n), r(t - 4, t - 4 - n)];
	}
	if (t === 0) return [0n, 0n];
	let n = (t) => s(e, t, 1);
	return [n(0) << 16n | n(t >> 1) << 8n | n(t - 1), 0n];
}
function a(e, r, i, a) {
	let s = (e ^ t[1]) * (r ^ i);
	return o(s & n ^ t[0] ^ BigInt(a), s >> 64n ^ t[1]);
}
function o(e, t) {
	let r = e * t;
	return r & n ^ r >> 64n;
}
/** Little-endian. */
function s(e, t, n) {
	let r = 0n;
	for (let i = n - 1; i >= 0; --i) r = r << 8n | BigInt(e[t + i] ?? 0);
	return r;
}
// src/clients/omp.ts
const c = {
	effect: "skips-server",
	by: "R:OMP",
	note: "with a line in the log"
};
const l = {
	effect: "fine",
	by: "R:OMP"
};
const u = {
	effect: "refuses-file",
	by: "R:OMP",
	note: "with a line in the log"
};
const d = ["${NAME}", "${NAME:-default}"];
const f = {
	by: "R:OMP",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: l
	},
	fields: {
		type: {
			is: "transport",
			note: "missing: stdio with a `command`, http with a `url`; `sse` is treated as http"
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
			note: "a value may be the name of a variable, or `!` and a command"
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
			for: ["http", "sse"],
			note: "a value may be the name of a variable, or `!` and a command"
		},
		enabled: {
			is: "enabled",
			default: "true"
		},
		timeout: {
			is: "timeout",
			unit: "ms",
			default: "30000",
			note: "0 switches it off",
			by: "H:OMP2"
		},
		auth: {
			is: "auth",
			by: "H:OMP2"
		},
		oauth: {
			is: "oauth",
			by: "H:OMP2"
		},
		instructions: {
			is: "other",
			by: "H:OMP2",
			note: "18.3 and newer"
		},
		requestIdFormat: {
			is: "other",
			by: "H:OMP2"
		},
		enabledTools: {
			is: "toolsAllowed",
			by: "M:OMP2"
		},
		disabledTools: {
			is: "toolsDenied",
			by: "M:OMP2"
		},
		disabled: {
			is: "disabled",
			unread: !0
		},
		description: {
			is: "description",
			unread: !0
		}
	},
	bad: c,
	emptyMeansAbsent: !0,
	notObject: c,
	nullEntry: {
		effect: "crashes",
		by: "R:OMP",
		note: "every server of the file is lost"
	},
	neither: c,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:OMP",
			note: "its own editor and its check before connecting refuse both"
		}
	},
	unknownTransport: {
		withCommand: l,
		withUrl: {
			effect: "skips-server",
			by: "R:OMP",
			note: "an unknown type falls back to stdio"
		}
	},
	mismatch: c,
	placeholders: {
		in: {
			command: d,
			args: d,
			env: d,
			cwd: d,
			url: d,
			headers: d
		},
		whenUnset: "the text stays as it is",
		lookedUp: {
			in: ["env", "headers"],
			command: "!",
			names: !0,
			whenFails: "leaves it out",
			by: "H:OMP2"
		},
		by: "R:OMP"
	},
	signIn: [{
		field: "auth",
		type: "oauth",
		needs: "credentialId",
		reaction: {
			effect: "ignored",
			by: "H:OMP2",
			note: "without a word"
		}
	}, {
		field: "auth",
		type: "apikey",
		reaction: {
			effect: "fine",
			by: "H:OMP2",
			note: "it does nothing by itself"
		}
	}],
	names: [{
		pattern: /\S/,
		allows: "at least one character",
		reaction: {
			effect: "skips-server",
			by: "R:OMP"
		}
	}, {
		pattern: /^[a-zA-Z0-9_.:-]+(?: [a-zA-Z0-9_.:-]+)*$/,
		allows: "letters, digits, \"_\", \".\", \":\" and \"-\"",
		maxLength: 100,
		reaction: {
			effect: "fine",
			by: "H:OMP2",
			note: "the file takes any name, \"/mcp add\" does not"
		}
	}],
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:OMP"
		}
	}]
};
const p = {
	language: "json",
	comments: !1,
	trailingCommas: !1,
	bom: l,
	empty: u,
	broken: u,
	duplicates: l
};
/** Read in the user's file; of any source, so that a name that no file has may well be right. */
const m = (e) => ({
	at: [e],
	as: "list",
	form: "S",
	server: (e) => e,
	unknown: "silent",
	by: "H:OMP2"
});
const h = {
	id: "omp",
	title: "omp's own file",
	files: [".omp/mcp.json", ".omp/.mcp.json"],
	userFiles: [
		"~/.omp/agent/mcp.json",
		"~/.omp/agent/.mcp.json",
		"~/.omp/mcp.json"
	],
	schemaBy: "R:OMP",
	syntax: p,
	servers: [{ at: ["mcpServers"] }],
	noMap: l,
	badRoot: {
		effect: "drops-file",
		by: "R:OMP"
	},
	arrayRoot: l,
	nullMap: l,
	dialect: f,
	references: [m("disabledServers"), m("enabledServers")],
	claims: "path"
};
const { references: g, ..._ } = h;
const v = {
	..._,
	id: "omp-root",
	title: "a project's mcp.json, read by omp",
	files: ["/mcp.json"],
	userFiles: [],
	schema: "omp",
	readsToo: ["claude-code-project", "claude-code-misplaced"],
	claims: "shape"
};
/** Every run of other characters becomes one underscore, and none is left at the ends. */
function y(e, t) {
	return e.toLowerCase().replace(/[^a-z0-9_]+/g, "_").replace(/_+/g, "_").replace(/^_|_$/g, "") || t;
}
function b(e) {
	return y(e, "server");
}
/** A tool that repeats the name of its server in front loses it there. */
function x(e, t) {
	let n = b(e);
	let r = y(t, "tool");
	return `mcp__${n}_${r.startsWith(`${n}_`) ? r.slice(n.length + 1) : r}`;
}
/** The whole name that a tool has for the model; a long one ends in a hash of what it was. */
function S(e, t) {
	let n = x(e, t);
	if (n.length <= 64) return n;
	let i = r(n).toString(36).slice(0, 8);
	return `${n.slice(0, 63 - i.length)}_${i}`;
}
function C(e, t) {
	return y(e.replace(/[0-9]/g, "_"), t);
}
/** Before 18.2.1: one underscore after the prefix, no digits, no limit. */
function w(e, t) {
	let n = C(e, "server");
	let r = C(t, "tool");
	return `mcp_${n}_${r.startsWith(`${n}_`) ? r.slice(n.length + 1) : r}`;
}
var T = e.defineClient({
	id: "omp",
	name: "omp",
	about: "oh-my-pi, a coding agent that also reads the files of a dozen other clients; its own `.omp/mcp.json` wins over all of them, `mcp.json` and `.mcp.json` in the working directory come last.",
	sources: {
		OMP: {
			title: "@oh-my-pi/pi-coding-agent, its loader run",
			version: "18.2.3",
			date: "2026-11-18"
		},
		OMP3: {
			title: "can1357/oh-my-pi 6d8eec5 and 1cf250d, read: since pull request #7654 a project’s file before the user’s",
			version: "2026-08",
			date: "2026-11-18"
		},
		OMP2: {
			title: "@oh-my-pi/pi-coding-agent, read",
			version: "18.3.4",
			date: "2026-09-27"
		}
	},
	formats: [h, v],
	precedence: [{
		sources: [
			{
				format: "omp",
				files: [".omp/mcp.json"]
			},
			{
				format: "omp",
				files: [".omp/.mcp.json"]
			},
			{
				format: "omp",
				files: ["~/.omp/agent/mcp.json"]
			},
			{
				format: "omp",
				files: ["~/.omp/agent/.mcp.json"]
			},
			{
				format: "claude-code-misplaced",
				files: "project"
			},
			{
				format: "claude-code-user",
				files: "user",
				at: ["mcpServers"]
			},
			{
				format: "codex",
				files: "project"
			},
			{
				format: "codex-user",
				files: "user"
			},
			{
				format: "gemini",
				files: "project"
			},
			{
				format: "gemini",
				files: "user"
			},
			{
				format: "opencode",
				files: [
					".opencode/opencode.jsonc",
					".opencode/opencode.json",
					"opencode.jsonc",
					"opencode.json",
					"~/.config/opencode/opencode.jsonc",
					"~/.config/opencode/opencode.json"
				]
			},
			{
				format: "cursor",
				files: "project"
			},
			{
				format: "cursor",
				files: "user"
			},
			{
				format: "windsurf",
				files: "user"
			},
			{
				format: "omp-root",
				files: "project"
			},
			{
				format: "claude-code-project",
				files: "project"
			}
		],
		same: "replaced",
		by: "H:OMP3"
	}],
	twins: {
		effect: "ignored",
		by: "R:OMP"
	},
	toolNames: {
		form: "mcp__S_T",
		server: b,
		name: S,
		collision: "of two tools with one name that of the first server in the alphabet is left, the other dropped with a warning",
		clash: {
			within: "least",
			across: "least"
		},
		limit: {
			most: 64,
			length: (e, t) => x(e, t).length,
			over: "hashed",
			by: "H:OMP"
		},
		by: "R:OMP"
	}
});
exports.default = T;
exports.oldToolName = w;
exports.toolName = S;
