"use strict";
const e = require("./revisions.js");
const t = require("./core.js");
const n = [
	"resultType",
	"ttlMs",
	"cacheScope"
];
/** The revision by which an answer is judged: the one asked for, else what it says itself. */
function r({ protocol: e, document: t }) {
	return e.spec ?? a(t);
}
/** Every rule about tools may ask, of each tool. */
const i = /* @__PURE__ */ new WeakMap();
function a(e) {
	let t = i.get(e) ?? l(e) ?? (c(e) ? "2026-07-28" : "2025-11-25");
	i.set(e, t);
	return t;
}
const o = /* @__PURE__ */ new WeakMap();
function s({ protocol: t }) {
	let n = o.get(t) ?? e.profiles.filter(({ id: e, standard: n }) => t.profiles?.includes(e) ?? n);
	o.set(t, n);
	return n;
}
/** Only what an answer of the newest revision has. */
function c(e) {
	return t.answersOf(e).some(({ value: e, envelope: r, kind: i }) => {
		let a = i === "result" ? e : r?.value;
		return n.some((e) => t.own(a, e) !== void 0);
	});
}
/** A log begins with the answer to `initialize`. */
function l({ value: n }) {
	for (let r of Array.isArray(n) ? n : [n]) {
		let n = [
			r,
			t.own(r, "result"),
			t.own(r, "response"),
			t.own(t.own(r, "message"), "result")
		];
		for (let r of n) {
			let n = t.own(r, "protocolVersion");
			let i = t.own(r, "serverInfo") === void 0 ? void 0 : e.revisions.find((e) => e === n);
			if (i !== void 0) return i;
		}
	}
}
exports.profilesOf = s;
exports.revisionOf = r;
