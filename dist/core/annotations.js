"use strict";
const e = require("./listed.js");
const t = require("./located.js");
const n = require("./shown.js");
// src/report/annotations.ts
const r = {
	error: "error",
	warning: "warning",
	info: "notice"
};
const i = [
	"error",
	"warning",
	"info"
];
/** The worst first: GitHub drops what is too many without a word. */
function a(t, n) {
	let r = e.listedFindings(t, n);
	return i.flatMap((e) => r.filter((t) => t.severity === e)).map((e) => o(e, n.repositoryPath));
}
function o(e, i) {
	let { path: a, line: o, column: s, endLine: c, endColumn: l } = t.locationOf(e.place);
	let u = e.help === void 0 ? [] : [n.shown(e.help)];
	return {
		kind: r[e.severity],
		title: e.rule,
		path: i(a),
		line: o,
		columns: o === c ? {
			start: s,
			end: l
		} : void 0,
		message: [n.shown(e.message), ...u].join("\n")
	};
}
exports.annotations = a;
