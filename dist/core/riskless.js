"use strict";
// src/report/riskless.ts
/** Legal raw in JSON, but able to move a cursor or reorder a line on a terminal. */
const e = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;
/** JSON with those characters escaped. */
function t(t) {
	return t.replace(e, n);
}
function n(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
exports.riskless = t;
