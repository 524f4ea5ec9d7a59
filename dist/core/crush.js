"use strict";
const e = require("./core.js");
// src/clients/crush.ts
const t = {
	effect: "refuses-file",
	by: "H:CRU",
	note: "Crush does not start"
};
const n = {
	effect: "skips-server",
	by: "H:CRU"
};
const r = {
	effect: "fine",
	by: "H:CRU"
};
/** Strings pass through a shell of its own, `$(command)` included. */
const i = [
	"$NAME",
	"${NAME}",
	"${NAME:-default}"
];
const a = {
	id: "crush",
	title: "Crush's configuration",
	files: ["crush.json", ".crush.json"],
	userFiles: [
		"~/.config/crush/crush.json",
		"~/.local/share/crush/crush.json",
		"~/AppData/Local/crush/crush.json"
	],
	schemaBy: "H:CRU",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: {
			effect: "refuses-file",
			by: "L:CRU"
		},
		empty: {
			effect: "fine",
			by: "L:CRU"
		},
		broken: t,
		duplicates: r
	},
	servers: [{ at: ["mcp"] }],
	noMap: r,
	badRoot: t,
	nullMap: r,
	dialect: {
		by: "H:CRU",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			http: "http",
			sse: "sse"
		},
		inferred: {
			urlReaction: n,
			commandReaction: n
		},
		fields: {
			type: {
				is: "transport",
				note: "required"
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
			url: {
				is: "url",
				for: ["http", "sse"],
				note: "may begin with a variable; a \"$\" that is meant has to be escaped"
			},
			headers: {
				is: "headers",
				for: ["http", "sse"],
				note: "one that becomes empty is not sent"
			},
			timeout: {
				is: "timeout",
				unit: "s",
				note: "a whole number"
			},
			disabled: {
				is: "disabled",
				default: "false"
			},
			disabled_tools: { is: "toolsDenied" },
			enabled_tools: { is: "toolsAllowed" },
			oauth: {
				is: "oauth",
				for: ["http", "sse"],
				note: "a boolean"
			},
			oauth_client_id: {
				is: "oauth",
				for: ["http", "sse"]
			},
			oauth_client_secret: {
				is: "oauth",
				for: ["http", "sse"]
			},
			oauth_callback_port: {
				is: "oauth",
				for: ["http", "sse"]
			},
			transport: {
				is: "transport",
				unread: !0
			},
			enabled: {
				is: "enabled",
				unread: !0
			},
			environment: {
				is: "env",
				unread: !0
			},
			cwd: {
				is: "cwd",
				unread: !0
			},
			autoApprove: {
				is: "autoApprove",
				unread: !0
			}
		},
		bad: t,
		emptyMeansAbsent: !0,
		notObject: t,
		nullEntry: n,
		neither: n,
		overrides: [
			"disabled",
			"disabled_tools",
			"enabled_tools",
			"timeout",
			"env",
			"headers"
		],
		both: {
			winner: null,
			reaction: {
				effect: "ignored",
				by: "H:CRU"
			}
		},
		unknownTransport: {
			withCommand: n,
			withUrl: n
		},
		mismatch: n,
		placeholders: {
			in: {
				command: i,
				args: i,
				env: i,
				url: i,
				headers: i
			},
			whenUnset: "it becomes empty; `${NAME:?message}` fails",
			shell: !0,
			by: "H:CRU"
		},
		names: [{
			pattern: /^[A-Za-z0-9_-]+$/,
			allows: "letters, digits, \"-\" and \"_\"",
			reaction: {
				effect: "fine",
				by: "H:CRU",
				note: "names of tools are sent as they are, and models may refuse them"
			}
		}]
	},
	claims: "shape"
};
var o = e.defineClient({
	id: "crush",
	name: "Crush",
	about: "Charm’s agent for the terminal. `crush.json` holds all of its settings in strict JSON; every server needs a `type`. Newer versions also read the shell script `crushrc`, which is not looked at here.",
	sources: { CRU: {
		title: "charmbracelet/crush 37f36e9, read",
		version: "after 0.90.0",
		date: "2026-08-21"
	} },
	formats: [a],
	moved: [{
		env: "CRUSH_GLOBAL_CONFIG",
		from: "~/.config/crush",
		by: "H:CRU"
	}],
	precedence: [{
		sources: [
			{
				format: "crush",
				files: [".crush.json"],
				above: "nearer"
			},
			{
				format: "crush",
				files: ["crush.json"],
				above: "nearer"
			},
			{
				format: "crush",
				files: ["~/.local/share/crush/crush.json", "~/AppData/Local/crush/crush.json"]
			},
			{
				format: "crush",
				files: ["~/.config/crush/crush.json"]
			}
		],
		same: "merged",
		by: "H:CRU"
	}],
	toolNames: {
		form: "mcp_S_T",
		server: (e) => e,
		name: (e, t) => `mcp_${e}_${t}`,
		collision: "nobody looks for equal names",
		clash: {
			within: "sent",
			across: "sent"
		},
		by: "H:CRU"
	}
});
exports.default = o;
