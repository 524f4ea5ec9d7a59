"use strict";
const e = require("./rolldown-runtime.js");
const t = require("./core.js");
const n = require("./redact.js");
let r = require("node:fs");
r = e.__toESM(r, 1);
let i = require("node:path");
// src/suppress/pointer.ts
/** The route as a JSON Pointer (RFC 6901). */
function a(e) {
	return e.map((e) => `/${String(e).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
// src/suppress/baseline.ts
/** `shown` is the path for messages. */
function o(e, n = e) {
	let { source: r } = t.readSource(e, n);
	let i = r.problems.find((e) => e.fatal);
	if (i !== void 0) throw new t.UsageError(`the baseline "${t.printable(n)}": ${i.message}`);
	let a = p(r.text);
	if (!m(a)) throw new t.UsageError(`"${t.printable(n)}" is not a baseline of this version (write it anew with --update-baseline)`);
	return a;
}
/** What is known is taken from the findings in their order, so that of several at one node the later ones are left. */
function s(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let e of t.findings) {
		let t = f(e);
		n.set(t, (n.get(t) ?? 0) + e.count);
	}
	let r = e.filter((e) => {
		let t = f(d(e));
		let r = n.get(t) ?? 0;
		r > 0 && n.set(t, r - 1);
		return r === 0;
	});
	return {
		kept: r,
		suppressed: e.length - r.length
	};
}
function c(e, t = []) {
	let n = new Map(t.map((e) => [f(e), e]));
	for (let t of e) {
		let e = d(t);
		let r = f(e);
		n.set(r, {
			...e,
			count: (n.get(r)?.count ?? 0) + 1
		});
	}
	return {
		version: 1,
		findings: [...n].sort(([e], [t]) => e < t ? -1 : 1).map(([, e]) => e)
	};
}
function l(e, n, a = {}) {
	let { shown: s = e, reported: l } = a;
	let d = (l && r.default.existsSync(e) ? o(e, s).findings : []).filter((e) => !l?.(e.path));
	try {
		u(e, `${JSON.stringify(c(n, d), null, 2)}\n`);
	} catch (n) {
		let a = r.default.existsSync((0, i.dirname)(e)) ? t.causeOf(n) : "its folder does not exist";
		throw new t.UsageError(`the baseline "${t.printable(s)}" cannot be written: ${a}`);
	}
}
/** In one step, and never through a link or into a pipe that lies at the path. */
function u(e, t) {
	let n = `${e}.${process.pid}.tmp`;
	r.default.writeFileSync(n, t, { flag: "wx" });
	try {
		r.default.renameSync(n, e);
	} catch (e) {
		r.default.rmSync(n);
		throw e;
	}
}
/** The file is committed, and a key can be a secret that was put in the wrong place. */
function d({ rule: e, place: t }) {
	let r = t.route.map((e) => n.redact(String(e)));
	return {
		path: t.document.path,
		rule: e,
		pointer: a(r),
		count: 1
	};
}
/** Neither paths nor rules can hold a NUL, and it sorts before everything else. */
function f({ path: e, rule: t, pointer: n }) {
	return `${e}\0${t}\0${n}`;
}
function p(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function m(e) {
	if (!t.isObject(e) || e.version !== 1 || !Array.isArray(e.findings)) return !1;
	return e.findings.every(h);
}
function h(e) {
	if (!t.isObject(e)) return !1;
	let { path: n, rule: r, pointer: i, count: a } = e;
	return [
		n,
		r,
		i
	].every((e) => typeof e == "string") && typeof a == "number" && Number.isSafeInteger(a) && a > 0;
}
exports.applyBaseline = s;
exports.baselineOf = c;
exports.readBaseline = o;
exports.writeBaseline = l;
