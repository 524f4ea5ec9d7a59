"use strict";
const e = require("./core.js");
const t = require("./differences.js");
const n = require("./references.js");
// src/model/folders/counts-for.ts
/** Whether the client reads the file for a project, rather than for one agent or as part of a plugin. */
function r({ document: t, format: n }) {
	let { belongsTo: r } = n;
	return r === void 0 || r === "user" && e.isOfUser(t.path);
}
/** Whether the file keeps a server for one project among others, which it names. */
function i({ route: e, format: t }) {
	return t.servers.some(({ at: t }) => t.includes("*") && t.length + 1 === e.length && t.every((t, n) => t === "*" || t === e[n]));
}
/** Whether the file is one of these of its format's. */
function a(t, { document: { path: n }, format: { userFiles: r = [] }, client: i }, a) {
	if (t === "project") return !e.isOfUser(n);
	if (!e.isOfUser(n)) return t !== "user" && t.includes(n.slice(a.length));
	return (t === "user" ? r : t).some((t) => t === n || e.movedFile(t, i.moved)?.shown === n);
}
// src/model/folders/projects.ts
/** Nobody works in a folder such as ".vscode". */
function o(e) {
	return /(?:^|\/)\.[^/]+\/$/.test(e);
}
/** As a client's own file names the folder of a project. */
function s(e, { root: t }) {
	let n = e.slice(0, -1);
	if (/^(?:\/|[A-Za-z]:)/.test(e)) return n;
	return n === "" ? t : `${t}/${n}`;
}
// src/model/references/switched-off.ts
/** Whether its entry, or a list of the client that names it, keeps a server from running. */
function c(e, t) {
	return e.off || l(e, t) !== void 0;
}
/** The path of the file with the list that keeps a server from running. */
function l(t, n) {
	let r = u(n);
	return r.size === 0 ? void 0 : r.get(e.keyOf(t));
}
/** By their keys, the servers that a list keeps from running. */
const u = n.oncePer((t) => {
	let r = /* @__PURE__ */ new Map();
	if (!t.readings.some(({ format: e }) => e.references?.some(({ switches: e }) => e))) return r;
	let i = /* @__PURE__ */ new Map();
	for (let a of n.referencesIn(t).references) {
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
function d(t, n) {
	let { hiddenBy: r } = t.format;
	return r === void 0 ? void 0 : p(n).get(e.folderOf(t) + r.file);
}
function f(e, t) {
	return d(e, t) !== void 0;
}
/** Worked out when the first file that can be hidden is met. */
const p = n.oncePer(({ readings: e }) => new Map(e.filter(({ owner: e }) => e).map((e) => [e.document.path, e])));
// src/model/precedence/member.ts
/** A file that a client takes servers from, and its place in the client's order. */
var m = class e {
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
function h({ readings: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (!n.owner) continue;
		let e = t.get(n.format.id);
		e ? e.push(n) : t.set(n.format.id, [n]);
	}
	return t;
}
/** Those of each folder. */
function g(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.folder);
		e ? e.push(n) : t.set(n.folder, [n]);
	}
	return t;
}
/** Other clients' files count when the client is a target: else nobody says that it is used here. */
function _(t, n, r, i) {
	let o = (e) => t.formats.some((t) => t.id === e);
	let s = i.targets.includes(t.id);
	let c = s ? v(t, i) : void 0;
	return n.flatMap((t, n) => {
		if (!s && !o(t.format)) return [];
		return (r.get(t.format) ?? []).flatMap((r) => {
			let o = e.folderOf(r);
			if (!a(t.files, r, o) || f(r, i)) return [];
			return [new m({
				reading: c?.get(r.document) ?? r,
				folder: o,
				rank: n,
				source: t
			})];
		});
	});
}
/** What it makes of other clients' files. */
function v(e, { readings: t }) {
	let n = t.filter((t) => !t.owner && t.client === e);
	return new Map(n.map((e) => [e.document, e]));
}
// src/model/precedence/contests.ts
/** Every server that one of the same name in a stronger source of its client keeps from counting, once. */
const y = n.oncePer((e) => {
	let t = h(e);
	let n = new Set(e.readings.map(({ client: e }) => e));
	let r = [];
	for (let i of n) for (let n of i.precedence ?? []) {
		let a = _(i, n.sources, t, e);
		a.length > 0 && r.push(...new b(i, n, a, e).contests());
	}
	return r;
});
/** One order of one client. Files are grouped first, and servers read only of those that can be in each other's way. */
var b = class {
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
		let t = x(e.filter(({ isByProject: e }) => !e));
		for (let e of t.values()) this.#s(e);
		let n = g(this.#n.filter(({ isUsers: e }) => !e));
		let r = e.filter(({ isByProject: e }) => e);
		for (let [e, i] of n) {
			if (i.length < 2 && t.size === 0 && r.length === 0) continue;
			let n = s(e, this.#r);
			this.#o(i, x(r.map((e) => e.ofProject(n))), t);
		}
		this.#c(n);
		return this.#a.values();
	}
	#o(e, ...t) {
		for (let [n, r] of x(e)) {
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
			if (o(t)) continue;
			for (let r of n) {
				let { above: n } = r.source;
				let i = n && C(t, e, r.rank);
				if (i === void 0) continue;
				for (let [e, t] of r.servers) {
					let a = i.servers.get(e);
					if (a === void 0) continue;
					let [o, s] = [S(r, t), S(i, a)];
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
function x(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of [...e].sort((e, t) => e.rank - t.rank)) for (let [e, r] of n.servers) {
		let i = t.get(e);
		i ? i.push(S(n, r)) : t.set(e, [S(n, r)]);
	}
	return t;
}
function S({ reading: e, rank: t }, n) {
	return {
		reading: e,
		server: n,
		rank: t
	};
}
/** "a/b/" → "a/", then "". */
function C(t, n, r) {
	for (let i of e.foldersAbove(t)) {
		let e = n.get(i)?.find((e) => e.rank === r);
		if (e !== void 0) return e;
	}
}
// src/model/projects/agreement.ts
/** Compares what is started or called under one name; limits, filters and approvals are each client's own. */
function w(e) {
	let n = e.map((e) => ({
		definition: e,
		said: t.canonical(e.server)
	}));
	let r = [];
	for (let e of n) {
		let t = r.find(([t]) => t !== void 0 && E(t.said, e.said).length === 0);
		t ? t.push(e) : r.push([e]);
	}
	let i = r.reduce((e, t) => t.length > e.length ? t : e, r[0] ?? []);
	let [a] = i;
	if (a === void 0) return;
	let o = n.filter((e) => !i.includes(e)).map(({ definition: e, said: t }) => ({
		definition: e,
		differences: E(a.said, t)
	}));
	return {
		reference: a.definition,
		disagreeing: o
	};
}
const T = /* @__PURE__ */ new Set([
	"command",
	"args",
	"env",
	"url",
	"headers",
	"transport"
]);
function E(e, n) {
	return t.differences(e, n).filter((t) => T.has(t.meaning) && !D(t) && !O(t, e, n) && !M(t, e, n));
}
/** One side sends a token that the other one gets by signing in. */
function D({ meaning: e, of: t, a: n, b: r }) {
	return e === "headers" && t?.toLowerCase() === "authorization" && (n === void 0 || r === void 0);
}
/** One side leaves to a variable what the other one has filled in. */
function O(e, t, n) {
	let { meaning: r } = e;
	if (r !== "env" && r !== "headers") return !1;
	let i = k(t, e);
	let a = k(n, e);
	return i !== void 0 && a !== void 0 && (j(i) || j(a));
}
function k({ statements: e }, { meaning: t, of: n }) {
	return e.find((e) => e.meaning === t && A(e.of, n, t));
}
function A(e, t, n) {
	return n === "headers" ? e?.toLowerCase() === t?.toLowerCase() : e === t;
}
function j({ value: e }) {
	return e.kind === "text" && e.text.some((e) => typeof e != "string");
}
/** The same thing in other words: a package with "@latest", "./" before a path, what stands for the folder of the project, what lies elsewhere on another machine. */
function M({ meaning: t, a: n, b: r }, i, a) {
	if (n === void 0 || r === void 0 || t !== "command" && t !== "args") return !1;
	let o = e.textAt(i.server, n);
	let s = e.textAt(a.server, r);
	if (o === void 0 || s === void 0) return !1;
	let [c, l] = [o, s].map((e) => P(t === "command" ? N(e) : e));
	if (c === void 0 || l === void 0) return !1;
	return c === l || F(c) && F(l) && I(c) === I(l);
}
/** That Windows adds. */
function N(e) {
	return e.replace(/\.(?:exe|cmd|bat)$/i, "");
}
function P(e) {
	return e.replace(/@latest$/, "").replace(/^(?:\.|\$\{workspaceFolder\})\//, "").replace(/(?<![\\/])[\\/]+$/, "");
}
function F(e) {
	return /^(?:[/~]|[A-Za-z]:[\\/])/.test(e);
}
function I(e) {
	return e.slice(Math.max(e.lastIndexOf("/"), e.lastIndexOf("\\")) + 1);
}
// src/model/projects/projects.ts
/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
function L({ readings: t }) {
	let n = /* @__PURE__ */ new Map();
	for (let i of t) {
		if (!i.owner || i.format.dialect === void 0 || !r(i)) continue;
		let t = e.folderOf(i);
		let a = n.get(t);
		a ? a.push(i) : n.set(t, [i]);
	}
	return [...n].map(([e, t]) => ({
		folder: e,
		readings: t
	}));
}
/** Those with files of more than one client. */
function R(e) {
	return L(e).filter(({ readings: [e, ...t] }) => t.some(({ client: t }) => t !== e?.client));
}
/** By name, what each client uses; `lost` are those that do not count. */
function z({ readings: t }, n) {
	let r = /* @__PURE__ */ new Map();
	for (let a of t) for (let t of a.servers) {
		if (t.broken || n.has(e.keyOf(t)) || i(t)) continue;
		let o = r.get(t.name);
		o === void 0 ? r.set(t.name, [{
			reading: a,
			server: t
		}]) : o.every((e) => e.reading.client !== a.client) && o.push({
			reading: a,
			server: t
		});
	}
	return r;
}
/** By their keys, the servers that do not count in their own project, with what counts instead. */
function B(t) {
	let n = y(t).filter((e) => !e.nested && V(e) && H(e));
	return new Map(n.map(({ loser: t, winner: n }) => [e.keyOf(t.server), n]));
}
/** Not what a target makes of another client's file. */
function V({ client: e, loser: { reading: t } }) {
	return t.owner && t.client === e;
}
function H({ loser: t, winner: n }) {
	if (i(n.server)) return n.reading.document !== t.reading.document;
	return e.folderOf(n.reading) === e.folderOf(t.reading);
}
exports.agreementOf = w;
exports.byFolder = g;
exports.contestsIn = y;
exports.definitionsIn = z;
exports.filesByFormat = h;
exports.hidingFile = d;
exports.isConfiguration = o;
exports.isForOneProject = i;
exports.isOfProject = r;
exports.isOff = c;
exports.lostIn = B;
exports.membersOf = _;
exports.projectPath = s;
exports.projectsIn = L;
exports.sharedProjectsIn = R;
exports.switchingFile = l;
