"use strict";
const e = require("./projects.js");
const t = require("./agreement.js");
const n = require("./core.js");
const r = require("./located.js");
/** One row for each name, in the order of the names. */
function i(t, r) {
	let i = /* @__PURE__ */ new Map();
	for (let n of t) for (let t of n.servers) {
		if (e.isForOneProject(t)) continue;
		let r = i.get(t.name);
		r ? r.push({
			reading: n,
			server: t
		}) : i.set(t.name, [{
			reading: n,
			server: t
		}]);
	}
	return [...i].map(([e, t]) => ({
		name: e,
		definitions: a(t, r)
	})).sort((e, t) => n.compareText(e.name, t.name));
}
function a(e, n) {
	let i = new Map(e.map((e) => [e, o(e, n)]));
	let a = e.filter((e) => i.get(e) === void 0).slice(0, 100);
	let s = t.agreementOf(a);
	let c = new Map(s?.disagreeing.map((e) => [e.definition, e.differences]));
	let l = new Set(a.filter((e) => !c.has(e)));
	return e.map((e) => {
		let n = c.get(e);
		let a = { status: n ? "differs" : l.size > 1 && l.has(e) ? "same" : "defined" };
		let { path: o, line: u, column: d } = r.locationOf(t.placeOfName(e.server));
		return {
			client: e.reading.client.id,
			path: o,
			line: u,
			column: d,
			...i.get(e) ?? a,
			fields: [...new Set(n?.map(({ meaning: e }) => e))],
			...n && s && { other: s.reference.reading.document.path }
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
function s(e) {
	let t = /* @__PURE__ */ new Map();
	let r = /* @__PURE__ */ new Map();
	for (let { severity: i, effect: a, place: o, clients: s, message: l } of e) {
		if (i !== "error" || a === void 0 || a === "ignored" || a === "warns") continue;
		let { document: e, route: u } = o;
		for (let i of s) if (!n.costsOnlyServer(a)) t.set(c(e.path, i), l);
		else for (let t of u.keys()) r.set(c(e.path, i, u.slice(0, t + 1)), l);
	}
	let i = ({ document: e, client: n }) => t.get(c(e.path, n.id));
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
function l({ workspace: r, findings: a, reported: o }) {
	let c = s(a);
	let l = e.lostIn(r);
	let p = (n, i) => (l.get(t.keyOf(i))?.reading ?? e.hidingFile(n, r))?.document.path;
	let m = (e) => [c.ofFile(e), ...e.servers.map((t) => c.ofServer(e, t))].some(Boolean);
	return {
		projects: e.projectsIn(r).filter(({ readings: e }) => e.some(({ document: e }) => o.has(e.path))).map(({ folder: t, readings: n }) => ({
			folder: t,
			clients: u(n),
			servers: i(n, {
				refused: c,
				shadow: p,
				switchedOff: (t) => e.switchingFile(t, r)
			})
		})).filter(({ servers: e }) => e.length > 0).sort((e, t) => n.compareText(e.folder, t.folder)),
		others: r.readings.filter((t) => t.owner && !e.isOfProject(t) && o.has(t.document.path)).map((e) => d(e, m(e))).filter(({ servers: e, listing: t }) => e.length > 0 || t !== void 0).sort(f)
	};
}
/** Clients without a server are no column. */
function u(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { client: n, document: r, servers: i } of e) {
		if (i.length === 0) continue;
		let e = t.get(n.id);
		e ? e.files.push(r.path) : t.set(n.id, {
			id: n.id,
			name: n.name,
			files: [r.path]
		});
	}
	return [...t.values()].sort((e, t) => n.compareText(e.name, t.name));
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
function f(e, t) {
	if (e.client !== t.client && e.client.name !== t.client.name) return n.compareText(e.client.name, t.client.name);
	if (e.listing === void 0 || t.listing === void 0) return n.compareText(e.path, t.path);
	return p(e.path).localeCompare(p(t.path), "en") || n.compareText(e.path, t.path);
}
function p(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
exports.overviewOf = l;
