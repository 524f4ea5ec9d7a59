"use strict";
const e = require("./core.js");
// src/clients/docker-mcp.ts
const t = {
	effect: "refuses-file",
	by: "H:DGW"
};
const n = {
	effect: "fine",
	by: "H:DGW"
};
/** Profiles check an entry when it is added; the older commands for catalogs load it unchecked. */
const r = {
	effect: "skips-server",
	by: "M:DGW",
	note: "the commands for profiles refuse it, the older ones for catalogs load it"
};
/** For its own tools, whether or not they are switched on. */
const i = /* @__PURE__ */ new Set([
	"code-mode",
	"find-tools",
	"mcp-activate-profile",
	"mcp-add",
	"mcp-config-set",
	"mcp-create-profile",
	"mcp-exec",
	"mcp-find",
	"mcp-registry-import",
	"mcp-remove"
]);
var a = e.defineClient({
	id: "docker-mcp",
	name: "Docker MCP Gateway",
	about: "Starts servers from container images. A catalog describes each of them: the image or the remote address, its secrets and its tools.",
	sources: { DGW: {
		title: "docker/mcp-gateway 2bd20fe, read",
		version: "2026-07",
		date: "2026-07-23"
	} },
	formats: [{
		id: "docker-mcp",
		belongsTo: "itself",
		title: "a catalog of the Docker MCP Gateway",
		files: [".docker/mcp/catalogs/*.yaml"],
		ofUser: !0,
		userFiles: ["~/.docker/mcp/catalogs/docker-mcp.yaml"],
		schemaBy: "H:DGW",
		syntax: {
			language: "yaml",
			comments: !0,
			trailingCommas: !0,
			bom: n,
			empty: n,
			broken: t,
			duplicates: t
		},
		servers: [{ at: ["registry"] }],
		noMap: n,
		badRoot: t,
		nullMap: n,
		claims: "shape",
		unmistakable: !0,
		dialect: {
			by: "H:DGW",
			transportKey: "type",
			spellings: {
				server: "stdio",
				remote: "http",
				poci: "builtin"
			},
			inferred: {
				command: "stdio",
				url: "http",
				urlReaction: r,
				commandReaction: r
			},
			nested: "remote",
			apart: !0,
			fields: {
				type: {
					is: "transport",
					note: "required"
				},
				image: {
					is: "command",
					for: ["stdio"],
					note: "the image to run, best with its digest"
				},
				command: {
					is: "args",
					for: ["stdio", "builtin"],
					note: "arguments to the container"
				},
				env: {
					is: "env",
					for: ["stdio", "builtin"],
					note: "a list of `{name, value}`"
				},
				secrets: {
					is: "other",
					note: "a list of `{name, env}`"
				},
				volumes: {
					is: "other",
					for: ["stdio", "builtin"]
				},
				user: {
					is: "other",
					for: ["stdio", "builtin"]
				},
				disableNetwork: {
					is: "other",
					for: ["stdio", "builtin"]
				},
				allowHosts: { is: "other" },
				extraHosts: { is: "other" },
				longLived: { is: "other" },
				url: {
					is: "url",
					for: ["http"],
					note: "under `remote`"
				},
				transport_type: {
					is: "other",
					for: ["http"],
					note: "under `remote`"
				},
				headers: {
					is: "headers",
					for: ["http"],
					note: "under `remote`"
				},
				sseEndpoint: {
					is: "url",
					for: ["http"],
					deprecated: { use: "remote" }
				},
				oauth: { is: "oauth" },
				config: { is: "other" },
				tools: {
					is: "other",
					note: "a list of `{name}`"
				},
				prefix: {
					is: "other",
					note: "goes before the names of the tools, with two underscores"
				},
				name: { is: "name" },
				title: {
					is: "other",
					idle: !0
				},
				description: { is: "description" },
				icon: {
					is: "other",
					idle: !0
				},
				readme: {
					is: "other",
					idle: !0
				},
				metadata: {
					is: "other",
					idle: !0
				},
				policy: { is: "other" }
			},
			bad: t,
			switchOff: "remove the entry, or disable the server in the profile",
			notObject: t,
			nullEntry: r,
			neither: r,
			both: {
				winner: null,
				reaction: {
					effect: "fine",
					by: "M:DGW"
				}
			},
			unknownTransport: {
				withCommand: r,
				withUrl: r
			},
			mismatch: r
		}
	}],
	toolNames: {
		form: "S__T",
		server: (e) => e,
		partKey: "prefix",
		name: (e, t) => e === "" ? t : `${e}__${t}`,
		collision: "the name of the tool alone where an entry has no \"prefix\"; two tools with one name, or one of its own names, are refused when they run together, and with them every tool",
		clash: {
			within: "none",
			across: "none"
		},
		kept: i,
		by: "H:DGW"
	}
});
exports.default = a;
