"use strict";
const e = require("./core.js");
// src/clients/mcporter.ts
const t = {
	effect: "refuses-file",
	by: "R:MPR"
};
const n = {
	effect: "fine",
	by: "R:MPR"
};
const r = ["${NAME}", "${NAME:-default}"];
var i = e.defineClient({
	id: "mcporter",
	name: "mcporter",
	about: "Calls servers from the command line and from TypeScript. Its own file is validated as a whole; servers of seven other clients are imported besides.",
	sources: {
		MPR: {
			title: "mcporter, run",
			version: "0.12.3",
			date: "2026-11-18"
		},
		MPS: {
			title: "openclaw/mcporter, src/config-schema.ts and src/env.ts, read",
			version: "main",
			date: "2026-11-18"
		}
	},
	formats: [{
		id: "mcporter",
		title: "mcporter's servers",
		files: ["config/mcporter.json"],
		userFiles: [
			"~/.mcporter/mcporter.json",
			"~/.mcporter/mcporter.jsonc",
			"~/.config/mcporter/mcporter.json",
			"~/.config/mcporter/mcporter.jsonc"
		],
		schemaBy: "R:MPR",
		syntax: {
			language: "json",
			comments: !0,
			trailingCommas: !0,
			bom: t,
			empty: t,
			broken: t,
			duplicates: n
		},
		servers: [{ at: ["mcpServers"] }],
		noMap: t,
		badRoot: t,
		claims: "path",
		dialect: {
			by: "R:MPR",
			transportKey: null,
			spellings: {},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: n
			},
			fields: {
				url: {
					is: "url",
					for: ["http"],
					note: "Streamable HTTP is tried first, then SSE"
				},
				baseUrl: {
					is: "url",
					for: ["http"],
					by: "H:MPS"
				},
				base_url: {
					is: "url",
					for: ["http"],
					by: "H:MPS"
				},
				serverUrl: {
					is: "url",
					for: ["http"]
				},
				server_url: {
					is: "url",
					for: ["http"],
					by: "H:MPS"
				},
				command: {
					is: "command",
					for: ["stdio"],
					note: "a string, or a list with the arguments"
				},
				executable: {
					is: "command",
					for: ["stdio"],
					by: "H:MPS"
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
					note: "relative to the folder of the file"
				},
				headers: {
					is: "headers",
					for: ["http"]
				},
				type: {
					is: "other",
					idle: !0,
					note: "not read: what counts is the `url` or the `command`"
				},
				transport: {
					is: "other",
					idle: !0,
					note: "not read: what counts is the `url` or the `command`"
				},
				auth: {
					is: "auth",
					note: "only `oauth` means something",
					by: "H:MPS"
				},
				bearerToken: {
					is: "auth",
					form: "bearer-token",
					by: "H:MPS"
				},
				bearer_token: {
					is: "auth",
					form: "bearer-token",
					by: "H:MPS"
				},
				bearerTokenEnv: {
					is: "auth",
					form: "bearer-variable",
					by: "H:MPS"
				},
				bearer_token_env: {
					is: "auth",
					form: "bearer-variable",
					by: "H:MPS"
				},
				oauthClientId: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_client_id: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthClientSecret: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_client_secret: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthClientSecretEnv: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_client_secret_env: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthTokenEndpointAuthMethod: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_token_endpoint_auth_method: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthRedirectUrl: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_redirect_url: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthScope: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_scope: {
					is: "oauth",
					by: "H:MPS"
				},
				oauthCommand: {
					is: "oauth",
					by: "H:MPS"
				},
				oauth_command: {
					is: "oauth",
					by: "H:MPS"
				},
				tokenCacheDir: {
					is: "other",
					by: "H:MPS"
				},
				token_cache_dir: {
					is: "other",
					by: "H:MPS"
				},
				clientName: {
					is: "other",
					by: "H:MPS"
				},
				client_name: {
					is: "other",
					by: "H:MPS"
				},
				allowedTools: {
					is: "toolsAllowed",
					by: "H:MPS"
				},
				allowed_tools: {
					is: "toolsAllowed",
					by: "H:MPS"
				},
				blockedTools: {
					is: "toolsDenied",
					by: "H:MPS"
				},
				blocked_tools: {
					is: "toolsDenied",
					by: "H:MPS"
				},
				lifecycle: {
					is: "other",
					by: "H:MPS",
					note: "`keep-alive`, `ephemeral`, or an object with `mode`"
				},
				logging: {
					is: "other",
					by: "H:MPS"
				},
				description: { is: "description" },
				disabled: {
					is: "disabled",
					unread: !0
				},
				enabled: {
					is: "enabled",
					unread: !0
				}
			},
			bad: t,
			emptyMeansAbsent: !0,
			switchOff: "remove the entry",
			notObject: t,
			neither: t,
			both: {
				winner: "url",
				reaction: {
					effect: "ignored",
					by: "R:MPR"
				}
			},
			unknownTransport: {
				withCommand: n,
				withUrl: n
			},
			mismatch: n,
			urls: {
				parsed: "unless-variable",
				reaction: t
			},
			starts: {
				blanks: "split-alone",
				keepsTilde: !0,
				by: "R:MPR"
			},
			placeholders: {
				in: {
					command: r,
					args: r,
					env: [...r, "${NAME:default}"],
					cwd: r,
					url: r,
					headers: r
				},
				whenUnset: "mcporter stops, unless it has a default; in `env` and `headers` only when the server is used",
				refused: {
					syntaxes: ["${env:NAME}"],
					reaction: {
						effect: "refuses-file",
						by: "M:MPS"
					}
				},
				by: "R:MPR"
			},
			reserved: [{
				name: "__proto__",
				reaction: {
					effect: "drops-server",
					by: "R:MPR"
				}
			}]
		}
	}],
	precedence: [{
		sources: [{
			format: "mcporter",
			files: "project"
		}, {
			format: "mcporter",
			files: "user"
		}],
		same: "replaced",
		by: "R:MPR"
	}]
});
exports.default = i;
