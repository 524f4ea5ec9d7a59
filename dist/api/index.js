"use strict";
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const e = require("../core/core.js");
const t = require("../core/json2.js");
const n = require("../core/start.js");
let r = require("node:path");
// src/index.ts
/**
* mcp-lint as a library: `lint` reads files and answers with the report that `--format json` prints. Nothing is
* executed, no connection is made, nothing is written, and importing it does nothing.
*
* Everything that a caller sees is declared in this file, so that its declarations stand for themselves.
*/
/** Rejects with an error that `isUsageError` knows for paths, ids and configurations that cannot be meant. */
async function i(i = {}) {
	let { cwd: a = ".", paths: o = [], targets: s = [], as: c, spec: l, profiles: u, document: d, config: f, rules: p = {}, user: m = !1, baseline: h } = i;
	let g = await e.lint({
		cwd: (0, r.resolve)(a),
		paths: o,
		targets: s,
		as: c,
		spec: l,
		profiles: u,
		stdin: d === void 0 ? void 0 : {
			path: d.path,
			text: Buffer.from(d.text)
		},
		config: f,
		rules: new Map(Object.entries(p)),
		user: m,
		baseline: h,
		updateBaseline: !1
	});
	return t.jsonReport(g, {
		quiet: !1,
		version: n.about.version,
		docsUrl: (e) => `${n.about.docs}/rules/${e}.md`
	});
}
/** Whether an error is a mistake of the caller; its message says which. */
function a(t) {
	return t instanceof e.UsageError;
}
const o = n.about.version;
exports.isUsageError = a;
exports.lint = i;
exports.version = o;
