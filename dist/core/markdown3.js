"use strict";
const e = require("./escape-markdown.js");
const t = require("./core.js");
const n = require("./shown.js");
const r = require("./words.js");
// src/report/servers/markdown.ts
/** A table for each project, as it can be pasted into a pull request. */
function i(e, { cwdPrefix: n }) {
	if (r.isEmpty(e)) return "no MCP servers found\n";
	let i = (e) => s(t.isOutside(e) ? e : n + e);
	let o = e.projects.map((e) => {
		let t = r.notesOn(e).map(({ at: e, words: t }) => `- ${i(e.path)}:${e.line}:${e.column} ${s(t)}`);
		return [
			`### MCP servers in ${i(e.folder) || "this repository"}`,
			a(e),
			...t.length > 0 ? [t.join("\n")] : []
		].join("\n\n");
	});
	let c;
	for (let t of e.others) {
		t.client.id !== c && o.push(`### ${s(t.client.name)}\n`);
		c = t.client.id;
		o.push(`${o.pop()}\n- ${s(r.listed(t))}`);
	}
	return `${o.join("\n\n")}\n`;
}
function a(e) {
	let { clients: t, servers: n } = e;
	let i = t.map((t) => [t.name, ...r.filesOf(t, e)].map(s).join("<br>"));
	let a = n.map((e) => [s(r.labelOf(e)), ...t.map((t) => o(r.cellFor(e, t)))]);
	return [
		["server", ...i],
		["---", ...t.map(() => "---")],
		...a
	].map((e) => `| ${e.join(" | ")} |`).join("\n");
}
/** What is worth a look stands out. */
function o(t) {
	return e.escaped(t).replace(/^(?:differs|refused)/, "**$&**");
}
function s(t) {
	return e.escaped(n.shown(t));
}
exports.renderServersMarkdown = i;
