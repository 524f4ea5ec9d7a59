"use strict";
const e = require("./core.js");
// src/model/canonical/forms.ts
/** The headers and variables that a field stands for, which most clients write in full. */
function t(t, o, s) {
	let { value: c, route: l, key: u } = t;
	let d = (e, n, r, i) => ({
		meaning: e,
		of: n,
		value: {
			kind: "text",
			text: r
		},
		route: i,
		field: t
	});
	switch (o) {
		case "bearer-token":
			if (typeof c != "string") return [];
			return [d("headers", "Authorization", n(e.textIn(s, "headers", c)), l)];
		case "bearer-variable": return typeof c == "string" ? [d("headers", "Authorization", n([r(c)]), l)] : [];
		case "header-variables": return i(c, l).map(({ name: e, text: t, at: n }) => d("headers", e, [r(t)], n));
		case "variable-names": return a(c, l).map(({ text: e, at: t }) => d("env", e, [r(e)], t));
		case "headers-inside": {
			let n = i(e.own(c, "headers"), e.below(l, "headers")).map(({ name: t, text: n, at: r }) => d("headers", t, e.textOf(n, void 0), r));
			if (!e.isObject(c)) return n;
			let { headers: r, ...a } = c;
			if (Object.keys(a).length === 0) return n;
			return [...n, {
				meaning: "other",
				of: u,
				value: {
					kind: "data",
					data: a
				},
				route: l,
				field: t
			}];
		}
	}
}
/** "Bearer " joined to the text, as one that is written in full would be read. */
function n([e, ...t]) {
	return typeof e == "string" ? [`Bearer ${e}`, ...t] : [
		"Bearer ",
		...e ? [e] : [],
		...t
	];
}
function r(e) {
	return {
		kind: "environment",
		name: e,
		spelling: `\${${e}}`,
		syntax: "${NAME}",
		expanded: !0
	};
}
function i(t, n) {
	if (!e.isObject(t)) return [];
	return Object.keys(t).flatMap((r) => {
		let i = t[r];
		return typeof i == "string" ? [{
			name: r,
			text: i,
			at: e.below(n, r)
		}] : [];
	});
}
/** Names, alone or as the `name` of an object. */
function a(t, n) {
	if (!Array.isArray(t)) return [];
	return t.flatMap((t, r) => {
		let i = typeof t == "string" ? t : e.own(t, "name");
		return typeof i == "string" ? [{
			text: i,
			at: e.below(n, r)
		}] : [];
	});
}
// src/model/canonical/statement.ts
/** What tells statements apart: there is one of each in a server. */
function o({ meaning: e, of: t }) {
	if (t === void 0) return e;
	return `${e}\0${e === "headers" ? t.toLowerCase() : t}`;
}
// src/model/canonical/transports.ts
/**
* The transports that an entry may mean, the likeliest first: a word may stand for more than one, and an address
* without a word leaves open which of the client's.
*/
function s({ transport: e, dialect: t, declared: n }) {
	if (e === void 0) return [];
	let { alsoSpeaks: r = {}, spellings: i } = t;
	let a = n === void 0 ? Object.values(i).filter((t) => c(t) && c(e)) : Object.keys(r).filter((e) => r[e] === n.value);
	return [.../* @__PURE__ */ new Set([e, ...a])];
}
function c(e) {
	return e === "http" || e === "sse" || e === "ws";
}
/** How a client is told to use a transport: its word, or none where the other fields say it. */
function l({ transportKey: e, spellings: t, alsoSpeaks: n }, r) {
	if (e === null) return;
	return Object.keys(t).find((e) => t[e] === r && e !== "") ?? n?.[r];
}
/** Whether a client has the transport; without a word for any, it is taken to have what it is not known to lack. */
function u(e, t) {
	let { inferred: n, fields: r, transportKey: i, lacks: a } = e;
	if (l(e, t) !== void 0) return !0;
	if (n.command === t || n.url === t) return !0;
	let o = Object.values(r).filter((e) => e.unread !== !0);
	if (o.some((e) => e.selects === t)) return !0;
	if (i !== null || !c(t) || a?.transports.includes(t)) return !1;
	return o.some((e) => e.is === "url");
}
/** The transport by whose fields a client goes: one that another's word covers has that one's. */
function d(e, t) {
	let n = l(e, t);
	if (n !== void 0) return e.spellings[n] ?? t;
	return Object.values(e.fields).some(({ is: e, unread: n, selects: r, for: i }) => e === "url" && !n && (r === t || i?.includes(t))) || !c(t) ? t : e.inferred.url ?? t;
}
// src/model/canonical/canonical.ts
/** What a server says, in words and units that belong to no client. */
function f(e) {
	let t = new m(e);
	for (let n of p(e)) t.add(n);
	t.addTransport();
	return {
		server: e,
		statements: t.all(),
		carried: t.carried
	};
}
/** An address that decides the transport counts before others of its meaning. */
function p({ fields: e }) {
	let t = e[e.findIndex(({ fact: e }) => e?.is === "url" && e.selects !== void 0)];
	return t === void 0 ? e : [t, ...e.filter((e) => e !== t)];
}
var m = class {
	carried = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Set();
	constructor(e) {
		this.#e = e;
	}
	all() {
		return [...this.#t.values()];
	}
	add(t) {
		let { fact: n } = t;
		let { dialect: r } = this.#e;
		if (n === void 0 || !e.isRead(r, t) || !this.#r(t, n)) {
			this.carried.push(t);
			return;
		}
		let i = _(this.#e, t, n);
		for (let e of i) {
			let t = o(e);
			this.#t.has(t) || this.#t.set(t, e);
		}
		i.length === 0 && this.carried.push(t);
		this.#n.add(n.is);
	}
	/** Where no key names it, the address does. */
	addTransport() {
		let { transport: e, fields: t } = this.#e;
		if (e === void 0 || !c(e) || this.#t.has("transport")) return;
		let n = this.#t.get("url")?.field ?? t[0];
		if (n === void 0) return;
		let r = {
			kind: "transport",
			any: s(this.#e)
		};
		this.#t.set("transport", {
			meaning: "transport",
			value: r,
			route: n.route,
			field: n
		});
	}
	/** Whether the client reads it with this transport, and nothing before it in its place. */
	#r({ value: e }, t) {
		let { is: n, form: r } = t;
		let { transport: i, off: a } = this.#e;
		if (n === "enabled" || n === "disabled") return a && e === (n === "disabled");
		if (i !== void 0 && !g(i, t)) return !1;
		return r !== void 0 || h.has(n) || !this.#n.has(n);
	}
};
/** Meanings that tell so little that an entry may have several fields of them. */
const h = /* @__PURE__ */ new Set([
	"auth",
	"oauth",
	"toolPolicy",
	"other"
]);
function g(e, { is: t, for: n }) {
	if (n !== void 0) return n.includes(e);
	if (t === "command" || t === "args" || t === "commandLine") return e === "stdio";
	return t === "url" || t === "headers" ? c(e) : !0;
}
function _(n, r, i) {
	let { dialect: a } = n;
	if (i.form !== void 0) return t(r, i.form, a);
	let { value: o, route: c, key: l } = r;
	let u = (e, t, n) => [{
		meaning: e,
		value: t,
		route: c,
		field: r,
		...n === void 0 ? {} : { of: n }
	}];
	switch (i.is) {
		case "commandLine": return Array.isArray(o) ? b(r, a) : u("command", {
			kind: "data",
			data: o
		});
		case "command":
			if (Array.isArray(o)) return b(r, a);
			return u("command", y(o, a, "command"));
		case "args": {
			if (!Array.isArray(o)) return u("args", {
				kind: "data",
				data: o
			});
			let e = x(n.command?.value, o, r, a);
			return e.length === 0 ? [] : u("args", {
				kind: "texts",
				items: e
			});
		}
		case "env":
		case "headers": return e.isObject(o) ? S(r, i.is, a) : C(r, i.is);
		case "cwd": return typeof o == "string" && v.test(o) ? [] : u(i.is, y(o, a, i.is));
		case "url":
		case "envFile": return u(i.is, y(o, a, i.is));
		case "timeout":
		case "startupTimeout": return T(o, i) ? u(i.is, E(o, i)) : [];
		case "enabled":
		case "disabled": return u("enabled", { kind: "off" });
		case "transport": {
			if (r !== n.declared) return [];
			let e = s(n);
			return e.length === 0 ? [] : u("transport", {
				kind: "transport",
				any: e
			});
		}
		case "platforms":
		case "toolsAllowed":
		case "toolsDenied":
		case "autoApprove": return w(r, i.is);
		case "trust":
		case "alwaysLoad": return o === !1 ? [] : u(i.is, {
			kind: "data",
			data: o
		});
		case "auth":
		case "oauth":
		case "toolPolicy":
		case "other": return i.idle ? [] : u(i.is, {
			kind: "data",
			data: o
		}, l);
		case "name":
		case "description": return [];
		default: return u(i.is, {
			kind: "data",
			data: o
		});
	}
}
/** The folder in which clients of a project start their servers anyway. */
const v = /^(?:\.\/?|\$\{workspaceFolder\}\/?)$/;
function y(t, n, r) {
	return typeof t == "string" ? {
		kind: "text",
		text: e.textIn(n, r, t)
	} : {
		kind: "data",
		data: t
	};
}
function b(t, n) {
	let { route: r } = t;
	let [i, ...a] = t.value;
	if (typeof i != "string") return [];
	let o = [{
		meaning: "command",
		value: y(i, n, "command"),
		route: e.below(r, 0),
		field: t
	}];
	let s = x(i, a, t, n, 1);
	s.length > 0 && o.push({
		meaning: "args",
		value: {
			kind: "texts",
			items: s
		},
		route: r,
		field: t
	});
	return o;
}
function x(t, n, { route: r }, i, a = 0) {
	let o = n.map(D);
	let s = e.expandedElsewhere(t, o.map((e) => e ?? ""));
	return o.flatMap((t, n) => t === void 0 ? [] : [{
		text: s(n) ? [t] : e.textIn(i, "args", t),
		route: e.below(r, n + a)
	}]);
}
function S(t, n, r) {
	let i = t.value;
	return Object.keys(i).map((a) => {
		let o = D(i[a]);
		return {
			meaning: n,
			of: a,
			value: o === void 0 ? {
				kind: "data",
				data: i[a]
			} : {
				kind: "text",
				text: e.textIn(r, n, o)
			},
			route: e.below(t.route, a),
			field: t
		};
	});
}
function C(e, t) {
	let { value: n, route: r } = e;
	return n === null || Array.isArray(n) && n.length === 0 ? [] : [{
		meaning: t,
		value: {
			kind: "data",
			data: n
		},
		route: r,
		field: e
	}];
}
/** An empty list of tools that are denied or approved says nothing; one of tools that are allowed may mean none. */
function w(e, t) {
	let { value: n, route: r } = e;
	if (!Array.isArray(n)) return n === !1 || n === null ? [] : [{
		meaning: t,
		value: {
			kind: "data",
			data: n
		},
		route: r,
		field: e
	}];
	let i = n.filter((e) => typeof e == "string");
	if (i.length === 0 && t !== "toolsAllowed") return [];
	if (t === "toolsAllowed" && i.length === 1 && i[0] === "*") return [];
	return [{
		meaning: t,
		value: {
			kind: "names",
			names: new Set(i)
		},
		route: r,
		field: e
	}];
}
function T(e, { floor: t }) {
	return t === void 0 || typeof e != "number" || e >= t;
}
function E(e, { unit: t }) {
	if (typeof e != "number" || t === void 0) return {
		kind: "data",
		data: e
	};
	return {
		kind: "time",
		ms: t === "s" ? e * 1e3 : e
	};
}
function D(e) {
	if (typeof e == "string") return e;
	return typeof e == "number" || typeof e == "boolean" ? String(e) : void 0;
}
// src/model/canonical/differences.ts
/**
* What differs once spelling, units and wrappers are taken away. What only one client could compare, such as a block
* for signing in under another key, counts as equal.
*/
function O(e, t) {
	let n = A(e);
	let r = A(t);
	let i = [];
	for (let [e, t] of n) {
		let n = r.get(e) ?? N(t, r);
		n === void 0 ? F(t) || i.push({
			...k(t),
			a: t.route
		}) : i.push(...I(t, n));
	}
	for (let [e, t] of r) !n.has(e) && N(t, n) === void 0 && !F(t) && i.push({
		...k(t),
		b: t.route
	});
	return i;
}
function k({ meaning: e, of: t }) {
	return t === void 0 ? { meaning: e } : {
		meaning: e,
		of: t
	};
}
/** By what they are about; the program and its arguments without a wrapper. */
function A({ statements: e, server: t }) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) {
		if (r.meaning === "transport" && t.transport === "stdio") continue;
		n.set(o(r), r);
	}
	let r = n.get("command");
	let i = n.get("args");
	if (r?.value.kind !== "text" || i !== void 0 && i.value.kind !== "texts") return n;
	let a = i?.value.kind === "texts" ? i.value.items : [];
	let [s, ...c] = j([{
		text: r.value.text,
		route: r.route
	}, ...a]);
	if (s === void 0) return n;
	n.set("command", {
		...r,
		value: {
			kind: "text",
			text: s.text
		},
		route: s.route
	});
	if (c.length === 0) n.delete("args");
	else {
		let e = i ?? r;
		n.set("args", {
			...e,
			meaning: "args",
			value: {
				kind: "texts",
				items: c
			}
		});
	}
	return n;
}
/** Without `cmd /c`, and a line in one string taken apart. */
function j(t) {
	let [n, r, ...i] = t;
	if (n === void 0) return t;
	if (r !== void 0 && i.length > 0 && M(n.text, /(?:^|[\\/])cmd(?:\.exe)?$/i)) return M(r.text, /^\/c$/i) ? j(i) : t;
	return r === void 0 ? e.words(n.text).map((e) => ({
		text: e,
		route: n.route
	})) : t;
}
function M([e, ...t], n) {
	return typeof e == "string" && t.length === 0 && n.test(e);
}
/** A block of the same meaning under a key of another client. */
function N(e, t) {
	let { meaning: n, of: r } = e;
	if (n === "env" || n === "headers") {
		let i = t.get(n);
		if (i?.value.kind === "data") return i;
		if (r !== void 0 || e.value.kind !== "data") return;
	} else if (!P(n) && n !== "toolPolicy") return;
	for (let e of t.values()) if (e.meaning === n || P(n) && P(e.meaning)) return e;
}
function P(e) {
	return e === "auth" || e === "oauth";
}
/** A transport goes with the address; a variable that is passed on by name is passed on unasked by most clients. */
function F({ meaning: e, field: t }) {
	return e === "transport" || t.fact?.form === "variable-names";
}
function I(e, t) {
	if (e.value.kind === "texts" && t.value.kind === "texts") return L(e, e.value.items, t, t.value.items);
	return R(e, t) ? [] : [{
		...k(e),
		a: e.route,
		b: t.route
	}];
}
/** Item by item where as many stand on both sides. */
function L(t, n, r, i) {
	if (n.length !== i.length) return [{
		...k(t),
		a: t.route,
		b: r.route
	}];
	return n.flatMap((n, r) => {
		let a = i[r];
		return a === void 0 || e.sameText(n.text, a.text) ? [] : [{
			...k(t),
			a: n.route,
			b: a.route
		}];
	});
}
function R(t, n) {
	let r = t.value;
	let i = n.value;
	if (r.kind === "data" || i.kind === "data") {
		if (r.kind !== i.kind || t.of !== n.of || t.meaning !== n.meaning) return !0;
		return z(t) || z(n) || B(r, i, t.field.fact === n.field.fact);
	}
	if (r.kind === "text" && i.kind === "text") return e.sameText(r.text, i.text);
	if (r.kind === "time" && i.kind === "time") return r.ms === i.ms;
	if (r.kind === "transport" && i.kind === "transport") return r.any.some((e) => i.any.includes(e));
	if (r.kind === "names" && i.kind === "names") return r.names.size === i.names.size && [...r.names].every((e) => i.names.has(e));
	return r.kind === i.kind;
}
function z({ meaning: e, field: t }) {
	return (e === "timeout" || e === "startupTimeout") && t.fact?.unit === void 0;
}
/** A block for one client may be a switch for another; of one client, it is one of two things. */
function B(t, n, r) {
	if (t.kind !== "data" || n.kind !== "data") return !1;
	return !r && e.isObject(t.data) !== e.isObject(n.data) || V(t.data, n.data);
}
/** Deep equality of plain data, whose nesting the parsers bound. */
function V(t, n) {
	if (t === n) return !0;
	if (Array.isArray(t)) return Array.isArray(n) && t.length === n.length && t.every((e, t) => V(e, n[t]));
	if (!e.isObject(t) || !e.isObject(n)) return !1;
	let r = Object.keys(t);
	return r.length === Object.keys(n).length && r.every((e) => Object.hasOwn(n, e) && V(t[e], n[e]));
}
exports.canonical = f;
exports.differences = O;
exports.identity = o;
exports.isRemote = c;
exports.speaks = u;
exports.transportAs = d;
exports.transportsOf = s;
exports.wordFor = l;
