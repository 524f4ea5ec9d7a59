"use strict";
const e = require("./revisions.js");
const t = require("./core.js");
// src/plan/known.ts
/** What the program knows by name; asked for where a configuration is to be checked. */
async function n() {
	let { rules: n } = await t.loadKnownRules();
	return {
		rules: n.map((e) => e.id),
		formats: t.registry.map((e) => e.id),
		clients: t.clientIds(),
		revisions: e.revisions,
		profiles: e.profiles.map(({ id: e }) => e)
	};
}
exports.known = n;
