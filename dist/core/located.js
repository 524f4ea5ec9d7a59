"use strict";
const e = require("./core.js");
const t = require("./redact.js");
// src/report/shown/shown.ts
function n(e) {
	return t.redact(e);
}
// src/report/located.ts
function r(t) {
	let { document: n } = t;
	let { start: r, end: i } = e.spanOf(t);
	let a = n.position(r);
	let o = n.position(Math.max(r, i));
	return {
		path: n.path,
		line: a.line,
		column: a.column,
		endLine: o.line,
		endColumn: o.column
	};
}
/** The JSON Pointer of a node. What may be a secret is masked step by step. */
function i(e) {
	return e.map((e) => `/${n(String(e)).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
exports.locationOf = r;
exports.pointerOf = i;
exports.shown = n;
