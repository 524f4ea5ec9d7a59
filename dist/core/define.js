"use strict";
// src/rules/define.ts
function e(e) {
	return e;
}
function t(e) {
	return e;
}
exports.defineDocs = t;
exports.defineRule = e;
