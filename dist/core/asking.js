"use strict";
const e = require("./check-document.js");
const t = require("./core.js");
// src/rules/asking/asked.ts
/** One rule and what it is asked of; one for the whole run, since a new one for every file would cost more than most rules. */
var n = class {
	rule;
	options;
	#e;
	client = "";
	reading;
	violations = [];
	constructor(e, t, n) {
		this.rule = e;
		this.options = n;
		this.#e = t;
	}
	of(e, n) {
		this.client = t.readerOf(e);
		this.reading = e;
		this.violations = n;
		return this;
	}
	report = (e, t, n, i = {}) => {
		let { rule: a } = this;
		let o = a.messages[e]?.(t);
		if (o === void 0) throw Error(`rule ${a.id} has no message "${e}"`);
		this.#e.push({
			rule: a.id,
			severity: r(a, i),
			...i.reaction === void 0 ? {} : { effect: i.reaction.effect },
			message: o,
			...i.help === void 0 ? {} : { help: i.help },
			place: n,
			related: i.related ?? [],
			...i.server === void 0 ? {} : { server: i.server.name },
			clients: i.clients ?? [this.reading.client.id]
		});
	};
};
function r(e, { reaction: n, severity: r, server: i }) {
	if (r !== void 0) return r;
	if (n === void 0) return e.severity === "off" ? "warning" : e.severity;
	return i?.off && t.costsOnlyServer(n.effect) ? "info" : t.severityOf(n);
}
// src/rules/asking/traits.ts
const i = {
	tools: "answers",
	registry: "manifests",
	bundle: "manifests",
	former: "manifests"
};
function a(e) {
	let t = /* @__PURE__ */ new Set();
	for (let n of e) t.add(i[n] ?? "configuration");
	return [...t];
}
/** Of the file; those of servers that are not plain are told by `server-traits.ts`. `closely`: of plain ones as well. */
function o(e, n, r) {
	let i = /* @__PURE__ */ new Set();
	if (e.format.answer !== void 0) return s(e);
	let a = t.serverMaps(e.document, e.format);
	u(i, e, a);
	n.length > 0 && i.add("violation");
	(r || !a.every((n) => t.isPlainMap(n, e))) && i.add("server");
	return i;
}
function s({ document: e }) {
	return new Set(e.problems.length > 0 ? ["tools", "problem"] : ["tools"]);
}
/** A brace that opens, and before the next one something that ends a name, or the string. */
const c = /(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/;
/** With an escape, the text does not show what stands in the strings. */
function l(e) {
	return c.test(e) || e.includes("\\");
}
function u(e, { document: n, format: r, targets: i }, a) {
	let { value: o, text: s, problems: c } = n;
	let { syntax: u, unread: f, otherVersion: p, inputs: m, rootFields: h, hiddenBy: g, serverFiles: _, registry: v, bundle: y, former: b } = r;
	c.length > 0 && e.add("problem");
	i.length > 0 && e.add("target");
	u.maxBytes !== void 0 && s.length * 3 > u.maxBytes.value && e.add("large");
	f !== void 0 && e.add("unread-place");
	p !== void 0 && e.add("other-version");
	g !== void 0 && e.add("hideable");
	m !== void 0 && e.add("inputs");
	t.mayHoldSecret(s) && e.add("maybe-secret");
	r.references !== void 0 && t.mentionsIn(n, r).length > 0 && e.add("mention");
	l(s) && e.add("odd-reference");
	(t.mayStandIn(s) || s.includes("\\")) && e.add("stand-in");
	_ !== void 0 && d(t.valueAt(o, _.at)) && e.add("server-files");
	v !== void 0 && e.add("registry");
	y !== void 0 && e.add("bundle");
	b !== void 0 && e.add("former");
	(a.length === 0 && r.servers.length > 0 || a.some((e) => !t.isObject(e.value) || e.list === "only")) && e.add("odd-root");
	if (!t.isObject(o)) return;
	for (let n of Object.keys(o)) {
		t.isObject(o[n]) && !r.servers.some(({ at: e }) => e.length === 1 && e[0] === n) && e.add("other-root-key");
		let i = h !== void 0 && Object.hasOwn(h, n) ? h[n] : void 0;
		i?.deprecated !== void 0 && e.add("deprecated");
		i !== void 0 && t.approvedAll(i, o[n]) !== void 0 && e.add("approval");
	}
}
function d(e) {
	return typeof e == "string" || Array.isArray(e) && e.some((e) => typeof e == "string");
}
// src/rules/asking/asking.ts
/** Loads the rules for which there is a reason, and asks them. */
var f = class {
	#e;
	#t;
	#n;
	/** Plain servers too give reason to ask: a rule that is off by default has no trait that would load it. */
	#r;
	#i;
	#a = [];
	#o = /* @__PURE__ */ new Set();
	/** Loaded with the rules that need it. */
	#s = () => void 0;
	constructor(e) {
		this.#e = e.findings;
		this.#t = e.isOn;
		this.#n = e.optionsOf;
		this.#r = e.closely;
		this.#i = e.seen;
	}
	async askOf(t) {
		let n = await e.violationsOf(t);
		let r = o(t, n, this.#r);
		if (r.size === 0) return;
		for (let e of a(r)) this.#o.has(e) || await this.#u(e);
		r.has("server") && this.#s(r, t);
		for (let e of r) this.#i.add(e);
		this.#c(t, n, r);
	}
	async askOfAll(e) {
		for (let n of (await t.loadCrossingRules()).rules) {
			if (n.scope !== "workspace" || !this.#t(n) || !p(n, this.#i)) continue;
			let t = this.#l(n);
			n.check(e, { report: (e, n, r, i) => t.of(i.reading, []).report(e, n, r, i) });
		}
	}
	#c(e, t, n) {
		let r = e.servers.filter((e) => !e.broken);
		for (let i of this.#a) {
			let { rule: a } = i;
			if (!p(a, n)) continue;
			if (a.scope === "document") a.check(e, i.of(e, t));
			else if (a.scope === "server" && r.length > 0) {
				i.of(e, t);
				for (let e of r) a.check(e, i);
			}
		}
	}
	#l(e) {
		return new n(e, this.#e, this.#n(e.id));
	}
	/** In the order of their ids, in which findings of one place are told. */
	async #u(e) {
		this.#o.add(e);
		let n = await t.loadRules[e]();
		n.addOfServers !== void 0 && (this.#s = n.addOfServers);
		let r = n.rules.filter(this.#t).map((e) => this.#l(e));
		this.#a = [...this.#a, ...r].sort((e, t) => e.rule.id < t.rule.id ? -1 : 1);
	}
};
function p(e, t) {
	return e.onlyWith?.some((e) => t.has(e)) ?? !1;
}
exports.Asking = f;
