"use strict";
const e = require("./core.js");
// src/model/folders/counts-for.ts
/** Whether the client reads the file for a project, rather than for one agent or as part of a plugin. */
function t({ document: t, format: n }) {
	let { belongsTo: r } = n;
	return r === void 0 || r === "user" && e.isOfUser(t.path);
}
/** Whether the file keeps a server for one project among others, which it names. */
function n({ route: e, format: t }) {
	return t.servers.some(({ at: t }) => t.includes("*") && t.length + 1 === e.length && t.every((t, n) => t === "*" || t === e[n]));
}
/** Whether the file is one of these of its format's. */
function r(t, { document: { path: n }, format: { userFiles: r = [] }, client: i }, a) {
	if (t === "project") return !e.isOfUser(n);
	if (!e.isOfUser(n)) return t !== "user" && t.includes(n.slice(a.length));
	return (t === "user" ? r : t).some((t) => t === n || e.movedFile(t, i.moved)?.shown === n);
}
// src/model/folders/projects.ts
/** Nobody works in a folder such as ".vscode". */
function i(e) {
	return /(?:^|\/)\.[^/]+\/$/.test(e);
}
/** As a client's own file names the folder of a project. */
function a(e, { root: t }) {
	let n = e.slice(0, -1);
	if (/^(?:\/|[A-Za-z]:)/.test(e)) return n;
	return n === "" ? t : `${t}/${n}`;
}
// src/model/precedence/hidden.ts
/** The file because of which the client does not read this one. */
function o(t, n) {
	let { hiddenBy: r } = t.format;
	return r === void 0 ? void 0 : c(n).get(e.folderOf(t) + r.file);
}
function s(e, t) {
	return o(e, t) !== void 0;
}
/** Worked out when the first file that can be hidden is met. */
const c = e.oncePer(({ readings: e }) => new Map(e.filter(({ owner: e }) => e).map((e) => [e.document.path, e])));
// src/model/precedence/source-files.ts
/** The files of a run by the format that recognised them. */
function l({ readings: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (!n.owner) continue;
		let e = t.get(n.format.id);
		e ? e.push(n) : t.set(n.format.id, [n]);
	}
	return t;
}
function u(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.folder);
		e ? e.push(n) : t.set(n.folder, [n]);
	}
	return t;
}
/** Other clients' files count when the client is a target: else nobody says that it is used here. */
function d(t, n, i, a) {
	let o = (e) => t.formats.some((t) => t.id === e);
	let c = a.targets.includes(t.id);
	let l = c ? f(t, a) : void 0;
	return n.flatMap((t, n) => {
		if (!c && !o(t.format)) return [];
		return (i.get(t.format) ?? []).flatMap((i) => {
			let o = e.folderOf(i);
			if (!r(t.files, i, o) || s(i, a)) return [];
			return [{
				reading: l?.get(i.document) ?? i,
				folder: o,
				rank: n,
				source: t
			}];
		});
	});
}
/** What it makes of other clients' files. */
function f(e, { readings: t }) {
	let n = t.filter((t) => !t.owner && t.client === e);
	return new Map(n.map((e) => [e.document, e]));
}
/** Its servers; for a map that holds those of one project, of this one. */
function p({ reading: e, source: { at: t } }, n) {
	if (t === void 0) return e.servers;
	return e.servers.filter(({ route: e }) => e.length === t.length + 1 && t.every((t, r) => t === "*" ? e[r] === n : e[r] === t));
}
function m({ source: { at: e } }) {
	return e?.includes("*") ?? !1;
}
function h({ folder: e }) {
	return e === "~/";
}
// src/model/precedence/contests.ts
/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
const g = e.oncePer((e) => {
	let t = l(e);
	let n = new Set(e.readings.map(({ client: e }) => e));
	let r = [];
	for (let i of n) for (let n of i.precedence ?? []) {
		let a = d(i, n.sources, t, e);
		a.length > 0 && r.push(...new _(i, n, a, e).contests());
	}
	return r;
});
/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
var _ = class {
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
		let e = this.#n.filter(h);
		let t = v(e.filter((e) => !m(e)));
		for (let e of t.values()) this.#s(e);
		let n = u(this.#n.filter((e) => !h(e)));
		let r = e.filter(m);
		for (let [e, i] of n) {
			if (i.length < 2 && t.size === 0 && r.length === 0) continue;
			this.#o(i, v(r, a(e, this.#r)), t);
		}
		this.#c(n);
		return this.#a.values();
	}
	#o(e, ...t) {
		for (let [n, r] of v(e)) {
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
			if (i(n)) continue;
			for (let i of r) {
				let { above: r } = i.source;
				let a = r && y(n, e, i.rank);
				if (a === void 0) continue;
				let o = t.get(a) ?? v([a]);
				t.set(a, o);
				for (let [e, [t]] of v([i])) {
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
	#u(t, n, r) {
		let i = e.keyOf(n.server);
		if (this.#a.has(i)) return;
		let a = this.#l(n.reading, t.reading);
		let o = this.#t.sources[t.rank];
		if (o === void 0) return;
		this.#a.set(i, {
			client: this.#e,
			reading: a,
			precedence: this.#t,
			winner: t,
			source: o,
			loser: n,
			nested: r
		});
	}
};
/** By name, the strongest first. A name that stands twice in a file is another question. */
function v(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of [...e].sort((e, t) => e.rank - t.rank)) {
		let { reading: e, rank: i } = r;
		for (let a of p(r, t)) {
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
function y(t, n, r) {
	for (let i of e.foldersAbove(t)) {
		let e = n.get(i)?.find((e) => e.rank === r);
		if (e !== void 0) return e;
	}
}
// src/model/references/switched-off.ts
/** Whether its entry, or a list of the client that names it, keeps a server from running. */
function b(e, t) {
	return e.off || x(e, t) !== void 0;
}
/** The path of the file with the list that keeps a server from running. */
function x(t, n) {
	let r = S(n);
	return r.size === 0 ? void 0 : r.get(e.keyOf(t));
}
/** By their keys, the servers that a list keeps from running. */
const S = e.oncePer((t) => {
	let n = /* @__PURE__ */ new Map();
	if (!t.readings.some(({ format: e }) => e.references?.some(({ switches: e }) => e))) return n;
	let r = /* @__PURE__ */ new Map();
	for (let i of e.referencesIn(t).references) {
		let { fact: t, definition: a, folder: o, reading: s } = i;
		if (t.switches === "off") {
			if (a === void 0 || ![o, "~/"].includes(e.folderOf(a.reading))) continue;
			n.set(e.keyOf(a.server), s.document.path);
		} else if (t.switches === "only") {
			let e = r.get(s);
			e ? e.push(i) : r.set(s, [i]);
		}
	}
	for (let [t, i] of r) {
		let r = new Set(i.map(({ meant: e, spell: t }) => t(e.server)));
		let a = i[0]?.spell;
		for (let i of t.servers) a && !r.has(a(i.name)) && n.set(e.keyOf(i), t.document.path);
	}
	return n;
});
// src/model/projects/projects.ts
/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
function C({ readings: n }) {
	let r = /* @__PURE__ */ new Map();
	for (let i of n) {
		if (!i.owner || i.format.dialect === void 0 || !t(i)) continue;
		let n = e.folderOf(i);
		let a = r.get(n);
		a ? a.push(i) : r.set(n, [i]);
	}
	return [...r].map(([e, t]) => ({
		folder: e,
		readings: t
	}));
}
/** Those with files of more than one client. */
function w(e) {
	return C(e).filter(({ readings: [e, ...t] }) => t.some(({ client: t }) => t !== e?.client));
}
/** By name, what each client uses; `lost` are those that do not count. */
function T({ readings: t }, r) {
	let i = /* @__PURE__ */ new Map();
	for (let a of t) for (let t of a.servers) {
		if (t.broken || r.has(e.keyOf(t)) || n(t)) continue;
		let o = i.get(t.name);
		o === void 0 ? i.set(t.name, [{
			reading: a,
			server: t
		}]) : o.every((e) => e.reading.client !== a.client) && o.push({
			reading: a,
			server: t
		});
	}
	return i;
}
/** By their keys, the servers that do not count in their own project, with what counts instead. */
function E(t) {
	let n = g(t).filter((e) => !e.nested && D(e) && O(e));
	return new Map(n.map(({ loser: t, winner: n }) => [e.keyOf(t.server), n]));
}
/** Not what a target makes of another client's file. */
function D({ client: e, loser: { reading: t } }) {
	return t.owner && t.client === e;
}
function O({ loser: t, winner: r }) {
	if (n(r.server)) return r.reading.document !== t.reading.document;
	return e.folderOf(r.reading) === e.folderOf(t.reading);
}
exports.byFolder = u;
exports.contestsIn = g;
exports.definitionsIn = T;
exports.filesByFormat = l;
exports.hidingFile = o;
exports.isByProject = m;
exports.isConfiguration = i;
exports.isForOneProject = n;
exports.isOfProject = t;
exports.isOff = b;
exports.isUsers = h;
exports.lostIn = E;
exports.projectPath = a;
exports.projectsIn = C;
exports.serversFor = p;
exports.sharedProjectsIn = w;
exports.sourceFiles = d;
exports.switchingFile = x;
