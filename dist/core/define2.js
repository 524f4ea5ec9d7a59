"use strict";
// src/report/servers/outputs/define.ts
function e(e) {
	return e;
}
exports.defineServersOutput = e;
