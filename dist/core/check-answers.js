"use strict";
const e = require("./core.js");
const t = require("./check.js");
/** What the revision of the protocol says about tools and results, and JSON Schema about the schemas in the tools. */
async function n(n) {
	let { document: i } = n;
	let a = e.revisionOf(n);
	let o = e.soundTools(i);
	let s = e.resultsIn(i);
	let c = [];
	let l = async (n, r, a) => {
		if (n.length === 0) return;
		let o = await e.loadValidator(r);
		let s = 0;
		for (let e of n) {
			if (s >= 1e3) return;
			if (o.validate(e.value)) continue;
			for (let n of t.check(i, o, e)) {
				s += 1;
				c.push(a === void 0 || n.rule !== void 0 ? n : {
					...n,
					rule: a
				});
			}
		}
	};
	await l(o, e.answerSchemas.tool(a));
	await l(s, e.answerSchemas.result(a), "result-schema");
	await l(o.flatMap(r), e.answerSchemas.jsonSchema, "schema-invalid");
	return c;
}
function r({ value: t, route: n }) {
	if (!e.isObject(t)) return [];
	return ["inputSchema", "outputSchema"].flatMap((r) => Object.hasOwn(t, r) && e.isObject(t[r]) ? [{
		value: t[r],
		route: [...n, r]
	}] : []);
}
exports.checkAnswers = n;
