"use strict";
const e = require("./core.js");
const t = require("./normalise.js");
let n = require("node:path");
function r(e, t) {
	let r = n.posix.dirname(e);
	let o = /* @__PURE__ */ new Map();
	return {
		has: (e) => {
			let n = i(r, e);
			return n === void 0 ? void 0 : t.has(n);
		},
		head: (e, n) => {
			let a = i(r, e);
			return a === void 0 ? void 0 : t.head(a, n);
		},
		document: (e) => {
			let n = i(r, e);
			if (n === void 0) return;
			o.has(n) || o.set(n, a(n, t));
			return o.get(n);
		}
	};
}
/** Names in manifests are foreign: one that leads out of the root, or is none, names nothing. */
function i(e, t) {
	if (t === "" || t.includes("\0") || n.posix.isAbsolute(t)) return;
	let r = n.posix.join(e, t);
	return r === ".." || r.startsWith("../") ? void 0 : r;
}
function a(t, n) {
	let r = n.head(t, 262145);
	if (r === void 0 || r.length > 262144) return;
	let i = {
		path: t,
		text: new TextDecoder().decode(r),
		problems: []
	};
	return t.endsWith(".json") ? e.parseStrictJson(i) : e.unparsed(i, "markdown");
}
// src/model/reading/lazy-reading.ts
/**
* Its servers are worked out when somebody asks. Once the next reading is under way they are forgotten, and worked out
* anew for whoever still asks: to hold those of ten thousand files takes longer than that.
*/
var o = class {
	document;
	client;
	format;
	owner;
	targets;
	names;
	protocol;
	#e;
	#t;
	#n;
	constructor({ document: e, client: t, format: n, owner: r, targets: i, names: a }, o, s) {
		this.document = e;
		this.client = t;
		this.format = n;
		this.owner = r;
		this.targets = i;
		this.names = a;
		this.protocol = o;
		this.#e = s;
	}
	get servers() {
		this.#t ??= t.readServers(this.document, this.format);
		return this.#t;
	}
	get publishable() {
		return this.#e.isPublishable(this.document.path);
	}
	lacks(e) {
		return this.#e.isMissing(e, this.document.path);
	}
	get neighbours() {
		this.#n ??= r(this.document.path, this.#e.files);
		return this.#n;
	}
	forget() {
		this.#t = void 0;
		this.#n = void 0;
	}
};
exports.LazyReading = o;
