"use strict";
const e = require("./rolldown-runtime.js");
let t = require("node:fs");
let n = require("node:path");
let r = require("node:module");
r = e.__toESM(r, 1);
// src/cli/catalog.ts
var i = /* @__PURE__ */ e.__exportAll({ readRules: () => o });
/** Written by the build. They are long, so they are read when somebody asks for them. */
const a = (0, n.join)(__dirname, "../catalog");
function o() {
	return JSON.parse(l("rules.json"));
}
function s() {
	return JSON.parse(l("clients.json"));
}
/** What `renderHelp` gives, without what it needs. */
function c() {
	return l("help.txt");
}
function l(e) {
	return (0, t.readFileSync)((0, n.join)(a, e), "utf8");
}
// src/version.generated.ts
const u = {
	version: "0.1.0",
	home: "https://github.com/mcp-lint/mcp-lint",
	bugs: "https://github.com/mcp-lint/mcp-lint/issues",
	docs: "https://github.com/mcp-lint/mcp-lint/blob/main/docs"
};
// src/cli/compile-cache.ts
/** From 22.8 on, Node keeps what it has compiled, where it is given a folder. */
const { enableCompileCache: d } = r.default;
/** The second run and those after it are spared a seventh of their time, the first one pays a tenth. */
function f(e) {
	let r = p(e, process.platform);
	r !== void 0 && (0, n.isAbsolute)(r) && (0, t.existsSync)(r) && d?.((0, n.join)(r, "mcp-lint", u.version));
}
/**
* The user's own folder for caches: in one that all users share, another one could leave code to be run. In CI most runs
* are the first.
*/
function p(e, t) {
	if (e.CI) return;
	if (t === "win32") return e.LOCALAPPDATA || void 0;
	if (t === "darwin") return e.HOME ? (0, n.join)(e.HOME, "Library/Caches") : void 0;
	return e.XDG_CACHE_HOME || (e.HOME ? (0, n.join)(e.HOME, ".cache") : void 0);
}
/** A closed pipe, a closed socket, and a closed pipe on Windows. */
const m = /* @__PURE__ */ new Set([
	"EPIPE",
	"ECONNRESET",
	"EOF"
]);
/** Writes everything, or returns false when nobody reads any more (`| head`). */
function h(e, n) {
	let r = Buffer.from(n);
	let i = 0;
	for (; i < r.length;) try {
		i += (0, t.writeSync)(e, r, i, Math.min(65536, r.length - i));
	} catch (e) {
		let t = e instanceof Error && "code" in e ? e.code : void 0;
		if (m.has(t)) return !1;
		if (t !== "EAGAIN") throw e;
		g();
	}
	return !0;
}
/** A pipe that does not block is full, or empty, for a moment. */
function g() {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
exports.about = u;
exports.catalog_exports = i;
exports.keepCompiled = f;
exports.pause = g;
exports.readClients = s;
exports.readHelp = c;
exports.readRules = o;
exports.write = h;
