"use strict";
const e = require("./core.js");
// src/clients/amp.ts
const t = {
	effect: "fine",
	by: "R:AMP"
};
const n = {
	effect: "refuses-file",
	by: "R:AMP"
};
const r = {
	effect: "crashes",
	by: "R:AMP",
	note: "\"amp mcp list\" ends with an error"
};
const i = ["${NAME}", "$NAME"];
const a = {
	by: "R:AMP",
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
		disabled: {
			is: "disabled",
			by: "M:AMPD"
		},
		includeTools: {
			is: "toolsAllowed",
			note: "names or globs",
			by: "M:AMPD"
		},
		oauth: {
			is: "oauth",
			for: ["http"],
			by: "M:AMPD"
		},
		cwd: {
			is: "cwd",
			for: ["stdio"],
			note: "not documented",
			by: "L:AMPD"
		},
		timeout: {
			is: "timeout",
			note: "not documented",
			by: "L:AMPD"
		},
		type: {
			is: "other",
			idle: !0,
			note: "not needed: the command or the url decides"
		},
		transport: {
			is: "other",
			idle: !0,
			note: "not needed: the command or the url decides"
		}
	},
	bad: t,
	notObject: {
		effect: "fails-server",
		by: "R:AMP",
		note: "a string ends \"amp mcp list\" with an error"
	},
	nullEntry: r,
	neither: {
		effect: "fails-server",
		by: "M:AMPD"
	},
	both: {
		winner: "url",
		reaction: {
			effect: "ignored",
			by: "R:AMP"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: t,
	placeholders: {
		in: {
			command: i,
			args: i,
			env: i,
			url: i,
			headers: i
		},
		whenUnset: "not documented",
		by: "L:AMPD"
	},
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:AMP"
		}
	}]
};
const o = {
	language: "json",
	comments: !0,
	trailingCommas: !0,
	bom: n,
	empty: n,
	broken: n,
	duplicates: t
};
const s = {
	id: "amp",
	title: "Amp's settings",
	files: [".amp/settings.json", ".amp/settings.jsonc"],
	userFiles: [
		"~/.config/amp/settings.json",
		"~/.config/amp/settings.jsonc",
		"~/AppData/Roaming/amp/settings.json",
		"~/AppData/Roaming/amp/settings.jsonc"
	],
	schemaBy: "R:AMP",
	syntax: o,
	servers: [{ at: ["amp.mcpServers"] }],
	noMap: t,
	badRoot: r,
	arrayMap: {
		effect: "drops-file",
		by: "R:AMP"
	},
	nullMap: t,
	dialect: a,
	place: "an object under \"amp\"",
	unread: [{
		at: ["amp", "mcpServers"],
		instead: "one key with a dot in its name, \"amp.mcpServers\"",
		by: "M:AMPD"
	}],
	claims: "shape",
	unmistakable: !0
};
const c = {
	effect: "fails-server",
	by: "M:AMPD"
};
const l = {
	effect: "fine",
	by: "L:AMPD"
};
/** The extension for VS Code takes the same key from the editor's settings, which are VS Code's in all else. */
const u = {
	id: "amp-editor",
	title: "Amp's servers in VS Code's settings",
	files: [".vscode/settings.json"],
	schema: "none",
	schemaBy: "M:AMPD",
	syntax: {
		...o,
		bom: l,
		empty: l,
		broken: {
			effect: "warns",
			by: "L:AMPD"
		}
	},
	servers: [{ at: ["amp.mcpServers"] }],
	noMap: l,
	badRoot: l,
	dialect: {
		...a,
		notObject: c,
		nullEntry: c,
		reserved: []
	},
	claims: "shape",
	holds: ["\"amp.mcpServers\""],
	when: ({ value: e }) => typeof e == "object" && !!e && Object.hasOwn(e, "amp.mcpServers")
};
var d = e.defineClient({
	id: "amp",
	name: "Amp",
	about: "Sourcegraph's coding agent. Its settings hold servers under one key with a dot in its name, `amp.mcpServers`. It lists whatever it reads and checks no types.",
	sources: {
		AMP: {
			title: "@sourcegraph/amp, run",
			version: "0.0.1790142911-g7618fb",
			date: "2026-11-18"
		},
		AMPD: {
			title: "ampcode.com, manual and news",
			version: "2026",
			date: "2026-11-18"
		}
	},
	formats: [s, u],
	precedence: [{
		sources: [{
			format: "amp",
			files: "project"
		}, {
			format: "amp",
			files: "user"
		}],
		same: "replaced",
		by: "R:AMP"
	}]
});
exports.default = d;
