"use strict";
// src/report/worst-first.ts
const e = [
	"error",
	"warning",
	"info"
];
/** For services that drop what is too much. */
function t(t) {
	return e.flatMap((e) => t.filter((t) => t.severity === e));
}
exports.worstFirst = t;
