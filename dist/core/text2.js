"use strict";
const e = require("./core.js");
const t = require("./paint.js");
const n = require("./references2.js");
const r = require("./cells.js");
const i = require("./words.js");
const a = require("./define2.js");
/** Clients and their files above, names at the left. */
function o(e) {
	let { clients: t, servers: n } = e;
	return {
		heads: [["", ...t.map(({ name: e }) => e)], ["", ...t.map((t) => i.filesOf(t, e).join(", "))]],
		rows: n.map((e) => [i.labelOf(e), ...t.map((t) => i.cellFor(e, t))])
	};
}
/** Without what the notes below say too. */
function s({ clients: e, servers: t }) {
	return {
		heads: [["", ...e.map(({ name: e }) => e)]],
		rows: t.map((t) => [i.labelOf(t), ...e.map((e) => i.cellFor(t, e, { brief: !0 }))])
	};
}
/** Its lines, and the columns of a terminal that they take. */
function c({ heads: e, rows: t }) {
	let n = [...e, ...t].map((e) => e.map((e) => l(e)));
	let r = (n[0] ?? []).map((e, t) => n.reduce((e, n) => Math.max(e, n[t]?.width ?? 0), 0));
	let i = n.map((e) => e.map(({ words: e, width: t }, n) => e + " ".repeat((r[n] ?? 0) + 2 - t)).join("").trimEnd());
	return {
		width: r.reduce((e, t) => e + t + 2, -2),
		heads: e.length,
		lines: i
	};
}
/** As it is printed: what cannot be seen takes the columns of its escaped form. */
function l(t) {
	let n = e.printable(t);
	return {
		words: n,
		width: r.widthOf(n)
	};
}
var u = a.defineServersOutput({
	id: "text",
	order: 1,
	syntax: "text",
	overview(t, n) {
		if (i.isEmpty(t)) return e.text`no MCP servers found\n`;
		let r = t.projects.map((e) => m(d(e, n)));
		let a = p(t, n);
		a.length > 0 && r.push(m(a));
		return e.text`${e.text.joined(r, e.text`\n\n`)}\n`;
	},
	references(t, r) {
		let i = t.found.map((t) => e.text`${n.cellsOf(t, r).join("  ")}`);
		return e.text`${m([
			...i,
			...i.length > 0 ? [e.text``] : [],
			e.text`${n.summaryOf(t)}`
		])}\n`;
	}
});
function d(n, r) {
	let { color: a, width: l = 120 } = r;
	let u = t.painter(a);
	let d = (t) => e.pathFromHere(t, r);
	let p = i.notesOn(n).map(({ at: t, words: n }) => e.text`${u("bold", `${d(t.path)}:${t.line}:${t.column}`)}  ${n}`);
	let m = [o(n), s(n)].map(c).find((e) => e.width <= l);
	return [
		u("bold", d(n.folder) || "./"),
		...m?.lines.map((t, n) => n < m.heads ? u("dim", t) : e.text`${t}`) ?? f(n),
		...p.length > 0 ? [e.text``, ...p] : []
	];
}
function f({ clients: t, servers: n }) {
	return n.flatMap((n) => [e.text`${i.labelOf(n)}`, ...t.map((e) => ({
		name: e.name,
		cell: i.cellFor(n, e)
	})).filter(({ cell: e }) => e !== "–").map(({ name: t, cell: n }) => e.text`  ${t}: ${n}`)]);
}
function p({ others: n }, { color: r }) {
	let a = t.painter(r);
	let o;
	return n.flatMap((t) => {
		let n = t.client.id === o ? [] : [a("bold", t.client.name)];
		o = t.client.id;
		return [...n, e.text`${i.listed(t)}`];
	});
}
function m(t) {
	return e.text.joined(t, e.text`\n`);
}
exports.default = u;
