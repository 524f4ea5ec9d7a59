"use strict";
const e = require("./core.js");
const t = require("./fields.js");
// src/model/server/entry.ts
/** The transport is what every rule goes by; the parts with all their strings are worked out when somebody asks. */
var n = class {
	name;
	document;
	format;
	dialect;
	route;
	nameAt;
	entry;
	fields;
	declared;
	transport;
	broken;
	#e;
	#t;
	constructor(e, n, o, { name: s, route: c, entry: l, nameAt: u }) {
		this.name = s;
		this.document = e;
		this.format = n;
		this.dialect = o;
		this.route = c;
		this.nameAt = u;
		this.entry = l;
		this.fields = t.fieldsOf(o, c, l);
		this.declared = r(this.fields, o);
		this.#e = t.readFields(this.fields, o);
		this.#t = i(this.fields, o);
		this.transport = a(o, this.declared, {
			selected: this.#t?.fact?.selects,
			command: this.#e.has("command") || this.#e.has("commandLine"),
			url: this.#e.has("url")
		});
		this.broken = e.isBroken(c);
	}
	get command() {
		return s(this.#e.get("commandLine"))[0] ?? o(this.#e.get("command"));
	}
	get args() {
		let e = this.#e.get("commandLine");
		return e === void 0 ? s(this.#e.get("args")) : s(e).slice(1);
	}
	get env() {
		return c(this.#e.get("env"));
	}
	get url() {
		return o(this.#t?.fact?.is === "url" ? this.#t : this.#e.get("url"));
	}
	get headers() {
		return c(this.#e.get("headers"));
	}
	get cwd() {
		return o(this.#e.get("cwd"));
	}
	get off() {
		return this.#e.get("enabled")?.value === !1 || this.#e.get("disabled")?.value === !0;
	}
};
/** The transport key, or a second one that the client reads where the first is missing. */
function r(e, { transportKey: t, emptyMeansAbsent: n }) {
	if (t === null) return;
	let r;
	for (let i of e) {
		let { key: e, value: a, fact: o } = i;
		if (e !== t) r === void 0 && o?.is === "transport" && !o.unread && (r = i);
		else if (!(n && a === "")) return i;
	}
	return r;
}
function i(e, n) {
	for (let r of e) if (r.fact?.selects !== void 0 && t.isRead(n, r)) return r;
}
/** What the client takes the entry for: a known spelling decides, a missing one is inferred from the fields. */
function a(e, t, n) {
	if (t !== void 0) {
		let { spellings: r = e.spellings } = t.fact ?? {};
		let i = typeof t.value == "string" && Object.hasOwn(r, t.value) ? r[t.value] : void 0;
		let a = i !== void 0 && n.command && n.url && e.mismatchOf?.[i] !== void 0;
		if (i === void 0 || !(e.transportKeyNeedsUrl || a)) return i;
		if (n.url && i !== "stdio" && !a) return n.selected ?? i;
	}
	if (n.selected !== void 0) return n.selected;
	let { command: r, url: i } = e.inferred;
	if (n.command && n.url) {
		if (e.both.winner === null) return;
		return e.both.winner === "command" ? r : i;
	}
	if (n.command) return r;
	return n.url ? i : void 0;
}
function o(e) {
	return typeof e?.value == "string" ? {
		value: e.value,
		route: e.route
	} : void 0;
}
function s(t) {
	if (t === void 0 || !Array.isArray(t.value)) return [];
	let { route: n } = t;
	let r = [];
	let i = 0;
	for (let a of t.value) {
		typeof a == "string" && r.push({
			value: a,
			route: e.below(n, i)
		});
		i += 1;
	}
	return r;
}
function c(t) {
	let n = t?.value;
	if (t === void 0 || !e.isObject(n)) return [];
	let { route: r } = t;
	let i = [];
	for (let t of Object.keys(n)) {
		let a = n[t];
		typeof a == "string" && i.push({
			name: t,
			value: a,
			route: e.below(r, t)
		});
	}
	return i;
}
exports.EntryServer = n;
