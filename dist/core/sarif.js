"use strict";
const e = require("./start.js");
const t = require("./core.js");
const n = require("./located.js");
const r = require("./listed.js");
const i = require("./shown.js");
let a = require("node:crypto");
// src/report/fingerprints.ts
/** Stay the same when lines move: made of the rule, the file and the node, and a number among equal ones. */
function o(e) {
	let t = /* @__PURE__ */ new Map();
	return e.map((e) => {
		let { path: r, pointer: i } = n.located(e);
		let o = (0, a.createHash)("sha256").update(JSON.stringify([
			e.rule,
			r,
			i
		])).digest("hex").slice(0, 32);
		let s = (t.get(o) ?? 0) + 1;
		t.set(o, s);
		return `${o}:${s}`;
	});
}
// src/report/sarif.ts
/** GitHub refuses a run that has more. */
const s = 25e3;
const c = "%SRCROOT%";
const l = {
	error: "error",
	warning: "warning",
	info: "note"
};
const u = [
	"error",
	"warning",
	"info"
];
/** SARIF 2.1.0. Source text is left out: it may hold secrets. */
function d(t, n) {
	let { rules: i = [], version: a } = n;
	let s = f(r.listedFindings(t, n));
	let u = r.listedFindings(t, n).length - s.length;
	let d = new Map(i.map(({ id: e }, t) => [e, t]));
	let h = o(s);
	let y = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "mcp-lint",
				semanticVersion: a,
				informationUri: e.about.home,
				rules: i.map(m)
			} },
			automationDetails: { id: "mcp-lint/" },
			invocations: [{
				executionSuccessful: !0,
				...u > 0 ? { toolExecutionNotifications: [p(u)] } : {}
			}],
			originalUriBaseIds: { [c]: { description: { text: "The top of the repository" } } },
			columnKind: "utf16CodeUnits",
			results: s.map((e, t) => ({
				ruleId: e.rule,
				ruleIndex: d.get(e.rule),
				level: l[e.severity],
				message: { text: g(e) },
				locations: [v(e.place, n)],
				..._(e, n),
				partialFingerprints: { "mcpLint/v1": h[t] }
			}))
		}]
	};
	return `${JSON.stringify(y, null, 2)}\n`;
}
function f(e) {
	if (e.length <= s) return e;
	return u.flatMap((t) => e.filter((e) => e.severity === t)).slice(0, s);
}
function p(e) {
	return {
		level: "warning",
		message: { text: `${t.count(e, "more finding")} left out, the least severe` }
	};
}
function m({ id: e, category: t, severity: n, summary: r, why: i, fix: a, url: o }) {
	let s = n === "off" ? "note" : l[n];
	return {
		id: e,
		shortDescription: { text: r },
		fullDescription: { text: i },
		helpUri: o,
		help: {
			text: `${i}\n\n${a}\n\n${o}`,
			markdown: `${i}\n\n## How to fix\n\n${a}\n\n[Examples and evidence](${o})`
		},
		defaultConfiguration: {
			enabled: n !== "off",
			level: s
		},
		properties: {
			tags: ["mcp", t],
			precision: "high",
			"problem.severity": s === "note" ? "recommendation" : s
		}
	};
}
/** Of brackets and parentheses that touch, SARIF makes a link. */
function h(e) {
	return i.shown(e).replaceAll("](", "] (");
}
function g({ message: e, help: t }) {
	return t === void 0 ? h(e) : `${h(e)}\n${h(t)}`;
}
function _({ related: e }, t) {
	if (e.length === 0) return {};
	return { relatedLocations: e.map(({ place: e, message: n }, r) => ({
		id: r + 1,
		...v(e, t),
		message: { text: h(n) }
	})) };
}
function v(e, t) {
	let { path: r, line: i, column: a, endLine: o, endColumn: s } = n.locationOf(e);
	return { physicalLocation: {
		artifactLocation: y(r, t),
		region: {
			startLine: i,
			startColumn: a,
			endLine: o,
			endColumn: s
		}
	} };
}
function y(e, { repositoryPath: n }) {
	let r = n(e);
	if (!t.isOutside(r)) return {
		uri: b(r),
		uriBaseId: c
	};
	return { uri: r.startsWith("~") ? b(r) : `file://${r.startsWith("/") ? "" : "/"}${b(r)}` };
}
/** Every part by itself; half a surrogate pair has no bytes. */
function b(e) {
	return e.split("/").map((e) => encodeURIComponent(e.replace(/\p{Cs}/gu, "�")).replaceAll("'", "%27")).join("/");
}
exports.renderSarif = d;
