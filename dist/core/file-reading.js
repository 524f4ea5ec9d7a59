"use strict";
const e = require("./core.js");
const t = require("./normalise.js");
function n(t, n) {
	let a = e.dirname(t);
	let o = /* @__PURE__ */ new Map();
	return {
		has: (e) => {
			let t = r(a, e);
			return t === void 0 ? void 0 : n.has(t);
		},
		head: (e, t) => {
			let i = r(a, e);
			return i === void 0 ? void 0 : n.head(i, t);
		},
		document: (e) => {
			let t = r(a, e);
			if (t === void 0) return;
			o.has(t) || o.set(t, i(t, n));
			return o.get(t);
		}
	};
}
/** Names in manifests are foreign: one that leads out of the root, or is none, names nothing. */
function r(t, n) {
	if (n === "" || n.includes("\0") || n.startsWith("/")) return;
	let r = e.join(t, n);
	return r === ".." || r.startsWith("../") ? void 0 : r;
}
function i(t, n) {
	let r = n.head(t, 262145);
	if (r === void 0 || r.length > 262144) return;
	let i = {
		path: t,
		text: new TextDecoder().decode(r),
		problems: []
	};
	return t.endsWith(".json") ? e.parseStrictJson(i) : e.unparsed(i, "markdown");
}
// src/model/reading/file-reading.ts
/**
* Its servers are worked out when somebody asks. Once the next file is read they are forgotten, and worked out anew for
* whoever still asks: to hold those of ten thousand files takes longer than that.
*/
var a = class {
	document;
	client;
	format;
	owner;
	targets;
	protocol;
	names;
	isKept = !1;
	#e;
	#t;
	#n;
	constructor(t, { client: n, format: r, owner: i, targets: a }, { protocol: o, around: s }) {
		this.document = t;
		this.client = n;
		this.format = r;
		this.owner = i;
		this.targets = a;
		this.protocol = o;
		this.names = e.serverNames(t, r);
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
		this.#n ??= n(this.document.path, this.#e.files);
		return this.#n;
	}
	keep() {
		this.isKept = !0;
	}
	forget() {
		this.#t = void 0;
		this.#n = void 0;
	}
};
exports.FileReading = a;
