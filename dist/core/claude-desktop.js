"use strict";
const e = require("./core.js");
// src/clients/claude-desktop.ts
const t = {
	effect: "skips-server",
	by: "I:CDI",
	note: "older versions loaded nothing from the file"
};
const n = {
	effect: "refuses-file",
	by: "I:CDI"
};
const r = {
	effect: "fine",
	by: "L:CDI"
};
const i = {
	id: "claude-desktop",
	belongsTo: "user",
	title: "Claude Desktop's configuration",
	files: ["claude_desktop_config.json"],
	ofUser: !0,
	userFiles: [
		"~/Library/Application Support/Claude/claude_desktop_config.json",
		"~/.config/Claude/claude_desktop_config.json",
		"~/AppData/Roaming/Claude/claude_desktop_config.json",
		"~/AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json"
	],
	schemaBy: "I:CDI",
	syntax: {
		language: "json",
		comments: !1,
		trailingCommas: !1,
		bom: r,
		empty: r,
		broken: n,
		duplicates: r
	},
	servers: [{ at: ["mcpServers"] }],
	noMap: {
		effect: "fine",
		by: "I:CDI"
	},
	badRoot: n,
	dialect: {
		by: "I:CDI",
		transportKey: "type",
		spellings: { stdio: "stdio" },
		inferred: {
			command: "stdio",
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
			type: {
				is: "transport",
				note: "only local servers; remote ones are connectors of the account",
				by: "L:CDI"
			},
			url: {
				is: "url",
				note: "not for this file: add a connector, or start a bridge such as mcp-remote"
			},
			headers: {
				is: "headers",
				note: "not for this file",
				by: "L:CDI"
			}
		},
		bad: t,
		notObject: t,
		neither: t,
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "L:CDI"
			}
		},
		unknownTransport: {
			withCommand: {
				effect: "ignored",
				by: "L:CDI"
			},
			withUrl: t
		},
		mismatch: t,
		placeholders: {
			in: {},
			whenUnset: "nothing is expanded",
			by: "L:CDI"
		}
	},
	claims: "path"
};
var a = e.defineClient({
	id: "claude-desktop",
	name: "Claude Desktop",
	about: "Anthropic’s app for the desktop. Its one configuration file starts local servers only, beside settings of the app; remote servers are added as connectors.",
	sources: { CDI: {
		title: "issues of other projects about it (anthropics/claude-code#29100, tbxark/mcp-proxy#27 and others)",
		version: "2026",
		date: "2026-11-18"
	} },
	formats: [i]
});
exports.default = a;
