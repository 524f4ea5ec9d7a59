"use strict";
const e = require("./core.js");
const t = require("./projects.js");
const n = require("./agreement.js");
const r = require("./located.js");
/** One row for each name, in the order of the names. */
function i(t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let n of t) for (let t of n.servers) {
		if (e.isForOneProject(t)) continue;
		let i = r.get(t.name);
		i ? i.push({
			reading: n,
			server: t
		}) : r.set(t.name, [{
			reading: n,
			server: t
		}]);
	}
	return [...r].map(([e, t]) => ({
		name: e,
		definitions: a(t, n)
	})).sort((t, n) => e.compareText(t.name, n.name));
}
function a(e, t) {
	let i = new Map(e.map((e) => [e, o(e, t)]));
	let a = e.filter((e) => i.get(e) === void 0).slice(0, 100);
	let s = n.agreementOf(a);
	let c = new Map(s?.disagreeing.map((e) => [e.rival, e.differences]));
	let l = new Set(a.filter((e) => !c.has(e)));
	return e.map((e) => {
		let t = c.get(e);
		let a = { status: t ? "differs" : l.size > 1 && l.has(e) ? "same" : "defined" };
		let { path: o, line: u, column: d } = r.locationOf(n.placeOfName(e.server));
		return {
			client: e.reading.client.id,
			path: o,
			line: u,
			column: d,
			...i.get(e) ?? a,
			fields: [...new Set(t?.map(({ meaning: e }) => e))],
			...t && s && { other: s.reference.reading.document.path }
		};
	});
}
/** What is known of it without comparing. */
function o({ reading: e, server: t }, { refused: n, shadow: r, switchedOff: i }) {
	let a = r(e, t);
	if (a !== void 0) return {
		status: "shadowed",
		other: a
	};
	let o = n.ofServer(e, t);
	if (o !== void 0) return {
		status: "refused",
		reason: o
	};
	let s = i(t);
	if (s !== void 0 && s !== t.document.path) return {
		status: "off",
		other: s
	};
	return s !== void 0 || t.off ? { status: "off" } : void 0;
}
// src/report/servers/refusals.ts
/** Only errors: of the others nobody is sure. */
function s(t) {
	let n = /* @__PURE__ */ new Map();
	let r = /* @__PURE__ */ new Map();
	for (let { severity: i, effect: a, place: o, clients: s, message: l } of t) {
		if (i !== "error" || a === void 0 || a === "ignored" || a === "warns") continue;
		let { document: t, route: u } = o;
		for (let i of s) if (!e.costsOnlyServer(a)) n.set(c(t.path, i), l);
		else for (let e of u.keys()) r.set(c(t.path, i, u.slice(0, e + 1)), l);
	}
	let i = ({ document: e, client: t }) => n.get(c(e.path, t.id));
	return {
		ofFile: i,
		ofServer: (e, { route: t }) => i(e) ?? r.get(c(e.document.path, e.client.id, t))
	};
}
function c(e, t, n = []) {
	return JSON.stringify([
		e,
		t,
		...n
	]);
}
// src/report/servers/overview.ts
/** Projects without a file within the given paths are left out. */
function l({ workspace: n, findings: r, reported: a }) {
	let o = s(r);
	let c = t.lostIn(n);
	let l = (e, r) => (c.get(t.keyOf(r))?.reading ?? t.hidingFile(e, n))?.document.path;
	let p = (e) => [o.ofFile(e), ...e.servers.map((t) => o.ofServer(e, t))].some(Boolean);
	return {
		projects: t.projectsIn(n).filter(({ readings: e }) => e.some(({ document: e }) => a.has(e.path))).map(({ folder: e, readings: r }) => ({
			folder: e,
			clients: u(r),
			servers: i(r, {
				refused: o,
				shadow: l,
				switchedOff: (e) => t.switchingFile(e, n)
			})
		})).filter(({ servers: e }) => e.length > 0).sort((t, n) => e.compareText(t.folder, n.folder)),
		others: n.readings.filter((t) => t.owner && !e.isOfProject(t) && a.has(t.document.path)).map((e) => d(e, p(e))).filter(({ servers: e, listing: t }) => e.length > 0 || t !== void 0).sort(f)
	};
}
/** Clients without a server are no column. */
function u(t) {
	let n = /* @__PURE__ */ new Map();
	for (let { client: e, document: r, servers: i } of t) {
		if (i.length === 0) continue;
		let t = n.get(e.id);
		t ? t.files.push(r.path) : n.set(e.id, {
			id: e.id,
			name: e.name,
			files: [r.path]
		});
	}
	return [...n.values()].sort((t, n) => e.compareText(t.name, n.name));
}
function d({ document: e, client: t, format: n, servers: r }, i) {
	let a = r.map(({ name: e }) => e);
	let o = p(e.path);
	let { listing: s } = n;
	return {
		path: e.path,
		client: {
			id: t.id,
			name: t.name
		},
		servers: a,
		status: i ? "refused" : "defined",
		...s && { listing: i ? s.broken(o) : s.usable(o, a) }
	};
}
/** By client; its files by name as a reader would sort them, wherever they lie, where the client lists them itself. */
function f(t, n) {
	if (t.client !== n.client && t.client.name !== n.client.name) return e.compareText(t.client.name, n.client.name);
	if (t.listing === void 0 || n.listing === void 0) return e.compareText(t.path, n.path);
	return p(t.path).localeCompare(p(n.path), "en") || e.compareText(t.path, n.path);
}
function p(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
exports.overviewOf = l;
