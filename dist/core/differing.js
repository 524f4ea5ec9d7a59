"use strict";
const e = require("./core.js");
const t = require("./agreement.js");
// src/model/tools/names.ts
/** How the reader of a file names its tools; undefined where that is not known. */
function n({ format: e, client: t }) {
	return e.toolNames ?? t.toolNames;
}
function r(e) {
	return n(e)?.limit ?? e.client.nameLimit;
}
/** The form with the server's part in it and no tool yet: "mcp__docs__…". */
function i({ form: e, server: t }, n) {
	return e.replace(/[ST]/g, (e) => e === "S" ? t(n) : "…");
}
/** What stands for a server in the names of its tools, before it is cleaned: empty where nothing does. */
function a({ name: t, entry: n }, { partKey: r }) {
	if (r === void 0) return t;
	let i = e.own(n, r);
	return typeof i == "string" ? i : "";
}
/** Whether anything can be said of a server beside others: not where it leaves out what would tell it apart. */
function o(e, t) {
	return t.partKey === void 0 || a(e, t) !== "";
}
/** How to tell two servers apart: an imperative. */
function s({ form: t, partKey: n }) {
	if (n !== void 0) return `give one of the servers another ${e.quote(n)}`;
	return t.includes("S") ? "rename one of the servers" : "leave out one of the tools, or one of the servers";
}
/** Whether one tool would have one name in both servers, whatever else the client does to tell names apart. */
function c(e, t, n) {
	let r = [{
		server: t,
		tool: "x"
	}, {
		server: n,
		tool: "x"
	}];
	let [i, a] = e.names?.(r) ?? r.map(({ server: t, tool: n }) => e.name(t, n));
	return i === a;
}
// src/rules/shared/clashes.ts
/** Every server of a map whose name, seen in this way, is that of an earlier one in the same map. */
function* l(e, t) {
	let n = /* @__PURE__ */ new Map();
	let r;
	let i = /* @__PURE__ */ new Map();
	for (let a of e) {
		if (r === void 0 || !p(a.route, r)) {
			let e = JSON.stringify(a.route.slice(0, -1));
			i = n.get(e) ?? /* @__PURE__ */ new Map();
			n.set(e, i);
		}
		r = a.route;
		let e = t(a.name, a);
		let o = i.get(e);
		o === void 0 ? i.set(e, a) : yield {
			server: a,
			first: o,
			as: e
		};
	}
}
/** Of a file, the servers that run and share their part in the names of tools with another one of their map. */
function u(e, t) {
	let n = f.get(e);
	if (n !== void 0) return n;
	let r = /* @__PURE__ */ new Set();
	let i = e.servers.filter((e) => !e.off && o(e, t));
	for (let { server: e, first: n } of l(i, (e, n) => t.server(a(n, t)))) c(t, a(n, t), a(e, t)) && r.add(n).add(e);
	f.set(e, r);
	return r;
}
/** Where the first of two servers is, unless it is beside the second: the end of a sentence. */
function d(t, n, r, i) {
	let { path: a } = t.document;
	if (a === n.document.path) return "";
	let o = e.quote(e.folderOf(n).slice(0, -1));
	return `; the other one is in ${e.quote(a)}${i ? `, which ${r} reads in ${o} too` : ""}`;
}
const f = /* @__PURE__ */ new WeakMap();
function p(e, t) {
	if (e.length !== t.length) return !1;
	for (let n = 0; n < e.length - 1; n += 1) if (e[n] !== t[n]) return !1;
	return !0;
}
// src/rules/shared/differing.ts
/** What two servers do not have in common, whatever dialects they are written in. */
function m(e, n) {
	return t.differences(t.canonical(e), t.canonical(n));
}
/** Where the word that clients share is not the meaning's own. */
const h = {
	startupTimeout: "timeout",
	envFile: "env",
	headersHelper: "headers",
	toolsAllowed: "tools",
	toolsDenied: "tools",
	toolPolicy: "tools",
	autoApprove: "approvals",
	oauth: "auth"
};
/** `args, env and url`; `"PORT" in env` where it is about one variable. */
function g(t) {
	let [n] = t;
	if (n !== void 0 && t.length === 1 && n.of !== void 0) return n.meaning === "other" ? e.quote(n.of) : `${e.quote(n.of)} in ${_(n)}`;
	return e.list([...new Set(t.map(_))], {
		bare: !0,
		max: 4
	});
}
function _({ meaning: t, of: n }) {
	if (t === "other" && n !== void 0) return e.quote(n);
	return h[t] ?? t;
}
exports.alikeIn = u;
exports.areMerged = c;
exports.clashes = l;
exports.differing = m;
exports.elsewhere = d;
exports.fieldsOf = g;
exports.formFor = i;
exports.isComparable = o;
exports.nameLimitOf = r;
exports.partOf = a;
exports.remedyFor = s;
exports.toolNamesOf = n;
