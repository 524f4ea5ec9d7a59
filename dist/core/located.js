"use strict";
const e = require("./core.js");
const t = require("./redact.js");
// src/report/located.ts
function n(e) {
	return {
		...r(e.place),
		pointer: i(e.place.route)
	};
}
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
function i(e) {
	return e.map((e) => `/${t.redact(String(e)).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
exports.located = n;
exports.locationOf = r;
