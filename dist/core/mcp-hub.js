"use strict";
const e = require("./core.js");
// src/clients/mcp-hub.ts
const t = {
	effect: "refuses-file",
	by: "H:HUB",
	note: "the first fault stops the loading of all files"
};
const n = {
	effect: "fine",
	by: "H:HUB"
};
const r = [
	"${NAME}",
	"${env:NAME}",
	"${input:id}",
	"${workspaceFolder}",
	"${cmd: command}"
];
var i = e.defineClient({
	id: "mcp-hub",
	name: "MCP Hub",
	about: "One server in front of many, used above all from Neovim (mcphub.nvim). It takes JSON5, and files in the layout of VS Code as well as the usual one.",
	sources: {
		HUB: {
			title: "ravitemer/mcp-hub bdbd7e4, read",
			version: "4.2.0",
			date: "2025-07-20"
		},
		HUBR: {
			title: "ravitemer/mcp-hub, release notes of v4.2.0",
			version: "4.2.0",
			date: "2025-07-20"
		}
	},
	formats: [{
		id: "mcp-hub",
		belongsTo: "user",
		title: "MCP Hub's servers",
		files: ["mcphub/servers.json", ".mcphub/servers.json"],
		userFiles: ["~/.config/mcphub/servers.json"],
		schemaBy: "H:HUB",
		syntax: {
			language: "json",
			comments: !0,
			trailingCommas: !0,
			json5: !0,
			bom: n,
			empty: t,
			broken: t,
			duplicates: n
		},
		servers: [{ at: ["mcpServers"] }, { at: ["servers"] }],
		noMap: t,
		badRoot: t,
		claims: "path",
		dialect: {
			by: "H:HUB",
			transportKey: null,
			spellings: {},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: n
			},
			fields: {
				type: {
					is: "other",
					idle: !0,
					note: "replaced: what counts is the `command` or the `url`"
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
					note: "null or \"\" takes the value of the environment"
				},
				cwd: {
					is: "cwd",
					for: ["stdio"]
				},
				dev: {
					is: "other",
					note: "only with a `command`; restarts the server when its files change"
				},
				url: {
					is: "url",
					for: ["http"],
					note: "checked as a URL before variables are expanded"
				},
				headers: {
					is: "headers",
					for: ["http"]
				},
				headersHelper: {
					is: "headersHelper",
					unread: !0
				},
				disabled: {
					is: "disabled",
					default: "false"
				},
				name: { is: "name" },
				config_source: {
					is: "other",
					idle: !0,
					note: "written by MCP Hub"
				},
				description: {
					is: "description",
					by: "M:HUB"
				},
				autoApprove: {
					is: "autoApprove",
					approvesAll: !0,
					by: "M:HUB",
					note: "read by mcphub.nvim"
				},
				disabled_tools: {
					is: "toolsDenied",
					by: "M:HUB",
					note: "read by mcphub.nvim"
				},
				disabled_prompts: {
					is: "other",
					by: "M:HUB",
					note: "read by mcphub.nvim"
				},
				disabled_resources: {
					is: "other",
					by: "M:HUB",
					note: "read by mcphub.nvim"
				},
				disabled_resourceTemplates: {
					is: "other",
					by: "M:HUB",
					note: "read by mcphub.nvim"
				},
				custom_instructions: {
					is: "other",
					by: "M:HUB",
					note: "read by mcphub.nvim"
				}
			},
			bad: t,
			notObject: t,
			neither: t,
			both: {
				winner: null,
				reaction: t
			},
			unknownTransport: {
				withCommand: n,
				withUrl: n
			},
			mismatch: n,
			urls: {
				parsed: "always",
				reaction: t
			},
			placeholders: {
				in: {
					command: r,
					args: [...r, "$NAME"],
					env: r,
					cwd: r,
					url: r,
					headers: r
				},
				whenUnset: "the server does not start",
				by: "M:HUBR"
			}
		}
	}],
	toolNames: {
		form: "S__T",
		server: a,
		name: (e, t) => `${a(e)}__${t}`,
		names: o,
		apartBy: "a number after the name of the server",
		collision: "a second server with one cleaned name gets a number",
		clash: {
			within: "one",
			across: "one"
		},
		by: "H:HUB"
	}
});
function a(e) {
	return e.replace(/[^A-Za-z0-9]/g, "_");
}
function o(e) {
	let t = /* @__PURE__ */ new Set();
	let n = /* @__PURE__ */ new Map();
	let r = /* @__PURE__ */ new Map();
	return e.map(({ server: e, tool: i }) => {
		let o = n.get(e);
		if (o === void 0) {
			let i = a(e);
			let s = r.get(i) ?? 0;
			o = i;
			for (; t.has(o);) {
				s += 1;
				o = `${i}_${s}`;
			}
			r.set(i, s);
			t.add(o);
			n.set(e, o);
		}
		return `${o}__${i}`;
	});
}
exports.default = i;
