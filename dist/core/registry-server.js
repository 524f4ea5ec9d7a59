"use strict";
const e = require("./core.js");
// src/clients/registry-server.ts
const t = {
	effect: "fine",
	by: "H:REG"
};
const n = {
	effect: "refuses-file",
	by: "H:REG"
};
/** The oldest first; new files follow the last one. */
const r = [
	"2025-07-09",
	"2025-09-16",
	"2025-09-29",
	"2025-10-11",
	"2025-10-17",
	"2025-12-11"
];
const [i] = r.slice(-1);
/** Checksums are for bundles only. */
const a = {
	since: "2025-10-11",
	keys: ["fileSha256"]
};
const o = {
	revisions: r,
	schemaUrl: (e) => `https://static.modelcontextprotocol.io/schemas/${e}/server.schema.json`,
	refuses: n,
	refusesAsTold: {
		effect: "refuses-file",
		by: "I:PUB"
	},
	advises: {
		effect: "ignored",
		by: "M:DOC"
	},
	keys: {
		server: [
			"$schema",
			"_meta",
			"description",
			"icons",
			"name",
			"packages",
			"remotes",
			"repository",
			"title",
			"version",
			"websiteUrl"
		],
		repository: [
			"id",
			"source",
			"subfolder",
			"url"
		],
		icon: [
			"mimeType",
			"sizes",
			"src",
			"theme"
		],
		package: [
			"environmentVariables",
			"fileSha256",
			"identifier",
			"packageArguments",
			"postInstallInstructions",
			"registryBaseUrl",
			"registryType",
			"runtimeArguments",
			"runtimeHint",
			"transport",
			"version"
		],
		transport: [
			"headers",
			"type",
			"url",
			"variables"
		],
		input: [
			"choices",
			"default",
			"description",
			"format",
			"isRepeated",
			"isRequired",
			"isSecret",
			"name",
			"placeholder",
			"type",
			"value",
			"valueHint",
			"variables"
		]
	},
	renamed: {
		since: "2025-09-16",
		keys: {
			registry_type: "registryType",
			registry_name: "registryType",
			registry_base_url: "registryBaseUrl",
			file_sha256: "fileSha256",
			runtime_hint: "runtimeHint",
			runtime_arguments: "runtimeArguments",
			package_arguments: "packageArguments",
			environment_variables: "environmentVariables",
			is_required: "isRequired",
			is_secret: "isSecret",
			value_hint: "valueHint",
			is_repeated: "isRepeated",
			website_url: "websiteUrl"
		}
	},
	removed: {
		since: "2025-09-29",
		routes: [["status"], ["_meta", "io.modelcontextprotocol.registry/official"]]
	},
	packages: {
		npm: {
			identifies: "name",
			owner: "mcpName",
			needsVersion: !0,
			forbids: a
		},
		pypi: {
			identifies: "name",
			owner: "readme",
			needsVersion: !0,
			forbids: a
		},
		nuget: {
			identifies: "name",
			forbids: a
		},
		oci: {
			identifies: "image",
			owner: "label",
			forbids: {
				since: "2025-10-11",
				keys: [
					"version",
					"registryBaseUrl",
					"fileSha256"
				]
			}
		},
		mcpb: {
			identifies: "address",
			forbids: {
				since: "2025-10-11",
				keys: ["registryBaseUrl"]
			}
		},
		cargo: {
			identifies: "name",
			recent: !0
		},
		maven: {
			identifies: "name",
			recent: !0
		},
		go: {
			identifies: "name",
			recent: !0
		}
	},
	metaKey: "io.modelcontextprotocol.registry/publisher-provided",
	metaBytes: 4096
};
function s(e) {
	return {
		id: e === i ? "registry-server" : `registry-server-${e}`,
		title: `the MCP Registry's description of a server, revision ${e}`,
		reader: "the MCP Registry",
		files: ["server.json"],
		schemaBy: "H:SCH",
		syntax: {
			language: "json",
			comments: !1,
			trailingCommas: !1,
			bom: n,
			empty: n,
			broken: n,
			duplicates: t
		},
		servers: [],
		noMap: t,
		badRoot: n,
		registry: {
			...o,
			revision: e
		},
		claims: "shape",
		when: (t) => c(t) === e
	};
}
/** What a file says it follows, the current revision when it says nothing that is known; undefined when it is another thing. */
function c({ value: t, text: n }) {
	let a = t === void 0 ? n : e.own(t, "$schema");
	if (typeof a == "string") {
		let e = /modelcontextprotocol\.io\/schemas\/([\w.~-]{1,40})\/server\.schema\.json/.exec(a)?.[1];
		if (e !== void 0) return r.find((t) => t === e) ?? i;
	}
	return l(t) ? i : void 0;
}
/** A name, and packages or addresses of the kind that the registry knows. */
function l(t) {
	if (typeof e.own(t, "name") != "string") return !1;
	let n = d(e.own(t, "packages"));
	let r = d(e.own(t, "remotes"));
	return n.some((t) => [
		"registryType",
		"registry_type",
		"registry_name"
	].some((n) => e.own(t, n))) || r.some((t) => typeof e.own(t, "url") == "string" && u.includes(e.own(t, "type")));
}
const u = ["streamable-http", "sse"];
function d(e) {
	return Array.isArray(e) ? e : [];
}
var f = e.defineClient({
	id: "registry-server",
	name: "MCP Registry",
	about: "The public registry of servers. `mcp-publisher` sends it a `server.json`; what the file says is checked against a dated schema and against rules of its own, and every package has to name the server it belongs to. A `server.json` of another kind is left alone.",
	sources: {
		REG: {
			title: "modelcontextprotocol/registry internal/validators, read",
			version: "2025-12",
			date: "2026-11-18"
		},
		SCH: {
			title: "the registry’s schemas of 2025-07-09, 2025-09-29 and 2025-12-11, read",
			version: "2025-12-11",
			date: "2026-11-18"
		},
		DOC: {
			title: "modelcontextprotocol/registry docs/reference/server-json, the changelog and the requirements",
			version: "2025-12",
			date: "2026-11-18"
		},
		PUB: {
			title: "answers of the registry, quoted in modelcontextprotocol/registry#550 and msaad00/agent-bom#617",
			version: "2025-09 to 2026-03",
			date: "2026-11-18"
		}
	},
	formats: [...r].reverse().map(s)
});
exports.default = f;
