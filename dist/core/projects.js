"use strict";
const e = require("./core.js");
const t = require("./agreement.js");
// src/model/folders/counts-for.ts
/** Whether the client reads the file for a project, rather than for one agent or as part of a plugin. */
function n({ document: t, format: n }) {
	let { belongsTo: r } = n;
	return r === void 0 || r === "user" && e.isOfUser(t.path);
}
/** Whether the file keeps a server for one project among others, which it names. */
function r({ route: e, format: t }) {
	return t.servers.some(({ at: t }) => t.includes("*") && t.length + 1 === e.length && t.every((t, n) => t === "*" || t === e[n]));
}
/** Whether the file is one of these of its format's. */
function i(t, { document: { path: n }, format: { userFiles: r = [] }, client: i }, a) {
	if (t === "project") return !e.isOfUser(n);
	if (!e.isOfUser(n)) return t !== "user" && t.includes(n.slice(a.length));
	return (t === "user" ? r : t).some((t) => t === n || e.movedFile(t, i.moved)?.shown === n);
}
// src/model/folders/projects.ts
/** Nobody works in a folder such as ".vscode". */
function a(e) {
	return /(?:^|\/)\.[^/]+\/$/.test(e);
}
/** As a client's own file names the folder of a project. */
function o(e, { root: t }) {
	let n = e.slice(0, -1);
	if (/^(?:\/|[A-Za-z]:)/.test(e)) return n;
	return n === "" ? t : `${t}/${n}`;
}
// src/model/precedence/hidden.ts
/** The file because of which the client does not read this one. */
function s(t, n) {
	let { hiddenBy: r } = t.format;
	return r === void 0 ? void 0 : l(n).get(e.folderOf(t) + r.file);
}
function c(e, t) {
	return s(e, t) !== void 0;
}
/** Worked out when the first file that can be hidden is met. */
const l = e.oncePer(({ readings: e }) => new Map(e.filter(({ owner: e }) => e).map((e) => [e.document.path, e])));
// src/model/precedence/source-files.ts
/** The files of a run by the format that recognised them. */
function u({ readings: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (!n.owner) continue;
		let e = t.get(n.format.id);
		e ? e.push(n) : t.set(n.format.id, [n]);
	}
	return t;
}
function d(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.folder);
		e ? e.push(n) : t.set(n.folder, [n]);
	}
	return t;
}
/** Other clients' files count when the client is a target: else nobody says that it is used here. */
function f(t, n, r, a) {
	let o = (e) => t.formats.some((t) => t.id === e);
	let s = a.targets.includes(t.id);
	let l = s ? p(t, a) : void 0;
	return n.flatMap((t, n) => {
		if (!s && !o(t.format)) return [];
		return (r.get(t.format) ?? []).flatMap((r) => {
			let o = e.folderOf(r);
			if (!i(t.files, r, o) || c(r, a)) return [];
			return [{
				reading: l?.get(r.document) ?? r,
				folder: o,
				rank: n,
				source: t
			}];
		});
	});
}
/** What it makes of other clients' files. */
function p(e, { readings: t }) {
	let n = t.filter((t) => !t.owner && t.client === e);
	return new Map(n.map((e) => [e.document, e]));
}
/** Its servers; for a map that holds those of one project, of this one. */
function m({ reading: e, source: { at: t } }, n) {
	if (t === void 0) return e.servers;
	return e.servers.filter(({ route: e }) => e.length === t.length + 1 && t.every((t, r) => t === "*" ? e[r] === n : e[r] === t));
}
function h({ source: { at: e } }) {
	return e?.includes("*") ?? !1;
}
function g({ folder: e }) {
	return e === "~/";
}
// src/model/precedence/contests.ts
/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
const _ = e.oncePer((e) => {
	let t = u(e);
	let n = new Set(e.readings.map(({ client: e }) => e));
	let r = [];
	for (let i of n) for (let n of i.precedence ?? []) {
		let a = f(i, n.sources, t, e);
		a.length > 0 && r.push(...new v(i, n, a, e).contests());
	}
	return r;
});
/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
var v = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = /* @__PURE__ */ new Map();
	constructor(e, t, n, r) {
		this.#e = e;
		this.#t = t;
		this.#n = n;
		this.#r = r;
	}
	contests() {
		let e = this.#n.filter(g);
		let t = y(e.filter((e) => !h(e)));
		for (let e of t.values()) this.#s(e);
		let n = d(this.#n.filter((e) => !g(e)));
		let r = e.filter(h);
		for (let [e, i] of n) {
			if (i.length < 2 && t.size === 0 && r.length === 0) continue;
			this.#o(i, y(r, o(e, this.#r)), t);
		}
		this.#c(n);
		return this.#a.values();
	}
	#o(e, ...t) {
		for (let [n, r] of y(e)) {
			let e = t.flatMap((e) => e.get(n) ?? []);
			this.#s([...r, ...e].sort((e, t) => e.rank - t.rank));
		}
	}
	/** The first is the strongest; those of its rank are not compared with it. */
	#s([e, ...t]) {
		for (let n of t) e !== void 0 && n.rank > e.rank && this.#u(e, n, !1);
	}
	/** The same file in a folder above, for clients that read both. */
	#c(e) {
		let t = /* @__PURE__ */ new Map();
		for (let [n, r] of e) {
			if (a(n)) continue;
			for (let i of r) {
				let { above: r } = i.source;
				let a = r && b(n, e, i.rank);
				if (a === void 0) continue;
				let o = t.get(a) ?? y([a]);
				t.set(a, o);
				for (let [e, [t]] of y([i])) {
					let n = o.get(e)?.[0];
					if (t === void 0 || n === void 0) continue;
					r === "nearer" ? this.#u(t, n, !0) : this.#u(n, t, !0);
				}
			}
		}
	}
	/** What the client finds is said in its name, also of files that it has no reading of. */
	#l(...e) {
		let t = ({ client: e }) => e === this.#e;
		this.#i ??= this.#r.readings.find(t);
		let n = e.find(t) ?? this.#i;
		if (n === void 0) throw Error(`${this.#e.id} reads nothing here`);
		return n;
	}
	#u(e, n, r) {
		let i = t.keyOf(n.server);
		if (this.#a.has(i)) return;
		let a = this.#l(n.reading, e.reading);
		let o = this.#t.sources[e.rank];
		if (o === void 0) return;
		this.#a.set(i, {
			client: this.#e,
			reading: a,
			precedence: this.#t,
			winner: e,
			source: o,
			loser: n,
			nested: r
		});
	}
};
/** By name, the strongest first. A name that stands twice in a file is another question. */
function y(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [...e].sort((e, t) => e.rank - t.rank)) {
		let { reading: e, rank: i } = r;
		for (let a of m(r, t)) {
			let t = n.get(a.name);
			t === void 0 ? n.set(a.name, [{
				reading: e,
				server: a,
				rank: i
			}]) : (t.at(-1)?.reading !== e || t.at(-1)?.rank !== i) && t.push({
				reading: e,
				server: a,
				rank: i
			});
		}
	}
	return n;
}
/** "a/b/" → "a/", then "". */
function b(t, n, r) {
	for (let i of e.foldersAbove(t)) {
		let e = n.get(i)?.find((e) => e.rank === r);
		if (e !== void 0) return e;
	}
}
// src/model/references/switched-off.ts
/** Whether its entry, or a list of the client that names it, keeps a server from running. */
function x(e, t) {
	return e.off || S(e, t) !== void 0;
}
/** The path of the file with the list that keeps a server from running. */
function S(e, n) {
	let r = C(n);
	return r.size === 0 ? void 0 : r.get(t.keyOf(e));
}
/** By their keys, the servers that a list keeps from running. */
const C = e.oncePer((n) => {
	let r = /* @__PURE__ */ new Map();
	if (!n.readings.some(({ format: e }) => e.references?.some(({ switches: e }) => e))) return r;
	let i = /* @__PURE__ */ new Map();
	for (let a of e.referencesIn(n).references) {
		let { fact: n, definition: o, folder: s, reading: c } = a;
		if (n.switches === "off") {
			if (o === void 0 || ![s, "~/"].includes(e.folderOf(o.reading))) continue;
			r.set(t.keyOf(o.server), c.document.path);
		} else if (n.switches === "only") {
			let e = i.get(c);
			e ? e.push(a) : i.set(c, [a]);
		}
	}
	for (let [e, n] of i) {
		let i = new Set(n.map(({ meant: e, spell: t }) => t(e.server)));
		let a = n[0]?.spell;
		for (let n of e.servers) a && !i.has(a(n.name)) && r.set(t.keyOf(n), e.document.path);
	}
	return r;
});
// src/model/projects/projects.ts
/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
function w({ readings: t }) {
	let r = /* @__PURE__ */ new Map();
	for (let i of t) {
		if (!i.owner || i.format.dialect === void 0 || !n(i)) continue;
		let t = e.folderOf(i);
		let a = r.get(t);
		a ? a.push(i) : r.set(t, [i]);
	}
	return [...r].map(([e, t]) => ({
		folder: e,
		readings: t
	}));
}
/** Those with files of more than one client. */
function T(e) {
	return w(e).filter(({ readings: [e, ...t] }) => t.some(({ client: t }) => t !== e?.client));
}
/** By name, what each client uses; `lost` are those that do not count. */
function E({ readings: e }, n) {
	let i = /* @__PURE__ */ new Map();
	for (let a of e) for (let e of a.servers) {
		if (e.broken || n.has(t.keyOf(e)) || r(e)) continue;
		let o = i.get(e.name);
		o === void 0 ? i.set(e.name, [{
			reading: a,
			server: e
		}]) : o.every((e) => e.reading.client !== a.client) && o.push({
			reading: a,
			server: e
		});
	}
	return i;
}
/** By their keys, the servers that do not count in their own project, with what counts instead. */
function D(e) {
	let n = _(e).filter((e) => !e.nested && O(e) && k(e));
	return new Map(n.map(({ loser: e, winner: n }) => [t.keyOf(e.server), n]));
}
/** Not what a target makes of another client's file. */
function O({ client: e, loser: { reading: t } }) {
	return t.owner && t.client === e;
}
function k({ loser: t, winner: n }) {
	if (r(n.server)) return n.reading.document !== t.reading.document;
	return e.folderOf(n.reading) === e.folderOf(t.reading);
}
exports.byFolder = d;
exports.contestsIn = _;
exports.definitionsIn = E;
exports.filesByFormat = u;
exports.hidingFile = s;
exports.isByProject = h;
exports.isConfiguration = a;
exports.isForOneProject = r;
exports.isOfProject = n;
exports.isOff = x;
exports.isUsers = g;
exports.lostIn = D;
exports.projectPath = o;
exports.projectsIn = w;
exports.serversFor = m;
exports.sharedProjectsIn = T;
exports.sourceFiles = f;
exports.switchingFile = S;
