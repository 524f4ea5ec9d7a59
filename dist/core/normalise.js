"use strict";
const e = require("./entry.js");
const t = require("./core.js");
// src/model/reading/normalise.ts
/** The servers of a document in the reading of one format. */
function n(n, r) {
	let { dialect: i } = r;
	if (i === void 0 || n.value === void 0) return [];
	let a = [];
	for (let o of t.serverMaps(n, r)) for (let s of t.entriesOf(o)) a.push(new e.EntryServer(n, r, i, s));
	return a;
}
exports.readServers = n;
