"use strict";
let e = require("node:fs");
// src/cli/replace-file.ts
/** In one step, and never through a link or into a pipe that lies at the path. */
function t(t, n) {
	let r = `${t}.${process.pid}.tmp`;
	(0, e.writeFileSync)(r, n, { flag: "wx" });
	try {
		(0, e.renameSync)(r, t);
	} catch (t) {
		(0, e.rmSync)(r);
		throw t;
	}
}
exports.replaceFile = t;
