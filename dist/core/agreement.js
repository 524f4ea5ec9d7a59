"use strict";
const e = require("./core.js");
// src/model/server/server.ts
function t({ document: t, nameAt: n }) {
	return e.at(t, n.route, n.side);
}
/** One entry of one file, however often its file is read. */
function n({ document: e, route: t }) {
	return JSON.stringify([e.path, t]);
}
/** The first field that means this and has a value. */
function r(e, t) {
	return e.fields.find((e) => e.fact?.is === t && e.fact.unread !== !0);
}
// src/model/variables/placeholders.ts
/** The order matters: the general `${NAME}` comes after its special forms. */
const i = [
	["${{ secrets.NAME }}", /\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y],
	["${env:NAME}", /\$\{env:([^{}]+)\}/y],
	["${input:id}", /\$\{input:([^{}]+)\}/y],
	["${file:path}", /\$\{file:([^{}]+)\}/y],
	["${workspaceFolder}", RegExp("\\$\\{(workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/)(?::[^-{}][^{}]*)?\\}", "y")],
	["${process.env.NAME}", /\$\{process\.env\.(\w+)\}/y],
	["${user_config.KEY}", /\$\{user_config\.(\w+)\}/y],
	["${config:key}", /\$\{(?:config|command):([^{}]+)\}/y],
	["${secret:name}", /\$\{secret:([^{}]+)\}/y],
	["${cmd: command}", /\$\{cmd:([^{}]+)\}/y],
	["${NAME:-default}", /\$\{([A-Za-z_]\w*):-[^{}]*\}/y],
	["${NAME}", /\$\{([A-Za-z_]\w*)\}/y],
	["${NAME:default}", /\$\{([A-Za-z_]\w*):[^{}]*\}/y],
	["{env:NAME}", /\{env:([^{}]+)\}/y],
	["{file:path}", /\{file:([^{}]+)\}/y]
];
/** Bare `$NAME` and `%NAME%` count only as a whole value: inside a text they are too often something else. */
const a = /^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%)$/;
function o(e) {
	let t = a.exec(e);
	if (t) {
		let [, n, r] = t;
		let i = n ?? r ?? "";
		let a = e.length - i.length - (n === void 0 ? 2 : 1);
		return [{
			syntax: n === void 0 ? "%NAME%" : "$NAME",
			name: i,
			start: a,
			end: e.length
		}];
	}
	let n = [];
	for (let t = s(e, 0); t !== -1;) {
		let r = c(e, t);
		r && n.push(r);
		t = s(e, r?.end ?? t + 1);
	}
	return n;
}
function s(e, t) {
	let n = e.indexOf("{", t);
	return n > t && e[n - 1] === "$" ? n - 1 : n;
}
function c(e, t) {
	for (let [n, r] of i) {
		r.lastIndex = t;
		let i = r.exec(e);
		if (i) return {
			syntax: n,
			name: i[1] ?? "",
			start: t,
			end: r.lastIndex
		};
	}
}
/** How a name is written in a syntax. */
function l(e, t) {
	switch (e) {
		case "${NAME}":
		case "${NAME:-default}":
		case "${NAME:default}": return `\${${t}}`;
		case "${env:NAME}": return `\${env:${t}}`;
		case "${input:id}": return `\${input:${t}}`;
		case "${workspaceFolder}": return `\${${t}}`;
		case "{env:NAME}": return `{env:${t}}`;
		case "{file:path}": return `{file:${t}}`;
		case "${file:path}": return `\${file:${t}}`;
		case "$NAME": return `$${t}`;
		case "%NAME%": return `%${t}%`;
		case "${{ secrets.NAME }}": return `\${{ secrets.${t} }}`;
		case "${process.env.NAME}": return `\${process.env.${t}}`;
		case "${user_config.KEY}": return `\${user_config.${t}}`;
		case "${config:key}": return `\${config:${t}}`;
		case "${secret:name}": return `\${secret:${t}}`;
		case "${cmd: command}": return `\${cmd: ${t.trim()}}`;
	}
}
const u = /(?:^|[\\/])(?:ba|z|da|k|fi)?sh(?:\.exe)?$|(?:^|[\\/])(?:cmd|powershell|pwsh|wsl)(?:\.exe)?$/i;
const ee = /^(?:-[a-z]*c|-e|-p|--eval|--print|-Command|-EncodedCommand|\/[ck])$/i;
/** Arguments whose `$…` belong to a program that expands them itself, by index. */
function d(e, t) {
	if (e !== void 0 && u.test(e)) return () => !0;
	let n = t.findIndex((e) => u.test(e));
	let r = t.some((e) => /(?:^|\/)mcp-remote(?:@|$)/.test(e));
	return (e) => n !== -1 && e > n || ee.test(t[e - 1] ?? "") || r && (t[e - 1] === "--header" || (t[e] ?? "").startsWith("--header"));
}
// src/model/canonical/text.ts
const f = {
	"${NAME}": "environment",
	"${NAME:-default}": "environment",
	"${NAME:default}": "environment",
	"${env:NAME}": "environment",
	"{env:NAME}": "environment",
	$NAME: "environment",
	"%NAME%": "environment",
	"${process.env.NAME}": "environment",
	"${{ secrets.NAME }}": "environment",
	"${secret:name}": "environment",
	"${input:id}": "input",
	"${workspaceFolder}": "editor",
	"{file:path}": "file",
	"${file:path}": "file",
	"${config:key}": "setting",
	"${cmd: command}": "setting",
	"${user_config.KEY}": "plugin"
};
function p(e) {
	return f[e];
}
/** The syntaxes that a client knows in a field; undefined where nothing is known of it. */
function m({ placeholders: e }, t) {
	if (e === void 0) return;
	let n = e.in;
	if (t !== "command" && t !== "args") return n[t] ?? [];
	return n[t] ?? n.commandLine ?? [];
}
/** As the client reads it in a field of this meaning. */
function h(e, t, n) {
	return g(n, m(e, t), e.placeholders?.own);
}
/** Without syntaxes, nothing is known of what is expanded. */
function g(e, t, n = []) {
	if (!/[$%{]/.test(e)) return [e];
	let r = [];
	let i = 0;
	for (let a of o(e)) {
		a.start > i && r.push(e.slice(i, a.start));
		r.push(te(a, e, t, n));
		i = a.end;
	}
	(i < e.length || r.length === 0) && r.push(e.slice(i));
	return r;
}
function te({ syntax: e, name: t, start: n, end: r }, i, a, o) {
	let s = i.slice(n, r);
	let c = o.includes(t) ? "plugin" : f[e];
	let l = a?.includes(e);
	let u = ne(s, e, t);
	return {
		kind: c,
		name: c === "editor" || c === "setting" ? s.slice(2, -1) : t,
		spelling: s,
		syntax: e,
		expanded: l,
		...u === void 0 ? {} : { fallback: u }
	};
}
function ne(e, t, n) {
	if (t === "${NAME:-default}") return e.slice(n.length + 4, -1);
	return t === "${NAME:default}" ? e.slice(n.length + 3, -1) : void 0;
}
function _(e, t) {
	return e.length === t.length && e.every((e, n) => v(e, t[n]));
}
function v(e, t) {
	if (typeof e == "string" || typeof t == "string" || t === void 0) return e === t;
	return e.kind === t.kind && e.name === t.name && e.fallback === t.fallback;
}
/** The same text cut at its blanks. */
function y(e) {
	let t = [[]];
	for (let n of e) {
		if (typeof n != "string") {
			t.at(-1)?.push(n);
			continue;
		}
		for (let [e, r] of n.split(/\s+/).entries()) {
			e > 0 && t.push([]);
			r !== "" && t.at(-1)?.push(r);
		}
	}
	return t.filter((e) => e.length > 0);
}
// src/model/canonical/forms.ts
/** The headers and variables that a field stands for, which most clients write in full. */
function b(t, n, r) {
	let { value: i, route: a, key: o } = t;
	let s = (e, n, r, i) => ({
		meaning: e,
		of: n,
		value: {
			kind: "text",
			text: r
		},
		route: i,
		field: t
	});
	switch (n) {
		case "bearer-token":
			if (typeof i != "string") return [];
			return [s("headers", "Authorization", x(h(r, "headers", i)), a)];
		case "bearer-variable": return typeof i == "string" ? [s("headers", "Authorization", x([S(i)]), a)] : [];
		case "header-variables": return C(i, a).map(({ name: e, text: t, at: n }) => s("headers", e, [S(t)], n));
		case "variable-names": return re(i, a).map(({ text: e, at: t }) => s("env", e, [S(e)], t));
		case "headers-inside": {
			let n = C(e.own(i, "headers"), e.below(a, "headers")).map(({ name: e, text: t, at: n }) => s("headers", e, g(t, void 0), n));
			if (!e.isObject(i)) return n;
			let { headers: r, ...c } = i;
			if (Object.keys(c).length === 0) return n;
			return [...n, {
				meaning: "other",
				of: o,
				value: {
					kind: "data",
					data: c
				},
				route: a,
				field: t
			}];
		}
	}
}
/** "Bearer " joined to the text, as one that is written in full would be read. */
function x([e, ...t]) {
	return typeof e == "string" ? [`Bearer ${e}`, ...t] : [
		"Bearer ",
		...e ? [e] : [],
		...t
	];
}
function S(e) {
	return {
		kind: "environment",
		name: e,
		spelling: `\${${e}}`,
		syntax: "${NAME}",
		expanded: !0
	};
}
function C(t, n) {
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
function re(t, n) {
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
function w({ meaning: e, of: t }) {
	if (t === void 0) return e;
	return `${e}\0${e === "headers" ? t.toLowerCase() : t}`;
}
// src/model/canonical/transports.ts
/**
* The transports that an entry may mean, the likeliest first: a word may stand for more than one, and an address
* without a word leaves open which of the client's.
*/
function T({ transport: e, dialect: t, declared: n }) {
	if (e === void 0) return [];
	let { alsoSpeaks: r = {}, spellings: i } = t;
	let a = n === void 0 ? Object.values(i).filter((t) => E(t) && E(e)) : Object.keys(r).filter((e) => r[e] === n.value);
	return [.../* @__PURE__ */ new Set([e, ...a])];
}
function E(e) {
	return e === "http" || e === "sse" || e === "ws";
}
/** How a client is told to use a transport: its word, or none where the other fields say it. */
function D({ transportKey: e, spellings: t, alsoSpeaks: n }, r) {
	if (e === null) return;
	return Object.keys(t).find((e) => t[e] === r && e !== "") ?? n?.[r];
}
/** Whether a client has the transport; without a word for any, it is taken to have what it is not known to lack. */
function O(e, t) {
	let { inferred: n, fields: r, transportKey: i, lacks: a } = e;
	if (D(e, t) !== void 0) return !0;
	if (n.command === t || n.url === t) return !0;
	let o = Object.values(r).filter((e) => e.unread !== !0);
	if (o.some((e) => e.selects === t)) return !0;
	if (i !== null || !E(t) || a?.transports.includes(t)) return !1;
	return o.some((e) => e.is === "url");
}
/** The transport by whose fields a client goes: one that another's word covers has that one's. */
function ie(e, t) {
	let n = D(e, t);
	if (n !== void 0) return e.spellings[n] ?? t;
	return Object.values(e.fields).some(({ is: e, unread: n, selects: r, for: i }) => e === "url" && !n && (r === t || i?.includes(t))) || !E(t) ? t : e.inferred.url ?? t;
}
// src/model/canonical/canonical.ts
/** What a server says, in words and units that belong to no client. */
function k(e) {
	let t = new oe(e);
	for (let n of ae(e)) t.add(n);
	t.addTransport();
	return {
		server: e,
		statements: t.all(),
		carried: t.carried
	};
}
/** An address that decides the transport counts before others of its meaning. */
function ae({ fields: e }) {
	let t = e[e.findIndex(({ fact: e }) => e?.is === "url" && e.selects !== void 0)];
	return t === void 0 ? e : [t, ...e.filter((e) => e !== t)];
}
var oe = class {
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
		let i = le(this.#e, t, n);
		for (let e of i) {
			let t = w(e);
			this.#t.has(t) || this.#t.set(t, e);
		}
		i.length === 0 && this.carried.push(t);
		this.#n.add(n.is);
	}
	/** Where no key names it, the address does. */
	addTransport() {
		let { transport: e, fields: t } = this.#e;
		if (e === void 0 || !E(e) || this.#t.has("transport")) return;
		let n = this.#t.get("url")?.field ?? t[0];
		if (n === void 0) return;
		let r = {
			kind: "transport",
			any: T(this.#e)
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
		if (i !== void 0 && !ce(i, t)) return !1;
		return r !== void 0 || se.has(n) || !this.#n.has(n);
	}
};
/** Meanings that tell so little that an entry may have several fields of them. */
const se = /* @__PURE__ */ new Set([
	"auth",
	"oauth",
	"toolPolicy",
	"other"
]);
function ce(e, { is: t, for: n }) {
	if (n !== void 0) return n.includes(e);
	if (t === "command" || t === "args" || t === "commandLine") return e === "stdio";
	return t === "url" || t === "headers" ? E(e) : !0;
}
function le(t, n, r) {
	let { dialect: i } = t;
	if (r.form !== void 0) return b(n, r.form, i);
	let { value: a, route: o, key: s } = n;
	let c = (e, t, r) => [{
		meaning: e,
		value: t,
		route: o,
		field: n,
		...r === void 0 ? {} : { of: r }
	}];
	switch (r.is) {
		case "commandLine": return Array.isArray(a) ? j(n, i) : c("command", {
			kind: "data",
			data: a
		});
		case "command":
			if (Array.isArray(a)) return j(n, i);
			return c("command", A(a, i, "command"));
		case "args": {
			if (!Array.isArray(a)) return c("args", {
				kind: "data",
				data: a
			});
			let e = M(t.command?.value, a, n, i);
			return e.length === 0 ? [] : c("args", {
				kind: "texts",
				items: e
			});
		}
		case "env":
		case "headers": return e.isObject(a) ? de(n, r.is, i) : fe(n, r.is);
		case "cwd": return typeof a == "string" && ue.test(a) ? [] : c(r.is, A(a, i, r.is));
		case "url":
		case "envFile": return c(r.is, A(a, i, r.is));
		case "timeout":
		case "startupTimeout": return P(a, r) ? c(r.is, F(a, r)) : [];
		case "enabled":
		case "disabled": return c("enabled", { kind: "off" });
		case "transport": {
			if (n !== t.declared) return [];
			let e = T(t);
			return e.length === 0 ? [] : c("transport", {
				kind: "transport",
				any: e
			});
		}
		case "platforms":
		case "toolsAllowed":
		case "toolsDenied":
		case "autoApprove": return N(n, r.is);
		case "trust":
		case "alwaysLoad": return a === !1 ? [] : c(r.is, {
			kind: "data",
			data: a
		});
		case "auth":
		case "oauth":
		case "toolPolicy":
		case "other": return r.idle ? [] : c(r.is, {
			kind: "data",
			data: a
		}, s);
		case "name":
		case "description": return [];
		default: return c(r.is, {
			kind: "data",
			data: a
		});
	}
}
/** The folder in which clients of a project start their servers anyway. */
const ue = /^(?:\.\/?|\$\{workspaceFolder\}\/?)$/;
function A(e, t, n) {
	return typeof e == "string" ? {
		kind: "text",
		text: h(t, n, e)
	} : {
		kind: "data",
		data: e
	};
}
function j(t, n) {
	let { route: r } = t;
	let [i, ...a] = t.value;
	if (typeof i != "string") return [];
	let o = [{
		meaning: "command",
		value: A(i, n, "command"),
		route: e.below(r, 0),
		field: t
	}];
	let s = M(i, a, t, n, 1);
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
function M(t, n, { route: r }, i, a = 0) {
	let o = n.map(I);
	let s = d(t, o.map((e) => e ?? ""));
	return o.flatMap((t, n) => t === void 0 ? [] : [{
		text: s(n) ? [t] : h(i, "args", t),
		route: e.below(r, n + a)
	}]);
}
function de(t, n, r) {
	let i = t.value;
	return Object.keys(i).map((a) => {
		let o = I(i[a]);
		return {
			meaning: n,
			of: a,
			value: o === void 0 ? {
				kind: "data",
				data: i[a]
			} : {
				kind: "text",
				text: h(r, n, o)
			},
			route: e.below(t.route, a),
			field: t
		};
	});
}
function fe(e, t) {
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
function N(e, t) {
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
function P(e, { floor: t }) {
	return t === void 0 || typeof e != "number" || e >= t;
}
function F(e, { unit: t }) {
	if (typeof e != "number" || t === void 0) return {
		kind: "data",
		data: e
	};
	return {
		kind: "time",
		ms: t === "s" ? e * 1e3 : e
	};
}
function I(e) {
	if (typeof e == "string") return e;
	return typeof e == "number" || typeof e == "boolean" ? String(e) : void 0;
}
// src/model/canonical/differences.ts
/**
* What differs once spelling, units and wrappers are taken away. What only one client could compare, such as a block
* for signing in under another key, counts as equal.
*/
function L(e, t) {
	let n = z(e);
	let r = z(t);
	let i = [];
	for (let [e, t] of n) {
		let n = r.get(e) ?? H(t, r);
		n === void 0 ? W(t) || i.push({
			...R(t),
			a: t.route
		}) : i.push(...pe(t, n));
	}
	for (let [e, t] of r) !n.has(e) && H(t, n) === void 0 && !W(t) && i.push({
		...R(t),
		b: t.route
	});
	return i;
}
function R({ meaning: e, of: t }) {
	return t === void 0 ? { meaning: e } : {
		meaning: e,
		of: t
	};
}
/** By what they are about; the program and its arguments without a wrapper. */
function z({ statements: e, server: t }) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) {
		if (r.meaning === "transport" && t.transport === "stdio") continue;
		n.set(w(r), r);
	}
	let r = n.get("command");
	let i = n.get("args");
	if (r?.value.kind !== "text" || i !== void 0 && i.value.kind !== "texts") return n;
	let a = i?.value.kind === "texts" ? i.value.items : [];
	let [o, ...s] = B([{
		text: r.value.text,
		route: r.route
	}, ...a]);
	if (o === void 0) return n;
	n.set("command", {
		...r,
		value: {
			kind: "text",
			text: o.text
		},
		route: o.route
	});
	if (s.length === 0) n.delete("args");
	else {
		let e = i ?? r;
		n.set("args", {
			...e,
			meaning: "args",
			value: {
				kind: "texts",
				items: s
			}
		});
	}
	return n;
}
/** Without `cmd /c`, and a line in one string taken apart. */
function B(e) {
	let [t, n, ...r] = e;
	if (t === void 0) return e;
	if (n !== void 0 && r.length > 0 && V(t.text, /(?:^|[\\/])cmd(?:\.exe)?$/i)) return V(n.text, /^\/c$/i) ? B(r) : e;
	return n === void 0 ? y(t.text).map((e) => ({
		text: e,
		route: t.route
	})) : e;
}
function V([e, ...t], n) {
	return typeof e == "string" && t.length === 0 && n.test(e);
}
/** A block of the same meaning under a key of another client. */
function H(e, t) {
	let { meaning: n, of: r } = e;
	if (n === "env" || n === "headers") {
		let i = t.get(n);
		if (i?.value.kind === "data") return i;
		if (r !== void 0 || e.value.kind !== "data") return;
	} else if (!U(n) && n !== "toolPolicy") return;
	for (let e of t.values()) if (e.meaning === n || U(n) && U(e.meaning)) return e;
}
function U(e) {
	return e === "auth" || e === "oauth";
}
/** A transport goes with the address; a variable that is passed on by name is passed on unasked by most clients. */
function W({ meaning: e, field: t }) {
	return e === "transport" || t.fact?.form === "variable-names";
}
function pe(e, t) {
	if (e.value.kind === "texts" && t.value.kind === "texts") return me(e, e.value.items, t, t.value.items);
	return he(e, t) ? [] : [{
		...R(e),
		a: e.route,
		b: t.route
	}];
}
/** Item by item where as many stand on both sides. */
function me(e, t, n, r) {
	if (t.length !== r.length) return [{
		...R(e),
		a: e.route,
		b: n.route
	}];
	return t.flatMap((t, n) => {
		let i = r[n];
		return i === void 0 || _(t.text, i.text) ? [] : [{
			...R(e),
			a: t.route,
			b: i.route
		}];
	});
}
function he(e, t) {
	let n = e.value;
	let r = t.value;
	if (n.kind === "data" || r.kind === "data") {
		if (n.kind !== r.kind || e.of !== t.of || e.meaning !== t.meaning) return !0;
		return G(e) || G(t) || ge(n, r, e.field.fact === t.field.fact);
	}
	if (n.kind === "text" && r.kind === "text") return _(n.text, r.text);
	if (n.kind === "time" && r.kind === "time") return n.ms === r.ms;
	if (n.kind === "transport" && r.kind === "transport") return n.any.some((e) => r.any.includes(e));
	if (n.kind === "names" && r.kind === "names") return n.names.size === r.names.size && [...n.names].every((e) => r.names.has(e));
	return n.kind === r.kind;
}
function G({ meaning: e, field: t }) {
	return (e === "timeout" || e === "startupTimeout") && t.fact?.unit === void 0;
}
/** A block for one client may be a switch for another; of one client, it is one of two things. */
function ge(t, n, r) {
	if (t.kind !== "data" || n.kind !== "data") return !1;
	return !r && e.isObject(t.data) !== e.isObject(n.data) || K(t.data, n.data);
}
/** Deep equality of plain data, whose nesting the parsers bound. */
function K(t, n) {
	if (t === n) return !0;
	if (Array.isArray(t)) return Array.isArray(n) && t.length === n.length && t.every((e, t) => K(e, n[t]));
	if (!e.isObject(t) || !e.isObject(n)) return !1;
	let r = Object.keys(t);
	return r.length === Object.keys(n).length && r.every((e) => Object.hasOwn(n, e) && K(t[e], n[e]));
}
// src/model/projects/agreement.ts
/** Compares what is started or called under one name; limits, filters and approvals are each client's own. */
function _e(e) {
	let t = e.map((e) => ({
		definition: e,
		said: k(e.server)
	}));
	let n = [];
	for (let e of t) {
		let t = n.find(([t]) => t !== void 0 && q(t.said, e.said).length === 0);
		t ? t.push(e) : n.push([e]);
	}
	let r = n.reduce((e, t) => t.length > e.length ? t : e, n[0] ?? []);
	let [i] = r;
	if (i === void 0) return;
	let a = t.filter((e) => !r.includes(e)).map(({ definition: e, said: t }) => ({
		definition: e,
		differences: q(i.said, t)
	}));
	return {
		reference: i.definition,
		disagreeing: a
	};
}
const ve = /* @__PURE__ */ new Set([
	"command",
	"args",
	"env",
	"url",
	"headers",
	"transport"
]);
function q(e, t) {
	return L(e, t).filter((n) => ve.has(n.meaning) && !ye(n) && !be(n, e, t) && !xe(n, e, t));
}
/** One side sends a token that the other one gets by signing in. */
function ye({ meaning: e, of: t, a: n, b: r }) {
	return e === "headers" && t?.toLowerCase() === "authorization" && (n === void 0 || r === void 0);
}
/** One side leaves to a variable what the other one has filled in. */
function be(e, t, n) {
	let { meaning: r } = e;
	if (r !== "env" && r !== "headers") return !1;
	let i = J(t, e);
	let a = J(n, e);
	return i !== void 0 && a !== void 0 && (X(i) || X(a));
}
function J({ statements: e }, { meaning: t, of: n }) {
	return e.find((e) => e.meaning === t && Y(e.of, n, t));
}
function Y(e, t, n) {
	return n === "headers" ? e?.toLowerCase() === t?.toLowerCase() : e === t;
}
function X({ value: e }) {
	return e.kind === "text" && e.text.some((e) => typeof e != "string");
}
/** The same thing in other words: a package with "@latest", "./" before a path, what stands for the folder of the project, what lies elsewhere on another machine. */
function xe({ meaning: e, a: t, b: n }, r, i) {
	if (t === void 0 || n === void 0 || e !== "command" && e !== "args") return !1;
	let a = $(r.server, t);
	let o = $(i.server, n);
	if (a === void 0 || o === void 0) return !1;
	let [s, c] = [a, o].map((t) => Ce(e === "command" ? Se(t) : t));
	if (s === void 0 || c === void 0) return !1;
	return s === c || Z(s) && Z(c) && Q(s) === Q(c);
}
/** That Windows adds. */
function Se(e) {
	return e.replace(/\.(?:exe|cmd|bat)$/i, "");
}
function Ce(e) {
	return e.replace(/@latest$/, "").replace(/^(?:\.|\$\{workspaceFolder\})\//, "").replace(/(?<![\\/])[\\/]+$/, "");
}
function Z(e) {
	return /^(?:[/~]|[A-Za-z]:[\\/])/.test(e);
}
function Q(e) {
	return e.slice(Math.max(e.lastIndexOf("/"), e.lastIndexOf("\\")) + 1);
}
function $({ document: t }, n) {
	let r = e.valueAt(t.value, n);
	return typeof r == "string" ? r : void 0;
}
exports.agreementOf = _e;
exports.canonical = k;
exports.differences = L;
exports.expandedElsewhere = d;
exports.fieldMeaning = r;
exports.identity = w;
exports.isRemote = E;
exports.keyOf = n;
exports.kindOfSyntax = p;
exports.placeOfName = t;
exports.placeholdersIn = o;
exports.speaks = O;
exports.spell = l;
exports.syntaxesIn = m;
exports.textAt = $;
exports.transportAs = ie;
exports.transportsOf = T;
exports.wordFor = D;
