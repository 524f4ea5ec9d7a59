"use strict";
const e = require("./redact.js");
const t = require("./core.js");
const n = require("./located.js");
const r = require("./cells.js");
// src/report/shown/source-lines.ts
/** A file of one endless line must not be walked through for every finding in it. */
const i = 1e3;
/** The line of an offset with the line before and after it; lines beyond the reach are left out. */
function a(e, t) {
	let n = o(e, t);
	let r = [n];
	n.number > 1 && r.unshift(o(e, n.start - 1));
	let i = s(e.text, n.end);
	i !== void 0 && r.push(o(e, i));
	return {
		lines: r,
		focus: n
	};
}
function o(e, t) {
	let { line: n, column: r } = e.position(t);
	let a = t - (r - 1);
	let o = e.text[t] === "\n" && e.text[t - 1] === "\r" ? t - 1 : t;
	let s = e.text.slice(Math.max(a, o), o + i).search(/[\r\n]/);
	return {
		number: n,
		start: a,
		end: s === -1 ? Math.min(e.text.length, o + i) : Math.max(a, o) + s
	};
}
/** Of the line after the break at `end`; the empty one after a final line break is not a line. */
function s(e, t) {
	let n = /\r\n|\n|\r/y;
	n.lastIndex = t;
	if (!n.test(e) || n.lastIndex >= e.length) return;
	return n.lastIndex;
}
/** How many units of every line are left out so that the span is seen. */
function c(e, t, n, i) {
	let a = t.start + n;
	let o = Math.min(i.end, t.end, i.start + 120 - 40);
	if (o - a <= 120 && r.widthOf(e.slice(a, o)) < 120) return n;
	return Math.max(n, i.start - t.start - 40);
}
function l(e, t, n, i) {
	let a = Math.min(t.start + i, t.end);
	let o = p(e, a) ? a + 1 : a;
	let s = r.cellsOf(e.slice(o, Math.min(t.end, o + 360)));
	let c = s.slice(0, f(s));
	return {
		start: o,
		cells: c,
		isCutBefore: i > n && o < t.end,
		isCutAfter: c.length < s.length || o + 360 < t.end
	};
}
/** As it is printed, with a mark where something is cut off. */
function u({ cells: e, isCutBefore: t, isCutAfter: n }) {
	return `${t ? "…" : ""}${e.map((e) => e.text).join("")}${n ? "…" : ""}`.trimEnd();
}
/** The columns before the span and of the span; at least one, so that an empty one is seen. */
function d({ start: e, cells: t, isCutBefore: n }, r) {
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
function f(e) {
	let t = 0;
	for (let [n, r] of e.entries()) {
		t += r.width;
		if (t > 120) return n;
	}
	return e.length;
}
function p(e, t) {
	return /^[\ud800-\udbff][\udc00-\udfff]/.test(e.slice(Math.max(0, t - 1), t + 1));
}
// src/report/shown/excerpt.ts
/** The lines round a span. `text` is what may be shown of the document: as long as its own, with the same line breaks. */
function m(e, t, n) {
	if (e.text.trim() === "") return [];
	let r = Math.min(n.start, e.text.length);
	let { lines: i, focus: o } = a(e, r);
	let s = h(t, i[0]?.start ?? r, i.at(-1)?.end ?? r);
	let f = {
		start: r,
		end: Math.max(r, Math.min(n.end, o.end))
	};
	let p = g(e.text, s, i, {
		from: o.start,
		to: r
	});
	let m = c(s, o, p, f);
	return i.map((e) => {
		let t = l(s, e, p, m);
		let n = u(t);
		return {
			number: e.number,
			source: n,
			...e === o && { mark: d(t, f) }
		};
	});
}
function h(e, t, n) {
	if (n - t > 1e3) return e;
	let r = e.slice(t, n);
	return { slice: (e, n) => r.slice(Math.max(0, e - t), n - t) };
}
/**
* Units of white space that all lines begin with, blank ones aside; never more than what stands before the span. The
* document itself says how much there may be, so that of a long line no more is redacted.
*/
function g(e, t, n, { from: r, to: i }) {
	let a = t.slice(r, r + _(e, r, i)).replace(/[^ \t].*$/s, "");
	for (let { start: r, end: i } of n) {
		if (e.slice(r, i).trim() === "" && t.slice(r, i).trim() === "") continue;
		let n = t.slice(r, Math.min(i, r + a.length));
		let o = 0;
		for (; o < a.length && n[o] === a[o];) o++;
		a = a.slice(0, o);
	}
	return a.length;
}
function _(e, t, n) {
	let r = t;
	for (; r < n && (e[r] === " " || e[r] === "	");) r++;
	return r - t;
}
// src/report/shown/finding.ts
/** A finding as an output sees it. Each part is made when it is asked for: no output needs all of them. */
var v = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e;
		this.#t = t;
	}
	get rule() {
		return this.#e.rule;
	}
	get severity() {
		return this.#e.severity;
	}
	get clients() {
		return this.#e.clients;
	}
	get path() {
		return this.#e.place.document.path;
	}
	get location() {
		return n.locationOf(this.#e.place);
	}
	get pointer() {
		return n.pointerOf(this.#e.place.route);
	}
	get message() {
		return n.shown(this.#e.message);
	}
	get help() {
		return y(this.#e.help);
	}
	get server() {
		return y(this.#e.server);
	}
	get related() {
		return this.#e.related.map(({ place: e, message: t }) => ({
			...n.locationOf(e),
			message: n.shown(t)
		}));
	}
	/** The lines round it; none of a file that has no text. */
	get excerpt() {
		let { place: e } = this.#e;
		return m(e.document, this.#t(e.document), t.spanOf(e));
	}
};
function y(e) {
	return e === void 0 ? void 0 : n.shown(e);
}
// src/report/shown/report.ts
function b(e, { quiet: r }) {
	let i = r ? e.findings.filter(({ severity: e }) => e === "error") : e.findings;
	let a = x();
	return {
		root: e.root,
		files: e.files.map((e) => ({
			...e,
			servers: e.servers.map(n.shown)
		})),
		findings: i.map((e) => new v(e, a)),
		counts: e.summary,
		summary: t.summaryLine(e)
	};
}
/** Findings come by path, so only the last document is worth remembering. */
function x() {
	let t;
	return (n) => {
		t?.document !== n && (t = {
			document: n,
			redacted: new e.Redacted(n.text)
		});
		return t.redacted;
	};
}
exports.shownReport = b;
