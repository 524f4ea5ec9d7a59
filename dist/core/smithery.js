"use strict";
const e = require("./core.js");
// src/clients/smithery.ts
const t = {
	effect: "fine",
	by: "H:CLI"
};
/** A file that does not fit counts as none, without a word; the deployment goes on with defaults. */
const n = {
	effect: "ignored",
	by: "H:CLI"
};
/** Words of either generation, so that another program's file of this name is left alone. */
const r = [
	"startCommand",
	"runtime",
	"target",
	"build",
	"configSchema",
	"name",
	"exampleConfig"
];
/** What a generator writes such a file from. */
const i = /<%[-_=#\s]|^[ \t]*\{[%{][-#/%{ ]*(?:if|for|unless|each|end)/m;
function a({ value: e, text: t }) {
	if (i.test(t)) return !1;
	if (e === void 0) return /^(?:startCommand|runtime|target):/m.test(t);
	if (typeof e != "object" || !e || Array.isArray(e)) return !0;
	return r.some((t) => Object.hasOwn(e, t));
}
var o = e.defineClient({
	id: "smithery",
	name: "Smithery",
	about: "A host for servers. Its command line reads `name`, `target` and `runtime` of `smithery.yaml`; the build on the host also reads what an earlier generation of the file had.",
	sources: {
		CLI: {
			title: "smithery-ai/cli, read",
			version: "4.x",
			date: "2026-05-31"
		},
		DOC: {
			title: "Smithery’s documentation of smithery.yaml",
			version: "2026-05",
			date: "2026-05-31"
		}
	},
	formats: [{
		id: "smithery",
		title: "a project of Smithery",
		files: ["smithery.yaml", "smithery.yml"],
		schemaBy: "H:CLI",
		syntax: {
			language: "yaml",
			comments: !0,
			trailingCommas: !1,
			bom: t,
			empty: n,
			broken: n,
			duplicates: n
		},
		servers: [],
		noMap: t,
		badRoot: n,
		former: {
			keys: [
				"startCommand",
				"configSchema",
				"exampleConfig"
			],
			reaction: {
				effect: "ignored",
				by: "L:CLI"
			}
		},
		claims: "shape",
		when: a
	}]
});
exports.default = o;
