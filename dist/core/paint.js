"use strict";
const e = require("./core.js");
// src/report/terminal/paint.ts
const t = {
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	yellow: [33, 39],
	blue: [34, 39]
};
const n = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
/** Whether there is colour is decided once, by whoever knows the terminal. */
function r(n) {
	if (!n) return (t, n) => typeof n == "string" ? e.text`${n}` : n;
	return (n, r) => {
		let [i, a] = t[n];
		return e.text`\u001b[${i}m${r}\u001b[${a}m`;
	};
}
exports.SEVERITY_STYLE = n;
exports.painter = r;
