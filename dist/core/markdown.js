"use strict";
const e = require("./rolldown-runtime.js");
const t = require("./core.js");
const n = require("./by-file.js");
const r = require("./escape-markdown.js");
const i = require("./listed.js");
const a = require("./located.js");
const o = require("./shown.js");
// src/report/markdown.ts
var s = /* @__PURE__ */ e.__exportAll({ renderMarkdown: () => l });
const c = ["| place | severity | what | rule |", "| ---: | --- | --- | --- |"];
/** A table for each file. With a limit, in bytes, the rest is counted. */
function l(e, a, o = Infinity) {
	let s = i.listedFindings(e, a);
	let l = [`**mcp-lint**: ${r.escaped(t.printable(t.summaryLine(e)))}\n`];
	let d = o - 100 - t.bytesIn(l.join(""));
	let f = 0;
	for (let [e, i] of n.byFile(s)) {
		let n = `\n### ${r.escaped(t.printable(t.isOutside(e) ? e : a.cwdPrefix + e))}\n\n${c.join("\n")}\n`;
		for (let e of i) {
			let r = `${n}${u(e, a)}\n`;
			d -= t.bytesIn(r);
			if (d < 0) return `${l.join("")}\nand ${t.count(s.length - f, "more finding")}\n`;
			l.push(r);
			f += 1;
			n = "";
		}
	}
	return l.join("");
}
function u(e, { docsUrl: t }) {
	let { line: n, column: i } = a.locationOf(e.place);
	let s = e.help === void 0 ? "" : `<br>${r.escaped(o.shown(e.help))}`;
	let c = t(e.rule);
	let l = c === void 0 ? e.rule : `[${e.rule}](${c})`;
	return `| ${n}:${i} | ${e.severity} | ${r.escaped(o.shown(e.message))}${s} | ${l} |`;
}
exports.markdown_exports = s;
exports.renderMarkdown = l;
