"use strict";
const e = require("./core.js");
const t = /^[\p{Mn}\p{Me}]$/u;
const n = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;
/** One cell for each character, tabs as blanks up to the next stop, unseen characters in escaped form. */
function r(t) {
	let n = [];
	let r = 0;
	for (let a of t) {
		let t = a === "	" ? " ".repeat(4 - r % 4) : e.printable(a);
		let o = t === a ? i(a) : t.length;
		n.push({
			text: t,
			width: o,
			units: a.length
		});
		r += o;
	}
	return n;
}
function i(e) {
	if (e >= " " && e <= "~") return 1;
	if (t.test(e)) return 0;
	return n.test(e) ? 2 : 1;
}
function a(e) {
	return e.reduce((e, t) => e + t.width, 0);
}
// src/report/paint.ts
const o = {
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	yellow: [33, 39],
	blue: [34, 39]
};
const s = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
/** Whether there is colour is decided once, by whoever knows the terminal. */
function c(e) {
	if (!e) return (e, t) => t;
	return (e, t) => {
		let [n, r] = o[e];
		return `\u001b[${n}m${t}\u001b[${r}m`;
	};
}
exports.SEVERITY_STYLE = s;
exports.cellsOf = r;
exports.painter = c;
exports.widthOf = a;
