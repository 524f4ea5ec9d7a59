"use strict";
const e = require("./core.js");
// src/model/reading/workspace.ts
/** What is worked out of a workspace when somebody asks, and then remembered: several rules ask the same. */
function t(e) {
	let t = /* @__PURE__ */ new WeakMap();
	return (n) => {
		let r = t.get(n) ?? e(n);
		t.set(n, r);
		return r;
	};
}
// src/model/references/known-servers.ts
/**
* The servers of a run by name, client and folder. A project's file can mean what is defined in its own folder, above
* it, and below it, where people start the client too; what the user's files define counts everywhere.
*/
var n = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Set();
	#i = /* @__PURE__ */ new Map();
	constructor({ readings: t }) {
		this.#e = t.flatMap((t) => {
			let n = i(t);
			let r = e.folderOf(t);
			this.#i.set(`${t.format.id}\n${r}`, t.document);
			if (r === "~/" && t.format.servers.length > 0) for (let e of n) this.#r.add(e);
			return t.servers.map((e) => ({
				server: e,
				reading: t,
				folder: r,
				scopes: n
			}));
		});
	}
	/** A server that is called so once its name is written as `spell` does. */
	find(t, n, i, a) {
		let o = this.#a(n);
		for (let n of i) {
			for (let i of e.upwards(a)) {
				let e = o.get(r("at", i, n, t));
				if (e !== void 0) return e;
			}
			let i = o.get(r("below", a, n, t)) ?? o.get(r("at", "~/", n, t));
			if (i !== void 0) return i;
		}
	}
	/** Names that could have been meant, as they are written there. */
	names(e, t) {
		let n = this.#n.get(e) ?? /* @__PURE__ */ new Map();
		this.#n.set(e, n);
		let r = n.get(t.join());
		if (r !== void 0) return r;
		let i = new Set(t);
		let a = this.#e.filter((e) => e.scopes.some((e) => i.has(e)));
		let o = [...new Set(a.map(({ server: t }) => e(t.name)))];
		n.set(t.join(), o);
		return o;
	}
	/** The file of a format that lies in this folder. */
	fileOf(e, t) {
		return this.#i.get(`${e}\n${t}`);
	}
	/** Whether the user's own files were looked at. */
	hasUserFiles(e) {
		return e.some((e) => this.#r.has(e));
	}
	#a(t) {
		let n = this.#t.get(t);
		if (n !== void 0) return n;
		let i = /* @__PURE__ */ new Map();
		let a = (e, t) => {
			i.has(e) || i.set(e, t);
		};
		for (let n of this.#e) {
			let i = t(n.server.name);
			for (let t of n.scopes) {
				a(r("at", n.folder, t, i), n);
				if (n.folder === "~/") continue;
				for (let o of e.upwards(n.folder)) a(r("below", o, t, i), n);
			}
		}
		this.#t.set(t, i);
		return i;
	}
};
function r(e, t, n, r) {
	return [
		e,
		t,
		n,
		r
	].join("\n");
}
/** A file whose entries are meant for other clients counts for all of them. */
function i({ client: t, format: n }) {
	let r = e.registry.filter(({ readsToo: e }) => e?.includes(n.id)).map((e) => e.client);
	let i = /* @__PURE__ */ new Set([t.id, ...r]);
	let a = [`format ${n.id}`, "anybody"];
	for (let e of i) a.push(`client ${e}`);
	n.dialect?.open && a.push("client *");
	return a;
}
// src/model/references/references.ts
/** Everything in a run that mentions a server. */
const a = t((t) => {
	let r = new n(t);
	let i = [];
	let a = [];
	for (let n of t.readings) {
		if (n.format.references === void 0) continue;
		for (let t of e.mentionsIn(n.document, n.format)) {
			let e = o(t, n, r);
			e === void 0 ? a.push({
				...t,
				reading: n
			}) : i.push(e);
		}
	}
	return {
		servers: r,
		references: i,
		strays: a
	};
});
function o(t, n, r) {
	let [i] = t.named;
	if (i === void 0) return;
	let { client: a } = n;
	let { among: o, server: l = a.toolNames?.server ?? c } = t.fact;
	let u = o?.map((e) => `format ${e}`) ?? [`client ${a.id}`];
	u.push("client *");
	let d = e.folderOf(n);
	let f = s(t.fact.form) ? c : l;
	let p = t.named.some(({ server: e }) => t.fact.bundled?.test(e));
	let m = {
		...t,
		reading: n,
		spell: l,
		written: f,
		scopes: u,
		folder: d,
		isBundled: p
	};
	for (let e of [...t.named].reverse()) {
		let t = r.find(f(e.server), l, u, d);
		if (t !== void 0) return {
			...m,
			meant: e,
			definition: t
		};
	}
	return {
		...m,
		meant: i,
		definition: void 0
	};
}
/** Where the name of a tool is written, nothing is done to it any more. */
function s(e) {
	return e === "mcp__S__T" || e === "S_T";
}
function c(e) {
	return e;
}
exports.isToolName = s;
exports.oncePer = t;
exports.referencesIn = a;
