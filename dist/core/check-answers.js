"use strict";
const e = require("./core.js");
const t = require("./check.js");
const n = require("./check-document.js");
/** What the revision of the protocol says about tools and results, and JSON Schema about the schemas in the tools. */
async function r(r) {
	let { document: a } = r;
	let o = e.revisionOf(r);
	let s = e.soundTools(a);
	let c = e.resultsIn(a);
	let l = [];
	let u = async (e, r, i) => {
		if (e.length === 0) return;
		let o = await n.loadValidator(r);
		let s = 0;
		for (let n of e) {
			if (s >= 1e3) return;
			if (o.validate(n.value)) continue;
			for (let e of t.check(a, o, n)) {
				s += 1;
				l.push(i === void 0 || e.rule !== void 0 ? e : {
					...e,
					rule: i
				});
			}
		}
	};
	await u(s, e.answerSchemas.tool(o));
	await u(c, e.answerSchemas.result(o), "result-schema");
	await u(s.flatMap(i), e.answerSchemas.jsonSchema, "schema-invalid");
	return l;
}
function i({ value: t, route: n }) {
	if (!e.isObject(t)) return [];
	return ["inputSchema", "outputSchema"].flatMap((r) => Object.hasOwn(t, r) && e.isObject(t[r]) ? [{
		value: t[r],
		route: [...n, r]
	}] : []);
}
exports.checkAnswers = r;
