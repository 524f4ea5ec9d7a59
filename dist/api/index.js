"use strict";
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const e = require("../core/core.js");
const t = require("../core/json-report.js");
const n = require("../core/start.js");
// src/library.ts
/** The report as `--format json` prints it. */
async function r(r, i) {
	let { cwd: a = "", paths: o = [], targets: s = [], document: c, rules: l = {}, user: u = !1, ...d } = r;
	let f = await e.lint({
		...d,
		files: i,
		cwd: i.resolve("", a),
		paths: o,
		targets: s,
		document: c && {
			path: c.path,
			content: c.text
		},
		rules: new Map(Object.entries(l)),
		user: u
	});
	return t.jsonReport(f, {
		quiet: !1,
		version: n.about.version,
		docsUrl: (e) => `${n.about.docs}/rules/${e}.md`
	});
}
// src/index.ts
/**
* mcp-lint as a library: `lint` reads files, or takes them, and answers with the report that `--format json` prints. Nothing is
* executed, no connection is made, nothing is written, and importing it does nothing.
*
* Everything that a caller sees is declared in this file, so that its declarations stand for themselves.
*/
/** Rejects with an error that `isUsageError` knows for paths, ids and configurations that cannot be meant. */
async function i(t = {}) {
	let { files: n, ...i } = t;
	return n === void 0 ? r(i, e.disk) : r(i, e.memory(n));
}
/** Whether an error is a mistake of the caller; its message says which. */
function a(t) {
	return t instanceof e.UsageError;
}
const o = n.about.version;
exports.isUsageError = a;
exports.lint = i;
exports.version = o;
