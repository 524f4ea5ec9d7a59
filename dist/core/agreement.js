"use strict";
const e = require("./differences.js");
const t = require("./core.js");
// src/model/projects/agreement.ts
/** Compares what is started or called under one name; limits, filters and approvals are each client's own. */
function n(t) {
	let n = t.map((t) => ({
		definition: t,
		said: e.canonical(t.server)
	}));
	let r = [];
	for (let e of n) {
		let t = r.find(([t]) => t !== void 0 && i(t.said, e.said).length === 0);
		t ? t.push(e) : r.push([e]);
	}
	let a = r.reduce((e, t) => t.length > e.length ? t : e, r[0] ?? []);
	let [o] = a;
	if (o === void 0) return;
	let s = n.filter((e) => !a.includes(e)).map(({ definition: e, said: t }) => ({
		definition: e,
		differences: i(o.said, t)
	}));
	return {
		reference: o.definition,
		disagreeing: s
	};
}
const r = /* @__PURE__ */ new Set([
	"command",
	"args",
	"env",
	"url",
	"headers",
	"transport"
]);
function i(t, n) {
	return e.differences(t, n).filter((e) => r.has(e.meaning) && !a(e) && !o(e, t, n) && !u(e, t, n));
}
/** One side sends a token that the other one gets by signing in. */
function a({ meaning: e, of: t, a: n, b: r }) {
	return e === "headers" && t?.toLowerCase() === "authorization" && (n === void 0 || r === void 0);
}
/** One side leaves to a variable what the other one has filled in. */
function o(e, t, n) {
	let { meaning: r } = e;
	if (r !== "env" && r !== "headers") return !1;
	let i = s(t, e);
	let a = s(n, e);
	return i !== void 0 && a !== void 0 && (l(i) || l(a));
}
function s({ statements: e }, { meaning: t, of: n }) {
	return e.find((e) => e.meaning === t && c(e.of, n, t));
}
function c(e, t, n) {
	return n === "headers" ? e?.toLowerCase() === t?.toLowerCase() : e === t;
}
function l({ value: e }) {
	return e.kind === "text" && e.text.some((e) => typeof e != "string");
}
/** The same thing in other words: a package with "@latest", "./" before a path, what stands for the folder of the project, what lies elsewhere on another machine. */
function u({ meaning: e, a: t, b: n }, r, i) {
	if (t === void 0 || n === void 0 || e !== "command" && e !== "args") return !1;
	let a = h(r.server, t);
	let o = h(i.server, n);
	if (a === void 0 || o === void 0) return !1;
	let [s, c] = [a, o].map((t) => f(e === "command" ? d(t) : t));
	if (s === void 0 || c === void 0) return !1;
	return s === c || p(s) && p(c) && m(s) === m(c);
}
/** That Windows adds. */
function d(e) {
	return e.replace(/\.(?:exe|cmd|bat)$/i, "");
}
function f(e) {
	return e.replace(/@latest$/, "").replace(/^(?:\.|\$\{workspaceFolder\})\//, "").replace(/(?<![\\/])[\\/]+$/, "");
}
function p(e) {
	return /^(?:[/~]|[A-Za-z]:[\\/])/.test(e);
}
function m(e) {
	return e.slice(Math.max(e.lastIndexOf("/"), e.lastIndexOf("\\")) + 1);
}
function h({ document: e }, n) {
	let r = t.valueAt(e.value, n);
	return typeof r == "string" ? r : void 0;
}
exports.agreementOf = n;
exports.textAt = h;
