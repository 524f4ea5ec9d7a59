"use strict";
const e = require("./core.js");
const t = /^[ -~]*$/;
const n = /^[\p{Mn}\p{Me}]$/u;
const r = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;
/** One cell for each character, tabs as blanks up to the next stop, unseen characters in escaped form. */
function i(e) {
	let t = [];
	let n = 0;
	for (let r of e) {
		let e = o(r, n);
		t.push(e);
		n += e.width;
	}
	return t;
}
/** The columns that a text takes, however long it is. */
function a(e) {
	if (t.test(e)) return e.length;
	let n = 0;
	for (let t of e) n += o(t, n).width;
	return n;
}
function o(t, n) {
	let r = t === "	" ? " ".repeat(4 - n % 4) : e.printable(t);
	return {
		text: r,
		width: r === t ? s(t) : r.length,
		units: t.length
	};
}
function s(e) {
	if (e >= " " && e <= "~") return 1;
	if (n.test(e)) return 0;
	return r.test(e) ? 2 : 1;
}
exports.cellsOf = i;
exports.widthOf = a;
