"use strict";
const e = require("./core.js");
// src/model/rivals/rival.ts
/** One entry of one file, however often its file is read. */
function t({ document: e, route: t }) {
	return JSON.stringify([e.path, t]);
}
// src/model/references/switched-off.ts
const n = /* @__PURE__ */ new WeakMap();
/** Whether its entry, or a list of the client that names it, keeps a server from running. */
function r(e, t) {
	return e.off || i(e, t) !== void 0;
}
/** The path of the file with the list that keeps a server from running. */
function i(e, r) {
	let i = n.get(r) ?? a(r);
	n.set(r, i);
	return i.size === 0 ? void 0 : i.get(t(e));
}
/** By their keys, the servers that a list keeps from running. */
function a(n) {
	let r = /* @__PURE__ */ new Map();
	if (!n.readings.some(({ format: e }) => e.references?.some(({ switches: e }) => e))) return r;
	let i = /* @__PURE__ */ new Map();
	for (let a of e.referencesIn(n).references) {
		let { fact: n, definition: o, folder: s, reading: c } = a;
		if (n.switches === "off") {
			if (o === void 0 || ![s, "~/"].includes(e.folderOf(o.reading))) continue;
			r.set(t(o.server), c.document.path);
		} else if (n.switches === "only") {
			let e = i.get(c);
			e ? e.push(a) : i.set(c, [a]);
		}
	}
	for (let [e, n] of i) {
		let i = new Set(n.map(({ meant: e, spell: t }) => t(e.server)));
		let a = n[0]?.spell;
		for (let n of e.servers) a && !i.has(a(n.name)) && r.set(t(n), e.document.path);
	}
	return r;
}
// src/model/rivals/folders.ts
function o(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.folder);
		e ? e.push(n) : t.set(n.folder, [n]);
	}
	return t;
}
/** Nobody works in a folder such as ".vscode". */
function s(e) {
	return /(?:^|\/)\.[^/]+\/$/.test(e);
}
/** As a client's own file names the folder of a project. */
function c(e, { root: t }) {
	let n = e.slice(0, -1);
	if (/^(?:\/|[A-Za-z]:)/.test(e)) return n;
	return n === "" ? t : `${t}/${n}`;
}
/** "a/b/" → "a/", then "". */
function* l(e) {
	let t = e;
	for (; t.length > 1 && t !== "~/";) {
		t = t.slice(0, t.lastIndexOf("/", t.length - 2) + 1);
		yield t;
	}
}
// src/model/rivals/hidden.ts
const u = /* @__PURE__ */ new WeakMap();
/** The file because of which the client does not read this one. */
function d(t, n) {
	let { hiddenBy: r } = t.format;
	return r === void 0 ? void 0 : p(n).get(e.folderOf(t) + r.file);
}
function f(e, t) {
	return d(e, t) !== void 0;
}
/** Worked out when the first file that can be hidden is met. */
function p(e) {
	let t = u.get(e) ?? new Map(e.readings.filter(({ owner: e }) => e).map((e) => [e.document.path, e]));
	u.set(e, t);
	return t;
}
// src/model/rivals/sources.ts
/** The files of a run by the format that recognised them. */
function m({ readings: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (!n.owner) continue;
		let e = t.get(n.format.id);
		e ? e.push(n) : t.set(n.format.id, [n]);
	}
	return t;
}
/** Other clients' files count when the client is a target: else nobody says that it is used here. */
function h(t, n, r, i) {
	let a = (e) => t.formats.some((t) => t.id === e);
	let o = i.targets.includes(t.id);
	let s = o ? g(t, i) : void 0;
	return n.flatMap((t, n) => {
		if (!o && !a(t.format)) return [];
		return (r.get(t.format) ?? []).flatMap((r) => {
			let a = e.folderOf(r);
			if (!e.isAmong(t.files, r, a) || f(r, i)) return [];
			return [{
				reading: s?.get(r.document) ?? r,
				folder: a,
				rank: n,
				source: t
			}];
		});
	});
}
/** What it makes of other clients' files. */
function g(e, { readings: t }) {
	let n = t.filter((t) => !t.owner && t.client === e);
	return new Map(n.map((e) => [e.document, e]));
}
/** Its servers; for a map that holds those of one project, of this one. */
function _({ reading: e, source: { at: t } }, n) {
	if (t === void 0) return e.servers;
	return e.servers.filter(({ route: e }) => e.length === t.length + 1 && t.every((t, r) => t === "*" ? e[r] === n : e[r] === t));
}
function v({ source: { at: e } }) {
	return e?.includes("*") ?? !1;
}
function y({ folder: e }) {
	return e === "~/";
}
// src/model/rivals/contests.ts
const b = /* @__PURE__ */ new WeakMap();
/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
function x(e) {
	let t = b.get(e) ?? S(e);
	b.set(e, t);
	return t;
}
function S(e) {
	let t = m(e);
	let n = new Set(e.readings.map(({ client: e }) => e));
	let r = [];
	for (let i of n) for (let n of i.precedence ?? []) {
		let a = h(i, n.sources, t, e);
		a.length > 0 && r.push(...new C(i, n, a, e).contests());
	}
	return r;
}
/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
var C = class {
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
		let e = this.#n.filter(y);
		let t = w(e.filter((e) => !v(e)));
		for (let e of t.values()) this.#s(e);
		let n = o(this.#n.filter((e) => !y(e)));
		let r = e.filter(v);
		for (let [e, i] of n) {
			if (i.length < 2 && t.size === 0 && r.length === 0) continue;
			this.#o(i, w(r, c(e, this.#r)), t);
		}
		this.#c(n);
		return this.#a.values();
	}
	#o(e, ...t) {
		for (let [n, r] of w(e)) {
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
			if (s(n)) continue;
			for (let i of r) {
				let { above: r } = i.source;
				let a = r && T(n, e, i.rank);
				if (a === void 0) continue;
				let o = t.get(a) ?? w([a]);
				t.set(a, o);
				for (let [e, [t]] of w([i])) {
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
		let i = t(n.server);
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
function w(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [...e].sort((e, t) => e.rank - t.rank)) {
		let { reading: e, rank: i } = r;
		for (let a of _(r, t)) {
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
function T(e, t, n) {
	for (let r of l(e)) {
		let e = t.get(r)?.find((e) => e.rank === n);
		if (e !== void 0) return e;
	}
}
// src/model/projects/projects.ts
/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
function E({ readings: t }) {
	let n = /* @__PURE__ */ new Map();
	for (let r of t) {
		if (!r.owner || r.format.dialect === void 0 || !e.isOfProject(r)) continue;
		let t = e.folderOf(r);
		let i = n.get(t);
		i ? i.push(r) : n.set(t, [r]);
	}
	return [...n].map(([e, t]) => ({
		folder: e,
		readings: t
	}));
}
/** Those with files of more than one client. */
function D(e) {
	return E(e).filter(({ readings: [e, ...t] }) => t.some(({ client: t }) => t !== e?.client));
}
/** By name, what each client uses; `lost` are those that do not count. */
function O({ readings: n }, r) {
	let i = /* @__PURE__ */ new Map();
	for (let a of n) for (let n of a.servers) {
		if (n.broken || r.has(t(n)) || e.isForOneProject(n)) continue;
		let o = i.get(n.name);
		o === void 0 ? i.set(n.name, [{
			reading: a,
			server: n
		}]) : o.every((e) => e.reading.client !== a.client) && o.push({
			reading: a,
			server: n
		});
	}
	return i;
}
/** By their keys, the servers that do not count in their own project, with what counts instead. */
function k(e) {
	let n = x(e).filter((e) => !e.nested && A(e) && j(e));
	return new Map(n.map(({ loser: e, winner: n }) => [t(e.server), n]));
}
/** Not what a target makes of another client's file. */
function A({ client: e, loser: { reading: t } }) {
	return t.owner && t.client === e;
}
function j({ loser: t, winner: n }) {
	if (e.isForOneProject(n.server)) return n.reading.document !== t.reading.document;
	return e.folderOf(n.reading) === e.folderOf(t.reading);
}
exports.byFolder = o;
exports.contestsIn = x;
exports.definitionsIn = O;
exports.filesByFormat = m;
exports.foldersAbove = l;
exports.hidingFile = d;
exports.isConfiguration = s;
exports.isForOneProject = v;
exports.isOff = r;
exports.isUsers = y;
exports.keyOf = t;
exports.lostIn = k;
exports.projectPath = c;
exports.projectsIn = E;
exports.serversFor = _;
exports.sharedProjectsIn = D;
exports.sourceFiles = h;
exports.switchingFile = i;
