"use strict";
const e = require("./paint.js");
const t = require("./core.js");
const n = require("./shown.js");
const r = require("./words.js");
function i(e, t) {
	if (r.isEmpty(e)) return "no MCP servers found\n";
	let n = e.projects.map((e) => a(e, t).join("\n"));
	let i = d(e, t);
	i.length > 0 && n.push(i.join("\n"));
	return `${n.join("\n\n")}\n`;
}
function a(i, { color: a, cwdPrefix: l, width: d = 120 }) {
	let f = e.painter(a);
	let p = (e) => t.isOutside(e) ? e : l + e;
	let m = r.notesOn(i).map(({ at: e, words: t }) => `${f("bold", n.shown(`${p(e.path)}:${e.line}:${e.column}`))}  ${n.shown(t)}`);
	let h = [o(i), s(i)].map(c).find((e) => e.width <= d);
	return [
		f("bold", n.shown(p(i.folder) || "./")),
		...h === void 0 ? u(i) : h.lines.map((e, t) => t < h.heads ? f("dim", e) : e),
		...m.length > 0 ? ["", ...m] : []
	];
}
/** Clients and their files above, names at the left. */
function o(e) {
	let { clients: t, servers: i } = e;
	return {
		heads: [["", ...t.map(({ name: e }) => e)], ["", ...t.map((t) => n.shown(r.filesOf(t, e).join(", ")))]],
		rows: i.map((e) => [n.shown(r.labelOf(e)), ...t.map((t) => r.cellFor(e, t))])
	};
}
/** Without what the notes below say too. */
function s({ clients: e, servers: t }) {
	return {
		heads: [["", ...e.map(({ name: e }) => e)]],
		rows: t.map((t) => [n.shown(r.labelOf(t)), ...e.map((e) => r.cellFor(t, e, { brief: !0 }))])
	};
}
function c({ heads: e, rows: t }) {
	let n = [...e, ...t];
	let r = (n[0] ?? []).map((e, t) => n.reduce((e, n) => Math.max(e, l(n[t])), 0));
	let i = n.map((e) => e.map((e, t) => e + " ".repeat((r[t] ?? 0) + 2 - l(e))).join("").trimEnd());
	return {
		width: r.reduce((e, t) => e + t + 2, -2),
		heads: e.length,
		lines: i
	};
}
function l(t = "") {
	return e.widthOf(e.cellsOf(t));
}
function u({ clients: e, servers: t }) {
	return t.flatMap((t) => [n.shown(r.labelOf(t)), ...e.map((e) => ({
		name: e.name,
		cell: r.cellFor(t, e)
	})).filter(({ cell: e }) => e !== "–").map(({ name: e, cell: t }) => `  ${e}: ${t}`)]);
}
function d({ others: t }, { color: i }) {
	let a = e.painter(i);
	let o = [];
	let s;
	for (let e of t) {
		e.client.id !== s && o.push(a("bold", e.client.name));
		s = e.client.id;
		o.push(n.shown(r.listed(e)));
	}
	return o;
}
exports.renderServersText = i;
