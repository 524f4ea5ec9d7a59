"use strict";
const e = require("./core.js");
const t = require("./annotations.js");
// src/report/github.ts
/** Workflow commands, one a line, for a step that runs the command line. */
function n(n, i) {
	return [...t.annotations(n, i).map(r), e.printable(e.summaryLine(n))].join("\n").concat("\n");
}
function r({ kind: e, title: t, path: n, line: r, columns: o, message: s }) {
	return `::${e} ${[
		["title", t],
		["file", n],
		["line", r],
		...o === void 0 ? [] : [["col", o.start], ["endColumn", o.end]]
	].map(([e, t]) => `${e}=${a(String(t))}`).join(",")}::${i(s)}`;
}
function i(e) {
	return e.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function a(e) {
	return i(e).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
exports.renderGithub = n;
