"use strict";
const e = require("./core.js");
const t = require("./define.js");
const n = require("./differing.js");
// src/rules/servers/server-defined-twice.ts
var r = t.defineRule({
	id: "server-defined-twice",
	category: "clarity",
	severity: "info",
	messages: {
		twice: ({ server: t, other: n }) => `${t} is the same as ${e.quote(n)}`,
		dropped: ({ server: t, other: n, client: r }) => `${r} loads ${e.quote(n)} only: ${t} is the same`
	},
	on: { file: {
		twins: !0,
		check({ servers: t, client: { twins: r } }, { client: a, report: o }) {
			let s = t.filter((e) => !e.broken && i(e) !== void 0);
			for (let { server: t, first: c } of e.clashes(s, (e, t) => i(t) ?? "")) {
				if (t.off || c.off || n.differing(c, t).length > 0) continue;
				let i = {
					server: e.nameOf(t),
					other: c.name,
					client: a
				};
				o(r === void 0 ? "twice" : "dropped", i, e.placeOfName(t), {
					server: t,
					help: "remove one of them",
					related: [{
						place: e.placeOfName(c),
						message: "the other one"
					}],
					...r === void 0 ? {} : { reaction: r }
				});
			}
		}
	} }
});
/** What has to be equal in any case; nothing where it is empty or absent. */
function i({ url: e, command: t, args: n, transport: r }) {
	let i = r === "stdio" ? [t?.value ?? "", ...n.map(({ value: e }) => e)] : [e?.value ?? ""];
	return r === void 0 || i[0]?.trim() === "" ? void 0 : i.join("\0");
}
// src/rules/servers/server-name-case.ts
var a = t.defineRule({
	id: "server-name-case",
	category: "clarity",
	severity: "warning",
	messages: { same: (t) => `the names of ${t.server} and ${e.quote(t.other)} differ only in capitals` },
	on: { file: {
		alikeNames: !0,
		check(t, { report: n }) {
			let r = e.toolNamesOf(t);
			for (let { server: i, first: a } of e.clashes(t.servers, (e) => e.toLowerCase())) {
				if (a.name === i.name) continue;
				if (r !== void 0 && o(r, a.name, i.name)) continue;
				n("same", {
					server: e.nameOf(i),
					other: a.name
				}, e.placeOfName(i), {
					server: i,
					help: "rename one of them",
					related: [{
						place: e.placeOfName(a),
						message: "the other one"
					}]
				});
			}
		}
	} }
});
function o(t, n, r) {
	return t.server(n) === t.server(r) && e.areMerged(t, n, r);
}
// src/rules/servers/server-name-invalid.ts
var s = t.defineRule({
	id: "server-name-invalid",
	category: "compatibility",
	severity: "info",
	messages: {
		outside: (e) => `the name of ${e.server} ${e.fault}; ${e.consequence}`,
		long: (e) => `the name of ${e.server} has ${e.length} characters where ${e.limit} are taken; ${e.consequence}`
	},
	on: { name: {
		allowed: !1,
		check(t, { client: n, reading: r, report: i }) {
			if (t.broken) return;
			let a = e.toolNamesOf(r);
			for (let o of e.brokenNameRules(t, a)) {
				let { reaction: s } = o;
				if (s.effect === "fine" && a !== void 0 && e.alikeIn(r, a).has(t)) continue;
				let l = e.shownTo(o, t.name, a);
				let u = s.effect === "fine" && a !== void 0 ? `${n} loads it and calls its tools ${e.quote(e.formFor(a, t.name))}` : e.consequence(s, n);
				let d = {
					server: e.nameOf(t),
					consequence: u
				};
				let f = {
					reaction: s,
					server: t,
					help: `use ${o.allows}`
				};
				let p = e.placeOfName(t);
				e.isTooLong(o, l) ? i("long", {
					...d,
					length: l.length,
					limit: o.maxLength ?? 0
				}, p, f) : i("outside", {
					...d,
					fault: c(l, o)
				}, p, f);
				return;
			}
		}
	} }
});
function c(e, { fault: t, allows: n }) {
	if (e === "") return "is empty";
	return t ?? `holds more than ${n}`;
}
// src/rules/generated/servers.generated.ts
const l = [
	r,
	a,
	s,
	t.defineRule({
		id: "server-name-reserved",
		category: "correctness",
		severity: "error",
		messages: {
			reserved: (e) => `${e.client} keeps the name of ${e.server} for itself, so ${e.consequence}`,
			ambiguous: (e) => `the name of ${e.server} is also a key of ${e.client}'s own layout`
		},
		on: { name: {
			reserved: !0,
			check(t, { client: n, report: r }) {
				let i = t.broken ? void 0 : e.reservedName(t);
				if (i === void 0) return;
				let { reaction: a } = i;
				let o = e.placeOfName(t);
				let s = {
					server: t,
					help: `choose another name${a.since === void 0 ? "" : ` (since ${a.since})`}`
				};
				a.effect === "fine" ? r("ambiguous", {
					server: e.nameOf(t),
					client: n
				}, o, {
					...s,
					severity: "warning"
				}) : r("reserved", {
					server: e.nameOf(t),
					client: n,
					consequence: e.consequence(a, "it")
				}, o, {
					...s,
					reaction: a
				});
			}
		} }
	}),
	t.defineRule({
		id: "server-shape",
		category: "correctness",
		severity: "error",
		messages: { shape: (e) => `${e.server} is ${e.kind} where an object is needed, so ${e.consequence}` },
		on: { server: {
			entry: "odd",
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
		} }
	})
];
exports.rules = l;
