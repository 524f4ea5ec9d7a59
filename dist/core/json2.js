"use strict";
const e = require("./rolldown-runtime.js");
const t = require("./redact.js");
const n = require("./listed.js");
const r = require("./located.js");
const i = require("./riskless.js");
// src/report/json.ts
var a = /* @__PURE__ */ e.__exportAll({ renderJson: () => o });
function o(e, t) {
	return `${i.riskless(JSON.stringify(s(e, t), null, 2))}\n`;
}
function s(e, t) {
	return {
		version: 1,
		tool: {
			name: "mcp-lint",
			version: t.version
		},
		root: e.root,
		files: e.files.map(c),
		findings: n.listedFindings(e, t).map((e) => l(e, t.docsUrl(e.rule))),
		summary: d(e.summary)
	};
}
function c({ path: e, client: n, format: r, servers: i, status: a }) {
	return {
		path: e,
		client: n,
		format: r,
		servers: i.map(t.redact),
		status: a
	};
}
function l(e, n) {
	let { path: i, line: a, column: o, endLine: s, endColumn: c, pointer: l } = r.located(e);
	return {
		rule: e.rule,
		severity: e.severity,
		message: t.redact(e.message),
		help: e.help === void 0 ? void 0 : t.redact(e.help),
		path: i,
		line: a,
		column: o,
		endLine: s,
		endColumn: c,
		pointer: l,
		server: e.server === void 0 ? void 0 : t.redact(e.server),
		clients: e.clients,
		related: e.related.map(u),
		fixable: !1,
		url: n
	};
}
function u({ place: e, message: n }) {
	return {
		...r.locationOf(e),
		message: t.redact(n)
	};
}
function d({ files: e, servers: t, errors: n, warnings: r, infos: i, suppressed: a }) {
	return {
		files: e,
		servers: t,
		errors: n,
		warnings: r,
		infos: i,
		suppressed: a
	};
}
exports.jsonReport = s;
exports.json_exports = a;
