"use strict";
const e = require("./by-file.js");
const t = require("./listed.js");
const n = require("./located.js");
const r = require("./core.js");
const i = require("./shown.js");
// src/report/junit.ts
/** A suite for each file. Errors and warnings are failures; an info is advice, which nothing fails over. */
function a(n, r) {
	let i = e.byFile(t.listedFindings(n, r));
	let a = [.../* @__PURE__ */ new Set([...n.files.map(({ path: e }) => e), ...i.keys()])].map((e) => o(e, i.get(e) ?? [], r));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="mcp-lint" ${l(a.reduce((e, { tests: t }) => e + t, 0), a.reduce((e, { failures: t }) => e + t, 0))}>`,
		...a.flatMap(({ lines: e }) => e),
		"</testsuites>",
		""
	].join("\n");
}
function o(e, t, { cwdPrefix: n }) {
	let i = d(r.isOutside(e) ? e : n + e);
	let a = t.filter(c).length;
	let o = Math.max(1, t.length);
	let u = t.length === 0 ? [`    <testcase name="no findings" classname="${i}"/>`] : t.map((e) => s(e, i));
	return {
		tests: o,
		failures: a,
		lines: [
			`  <testsuite name="${i}" ${l(o, a)}>`,
			...u,
			"  </testsuite>"
		]
	};
}
function s(e, t) {
	let { line: r, column: i } = n.locationOf(e.place);
	let a = `    <testcase name="${e.rule} ${r}:${i}" classname="${t}">`;
	let o = e.help === void 0 ? "" : `\nhelp: ${d(e.help)}`;
	let s = `${t}:${r}:${i}: ${d(e.message)}${o}`;
	return `${a}${c(e) ? `<failure type="${e.severity}" message="${d(e.message)}">${s}</failure>` : `<system-out>${s}</system-out>`}</testcase>`;
}
function c({ severity: e }) {
	return e !== "info";
}
function l(e, t) {
	return `tests="${e}" failures="${t}" errors="0"`;
}
const u = /* @__PURE__ */ new Map([
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"],
	["\"", "&quot;"]
]);
/** XML has no place for control characters, which are escaped already, and for two that are none. */
function d(e) {
	return i.shown(e).replace(/[\ufffe\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16)}`).replace(/[&<>"]/g, (e) => u.get(e) ?? e);
}
exports.renderJunit = a;
