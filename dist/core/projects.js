"use strict";
const e = require("./core.js");
const t = require("./references.js");
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
// src/model/references/switched-off.ts
/** Whether its entry, or a list of the client that names it, keeps a server from running. */
function s(e, t) {
	return e.off || c(e, t) !== void 0;
}
/** The path of the file with the list that keeps a server from running. */
function c(t, n) {
	let r = l(n);
	return r.size === 0 ? void 0 : r.get(e.keyOf(t));
}
/** By their keys, the servers that a list keeps from running. */
const l = t.oncePer((n) => {
	let r = /* @__PURE__ */ new Map();
	if (!n.readings.some(({ format: e }) => e.references?.some(({ switches: e }) => e))) return r;
	let i = /* @__PURE__ */ new Map();
	for (let a of t.referencesIn(n).references) {
		let { fact: t, definition: n, folder: o, reading: s } = a;
		if (t.switches === "off") {
			if (n === void 0 || ![o, "~/"].includes(e.folderOf(n.reading))) continue;
			r.set(e.keyOf(n.server), s.document.path);
		} else if (t.switches === "only") {
			let e = i.get(s);
			e ? e.push(a) : i.set(s, [a]);
		}
	}
	for (let [t, n] of i) {
		let i = new Set(n.map(({ meant: e, spell: t }) => t(e.server)));
		let a = n[0]?.spell;
		for (let n of t.servers) a && !i.has(a(n.name)) && r.set(e.keyOf(n), t.document.path);
	}
	return r;
});
// src/model/precedence/hidden.ts
/** The file because of which the client does not read this one. */
function u(t, n) {
	let { hiddenBy: r } = t.format;
	return r === void 0 ? void 0 : f(n).get(e.folderOf(t) + r.file);
}
function d(e, t) {
	return u(e, t) !== void 0;
}
/** Worked out when the first file that can be hidden is met. */
const f = t.oncePer(({ readings: e }) => new Map(e.filter(({ owner: e }) => e).map((e) => [e.document.path, e])));
// src/model/precedence/member.ts
/** A file that a client takes servers from, and its place in the client's order. */
var p = class e {
	reading;
	folder;
	rank;
	source;
	#e;
	#t;
	#n;
	/** `project`: the one whose servers count, of a file that keeps those of each project apart. */
	constructor({ reading: e, folder: t, rank: n, source: r }, i) {
		this.reading = e;
		this.folder = t;
		this.rank = n;
		this.source = r;
		this.#e = i;
	}
	get isUsers() {
		return this.folder === "~/";
	}
	/** Whether the file keeps the servers of each project apart. */
	get isByProject() {
		return this.source.at?.includes("*") ?? !1;
	}
	/** Whether its servers are some of those of its file: the ones of one project. */
	get isShared() {
		return this.#e !== void 0;
	}
	/** The same with the servers of one project alone. */
	ofProject(t) {
		return new e(this, t);
	}
	/** Where all servers of the file count, they need not be worked out. */
	get names() {
		this.#t ??= new Set(this.source.at === void 0 ? this.reading.names : this.servers.keys());
		return this.#t;
	}
	/** Of one name that stands twice in a file, the first. */
	server(e) {
		return this.names.has(e) ? this.servers.get(e) : void 0;
	}
	/** Worked out when somebody asks. A name that stands twice in a file is another question. */
	get servers() {
		if (this.#n === void 0) {
			let e = /* @__PURE__ */ new Map();
			for (let t of this.reading.servers) this.#r(t) && !e.has(t.name) && e.set(t.name, t);
			this.#n = e;
		}
		return this.#n;
	}
	#r({ route: e }) {
		let { at: t } = this.source;
		if (t === void 0) return !0;
		return e.length === t.length + 1 && t.every((t, n) => t === "*" ? e[n] === this.#e : e[n] === t);
	}
};
// src/model/precedence/members.ts
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
/** Those of each folder. */
function h(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.folder);
		e ? e.push(n) : t.set(n.folder, [n]);
	}
	return t;
}
/** Other clients' files count when the client is a target: else nobody says that it is used here. */
function g(t, n, r, a) {
	let o = (e) => t.formats.some((t) => t.id === e);
	let s = a.targets.includes(t.id);
	let c = s ? _(t, a) : void 0;
	return n.flatMap((t, n) => {
		if (!s && !o(t.format)) return [];
		return (r.get(t.format) ?? []).flatMap((r) => {
			let o = e.folderOf(r);
			if (!i(t.files, r, o) || d(r, a)) return [];
			return [new p({
				reading: c?.get(r.document) ?? r,
				folder: o,
				rank: n,
				source: t
			})];
		});
	});
}
/** What it makes of other clients' files. */
function _(e, { readings: t }) {
	let n = t.filter((t) => !t.owner && t.client === e);
	return new Map(n.map((e) => [e.document, e]));
}
// src/model/precedence/contests.ts
/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
const v = t.oncePer((e) => {
	let t = m(e);
	let n = new Set(e.readings.map(({ client: e }) => e));
	let r = [];
	for (let i of n) for (let n of i.precedence ?? []) {
		let a = g(i, n.sources, t, e);
		a.length > 0 && r.push(...new y(i, n, a, e).contests());
	}
	return r;
});
/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
var y = class {
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
		let e = this.#n.filter(({ isUsers: e }) => e);
		let t = b(e.filter(({ isByProject: e }) => !e));
		for (let e of t.values()) this.#s(e);
		let n = h(this.#n.filter(({ isUsers: e }) => !e));
		let r = e.filter(({ isByProject: e }) => e);
		for (let [e, i] of n) {
			if (i.length < 2 && t.size === 0 && r.length === 0) continue;
			let n = o(e, this.#r);
			this.#o(i, b(r.map((e) => e.ofProject(n))), t);
		}
		this.#c(n);
		return this.#a.values();
	}
	#o(e, ...t) {
		for (let [n, r] of b(e)) {
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
		for (let [t, n] of e) {
			if (a(t)) continue;
			for (let r of n) {
				let { above: n } = r.source;
				let i = n && S(t, e, r.rank);
				if (i === void 0) continue;
				for (let [e, t] of r.servers) {
					let a = i.servers.get(e);
					if (a === void 0) continue;
					let [o, s] = [x(r, t), x(i, a)];
					n === "nearer" ? this.#u(o, s, !0) : this.#u(s, o, !0);
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
/** By name, the strongest first. */
function b(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of [...e].sort((e, t) => e.rank - t.rank)) for (let [e, r] of n.servers) {
		let i = t.get(e);
		i ? i.push(x(n, r)) : t.set(e, [x(n, r)]);
	}
	return t;
}
function x({ reading: e, rank: t }, n) {
	return {
		reading: e,
		server: n,
		rank: t
	};
}
/** "a/b/" → "a/", then "". */
function S(t, n, r) {
	for (let i of e.foldersAbove(t)) {
		let e = n.get(i)?.find((e) => e.rank === r);
		if (e !== void 0) return e;
	}
}
// src/model/projects/projects.ts
/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
function C({ readings: t }) {
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
function w(e) {
	return C(e).filter(({ readings: [e, ...t] }) => t.some(({ client: t }) => t !== e?.client));
}
/** By name, what each client uses; `lost` are those that do not count. */
function T({ readings: t }, n) {
	let i = /* @__PURE__ */ new Map();
	for (let a of t) for (let t of a.servers) {
		if (t.broken || n.has(e.keyOf(t)) || r(t)) continue;
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
	let n = v(t).filter((e) => !e.nested && D(e) && O(e));
	return new Map(n.map(({ loser: t, winner: n }) => [e.keyOf(t.server), n]));
}
/** Not what a target makes of another client's file. */
function D({ client: e, loser: { reading: t } }) {
	return t.owner && t.client === e;
}
function O({ loser: t, winner: n }) {
	if (r(n.server)) return n.reading.document !== t.reading.document;
	return e.folderOf(n.reading) === e.folderOf(t.reading);
}
exports.byFolder = h;
exports.contestsIn = v;
exports.definitionsIn = T;
exports.filesByFormat = m;
exports.hidingFile = u;
exports.isConfiguration = a;
exports.isForOneProject = r;
exports.isOfProject = n;
exports.isOff = s;
exports.lostIn = E;
exports.membersOf = g;
exports.projectPath = o;
exports.projectsIn = C;
exports.sharedProjectsIn = w;
exports.switchingFile = c;
