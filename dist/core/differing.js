"use strict";
const e = require("./differences.js");
const t = require("./core.js");
// src/rules/shared/differing.ts
/** What two servers do not have in common, whatever dialects they are written in. */
function n(t, n) {
	return e.differences(e.canonical(t), e.canonical(n));
}
/** Where the word that clients share is not the meaning's own. */
const r = {
	startupTimeout: "timeout",
	envFile: "env",
	headersHelper: "headers",
	toolsAllowed: "tools",
	toolsDenied: "tools",
	toolPolicy: "tools",
	autoApprove: "approvals",
	oauth: "auth"
};
/** `args, env and url`; `"PORT" in env` where it is about one variable. */
function i(e) {
	let [n] = e;
	if (n !== void 0 && e.length === 1 && n.of !== void 0) return n.meaning === "other" ? t.quote(n.of) : `${t.quote(n.of)} in ${a(n)}`;
	return t.list([...new Set(e.map(a))], {
		bare: !0,
		max: 4
	});
}
function a({ meaning: e, of: n }) {
	if (e === "other" && n !== void 0) return t.quote(n);
	return r[e] ?? e;
}
exports.differing = n;
exports.fieldsOf = i;
