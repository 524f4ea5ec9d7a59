"use strict";
const e = require("./core.js");
// src/report/syntax/json.ts
/** Legal raw in JSON, but able to move a cursor or reorder a line on a terminal. */
const t = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;
/** A whole document. */
function n(n) {
	return e.made(`${JSON.stringify(n, null, 2).replace(t, r)}\n`);
}
function r(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
exports.json = n;
