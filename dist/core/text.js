"use strict";
const e = require("./core.js");
const t = require("./paint.js");
const n = require("./define.js");
// src/report/terminal/frame.ts
/** Lines of a file with their numbers, and a marker under the span. */
function r(t, { paint: n, style: r }) {
	let i = Math.max(...t.map(({ number: e }) => String(e).length));
	return t.flatMap(({ number: t, source: a, mark: o }) => {
		let s = n("dim", `${String(t).padStart(i)} |`);
		let c = a === "" ? "" : " ";
		if (o === void 0) return [e.text`    ${s}${c}${a}`];
		let l = n("dim", `${" ".repeat(i)} |`);
		return [e.text`  ${n(r, ">")} ${s}${c}${a}`, e.text`    ${l} ${" ".repeat(o.before)}${n(r, "^".repeat(o.width))}`];
	});
}
// src/report/outputs/text.ts
var i = n.defineOutput({
	id: "text",
	order: 1,
	readers: "people at a terminal or before a log",
	holds: "each finding with its lines, related places, the remedy and the page of its rule; the summary",
	syntax: "text",
	render({ findings: t, summary: n }, r) {
		let i = /* @__PURE__ */ new Set();
		let o = t.map((e) => {
			let t = i.has(e.rule) ? void 0 : r.docsUrl(e.rule);
			i.add(e.rule);
			return a(e, t, r);
		});
		return e.text`${e.text.joined([...o, e.text`${n}`], e.text`\n\n`)}\n`;
	}
});
function a(n, i, a) {
	let { rule: s, severity: c, message: l, related: u, help: d } = n;
	let f = t.painter(a.color);
	let p = t.SEVERITY_STYLE[c];
	let m = f("bold", o(n.location, a));
	let h = (t, n) => e.text`  ${f("dim", `${t}:`)} ${n}`;
	let g = [
		e.text`${m}  ${f(p, c)}  ${l}  ${f("dim", s)}`,
		...r(n.excerpt, {
			paint: f,
			style: p
		}),
		...u.map((e) => h("also", `${o(e, a)}  ${e.message}`)),
		...d === void 0 ? [] : [h("help", d)],
		...i === void 0 ? [] : [h("docs", i)]
	];
	return e.text.joined(g, e.text`\n`);
}
function o({ path: t, line: n, column: r }, i) {
	return `${e.pathFromHere(t, i)}:${n}:${r}`;
}
exports.default = i;
