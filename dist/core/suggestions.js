"use strict";
const e = require("./core.js");
// src/rules/define.ts
function t(e) {
	return e;
}
function n(e) {
	return e;
}
/** `suggest` for rules that may ask for thousands of words, each among thousands. */
function r() {
	let t = 2e4;
	return (n, r) => {
		t -= r.length;
		return t < 0 ? void 0 : e.suggest(n, r);
	};
}
exports.defineDocs = n;
exports.defineRule = t;
exports.suggestions = r;
