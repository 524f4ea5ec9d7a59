"use strict";
const e = require("./core.js");
// src/clients/mcpb.ts
const t = {
	effect: "fine",
	by: "R:MCPB"
};
const n = {
	effect: "refuses-file",
	by: "R:MCPB"
};
const r = [
	"0.1",
	"0.2",
	"0.3",
	"0.4"
];
const i = {
	versions: r,
	refuses: n,
	advises: {
		effect: "warns",
		by: "M:DOC"
	},
	since: {
		privacy_policies: "0.2",
		icons: "0.3",
		localization: "0.3",
		_meta: "0.3",
		uv: "0.4"
	},
	mistakes: {
		"user_config.*.is_secret": "call it \"sensitive\"",
		"user_config.*.secret": "call it \"sensitive\"",
		"user_config.*.isSecret": "call it \"sensitive\"",
		"server.entrypoint": "call it \"entry_point\"",
		"server.entryPoint": "call it \"entry_point\"",
		"server.command": "put it into \"mcp_config\"",
		"server.args": "put it into \"mcp_config\"",
		"server.env": "put it into \"mcp_config\"",
		"server.runtime": "call it \"type\", and write \"node\", \"python\" or \"binary\"",
		entrypoint: "write \"entry_point\" into \"server\"",
		entry_point: "put it into \"server\"",
		runtime: "write \"type\" into \"server\"",
		configSchema: "describe each setting in \"user_config\"",
		config_schema: "describe each setting in \"user_config\"",
		mcp_config: "put it into \"server\"",
		mcpServers: "write \"mcp_config\" into \"server\"",
		displayName: "call it \"display_name\"",
		longDescription: "call it \"long_description\"",
		manifestVersion: "call it \"manifest_version\"",
		"tools.*.inputSchema": "remove it: the server tells its tools itself",
		"tools.*.input_schema": "remove it: the server tells its tools itself",
		"tools.*.annotations": "remove it: the server tells its tools itself",
		"compatibility.runtimes.*": "only \"node\" and \"python\" are known there",
		"compatibility.*": "only \"claude_desktop\", \"platforms\" and \"runtimes\" are known there"
	},
	variables: [
		"__dirname",
		"HOME",
		"DESKTOP",
		"DOCUMENTS",
		"DOWNLOADS",
		"pathSeparator",
		"/"
	],
	settings: "user_config"
};
function a(e) {
	return {
		id: e === "0.3" ? "mcpb" : `mcpb-${e}`,
		title: `the manifest of an MCP bundle, version ${e}`,
		reader: "mcpb",
		files: ["manifest.json"],
		schemaBy: "R:MCPB",
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
		bundle: {
			...i,
			version: e
		},
		claims: "shape",
		when: (t) => o(t) === e
	};
}
/** The version whose schema judges it, the main one when it names none that is known; undefined when it is another thing. */
function o({ value: t, text: n }) {
	if (!(t === void 0 ? c(n) : s(t))) return;
	return [e.own(t, "manifest_version"), e.own(t, "dxt_version")].flatMap((e) => r.find((t) => t === e) ?? [])[0] ?? "0.3";
}
function s(t) {
	let n = e.own(t, "server");
	let r = [
		"type",
		"entry_point",
		"mcp_config"
	].filter((t) => e.own(n, t) !== void 0);
	if (e.own(e.own(n, "mcp_config"), "command") !== void 0 || r.length > 1) return !0;
	if (typeof e.own(t, "dxt_version") == "string") return !0;
	let i = e.own(t, "manifest_version");
	if (typeof i != "string") return !1;
	return /^0\.\d+$/.test(i) && [
		"server",
		"user_config",
		"tools",
		"prompts",
		"mcp_config",
		"display_name",
		"author"
	].some((n) => e.own(t, n) !== void 0);
}
function c(e) {
	return /"(?:manifest_version|dxt_version)"\s*:\s*"/.test(e) && e.includes("\"entry_point\"");
}
var l = e.defineClient({
	id: "mcpb",
	name: "MCP Bundles",
	about: "Bundles of a server for Claude Desktop, built by `mcpb pack` from a folder with a `manifest.json`. Its schema is closed: a single key that is not known ends the build and the installation. The manifest of a browser’s extension, of a web page or of anything else is left alone.",
	sources: {
		MCPB: {
			title: "@anthropic-ai/mcpb, run and read",
			version: "2.1.2",
			date: "2026-11-18"
		},
		DOC: {
			title: "modelcontextprotocol/mcpb MANIFEST.md",
			version: "27083dc",
			date: "2025-12-03"
		}
	},
	formats: ["0.3", ...r.filter((e) => e !== "0.3")].map(a)
});
exports.default = l;
