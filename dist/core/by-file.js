"use strict";
// src/report/by-file.ts
/** Findings come sorted by path. */
function e(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let { path: e } = n.place.document;
		let r = t.get(e);
		r === void 0 ? t.set(e, [n]) : r.push(n);
	}
	return t;
}
exports.byFile = e;
