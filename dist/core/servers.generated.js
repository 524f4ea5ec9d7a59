"use strict";
const e = require("./core.js");
const t = require("./differing.js");
// src/rules/servers/server-defined-twice.ts
var n = e.defineRule({
	id: "server-defined-twice",
	category: "clarity",
	severity: "info",
	messages: {
		twice: ({ server: t, other: n }) => `${t} is the same as ${e.quote(n)}`,
		dropped: ({ server: t, other: n, client: r }) => `${r} loads ${e.quote(n)} only: ${t} is the same`
	},
	on: { file: {
		twins: !0,
		check({ servers: n, client: { twins: i } }, { client: a, report: o }) {
			let s = n.filter((e) => !e.broken && r(e) !== void 0);
			for (let { server: n, first: c } of e.clashes(s, (e, t) => r(t) ?? "")) {
				if (n.off || c.off || t.differing(c, n).length > 0) continue;
				let r = {
					server: e.nameOf(n),
					other: c.name,
					client: a
				};
				o(i === void 0 ? "twice" : "dropped", r, e.placeOfName(n), {
					server: n,
					help: "remove one of them",
					related: [{
						place: e.placeOfName(c),
						message: "the other one"
					}],
					...i === void 0 ? {} : { reaction: i }
				});
			}
		}
	} }
});
/** What has to be equal in any case; nothing where it is empty or absent. */
function r({ url: e, command: t, args: n, transport: r }) {
	let i = r === "stdio" ? [t?.value ?? "", ...n.map(({ value: e }) => e)] : [e?.value ?? ""];
	return r === void 0 || i[0]?.trim() === "" ? void 0 : i.join("\0");
}
// src/rules/servers/server-name-case.ts
var i = e.defineRule({
	id: "server-name-case",
	category: "clarity",
	severity: "warning",
	messages: { same: (t) => `the names of ${t.server} and ${e.quote(t.other)} differ only in capitals` },
	on: { file: {
		alikeNames: !0,
		check(t, { report: n }) {
			let r = e.toolNamesOf(t);
			for (let { server: i, first: o } of e.clashes(t.servers, (e) => e.toLowerCase())) {
				if (o.name === i.name) continue;
				if (r !== void 0 && a(r, o.name, i.name)) continue;
				n("same", {
					server: e.nameOf(i),
					other: o.name
				}, e.placeOfName(i), {
					server: i,
					help: "rename one of them",
					related: [{
						place: e.placeOfName(o),
						message: "the other one"
					}]
				});
			}
		}
	} }
});
function a(t, n, r) {
	return t.server(n) === t.server(r) && e.areMerged(t, n, r);
}
// src/rules/servers/server-name-invalid.ts
var o = e.defineRule({
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
				let { reaction: c } = o;
				if (c.effect === "fine" && a !== void 0 && e.alikeIn(r, a).has(t)) continue;
				let l = e.shownTo(o, t.name, a);
				let u = c.effect === "fine" && a !== void 0 ? `${n} loads it and calls its tools ${e.quote(e.formFor(a, t.name))}` : e.consequence(c, n);
				let d = {
					server: e.nameOf(t),
					consequence: u
				};
				let f = {
					reaction: c,
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
					fault: s(l, o)
				}, p, f);
				return;
			}
		}
	} }
});
function s(e, { fault: t, allows: n }) {
	if (e === "") return "is empty";
	return t ?? `holds more than ${n}`;
}
// src/rules/generated/servers.generated.ts
const c = [
	n,
	i,
	o,
	e.defineRule({
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
	e.defineRule({
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
exports.rules = c;
