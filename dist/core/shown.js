"use strict";
const e = require("./core.js");
const t = require("./redact.js");
// src/report/shown.ts
/** A sentence as it may leave the program: on one line, and without secrets. */
function n(n) {
	return e.printable(t.redact(n));
}
exports.shown = n;
