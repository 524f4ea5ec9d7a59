"use strict";
const e = require("./core.js");
// src/clients/vscode.ts
const t = {
	effect: "warns",
	by: "R:VSC",
	note: "the editor marks the line"
};
const n = {
	effect: "fine",
	by: "R:VSC"
};
const r = {
	effect: "fails-server",
	by: "H:VSC",
	note: "it is listed, but has nothing to start and no address"
};
const i = {
	effect: "refuses-file",
	by: "R:VSC"
};
const a = {
	effect: "drops-file",
	by: "R:VSC"
};
const o = [
	"${env:NAME}",
	"${input:id}",
	"${workspaceFolder}",
	"${config:key}"
];
const s = {
	by: "H:VSC",
	transportKey: "type",
	spellings: {
		stdio: "stdio",
		http: "http",
		sse: "sse"
	},
	inferred: {
		command: "stdio",
		url: "http",
		urlReaction: n
	},
	fields: {
		type: {
			is: "transport",
			note: "anything but `http` and `stdio` is worked out from the fields; `sse` is tried after Streamable HTTP"
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
			note: "values may be numbers; `null` unsets the variable",
			by: "R:VSC"
		},
		envFile: {
			is: "envFile",
			for: ["stdio"]
		},
		cwd: {
			is: "cwd",
			for: ["stdio"],
			default: "the workspace folder"
		},
		url: {
			is: "url",
			for: ["http", "sse"],
			note: "`unix://` and `pipe://` work too, although the editor marks them"
		},
		headers: {
			is: "headers",
			for: ["http", "sse"]
		},
		oauth: {
			is: "oauth",
			for: ["http", "sse"],
			note: "`{clientId, enterpriseManaged}`"
		},
		sandboxEnabled: {
			is: "other",
			for: ["stdio"]
		},
		dev: {
			is: "other",
			note: "`{watch, debug}`: restart on changes, attach a debugger"
		},
		gallery: {
			is: "other",
			idle: !0,
			note: "written when a server is installed from the gallery"
		},
		version: {
			is: "other",
			idle: !0,
			note: "written when a server is installed from the gallery"
		},
		disabled: {
			is: "disabled",
			unread: !0
		},
		enabled: {
			is: "enabled",
			unread: !0
		},
		timeout: {
			is: "timeout",
			unread: !0
		},
		autoApprove: {
			is: "autoApprove",
			unread: !0
		},
		alwaysAllow: {
			is: "autoApprove",
			unread: !0
		}
	},
	bad: t,
	switchOff: "switch it off in the list of MCP servers",
	notObject: {
		...r,
		by: "R:VSC"
	},
	nullEntry: {
		effect: "crashes",
		by: "R:VSC"
	},
	neither: r,
	both: {
		winner: "command",
		reaction: {
			effect: "ignored",
			by: "R:VSC"
		}
	},
	unknownTransport: {
		withCommand: t,
		withUrl: t
	},
	mismatch: r,
	mismatchOf: { sse: {
		effect: "warns",
		by: "H:VSC",
		note: "the editor marks the line, and the command is started"
	} },
	urls: {
		parsed: "unless-variable",
		reaction: t
	},
	starts: {
		blanks: "one-program",
		by: "H:VSX"
	},
	alsoSpeaks: { sse: "http" },
	placeholders: {
		in: {
			command: o,
			args: o,
			env: o,
			envFile: o,
			cwd: o,
			url: o,
			headers: o
		},
		whenUnset: "an environment variable becomes empty; an undefined input stops the server; other text stays",
		by: "H:VSC"
	},
	reserved: [{
		name: "__proto__",
		reaction: {
			effect: "drops-server",
			by: "R:VSC"
		}
	}]
};
const c = {
	language: "json",
	comments: !0,
	trailingCommas: !0,
	bom: n,
	empty: n,
	broken: i,
	duplicates: n
};
const l = {
	id: "vscode",
	title: "VS Code's servers file",
	files: [".vscode/mcp.json"],
	userFiles: [
		"~/.config/Code/User/mcp.json",
		"~/.config/Code - Insiders/User/mcp.json",
		"~/Library/Application Support/Code/User/mcp.json",
		"~/Library/Application Support/Code - Insiders/User/mcp.json",
		"~/AppData/Roaming/Code/User/mcp.json",
		"~/AppData/Roaming/Code - Insiders/User/mcp.json"
	],
	schemaBy: "H:VSC",
	syntax: c,
	servers: [{ at: ["servers"] }],
	noMap: n,
	wrongKey: {
		effect: "drops-file",
		by: "R:VSC",
		note: "the editor marks the key"
	},
	badRoot: a,
	nullMap: n,
	dialect: s,
	inputs: ["inputs"],
	claims: "path"
};
/** A text that is no JSON leaves the rest of such a file unread as well; that is not for this linter to judge. */
const u = {
	syntax: {
		...c,
		broken: {
			effect: "refuses-file",
			by: "H:VSC"
		}
	},
	claims: "shape",
	userFiles: [],
	noMap: n
};
const d = {
	...l,
	...u,
	id: "vscode-workspace",
	title: "a VS Code workspace",
	files: ["*.code-workspace"],
	schemaBy: "H:VSC",
	servers: [{ at: [
		"settings",
		"mcp",
		"servers"
	] }],
	inputs: [
		"settings",
		"mcp",
		"inputs"
	]
};
const { inputs: f, ...p } = l;
const m = {
	...p,
	...u,
	id: "vscode-devcontainer",
	title: "a development container's configuration",
	files: ["devcontainer.json", ".devcontainer.json"],
	schemaBy: "H:VSC",
	servers: [{ at: [
		"customizations",
		"vscode",
		"mcp",
		"servers"
	] }]
};
/** Once read, then moved by VS Code itself; since 1.102 it only asks to move what it finds. */
const h = {
	...p,
	...u,
	id: "vscode-settings",
	title: "VS Code's settings",
	files: [".vscode/settings.json"],
	syntax: {
		...c,
		broken: {
			effect: "warns",
			by: "L:VSC",
			note: "settings are read as far as they can be"
		}
	},
	userFiles: [
		"~/.config/Code/User/settings.json",
		"~/.config/Code - Insiders/User/settings.json",
		"~/Library/Application Support/Code/User/settings.json",
		"~/Library/Application Support/Code - Insiders/User/settings.json",
		"~/AppData/Roaming/Code/User/settings.json",
		"~/AppData/Roaming/Code - Insiders/User/settings.json"
	],
	schema: "none",
	servers: [],
	place: "settings files",
	holds: ["\"mcp"],
	unread: [["mcp", "servers"], ["mcp.servers"]].map((e) => ({
		at: e,
		instead: "mcp.json beside the settings",
		by: "H:VSC"
	}))
};
/** The hidden name belongs to the root of the project, the plain one to this folder. */
const g = {
	...p,
	id: "vscode-misplaced",
	title: "a servers file where VS Code does not look",
	files: [".vscode/.mcp.json"],
	userFiles: [],
	schema: "none",
	syntax: {
		...c,
		broken: n
	},
	servers: [],
	wrongKey: n,
	place: "this path",
	unread: ["servers", "mcpServers"].map((e) => ({
		at: [e],
		instead: ".vscode/mcp.json",
		by: "H:VSC"
	})),
	claims: "shape"
};
const _ = {
	effect: "drops-server",
	by: "R:VSC"
};
/** Another reader with other rules: no inputs, no variables, and servers that it does not understand vanish. */
const v = {
	...p,
	id: "vscode-root",
	title: "a project's .mcp.json, read by VS Code",
	files: [],
	userFiles: [],
	schemaBy: "R:VSC",
	syntax: {
		...c,
		empty: i,
		broken: i
	},
	servers: [{ at: ["mcpServers"] }],
	bareMap: !0,
	wrongKey: a,
	badRoot: i,
	nullMap: i,
	readsToo: ["claude-code-project"],
	dialect: {
		by: "H:VSC",
		transportKey: "type",
		spellings: {
			stdio: "stdio",
			http: "http",
			"streamable-http": "http",
			sse: "sse"
		},
		inferred: {
			command: "stdio",
			url: "http",
			urlReaction: n
		},
		fields: {
			type: { is: "transport" },
			command: {
				is: "command",
				for: ["stdio"]
			},
			args: {
				is: "args",
				for: ["stdio"],
				note: "what is not a string is left out"
			},
			env: {
				is: "env",
				for: ["stdio"]
			},
			envFile: {
				is: "envFile",
				for: ["stdio"]
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
				for: ["http", "sse"]
			},
			transport: {
				is: "other",
				for: ["http", "sse"],
				note: "`sse` asks for the older transport"
			},
			oauth: {
				is: "oauth",
				for: ["http", "sse"],
				note: "`{clientId}`"
			},
			oauthClientId: {
				is: "oauth",
				for: ["http", "sse"]
			},
			disabled: {
				is: "disabled",
				unread: !0
			},
			enabled: {
				is: "enabled",
				unread: !0
			},
			timeout: {
				is: "timeout",
				unread: !0
			},
			tools: {
				is: "toolsAllowed",
				unread: !0
			},
			headersHelper: {
				is: "headersHelper",
				unread: !0
			}
		},
		bad: _,
		switchOff: "switch it off in the list of MCP servers",
		notObject: _,
		neither: _,
		both: {
			winner: "command",
			reaction: {
				effect: "ignored",
				by: "R:VSC"
			}
		},
		unknownTransport: {
			withCommand: _,
			withUrl: _
		},
		mismatch: _,
		placeholders: {
			in: {},
			whenUnset: "nothing is expanded",
			by: "H:VSC"
		},
		reserved: [{
			name: "__proto__",
			reaction: _
		}]
	}
};
const y = {
	id: "vscode-prompt",
	title: "a prompt of VS Code",
	files: [".github/prompts/**/*.prompt.md"],
	schema: "none",
	schemaBy: "H:VSR",
	syntax: {
		language: "markdown",
		comments: !0,
		trailingCommas: !1,
		bom: {
			effect: "fine",
			by: "L:VSR"
		},
		empty: {
			effect: "fine",
			by: "L:VSR"
		},
		broken: {
			effect: "ignored",
			by: "L:VSR",
			note: "the front matter is lost"
		},
		duplicates: {
			effect: "ignored",
			by: "L:VSR"
		}
	},
	servers: [],
	noMap: {
		effect: "fine",
		by: "H:VSR"
	},
	badRoot: {
		effect: "ignored",
		by: "L:VSR"
	},
	references: [{
		at: ["tools"],
		as: "list",
		form: "S/T",
		server: (e) => e.toLowerCase().replace(/\s+/g, "-"),
		builtIn: /^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/,
		unknown: "silent",
		by: "H:VSR"
	}],
	holds: ["tools:"],
	claims: "shape"
};
const b = {
	...y,
	id: "vscode-chatmode",
	title: "a chat mode of VS Code",
	files: [".github/chatmodes/**/*.chatmode.md"]
};
/** What the client numbers where it is taken. */
function x(e) {
	return e.toLowerCase().replace(/[^a-z0-9_.-]+/g, "_").slice(0, 13);
}
function S(e, t) {
	let n = t === 1 ? "_" : `${t}_`;
	return `mcp_${e.slice(0, 14 - n.length)}${n}`;
}
/** Dots only go here, after the numbering. */
function C(e, t) {
	return `${e}${t.replace(/[^a-z0-9_-]/gi, "_")}`.replaceAll(".", "_").slice(0, 64);
}
function w(e) {
	let t = /* @__PURE__ */ new Map();
	let n = /* @__PURE__ */ new Map();
	return e.map(({ server: e, tool: r }) => {
		let i = n.get(e);
		if (i === void 0) {
			let r = x(e);
			let a = (t.get(r) ?? 0) + 1;
			t.set(r, a);
			i = S(r, a);
			n.set(e, i);
		}
		return C(i, r);
	});
}
var T = e.defineClient({
	id: "vscode",
	name: "VS Code",
	about: "Microsoft’s editor, with GitHub Copilot. Its editor marks what its schema does not know; what is loaded in the end is another matter, and nearly everything is. The project’s `.mcp.json` is read by other code with other rules.",
	sources: {
		VSC: {
			title: "VS Code workbench of code-server 4.139.1, functions run and read",
			version: "1.139.1",
			date: "2026-11-18"
		},
		VSR: {
			title: "microsoft/vscode 027907c, read",
			version: "2026",
			date: "2026-11-18"
		},
		VSX: {
			title: "microsoft/vscode, extHostMcpNode.ts, read",
			version: "main",
			date: "2026-11-18"
		}
	},
	formats: [
		l,
		g,
		d,
		m,
		h,
		v,
		y,
		b
	],
	precedence: [{
		sources: [{
			format: "vscode",
			files: "project"
		}, {
			format: "vscode",
			files: "user"
		}],
		same: "replaced",
		by: "H:VSC"
	}],
	toolNames: {
		form: "mcp_S_T",
		server: (e) => x(e).replaceAll(".", "_"),
		name: (e, t) => C(S(x(e), 1), t),
		names: w,
		apartBy: "a number after the name of the server",
		collision: "both are sent under one name",
		clash: {
			within: "sent",
			across: "sent"
		},
		limit: {
			most: 64,
			length: (e, t) => S(x(e), 1).length + t.length,
			over: "cut",
			by: "R:VSC"
		},
		by: "R:VSC"
	},
	toolCount: {
		most: 128,
		fact: "sends at most 128 tools with a request",
		by: "H:VSC"
	}
});
exports.default = T;
