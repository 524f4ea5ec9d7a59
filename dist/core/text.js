"use strict";
const e = require("./rolldown-runtime.js");
const t = require("./core.js");
const n = require("./redact.js");
const r = require("./paint.js");
const i = require("./listed.js");
const a = require("./located.js");
const o = require("./shown.js");
// src/report/source-lines.ts
/** A file of one endless line must not be walked through for every finding in it. */
const s = 1e3;
/** The line of an offset with the line before and after it; lines beyond the reach are left out. */
function c(e, t) {
	let n = l(e, t);
	let r = [n];
	n.number > 1 && r.unshift(l(e, n.start - 1));
	let i = u(e.text, n.end);
	i !== void 0 && r.push(l(e, i));
	return {
		lines: r,
		focus: n
	};
}
function l(e, t) {
	let { line: n, column: r } = e.position(t);
	let i = t - (r - 1);
	let a = e.text[t] === "\n" && e.text[t - 1] === "\r" ? t - 1 : t;
	let o = e.text.slice(Math.max(i, a), a + s).search(/[\r\n]/);
	return {
		number: n,
		start: i,
		end: o === -1 ? Math.min(e.text.length, a + s) : Math.max(i, a) + o
	};
}
/** Of the line after the break at `end`; the empty one after a final line break is not a line. */
function u(e, t) {
	let n = /\r\n|\n|\r/y;
	n.lastIndex = t;
	if (!n.test(e) || n.lastIndex >= e.length) return;
	return n.lastIndex;
}
/** How many units of every line are left out so that the span is seen. */
function d(e, t, n, i) {
	let a = t.start + n;
	let o = Math.min(i.end, t.end, i.start + 120 - 40);
	if (o - a <= 120 && r.widthOf(r.cellsOf(e.slice(a, o))) < 120) return n;
	return Math.max(n, i.start - t.start - 40);
}
function f(e, t, n, i) {
	let a = Math.min(t.start + i, t.end);
	let o = h(e, a) ? a + 1 : a;
	let s = r.cellsOf(e.slice(o, Math.min(t.end, o + 360)));
	let c = s.slice(0, m(s));
	return {
		start: o,
		cells: c,
		isCutBefore: i > n && o < t.end,
		isCutAfter: c.length < s.length || o + 360 < t.end
	};
}
/** The columns before the span and of the span; at least one, so that an empty one is seen. */
function p({ start: e, cells: t, isCutBefore: n }, r) {
	let i = +!!n;
	let a = 0;
	let o = e;
	for (let e of t) {
		o < r.start ? i += e.width : o < r.end && (a += e.width);
		o += e.units;
	}
	return {
		before: i,
		width: Math.max(1, a)
	};
}
function m(e) {
	let t = 0;
	for (let [n, r] of e.entries()) {
		t += r.width;
		if (t > 120) return n;
	}
	return e.length;
}
function h(e, t) {
	return /^[\ud800-\udbff][\udc00-\udfff]/.test(e.slice(Math.max(0, t - 1), t + 1));
}
// src/report/frame.ts
/**
* The lines round a span with a marker under it. `text` is what may be shown of the document: as long as its own text
* and with the same line breaks.
*/
function g(e, t, n, { paint: r, style: i }) {
	if (t.trim() === "") return [];
	let a = Math.min(n.start, t.length);
	let { lines: o, focus: s } = c(e, a);
	let l = {
		start: a,
		end: Math.max(a, Math.min(n.end, s.end))
	};
	let u = v(t, o, s, a);
	let m = d(t, s, u, l);
	let h = Math.max(...o.map((e) => String(e.number).length));
	return o.flatMap((e) => {
		let n = f(t, e, u, m);
		let a = r("dim", `${String(e.number).padStart(h)} |`);
		if (e !== s) return [`    ${a} ${_(n)}`.trimEnd()];
		let { before: o, width: c } = p(n, l);
		return [`  ${r(i, ">")} ${a} ${_(n)}`.trimEnd(), `    ${r("dim", `${" ".repeat(h)} |`)} ${" ".repeat(o)}${r(i, "^".repeat(c))}`];
	});
}
function _({ cells: e, isCutBefore: t, isCutAfter: n }) {
	return `${t ? "…" : ""}${e.map((e) => e.text).join("")}${n ? "…" : ""}`;
}
/** Units of white space that all lines begin with, blank ones aside; never more than what stands before the span. */
function v(e, t, n, r) {
	let i = /^[ \t]*/.exec(e.slice(n.start, r))?.[0] ?? "";
	for (let n of t) {
		let t = e.slice(n.start, n.end);
		if (t.trim() === "") continue;
		let r = 0;
		for (; r < i.length && t[r] === i[r];) r++;
		i = i.slice(0, r);
	}
	return i.length;
}
// src/report/text.ts
var y = /* @__PURE__ */ e.__exportAll({ renderText: () => b });
function b(e, n) {
	let r = C();
	let a = /* @__PURE__ */ new Set();
	let o = [];
	for (let t of i.listedFindings(e, n)) {
		let e = a.has(t.rule) ? void 0 : n.docsUrl(t.rule);
		a.add(t.rule);
		o.push(x(t, r(t.place.document), e, n));
	}
	o.push(t.printable(t.summaryLine(e)));
	return `${o.join("\n\n")}\n`;
}
function x(e, n, i, s) {
	let c = r.painter(s.color);
	let l = r.SEVERITY_STYLE[e.severity];
	let u = [`${c("bold", S(a.locationOf(e.place), s))}  ${c(l, e.severity)}  ${o.shown(e.message)}  ${c("dim", e.rule)}`, ...g(e.place.document, n, t.spanOf(e.place), {
		paint: c,
		style: l
	})];
	let d = (e, t) => u.push(`  ${c("dim", `${e}:`)} ${t}`);
	for (let { place: t, message: n } of e.related) d("also", `${S(a.locationOf(t), s)}  ${o.shown(n)}`);
	e.help !== void 0 && d("help", o.shown(e.help));
	i !== void 0 && d("docs", i);
	return u.join("\n");
}
function S({ path: e, line: n, column: r }, { cwdPrefix: i }) {
	return `${t.printable(t.isOutside(e) ? e : i + e)}:${n}:${r}`;
}
/** Findings come by path, so only the last document is worth remembering. */
function C() {
	let e;
	let t = "";
	return (r) => {
		r !== e && (t = n.redact(r.text));
		e = r;
		return t;
	};
}
exports.renderText = b;
exports.text_exports = y;
