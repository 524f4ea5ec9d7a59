"use strict";
const e = require("./core.js");
const t = require("./redact.js");
const n = require("./escape-markdown.js");
const r = require("./located.js");
const i = require("./riskless.js");
const a = require("./shown.js");
// src/model/references/references-to.ts
/** Everything that mentions servers of this name, or matches their tools, in the order of the files. */
function o(t, n) {
	return e.referencesIn(t).references.filter((e) => s(e, n));
}
function s(e, t) {
	let { definition: n, spell: r, written: i, named: a, text: o, fact: s, isBundled: l } = e;
	let u = r(t);
	if (n !== void 0) return r(n.server.name) === u;
	if (a.some(({ server: e }) => i(e) === u)) return !0;
	if (l) return u !== "" && a.some(({ server: e }) => e.endsWith(`_${u}`));
	return s.form === "S_T" && c(o, `${u}_`);
}
/** A pattern that matches every name with this beginning. */
function c(e, t) {
	let n = e.indexOf("*");
	return n > 0 && n === e.length - 1 && t.startsWith(e.slice(0, n));
}
// src/report/servers/references.ts
/** What to look at before a server is renamed or taken out. */
function l(e, r, a, { cwdPrefix: s, version: c }) {
	let l = o(a, r).map(u);
	switch (e) {
		case "json": {
			let e = {
				version: 1,
				tool: {
					name: "mcp-lint",
					version: c
				},
				server: t.redact(r),
				references: l
			};
			return i.riskless(`${JSON.stringify(e, null, 2)}\n`);
		}
		case "markdown": {
			let e = l.map((e) => `| ${d(e, s).map(n.escaped).join(" | ")} |`);
			let t = [
				"| place | client | mention |",
				"| --- | --- | --- |",
				...e,
				""
			];
			return `${[...e.length > 0 ? t : [], n.escaped(f(r, l))].join("\n")}\n`;
		}
		case "text": {
			let e = l.map((e) => d(e, s).join("  "));
			return `${[
				...e,
				...e.length > 0 ? [""] : [],
				f(r, l)
			].join("\n")}\n`;
		}
	}
}
function u({ place: n, reading: i, text: a, meant: o }) {
	let { tool: s } = o;
	return {
		...r.locationOf(n),
		client: e.readerOf(i),
		text: t.redact(a),
		...s ? { tool: t.redact(s) } : {}
	};
}
function d({ path: t, line: n, column: r, client: i, text: o }, s) {
	return [
		`${e.isOutside(t) ? t : s + t}:${n}:${r}`,
		i,
		e.quote(o)
	].map(a.shown);
}
function f(t, n) {
	let r = a.shown(`server ${e.quote(t)}`);
	if (n.length === 0) return `nothing mentions ${r}`;
	let i = new Set(n.map(({ path: e }) => e)).size;
	return `${e.count(n.length, "entry")} in ${e.count(i, "file")} ${n.length === 1 ? "mentions" : "mention"} ${r}`;
}
exports.referencesText = l;
