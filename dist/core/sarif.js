"use strict";
const e = require("./start.js");
const t = require("./core.js");
const n = require("./located.js");
const r = require("./listed.js");
const i = require("./shown.js");
// src/report/fingerprints.ts
/** Stay the same when lines move: made of the rule, the file and the node, and a number among equal ones. */
function a(e) {
	let r = /* @__PURE__ */ new Map();
	return e.map((e) => {
		let { path: i, pointer: a } = n.located(e);
		let o = t.sha256(JSON.stringify([
			e.rule,
			i,
			a
		])).slice(0, 32);
		let s = (r.get(o) ?? 0) + 1;
		r.set(o, s);
		return `${o}:${s}`;
	});
}
// src/report/sarif.ts
/** GitHub refuses a run that has more. */
const o = 25e3;
const s = "%SRCROOT%";
const c = {
	error: "error",
	warning: "warning",
	info: "note"
};
const l = [
	"error",
	"warning",
	"info"
];
/** SARIF 2.1.0. Source text is left out: it may hold secrets. */
function u(t, n) {
	let { rules: i = [], version: o } = n;
	let l = d(r.listedFindings(t, n));
	let u = r.listedFindings(t, n).length - l.length;
	let m = new Map(i.map(({ id: e }, t) => [e, t]));
	let v = a(l);
	let y = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "mcp-lint",
				semanticVersion: o,
				informationUri: e.about.home,
				rules: i.map(p)
			} },
			automationDetails: { id: "mcp-lint/" },
			invocations: [{
				executionSuccessful: !0,
				...u > 0 ? { toolExecutionNotifications: [f(u)] } : {}
			}],
			originalUriBaseIds: { [s]: { description: { text: "The top of the repository" } } },
			columnKind: "utf16CodeUnits",
			results: l.map((e, t) => ({
				ruleId: e.rule,
				ruleIndex: m.get(e.rule),
				level: c[e.severity],
				message: { text: h(e) },
				locations: [_(e.place, n)],
				...g(e, n),
				partialFingerprints: { "mcpLint/v1": v[t] }
			}))
		}]
	};
	return `${JSON.stringify(y, null, 2)}\n`;
}
function d(e) {
	if (e.length <= o) return e;
	return l.flatMap((t) => e.filter((e) => e.severity === t)).slice(0, o);
}
function f(e) {
	return {
		level: "warning",
		message: { text: `${t.count(e, "more finding")} left out, the least severe` }
	};
}
function p({ id: e, category: t, severity: n, summary: r, why: i, fix: a, url: o }) {
	let s = n === "off" ? "note" : c[n];
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
function m(e) {
	return i.shown(e).replaceAll("](", "] (");
}
function h({ message: e, help: t }) {
	return t === void 0 ? m(e) : `${m(e)}\n${m(t)}`;
}
function g({ related: e }, t) {
	if (e.length === 0) return {};
	return { relatedLocations: e.map(({ place: e, message: n }, r) => ({
		id: r + 1,
		..._(e, t),
		message: { text: m(n) }
	})) };
}
function _(e, t) {
	let { path: r, line: i, column: a, endLine: o, endColumn: s } = n.locationOf(e);
	return { physicalLocation: {
		artifactLocation: v(r, t),
		region: {
			startLine: i,
			startColumn: a,
			endLine: o,
			endColumn: s
		}
	} };
}
function v(e, { repositoryPath: n }) {
	let r = n(e);
	if (!t.isOutside(r)) return {
		uri: y(r),
		uriBaseId: s
	};
	return { uri: r.startsWith("~") ? y(r) : `file://${r.startsWith("/") ? "" : "/"}${y(r)}` };
}
/** Every part by itself; half a surrogate pair has no bytes. */
function y(e) {
	return e.split("/").map((e) => encodeURIComponent(e.replace(/\p{Cs}/gu, "�")).replaceAll("'", "%27")).join("/");
}
exports.renderSarif = u;
