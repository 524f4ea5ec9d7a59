"use strict";
const e = require("./rolldown-runtime.js");
let t = require("node:fs");
let n = require("node:path");
// src/cli/catalog.ts
var r = /* @__PURE__ */ e.__exportAll({ readRules: () => a });
/** Written by the build. They are long, so they are read when somebody asks for them. */
const i = (0, n.join)(__dirname, "../catalog");
function a() {
	return JSON.parse(c("rules.json"));
}
function o() {
	return JSON.parse(c("clients.json"));
}
/** What `renderHelp` gives, without what it needs. */
function s() {
	return c("help.txt");
}
function c(e) {
	return (0, t.readFileSync)((0, n.join)(i, e), "utf8");
}
/** A closed pipe, a closed socket, and a closed pipe on Windows. */
const l = /* @__PURE__ */ new Set([
	"EPIPE",
	"ECONNRESET",
	"EOF"
]);
/** Writes everything, or returns false when nobody reads any more (`| head`). */
function u(e, n) {
	let r = Buffer.from(n);
	let i = 0;
	for (; i < r.length;) try {
		i += (0, t.writeSync)(e, r, i, Math.min(65536, r.length - i));
	} catch (e) {
		let t = e instanceof Error && "code" in e ? e.code : void 0;
		if (l.has(t)) return !1;
		if (t !== "EAGAIN") throw e;
		d();
	}
	return !0;
}
/** A pipe that does not block is full, or empty, for a moment. */
function d() {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
// src/version.generated.ts
const f = {
	version: "0.1.0",
	home: "https://github.com/mcp-lint/mcp-lint",
	bugs: "https://github.com/mcp-lint/mcp-lint/issues",
	docs: "https://github.com/mcp-lint/mcp-lint/blob/main/docs"
};
exports.about = f;
exports.catalog_exports = r;
exports.pause = d;
exports.readClients = o;
exports.readHelp = s;
exports.readRules = a;
exports.write = u;
