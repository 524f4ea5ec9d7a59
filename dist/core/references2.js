"use strict";
const e = require("./references.js");
const t = require("./core.js");
const n = require("./redact.js");
const r = require("./escape-markdown.js");
const i = require("./located.js");
const a = require("./riskless.js");
const o = require("./shown.js");
// src/model/references/references-to.ts
/** Everything that mentions servers of this name, or matches their tools, in the order of the files. */
function s(t, n) {
	return e.referencesIn(t).references.filter((e) => c(e, n));
}
function c(e, t) {
	let { definition: n, spell: r, written: i, named: a, text: o, fact: s, isBundled: c } = e;
	let u = r(t);
	if (n !== void 0) return r(n.server.name) === u;
	if (a.some(({ server: e }) => i(e) === u)) return !0;
	if (c) return u !== "" && a.some(({ server: e }) => e.endsWith(`_${u}`));
	return s.form === "S_T" && l(o, `${u}_`);
}
/** A pattern that matches every name with this beginning. */
function l(e, t) {
	let n = e.indexOf("*");
	return n > 0 && n === e.length - 1 && t.startsWith(e.slice(0, n));
}
// src/report/servers/references.ts
/** What to look at before a server is renamed or taken out. */
function u(e, t, i, { cwdPrefix: o, version: c }) {
	let l = s(i, t).map(d);
	switch (e) {
		case "json": {
			let e = {
				version: 1,
				tool: {
					name: "mcp-lint",
					version: c
				},
				server: n.redact(t),
				references: l
			};
			return a.riskless(`${JSON.stringify(e, null, 2)}\n`);
		}
		case "markdown": {
			let e = l.map((e) => `| ${f(e, o).map(r.escaped).join(" | ")} |`);
			let n = [
				"| place | client | mention |",
				"| --- | --- | --- |",
				...e,
				""
			];
			return `${[...e.length > 0 ? n : [], r.escaped(p(t, l))].join("\n")}\n`;
		}
		case "text": {
			let e = l.map((e) => f(e, o).join("  "));
			return `${[
				...e,
				...e.length > 0 ? [""] : [],
				p(t, l)
			].join("\n")}\n`;
		}
	}
}
function d({ place: e, reading: r, text: a, meant: o }) {
	let { tool: s } = o;
	return {
		...i.locationOf(e),
		client: t.readerOf(r),
		text: n.redact(a),
		...s ? { tool: n.redact(s) } : {}
	};
}
function f({ path: e, line: n, column: r, client: i, text: a }, s) {
	return [
		`${t.isOutside(e) ? e : s + e}:${n}:${r}`,
		i,
		t.quote(a)
	].map(o.shown);
}
function p(e, n) {
	let r = o.shown(`server ${t.quote(e)}`);
	if (n.length === 0) return `nothing mentions ${r}`;
	let i = new Set(n.map(({ path: e }) => e)).size;
	return `${t.count(n.length, "entry")} in ${t.count(i, "file")} ${n.length === 1 ? "mentions" : "mention"} ${r}`;
}
exports.referencesText = u;
