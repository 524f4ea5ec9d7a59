"use strict";
const e = require("./core.js");
const t = require("./json.js");
const n = require("./check-document.js");
let r = require("node:path");
const i = 1e3;
/**
* Whether any pattern matches a path relative to the root; a folder is asked for with a slash at the end. The patterns
* are those of a `.gitignore`, with `{a,b}`: people know them, and no name makes them slow.
*/
function a(t) {
	let n = e.compilePatterns(t.flatMap((e) => c(e).map(s)));
	return (e) => !(0, r.isAbsolute)(e) && n.test(e).ignored;
}
/** Why a pattern cannot be used, as the predicate of a sentence. */
function o(t) {
	if (t.startsWith("!")) return "begins with \"!\", which has no meaning here";
	if (t.length > i) return `is longer than ${i} characters`;
	let n = c(t);
	if (n.length > 100) return "stands for more than 100 alternatives";
	return n.every(e.isAffordable) ? void 0 : "has more than three \"**\"";
}
/** In a `.gitignore` these begin a comment and an exception. */
function s(e) {
	let t = e.startsWith("./") ? e.slice(1) : e;
	return /^[#!]/.test(t) ? `\\${t}` : t;
}
/** One more than allowed at most, however many there would be. */
function c(e) {
	let t = [];
	let n = [e];
	for (let e = n.pop(); e !== void 0 && t.length <= 100; e = n.pop()) {
		let r = l(e);
		r === void 0 ? t.push(e) : n.push(...r.choices.map((e) => r.before + e + r.after).reverse());
	}
	return t;
}
/** The first braces that hold a comma of their own. */
function l(e) {
	let t = [];
	let n;
	for (let r = 0; r < e.length; r += 1) {
		let i = e[r];
		if (i === "\\") r += 1;
		else if (i === "{") t.push({
			open: r,
			commas: [],
			close: r
		});
		else if (i === ",") t.at(-1)?.commas.push(r);
		else if (i === "}") {
			let e = t.pop();
			if (e === void 0 || e.commas.length === 0) continue;
			e.close = r;
			(n === void 0 || e.open < n.open) && (n = e);
		}
	}
	return n && u(e, n);
}
function u(e, { open: t, commas: n, close: r }) {
	let i = [...n, r];
	let a = i.map((n, r) => e.slice((i[r - 1] ?? t) + 1, n));
	return {
		before: e.slice(0, t),
		choices: a,
		after: e.slice(r + 1)
	};
}
/** All faults in one error, a line for each. */
function d(t, n) {
	let r = t.map((t) => ({
		fault: t,
		start: e.spanOf(t.place).start
	})).sort((e, t) => e.start - t.start).map(({ fault: e, start: t }) => f(e, t, n));
	r.length > 50 && r.splice(50, r.length, "and more");
	return new e.UsageError(r.join("\n"));
}
function f({ message: t, help: n, place: r }, i, a) {
	let { line: o, column: s } = r.document.position(i);
	let c = n === void 0 ? "" : ` (${n})`;
	return `${e.printable(a)}:${o}:${s} ${t}${c}`;
}
// src/config/checks.ts
/** What no schema can say. Values of a wrong type are passed over: the schema speaks of those. */
function p(e, t, n) {
	let r = [];
	for (let i of m(e, t, n)) {
		i !== void 0 && r.push(i);
		if (r.length > 50) break;
	}
	return r;
}
function* m(t, n, r) {
	let i = t.value;
	let a = {
		noun: "a rule",
		ids: new Set(r.rules),
		command: "rules"
	};
	let o = {
		noun: "a client",
		ids: new Set(r.clients),
		command: "clients"
	};
	let s = {
		noun: "a format or a client",
		ids: /* @__PURE__ */ new Set([...r.formats, ...r.clients]),
		command: "clients"
	};
	for (let [n, r] of x(e.own(i, "targets"))) yield h(r, o, e.at(t, ["targets", n]));
	for (let [n] of b(e.own(i, "rules"))) yield h(n, a, e.at(t, ["rules", n], "key"));
	for (let [n, r] of x(e.own(i, "ignore"))) yield _(r, e.at(t, ["ignore", n]));
	for (let [n, r] of b(e.own(i, "files"))) {
		yield _(n, e.at(t, ["files", n], "key"));
		yield h(r, s, e.at(t, ["files", n]));
	}
	for (let [r, a] of b(e.own(i, "tools"))) yield v(a, n, e.at(t, ["tools", r]));
	yield g(e.own(i, "spec"), "a revision", r.revisions, e.at(t, ["spec"]));
	for (let [n, a] of x(e.own(i, "profiles"))) yield g(a, "a profile", r.profiles, e.at(t, ["profiles", n]));
	for (let [n, r] of x(e.own(i, "overrides"))) {
		for (let [i, a] of x(e.own(r, "files"))) yield _(a, e.at(t, [
			"overrides",
			n,
			"files",
			i
		]));
		for (let [i] of b(e.own(r, "rules"))) yield h(i, a, e.at(t, [
			"overrides",
			n,
			"rules",
			i
		], "key"));
	}
	yield v(e.own(i, "baseline"), n, e.at(t, ["baseline"]));
}
function h(t, { noun: n, ids: r, command: i }, a) {
	if (typeof t != "string" || r.has(t)) return;
	let o = e.suggest(t, r);
	let s = o === void 0 ? `"mcp-lint ${i}" lists them all` : `did you mean ${e.quote(o)}?`;
	return {
		message: `${e.quote(t)} is not ${n}`,
		help: s,
		place: a
	};
}
function g(t, n, r, i) {
	if (typeof t != "string" || r.includes(t)) return;
	return {
		message: `${e.quote(t)} is not ${n}`,
		help: `use ${e.list(r, {
			max: 20,
			conjunction: "or"
		})}`,
		place: i
	};
}
function _(t, n) {
	let r = typeof t == "string" ? o(t) : void 0;
	return r === void 0 ? void 0 : {
		message: `the pattern ${e.quote(String(t))} ${r}`,
		place: n
	};
}
function v(t, n, r) {
	if (typeof t != "string" || y(n, t)) return;
	return {
		message: `the path ${e.quote(t)} leads out of the workspace`,
		help: "use a path below its root",
		place: r
	};
}
function y(e, t) {
	let n = (0, r.relative)(e, (0, r.resolve)(e, t));
	return !(0, r.isAbsolute)(t) && !(0, r.isAbsolute)(n) && !/^\.\.(?:[\\/]|$)/.test(n);
}
function b(e) {
	return typeof e == "object" && e && !Array.isArray(e) ? Object.entries(e) : [];
}
function x(e) {
	return Array.isArray(e) ? e.entries() : [];
}
// src/config/config.ts
function S(e, t) {
	let { targets: n = [], rules: i = {}, ignore: o = [], files: s = {}, tools: c = {}, overrides: l = [], spec: u, profiles: d, baseline: f } = e;
	return {
		targets: n,
		rules: new Map(Object.entries(i).map(([e, t]) => [e, C(t)])),
		ignored: o.length === 0 ? () => !1 : a(o),
		formatOf: w(s),
		tools: new Map(Object.entries(c).map(([e, n]) => [e, (0, r.resolve)(t, n)])),
		overrides: l.map((e) => ({
			matches: a(e.files),
			rules: new Map(Object.entries(e.rules))
		})),
		spec: u,
		profiles: d,
		baseline: f === void 0 ? void 0 : (0, r.resolve)(t, f)
	};
}
function C(e) {
	if (typeof e == "string") return { level: e };
	let [t, n] = e;
	return n === void 0 ? { level: t } : {
		level: t,
		options: n
	};
}
function w(e) {
	let t = Object.entries(e).map(([e, t]) => ({
		matches: a([e]),
		format: t
	}));
	return (e) => t.findLast(({ matches: t }) => t(e))?.format;
}
// src/config/section.ts
/** The value of one key of a document, as a document of its own whose places are those of the whole. */
function T(e, t) {
	let n = (e) => [t, ...e];
	let { path: r, text: i, language: a, problems: o, value: s } = e;
	return {
		path: r,
		text: i,
		language: a,
		problems: o,
		value: typeof s == "object" && s ? Object.getOwnPropertyDescriptor(s, t)?.value : void 0,
		locate: (t, r, i) => e.locate(n(t), r, i),
		isBroken: (t) => e.isBroken(n(t)),
		comments: () => e.comments(),
		position: (t) => e.position(t)
	};
}
// src/config/validate.ts
const E = [
	"targets",
	"rules",
	"ignore",
	"files",
	"tools",
	"spec",
	"profiles",
	"overrides",
	"baseline"
];
const D = ["files", "rules"];
const O = ["prefix", "pattern"];
/** What `schemas/mcp-lint.schema.json` says. */
async function k(e) {
	return (await n.checkDocument(e, "mcp-lint")).map(A);
}
function A({ kind: t, key: n, route: r, sentence: i, help: a, place: o }) {
	let s = r.length === 0 ? "the configuration" : e.subjectOf(r, void 0);
	let c = t === "value" && n !== void 0;
	return {
		message: `${s} ${i}`,
		help: c ? M(n, j(r)) : a,
		place: o
	};
}
function j(e) {
	if (e.length === 0) return E;
	return e[0] === "rules" ? O : D;
}
function M(t, n) {
	let r = e.suggest(t, n);
	return r === void 0 ? void 0 : `did you mean ${e.quote(r)}?`;
}
// src/config/read-config.ts
const N = /* @__PURE__ */ new Set([
	"comment",
	"trailing-comma",
	"bom"
]);
async function P(t, n) {
	let { cwd: i, known: a, validate: o = k } = n;
	let { path: s, isSection: c } = t;
	let l = F(s, i);
	let u = e.slashes((0, r.relative)(i, s)) || ".";
	let f = I(s, u);
	let m = c ? T(f, e.SECTION) : f;
	let h = L(m, c);
	h.length === 0 && h.push(...await o(m), ...p(m, l, await a()));
	if (h.length > 0) throw d(h, u);
	return {
		config: S(m.value, l),
		path: s,
		root: l
	};
}
/** The folder of the configuration, unless it is one like .github that the files to check do not lie in. */
function F(e, t) {
	let n = (0, r.dirname)(e);
	let i = (0, r.relative)(n, t);
	return (0, r.isAbsolute)(i) || /^\.\.(?:[\\/]|$)/.test(i) ? t : n;
}
function I(n, r) {
	let { source: i } = e.readSource(n, r);
	return i.problems.some(({ fatal: e }) => e) ? e.unparsed(i, "json") : t.parseJson(i);
}
/** The rest of a package.json is read by others. */
function L(t, n) {
	let r = t.problems.filter(({ kind: e, route: t }) => !N.has(e) && !(n && e === "duplicate-key" && t?.[0] !== "mcp-lint")).map(({ message: n, help: r, span: i }) => ({
		message: n,
		help: r,
		place: e.atSpan(t, i)
	}));
	if (r.length > 0 || t.value !== void 0) return r;
	return [{
		message: `there is no "${e.SECTION}" here`,
		place: e.atSpan(t, {
			start: 0,
			end: 0
		})
	}];
}
exports.readConfig = P;
