"use strict";
const e = require("./revisions.js");
const t = require("./core.js");
const n = require("./protocol.js");
const r = require("./check.js");
/** What the revision of the protocol says about tools and results, and JSON Schema about the schemas in the tools. */
async function i(i) {
	let { document: o } = i;
	let s = n.revisionOf(i);
	let c = t.soundTools(o);
	let l = t.resultsIn(o);
	let u = [];
	let d = async (e, n, i) => {
		if (e.length === 0) return;
		let a = await t.loadValidator(n);
		let s = 0;
		for (let t of e) {
			if (s >= 1e3) return;
			if (a.validate(t.value)) continue;
			for (let e of r.check(o, a, t)) {
				s += 1;
				u.push(i === void 0 || e.rule !== void 0 ? e : {
					...e,
					rule: i
				});
			}
		}
	};
	await d(c, e.answerSchemas.tool(s), "tool-schema-conformance");
	await d(l, e.answerSchemas.result(s), "result-schema");
	await d(c.flatMap(a), e.answerSchemas.jsonSchema, "schema-invalid");
	return u;
}
function a({ value: e, route: n }) {
	if (!t.isObject(e)) return [];
	return ["inputSchema", "outputSchema"].flatMap((r) => Object.hasOwn(e, r) && t.isObject(e[r]) ? [{
		value: e[r],
		route: [...n, r]
	}] : []);
}
exports.checkAnswers = i;
