"use strict";
const e = require("./report.js");
const t = require("./core.js");
// src/report/outputs/define.ts
/** Beside what is defined, the way to it: what may be shown of a report, and what is written in the end. */
function n(n) {
	let r = (r, i) => t.textOf$1(n.render(e.shownReport(r, i), i));
	return {
		...n,
		write: r
	};
}
exports.defineOutput = n;
