"use strict";
const e = require("./core.js");
const t = require("./suggestions.js");
const n = require("./agreement.js");
const r = require("./find.js");
const i = require("./differing.js");
// src/wording/assignment.ts
/** A key and its value, which is already written out, as a line of JSON, YAML or TOML has them. */
function a(t, n, r) {
	if (t === "toml") return `${n} = ${r}`;
	return t === "json" ? `${e.quote(n)}: ${r}` : `${n}: ${r}`;
}
// src/model/server/strangers.ts
/** Misspellings that no distance finds, and words from other worlds. */
const o = /* @__PURE__ */ new Map([
	["cmd", "command"],
	["exec", "command"],
	["executable", "command"],
	["program", "command"],
	["arguments", "args"],
	["argv", "args"],
	["params", "args"],
	["envs", "env"],
	["enviroment", "env"],
	["environment", "env"],
	["environments", "env"],
	["environmentVariables", "env"],
	["env_vars", "env"],
	["uri", "url"],
	["endpoint", "url"],
	["serverUrl", "url"],
	["server_url", "url"],
	["httpUrl", "url"],
	["baseUrl", "url"],
	["header", "headers"],
	["httpHeaders", "headers"],
	["http_headers", "headers"],
	["transportType", "transport"],
	["workingDirectory", "cwd"],
	["working_directory", "cwd"]
]);
/** Said by people to people; no client is expected to read them. */
const s = /^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i;
function c(e) {
	if (e.dialect.strict || e.dialect.open) return [];
	if (!e.fields.some(l)) return [];
	let t = new Set(e.fields.map((e) => e.key));
	return e.fields.flatMap((n) => {
		if (!l(n)) return [];
		let r = u(e.dialect, n, t);
		if (r === void 0) return [];
		let i = d(e, n, r);
		let a = i === void 0 ? r : {
			...r,
			own: i
		};
		let o = i === void 0 ? m(e, r) : y(e, e.dialect.neither);
		return [{
			...a,
			field: n,
			cost: o
		}];
	});
}
function l({ fact: e }) {
	return e === void 0 || e.unread === !0;
}
function u(t, n, i) {
	let { key: a } = n;
	let c = r.undisguise(a);
	if (c !== a && Object.hasOwn(t.fields, c)) return {
		kind: "disguised",
		meaning: t.fields[c]?.is ?? "other",
		own: c,
		readBy: []
	};
	if (s.test(a)) return;
	let l = e.foreignUses(a);
	let u = n.fact?.is ?? l.find((e) => e.is !== "other")?.is ?? o.get(a);
	if (u !== void 0) {
		let e = p(t, u);
		let r = l.map((e) => e.client);
		if (e === a) return;
		let i = r.length > 0 || n.fact !== void 0 ? "foreign" : "misspelt";
		return i === "misspelt" && e === void 0 ? void 0 : {
			kind: i,
			meaning: u,
			own: e,
			readBy: r
		};
	}
	let d = e.suggest(a, f(t).filter((e) => !i.has(e)));
	return d === void 0 ? void 0 : {
		kind: "misspelt",
		meaning: t.fields[d]?.is ?? "other",
		own: d,
		readBy: []
	};
}
/** The key that a server lacks which has its address or command in an object of its own, `transport: {url}`. */
function d(t, { value: n }, { meaning: r }) {
	if (r !== "transport" || !e.isObject(n) || g(t)) return;
	let i = ["url", "command"].find((t) => typeof e.own(n, t) == "string");
	return i === void 0 ? void 0 : p(t.dialect, i);
}
function f(e) {
	return Object.keys(e.fields).filter((t) => e.fields[t]?.unread !== !0);
}
/** The client's own key for a meaning; a list with command and arguments stands for both. */
function p(e, t) {
	let n = (t) => f(e).find((n) => e.fields[n]?.is === t);
	let r = n(t);
	if (r !== void 0) return r;
	if (t === "args" || t === "command") return n("commandLine");
	return t === "commandLine" ? n("command") : void 0;
}
function m(e, { meaning: t }) {
	let { dialect: n } = e;
	if (t === "command" || t === "commandLine" || t === "url") return g(e) ? void 0 : y(e, n.neither);
	if (t === "transport" && e.declared === void 0) {
		let t = v(e);
		return t === void 0 || t.effect === "fine" ? void 0 : y(e, t);
	}
}
function h({ fields: e, dialect: t }, ...n) {
	for (let { fact: r, value: i } of e) {
		if (r === void 0 || r.unread === !0 || !n.includes(r.is)) continue;
		if (!(t.emptyMeansAbsent && i === "")) return !0;
	}
	return !1;
}
function g(e) {
	return h(e, "command", "commandLine", "url");
}
/** A client without any remote transport. */
function _({ spellings: e, inferred: t }) {
	return t.url === void 0 && Object.values(e).every((e) => e === "stdio");
}
/** What a missing transport key does to an entry with a command or a url. */
function v(e) {
	let { inferred: t } = e.dialect;
	if (h(e, "command", "commandLine")) return t.commandReaction;
	return h(e, "url") ? t.urlReaction : void 0;
}
/** The reaction to a fault of an entry, unless a switch in the entry hides it. */
function y(e, t) {
	let { mask: n } = e.dialect;
	if (n === void 0) return t;
	return e.fields.some((e) => e.key === n.key && typeof e.value == "boolean") ? n.reaction : t;
}
// src/model/server/fitting-transport.ts
/** The transport that a server has the fields for, where they leave no choice; else the one it names. */
function b(e, t) {
	let n = h(e, "command", "commandLine");
	if (n === h(e, "url")) return t;
	if (n) return "stdio";
	return t === "stdio" ? "http" : t;
}
/** A remote transport with nothing but a command, or a local one with nothing but an address. */
function x(e) {
	let { transport: t } = e;
	if (t === "builtin" || t === "sdk") return !1;
	return b(e, t) !== t;
}
function S({ spellings: e, alsoSpeaks: t }, n) {
	return Object.keys(e).find((t) => e[t] === n) ?? t?.[n];
}
// src/model/server/fitting-spellings.ts
const C = [
	"http",
	"sse",
	"ws"
];
/** How this client may spell the transport that a server has the fields for; an address often tells which it is. */
function ee(e) {
	let { dialect: t, url: n } = e;
	let r = h(e, "command", "commandLine") ? ["stdio"] : w(n?.value ?? "");
	let i = (e) => [...new Set(e.flatMap((e) => S(t, e) ?? []))];
	let a = i(r);
	return a.length > 0 ? a : i(C);
}
/** Servers of the newer transport answer at "/mcp", of the older at "/sse". */
function w(e) {
	if (/^wss?:/i.test(e)) return ["ws"];
	if (!/^https?:/i.test(e)) return C;
	let [t = ""] = e.split(/[?#]/, 1);
	let n = t.endsWith("/") ? -1 : t.length;
	if (t.slice(0, n).endsWith("/sse")) return ["sse"];
	return t.slice(0, n).endsWith("/mcp") ? ["http"] : ["http", "sse"];
}
// src/model/server/sharers.ts
/** The other clients that read this very file and know the key: it may be there for them. */
function te(t, n) {
	let r = new Set(e.foreignUses(n).map((e) => e.client));
	let i = e.registry.filter(({ readsToo: e, clientName: n }) => e?.includes(t.id) && r.has(n));
	return [...new Set(i.map(({ clientName: e }) => e))].sort();
}
// src/model/variables/expandable.ts
/** The strings that may hold a variable of the client; of these, the ones that look like it. */
function T({ command: e, args: t, env: n, headers: r, url: i, cwd: a }, o) {
	let s = [];
	let c = ({ value: e }) => o(e);
	let l = (e, t) => {
		for (let n of e) c(n) && s.push({
			part: n,
			meaning: t
		});
	};
	e !== void 0 && l([e], "command");
	t.some(c) && l(ne(e, t), "args");
	l(n, "env");
	a !== void 0 && l([a], "cwd");
	i !== void 0 && l([i], "url");
	l(r, "headers");
	return s;
}
/** Arguments without those whose variables belong to another program. */
function ne(e, t) {
	let r = n.expandedElsewhere(e?.value, t.map((e) => e.value));
	return t.filter((e, t) => !r(t));
}
// src/model/variables/inputs.ts
function E({ document: t, format: n }) {
	let r = n.inputs === void 0 ? void 0 : e.valueAt(t.value, n.inputs);
	if (!Array.isArray(r) || n.inputs === void 0) return [];
	let { inputs: i } = n;
	return r.flatMap((t, n) => {
		let r = e.own(t, "id");
		return e.isObject(t) && typeof r == "string" ? [{
			id: r,
			route: [
				...i,
				n,
				"id"
			],
			entry: t
		}] : [];
	});
}
/** Every reference in every string of the servers. */
function re({ servers: e }) {
	return e.flatMap((e) => D(e.entry, e.route));
}
function D(t, r) {
	if (typeof t == "string") return n.placeholdersIn(t).filter((e) => e.syntax === "${input:id}").map(({ name: e, start: t, end: n }) => ({
		id: e,
		route: r,
		within: {
			start: t,
			end: n
		}
	}));
	if (Array.isArray(t)) return t.flatMap((e, t) => D(e, [...r, t]));
	return e.isObject(t) ? Object.keys(t).flatMap((e) => D(t[e], [...r, e])) : [];
}
// src/model/variables/malformed.ts
const ie = [
	["nameless", /\$\{\s*\}|\{(?:env|file):\s*\}/y],
	["blank", /\$\{(?:\s+\w+\s*|\w+\s+)\}/y],
	["nested", /\$\{[A-Za-z_]\w*:-(?=[^{}]*\$\{[^{}]*\}[^{}]*\})/y],
	["double", /\$\{\{\s*[A-Za-z_]\w*\s*\}\}/y],
	["operator", /\$\{[A-Za-z_]\w*[-+=?^#%/,@](?=[^{}]*\})/y],
	["open", /\$\{input:[\w-]+(?=[^{}]*$)/y],
	["open", /(?:\$\{(?:env:)?|\{env:)[A-Za-z_]\w*(?=[^{}]*$)/y]
];
/** Cheap, and never wrong when it says no. */
function ae(e) {
	return /\$\{|\{(?:env|file):/.test(e);
}
function oe(e) {
	if (!ae(e)) return [];
	let t = n.placeholdersIn(e);
	let r = new Set(t.map(({ start: e }) => e));
	let i = t.flatMap(({ syntax: t, name: n, start: r, end: i }) => (t === "${env:NAME}" || t === "{env:NAME}") && n !== n.trim() ? [{
		kind: "blank",
		text: e.slice(r, i),
		start: r,
		end: i
	}] : []);
	for (let { index: t } of e.matchAll(/\$\{|(?<!\$)\{(?=(?:env|file):)/g)) {
		if (r.has(t)) continue;
		let n = se(e, t);
		n !== void 0 && i.push(n);
	}
	return i;
}
function se(e, t) {
	for (let [n, r] of ie) {
		r.lastIndex = t;
		let i = r.exec(e);
		if (i !== null) return {
			kind: n,
			text: i[0],
			start: t,
			end: r.lastIndex
		};
	}
}
// src/model/variables/stand-ins.ts
/** What people leave in when they copy an example, each with what has to be there for it to count. */
const ce = [
	/(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi,
	/(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g,
	/(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi,
	/(?<![\w)?(&])<(?!\/)[A-Za-z][\w .-]{1,60}>/g,
	/(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g,
	/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi,
	/(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g
];
/** "...", "sk-...": as a whole value; inside a text they are too often something else. */
const le = /^(?:Bearer )?(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|…)$/;
/** Placeholders for a person to fill in, in the order of the text. */
function ue(t) {
	if (!e.mayStandIn(t)) return [];
	if (le.test(t)) return [{
		start: 0,
		end: t.length
	}];
	let r = ce.flatMap((e) => Array.from(t.matchAll(e), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	})));
	return r.length === 0 ? r : de(r, n.placeholdersIn(t));
}
/** In the order of the text; of two that overlap the one that begins first. */
function de(e, t) {
	let n = [];
	let r = 0;
	let i = 0;
	for (let a of [...e].sort((e, t) => e.start - t.start || t.end - e.end)) {
		for (let e = t[r]; e !== void 0 && e.end <= a.start; e = t[r]) r += 1;
		let e = t[r];
		if (a.start < i || e !== void 0 && e.start < a.end) continue;
		n.push(a);
		i = a.end;
	}
	return n;
}
// src/model/variables/variables.ts
const fe = /* @__PURE__ */ new Set([
	"${NAME}",
	"{env:NAME}",
	"${env:NAME}",
	"$NAME",
	"${{ secrets.NAME }}",
	"${secret:name}"
]);
/** How the client writes an environment variable in fields of this meaning; nothing where it expands none there. */
function O(e, t, r) {
	let i = e.placeholders?.in[t]?.find((e) => fe.has(e));
	return i === void 0 ? void 0 : n.spell(i, r);
}
/** The field that takes the name of a variable, where the client expands none in values of this meaning. */
function pe({ fields: e }, t, n) {
	let r = me(t, n);
	return r === void 0 ? void 0 : Object.keys(e).find((t) => e[t]?.form === r);
}
function me(e, t) {
	if (e === "env") return "variable-names";
	if (e !== "headers") return;
	return /^bearer /i.test(t) ? "bearer-variable" : "header-variables";
}
/** The meaning of the field of a server that a place lies in. */
function k(t, n) {
	return t.fields.find((t) => e.startsWith(n, t.route))?.fact?.is ?? "other";
}
/** Finds the server that a place lies in, for many places. */
function he(e) {
	let t = /* @__PURE__ */ new Map();
	let n = /* @__PURE__ */ new Set();
	for (let r of e) {
		t.set(JSON.stringify(r.route), r);
		n.add(r.route.length);
	}
	return (e) => {
		for (let r of n) {
			let n = t.get(JSON.stringify(e.slice(0, r)));
			if (n !== void 0) return n;
		}
	};
}
// src/model/canonical/judged.ts
/** Whether there is a server at all that another client could be given. */
function ge(t) {
	let { broken: r, entry: i, transport: a, dialect: o } = t;
	if (r || !e.isObject(i) || o.apart || a === void 0) return !1;
	if (a !== "stdio" && !n.isRemote(a)) return !1;
	return t.fields.some((e) => _e(e, a));
}
/** Whether it names a program or an address. */
function _e({ fact: e, value: t }, n) {
	if (e === void 0 || e.unread) return !1;
	let { is: r } = e;
	if (n === "stdio" ? r !== "command" && r !== "commandLine" : r !== "url") return !1;
	let i = Array.isArray(t) ? t[0] : t;
	return typeof i == "string" && i.trim() !== "";
}
/** The transport that the target would use. */
function ve(e, { dialect: t }) {
	return n.transportsOf(e).find((e) => n.speaks(t, e));
}
// src/model/canonical/spelling.ts
/** Without knowledge of a client everything is taken to be fine as it stands. */
function A(e, t) {
	let n = [];
	let r = e.length === 1 || e.length === 2 && e[0] === "Bearer ";
	return {
		text: e.map((e) => {
			if (typeof e == "string") return e;
			let i = t && be(e, t, r);
			if (i !== void 0) return Se(e, i);
			if (t !== void 0 && e.expanded) {
				let i = be(xe(e), t, r);
				n.push({
					variable: e,
					onlyFallback: i !== void 0
				});
			}
			return e.spelling;
		}).join(""),
		unspeakable: n
	};
}
const ye = /* @__PURE__ */ new Set(["${NAME:-default}", "${NAME:default}"]);
function be({ kind: e, fallback: t, name: r }, i, a) {
	return i.find((i) => n.kindOfSyntax(i) === e && ye.has(i) === (t !== void 0) && (i === "$NAME" ? a && /^[A-Z_][A-Z0-9_]*$/.test(r) : i !== "%NAME%" || a));
}
function xe({ fallback: e, ...t }) {
	return t;
}
function Se({ kind: e, name: t, fallback: r, spelling: i }, a) {
	if (e === "editor" || e === "setting") return i;
	if (r === void 0) return n.spell(a, t);
	return `\${${t}${a === "${NAME:-default}" ? ":-" : ":"}${r}}`;
}
// src/model/canonical/written.ts
/** The server as an entry of a dialect that speaks the transport. */
function Ce(e, t, n) {
	let r = new we(t, n);
	for (let t of e.statements) r.write(t);
	return r.finish();
}
var we = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = [];
	#i = { args: [] };
	constructor(e, t) {
		this.#e = e;
		this.#t = n.transportAs(e, t);
		let r = n.wordFor(e, t);
		e.transportKey !== null && r !== void 0 && this.#n.set(e.transportKey, r);
	}
	finish() {
		let { command: e, args: t } = this.#i;
		let n = this.#b("commandLine");
		n !== void 0 && e !== void 0 && this.#n.set(n, [e, ...t]);
		return {
			entry: Te(this.#n),
			unsaid: this.#r
		};
	}
	write(e) {
		let { meaning: t, value: n } = e;
		switch (t) {
			case "transport": break;
			case "command":
				this.#a(e);
				break;
			case "args":
				this.#o(e);
				break;
			case "env":
			case "headers":
				this.#l(e);
				break;
			case "enabled":
				this.#h(e);
				break;
			case "auth":
			case "oauth":
			case "toolPolicy":
				this.#m(e);
				break;
			case "other":
				this.#g(e, this.#y(e));
				break;
			default: n.kind === "text" ? this.#s(e, n.text) : this.#g(e, this.#b(t));
		}
	}
	#a(e) {
		let { value: t } = e;
		let n = this.#b("command");
		t.kind === "text" ? n === void 0 ? this.#b("commandLine") === void 0 ? this.#v({ statement: e }) : this.#i.command = this.#c(t.text, { statement: e }) : this.#s(e, t.text) : this.#g(e, n);
	}
	#o(e) {
		let { value: t } = e;
		let n = this.#b("args");
		if (t.kind !== "texts") this.#g(e, n);
		else if (n === void 0 && this.#b("commandLine") === void 0) this.#v({ statement: e });
		else {
			let r = t.items.map((t) => this.#c(t.text, {
				statement: e,
				item: t
			}));
			n === void 0 ? this.#i.args = r : this.#n.set(n, r);
		}
	}
	#s(e, t) {
		let n = this.#b(e.meaning);
		n === void 0 ? this.#v({ statement: e }) : this.#n.set(n, this.#c(t, { statement: e }));
	}
	/** In the spelling of the dialect; what it cannot spell is noted. */
	#c(e, t) {
		let { text: r, unspeakable: i } = A(e, n.syntaxesIn(this.#e, t.statement.meaning));
		i.length > 0 && this.#v({
			...t,
			variables: i
		});
		return r;
	}
	/** One variable of the environment or one header. */
	#l(e) {
		let { meaning: t, of: n, value: r } = e;
		let i = this.#b(t);
		n === void 0 ? this.#g(e, i) : r.kind === "text" ? i !== void 0 && this.#u(r.text, t) ? M(this.#n, i).set(n, this.#c(r.text, { statement: e })) : this.#d(t, n, r.text) || (i === void 0 ? this.#v({ statement: e }) : M(this.#n, i).set(n, this.#c(r.text, { statement: e }))) : i === void 0 ? this.#v({ statement: e }) : M(this.#n, i).set(n, this.#_(e, i));
	}
	#u(e, t) {
		return A(e, n.syntaxesIn(this.#e, t)).unspeakable.length === 0;
	}
	/** Under a field that takes the names of variables, or that holds the headers. */
	#d(e, t, n) {
		return e === "env" ? this.#f(t, j(n)) : this.#p(t, n);
	}
	#f(e, t) {
		let n = t === e ? this.#x("variable-names") : void 0;
		if (n === void 0) return !1;
		let r = this.#n.get(n);
		Array.isArray(r) ? r.push(t) : this.#n.set(n, [t]);
		return !0;
	}
	#p(e, t) {
		let n = this.#x("headers-inside");
		if (n !== void 0) {
			M(M(this.#n, n), "headers").set(e, A(t, void 0).text);
			return !0;
		}
		let r = this.#x("header-variables");
		let i = j(t);
		if (i !== void 0 && r !== void 0) {
			M(this.#n, r).set(e, i);
			return !0;
		}
		let a = t[0] === "Bearer " && e.toLowerCase() === "authorization" ? j(t.slice(1)) : void 0;
		let o = a === void 0 ? void 0 : this.#x("bearer-variable");
		o !== void 0 && this.#n.set(o, a);
		return o !== void 0;
	}
	/** Into the field of the same key, else into any of the same meaning: several may have to share one. */
	#m(e) {
		let { meaning: t, of: n } = e;
		let { fields: r } = this.#e;
		let i = n !== void 0 && Object.hasOwn(r, n) ? r[n] : void 0;
		let a = i?.is === t && i.form === void 0 && this.#C(i);
		let o = t === "toolPolicy" ? void 0 : t === "auth" ? "oauth" : "auth";
		let s = a ? n : this.#b(t) ?? (o && this.#b(o));
		(s === void 0 || a || !this.#n.has(s)) && this.#g(e, s);
	}
	#h(e) {
		let t = this.#b("enabled");
		let n = this.#b("disabled");
		t === void 0 ? n === void 0 ? this.#v({ statement: e }) : this.#n.set(n, !0) : this.#n.set(t, !1);
	}
	#g(e, t) {
		t === void 0 ? this.#v({ statement: e }) : this.#n.set(t, this.#_(e, t));
	}
	#_({ value: e }, t) {
		switch (e.kind) {
			case "time": return this.#e.fields[t]?.unit === "s" ? e.ms / 1e3 : e.ms;
			case "names": return [...e.names];
			case "data": return e.data;
			default: return null;
		}
	}
	#v(e) {
		this.#r.push(e);
	}
	/** The same key, where it is as much the client's own there. */
	#y({ of: e }) {
		if (e === void 0 || !Object.hasOwn(this.#e.fields, e)) return;
		let t = this.#e.fields[e];
		return t?.is === "other" && t.form === void 0 && this.#C(t) ? e : void 0;
	}
	#b(e) {
		return this.#S((t) => t.is === e && t.form === void 0);
	}
	#x(e) {
		return this.#S((t) => t.form === e);
	}
	/** One that is not being replaced, if there is one. */
	#S(e) {
		let t = Object.keys(this.#e.fields).filter((t) => {
			let n = this.#e.fields[t];
			if (n === void 0 || !e(n) || !this.#C(n)) return !1;
			return n.selects === void 0 || n.selects === this.#t;
		});
		return t.find((e) => this.#e.fields[e]?.deprecated === void 0) ?? t[0];
	}
	#C({ unread: e, idle: t, for: n }) {
		if (e || t) return !1;
		return n === void 0 || n.includes(this.#t);
	}
};
function j(e) {
	let [t] = e;
	if (e.length !== 1 || typeof t != "object" || t.kind !== "environment") return;
	return t.fallback === void 0 ? t.name : void 0;
}
function M(e, t) {
	let n = e.get(t);
	let r = n instanceof Map ? n : /* @__PURE__ */ new Map();
	e.set(t, r);
	return r;
}
/** Maps, in which any key is as good as another, as the objects they stand for. */
function Te(e) {
	if (!(e instanceof Map)) return e;
	return Object.fromEntries([...e].map(([e, t]) => [e, Te(t)]));
}
// src/model/canonical/losses.ts
/** Writes the server for the target, reads it back as the target does, and compares. */
function Ee(t, r) {
	let i = ge(t) ? ve(t, r) : void 0;
	if (i === void 0) return [];
	let a = n.canonical(t);
	let { entry: o, unsaid: s } = Ce(a, r.dialect, i);
	let c = new e.EntryServer(ke(), r.format, r.dialect, {
		name: t.name,
		route: [],
		entry: o,
		nameAt: {
			route: [],
			side: "key"
		}
	});
	let l = s.map(({ statement: e, item: t, variables: n }) => {
		let r = n === void 0 ? "field" : "variables";
		return {
			statement: e,
			...t && { item: t },
			why: r,
			variables: n ?? []
		};
	});
	let u = new Map(a.statements.map((e) => [n.identity(e), e]));
	let d = new Set(s.map(({ statement: e }) => n.identity(e)));
	for (let { meaning: e, of: t, a: r } of n.differences(a, n.canonical(c))) {
		let i = n.identity(t === void 0 ? { meaning: e } : {
			meaning: e,
			of: t
		});
		let a = u.get(i);
		if (a === void 0 || e === "transport" || a.value.kind === "data") continue;
		if (r === void 0 || d.has(i)) continue;
		d.add(i);
		l.push({
			statement: a,
			why: "changed",
			variables: []
		});
	}
	return l.filter(({ statement: e }) => De(e, r));
}
function De({ meaning: e, field: t }, { keeps: n }) {
	return !n.includes(e) && t.fact?.form !== "variable-names";
}
let Oe;
/** What is written stands in no file. */
function ke() {
	Oe ??= e.unparsed({
		path: "",
		text: "",
		problems: []
	}, "json");
	return Oe;
}
// src/model/canonical/rejection.ts
function Ae(e, t) {
	return ge(e) ? je(e, t) ?? Me(e, t) : void 0;
}
function je(e, t) {
	let { transport: r } = e;
	if (r === void 0 || !n.isRemote(r) || ve(e, t) !== void 0) return;
	let { dialect: i } = t;
	let { inferred: a, neither: o, unknownTransport: s, lacks: c, transportKey: l } = i;
	if (_(i) && !n.speaks(i, "http")) return {
		why: "remote",
		reaction: a.urlReaction.effect === "fine" ? o : a.urlReaction
	};
	if (l === null) return {
		why: "transport",
		transport: r,
		reaction: {
			effect: "fails-server",
			by: c?.by ?? i.by
		}
	};
	let { effect: u, by: d } = s.withUrl;
	return {
		why: "transport",
		transport: r,
		reaction: {
			effect: u === "fine" ? "ignored" : u,
			by: d
		}
	};
}
function Me({ name: t }, { client: n, dialect: r }) {
	let i = r.reserved?.find((e) => typeof e.name == "string" ? e.name === t : e.name.test(t));
	if (i !== void 0 && e.losesServer(i.reaction.effect)) return {
		why: "reserved",
		reaction: i.reaction
	};
	for (let i of r.names ?? []) {
		let r = i.cleaned ? n.toolNames?.server(t) ?? t : t;
		if (!(i.pattern.test(r) && r.length <= (i.maxLength ?? Infinity)) && e.losesServer(i.reaction.effect)) return {
			why: "name",
			rule: i,
			reaction: i.reaction
		};
	}
}
// src/model/packages/noted.ts
/**
* Reference servers of modelcontextprotocol/servers that are now in servers-archived; which of them npm calls
* deprecated is told in issues 4266 and 4785 there.
*/
const Ne = [
	["aws-kb-retrieval", "0.6.2"],
	[
		"brave-search",
		"0.6.2",
		"use \"@brave/brave-search-mcp-server\""
	],
	["everart", "0.6.2"],
	["gdrive", "2025.1.14"],
	[
		"github",
		"2025.4.8",
		"use \"https://api.githubcopilot.com/mcp/\" or the image \"ghcr.io/github/github-mcp-server\""
	],
	[
		"gitlab",
		"2025.4.25",
		"use the server of your GitLab, \"https://<host>/api/v4/mcp\""
	],
	["google-maps", "0.6.2"],
	["postgres", "0.6.2"],
	[
		"puppeteer",
		"2025.5.12",
		"use \"@playwright/mcp\" or \"chrome-devtools-mcp\""
	],
	["redis", "2025.4.25"],
	["slack", "2025.4.25"]
];
/** Reference servers that are packages for Python: modelcontextprotocol/servers, src. */
const Pe = [
	"fetch",
	"git",
	"time"
];
/** Names that people and models make up by analogy, found in real files, issues and answers. */
const Fe = [
	["asana"],
	["atlassian"],
	["airtable"],
	["browser", "use \"@playwright/mcp\""],
	["codebase-memory"],
	["confluence"],
	["context7", "use \"@upstash/context7-mcp\""],
	["discord"],
	["docker"],
	["duckduckgo"],
	["elasticsearch"],
	["figma", "use the address \"https://mcp.figma.com/mcp\""],
	["firecrawl", "use \"firecrawl-mcp\""],
	["gmail"],
	["google-calendar"],
	["google-drive"],
	["hubspot"],
	["jira"],
	["kubernetes"],
	["linear", "use the address \"https://mcp.linear.app/mcp\""],
	["mongodb", "use \"mongodb-mcp-server\""],
	["mysql"],
	["neo4j"],
	["notion", "use \"@notionhq/notion-mcp-server\""],
	["obsidian"],
	["perplexity"],
	["playwright", "use \"@playwright/mcp\""],
	["postgresql"],
	["sentry", "use \"@sentry/mcp-server\""],
	["sequentialthinking", "write \"@modelcontextprotocol/server-sequential-thinking\""],
	["shell"],
	["sqlite"],
	["stripe", "use \"@stripe/mcp\""],
	["supabase", "use \"@supabase/mcp-server-supabase\""],
	["tavily", "use \"tavily-mcp\""],
	["terraform"],
	["vercel", "use the address \"https://mcp.vercel.com\""],
	["weather"],
	["web-search"]
];
/** The makers of the protocol publish no servers under their own name. */
const Ie = [
	"brave-search",
	"fetch",
	"filesystem",
	"git",
	"github",
	"memory",
	"playwright",
	"postgres",
	"puppeteer",
	"sequential-thinking",
	"slack",
	"az-cli"
];
const Le = [
	"filesystem",
	"memory",
	"sequential-thinking"
];
const Re = [
	{
		on: "npm",
		name: "@context7/mcp-server",
		is: "unpublished",
		help: "use \"@upstash/context7-mcp\""
	},
	{
		on: "npm",
		name: "@microsoft/playwright-mcp",
		is: "unpublished",
		help: "use \"@playwright/mcp\""
	},
	...[
		"mcp-server-fetch",
		"mcp-server-git",
		"mcp-server-time",
		"mcp-server-qdrant",
		"mcp-server-motherduck",
		"markitdown-mcp",
		"blender-mcp",
		"chroma-mcp",
		"basic-memory"
	].map((e) => ({
		on: "npm",
		name: e,
		is: "python",
		help: `write "uvx" and "${e}"`
	}))
];
let ze;
function Be(e, t) {
	ze ??= new Map(Ve().map((e) => [`${e.on} ${e.name}`, e]));
	return ze.get(`${e} ${t}`);
}
function Ve() {
	let e = (e, t, n) => ({
		on: "npm",
		name: e,
		is: t,
		...n === void 0 ? {} : { help: n }
	});
	let t = (e) => `@modelcontextprotocol/server-${e}`;
	return [
		...Ne.map(([n, r, i]) => ({
			...e(t(n), "archived", i),
			last: r
		})),
		...Pe.map((n) => e(t(n), "unpublished", `it is a package for Python: write "uvx" and "mcp-server-${n}"`)),
		...Fe.map(([n, r]) => e(t(n), "unpublished", r)),
		...["@anthropic-ai", "@anthropic"].flatMap((n) => Ie.map((r) => e(`${n}/mcp-server-${r}`, "unpublished", Le.includes(r) ? `write "${t(r)}"` : void 0))),
		...Re
	];
}
// src/model/launch/program.ts
/** The name of a program, without its folder and the endings that Windows adds. */
function N(e) {
	return e.slice(Math.max(e.lastIndexOf("/"), e.lastIndexOf("\\")) + 1).toLowerCase().replace(/\.(?:exe|cmd|bat)$/, "");
}
/** Where the program stands that others only start: behind `cmd /c`, `env NAME=value`, `sudo`, `op run --`. */
function P(e) {
	let t = 0;
	for (;;) {
		let n = He(e, t);
		if (n === void 0 || n >= e.length) return t;
		t = n;
	}
}
function He(e, t) {
	switch (N(e[t] ?? "")) {
		case "cmd": return Ue(e, t + 1);
		case "env": return F(e, t + 1, [
			"-u",
			"--unset",
			"-C",
			"--chdir"
		], (e) => /^\w+=/.test(e));
		case "sudo":
		case "doas": return F(e, t + 1, [
			"-u",
			"-g",
			"-h",
			"-p",
			"-C",
			"-R",
			"-D",
			"-T"
		]);
		case "wsl": return F(e, t + 1, [
			"-d",
			"--distribution",
			"-u",
			"--user",
			"--cd",
			"--shell-type"
		]);
		case "nohup": return t + 1;
		case "op":
		case "mise":
		case "doppler":
		case "infisical":
		case "dotenv":
		case "dotenvx":
		case "aws-vault":
		case "chamber":
		case "flox":
		case "devbox": return We(e, t + 1);
		default: return;
	}
}
function Ue(e, t) {
	for (let n = t; e[n]?.startsWith("/"); n += 1) if (/^\/[ck]$/i.test(e[n] ?? "")) return n + 1;
}
function F(e, t, n, r = () => !1) {
	let i = t;
	for (let t = e[i]; t !== void 0; t = e[i]) {
		if (t === "--") return i + 1;
		if (!t.startsWith("-") && !r(t)) break;
		i += n.includes(t) ? 2 : 1;
	}
	return i;
}
function We(e, t) {
	let n = e.indexOf("--", t);
	return n === -1 ? void 0 : n + 1;
}
// src/model/launch/command-line.ts
const Ge = /* @__PURE__ */ "npx.npm.pnpm.pnpx.yarn.bun.bunx.node.deno.tsx.ts-node.uv.uvx.pipx.python.python3.py.poetry.docker.podman.bash.sh.zsh.cmd.powershell.pwsh.java.dotnet.go.cargo.ruby.php.perl.wsl.ssh.env.sudo.mise.make.cd".split(".");
/**
* The program of a command that holds its arguments too; nothing for one program, whose path may have blanks in it.
* A path is only taken for one with arguments when an option follows, or when it ends in the name of a known program.
*/
function Ke(e) {
	let [, t = "", n = ""] = /^(\S+)\s+(\S.*)$/s.exec(e) ?? [];
	if (t === "" || t.lastIndexOf("${") > t.lastIndexOf("}")) return;
	if (n.startsWith("-")) return t;
	if (t.includes("${")) return;
	if (/[\\/]/.test(t)) return qe(t) && Ge.includes(N(t)) ? t : void 0;
	return Ge.includes(N(t)) || !/[\\/]/.test(n) ? t : void 0;
}
/** "/usr/local/bin/node server.js", but not "/opt/node versions/20/bin/node". */
function qe(e) {
	return /(?:^|[\\/])(?:bin|Scripts)[\\/][^\\/]+$/i.test(e);
}
// src/model/launch/containers.ts
const Je = [
	"docker",
	"podman",
	"nerdctl"
];
const Ye = [
	"--interactive",
	"--tty",
	"--detach",
	"--rm",
	"--init",
	"--privileged",
	"--publish-all",
	"--quiet",
	"--read-only",
	"--no-healthcheck",
	"--oom-kill-disable",
	"--sig-proxy",
	"--disable-content-trust",
	"--use-api-socket",
	"--help",
	"--replace",
	"--rmi",
	"--tls-verify",
	"--no-hosts",
	"--no-hostname",
	"--passwd",
	"--read-only-tmpfs",
	"--http-proxy",
	"--env-host"
];
/** `docker run …`, `podman container run …`; `docker compose run` and the gateways are something else. */
function I(e) {
	let t = P(e);
	if (!Je.includes(N(e[t] ?? ""))) return;
	let n = e[t + 1] === "container" ? t + 2 : t + 1;
	if (e[n] !== "run") return;
	let r = [];
	for (let t = n + 1; t < e.length;) {
		let i = e[t] ?? "";
		if (i === "--") return {
			run: n,
			options: r,
			image: t + 1 < e.length ? t + 1 : void 0
		};
		if (!i.startsWith("-") || i === "-") return {
			run: n,
			options: r,
			image: t
		};
		let a = i.startsWith("--") ? Xe(e, t) : Ze(e, t);
		for (let e of a) r.push(e);
		t = (a.at(-1)?.valueWord ?? t) + 1;
	}
	return {
		run: n,
		options: r,
		image: void 0
	};
}
/** Whether a switch is on; the last one counts. */
function L({ options: e }, ...t) {
	let n = e.findLast(({ name: e }) => t.includes(e));
	return n !== void 0 && n.value !== "false";
}
function Xe(e, t) {
	let n = e[t] ?? "";
	let r = n.indexOf("=");
	if (r !== -1) {
		let e = r + 1;
		return [{
			name: n.slice(0, r),
			value: n.slice(e),
			word: t,
			valueWord: t,
			valueStart: e
		}];
	}
	if (Ye.includes(n)) return [{
		name: n,
		value: void 0,
		word: t,
		valueWord: t,
		valueStart: 0
	}];
	return [{
		name: n,
		value: e[t + 1],
		word: t,
		valueWord: t + 1,
		valueStart: 0
	}];
}
/** `-it`, `-e NAME`, `-v/a:/b`: the first letter that takes a value takes the rest of the word, or the next one. */
function Ze(e, t) {
	let n = e[t] ?? "";
	let r = [];
	for (let i = 1; i < n.length; i += 1) {
		let a = `-${n[i]}`;
		if (n[i + 1] === "=" || !"itdPq".includes(n[i] ?? "")) {
			let o = i + (n[i + 1] === "=" ? 2 : 1);
			let s = o < n.length;
			let c = s ? n.slice(o) : e[t + 1];
			let l = s ? t : t + 1;
			r.push({
				name: a,
				value: c,
				word: t,
				valueWord: l,
				valueStart: s ? o : 0
			});
			return r;
		}
		r.push({
			name: a,
			value: void 0,
			word: t,
			valueWord: t,
			valueStart: 0
		});
	}
	return r;
}
// src/model/launch/runners.ts
const R = {
	ecosystem: "npm",
	flags: [
		"-y",
		"--yes",
		"--no",
		"-n",
		"--no-install",
		"-q",
		"--quiet",
		"-s",
		"--silent",
		"-d",
		"--verbose",
		"--prefer-online",
		"--prefer-offline",
		"--offline",
		"--ignore-scripts",
		"--no-audit",
		"--no-fund",
		"--ignore-existing",
		"--force",
		"-f",
		"--legacy-peer-deps",
		"--no-update-notifier",
		"--no-color"
	],
	valued: [
		"--registry",
		"--userconfig",
		"--prefix",
		"--cache",
		"--loglevel",
		"-w",
		"--workspace",
		"--tag",
		"--node-options",
		"--script-shell",
		"--shell",
		"--node-arg",
		"-C"
	],
	packages: ["-p", "--package"]
};
const Qe = {
	ecosystem: "npm",
	flags: [
		"-y",
		"--yes",
		"-s",
		"--silent"
	],
	valued: [
		"--allow-build",
		"--reporter",
		"-C",
		"--dir",
		"--registry"
	],
	packages: ["--package"],
	scripts: ["-c", "--shell-mode"]
};
const $e = {
	ecosystem: "npm",
	flags: [
		"--bun",
		"-b",
		"--silent",
		"--verbose",
		"--no-install",
		"-y",
		"--yes"
	],
	valued: [],
	packages: ["-p", "--package"]
};
const et = {
	ecosystem: "pypi",
	flags: [
		"--isolated",
		"-q",
		"--quiet",
		"-v",
		"--verbose",
		"--refresh",
		"-U",
		"--upgrade",
		"-n",
		"--no-cache",
		"--no-cache-dir",
		"--offline",
		"--no-config",
		"--native-tls",
		"--no-progress",
		"--no-build",
		"--no-env-file",
		"--managed-python",
		"--no-managed-python",
		"--reinstall",
		"--no-index",
		"--no-sources",
		"--no-python-downloads",
		"--system-certs",
		"--lfs"
	],
	valued: /* @__PURE__ */ "--with.-w.--with-editable.--with-requirements.-p.--python.--index.--default-index.-i.--index-url.--extra-index-url.-f.--find-links.--index-strategy.--directory.--project.--cache-dir.--config-file.-c.--constraints.--overrides.-b.--color.--build-constraints.--refresh-package.-P.--upgrade-package.--resolution.--prerelease.--exclude-newer.--env-file.--keyring-provider.--link-mode.--allow-insecure-host.--torch-backend.--python-preference.--no-build-package.--no-binary-package".split("."),
	packages: ["--from"]
};
const tt = [
	{
		words: ["npx"],
		...R,
		scripts: ["-c", "--call"]
	},
	{
		words: ["npm", "exec"],
		...R,
		scripts: ["-c", "--call"]
	},
	{
		words: ["npm", "x"],
		...R,
		scripts: ["-c", "--call"]
	},
	{
		words: ["pnpx"],
		...Qe
	},
	{
		words: ["pnpm", "dlx"],
		...Qe
	},
	{
		words: ["yarn", "dlx"],
		ecosystem: "npm",
		flags: ["-q", "--quiet"],
		valued: [],
		packages: ["-p", "--package"]
	},
	{
		words: ["bunx"],
		...$e
	},
	{
		words: ["bun", "x"],
		...$e
	},
	{
		words: ["uvx"],
		...et
	},
	{
		words: [
			"uv",
			"tool",
			"run"
		],
		...et
	},
	{
		words: ["pipx", "run"],
		ecosystem: "pypi",
		flags: [
			"--no-cache",
			"-q",
			"--quiet",
			"-v",
			"--verbose",
			"--pypackages",
			"--fetch-missing-python"
		],
		valued: [
			"--python",
			"--pip-args",
			"--index-url",
			"-i",
			"--with",
			"--backend"
		],
		packages: ["--spec"],
		scripts: ["--path"]
	}
];
// src/model/launch/specifiers.ts
/** `@scope/name@version`; nothing for a path, an address, an alias or a repository. */
function z(e) {
	let t = e.indexOf("@", 1);
	let n = t === -1 ? e : e.slice(0, t);
	if (!/^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(n)) return;
	if (t === -1) return {
		name: n,
		version: void 0
	};
	let r = e.slice(t + 1);
	return /[:/]/.test(r) ? void 0 : {
		name: n,
		version: r
	};
}
/**
* `name[extra]==version`, and uv's `name@version`; nothing for a path, an address or a repository. A scope is read, too:
* it is how a package of npm is known.
*/
function nt(e) {
	if (e.startsWith("@")) return z(e);
	let [t = ""] = /^[a-z0-9][\w.-]*/i.exec(e) ?? [];
	if (t === "") return;
	let n = e.slice(t.length);
	if (n.startsWith("[")) {
		let e = n.indexOf("]");
		if (e === -1) return;
		n = n.slice(e + 1);
	}
	n = n.trim();
	if (n === "") return {
		name: t,
		version: void 0
	};
	if (/[:/]/.test(n)) return;
	if (n.startsWith("@")) return {
		name: t,
		version: n.slice(1).trim()
	};
	return /^(?:[=~!<>]=?|===)/.test(n) ? {
		name: t,
		version: n
	} : void 0;
}
/** `registry/name:tag@digest`. */
function rt(e) {
	let t = e.indexOf("@");
	let n = t === -1 ? e : e.slice(0, t);
	let r = n.indexOf(":", n.lastIndexOf("/") + 1);
	let i = r === -1 ? n : n.slice(0, r);
	if (!/^[a-z0-9][\w./:-]*$/i.test(i)) return;
	if (t !== -1) return {
		name: i,
		version: e.slice(t + 1)
	};
	return {
		name: i,
		version: r === -1 ? void 0 : n.slice(r + 1)
	};
}
// src/model/launch/package-run.ts
/** Nothing where the words do not say for sure: an option that is not known may have a value. */
function it(e) {
	let t = P(e);
	let n = N(e[t] ?? "");
	if (n === "deno") return st(e, t);
	let r = I(e);
	if (r !== void 0) {
		let { image: t, run: i } = r;
		return t === void 0 ? void 0 : B(e, t, 0, `${n} ${e[i]}`, "image");
	}
	let i = at(e, t);
	return i && ot(i, e, t + i.words.length);
}
function at(e, t) {
	let n = N(e[t] ?? "");
	return tt.find(({ words: [r, ...i] }) => n === r && i.every((n, r) => e[t + 1 + r] === n));
}
function ot(e, t, n) {
	let r = e.words.join(" ");
	for (let i = n; i < t.length; i += 1) {
		let n = t[i] ?? "";
		if (n === "--") return B(t, i + 1, 0, r, e.ecosystem);
		if (!n.startsWith("-")) return B(t, i, 0, r, e.ecosystem);
		let a = n.indexOf("=");
		let o = a === -1 ? n : n.slice(0, a);
		if (e.scripts?.includes(o)) return;
		if (e.packages.includes(o)) return a === -1 ? B(t, i + 1, 0, r, e.ecosystem) : B(t, i, a + 1, r, e.ecosystem);
		if (a !== -1 || e.flags.includes(o)) continue;
		if (!e.valued.includes(o)) return;
		i += 1;
	}
}
/** `deno run npm:name@version`: the first word that is no option says where the package comes from. */
function st(e, t) {
	let n = e[t + 1];
	if (n !== "run" && n !== "x") return;
	let r = e.findIndex((e, n) => n > t + 1 && !e.startsWith("-"));
	return e[r]?.startsWith("npm:") ? B(e, r, 4, `deno ${n}`, "npm") : void 0;
}
const ct = {
	npm: z,
	pypi: nt,
	image: rt
};
function B(e, t, n, r, i) {
	let a = e[t];
	let o = a === void 0 ? void 0 : ct[i](a.slice(n));
	return a === void 0 || o === void 0 ? void 0 : {
		...o,
		runner: r,
		ecosystem: i,
		word: t,
		start: n,
		end: a.length
	};
}
// src/model/launch/joined.ts
/**
* Which of the words is two in one, "-y docs-mcp" or "--from docs-mcp": only among those that npx, uvx, docker and
* their like read themselves.
*/
function lt(e) {
	let t = I(e);
	if (t !== void 0) return t.options.find(({ name: e, value: t, word: n, valueWord: r }) => /\s/.test(e) || n === r && /^\s/.test(t ?? ""))?.word;
	let n = P(e);
	let r = at(e, n);
	if (r === void 0) return;
	let { flags: i, valued: a, packages: o } = r;
	for (let t = n + r.words.length; t < e.length; t += 1) {
		let n = e[t] ?? "";
		let [r = ""] = n.split(/\s/, 1);
		if (!n.startsWith("-")) return ut(r) && /^\s+-/.test(n.slice(r.length)) ? t : void 0;
		let s = i.includes(r) || a.includes(r) || o.includes(r);
		if (!s && !n.includes("=")) return;
		if (s && r !== n) return t;
		(a.includes(n) || o.includes(n)) && (t += 1);
	}
}
function ut(e) {
	return z(e) !== void 0 || nt(e) !== void 0;
}
// src/model/launch/scripts.ts
const dt = {
	node: [
		"js",
		"mjs",
		"cjs",
		"ts",
		"mts"
	],
	bun: [
		"js",
		"mjs",
		"cjs",
		"ts",
		"mts",
		"tsx"
	],
	tsx: [
		"js",
		"mjs",
		"cjs",
		"ts",
		"mts",
		"tsx"
	],
	"ts-node": ["ts", "mts"],
	deno: [
		"js",
		"mjs",
		"ts",
		"mts"
	],
	python: ["py"],
	python3: ["py"],
	py: ["py"],
	ruby: ["rb"],
	php: ["php"],
	perl: ["pl"],
	bash: ["sh"],
	sh: ["sh"],
	zsh: ["sh"]
};
/** Words that stand between a program and the file it runs. */
const ft = {
	bun: "run",
	deno: "run"
};
/** Options of interpreters whose value is the next word. */
const pt = [
	"-r",
	"--require",
	"--import",
	"--loader",
	"--experimental-loader",
	"-W",
	"-X",
	"-I",
	"-C",
	"--env-file"
];
/**
* Which of the words is the file that is run: the program itself, where it is a path, or what an interpreter is given.
* Nothing where an option stands before it that may change what it means.
*/
function mt(e) {
	let t = P(e);
	let n = e[t] ?? "";
	if (/\s/.test(n)) return;
	let r = N(n);
	let i = Object.hasOwn(dt, r) ? dt[r] : void 0;
	if (i === void 0 || /^\.{1,2}[\\/]/.test(n)) return /[\\/]/.test(n) ? t : void 0;
	let a = ht(e, t + 1, Object.hasOwn(ft, r) ? ft[r] : void 0);
	let o = a === void 0 ? void 0 : /\.(\w+)$/.exec(e[a] ?? "")?.[1];
	return o !== void 0 && i.includes(o) ? a : void 0;
}
function ht(e, t, n) {
	let r = e[t] === n ? t + 1 : t;
	for (let t = e[r]; t !== void 0; t = e[r]) {
		if (!t.startsWith("-")) return r;
		if (/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(t)) return;
		r += pt.includes(t) ? 2 : 1;
	}
}
/** Neither from a root, a drive or a home, nor from a variable or a blank to be filled in, which may be anything. */
function V(e) {
	return !/^(?:[\\/~]|[a-z]:|[a-z][a-z+]+:)|[$%<>{}[\]|*?]/i.test(e);
}
// src/model/launch/words.ts
/** The command and its arguments, in one list: what a client hands to the system. */
function H({ command: e, args: t }) {
	return e === void 0 ? [] : [e, ...t];
}
// src/model/packages/placed-run.ts
/** The package that a server is started from; nothing where the command names a registry of its own. */
function U(e) {
	if (e.transport !== "stdio") return;
	let t = H(e);
	let n = t.map(({ value: e }) => e);
	let r = it(n);
	if (r !== void 0 && r.ecosystem !== "image" && n.some(gt)) return;
	let i = t[r?.word ?? -1];
	return r === void 0 || i === void 0 ? void 0 : {
		run: r,
		part: i
	};
}
function gt(e) {
	return /^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(e);
}
function W(e) {
	let t = U(e);
	let n = t && Be(t.run.ecosystem, t.run.name);
	return t === void 0 || n === void 0 ? void 0 : {
		...t,
		noted: n
	};
}
// src/model/secrets/in-address.ts
/** Where in the address of a server a secret stands; nothing for one in its path or in another field. */
function _t(t, n) {
	if (t === void 0 || t.broken || k(t, n.route) !== "url") return;
	let r = e.valueAt(t.document.value, n.route);
	return typeof r == "string" ? vt(r, n.start) : void 0;
}
function vt(e, t) {
	let n = e.indexOf("://") + 3;
	if (n < 3 || t < n) return;
	let r = n + e.slice(n).search(/[/?#]|$/);
	if (t < r) return { in: "user" };
	let i = e.slice(r, t);
	if (!i.includes("?")) return;
	return {
		in: "query",
		parameter: /[?&]([^?&=]*)=[^&]*$/.exec(i)?.[1] ?? ""
	};
}
/** "DB_PASSWORD", "--api-key"; not "SECRET_PROVIDER" or "TOKEN_AUDIENCE". */
const yt = /(?:token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/i;
const bt = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
/** What a name says is secret and nobody would call a word, though it has not the marks of a program's making. */
function xt(e, t) {
	let [n, i, a = ""] = bt.exec(e) ?? [];
	let o = n !== void 0 && i !== void 0 && St(i) ? Ct(a, i, e.length - a.length) : t !== void 0 && St(t) ? Ct(e, t, 0) : void 0;
	return o !== void 0 && r.secretsIn(e, t).length === 0 ? o : void 0;
}
function St(e) {
	return yt.test(e.slice(-80)) && r.isSecretName(e);
}
function Ct(t, n, i) {
	let a = e.scheme.exec(t)?.[0].length ?? 0;
	let o = t.slice(a);
	if (o.length < 10 || o.length > 256 || e.somethingElse.test(o)) return;
	if (wt(o) < 3 && Tt(o) < 5 || r.isCommonPassword(o) || r.isForShow(o) || e.mayStandIn(o)) return;
	return {
		what: /pass|pwd/i.test(n) ? "what looks like a password" : "what looks like a key",
		start: i + a,
		end: i + t.length
	};
}
/** Small letters, capitals, digits, and signs that do not join words. */
function wt(e) {
	return [
		/[a-z]/,
		/[A-Z]/,
		/\d/,
		/[^\w.:/,;-]/
	].filter((t) => t.test(e)).length;
}
/** Between letters and digits: words and versions have few. */
function Tt(e) {
	return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
}
const Et = /([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i;
/** Headers in which anything may be sent. */
const Dt = /^(?:PROXY_)?AUTH(?:ORIZATION)?$/;
/** What a secret in a text is the value of, as the name of a variable: that before it, or that of the whole text. */
function Ot(e, t, n) {
	let i = [Et.exec(e.slice(Math.max(0, t - 120), t))?.[1], n].find((e) => e !== void 0 && r.isSecretName(e));
	return i === void 0 ? void 0 : kt(i);
}
/** "exaApiKey" is "EXA_API_KEY", "--token" is "TOKEN", and "X-Figma-Token" is "FIGMA_TOKEN". */
function kt(e) {
	let t = e.slice(0, 120).replace(/([a-z0-9])(?=[A-Z])/g, "$1_").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+(?:X_)?|^X_|_+$/gi, "").toUpperCase();
	return /^[A-Z]\w*$/.test(t) && !Dt.test(t) ? t : void 0;
}
// src/rules/fields/approve-all.ts
var At = t.defineRule({
	id: "approve-all",
	category: "security",
	severity: "warning",
	scope: "document",
	onlyWith: ["approval"],
	messages: {
		tools: (t) => `with ${e.quote(t.key)} ${t.client} runs every tool of ${t.server} without asking${jt(t.published)}`,
		servers: (t) => `with ${e.quote(t.key)} ${t.client} starts every server of the project without asking${jt(t.published)}`
	},
	check(t, { client: n, violations: r, report: i }) {
		let a = new Set(r.map(({ place: e }) => JSON.stringify(e.route)));
		let o = t.publishable;
		for (let { key: r, fact: s, by: c, place: l, server: u } of Mt(t)) {
			if (a.has(JSON.stringify(l.route))) continue;
			let t = {
				server: u,
				severity: o && u?.off !== !0 && e.confidenceOf(c) !== "L" ? "warning" : "info",
				help: s.approvesAll === !0 || u === void 0 ? "remove it" : "name the tools that may run unasked"
			};
			u === void 0 ? i("servers", {
				key: r,
				client: n,
				published: o
			}, l, t) : i("tools", {
				key: r,
				server: e.nameOf(u),
				client: n,
				published: o
			}, l, t);
		}
	}
});
function jt(e) {
	return e ? ", for everyone who gets this file" : "";
}
function Mt({ document: t, format: n, servers: r }) {
	let { rootFields: i = {} } = n;
	let a = Object.keys(i).map((n) => ({
		key: n,
		fact: i[n],
		value: e.own(t.value, n),
		route: [n],
		server: void 0
	}));
	let o = r.filter(({ broken: e }) => !e).flatMap((e) => e.fields.map(({ key: t, fact: n, value: r, route: i }) => ({
		key: t,
		fact: n,
		value: r,
		route: i,
		server: e
	})));
	return [...a, ...o].flatMap(({ key: n, fact: r, value: i, route: a, server: o }) => {
		let s = r === void 0 ? void 0 : e.approvedAll(r, i);
		let c = r?.by ?? o?.dialect.by;
		if (r === void 0 || s === void 0 || c === void 0 || t.isBroken(a)) return [];
		return [{
			key: n,
			fact: r,
			by: c,
			place: e.at(t, [...a, ...s]),
			server: o
		}];
	});
}
// src/rules/commands/arg-value.ts
var Nt = t.defineRule({
	id: "arg-value",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["odd-word"],
	messages: {
		joined: (t) => `${e.quote(t.head)} and what follows are one argument of ${t.server}, and ${t.program} knows nothing of that name`,
		lineBreak: (e) => `a line break at the end of an argument of ${e.server} is part of it`
	},
	check(t, { report: r }) {
		if (t.transport !== "stdio") return;
		let { document: i, args: a } = t;
		let o = H(t);
		let s = o.map(({ value: e }) => e);
		let c = o[lt(s) ?? -1];
		if (c !== void 0) {
			let n = N(s[P(s)] ?? "");
			let [a = ""] = c.value.split(/\s/, 1);
			r("joined", {
				server: e.nameOf(t),
				program: n,
				head: a
			}, e.at(i, c.route), {
				server: t,
				help: "make an item of each word"
			});
		}
		let l = n.expandedElsewhere(s[0], s.slice(1));
		for (let [n, { value: o, route: s }] of a.entries()) {
			if (!/^[^\n\r]+[\n\r]+$/.test(o) || l(n)) continue;
			r("lineBreak", { server: e.nameOf(t) }, e.at(i, s), {
				server: t,
				help: "remove the line break"
			});
		}
	}
});
// src/rules/fields/auth-incomplete.ts
var Pt = t.defineRule({
	id: "auth-incomplete",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["sign-in"],
	messages: {
		missing: (t) => `${e.quote(t.field)} of ${t.server} has no ${e.quote(t.needs)}, so ${t.client} does not sign in, without a word`,
		inert: (t) => `${e.quote(t.field)} of ${t.server} has the type ${e.quote(t.type)}, with which ${t.client} does nothing`
	},
	check(t, { client: n, report: r }) {
		for (let { field: i, type: a, needs: o, reaction: s } of t.dialect.signIn ?? []) {
			let c = Ft(t, i);
			if (c === void 0 || e.own(c.value, "type") !== a) continue;
			let l = {
				field: i,
				server: e.nameOf(t),
				client: n
			};
			if (o === void 0) {
				r("inert", {
					...l,
					type: a
				}, e.at(t.document, [...c.route, "type"]), {
					server: t,
					reaction: s,
					help: "send the key in \"headers\" or \"env\", as the server wants it"
				});
				continue;
			}
			let u = e.own(c.value, o);
			if (u !== void 0 && u !== "") continue;
			let d = u === "" ? e.at(t.document, [...c.route, o]) : e.at(t.document, c.route, "key");
			r("missing", {
				...l,
				needs: o
			}, d, {
				server: t,
				reaction: s,
				help: `sign in once with ${n}, which writes ${e.quote(o)}, or remove ${e.quote(i)}`
			});
		}
	}
});
function Ft({ fields: e }, t) {
	return e.find((e) => e.key === t && e.fact?.unread !== !0);
}
// src/rules/commands/command-dangerous.ts
var It = t.defineRule({
	id: "command-dangerous",
	category: "security",
	severity: "warning",
	scope: "server",
	onlyWith: ["risky-word", "container"],
	messages: {
		download: (e) => `${e.server} runs what it downloads, unseen, at every start`,
		root: (t) => `${e.quote(t.program)} gives ${t.server} the rights of root`,
		privileged: (e) => `"--privileged" gives the container of ${e.server} the rights of its host`,
		mount: (e) => `the container of ${e.server} gets the whole disk of its host`
	},
	check(t, { report: n }) {
		if (t.transport !== "stdio") return;
		let r = H(t);
		let i = r.map(({ value: e }) => e);
		let a = { server: e.nameOf(t) };
		let o = (n) => e.at(t.document, r[n]?.route ?? t.route);
		let s = N(i[0] ?? "");
		(s === "sudo" || s === "doas") && n("root", {
			...a,
			program: s
		}, o(0), {
			server: t,
			help: "start the program itself, and give its user the rights it needs"
		});
		for (let { value: o, route: s } of Lt(r, i)) {
			let r = Bt(o);
			if (r === void 0) continue;
			n("download", a, e.at(t.document, s, "value", r), {
				server: t,
				help: "install it once, from a version that you have looked at"
			});
		}
		let c = I(i);
		if (c === void 0) return;
		L(c, "--privileged") && n("privileged", a, o(c.options.findLast(({ name: e }) => e === "--privileged")?.word ?? c.run), {
			server: t,
			help: "name what it needs with \"--cap-add\" or \"--device\""
		});
		for (let e of Ht(c)) n("mount", a, o(e), {
			server: t,
			help: "mount only the folder that it works on"
		});
	}
});
/** Where there is a shell: without one "|" is an argument like any other, and in a container it is the container's. */
function Lt(e, t) {
	let n = t.findIndex((e) => /^(?:(?:ba|z|da|k|fi)?sh|cmd|powershell|pwsh|wsl)$/.test(N(e)));
	return n === -1 || I(t) !== void 0 ? [] : e.slice(n + 1);
}
const Rt = /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i;
const zt = /^\s*(?:sudo\s+)?(?:[\w/.-]*\/)?(?:(?:ba|z|da|k)?sh|iex|Invoke-Expression|python3?|node)\b/i;
/** `curl … | sh`, `sh -c "$(curl …)"`, `bash <(curl …)`: from the download to what runs it. */
function Bt(e) {
	let t = /(?:\b(?:eval|exec|source|(?:ba|z|da|k)?sh(?:\s+-\w+)?)\s+["']?|^\s*)(?:<|\$)\(\s*(?:curl|wget)\b/i.exec(e);
	if (t) return {
		start: t.index,
		end: t.index + t[0].length
	};
	let n = 0;
	for (let t of e.split("|")) {
		let r = n + t.length;
		let i = Rt.exec(t);
		let a = i && e[r + 1] !== "|" && e[r] === "|" ? zt.exec(Vt(e, r + 1)) : null;
		if (i && a) return {
			start: n + i.index,
			end: r + 1 + a[0].length
		};
		n = r + 1;
	}
}
/** As much of it as names a program. */
function Vt(e, t) {
	return e.slice(t, t + 200);
}
function Ht({ options: e }) {
	return e.flatMap(({ name: e, value: t = "", valueWord: n }) => {
		if (e === "-v" || e === "--volume") return /^(?:\/|[a-z]:[\\/]?):/i.test(t) ? [n] : [];
		if (e !== "--mount") return [];
		return t.split(",").some((e) => /^(?:source|src)=(?:\/|[a-z]:[\\/]?)$/i.test(e)) ? [n] : [];
	});
}
// src/rules/commands/command-path.ts
var Ut = t.defineRule({
	id: "command-path",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["file-word"],
	messages: { missing: (t) => `${e.quote(t.path)}, which starts ${t.server}, lies neither beside this file nor in a folder above it` },
	check(t, { report: n }) {
		if (!t.owner || t.format.ofUser) return;
		for (let r of t.servers) {
			if (r.broken || r.transport !== "stdio") continue;
			let i = H(r);
			let a = i[mt(i.map(({ value: e }) => e)) ?? -1];
			if (a === void 0 || !Wt(a.value) || !Kt(t, r, a.value)) continue;
			n("missing", {
				path: a.value,
				server: e.nameOf(r)
			}, e.at(t.document, a.route), {
				server: r,
				...r.off && { severity: "info" },
				help: "correct the path, or add the file to the project"
			});
		}
	}
});
/** Not what a build or an installation puts there. */
function Wt(e) {
	if (!V(e)) return !1;
	return !e.split(/[\\/]/).some((e) => Gt.test(e)) && !/^path[\\/]to[\\/]/i.test(e);
}
const Gt = /^(?:node_modules|\.?venv|env|vendor|dist|build|out|output|target|bin|obj|lib|_?build|\.[\w-]*build|publish|release|debug|\.next|\.nuxt)$/i;
function Kt(e, { cwd: t, fields: n }, r) {
	let i = t?.value.replace(/^\$\{workspaceFolder\}(?:[\\/]|$)/, "");
	if (i === void 0 && n.some(({ fact: e }) => e?.is === "cwd" && e.unread !== !0)) return !1;
	if (i !== void 0 && i !== "" && !V(i)) return !1;
	let a = (e) => e.replaceAll("\\", "/");
	return e.lacks(a(r)) && (!i || e.lacks(`${a(i)}/${a(r)}`));
}
// src/rules/commands/command-shell-syntax.ts
var qt = t.defineRule({
	id: "command-shell-syntax",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["odd-word"],
	messages: {
		operator: (t) => `${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} is one more argument`,
		home: (e) => `${e.client} starts ${e.server} without a shell, so "~" is the name of a folder here`,
		expansion: (t) => `${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} stays as it is`
	},
	check(t, { client: r, report: i }) {
		let { dialect: a, document: o, command: s, args: c, transport: l } = t;
		let { starts: u } = a;
		if (s === void 0 || u === void 0 || l !== "stdio") return;
		let d = H(t);
		let f = d.map(({ value: e }) => e);
		if (Jt.includes(N(f[P(f)] ?? ""))) return;
		let p = {
			effect: "ignored",
			by: u.by
		};
		let m = {
			server: e.nameOf(t),
			client: r
		};
		for (let { word: n, within: r } of u.keepsTilde ? Xt(f) : []) {
			if (n === 0 && Ke(s.value.trim()) !== void 0) continue;
			let a = n === 0 ? {
				...p,
				effect: "fails-server"
			} : p;
			let { route: c } = d[n] ?? s;
			i("home", m, e.at(o, c, "value", {
				start: r,
				end: r + 1
			}), {
				server: t,
				reaction: a,
				help: "write the whole path, or one that the client expands"
			});
		}
		for (let { text: n, start: r } of $t(s, a, "command")) {
			let c = n.startsWith("%") ? p : {
				...p,
				effect: "fails-server"
			};
			let l = e.at(o, s.route, "value", {
				start: r,
				end: r + n.length
			});
			i("expansion", {
				...m,
				text: n
			}, l, {
				server: t,
				reaction: c,
				help: Qt(n, a, "command")
			});
		}
		let h = n.expandedElsewhere(s.value, c.map(({ value: e }) => e));
		for (let [n, r] of c.entries()) {
			if (h(n)) continue;
			Yt.test(r.value) && i("operator", {
				...m,
				text: r.value
			}, e.at(o, r.route), {
				server: t,
				reaction: p,
				help: "put the line into a script, or start it with \"sh\" and \"-c\""
			});
			for (let { text: n, start: s } of $t(r, a, "args")) i("expansion", {
				...m,
				text: n
			}, e.at(o, r.route, "value", {
				start: s,
				end: s + n.length
			}), {
				server: t,
				reaction: p,
				help: Qt(n, a, "args")
			});
		}
	}
});
/** Programs that hand their arguments to a shell, or have such signs of their own. */
const Jt = [
	"ssh",
	"find",
	"parallel",
	"concurrently",
	"nix",
	"nix-shell",
	"su",
	"watch",
	"make",
	"jq",
	"expr"
];
const Yt = /^(?:\|\|?|&&?|>>?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/;
/** Only where the program that gets it is known to take it as it is: servers may expand it themselves. */
function Xt(e) {
	let t = [{
		word: 0,
		within: 0
	}];
	let n = mt(e) ?? 0;
	n > 0 && t.push({
		word: n,
		within: 0
	});
	for (let { name: n, valueWord: r, valueStart: i } of I(e)?.options ?? []) (n === "-v" || n === "--volume") && t.push({
		word: r,
		within: i
	});
	return t.filter(({ word: t, within: n }) => /^~[\\/]/.test((e[t] ?? "").slice(n)));
}
const Zt = "HOME|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR";
function Qt(t, n, r) {
	let i = /^(?:\$(\w+)|%(\w+)%)$/.exec(t)?.slice(1).join("");
	let a = i === void 0 ? void 0 : O(n, r, i);
	return a === void 0 ? "write the value itself" : `write ${e.quote(a)}`;
}
/** Names that nobody writes by accident, and programs in `$( )`; whole references are judged by another rule. */
function $t({ value: e }, { placeholders: t }, r) {
	if (!/[$%]/.test(e) || t === void 0) return [];
	let i = t.in[r] ?? [];
	let a = n.placeholdersIn(e);
	let o = RegExp(`\\$(?:${Zt})\\b|%(?:${Zt})%|\\$\\((?:pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?)\\b[^()]*\\)`, "g");
	return [...e.matchAll(o)].flatMap(({ 0: e, index: t }) => {
		let n = i.includes(e.startsWith("%") ? "%NAME%" : "$NAME") && !e.startsWith("$(");
		let r = a.some(({ start: n, end: r }) => n < t + e.length && t < r);
		return n || r ? [] : [{
			text: e,
			start: t
		}];
	});
}
// src/rules/commands/command-with-arguments.ts
var en = t.defineRule({
	id: "command-with-arguments",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["odd-command"],
	messages: {
		arguments: (e) => `${e.client} takes the whole command of ${e.server} for one program, so ${e.consequence}`,
		blank: (e) => `a blank at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`
	},
	check(t, { client: n, report: r }) {
		let { command: i, dialect: a, transport: o } = t;
		let { starts: s } = a;
		if (i === void 0 || s === void 0 || o !== "stdio" || tn(t, s)) return;
		let c = i.value.trim();
		let l = Ke(c);
		if (c === "" || l === void 0 && c === i.value) return;
		let u = {
			effect: "fails-server",
			by: s.by
		};
		let d = e.at(t.document, i.route);
		l === void 0 ? r("blank", {
			end: /\s$/.test(i.value) ? "end" : "start",
			server: e.nameOf(t),
			client: n,
			consequence: e.consequence(u, n)
		}, d, {
			reaction: u,
			server: t,
			help: "remove the blank"
		}) : r("arguments", {
			server: e.nameOf(t),
			client: n,
			consequence: e.consequence(u, "it")
		}, d, {
			reaction: u,
			server: t,
			help: nn(t, l)
		});
	}
});
function tn(e, { blanks: t }) {
	return t === "split" || t === "split-alone" && e.args.length === 0;
}
function nn(t, r) {
	let i = n.fieldMeaning(t, "commandLine");
	let a = e.quote(p(t.dialect, "args") ?? "args");
	return i === void 0 ? `write ${e.quote(r)} as the command and each further word as an item of ${a}` : `make each word an item of its own in ${e.quote(i.key)}`;
}
// src/rules/commands/docker-stdio.ts
var rn = t.defineRule({
	id: "docker-stdio",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["container"],
	messages: {
		closed: (e) => `${e.program} starts ${e.server} without "-i", so that nothing the client writes reaches it`,
		terminal: (e) => `"${e.option}" asks for a terminal, and the client that starts ${e.server} has none to give`,
		detached: (e) => `"${e.option}" sends ${e.server} to the background, so that the client talks to nobody`
	},
	check(t, { report: n }) {
		if (t.transport !== "stdio") return;
		let r = H(t);
		let i = r.map(({ value: e }) => e);
		let a = I(i);
		if (a === void 0 || L(a, "-a", "--attach")) return;
		let o = N(i[P(i)] ?? "");
		let s = (n) => e.at(t.document, r[n]?.route ?? t.route);
		let c = on(a.options, "-d", "--detach");
		let l = on(a.options, "-t", "--tty");
		let u = {
			server: e.nameOf(t),
			program: o
		};
		let d = {
			server: t,
			...t.off && { severity: "info" }
		};
		let f = L(a, "-i", "--interactive");
		if (c !== void 0) {
			let e = i[c.word] ?? "";
			n("detached", {
				...u,
				option: e
			}, s(c.word), {
				...d,
				help: an(e, "d")
			});
		} else if (l !== void 0) {
			let e = i[l.word] ?? "";
			let t = f ? an(e, "t") : "write \"-i\" in its place";
			n("terminal", {
				...u,
				option: e
			}, s(l.word), {
				...d,
				help: t
			});
		} else f || n("closed", u, s(a.run), {
			...d,
			help: "add \"-i\" after \"run\""
		});
	}
});
/** "-it" without its "t". */
function an(t, n) {
	return /^-\w\w+$/.test(t) ? `write ${e.quote(t.replace(n, ""))}` : "leave it out";
}
function on(e, ...t) {
	let n = e.findLast(({ name: e }) => t.includes(e));
	return n?.value === "false" ? void 0 : n;
}
// src/rules/fields/enabled-conflict.ts
var sn = t.defineRule({
	id: "enabled-conflict",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["stranger", "switches"],
	messages: {
		runs: (t) => `${t.client} does not read ${e.quote(t.key)}, so ${t.server} runs although it is switched off here`,
		idle: (t) => `${t.client} does not read ${e.quote(t.key)} of ${t.server}; the server is on without it`,
		disagree: (t) => `${e.quote(t.read)} and ${e.quote(t.other)} of ${t.server} disagree`,
		both: (t) => `${t.server} has both ${e.quote(t.read)} and ${e.quote(t.other)}, which disagree; ${t.client} reads only ${e.quote(t.read)}`
	},
	check(t, { client: n, report: r }) {
		let i = t.fields.filter((e) => cn(e));
		let a = i.find((e) => e.fact !== void 0 && !e.fact.unread);
		for (let o of i) {
			if (o === a) continue;
			let i = {
				server: e.nameOf(t),
				client: n
			};
			let s = e.at(t.document, o.route, "key");
			if (a !== void 0) {
				if (typeof a.value != "boolean" || K(o) === K(a)) continue;
				let n = o.fact !== void 0 && !o.fact.unread;
				r(n ? "disagree" : "both", {
					...i,
					read: a.key,
					other: o.key
				}, s, {
					server: t,
					help: `keep ${e.quote(a.key)}`,
					related: [{
						place: e.at(t.document, a.route, "key"),
						message: n ? "the other one" : "this one is read"
					}]
				});
			} else K(o) ? r("runs", {
				...i,
				key: o.key
			}, s, {
				server: t,
				help: ln(t)
			}) : G(o) === "enabled" && r("idle", {
				...i,
				key: o.key
			}, s, {
				server: t,
				severity: "info",
				help: "remove it"
			});
		}
	}
});
function G({ key: e, fact: t }) {
	return t?.is ?? (e === "enabled" || e === "disabled" ? e : void 0);
}
function cn(e) {
	let t = G(e);
	return t === "enabled" || t === "disabled";
}
function K(e) {
	let t = e.value === !0 || e.value === "true" || e.value === 1;
	let n = e.value === !1 || e.value === "false" || e.value === 0;
	return G(e) === "enabled" ? n : t;
}
function ln({ dialect: e, document: t }) {
	let n = p(e, "enabled");
	if (n !== void 0) return `write ${a(t.language, n, "false")}`;
	let r = p(e, "disabled");
	if (r !== void 0) return `write ${a(t.language, r, "true")}`;
	return e.switchOff ?? "remove the server from this file";
}
// src/rules/documents/encoding-invalid.ts
var un = t.defineRule({
	id: "encoding-invalid",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["problem"],
	messages: {
		bytes: (e) => e.fact,
		mark: (e) => `the file starts with a byte order mark, so ${e.consequence}`
	},
	check({ document: t, format: n }, { client: r, report: i }) {
		for (let a of t.problems) {
			let o = e.atSpan(t, a.span);
			a.kind === "encoding" && i("bytes", { fact: a.message }, o, { help: a.help ?? "save the file as UTF-8" });
			a.kind === "bom" && e.severityOf(n.syntax.bom) !== "info" && i("mark", { consequence: e.consequence(n.syntax.bom, r) }, o, {
				reaction: n.syntax.bom,
				help: "save the file as UTF-8 without a byte order mark"
			});
		}
	}
});
// src/rules/variables/env-name.ts
/** Dots, hyphens, colons, brackets and slashes are odd, and some programs ask for them. */
const dn = /[\s\0="'`$%{}<>|&;,\\]/;
/** Both are set on purpose: programs disagree on the spelling. */
const fn = /^(?:https?|ftp|no|all)_proxy$/;
var pn = t.defineRule({
	id: "env-name",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["odd-env"],
	messages: {
		empty: (e) => `a variable in the environment of ${e.server} has no name`,
		equals: (t) => `${e.quote(t.name)} in the environment of ${t.server} becomes a variable ${e.quote(t.read)}: names end at "="`,
		name: (t) => `${e.quote(t.name)} in the environment of ${t.server} has ${t.character} in its name, which shells cannot hold`,
		hyphen: (t) => `${e.quote(t.name)} in the environment of ${t.server} is a name that shells lose: they take no "-"`,
		twice: (t) => `${e.quote(t.name)} and ${e.quote(t.other)} in the environment of ${t.server} are one variable on Windows`
	},
	check({ servers: t }, { report: n, violations: r }) {
		let i = new Set(r.map(({ place: e }) => JSON.stringify(e.route)));
		for (let r of t) {
			if (r.broken || r.transport !== void 0 && r.transport !== "stdio") continue;
			let t = r.env.filter(({ route: e }) => i.size === 0 || !i.has(JSON.stringify(e)));
			for (let { name: i, route: a } of t) {
				let t = mn(i);
				if (t === void 0) continue;
				let { message: o, help: s, ...c } = t;
				n(o, {
					name: i,
					server: e.nameOf(r),
					...c
				}, e.at(r.document, a, "key"), {
					server: r,
					help: s,
					...o === "hyphen" && { severity: "info" }
				});
			}
			for (let { name: i, route: a, first: o } of gn(t)) n("twice", {
				name: i,
				other: o.name,
				server: e.nameOf(r)
			}, e.at(r.document, a, "key"), {
				server: r,
				help: "keep one of them",
				related: [{
					place: e.at(r.document, o.route, "key"),
					message: "the other one"
				}]
			});
		}
	}
});
function mn(t) {
	let n = dn.exec(t)?.[0] ?? "";
	let r = t.slice(0, Math.max(0, t.indexOf("=")));
	let i = {
		read: r,
		character: /\s/.test(n) ? "a blank" : n === "\0" ? "a NUL" : e.quote(n)
	};
	if (t === "") return {
		message: "empty",
		help: "remove it, or name it",
		...i
	};
	if (n === "=" && r !== "") return {
		message: "equals",
		help: `write ${e.quote(r)} and put the rest into the value`,
		...i
	};
	if (n !== "") return {
		message: "name",
		help: `write ${e.quote(hn(t))}`,
		...i
	};
	if (!t.includes("-") || !/^[A-Z0-9]+(?:[-_][A-Z0-9]+)+$/.test(t)) return;
	return {
		message: "hyphen",
		help: `write ${e.quote(hn(t))} if the server reads that`,
		...i
	};
}
function hn(e) {
	return e.replace(/[^A-Za-z0-9_]+/g, "_").replace(/^_+|_+$/g, "") || "NAME";
}
function gn(e) {
	let t = /* @__PURE__ */ new Map();
	return e.flatMap((e) => {
		let n = e.name.toLowerCase();
		let r = t.get(n);
		r === void 0 && t.set(n, e);
		return r === void 0 || fn.test(n) ? [] : [{
			...e,
			first: r
		}];
	});
}
// src/rules/variables/env-silent-drop.ts
/** Of two words and more: "DEBUG" and "PRODUCTION" are values. */
const _n = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
var vn = t.defineRule({
	id: "env-silent-drop",
	category: "clarity",
	severity: "info",
	scope: "server",
	onlyWith: ["looked-up"],
	messages: {
		command: (t) => `${t.client} runs what follows ${e.quote(t.sign)} in ${t.subject}, and ${t.outcome} when that fails`,
		name: (t) => `${t.client} takes ${e.quote(t.text)} in ${t.subject} for a variable, and for text where there is none`
	},
	check(t, { client: r, report: i }) {
		let a = t.dialect.placeholders?.lookedUp;
		if (a === void 0) return;
		for (let o of yn(t, a)) {
			let s = e.subjectOf(o.route, t);
			let c = e.at(t.document, o.route, "value");
			if (o.value.startsWith(a.command)) {
				let { command: e, whenFails: n } = a;
				i("command", {
					subject: s,
					client: r,
					sign: e,
					outcome: n
				}, c, {
					server: t,
					help: "see that the command prints the value and nothing else on every machine that starts the server"
				});
			} else a.names && o.value !== o.name && _n.test(o.value) && i("name", {
				subject: s,
				text: o.value,
				client: r
			}, c, {
				server: t,
				help: `write ${e.quote(n.spell("${NAME}", o.value))}, which shows what is meant`
			});
		}
	}
});
function yn(e, { in: t }) {
	return [...e.env, ...e.headers].filter(({ route: n }) => t.includes(k(e, n)));
}
// src/rules/fields/field-deprecated.ts
var bn = t.defineRule({
	id: "field-deprecated",
	category: "compatibility",
	severity: "info",
	scope: "document",
	onlyWith: ["deprecated"],
	messages: { works: (t) => `${t.client} still reads ${e.quote(t.key)}, but has replaced it with ${e.quote(t.use)}` },
	check(t, { client: n, report: r }) {
		let { document: i, format: a } = t;
		let o = (t, o, s) => {
			if (s?.deprecated === void 0) return;
			let { use: c } = s.deprecated;
			r("works", {
				client: n,
				key: t,
				use: c
			}, e.at(i, o, "key"), {
				reaction: {
					effect: "fine",
					by: s.by ?? a.schemaBy
				},
				help: `use ${e.quote(c)}`
			});
		};
		if (a.rootFields && e.isObject(i.value)) for (let e of Object.keys(i.value)) Object.hasOwn(a.rootFields, e) && o(e, [e], a.rootFields[e]);
		for (let e of t.servers) for (let { key: t, route: n, fact: r } of e.broken ? [] : e.fields) e.fields.some((e) => e.key === r?.deprecated?.use) || o(t, n, r);
	}
});
// src/rules/shared/durations.ts
const xn = /^\s*(\d{1,7}(?:\.\d{1,3})?)\s*(?:(ms|milliseconds?|msecs?)|(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?))\s*$/i;
const Sn = /^[1-9]\d{0,2}$/;
const Cn = {
	ms: "milliseconds",
	s: "seconds"
};
/** What the client counts in the field of this route. */
function wn(t, n) {
	return n?.fields.find((n) => n.route.length === t.length && e.startsWith(t, n.route))?.fact?.unit;
}
/** What to write for "60s", or for "30" where milliseconds are counted, in a field that takes a number. */
function Tn(e, t) {
	if (typeof e != "string") return;
	if (Sn.test(e)) return t === "ms" ? `write ${e}000 for ${e} seconds` : void 0;
	let n = En(e);
	let r = t === "s" ? n / 1e3 : n;
	return Number.isSafeInteger(r) && r > 0 ? `write ${r}, in ${Cn[t]}` : void 0;
}
function En(e) {
	let [, t, n, r, i] = xn.exec(e) ?? [];
	if (n !== void 0) return Number(t);
	if (r !== void 0) return Math.round(Number(t) * 1e3);
	return Math.round(Number(t) * (i === void 0 ? 36e5 : 6e4));
}
// src/rules/shared/violations.ts
const q = ({ subject: e, sentence: t, consequence: n }) => `${e} ${t}, so ${n}`;
/** What the schema objects to, in the words and with the weight of the client whose file it is. */
function J(t, n) {
	let { reading: r, client: i } = n;
	let a;
	for (let o of n.violations) {
		if (o.kind !== t) continue;
		if (o.rule !== void 0 && o.rule !== `field-${t}`) continue;
		a ??= he(r.servers);
		let s = a(o.route);
		let c = On(o, r, s);
		if (c.effect === "fine") continue;
		n.report("violated", {
			subject: e.subjectOf(o.route, s),
			sentence: o.sentence,
			consequence: e.consequence(c, i)
		}, o.place, {
			reaction: c,
			server: s,
			help: Dn(o, r, s)
		});
	}
}
function Dn({ kind: t, route: n, help: r }, { document: i }, a) {
	let o = t === "type" ? wn(n, a) : void 0;
	if (o === void 0) return r;
	return Tn(e.valueAt(i.value, n), o) ?? r ?? `write a number of ${Cn[o]}`;
}
function On(e, t, n) {
	let { format: r } = t;
	if (e.effect !== void 0) return {
		effect: e.effect,
		by: e.by ?? r.schemaBy
	};
	return n === void 0 ? r.badRoot : y(n, n.dialect.bad);
}
// src/rules/fields/field-missing.ts
var kn = t.defineRule({
	id: "field-missing",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["violation"],
	messages: { violated: q },
	check: (e, t) => J("missing", t)
});
// src/rules/fields/field-misspelt.ts
var An = t.defineRule({
	id: "field-misspelt",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["stranger"],
	messages: {
		misspelt: (t) => `${t.client} does not know the key ${e.quote(t.key)} of ${t.server}`,
		costly: (t) => `${t.client} does not know the key ${e.quote(t.key)} of ${t.server}, so ${t.consequence}`
	},
	check(t, { client: n, report: r }) {
		for (let { kind: i, field: a, own: o, cost: s } of c(t)) {
			if (i !== "misspelt" || o === void 0) continue;
			let c = {
				key: a.key,
				server: e.nameOf(t),
				client: n
			};
			let l = e.at(t.document, a.route, "key");
			let u = `did you mean ${e.quote(o)}?`;
			s === void 0 ? r("misspelt", c, l, {
				server: t,
				help: u
			}) : r("costly", {
				...c,
				consequence: e.consequence(s, "it", "the server")
			}, l, {
				server: t,
				help: u,
				reaction: s
			});
		}
	}
});
// src/rules/fields/field-other-client.ts
var jn = t.defineRule({
	id: "field-other-client",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["stranger"],
	messages: {
		renamed: (t) => `${t.client} does not read ${e.quote(t.key)} of ${t.server}; its own name for it is ${e.quote(t.own)}`,
		costly: (t) => `${t.client} does not read ${e.quote(t.key)} of ${t.server}, only ${t.own}, so ${t.consequence}`,
		unread: (t) => `${t.client} does not read ${e.quote(t.key)} of ${t.server}`
	},
	check(t, { client: n, report: r }) {
		for (let i of c(t)) {
			if (i.kind !== "foreign" || i.meaning === "enabled" || i.meaning === "disabled") continue;
			if (i.meaning === "transport" && t.transport !== "stdio" && _(t.dialect)) continue;
			if (i.cost === void 0 && Fn(i.field.value)) continue;
			let { field: a, own: o, readBy: s } = i;
			let c = e.at(t.document, a.route, "key");
			let l = {
				client: n,
				key: a.key,
				server: e.nameOf(t)
			};
			o === void 0 ? r("unread", l, c, {
				server: t,
				reaction: i.meaning === "retries" ? {
					effect: "fine",
					by: t.dialect.by
				} : Vn(t, i),
				help: Bn(i, t) ?? Ln(i, t) ?? In(t, a.key, s)
			}) : i.cost === void 0 ? r("renamed", {
				...l,
				own: o
			}, c, {
				server: t,
				reaction: Vn(t, i),
				help: Rn(t, i, o)
			}) : r("costly", {
				...l,
				own: e.list(Mn(t, o), { conjunction: "or" }),
				consequence: e.consequence(i.cost, "it", "the server")
			}, c, {
				server: t,
				reaction: i.cost,
				help: Rn(t, i, o)
			});
		}
	}
});
/** Some clients read an address under several keys. */
function Mn({ dialect: e }, t) {
	let n = e.fields[t]?.is;
	return [t, ...Object.entries(e.fields).filter(([e, { is: r, unread: i, deprecated: a }]) => e !== t && r === n && !i && a === void 0).map(([e]) => e)];
}
const Nn = {
	http: "Streamable HTTP",
	sse: "SSE"
};
/** Where each key of an address stands for a transport of its own, only the user knows which one is meant. */
function Pn(t, n) {
	let r = Mn(t, n).map((n) => {
		let [r, ...i] = t.dialect.fields[n]?.for ?? [];
		let a = r === void 0 || i.length > 0 ? void 0 : Nn[r];
		return a === void 0 ? void 0 : `${e.quote(n)} for ${a}`;
	});
	return r.length < 2 || r.includes(void 0) ? void 0 : r.join(", or to ");
}
/** An empty list, object or text: nothing gets lost with it. */
function Fn(e) {
	return e === "" || typeof e == "object" && (e === null || Object.keys(e).length === 0);
}
/** The file may be there for others, and the key for them. */
function In({ format: t }, n, r) {
	let i = te(t, n);
	if (i.length > 0) return `remove it, unless it is there for ${e.list(i, {
		bare: !0,
		conjunction: "or"
	})}`;
	if (r.length === 0) return "remove it";
	return `remove it here; ${r.length > 4 ? `${r.length} other clients` : e.list(r, { bare: !0 })} ${r.length === 1 ? "reads" : "read"} it`;
}
/** Some read headers as a part of another field. */
function Ln({ meaning: t }, { dialect: n, transport: r }) {
	if (t !== "headers" || r === "stdio") return;
	let i = Object.keys(n.fields).find((e) => n.fields[e]?.form === "headers-inside");
	return i === void 0 ? void 0 : `put it into ${e.quote(i)}`;
}
function Rn(t, { meaning: n, field: r }, i) {
	if (n === "transport" && typeof r.value == "object") return "write its parts as fields of the server itself";
	if (n === "args" && i === "command") return "put the arguments into the list \"command\", after the program";
	if (t.fields.some(({ key: e }) => e === i)) return `remove it: ${e.quote(i)} is there`;
	let a = Pn(t, i);
	if (a !== void 0) return `rename it to ${a}`;
	let o = n === "transport" && typeof r.value == "string" ? zn(t, r.value) : void 0;
	return `rename it to ${e.quote(i)}${o === void 0 ? "" : `, and write ${e.quote(o)}`}`;
}
/** What the value has to become under the client's own key, or nothing when it is right. */
function zn(t, n) {
	let { spellings: r } = t.dialect;
	let i = b(t, e.transportNamed(n));
	if (i === void 0 || Object.hasOwn(r, n) && r[n] === i) return;
	return S(t.dialect, i);
}
/** Where no key names the transport, the key of the address may: the one that stands for what was named. */
function Bn({ meaning: t, field: n }, { dialect: r, transport: i }) {
	let a = t === "transport" && typeof n.value == "string" ? e.transportNamed(n.value) : void 0;
	if (a === void 0 || a === i) return;
	let o = Object.keys(r.fields).find((e) => r.fields[e]?.selects === a);
	return o === void 0 ? void 0 : `write the address under ${e.quote(o)}`;
}
/** A transport that says what would be inferred anyway changes nothing. */
function Vn(t, { meaning: n, field: r }) {
	let i = typeof r.value == "string" ? e.transportNamed(r.value) : void 0;
	return {
		effect: n === "transport" && (t.declared !== void 0 || i !== void 0 && i === t.transport) ? "fine" : "ignored",
		by: r.fact?.by ?? t.dialect.by
	};
}
// src/rules/fields/field-other-transport.ts
var Hn = t.defineRule({
	id: "field-other-transport",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["other-transport"],
	messages: {
		other: (t) => `${e.quote(t.key)} has no effect: ${t.server} is ${t.transport === "stdio" ? "a local" : "a remote"} server, and ${t.client} reads it only for ${t.transport === "stdio" ? "remote" : "local"} ones`,
		costly: (t) => `${e.quote(t.key)} may not stand in ${t.server}, which is ${t.transport === "stdio" ? "a local" : "a remote"} server, so ${t.consequence}`
	},
	check(t, { client: n, report: r }) {
		let { transport: i } = t;
		let { otherTransport: a } = t.dialect;
		if (i === void 0 || x(t)) return;
		if (a === void 0 && Wn(t)) return;
		for (let o of t.fields) {
			let { fact: s } = o;
			if (s?.for === void 0 || s.unread || s.for.includes(i)) continue;
			if (s.is === "command" || s.is === "commandLine" || s.is === "url") continue;
			let c = e.at(t.document, o.route, "key");
			if (a !== void 0) {
				let s = e.consequence(a, n);
				r("costly", {
					key: o.key,
					server: e.nameOf(t),
					transport: i,
					consequence: s
				}, c, {
					server: t,
					reaction: a,
					help: "remove it"
				});
				continue;
			}
			if (Gn(o.value)) continue;
			let l = Un.has(s.is) ? [] : te(t.format, o.key);
			r("other", {
				key: o.key,
				server: e.nameOf(t),
				transport: i,
				client: n
			}, c, {
				server: t,
				...l.length === 0 ? {} : { severity: "info" },
				help: l.length === 0 ? "remove it" : `remove it, unless it is there for ${e.list(l, {
					bare: !0,
					conjunction: "or"
				})}`
			});
		}
	}
});
/** By nature of one transport, in every client. */
const Un = /* @__PURE__ */ new Set([
	"args",
	"env",
	"envFile",
	"cwd",
	"headers",
	"headersHelper",
	"auth",
	"oauth"
]);
/** Which transport was meant is then the question, and has its own finding. */
function Wn(e) {
	let t = h(e, "command", "commandLine");
	let n = h(e, "url");
	return e.transport === "stdio" ? n : t;
}
/** Null, an empty list or an empty object asks for nothing. */
function Gn(e) {
	return e === null || typeof e == "object" && Object.keys(e).length === 0;
}
// src/rules/fields/field-type.ts
var Kn = t.defineRule({
	id: "field-type",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["violation"],
	messages: { violated: q },
	check: (e, t) => J("type", t)
});
// src/rules/fields/field-value.ts
var qn = t.defineRule({
	id: "field-value",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["violation", "renamed"],
	messages: {
		violated: q,
		renamed: (t) => `${e.quote(t.key)} of ${t.server} is another name; ${t.client} replaces it with the key`
	},
	check(t, n) {
		J("value", n);
		for (let r of t.servers) for (let { key: i, value: a, fact: o, route: s } of r.fields) {
			if (!o?.repeatsName || typeof a != "string" || a === r.name) continue;
			n.report("renamed", {
				key: i,
				server: e.nameOf(r),
				client: n.client
			}, e.at(t.document, s), {
				server: r,
				reaction: {
					effect: "ignored",
					by: o.by ?? r.dialect.by
				},
				help: `write ${e.quote(r.name)}, or rename the key`
			});
		}
	}
});
// src/rules/documents/file-unread.ts
var Jn = t.defineRule({
	id: "file-unread",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["unread-place"],
	messages: { unread: (t) => `${t.client} reads no servers from ${t.where}: ${e.quote(t.key)} with ${e.count(t.servers, "server")} has no effect there` },
	check({ document: t, format: n }, { client: r, report: i }) {
		for (let a of n.unread ?? []) {
			let o = e.valueAt(t.value, a.at);
			if (!e.isObject(o) || t.isBroken(a.at)) continue;
			let s = Object.keys(o).filter((t) => e.isObject(e.own(o, t))).length;
			if (s === 0) continue;
			let c = a.at.join(".");
			let l = n.servers.some((e) => e.at[0] === c) ? String(a.at.at(-1)) : c;
			let u = n.otherReaders ?? [];
			let d = u.length === 0 ? "" : `; ${e.list(u, {
				bare: !0,
				conjunction: "and"
			})} does read this file`;
			i("unread", {
				client: r,
				key: l,
				servers: s,
				where: n.place ?? "this file"
			}, e.at(t, a.at, "key"), { help: `move the servers to ${a.instead}${d}` });
		}
	}
});
// src/rules/documents/file-unreadable.ts
var Yn = t.defineRule({
	id: "file-unreadable",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["problem"],
	messages: { unreadable: (e) => `${e.fact}, where ${e.client} looks for a file` },
	check({ document: t }, { client: n, report: r }) {
		for (let i of t.problems) {
			if (i.kind !== "unreadable") continue;
			r("unreadable", {
				fact: i.message,
				client: n
			}, e.atSpan(t, i.span), { help: i.help });
		}
	}
});
// src/rules/documents/format-version.ts
var Xn = t.defineRule({
	id: "format-version",
	category: "compatibility",
	severity: "info",
	scope: "document",
	onlyWith: ["other-version"],
	messages: { other: (e) => `this is the layout of ${e.reads}; ${e.refusedBy} refuses the file` },
	check({ document: t, format: n }, { report: r }) {
		let { otherVersion: i } = n;
		if (i === void 0) return;
		let a = n.servers.map((e) => e.at).find((n) => e.valueAt(t.value, n) !== void 0);
		r("other", i, e.at(t, a ?? [], "key"), { help: i.help });
	}
});
// src/rules/addresses/header-shape.ts
/** A token of RFC 9110. */
const Zn = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Blanks and line breaks at the ends are taken off before sending. */
const Qn = /^[\t\n\r ]+|[\t\n\r ]+$/g;
const $n = /[\0\n\r]|[^\0-\xff]/u;
var er = t.defineRule({
	id: "header-shape",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["odd-header"],
	messages: {
		empty: (e) => `a header of ${e.server} has no name, and requests with it fail`,
		name: (t) => `the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its name, and requests with it fail`,
		value: (t) => `the header ${e.quote(t.name)} of ${t.server} has ${t.character} in its value, and requests with it fail`,
		twice: (t) => `${e.quote(t.name)} and ${e.quote(t.other)} of ${t.server} are one header, which is sent with both values`
	},
	check(t, { report: n }) {
		if (t.transport === "stdio") return;
		let r = /* @__PURE__ */ new Map();
		for (let i of t.headers) {
			let { name: a, value: o, route: s } = i;
			let c = {
				name: a,
				server: e.nameOf(t)
			};
			if (!Zn.test(a)) {
				let r = e.at(t.document, s, "key");
				if (a === "") n("empty", c, r, {
					server: t,
					help: "remove it, or name it"
				});
				else {
					let e = tr([...a].find((e) => !Zn.test(e)) ?? "");
					n("name", {
						...c,
						character: e
					}, r, {
						server: t,
						help: "a name is made of letters, digits and signs such as \"-\" and \"_\""
					});
				}
				continue;
			}
			let l = $n.exec(o.replace(Qn, ""));
			if (l !== null) {
				let r = e.at(t.document, s, "value");
				n("value", {
					...c,
					character: tr(l[0])
				}, r, {
					server: t,
					help: "take it out"
				});
			}
			let u = a.toLowerCase();
			let d = r.get(u);
			d === void 0 ? r.set(u, i) : n("twice", {
				...c,
				other: d.name
			}, e.at(t.document, s, "key"), {
				server: t,
				help: "keep one of them",
				related: [{
					place: e.at(t.document, d.route, "key"),
					message: "the other one"
				}]
			});
		}
	}
});
/** In words: a value could be a secret, and of a character that nobody sees its number says more. */
function tr(t) {
	if (t === " ") return "a blank";
	if (t === "\n" || t === "\r") return "a line break";
	if (/^[\x21-\x7e]$/.test(t)) return e.quote(t);
	return `the character U+${(t.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
// src/rules/variables/input-duplicate.ts
var nr = t.defineRule({
	id: "input-duplicate",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["inputs"],
	messages: { twice: (t) => `two inputs have the id ${e.quote(t.id)}` },
	check(t, { report: n }) {
		let r = /* @__PURE__ */ new Map();
		for (let { id: i, route: a } of E(t)) {
			let o = r.get(i);
			o === void 0 ? r.set(i, a) : n("twice", { id: i }, e.at(t.document, a), {
				help: "rename one of them",
				related: [{
					place: e.at(t.document, o),
					message: "the other one"
				}]
			});
		}
	}
});
// src/rules/variables/input-undefined.ts
var rr = t.defineRule({
	id: "input-undefined",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["inputs"],
	messages: { undefined: (t) => `no input has the id ${e.quote(t.id)}, so ${t.client} does not start the server` },
	check(n, { client: r, report: i }) {
		if (n.format.inputs === void 0) return;
		let a = [...new Set(E(n).map((e) => e.id))];
		let o = new Set(a);
		let s = t.suggestions();
		let c = re(n);
		let [l, ...u] = a.filter((e) => !c.some((t) => t.id === e));
		for (let { id: t, route: d, within: f } of c) {
			if (o.has(t)) continue;
			let c = s(t, a) ?? (u.length === 0 ? l : void 0);
			i("undefined", {
				id: t,
				client: r
			}, e.at(n.document, d, "value", f), { help: c === void 0 ? `define it under ${e.quote(n.format.inputs.join("."))}` : `did you mean ${e.quote(c)}?` });
		}
	}
});
// src/rules/variables/input-unmasked.ts
const ir = /token|secret|passw|api[-_ ]?key|credential|\bpat\b/i;
var ar = t.defineRule({
	id: "input-unmasked",
	category: "security",
	severity: "info",
	scope: "document",
	onlyWith: ["inputs"],
	messages: { shown: (t) => `${t.client} shows what is typed for the input ${e.quote(t.id)}, which looks like a secret` },
	check(t, { client: n, report: r }) {
		for (let { id: i, route: a, entry: o } of E(t)) {
			let s = e.own(o, "description");
			let c = `${i} ${typeof s == "string" ? s : ""}`;
			if (e.own(o, "type") !== "promptString" || e.own(o, "password") === !0 || !ir.test(c)) continue;
			r("shown", {
				id: i,
				client: n
			}, e.at(t.document, a), { help: "add \"password\": true" });
		}
	}
});
// src/rules/variables/input-unused.ts
var or = t.defineRule({
	id: "input-unused",
	category: "clarity",
	severity: "info",
	scope: "document",
	onlyWith: ["inputs"],
	messages: { unused: (t) => `no server refers to the input ${e.quote(t.id)}` },
	check(t, { report: n }) {
		let { document: r } = t;
		if (r.isBroken([])) return;
		let i = E(t);
		let a = new Set(i.map((e) => e.id));
		let o = new Set(re(t).map((e) => e.id));
		for (let [, e = ""] of r.text.matchAll(/\$\{input:([^}"\n]*)/g)) o.add(e);
		for (let e of o) if (!a.has(e)) return;
		for (let { id: t, route: a } of i) o.has(t) || n("unused", { id: t }, e.at(r, a), { help: "remove it" });
	}
});
// src/rules/documents/key-duplicate.ts
var sr = t.defineRule({
	id: "key-duplicate",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["problem", "alike-names"],
	messages: {
		server: (t) => `server ${e.quote(t.name)} is defined twice; ${t.client} keeps the last definition and loses this one`,
		servers: (t) => `${e.quote(t.key)} stands twice; ${t.client} keeps the last one and loses every server in this one`,
		key: (t) => `${e.quote(t.key)} stands twice in one object; ${t.client} keeps the last value and loses this one`,
		refused: (t) => `${e.quote(t.key)} stands twice, which ${t.client} cannot parse`
	},
	check(t, { client: r, report: i }) {
		for (let n of t.document.problems) {
			if (n.kind !== "duplicate-key") continue;
			let a = n.route ?? [];
			let o = String(a.at(-1) ?? "");
			let s = {
				help: "rename or delete one of them",
				related: n.related ? [{
					place: e.atSpan(t.document, n.related.span),
					message: n.related.message
				}] : []
			};
			let c = e.atSpan(t.document, n.span, a);
			if (n.fatal) i("refused", {
				key: o,
				client: r
			}, c, {
				...s,
				reaction: t.format.syntax.broken
			});
			else if (lr(t, a)) i("servers", {
				key: o,
				client: r
			}, c, {
				...s,
				severity: "error"
			});
			else if (ur(t, a)) {
				let e = t.servers.find((e) => dr(e.route, a));
				i("server", {
					name: o,
					client: r
				}, c, {
					...s,
					severity: "error",
					server: e
				});
			} else i("key", {
				key: o,
				client: r
			}, c, s);
		}
		cr(t, (e, t, a) => i("server", {
			name: e.name,
			client: r
		}, n.placeOfName(e), {
			reaction: {
				effect: "drops-server",
				by: a
			},
			server: e,
			help: "rename or delete one of them",
			related: [{
				place: n.placeOfName(t),
				message: "the one that is loaded"
			}]
		}));
	}
});
/** Items of a list that hold one name, of which the client keeps the last. */
function cr(t, n) {
	let r = t.format.servers.find((e) => e.keepsLast !== void 0)?.keepsLast;
	if (r === void 0) return;
	let a = t.servers.filter((t) => !e.isNameless(t));
	let o = [...i.clashes(a.reverse(), (e) => e)].reverse();
	for (let { server: e, first: t } of o) n(e, t, r);
}
function lr(t, n) {
	return e.serverMaps(t.document, t.format).some((t) => n.length > 0 && e.startsWith(t.route, n));
}
function ur(t, n) {
	return e.serverMaps(t.document, t.format).some(({ route: t, only: r }) => r === void 0 && n.length === t.length + 1 && e.startsWith(n, t));
}
function dr(t, n) {
	return t.length === n.length && e.startsWith(t, n);
}
// src/rules/documents/key-whitespace.ts
var fr = t.defineRule({
	id: "key-whitespace",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["stranger", "unusual-name"],
	messages: {
		field: (t) => `the key ${e.quote(t.key)} of ${t.server} only looks like ${e.quote(t.own)}; ${t.client} does not read it`,
		name: (t) => `the name ${e.quote(t.key)} ${t.what}, so nothing that spells it plainly finds the server`
	},
	check(t, { client: r, report: i }) {
		for (let a of t.servers) {
			for (let n of a.broken ? [] : c(a)) {
				if (n.kind !== "disguised" || n.own === void 0) continue;
				i("field", {
					key: n.field.key,
					own: n.own,
					server: e.nameOf(a),
					client: r
				}, e.at(t.document, n.field.route, "key"), {
					server: a,
					help: `write ${e.quote(n.own)}`,
					...n.cost === void 0 ? {} : { reaction: n.cost }
				});
			}
			let o = pr(a.name);
			o !== void 0 && i("name", {
				key: a.name,
				what: o
			}, n.placeOfName(a), {
				server: a,
				help: `write ${e.quote(mr(a.name))}`
			});
		}
	}
});
/** Letters of other scripts are fine in a name; what cannot be seen is not. */
function pr(e) {
	if (r.hasInvisible(e)) return "holds an invisible character";
	return e === e.trim() ? void 0 : "has a blank at its end or start";
}
function mr(e) {
	return r.hasInvisible(e) ? r.undisguise(e) : e.trim();
}
// src/rules/documents/limits-exceeded.ts
var hr = t.defineRule({
	id: "limits-exceeded",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["problem", "large"],
	messages: {
		unread: (e) => `${e.fact}, so it was not checked`,
		large: (e) => `the file has ${e.bytes} bytes; ${e.client} refuses more than ${e.limit}`
	},
	check({ document: t, format: n }, { client: r, report: i }) {
		for (let n of t.problems) {
			if (n.kind !== "limits") continue;
			i("unread", { fact: n.message }, e.atSpan(t, n.span), { help: n.help });
		}
		let a = n.syntax.maxBytes;
		if (a === void 0 || t.text.length * 3 <= a.value) return;
		let o = e.bytesIn(t.text);
		o > a.value && i("large", {
			bytes: o,
			limit: a.value,
			client: r
		}, e.atSpan(t, {
			start: 0,
			end: 0
		}), {
			reaction: {
				effect: "refuses-file",
				by: a.by
			},
			help: "move what is not a server somewhere else"
		});
	}
});
t.defineDocs({
	summary: "The file is larger or nests deeper than is read",
	why: "Some clients refuse large files. mcp-lint itself reads at most 32 MiB and 200 levels, so that no file can exhaust the machine it runs on; what lies beyond was not checked.",
	fix: "Split the file, or take out what does not belong in it.",
	examples: [{
		title: "A value that nests 201 levels deep",
		files: { ".mcp.json": `{ "mcpServers": {}, "x": ${"[".repeat(199)}⟦[⟧${"]".repeat(200)} }\n` }
	}, {
		title: "Nesting that a person would write",
		files: { ".mcp.json": "{ \"mcpServers\": {}, \"x\": [[[[]]]] }\n" }
	}],
	evidence: [{
		claim: "a project file over 2,097,152 bytes is refused",
		source: "Claude Code 2.1.326, read in its bundle",
		date: "2026-11-18"
	}]
});
// src/rules/shared/together.ts
/** One finding for each place, and one sentence for what several targets do alike. */
function gr({ targets: t }, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of t) for (let t of n(i)) {
		let n = e.severityOf(t.reaction);
		let { route: a, side: o, within: s } = t.place;
		let c = vr(r, JSON.stringify([
			a,
			o,
			s?.start
		]));
		let l = JSON.stringify([n, t.key]);
		let u = c.get(l);
		if (u === void 0) c.set(l, {
			said: [t],
			severity: n,
			by: [i]
		});
		else if (!u.by.includes(i)) {
			u.by.push(i);
			u.said.push(t);
		}
	}
	return [...r.values()].flatMap((e) => {
		let [t, ...n] = [...e.values()].sort((e, t) => _r.indexOf(e.severity) - _r.indexOf(t.severity)).flatMap(yr);
		if (t === void 0) return [];
		return [{
			worst: t,
			others: n,
			clients: [t, ...n].flatMap(({ clients: e }) => e)
		}];
	});
}
const _r = [
	"error",
	"warning",
	"info"
];
function vr(e, t) {
	let n = e.get(t) ?? /* @__PURE__ */ new Map();
	e.set(t, n);
	return n;
}
function yr({ said: t, severity: n, by: r }) {
	let [i] = t;
	if (i === void 0) return [];
	let a = r.map(({ name: e }) => e);
	return [{
		...i,
		help: t.every(({ help: e }) => e === i.help) ? i.help : void 0,
		severity: n,
		clients: r.map(({ client: e }) => e.id),
		names: e.list(a, { bare: !0 }),
		several: r.length > 1
	}];
}
// src/rules/targets/lossy-field.ts
const Y = ({ several: e }) => e ? "have" : "has";
const br = {
	field: (e) => `${e.targets} ${Y(e)} no field for ${e.what} of ${e.server}, so it is lost there`,
	runs: (e) => `${e.targets} cannot switch off ${e.server} in its entry, so it runs there`,
	variable: (e) => `${e.targets} ${Y(e)} no way to write ${e.what} of ${e.server}`,
	fallback: (e) => `${e.targets} ${Y(e)} no defaults for variables, so that of ${e.what} of ${e.server} is lost`,
	changed: (e) => `${e.what} of ${e.server} does not reach ${e.targets} as it is written`
};
var xr = t.defineRule({
	id: "lossy-field",
	category: "compatibility",
	severity: "warning",
	scope: "server",
	onlyWith: ["target"],
	messages: br,
	check(e, { reading: t, report: n }) {
		let r = gr(t, (t) => Ee(e, t).flatMap((n) => Cr(n, e, t)));
		for (let { worst: t, others: i, clients: a } of r) {
			let { message: r, place: o, severity: s, help: c } = t;
			n(r.id, Sr(t, e), o, {
				server: e,
				severity: e.off && r.id !== "runs" ? "info" : s,
				clients: a,
				help: c,
				related: i.map((t) => ({
					place: o,
					message: br[t.message.id](Sr(t, e))
				}))
			});
		}
	}
});
function Sr({ names: t, several: n, message: r }, i) {
	return {
		targets: t,
		several: n,
		what: r.what,
		server: e.nameOf(i)
	};
}
function Cr(t, n, r) {
	let { statement: i, why: a } = t;
	let { dialect: o } = r;
	let { field: s, meaning: c } = i;
	let l = (e, t, n, r = o.by) => ({
		message: e,
		key: `${e.id} ${e.what}`,
		place: t,
		reaction: {
			effect: "ignored",
			by: r
		},
		help: n
	});
	let u = e.quote(s.key);
	if (a === "variables") return Tr(t, n, r, l);
	let d = e.at(n.document, s.route, "key");
	if (a === "field") return c === "enabled" ? [l({
		id: "runs",
		what: ""
	}, d, o.switchOff)] : [l({
		id: "field",
		what: u
	}, d, wr[c])];
	return [l({
		id: "changed",
		what: u
	}, e.at(n.document, i.route), void 0)];
}
/** What can be done where a client has nothing of the kind. */
const wr = {
	platforms: "keep a file for each platform, let the server itself look at it, or document what it needs",
	cwd: "write absolute paths, or start the server through a script that changes the folder",
	envFile: "write the variables themselves, or start the server through a script that reads the file",
	headersHelper: "write the headers themselves, with a variable for the token"
};
function Tr({ statement: t, item: n, variables: r }, i, { dialect: a }, o) {
	let s = n?.route ?? t.route;
	let c = e.valueAt(i.document.value, s);
	let l = a.placeholders?.by ?? a.by;
	let u = 0;
	return r.map(({ variable: n, onlyFallback: r }) => {
		let d = typeof c == "string" ? c.indexOf(n.spelling, u) : -1;
		let f = d === -1 ? void 0 : {
			start: d,
			end: d + n.spelling.length
		};
		f !== void 0 && (u = f.end);
		let p = e.at(i.document, s, "value", f);
		let m = `${e.quote(Or(n))} in ${e.quote(t.field.key)}`;
		if (r) return o({
			id: "fallback",
			what: m
		}, p, "set the variable wherever the server runs", l);
		return o({
			id: "variable",
			what: m
		}, p, Er(n, a), l);
	});
}
function Er({ kind: t }, n) {
	if (t === "editor" || t === "plugin") return "write a path or value that holds wherever the server is started";
	if (t === "file") return "let the server itself read the file";
	let r = t === "environment" ? Dr(n) : [];
	if (r.length > 0) return `variables are expanded there in ${e.list(r)}`;
	return "let the server itself read it from its environment";
}
/** The keys of the fields in which the client expands variables of the environment. */
function Dr(e) {
	let t = Object.keys(e.placeholders?.in ?? {}).filter((t) => O(e, t, "NAME") !== void 0);
	return [...new Set(t.flatMap((t) => p(e, t) ?? []))];
}
/** A default may be anything, a password too. */
function Or({ spelling: e, fallback: t }) {
	return t === void 0 ? e : `${e.slice(0, e.length - t.length - 1)}…}`;
}
// src/rules/commands/package-deprecated.ts
var kr = t.defineRule({
	id: "package-deprecated",
	category: "compatibility",
	severity: "info",
	scope: "server",
	onlyWith: ["package"],
	messages: { archived: (t) => `${e.quote(t.name)}, which is ${t.server}, is archived and gets no more fixes` },
	check(t, { report: n }) {
		let r = W(t);
		if (r?.noted.is !== "archived") return;
		let { noted: i, run: a, part: o } = r;
		let s = {
			start: a.start,
			end: a.start + a.name.length
		};
		n("archived", {
			name: i.name,
			server: e.nameOf(t)
		}, e.at(t.document, o.route, "value", s), {
			server: t,
			help: i.help ?? "look for a server that is maintained"
		});
	}
});
// src/rules/commands/package-runner-mismatch.ts
var Ar = t.defineRule({
	id: "package-runner-mismatch",
	category: "correctness",
	severity: "info",
	scope: "server",
	onlyWith: ["package"],
	messages: {
		python: (t) => `${e.quote(t.name)} is a package for Python, and ${t.runner} looks for packages of Node.js`,
		node: (t) => `${e.quote(t.name)} is the name of a package of Node.js, and ${t.runner} looks for packages for Python`
	},
	check(t, { report: n }) {
		let r = U(t);
		if (r === void 0) return;
		let { run: i, part: a } = r;
		let { name: o, runner: s, ecosystem: c, start: l } = i;
		let u = e.at(t.document, a.route, "value", {
			start: l,
			end: l + o.length
		});
		c === "pypi" && o.startsWith("@") && n("node", {
			name: o,
			runner: s
		}, u, {
			server: t,
			help: `write "npx", "-y" and ${e.quote(o)}`
		});
		let d = W(t)?.noted;
		d?.is === "python" && n("python", {
			name: o,
			runner: s
		}, u, {
			server: t,
			help: d.help
		});
	}
});
// src/rules/commands/package-unknown.ts
var jr = t.defineRule({
	id: "package-unknown",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["package"],
	messages: { unpublished: (t) => `npm has no package ${e.quote(t.name)}, so ${t.server} does not start` },
	check(t, { report: n }) {
		let r = W(t);
		if (r?.noted.is !== "unpublished") return;
		let { noted: i, run: a, part: o } = r;
		let s = {
			start: a.start,
			end: a.start + a.name.length
		};
		n("unpublished", {
			name: i.name,
			server: e.nameOf(t)
		}, e.at(t.document, o.route, "value", s), {
			server: t,
			...t.off && { severity: "info" },
			help: i.help ?? "look the name up where the server is described"
		});
	}
});
// src/rules/commands/package-unpinned.ts
var Mr = t.defineRule({
	id: "package-unpinned",
	category: "security",
	severity: "off",
	scope: "server",
	onlyWith: ["server"],
	messages: { unpinned: (t) => `${t.server} runs whichever version of ${e.quote(t.name)} it gets on the day it starts` },
	check(t, { report: n }) {
		let r = U(t);
		if (r === void 0 || Nr(r.run)) return;
		let { run: i, part: a } = r;
		let o = e.at(t.document, a.route, "value", {
			start: i.start,
			end: i.end
		});
		n("unpinned", {
			name: i.name,
			server: e.nameOf(t)
		}, o, {
			server: t,
			help: Pr(i)
		});
	}
});
/** One version and no other. What a variable holds is not known. */
function Nr({ ecosystem: e, version: t }) {
	if (t === void 0) return !1;
	if (t.includes("$")) return !0;
	if (e === "image") return t !== "latest";
	if (e === "npm") return /^[v=]?\d+\.\d+\.\d+/.test(t);
	return /^(?:={2,3}\s*)?[\dv][\w.+!-]*$/i.test(t);
}
function Pr({ ecosystem: t, name: n, runner: r }) {
	if (t === "image") return `name its tag or digest, ${e.quote(`${n}:1.2.3`)}`;
	return `name its version, ${e.quote(`${n}${r === "pipx run" ? "==" : "@"}1.2.3`)}`;
}
// src/rules/commands/path-absolute.ts
var Fr = t.defineRule({
	id: "path-absolute",
	category: "compatibility",
	severity: "info",
	scope: "document",
	onlyWith: ["file-word"],
	messages: { path: (e) => `${e.server} needs a path of one machine, and git does not ignore this file` },
	check(t, { report: n }) {
		let { owner: r, format: i, document: a, servers: o } = t;
		if (!r || i.ofUser) return;
		for (let r of o) {
			if (r.broken || r.transport !== "stdio") continue;
			let [i, ...o] = Ir(r);
			if (i === void 0) continue;
			if (!t.publishable) return;
			n("path", { server: e.nameOf(r) }, e.at(a, i.route), {
				server: r,
				help: Vr(r, i),
				related: o.map(({ route: t }) => ({
					place: e.at(a, t),
					message: "another one"
				}))
			});
		}
	}
});
function Ir(e) {
	let t = H(e);
	let n = I(t.map(({ value: e }) => e))?.image ?? t.length;
	let r = t.slice(0, n).map((e, t) => ({
		...e,
		meaning: t === 0 ? "command" : "args"
	}));
	let { cwd: i } = e;
	return [...r, ...i === void 0 ? [] : [{
		...i,
		meaning: "cwd"
	}]].filter(({ value: e }) => Lr(e));
}
/** Of a user or a drive, with the name of an option before it or without; not what documentation prints. */
function Lr(e) {
	let t = Rr(e);
	let [, n] = /^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(t) ?? [];
	if (n !== void 0) return !zr.test(n) && !/[<>{}[\]$%*]/.test(t);
	return /^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(t) || /^\/Volumes\/\w/.test(t);
}
function Rr(e) {
	return e.startsWith("-") ? e.slice(e.indexOf("=") + 1) : e;
}
/** Names in examples, and the fixed user of containers and build machines. */
const zr = /^(?:your?|you|me|my|users?|name|public|shared|default|someone|somebody|path|example|dev|developer|node|vscode|codespace|runner|app|ubuntu|coder|gitpod|jovyan|linuxbrew|node_modules|(?:your|my|user)[-_ ]?\w*|x+)$/i;
/** Windows has no "HOME", and what lies elsewhere is not found from there. */
const Br = /^\/(?:users|home)\//i;
function Vr({ dialect: t }, { value: n, meaning: r }) {
	let i = Br.test(Rr(n)) ? O(t, r, "HOME") : void 0;
	return i === void 0 ? "write a path from the folder of the project, or a program that is found by its name" : `write a path from the folder of the project, or begin it with a variable such as ${e.quote(i)}`;
}
// src/rules/commands/path-broad.ts
/** Servers whose arguments are the folders that they open to the model. */
const Hr = /^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;
const Ur = /^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const Wr = /^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;
var Gr = t.defineRule({
	id: "path-broad",
	category: "security",
	severity: "warning",
	scope: "server",
	onlyWith: ["file-server"],
	messages: {
		everything: (t) => `${t.server} reaches every file that its user may open: ${e.quote(t.path)} is one of its folders`,
		home: (t) => `${t.server} reaches all of ${e.quote(t.path)}, keys and settings of other programs included`
	},
	check(t, { report: n }) {
		let r = Kr(t).flatMap((e) => {
			let t = Ur.test(e.value) ? "everything" : Wr.test(e.value) ? "home" : void 0;
			return t === void 0 ? [] : [{
				part: e,
				message: t
			}];
		});
		let i = r.find(({ message: e }) => e === "everything") ?? r[0];
		if (i === void 0) return;
		let a = ({ route: n }) => e.at(t.document, n);
		n(i.message, {
			server: e.nameOf(t),
			path: i.part.value
		}, a(i.part), {
			server: t,
			...t.off && { severity: "info" },
			help: "name the folders that it needs",
			related: r.flatMap((e) => e === i ? [] : [{
				place: a(e.part),
				message: "this one is wide, too"
			}])
		});
	}
});
/** What follows the server; of a container the folders are its own. */
function Kr({ command: e, args: t }) {
	if (e === void 0 || /(?:^|[\\/])(?:docker|podman)(?:\.exe)?$/.test(e.value)) return [];
	if (qr(e.value)) return t;
	let n = t.findIndex(({ value: e }) => qr(e));
	return n === -1 ? [] : t.slice(n + 1);
}
/** By the name of its package, its program, or the folder it was installed in. */
function qr(e) {
	return Hr.test(e) || Hr.test(e.replace(/(?:\.exe|\/dist\/index\.js)$/, "").split(/[\\/]/).at(-1) ?? "");
}
// src/rules/variables/placeholder-file-missing.ts
var Jr = t.defineRule({
	id: "placeholder-file-missing",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["reference"],
	messages: { missing: (t) => `${t.client} refuses the whole file without ${e.quote(t.path)}, which ${t.server} refers to` },
	check(t, { client: n, report: r }) {
		let { dialect: i, ofUser: a } = t.format;
		if (i?.placeholders?.needsFiles === void 0 || !t.owner || a) return;
		for (let i of t.servers) {
			if (i.broken) continue;
			for (let { route: a, reference: o } of Yr(t, i)) {
				let { name: s, start: c, end: l } = o;
				r("missing", {
					path: s,
					server: e.nameOf(i),
					client: n
				}, e.at(t.document, a, "value", {
					start: c,
					end: l
				}), {
					server: i,
					help: "correct the path, or tell git to ignore the file if everybody has one of their own"
				});
			}
		}
	}
});
/** What stands in a comment of the file is not looked at, and neither is what is beyond the project. */
function Yr(e, t) {
	return T(t, (e) => e.includes("{file:")).flatMap(({ part: { value: t, route: r } }) => n.placeholdersIn(t).filter((t) => Xr(t) && e.lacks(t.name.replaceAll("\\", "/"))).map((e) => ({
		route: r,
		reference: e
	})));
}
function Xr({ syntax: e, name: t }) {
	return e === "{file:path}" && V(t) && !t.includes("..");
}
// src/rules/variables/placeholder-malformed.ts
var Zr = t.defineRule({
	id: "placeholder-malformed",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["odd-reference"],
	messages: {
		open: ({ text: t, subject: n, client: r }) => `${e.quote(t)} in ${n} has no closing brace, so ${r} finds no variable in it`,
		nameless: ({ text: t, subject: n, client: r }) => `${e.quote(t)} in ${n} has no name, so ${r} finds no variable in it`,
		blank: ({ text: t, subject: n, client: r }) => `${e.quote(t)} in ${n} has a blank in its braces, so ${r} finds no variable in it`,
		double: ({ text: t, subject: n, client: r }) => `${e.quote(t)} in ${n} has its braces twice, so ${r} finds no variable in it`,
		operator: ({ text: t, subject: n, client: r }) => `${e.quote(`${t}…`)} in ${n} holds more than a name, so ${r} finds no variable in it`,
		nested: ({ text: t, subject: n, client: r }) => `${r} ends ${e.quote(`${t}…`)} in ${n} at the first "}", and what follows stays in the value`
	},
	check(t, { client: n, report: r }) {
		let { placeholders: i } = t.dialect;
		if (i === void 0) return;
		for (let { part: a, meaning: o } of T(t, ae)) {
			if (i.lookedUp?.in.includes(o) && a.value.startsWith(i.lookedUp.command)) continue;
			let s = i.in[o] ?? [];
			for (let o of oe(a.value)) {
				let { kind: c, text: l, start: u, end: d } = o;
				if (!Qr(s, l)) continue;
				if (c === "operator" && i.shell) continue;
				let f = c === "nested" ? i.cutsNested : i.by;
				if (f === void 0) continue;
				r(c, {
					text: l,
					subject: e.subjectOf(a.route, t),
					client: n
				}, e.at(t.document, a.route, "value", {
					start: u,
					end: d
				}), {
					server: t,
					reaction: {
						effect: "ignored",
						by: f
					},
					help: $r(o, s)
				});
			}
		}
	}
});
/** Another client's way to write it is a question of its own. */
function Qr(e, t) {
	let [, n] = /^(\$?\{(?:[a-z]+:(?!-))?)/.exec(t) ?? [];
	return e.some((e) => n === "${" ? /^\$\{[A-Z]/.test(e) : e.startsWith(n ?? " "));
}
function $r({ kind: t, text: n }, r) {
	switch (t) {
		case "open": return `write ${e.quote(`${n}}`)}`;
		case "blank": return `write ${e.quote(n.replace(/\s/g, ""))}`;
		case "double": return `write ${e.quote(`\${${n.replace(/[${}\s]/g, "")}}`)}`;
		case "operator": return r.includes("${NAME:-default}") ? `write ${e.quote(`${n.slice(0, -1)}}`)}, or ":-" before a default` : `write ${e.quote(`${n.slice(0, -1)}}`)}`;
		case "nested": return "write a default without a variable";
		case "nameless": return "name the variable, or take it out";
	}
}
var ei = t.defineRule({
	id: "placeholder-syntax",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["reference"],
	messages: {
		literal: (t) => `${t.client} does not expand ${e.quote(t.text)} in ${e.quote(t.field)}; the text is used as it stands`,
		refused: (t) => `${e.quote(t.text)} may not stand in this file, so ${t.consequence}`,
		variable: (t) => `${e.quote(t.text)} is a variable of code editors; ${t.client} looks for an environment variable "${t.name}"`,
		inner: (t) => `${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays in front of the value`
	},
	check(t, { client: r, reading: i, report: a }) {
		let { placeholders: o } = t.dialect;
		if (o === void 0 || !t.fields.some(ni)) return;
		for (let { part: s, meaning: c } of T(t, X)) {
			let l = o.in[c] ?? [];
			for (let u of n.placeholdersIn(s.value)) {
				let n = ti(o, c, u);
				if (n === void 0 && l.includes(u.syntax)) continue;
				let d = s.value.slice(u.start, u.end);
				let f = e.at(t.document, s.route, "value", {
					start: u.start,
					end: u.end
				});
				let p = {
					effect: "ignored",
					by: o.by
				};
				let m = i.publishable && ii(s, u) ? "write the value itself, and keep it in a file that git ignores" : "write the value itself";
				let h = l.filter((e) => n?.syntaxes.includes(e) !== !0);
				let g = ri(t, s, c, u) ?? ai(h, u, n ? {} : o.in, m);
				let _ = {
					server: t,
					reaction: p,
					help: g
				};
				n === void 0 ? u.syntax === "${workspaceFolder}" && l.includes("${NAME}") ? a("variable", {
					text: d,
					client: r,
					name: u.name
				}, f, _) : u.syntax === "${env:NAME}" && l.includes("{env:NAME}") ? a("inner", {
					text: d,
					client: r
				}, f, _) : a("literal", {
					text: d,
					client: r,
					field: si(t, s)
				}, f, _) : a("refused", {
					text: d,
					consequence: e.consequence(n.reaction, r)
				}, f, {
					server: t,
					reaction: n.reaction,
					help: g
				});
			}
		}
	}
});
function ti({ refused: e = [] }, t, { syntax: n, start: r }) {
	return [e].flat().find((e) => e.syntaxes.includes(n) && (e.in?.includes(t) ?? !0) && (e.leading !== !0 || r === 0));
}
function X(e) {
	return /[$%{]/.test(e);
}
/** In itself, its items or its values; most entries have no such field, and their parts are then not worked out. */
function ni({ value: t }) {
	if (typeof t == "string") return X(t);
	if (Array.isArray(t)) return t.some((e) => typeof e == "string" && X(e));
	if (!e.isObject(t)) return !1;
	for (let e of Object.keys(t)) {
		let n = t[e];
		if (typeof n == "string" && X(n)) return !0;
	}
	return !1;
}
/** The client takes names of variables in a field of its own. */
function ri({ dialect: t }, { route: r, value: i }, a, { name: o, syntax: s }) {
	if (n.kindOfSyntax(s) !== "environment" || t.placeholders?.in[a] !== void 0) return;
	if (a === "env" && r.at(-1) !== o) return;
	let c = pe(t, a, i);
	return c === void 0 ? void 0 : `remove it, and name ${e.quote(o)} in ${e.quote(c)}`;
}
function ii({ route: e }, { name: t }) {
	return r.isSecretName(t) || r.isSecretName(String(e.at(-1)));
}
function ai(t, { syntax: r, name: i }, a, o) {
	let s = t.find((e) => e === "${NAME}" || e === "{env:NAME}" || e === "${env:NAME}" || e === "$NAME");
	if (r === "${workspaceFolder}" || r === "${input:id}" || r === "${cmd: command}") {
		if (s === void 0) return o;
		if (r === "${input:id}") return `write a variable such as ${e.quote(n.spell(s, oi(i)))}`;
		return `write ${r === "${workspaceFolder}" ? "the path" : "the value"}, or a variable such as ${e.quote(n.spell(s, "NAME"))}`;
	}
	let c = `\${${i}}`;
	if (t.includes("${workspaceFolder}") && n.placeholdersIn(c)[0]?.syntax === "${workspaceFolder}") return `write ${e.quote(c)}`;
	if (s !== void 0) return `write ${e.quote(n.spell(s, i))}`;
	let l = Object.keys(a);
	return l.length === 0 ? o : `variables are expanded in ${e.list(l, { conjunction: "and" })}`;
}
/** An id as people write it, in capitals: "github-token" is GITHUB_TOKEN. */
function oi(e) {
	let t = e.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");
	return /^[A-Z]\w{0,39}$/.test(t) ? t : "NAME";
}
/** The field of the entry in which the string stands. */
function si(e, t) {
	return String(t.route[e.route.length] ?? "");
}
// src/rules/variables/placeholder-unfilled.ts
/** Folders in which placeholders are the point. */
const ci = /(?:^|[/_.-])(?:examples?|templates?|samples?|fixtures?|snippets?)(?:[/_.-]|$)/i;
var li = t.defineRule({
	id: "placeholder-unfilled",
	category: "correctness",
	severity: "warning",
	scope: "document",
	onlyWith: ["stand-in"],
	messages: { left: (t) => `${t.subject} still holds the placeholder ${e.quote(t.text)}${di(t.others)}` },
	check({ document: t, servers: n }, r) {
		let { report: i, violations: a } = r;
		if (ci.test(t.path)) return;
		let o = new Set(a.map(({ place: e }) => JSON.stringify(e.route)));
		for (let a of n) {
			let [n, ...s] = a.broken ? [] : pi(a).filter((e) => !ui(a, e, o));
			if (n === void 0) continue;
			let c = ({ route: n, start: r, end: i }) => e.at(t, n, "value", {
				start: r,
				end: i
			});
			i("left", {
				subject: e.subjectOf(n.route, a),
				text: n.text,
				others: s.length
			}, c(n), {
				server: a,
				...a.off && { severity: "info" },
				help: hi(a, n, r),
				related: s.map((e) => ({
					place: c(e),
					message: "another one"
				}))
			});
		}
	}
});
function ui({ dialect: e, url: t }, { meaning: n, route: r }, i) {
	if (n === "url" && e.urls !== void 0 && t !== void 0 && !URL.canParse(t.value.trim())) return !0;
	return i.size > 0 && i.has(JSON.stringify(r));
}
function di(e) {
	if (e === 0) return "";
	return e === 1 ? ", and there is another one in this server" : `, and there are ${e} more in this server`;
}
/** Fields whose values are sent to a program or a host; the rest is for people. */
const fi = /* @__PURE__ */ new Set([
	"command",
	"env",
	"envFile",
	"cwd",
	"url",
	"headers",
	"headersHelper",
	"auth",
	"oauth"
]);
/** In the order of the file. */
function pi(e) {
	let t = [];
	let n = (e, n, r) => {
		for (let { start: i, end: a } of ue(e)) t.push({
			meaning: r,
			route: [...n],
			text: e.slice(i, a),
			start: i,
			end: a
		});
	};
	for (let t of e.fields) {
		let { fact: i } = t;
		if (i === void 0 || i.unread) continue;
		if (i.is === "args" || i.is === "commandLine") for (let { value: t, route: r } of ne(e.command, e.args)) n(t, r, i.is);
		else fi.has(i.is) && r.eachString(t.value, (e, t) => n(e, t, i.is), t.route);
	}
	return t;
}
/** Some services call their header like the variable. */
const mi = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
function hi(t, { meaning: n, route: i, text: a }, { client: o, reading: s }) {
	if (/[\\/]/.test(a)) return "write the path itself";
	let c = String(i.at(-1));
	let l = n === "env" || n === "headers" && mi.test(c) ? c : gi(a);
	let u = s.publishable && (r.isSecretName(l) || r.isSecretName(c));
	let d = O(t.dialect, n, l);
	if (d === void 0) return u ? "write the value itself, and keep it in a file that git ignores" : "write the value itself";
	return `write ${u ? "" : "the value, or "}${e.quote(d)} and set the variable where ${o} starts`;
}
/** "YOUR_API_KEY_HERE" and "<api-key>" are both about an API_KEY. */
function gi(e) {
	let t = (e.toUpperCase().match(/[A-Z0-9]+/g) ?? []).filter((e) => !/^(?:YOUR|HERE|MY|THE|ENTER|INSERT|PASTE|REPLACE|WITH)$/.test(e)).join("_");
	return /^[A-Z]\w{1,40}$/.test(t) ? t : "VALUE";
}
// src/rules/documents/root-key-wrong.ts
var _i = t.defineRule({
	id: "root-key-wrong",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["other-root-key"],
	messages: {
		wrong: (t) => `${t.client} reads ${e.quote(t.right)} from this file, but it has ${e.quote(t.found)} with ${e.count(t.servers, "server")}; ${t.consequence}`,
		beside: (t) => `${t.client} reads only ${e.quote(t.right)} from this file and ignores ${e.quote(t.found)} with ${e.count(t.servers, "server")}`
	},
	check(t, { client: n, report: r }) {
		let { document: i, format: a } = t;
		let o = a.servers[0]?.at.join(".");
		if (o === void 0 || i.isBroken([])) return;
		let s = [...e.foreignMaps(t)];
		let c = e.serverMaps(i, a).some((e) => e.route.length > 0) ? void 0 : s.shift();
		if (c !== void 0) {
			let s = a.wrongKey ?? e.withoutMap(a);
			let l = {
				client: n,
				right: o,
				...vi(c),
				consequence: e.consequence(s, "it")
			};
			let u = c.at.length === 1 ? `rename ${e.quote(l.found)}` : "move the servers";
			r("wrong", l, e.at(i, c.at, "key"), {
				reaction: s,
				help: `${u} to ${e.quote(o)}${yi(c, t)}`
			});
		}
		for (let a of s) r("beside", {
			client: n,
			right: o,
			...vi(a)
		}, e.at(i, a.at, "key"), {
			severity: "warning",
			help: `move the servers to ${e.quote(o)}${yi(a, t)}`
		});
	}
});
function vi({ at: e, servers: t }) {
	return {
		found: e.join("."),
		servers: t
	};
}
function yi({ at: t, clients: n }, { client: r }) {
	let i = n.filter((e) => e !== r.name);
	if (i.length === 0) return "";
	let a = i.length > 6 ? `${i.length} other clients` : e.list(i, { bare: !0 });
	return `; ${e.quote(t.join("."))} is read by ${a}`;
}
var bi = t.defineRule({
	id: "root-shape",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["odd-root", "violation"],
	messages: {
		root: (e) => `the file holds ${e.kind} where an object is needed, so ${e.consequence}`,
		map: (t) => `${e.quote(t.key)} is ${t.kind} where ${t.needed} is needed, so ${t.consequence}`,
		bare: (t) => `${t.servers} at the top level and not under ${e.quote(t.key)}, so ${t.consequence}`,
		missing: (t) => `the file has no ${e.quote(t.key)}, so ${t.consequence}`,
		nested: (t) => `${e.quote(t.key)} stands inside ${e.quote(t.key)}, so ${t.client} takes the inner one for a server`,
		none: (t) => `${e.quote(t.key)} holds no server, so ${t.consequence}`
	},
	check(t, n) {
		let { document: r, format: i } = t;
		if (r.value === void 0 || i.servers.length === 0 || r.isBroken([])) return;
		e.isObject(r.value) ? Ci(t, r.value, n) : xi(t, r.value, n);
	}
});
function xi(t, n, { client: r, report: i }) {
	let { document: a, format: o } = t;
	let s = (Array.isArray(n) ? o.arrayRoot : void 0) ?? o.badRoot;
	if (s.effect === "fine") return;
	i("root", {
		kind: e.kindOf(n),
		consequence: e.consequence(s, r)
	}, e.at(a, []), {
		reaction: s,
		help: Si(n, t)
	});
}
function Si(t, { document: n, format: r }) {
	let i = r.servers[0]?.at[0];
	let [a, ...o] = Array.isArray(t) ? t : [];
	if (o.length === 0 && i !== void 0 && e.own(a, String(i)) !== void 0) return "remove the \"[\" and the \"]\" around the object";
	if (i === void 0) return "write { … }";
	return n.language === "json" ? `write { ${e.quote(String(i))}: { … } }` : `write "${i}:" and what belongs to it, indented`;
}
function Ci(t, r, { client: i, report: a, violations: o }) {
	let { document: s, format: c } = t;
	let l = e.serverMaps(s, c);
	let u = c.servers[0]?.at.join(".") ?? "";
	for (let t of l) {
		let n = Ei(c, t);
		if (n.effect === "fine") continue;
		let [r, o] = t.list === "only" ? ["an array", Ti(s.language, t.route)] : ["an object", wi(s.language, t.route)];
		a("map", {
			key: t.route.join("."),
			kind: e.kindOf(t.value),
			needed: r,
			consequence: e.consequence(n, i)
		}, e.at(s, t.route), {
			reaction: n,
			help: o
		});
	}
	if (l.length === 0 && e.foreignMap(t) === void 0) {
		let t = e.withoutMap(c);
		let n = {
			key: u,
			consequence: e.consequence(t, i)
		};
		let o = e.startableIn(r);
		let l = `${e.count(o, "server")} ${o === 1 ? "stands" : "stand"}`;
		let d = e.at(s, []);
		o > 0 ? a("bare", {
			...n,
			servers: l
		}, d, {
			reaction: t,
			help: `wrap the servers in { ${e.quote(u)}: { … } }`
		}) : c.noMap.effect !== "fine" && a("missing", n, d, {
			reaction: t,
			help: `add ${e.quote(u)}: {}, or delete the file`
		});
	}
	for (let r of t.servers.filter((t) => e.isWrapper(t) && t.name === t.route.at(-2))) a("nested", {
		key: r.name,
		client: i
	}, n.placeOfName(r), {
		reaction: r.dialect.neither,
		help: `remove the inner ${e.quote(r.name)}, keep what it holds`
	});
	for (let t of o) {
		if (t.rule !== "root-shape") continue;
		if (t.keyword === "required" && l.length > 0 && t.route.length === 0) {
			let t = e.withoutMap(c);
			a("missing", {
				key: u,
				consequence: e.consequence(t, i)
			}, e.at(s, []), {
				reaction: t,
				help: `add ${e.quote(u)}: {}`
			});
		}
		if (t.keyword !== "minProperties") continue;
		let n = c.badRoot;
		a("none", {
			key: u,
			consequence: e.consequence(n, i)
		}, t.place, {
			reaction: n,
			help: "add a server"
		});
	}
}
function wi(e, t) {
	if (e === "toml") return `begin each server with "[${t.join(".")}.<name>]"`;
	return e === "json" ? "write { \"<name>\": { … } }" : "write \"<name>:\" and the server below it, indented";
}
function Ti(e, t) {
	if (e === "toml") return `begin each server with "[[${t.join(".")}]]"`;
	return e === "json" ? "write a list" : "write a list, each server with \"- \" before its first key";
}
const Z = {
	effect: "fine",
	by: "R:"
};
function Ei({ badRoot: t, nullMap: n, arrayMap: r }, { value: i, list: a }) {
	if (e.isObject(i)) return a === "only" ? t : Z;
	if (Array.isArray(i)) return a === void 0 ? r ?? t : Z;
	if (a === "too") return Z;
	return i === null ? n ?? t : t;
}
// src/rules/secrets/secret-literal.ts
var Di = t.defineRule({
	id: "secret-literal",
	category: "security",
	severity: "error",
	scope: "document",
	onlyWith: ["maybe-secret"],
	messages: { found: (e) => `${e.what} stands in ${e.subject}${e.published ? ", and git does not ignore this file" : "; git ignores this file"}` },
	check(t, { client: n, report: i }) {
		if (!t.owner) return;
		let { document: a } = t;
		let o = r.secretsBelow(a.value).filter(({ route: e }) => !a.isBroken(e));
		if (o.length === 0) return;
		let { publishable: s } = t;
		let c = he(t.servers);
		for (let t of o) {
			let r = c(t.route);
			if (_t(r, t) !== void 0) continue;
			i("found", {
				what: t.what,
				subject: e.subjectOf(t.route, r),
				published: s
			}, e.at(a, t.route, "value", {
				start: t.start,
				end: t.end
			}), {
				server: r,
				severity: s ? "error" : "info",
				help: `${ki(t, r, n)}${s ? Oi(t) : ""}`
			});
		}
	}
});
function Oi({ opensWallet: e }) {
	return e ? ", and move what the wallet holds to a new one" : ", and revoke what stands here";
}
function ki(t, r, i) {
	if (r === void 0) return "keep it in the environment or in a file that git ignores";
	let { route: a } = t;
	let o = n.textAt(r, a) ?? "";
	let s = k(r, a);
	let c = a.at(-1);
	let l = t.end - t.start < o.length;
	let u = Ai(t, o) ?? "API_KEY";
	let d = s === "env" && typeof c == "string" ? c : u;
	let f = l ? u : d;
	let p = O(r.dialect, s, f);
	if (p !== void 0) {
		let t = `set the variable where ${i} starts`;
		if (!l) return `write ${e.quote(p)} and ${t}`;
		if (/^\$\w/.test(p)) return `write ${e.quote(`$${d}`)} for the whole value and ${t}`;
		return `write ${e.quote(p)} in its place, leave the rest as it is, and ${t}`;
	}
	let m = pe(r.dialect, s, o);
	if (m !== void 0) return `name ${s === "env" ? e.quote(d) : "a variable"} in ${e.quote(m)} and set it where ${i} starts`;
	let h = s === "headers" || s === "url";
	let g = h ? "let git ignore the file" : `set it where ${i} starts, or in a file that git ignores`;
	if (r.dialect.placeholders === void 0) return h ? g : `keep it out of this file: ${g}`;
	let _ = String(a[r.route.length] ?? "");
	let v = `${i} expands no variables in ${e.quote(_)}`;
	return ji(s) ? `${v}: ${Mi(r, f)}` : `${v}: ${g}`;
}
/** The variable of an environment is the whole of it; a password in the address of a database is not. */
function Ai({ start: e, end: t, name: n }, r) {
	return r[t] === "@" && r.lastIndexOf("://", e) !== -1 ? "DB_PASSWORD" : Ot(r, e, n);
}
function ji(e) {
	return e === "args" || e === "command" || e === "commandLine";
}
function Mi({ dialect: t }, n) {
	let r = p(t, "env");
	let i = O(t, "env", n);
	let a = "let git ignore the file";
	if (r === void 0 || i === void 0) return `start a script of your own that adds it, or ${a}`;
	return `if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`;
}
const Ni = `figd_${"a1B2c3D4e5".repeat(4)}`;
const Pi = `sbp_${"a1b2c3d4e5".repeat(4)}`;
t.defineDocs({
	summary: "A token, key or password in a file that git publishes",
	why: "Whoever can read the repository can use it, and its history keeps it. Found are tokens by the shapes of some ninety providers, private keys, JSON web tokens, `Basic` headers, passwords in addresses, recovery phrases of wallets, and values without a shape that a program must have made up, under a name that says key, token, secret or password. Variables, placeholders and values that documentation prints are none. In a file that git ignores the same is an info.",
	fix: "Write a variable in the syntax of the client, and revoke what has been published.",
	examples: [
		{
			title: "A token in the environment of a server",
			files: { ".mcp.json": `{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "⟦${Pi}⟧" } } } }\n` }
		},
		{
			title: "Glued to its flag",
			files: { ".vscode/mcp.json": `{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=⟦${Ni}⟧"] } } }\n` }
		},
		{
			title: "A password in the address of a database",
			files: { "claude_desktop_config.json": "{ \"mcpServers\": { \"db\": { \"command\": \"pg-mcp\", \"args\": [\"postgresql://me:⟦tr0ub4dor+3⟧@db.acme-data.net/app\"] } } }\n" }
		},
		{
			title: "No shape, but a name that says key",
			files: { ".codex/config.toml": "[mcp_servers.exa]\ncommand = \"exa-mcp\"\n\n[mcp_servers.exa.env]\nEXA_API_KEY = \"⟦7c9e6679-7425-40de-944b-e07fc1f90ae7⟧\"\n" }
		},
		{
			title: "The words that a wallet can be made from",
			files: { ".mcp.json": "{ \"mcpServers\": { \"wallet\": { \"command\": \"wallet-mcp\", \"env\": { \"MNEMONIC\": \"⟦ladder quiz velvet river anchor tulip marble copper window gossip planet fabric⟧\" } } } }\n" }
		},
		{
			title: "Variables, defaults of a local database, and an example that documentation prints",
			files: { ".mcp.json": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"args\": [\"postgresql://postgres:postgres@localhost/app\"], \"env\": { \"API_KEY\": \"${API_KEY}\", \"AWS_ACCESS_KEY_ID\": \"AKIAIOSFODNN7EXAMPLE\" } } } }\n" }
		}
	],
	evidence: [{
		claim: "shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts",
		source: "gitleaks 009e025 and what providers document",
		date: "2026-11-18"
	}, {
		claim: "measured on real files: docs/secrets.md",
		source: "scripts/secrets-recall.mjs",
		date: "2026-11-18"
	}]
});
// src/rules/secrets/secret-suspected.ts
var Fi = t.defineRule({
	id: "secret-suspected",
	category: "security",
	severity: "warning",
	scope: "server",
	onlyWith: ["secret-name"],
	messages: { found: (e) => `${e.what} stands in ${e.subject}, and git does not ignore this file` },
	check(t, { client: n, reading: i, report: a }) {
		if (!i.owner || !i.publishable) return;
		r.eachString(t.entry, (r, i, o) => {
			let s = xt(r, o);
			if (s === void 0) return;
			let { what: c, start: l, end: u } = s;
			let d = e.at(t.document, [...i], "value", {
				start: l,
				end: u
			});
			a("found", {
				what: c,
				subject: e.subjectOf([...i], t)
			}, d, {
				server: t,
				help: `${Ii(t, i, n, Ot(r, l, o))}, and change it if it is in use`
			});
		}, t.route);
	}
});
function Ii(t, n, r, i = "PASSWORD") {
	let a = k(t, n);
	let o = O(t.dialect, a, a === "env" ? String(n.at(-1)) : i);
	return o === void 0 ? "keep it in a file that git ignores" : `write ${e.quote(o)} and set the variable where ${r} starts`;
}
const Li = "Tr0ub4dor&3x";
t.defineDocs({
	summary: "What looks like a password, under a name that says so",
	why: "`secret-literal` reports what a program must have made. Passwords that people think up, and short keys, have no such marks: here the name of the variable, header or flag ends in a word such as token, secret, password or API key, and the value has ten characters and more, of three kinds or with letters and digits in turn. Words, defaults, placeholders, variables, paths and addresses are none, and nothing is said of files that git ignores. On 956 servers of real files, none of which held such a password, it said nothing.",
	fix: "Write a variable in the client's syntax, and change the password if it is a real one.",
	examples: [
		{
			title: "A password of a person",
			files: { ".mcp.json": `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "⟦${Li}⟧" } } } }\n` }
		},
		{
			title: "After its flag, and glued to it",
			files: { ".vscode/mcp.json": `{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "⟦${Li}⟧", "--api-key=⟦a8f3k2m9x1⟧"] } } }\n` }
		},
		{
			title: "Words, a path, a variable, and names that only speak of secrets",
			files: { ".mcp.json": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"DB_PASSWORD\": \"local-dev-password\", \"API_KEY\": \"/run/secrets/api_key\", \"TOKEN\": \"${DB_TOKEN}\", \"SECRET_PROVIDER\": \"AwsSsm2024\", \"TOKEN_LIMIT\": \"100000\" } } } }\n" }
		}
	],
	evidence: [{
		claim: "about half of the secrets in real files have no shape of a provider",
		source: "a collection of 894 real configuration files",
		date: "2026-11-18"
	}]
});
// src/rules/servers/server-defined-twice.ts
var Ri = t.defineRule({
	id: "server-defined-twice",
	category: "clarity",
	severity: "info",
	scope: "document",
	onlyWith: ["alike"],
	messages: {
		twice: ({ server: t, other: n }) => `${t} is the same as ${e.quote(n)}`,
		dropped: ({ server: t, other: n, client: r }) => `${r} loads ${e.quote(n)} only: ${t} is the same`
	},
	check({ servers: t, client: { twins: r } }, { client: a, report: o }) {
		let s = t.filter((e) => !e.broken && zi(e) !== void 0);
		for (let { server: t, first: c } of i.clashes(s, (e, t) => zi(t) ?? "")) {
			if (t.off || c.off || i.differing(c, t).length > 0) continue;
			let s = {
				server: e.nameOf(t),
				other: c.name,
				client: a
			};
			o(r === void 0 ? "twice" : "dropped", s, n.placeOfName(t), {
				server: t,
				help: "remove one of them",
				related: [{
					place: n.placeOfName(c),
					message: "the other one"
				}],
				...r === void 0 ? {} : { reaction: r }
			});
		}
	}
});
/** What has to be equal in any case; nothing where it is empty or absent. */
function zi({ url: e, command: t, args: n, transport: r }) {
	let i = r === "stdio" ? [t?.value ?? "", ...n.map(({ value: e }) => e)] : [e?.value ?? ""];
	return r === void 0 || i[0]?.trim() === "" ? void 0 : i.join("\0");
}
// src/rules/documents/server-file-missing.ts
var Bi = t.defineRule({
	id: "server-file-missing",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["server-files"],
	messages: {
		missing: (t) => `there is no ${e.quote(t.path)}, and ${t.client} loads none of its servers, without a word`,
		prefix: (t) => `the path ${e.quote(t.path)} does not begin with ${e.quote(t.prefix)}, so ${t.client} refuses the file`,
		outside: (t) => `the path ${e.quote(t.path)} has ".." in it, so ${t.client} refuses the file`
	},
	check({ document: t, format: { serverFiles: n }, neighbours: r }, { client: i, report: a }) {
		if (n === void 0) return;
		let { prefix: o, from: s, missing: c, refused: l } = n;
		for (let [u, d] of Vi(t, n.at)) {
			if (/^[a-z][a-z0-9+.-]*:/i.test(d) || !d.endsWith(".json") || t.isBroken(u)) continue;
			let n = e.at(t, u);
			d.split(/[\\/]/).includes("..") ? a("outside", {
				path: d,
				client: i
			}, n, {
				reaction: l,
				help: "move the file into the plugin"
			}) : d.startsWith(o) ? r.has(`${s}/${d}`) === !1 && a("missing", {
				path: d,
				client: i
			}, n, {
				reaction: c,
				help: "add the file, or correct the path"
			}) : a("prefix", {
				path: d,
				prefix: o,
				client: i
			}, n, {
				reaction: l,
				help: `write ${e.quote(o + d.replace(/^\/+/, ""))}`
			});
		}
	}
});
function Vi({ value: t }, n) {
	let r = e.valueAt(t, n);
	return (Array.isArray(r) ? r.map((e, t) => [[...n, t], e]) : [[n, r]]).flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []);
}
// src/rules/servers/server-name-case.ts
var Hi = t.defineRule({
	id: "server-name-case",
	category: "clarity",
	severity: "warning",
	scope: "document",
	onlyWith: ["several"],
	messages: { same: (t) => `the names of ${t.server} and ${e.quote(t.other)} differ only in capitals` },
	check(t, { report: r }) {
		let a = i.toolNamesOf(t);
		for (let { server: o, first: s } of i.clashes(t.servers, (e) => e.toLowerCase())) {
			if (s.name === o.name) continue;
			if (a !== void 0 && Ui(a, s.name, o.name)) continue;
			r("same", {
				server: e.nameOf(o),
				other: s.name
			}, n.placeOfName(o), {
				server: o,
				help: "rename one of them",
				related: [{
					place: n.placeOfName(s),
					message: "the other one"
				}]
			});
		}
	}
});
function Ui(e, t, n) {
	return e.server(t) === e.server(n) && i.areMerged(e, t, n);
}
// src/rules/servers/server-name-invalid.ts
var Wi = t.defineRule({
	id: "server-name-invalid",
	category: "compatibility",
	severity: "info",
	scope: "server",
	onlyWith: ["server"],
	messages: {
		outside: (e) => `the name of ${e.server} ${e.fault}; ${e.consequence}`,
		long: (e) => `the name of ${e.server} has ${e.length} characters where ${e.limit} are taken; ${e.consequence}`
	},
	check(t, { client: r, reading: a, report: o }) {
		let s = i.toolNamesOf(a);
		let c = () => s?.server(t.name) ?? t.name;
		for (let l of t.dialect.names ?? []) {
			let u = l.cleaned ? c() : t.name;
			let d = l.maxLength !== void 0 && u.length > l.maxLength;
			if (!d && l.pattern.test(u)) continue;
			let { reaction: f } = l;
			if (f.effect === "fine" && s !== void 0 && i.alikeIn(a, s).has(t)) continue;
			let p = f.effect === "fine" && s !== void 0 ? `${r} loads it and calls its tools ${e.quote(i.formFor(s, t.name))}` : e.consequence(f, r);
			let m = {
				server: e.nameOf(t),
				consequence: p
			};
			let h = {
				reaction: f,
				server: t,
				help: `use ${l.allows}`
			};
			let g = n.placeOfName(t);
			d ? o("long", {
				...m,
				length: u.length,
				limit: l.maxLength ?? 0
			}, g, h) : o("outside", {
				...m,
				fault: Gi(u, l)
			}, g, h);
			return;
		}
	}
});
function Gi(e, { fault: t, allows: n }) {
	if (e === "") return "is empty";
	return t ?? `holds more than ${n}`;
}
// src/rules/servers/server-name-reserved.ts
var Ki = t.defineRule({
	id: "server-name-reserved",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["server"],
	messages: {
		reserved: (e) => `${e.client} keeps the name of ${e.server} for itself, so ${e.consequence}`,
		ambiguous: (e) => `the name of ${e.server} is also a key of ${e.client}'s own layout`
	},
	check(t, { client: r, report: i }) {
		let a = t.dialect.reserved?.find(({ name: e }) => typeof e == "string" ? e === t.name : e.test(t.name));
		if (a === void 0) return;
		let { reaction: o } = a;
		let s = n.placeOfName(t);
		let c = {
			server: t,
			help: `choose another name${o.since === void 0 ? "" : ` (since ${o.since})`}`
		};
		o.effect === "fine" ? i("ambiguous", {
			server: e.nameOf(t),
			client: r
		}, s, {
			...c,
			severity: "warning"
		}) : i("reserved", {
			server: e.nameOf(t),
			client: r,
			consequence: e.consequence(o, "it")
		}, s, {
			...c,
			reaction: o
		});
	}
});
// src/rules/servers/server-shape.ts
var qi = t.defineRule({
	id: "server-shape",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["odd-entry"],
	messages: { shape: (e) => `${e.server} is ${e.kind} where an object is needed, so ${e.consequence}` },
	check(t, { client: n, report: r }) {
		if (e.isObject(t.entry)) return;
		let { notObject: i, nullEntry: a = i } = t.dialect;
		let o = t.entry === null ? a : i;
		r("shape", {
			server: e.nameOf(t),
			kind: e.kindOf(t.entry),
			consequence: e.consequence(o, n)
		}, e.at(t.document, t.route), {
			reaction: o,
			server: t,
			help: "write an object with \"command\" or \"url\", or delete the entry"
		});
	}
});
// src/rules/documents/syntax-error.ts
var Ji = t.defineRule({
	id: "syntax-error",
	category: "correctness",
	severity: "error",
	scope: "document",
	onlyWith: ["problem"],
	messages: {
		broken: (e) => `${e.fact}, so ${e.consequence}`,
		comment: (e) => `there is a comment here, which this file does not allow${Xi(e.more)}, so ${e.consequence}`,
		comma: (e) => `there is a comma after the last entry, which this file does not allow${Xi(e.more)}, so ${e.consequence}`,
		empty: (e) => `there is nothing in the file, so ${e.consequence}`
	},
	check(t, { client: n, report: r }) {
		if (t.document.problems.length === 0) return;
		let { syntax: i } = t.format;
		if (i.broken.effect === "fine") return;
		for (let a of Yi(t)) r("broken", {
			fact: a.message,
			consequence: e.consequence(i.broken, n)
		}, e.atSpan(t.document, a.span), {
			reaction: i.broken,
			help: a.help,
			related: a.related ? [{
				place: e.atSpan(t.document, a.related.span),
				message: a.related.message
			}] : []
		});
		let a = { consequence: e.consequence(i.broken, n) };
		let [o, ...s] = i.comments ? [] : Q(t, "comment");
		o && r("comment", {
			...a,
			more: s.length
		}, e.atSpan(t.document, o.span), {
			reaction: i.broken,
			help: "remove it, or move the remark into a key such as \"_comment\""
		});
		let [c, ...l] = i.trailingCommas ? [] : Q(t, "trailing-comma");
		c && r("comma", {
			...a,
			more: l.length
		}, e.atSpan(t.document, c.span), {
			reaction: i.broken,
			help: "remove the comma"
		});
		let [u] = Q(t, "empty");
		let d = t.document.text === "" ? i.empty : i.blank ?? i.empty;
		u && e.severityOf(d) !== "info" && r("empty", { consequence: e.consequence(d, n) }, e.atSpan(t.document, u.span), {
			reaction: d,
			help: "delete the file, or give it an empty map of servers"
		});
	}
});
/** The reader of plain JSON loses its way in JSON5: what it says behind a place that is right there means nothing. */
function Yi(e) {
	let t = Q(e, "syntax");
	let n = e.format.syntax.json5 ? t.findIndex(({ json5: e }) => e) : -1;
	return n === -1 ? t : t.slice(0, n);
}
function Q(e, t) {
	return e.document.problems.filter((e) => e.kind === t);
}
function Xi(t) {
	return t === 0 ? "" : ` (and ${e.count(t, "more place")})`;
}
// src/rules/targets/target-rejects.ts
const Zi = {
	transport: (e) => `${e.targets} ${e.several ? "have" : "has"} no ${e.detail} transport, so ${e.server} is lost there`,
	remote: (e) => `${e.targets} ${e.several ? "start" : "starts"} only local servers, so ${e.server} is lost there`,
	name: (e) => `for ${e.targets}, the name of ${e.server} ${e.detail}; ${e.consequence}`,
	reserved: (e) => `the name of ${e.server} is reserved in ${e.targets}; ${e.consequence}`
};
var Qi = t.defineRule({
	id: "target-rejects",
	category: "compatibility",
	severity: "error",
	scope: "server",
	onlyWith: ["target"],
	messages: Zi,
	check(e, { reading: t, report: n }) {
		let r = gr(t, (t) => {
			let n = Ae(e, t);
			return n === void 0 ? [] : [ea(n, e, t)];
		});
		for (let { worst: t, others: i, clients: a } of r) {
			let { message: r, place: o, reaction: s, help: c } = t;
			n(r.why, $i(t, e), o, {
				server: e,
				reaction: s,
				clients: a,
				help: c,
				related: i.map((t) => ({
					place: o,
					message: Zi[t.message.why]($i(t, e))
				}))
			});
		}
	}
});
function $i({ names: t, several: n, message: r, reaction: i }, a) {
	return {
		targets: t,
		several: n,
		server: e.nameOf(a),
		detail: r.detail,
		consequence: e.consequence(i, n ? "each of them" : "it")
	};
}
function ea(e, t, r) {
	let { why: i, reaction: a } = e;
	let o = ta(e);
	return {
		message: {
			why: i,
			detail: o
		},
		key: `${i} ${o} ${a.effect}`,
		place: i === "name" || i === "reserved" ? n.placeOfName(t) : ia(t),
		reaction: a,
		help: aa(e, r)
	};
}
function ta(e) {
	if (e.why === "transport") return na[e.transport] ?? e.transport;
	return e.why === "name" ? ra(e.rule) : "";
}
const na = {
	http: "Streamable HTTP",
	sse: "SSE",
	ws: "WebSocket"
};
function ra({ fault: e, allows: t }) {
	return e ?? `holds more than ${t}`;
}
/** Where the transport is said, or what it follows from. */
function ia({ declared: t, fields: n, document: r, nameAt: i }) {
	if (t !== void 0) return e.at(r, t.route);
	let a = n.find(({ fact: e }) => e !== void 0 && (e.is === "url" || e.is === "command"));
	return a === void 0 ? e.at(r, i.route, i.side) : e.at(r, a.route, "key");
}
function aa(t, { dialect: n }) {
	switch (t.why) {
		case "name": return `use ${t.rule.allows}`;
		case "reserved": return "choose another name";
		case "remote": return "start a local bridge to it there, such as mcp-remote, or leave it out";
		case "transport": {
			let r = Object.keys(n.spellings).filter((e) => na[n.spellings[e] ?? ""] !== void 0);
			let i = t.transport === "ws" ? "leave it out there" : "start a local bridge to it there, such as mcp-remote";
			return r.length === 0 ? i : `it knows ${e.list(r.sort())}; use one of them or ${i}`;
		}
	}
}
var oa = t.defineRule({
	id: "timeout-unit",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["time"],
	messages: {
		floor: (t) => `${e.quote(t.key)} of ${t.server} is ${t.value} milliseconds, and ${t.client} ignores less than ${t.floor}`,
		short: (t) => `${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for milliseconds`,
		long: (t) => `${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for seconds`
	},
	check(t, { client: n, report: r }) {
		for (let i of t.fields) {
			let { key: a, value: o, fact: s } = i;
			if (typeof o != "number" || !(o > 0) || s === void 0 || s.unread || s.unit === void 0) continue;
			let c = {
				key: a,
				value: o,
				server: e.nameOf(t),
				client: n
			};
			let l = e.at(t.document, i.route);
			if (s.unit === "ms" && o < (s.floor ?? 1e3)) {
				let e = `write ${o * 1e3} for ${o} seconds`;
				s.floor === void 0 ? r("short", c, l, {
					server: t,
					help: e
				}) : r("floor", {
					...c,
					floor: s.floor
				}, l, {
					server: t,
					help: e
				});
			}
			s.unit === "s" && o >= 1e4 && r("long", c, l, {
				server: t,
				help: `write ${o / 1e3} for ${o} milliseconds`
			});
		}
	}
});
// src/rules/transports/transport-conflict.ts
var sa = t.defineRule({
	id: "transport-conflict",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: {
		both: (t) => `${t.server} has both ${e.quote(t.winner)} and ${e.quote(t.loser)}; ${t.client} uses ${e.quote(t.winner)} and ignores ${e.quote(t.loser)}`,
		neither: (t) => `${t.server} has both ${e.quote(t.one)} and ${e.quote(t.other)}, so ${t.consequence}`
	},
	check(t, { client: n, report: r }) {
		if (!h(t, "url")) return;
		let i = fa(t, "command", "commandLine");
		let a = fa(t, "url");
		let [o, s] = i === void 0 ? la(t) : ca(t, i, a);
		if (o === void 0 || s === void 0) return;
		let { reaction: c } = t.dialect.both;
		let l = e.consequence(c, n);
		if (t.transport === void 0 && da(t)) return;
		if ($(c)) {
			r("neither", {
				server: e.nameOf(t),
				one: o.key,
				other: s.key,
				consequence: l
			}, e.at(t.document, s.route, "key"), {
				reaction: c,
				server: t,
				help: "keep one of the two",
				related: [{
					place: e.at(t.document, o.route, "key"),
					message: "the other one"
				}]
			});
			return;
		}
		r("both", {
			server: e.nameOf(t),
			client: n,
			winner: o.key,
			loser: s.key
		}, e.at(t.document, s.route, "key"), {
			reaction: c,
			server: t,
			help: `keep one of the two${c.note === void 0 ? "" : ` (${c.note})`}`,
			related: [{
				place: e.at(t.document, o.route, "key"),
				message: "this one is used"
			}]
		});
	}
});
function ca(e, t, n) {
	return e.transport === "stdio" || e.transport === void 0 ? [t, n] : [n, t];
}
/** Two addresses under two keys, where one of the keys decides. */
function la(e) {
	let [t, n] = e.fields.filter((t) => ua(e, t));
	return n?.fact?.selects === void 0 ? [t, n] : [n, t];
}
function ua({ dialect: e }, { fact: t, value: n }) {
	return t?.is === "url" && !t.unread && !(e.emptyMeansAbsent && n === "");
}
function da(e) {
	let { dialect: t, declared: n } = e;
	let r = t.transportKey === null ? void 0 : v(e);
	return n !== void 0 || !$(t.both.reaction) || r !== void 0 && $(r);
}
function $({ effect: e }) {
	return e !== "fine" && e !== "ignored" && e !== "warns";
}
function fa(e, ...t) {
	let n = e.fields.filter((n) => n.fact !== void 0 && !n.fact.unread && t.includes(n.fact.is) && !(e.dialect.emptyMeansAbsent && n.value === ""));
	return n.find((e) => e.fact?.selects !== void 0) ?? n[0];
}
// src/rules/transports/transport-legacy.ts
var pa = t.defineRule({
	id: "transport-legacy",
	category: "compatibility",
	severity: "info",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: { legacy: (e) => `${e.server} uses the SSE transport, which the protocol replaced with Streamable HTTP in 2025-03-26` },
	check(t, { client: n, report: r }) {
		let { declared: i, dialect: a, transport: o } = t;
		if (o !== "sse" || i === void 0 || x(t)) return;
		let s = Object.keys(a.spellings).find((e) => a.spellings[e] === "http");
		if (s === void 0) return;
		r("legacy", {
			server: e.nameOf(t),
			client: n
		}, e.at(t.document, i.route), {
			server: t,
			help: `if the server speaks Streamable HTTP, write ${e.quote(s)} and its address for it`
		});
	}
});
// src/rules/transports/transport-mismatch.ts
var ma = t.defineRule({
	id: "transport-mismatch",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: { mismatch: (t) => `${t.server} has ${e.quote(t.key)} ${e.quote(t.value)} and ${e.quote(t.has)}, but no ${e.quote(t.needed)}, so ${t.consequence}` },
	check(t, { client: n, report: r }) {
		let { declared: i, dialect: a, transport: o } = t;
		if (typeof i?.value != "string" || o === void 0 || o === "builtin") return;
		let s = h(t, "command", "commandLine");
		let l = h(t, "url");
		let u = o === "stdio";
		if (s === l || u === s) return;
		let d = p(a, u ? "command" : "url") ?? "";
		let f = p(a, u ? "url" : "command") ?? "";
		if (c(t).some((e) => e.own === d)) return;
		let m = y(t, a.mismatchOf?.[o] ?? a.mismatch);
		let g = Object.keys(a.spellings).filter((e) => a.spellings[e] === "stdio" !== u);
		r("mismatch", {
			server: e.nameOf(t),
			key: i.key,
			value: i.value,
			needed: d,
			has: f,
			consequence: e.consequence(m, n)
		}, e.at(t.document, i.route), {
			reaction: m,
			server: t,
			help: g[0] === void 0 ? `add ${e.quote(d)}` : `write ${e.quote(g[0])}, or add ${e.quote(d)}`
		});
	}
});
// src/rules/transports/transport-missing.ts
var ha = t.defineRule({
	id: "transport-missing",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: { neither: (e) => `${e.server} has ${e.lacks}, so ${e.consequence}` },
	check(t, { client: r, reading: i, report: a }) {
		if (!e.isObject(t.entry) || g(t) || _a(t)) return;
		if (t.transport === "builtin" || t.fields.some((e) => e.fact?.selects !== void 0)) return;
		if (ga(t, i)) return;
		if (c(t).some(({ cost: e }) => e !== void 0)) return;
		let { dialect: o } = t;
		let [s, l] = [p(o, "command"), p(o, "url")];
		let u = [s, l].filter((e) => e !== void 0);
		let d = s === void 0 ? void 0 : `${e.quote(s)} for a local server`;
		let f = l === void 0 ? void 0 : `${e.quote(l)} for a remote one`;
		let m = y(t, o.neither);
		a("neither", {
			server: e.nameOf(t),
			lacks: `${u.length === 1 ? "no" : "neither"} ${e.list(u, { conjunction: "nor" })}`,
			consequence: e.consequence(m, r)
		}, n.placeOfName(t), {
			reaction: m,
			server: t,
			help: `add ${[d, f].filter((e) => e !== void 0).join(" or ")}`
		});
	}
});
/** The entry is a map of servers that has a finding of its own. */
function ga(t, n) {
	if (e.foreignMap(n)?.at[0] === t.name) return !0;
	return e.isWrapper(t) && t.name === t.route.at(-2);
}
/** An entry that only switches a server of another file on or off. */
function _a(e) {
	let { mask: t, overrides: n = [] } = e.dialect;
	if (t !== void 0 && e.declared === void 0 && e.fields.some((e) => e.key === t.key && typeof e.value == "boolean")) return !0;
	return e.fields.length > 0 && e.fields.every((e) => n.includes(e.key));
}
// src/rules/transports/transport-unknown.ts
var va = t.defineRule({
	id: "transport-unknown",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: {
		unknown: (t) => `${e.quote(t.value)} as ${e.quote(t.key)} of ${t.server} is not known, so ${t.consequence}`,
		loose: (t) => `${e.quote(t.value)} as ${e.quote(t.key)} of ${t.server} is not known; ${t.client} goes by the fields that are there`,
		type: (t) => `${e.quote(t.key)} of ${t.server} is ${t.kind} where a string is needed, so ${t.consequence}`
	},
	check(t, { client: n, report: r }) {
		let { declared: i, dialect: a } = t;
		if (i === void 0 || t.transport !== void 0) return;
		let { value: o, key: s } = i;
		if (typeof o == "string" && Object.hasOwn(a.spellings, o)) return;
		let c = typeof o == "string" ? e.transportNamed(o) : void 0;
		if (c !== void 0 && S(a, c) === void 0) return;
		let l = b(t, c);
		let u = l && S(a, l);
		let { withCommand: d, withUrl: f } = a.unknownTransport;
		let p = y(t, h(t, "command", "commandLine") ? d : f);
		if (p.effect === "fine" && typeof o != "string") return;
		let m = {
			server: e.nameOf(t),
			key: s,
			consequence: e.consequence(p, n)
		};
		let _ = e.at(t.document, i.route);
		let v = Object.keys(a.spellings).filter((e) => e !== "");
		let x = u ?? (typeof o == "string" ? e.suggest(o, v) : void 0);
		let C = x === void 0 ? g(t) ? ee(t) : v.sort() : [x];
		let w = `write ${e.list(C, { conjunction: "or" })}`;
		typeof o == "string" && p.effect === "fine" ? r("loose", {
			...m,
			value: o,
			client: n
		}, _, {
			reaction: p,
			server: t,
			help: w
		}) : typeof o == "string" ? r("unknown", {
			...m,
			value: o
		}, _, {
			reaction: p,
			server: t,
			help: w
		}) : r("type", {
			...m,
			kind: e.kindOf(o)
		}, _, {
			reaction: p,
			server: t,
			help: w
		});
	}
});
// src/rules/transports/transport-unsupported.ts
const ya = "start a local bridge to it, such as mcp-remote, or leave it out of this file";
var ba = t.defineRule({
	id: "transport-unsupported",
	category: "compatibility",
	severity: "error",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: {
		unsupported: (t) => `${t.client} has no transport ${e.quote(t.value)} as ${t.server} asks for, so ${t.consequence}`,
		local: (t) => `${t.client} starts only local servers, and ${t.server} has only a ${e.quote(t.has)}, so ${t.consequence}`
	},
	check(t, { client: n, report: r }) {
		let { declared: i, dialect: a } = t;
		let o = t.fields.find((e) => e.fact?.is === "url" && !e.fact.unread);
		if (i === void 0 && o !== void 0 && _(a)) {
			if (h(t, "command", "commandLine")) return;
			let i = y(t, a.inferred.urlReaction);
			r("local", {
				server: e.nameOf(t),
				has: o.key,
				client: n,
				consequence: e.consequence(i, "it")
			}, e.at(t.document, o.route, "key"), {
				reaction: i,
				server: t,
				help: ya
			});
			return;
		}
		if (typeof i?.value != "string" || t.transport !== void 0) return;
		let s = e.transportNamed(i.value);
		if (s === void 0 || Object.values(a.spellings).includes(s) || a.alsoSpeaks?.[s]) return;
		let { withCommand: c, withUrl: l } = a.unknownTransport;
		let u = y(t, h(t, "command", "commandLine") ? c : l);
		if (u.effect === "fine") return;
		r("unsupported", {
			server: e.nameOf(t),
			value: i.value,
			client: n,
			consequence: e.consequence(u, "it")
		}, e.at(t.document, i.route), {
			reaction: u,
			server: t,
			help: xa(t, s)
		});
	}
});
function xa(t, n) {
	let { dialect: r } = t;
	let i = b(t, n);
	let a = i === n ? void 0 : i && S(r, i);
	if (a !== void 0) return `write ${e.quote(a)}`;
	return _(r) && n !== "stdio" ? ya : Sa(r, n);
}
/** A server that speaks the older transport often speaks the newer one, too. */
function Sa({ spellings: t }, n) {
	let r = Object.keys(t).filter((e) => e !== "");
	let i = n === "sse" ? r.find((e) => t[e] === "http") : void 0;
	return i === void 0 ? `it knows ${e.list(r.sort(), { conjunction: "and" })}` : `if the server speaks Streamable HTTP, write ${e.quote(i)} and its address for it`;
}
// src/rules/transports/transport-untyped.ts
var Ca = t.defineRule({
	id: "transport-untyped",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["unsettled"],
	messages: {
		untyped: (t) => `${t.server} has a ${e.quote(t.has)} and no ${e.quote(t.key)}, so ${t.consequence}`,
		older: (t) => `${t.server} has a "url" and no ${e.quote(t.key)}, so ${t.client} speaks the older SSE transport with it`
	},
	check(t, { client: r, report: i }) {
		let { dialect: o } = t;
		let s = v(t);
		if (s === void 0 || o.transportKey === null) return;
		if (t.declared !== void 0 || !g(t) || _(o)) return;
		if (c(t).some((e) => e.meaning === "transport")) return;
		if (s.effect === "fine") {
			let c = Object.keys(o.spellings).find((e) => o.spellings[e] === "http");
			if (c === void 0 || t.transport !== "sse" || !Ta(t)) return;
			i("older", {
				server: e.nameOf(t),
				key: o.transportKey,
				client: r
			}, n.placeOfName(t), {
				server: t,
				reaction: {
					effect: "ignored",
					by: s.by
				},
				help: `add ${a(t.document.language, o.transportKey, e.quote(c))}, or ${e.quote("sse")} if that is meant`
			});
			return;
		}
		let l = y(t, s);
		i("untyped", {
			server: e.nameOf(t),
			has: wa(t, "command", "commandLine") ?? wa(t, "url") ?? "",
			key: o.transportKey,
			consequence: e.consequence(l, r)
		}, n.placeOfName(t), {
			reaction: l,
			server: t,
			help: `add ${a(t.document.language, o.transportKey, e.list(ee(t), { conjunction: "or" }))}`
		});
	}
});
function wa(e, ...t) {
	return e.fields.find(({ fact: e }) => e !== void 0 && !e.unread && t.includes(e.is))?.key;
}
/** An address that says "sse" or "ws" is meant as one; where another key stands for the newer transport, so is every `url`. */
function Ta({ url: e, dialect: t }) {
	if (e === void 0 || /\bsse\b|^wss?:/i.test(e.value)) return !1;
	return Object.values(t.fields).every(({ selects: e }) => e !== "http");
}
// src/rules/secrets/url-credentials.ts
var Ea = t.defineRule({
	id: "url-credentials",
	category: "security",
	severity: "error",
	scope: "server",
	onlyWith: ["url-with-more"],
	messages: {
		user: (e) => `${e.what} stands before the host in the address of ${e.server}${Da(e.published)}`,
		query: (t) => `${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${Da(t.published)}`
	},
	check(t, { client: n, reading: i, report: a }) {
		if (!i.owner) return;
		let { publishable: o } = i;
		for (let i of t.fields) {
			if (i.fact?.is !== "url") continue;
			for (let s of r.secretsBelow(i.value)) {
				let r = {
					...s,
					route: i.route
				};
				let c = _t(t, r);
				if (c === void 0) continue;
				let l = e.at(t.document, i.route, "value", {
					start: r.start,
					end: r.end
				});
				let u = {
					what: r.what,
					server: e.nameOf(t),
					published: o
				};
				let d = {
					server: t,
					severity: o ? "error" : "info",
					help: `${Oa(t.dialect, c, n)}${o ? ", and revoke what stands here" : ""}`
				};
				c.in === "user" ? a("user", u, l, d) : a("query", {
					...u,
					parameter: c.parameter
				}, l, d);
			}
		}
	}
});
function Da(e) {
	return e ? ", and git does not ignore this file" : "; git ignores this file";
}
function Oa(t, n, r) {
	let i = n.in === "user" ? "PASSWORD" : kt(n.parameter) ?? "API_KEY";
	let a = O(t, "url", i);
	if (a !== void 0) return `write ${e.quote(a)} and set the variable where ${r} starts`;
	let o = O(t, "headers", i);
	if (o !== void 0) return `send it in a header, as ${e.quote(o)}, if the server takes it there`;
	let s = "keep the server in a file that git ignores";
	return t.placeholders === void 0 ? s : `${r} expands no variables in addresses: ${s}`;
}
t.defineDocs({
	summary: "A password or key in a server's address",
	why: "Whoever can read the repository can use it. Addresses also end up in logs, in histories of proxies and in error messages, where headers do not. Found are passwords before the host and parameters that hold what `secret-literal` takes for a secret; a secret in the path, or in an address elsewhere, is left to that rule. Variables, placeholders and the defaults of local services are none. In a file that git ignores it is an info.",
	fix: "Write a variable in the client's syntax, or send the key in a header, and revoke what has been published.",
	examples: [
		{
			title: "A key as a parameter",
			files: { ".cursor/mcp.json": "{ \"mcpServers\": { \"exa\": { \"url\": \"https://mcp.exa.ai/mcp?exaApiKey=⟦7c9e6679-7425-40de-944b-e07fc1f90ae7⟧\" } } }\n" }
		},
		{
			title: "A password before the host",
			files: { ".mcp.json": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://me:⟦tr0ub4dor+3⟧@docs.acme-data.net/mcp\" } } }\n" }
		},
		{
			title: "A variable",
			files: { ".mcp.json": "{ \"mcpServers\": { \"exa\": { \"type\": \"http\", \"url\": \"https://mcp.exa.ai/mcp?exaApiKey=${EXA_API_KEY}&tools=web_search_exa\" } } }\n" }
		}
	],
	evidence: [{
		claim: "what counts as a secret, and the numbers on real files: docs/secrets.md",
		source: "scripts/secrets-recall.mjs",
		date: "2026-11-18"
	}, {
		claim: "user information in URLs is deprecated, and a secret in a URL is rarely kept one",
		source: "RFC 3986, section 3.2.1 and 7.5; RFC 6750, section 5.3",
		date: "2026-11-18"
	}]
});
// src/rules/addresses/url-legacy-path.ts
const ka = /\/sse(?=\/?(?:[?#]|\s*$))/i;
var Aa = t.defineRule({
	id: "url-legacy-path",
	category: "compatibility",
	severity: "info",
	scope: "server",
	onlyWith: ["sse-path"],
	messages: { path: (t) => `the address of ${t.server} ends in "/sse", where servers speak SSE, and ${e.quote(t.key)} says ${e.quote(t.spelling)}` },
	check(t, { report: n }) {
		let { declared: r, dialect: i, transport: a, url: o } = t;
		if (a !== "http" || typeof r?.value != "string" || o === void 0) return;
		if (!/http/i.test(r.value) || i.alsoSpeaks?.sse !== void 0) return;
		let s = o.value.search(ka);
		if (s === -1) return;
		let c = Object.keys(i.spellings).find((e) => i.spellings[e] === "sse");
		let l = "use its Streamable HTTP address, often \"/mcp\"";
		n("path", {
			server: e.nameOf(t),
			key: r.key,
			spelling: r.value
		}, e.at(t.document, o.route, "value", {
			start: s,
			end: s + 4
		}), {
			server: t,
			help: c === void 0 ? l : `${l}, or write ${e.quote(c)}`
		});
	}
});
// src/rules/addresses/url-plain-http.ts
/** With the host, or with what stands where it belongs. */
const ja = /^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i;
var Ma = t.defineRule({
	id: "url-plain-http",
	category: "security",
	severity: "warning",
	scope: "server",
	onlyWith: ["plain-http"],
	messages: {
		secret: (t) => `${e.quote(t.header)} of ${t.server} crosses the network in the clear, since its address is not https`,
		open: (e) => `whatever ${e.server} is asked and answers crosses the network in the clear, since its address is not https`
	},
	check(t, { report: n }) {
		if (t.transport === "stdio") return;
		for (let { fact: i, value: a, route: o } of t.fields) {
			if (i?.is !== "url" || i.unread || typeof a != "string") continue;
			let [, s = "", c = "", l = ""] = ja.exec(a) ?? [];
			if (l === "" || r.isNearby(l) || /[${}<>%[\]]/.test(l.replace(/^\[.*\]$/, "")) || e.mayStandIn(l)) continue;
			let u = {
				start: s.length,
				end: s.length + c.length
			};
			let d = e.at(t.document, o, "value", u);
			let f = {
				server: t,
				...t.off && { severity: "info" },
				help: `write ${e.quote(c.toLowerCase() === "ws" ? "wss" : "https")} if the host speaks it`
			};
			let p = Na(t);
			p === void 0 ? n("open", { server: e.nameOf(t) }, d, f) : n("secret", {
				header: p.name,
				server: e.nameOf(t)
			}, d, f);
		}
	}
});
function Na({ headers: e }) {
	return e.find(({ name: e, value: t }) => t !== "" && r.isSecretName(e));
}
// src/rules/asking/signs.ts
/** In a string, a list or an object; of what lies deeper nothing is known. */
function Pa(t, n) {
	if (typeof t == "string") return e.maySuspect(t, n);
	if (Array.isArray(t)) return t.some((r, i) => {
		let a = t[i - 1];
		return typeof r != "string" || e.maySuspect(r, typeof a == "string" ? a : n);
	});
	if (!e.isObject(t)) return !1;
	for (let n of Object.keys(t)) {
		let r = t[n];
		if (typeof r == "string" ? e.maySuspect(r, n) : typeof r == "object" && r) return !0;
	}
	return !1;
}
function Fa({ fact: t, value: n }, { placeholders: r }) {
	let i = r?.lookedUp;
	if (i === void 0 || t === void 0 || !i.in.includes(t.is) || !e.isObject(n)) return !1;
	return Object.values(n).some((e) => typeof e == "string" && (e.startsWith(i.command) || /^[A-Z_0-9]+$/.test(e)));
}
/** With a folder that could be the whole disk or a home. */
function Ia({ args: e, command: t }) {
	return (t?.value.includes("filesystem") || e.some(({ value: e }) => e.includes("filesystem"))) && e.some(({ value: e }) => /^(?:[~$%{\\]|[A-Za-z]:|\/+$|\/(?:Users|home|root)\b)/i.test(e));
}
/** Without a scheme, and nothing in it that something else could put one into: no client can connect to it. */
function La(e) {
	let t = e.trim();
	return !/[$%<>{}`]|:\/\//.test(t) && (!URL.canParse(t) || /^[\w.-]+:\d+(?:\/|$)/.test(t));
}
function Ra(t) {
	return e.isObject(t) && Object.keys(t).some((e) => !/^[A-Z_][A-Z0-9_]*$/.test(e));
}
function za(e) {
	return typeof e == "string" && /[^\t\x20-\x7e]/.test(e);
}
function Ba(t) {
	if (!e.isObject(t)) return !1;
	let n = Object.keys(t);
	return n.some((e) => /[^\w-]/.test(e) || e === "" || za(t[e])) || n.length > 1 && new Set(n.map((e) => e.toLowerCase())).size < n.length;
}
// src/rules/addresses/url-shape.ts
var Va = t.defineRule({
	id: "url-shape",
	category: "correctness",
	severity: "error",
	scope: "server",
	onlyWith: ["odd-url"],
	messages: {
		unparsed: (e) => `the address of ${e.server} does not parse as an absolute URL, so ${e.consequence}`,
		variable: (e) => `${e.client} checks the address of ${e.server} before it expands variables, so ${e.consequence}`,
		empty: (e) => `the address of ${e.server} is empty, so ${e.consequence}`,
		nowhere: (e) => `the address of ${e.server} has no scheme, so ${e.client} cannot connect to it`,
		nothing: (e) => `the address of ${e.server} is empty, so ${e.client} has nothing to connect to`
	},
	check(t, { client: r, report: i, violations: a }) {
		let { urls: o } = t.dialect;
		let { url: s, transport: c } = t;
		if (s === void 0 || c === "stdio" || c === void 0) return;
		if (o === void 0) {
			!Ha(t, a) && La(s.value) && i(s.value.trim() === "" ? "nothing" : "nowhere", {
				server: e.nameOf(t),
				client: r
			}, e.at(t.document, s.route), {
				reaction: {
					effect: "fails-server",
					by: Ua(t)
				},
				server: t,
				help: Wa(s.value)
			});
			return;
		}
		if (URL.canParse(s.value.trim())) return;
		let l = n.placeholdersIn(s.value).length > 0 || Ka(t.dialect, s.value);
		if (l && o.parsed === "unless-variable") return;
		if (s.value === "" && o.parsed === "unless-variable") return;
		let u = s.value === "" ? "empty" : l && Ga(t.dialect) ? "variable" : "unparsed";
		let d = u === "variable" ? "it" : r;
		i(u, {
			server: e.nameOf(t),
			client: r,
			consequence: e.consequence(o.reaction, d)
		}, e.at(t.document, s.route), {
			reaction: o.reaction,
			server: t,
			help: "write an address such as \"https://host/mcp\""
		});
	}
});
function Ha({ url: e }, t) {
	if (e === void 0 || ue(e.value).length > 0) return !0;
	return t.some(({ route: t }) => JSON.stringify(t) === JSON.stringify(e.route));
}
/** No client that loads any text was watched while it connects. */
function Ua({ dialect: e }) {
	return `M:${e.by.slice(2)}`;
}
/** A host gets its scheme; of anything else, which may hold a secret, nothing is repeated. */
function Wa(t) {
	let n = /^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(t);
	if (n === null) return "write an address such as \"https://host/mcp\"";
	return `write ${e.quote(`${n[1] === void 0 ? "https" : "http"}://`)} in front of it`;
}
function Ga({ placeholders: e }) {
	return e === void 0 || Object.keys(e.in).length > 0;
}
/** A `$NAME` inside a longer text, for a client that expands those. */
function Ka({ placeholders: e }, t) {
	return (e?.in.url?.includes("$NAME") ?? !1) && /\$\w/.test(t);
}
// src/rules/variables/variable-name-expected.ts
var qa = t.defineRule({
	id: "variable-name-expected",
	category: "correctness",
	severity: "warning",
	scope: "server",
	onlyWith: ["server"],
	messages: {
		reference: (t) => `${e.quote(t.key)} of ${t.server} takes the name of a variable, not a reference to it`,
		value: (t) => `${e.quote(t.key)} of ${t.server} takes the name of a variable, and no variable can have this one`
	},
	check(t, { report: n }) {
		for (let r of t.fields) for (let { text: i, route: a } of Xa(r)) {
			if (i === "" || Ja.test(i)) continue;
			let o = Ya.exec(i)?.[1];
			n(o === void 0 ? "value" : "reference", {
				key: r.key,
				server: e.nameOf(t)
			}, e.at(t.document, a, "value"), {
				server: t,
				reaction: {
					effect: "ignored",
					by: r.fact?.by ?? t.dialect.by
				},
				help: o === void 0 ? "write a name, and put the value into that variable" : `write ${e.quote(o)}`
			});
		}
	}
});
/** Keyrings take hyphens and dots, too. */
const Ja = /^[A-Za-z_][\w.-]*$/;
const Ya = /^(?:Bearer )?(?:\$?\{(?:env:)?|\$|%)([A-Za-z_]\w*)[}%]?$/;
function Xa({ fact: t, value: n, route: r }) {
	switch (t?.form) {
		case "bearer-variable": return typeof n == "string" ? [{
			text: n,
			route: r
		}] : [];
		case "header-variables": return e.isObject(n) ? Za(Object.entries(n), r) : [];
		case "variable-names": return Array.isArray(n) ? Za([...n.entries()], r) : [];
		default: return [];
	}
}
function Za(e, t) {
	return e.flatMap(([e, n]) => typeof n == "string" ? [{
		text: n,
		route: [...t, e]
	}] : []);
}
// src/rules/asking/word-traits.ts
function Qa(t, { fields: n }) {
	let r = [];
	for (let { fact: e, value: i } of n) if (e?.is === "command" && typeof i == "string") {
		/\s/.test(i) && t.add("odd-command");
		r.push(i);
	} else if ((e?.is === "args" || e?.is === "commandLine") && Array.isArray(i)) {
		let [n] = i;
		e.is === "commandLine" && typeof n == "string" && /\s/.test(n) && t.add("odd-command");
		for (let e of i) typeof e == "string" && r.push(e);
	}
	for (let e of r) $a(t, e);
	e.holdNotedPackage(r) && t.add("package");
}
function $a(e, t) {
	/[|<>~`;&\n\r]|\$(?!\{)|%|^-[\w-]*\s|^\S+\s+-/.test(t) && e.add("odd-word");
	/\b(?:sudo|doas|curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i.test(t) && e.add("risky-word");
	/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/i.test(t) && e.add("container");
	/[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$/.test(t) && !eo(t) && e.add("file-word");
}
/** "@scope/name@version", an address or a variable: not a path. */
function eo(e) {
	return /^(?:@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)/i.test(e);
}
// src/rules/asking/server-traits.ts
/** With an escape, the text does not show what stands in the strings. */
function to(e) {
	return e.includes("$") || e.includes("{env:") || e.includes("\\") || e.includes("%") || e.includes("{file:");
}
/** What rules may ask of servers that are not plain. */
function no(e, t) {
	let { document: n, servers: r } = t;
	if (r.length > 1) {
		e.add("several");
		co(r) && e.add("alike");
		so(t) && e.add("alike-names");
	}
	let { text: i } = n;
	to(i) && e.add("reference");
	for (let t of r) ro(e, t);
	(i.includes("filesystem") || i.includes("\\")) && r.some(Ia) && e.add("file-server");
}
function ro(t, n) {
	let { name: r, entry: i, route: a, fields: o, dialect: s, transport: c } = n;
	e.isObject(i) || t.add("odd-entry");
	r === a.at(-2) && t.add("odd-root");
	r.length > 40 && t.add("long-name");
	/[^\x21-\x7e]/.test(r) && t.add("unusual-name");
	let l = 0;
	for (let n of o) {
		let { key: i, fact: a, value: o } = n;
		!t.has("secret-name") && Pa(o, i) && t.add("secret-name");
		if (a === void 0 || a.unread === !0) {
			t.add("stranger");
			continue;
		}
		a.is === "url" && io(t, o, s);
		a.is === "env" && Ra(o) && t.add("odd-env");
		a.is === "headers" && Ba(o) && t.add("odd-header");
		a.deprecated !== void 0 && t.add("deprecated");
		e.approvedAll(a, o) !== void 0 && t.add("approval");
		a.is === "auth" && s.signIn !== void 0 && t.add("sign-in");
		Fa(n, s) && t.add("looked-up");
		(a.is === "enabled" || a.is === "disabled") && (l += 1);
		a.for !== void 0 && c !== void 0 && !a.for.includes(c) && t.add("other-transport");
		a.unit !== void 0 && typeof o == "number" && t.add("time");
		a.repeatsName && o !== r && t.add("renamed");
	}
	Qa(t, n);
	l > 1 && t.add("switches");
	oo(n) || t.add("unsettled");
}
function io(e, t, { urls: n }) {
	n !== void 0 && !ao(t) && e.add("odd-url");
	if (typeof t != "string") return;
	n === void 0 && La(t) && e.add("odd-url");
	/[?@]/.test(t) && e.add("url-with-more");
	/^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i.test(t) && e.add("plain-http");
	/\/sse\b/i.test(t) && e.add("sse-path");
}
function ao(e) {
	return typeof e == "string" && URL.canParse(e.trim());
}
/** Exactly one command or address, and a transport that is declared to fit it or may be left out. */
function oo(e) {
	let { declared: t, transport: n, dialect: r } = e;
	let i = 0;
	let a = 0;
	for (let { fact: t, value: n } of e.fields) {
		if (t === void 0 || t.unread === !0 || r.emptyMeansAbsent && n === "") continue;
		t.is === "command" || t.is === "commandLine" ? i += 1 : t.is === "url" && (a += 1);
	}
	if (i + a !== 1) return !1;
	if (i === 1 ? n !== "stdio" : n !== "http" && n !== "ws") return !1;
	if (t !== void 0) return !0;
	if (i === 0 && r.inferred.url === void 0) return !1;
	return (v(e)?.effect ?? "fine") === "fine";
}
function so(e) {
	let t = i.toolNamesOf(e);
	if (t === void 0) return !1;
	let n = e.servers.filter((e) => i.isComparable(e, t)).map((e) => t.server(i.partOf(e, t)));
	return new Set(n).size < n.length;
}
/** By what is compared quickly: the address, or the command with its arguments. */
function co(e) {
	let t = /* @__PURE__ */ new Set();
	for (let { fields: n } of e) {
		let e = "";
		for (let { fact: t, value: r } of n) {
			if (t === void 0 || !lo.has(t.is)) continue;
			if (typeof r == "string") e += `${r}\0`;
			else if (Array.isArray(r)) for (let t of r) typeof t == "string" && (e += `${t}\0`);
		}
		if (e !== "" && t.has(e)) return !0;
		t.add(e);
	}
	return !1;
}
const lo = /* @__PURE__ */ new Set([
	"url",
	"command",
	"args",
	"commandLine"
]);
// src/rules/generated/configuration.generated.ts
const uo = [
	At,
	Nt,
	Pt,
	It,
	Ut,
	qt,
	en,
	rn,
	sn,
	un,
	pn,
	vn,
	bn,
	kn,
	An,
	jn,
	Hn,
	Kn,
	qn,
	Jn,
	Yn,
	Xn,
	er,
	nr,
	rr,
	ar,
	or,
	sr,
	fr,
	hr,
	xr,
	kr,
	Ar,
	jr,
	Mr,
	Fr,
	Gr,
	Jr,
	Zr,
	ei,
	li,
	_i,
	bi,
	Di,
	Fi,
	Ri,
	Bi,
	Hi,
	Wi,
	Ki,
	qi,
	Ji,
	Qi,
	oa,
	sa,
	pa,
	ma,
	ha,
	va,
	ba,
	Ca,
	Ea,
	Aa,
	Ma,
	Va,
	qa
];
exports.addOfServers = no;
exports.rules = uo;
