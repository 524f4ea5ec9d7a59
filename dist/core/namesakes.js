"use strict";
const e = require("./core.js");
// src/rules/shared/answers/examples.ts
/** Files of the documented examples: a list of one tool, with what the example is about. */
function t(e) {
	return { "tools.json": `{\n  "tools": [\n    { "name": "search", "description": "Searches the docs", ${e} }\n  ]\n}\n` };
}
/** The same, about the schema of its arguments. */
function n(e) {
	return t(`"inputSchema": ${e}`);
}
/** The same, about one argument. */
function r(e) {
	return n(`{ "type": "object", "properties": { "query": ${e} } }`);
}
/** The same, about what it answers. */
function i(e) {
	return t(`"inputSchema": { "type": "object", "properties": {} }, "outputSchema": ${e}`);
}
/** Several tools in one list. */
function a(...e) {
	return { "tools.json": `{\n  "tools": [\n${e.map((e, t) => `    { "name": ${e}, "description": "Does thing number ${t + 1}", "inputSchema": { "type": "object", "properties": {} } }`).join(",\n")}\n  ]\n}\n` };
}
/** One tool with a description. */
function o(e) {
	return { "tools.json": `{\n  "tools": [\n    { "name": "add", "description": "${e}", "inputSchema": { "type": "object", "properties": {} } }\n  ]\n}\n` };
}
/** Earlier revisions only say that names tell tools apart. */
function s(e) {
	return e >= "2025-11-25";
}
/** `tool "search"`, or its number where it has no name. */
function c({ name: t, route: n }) {
	let r = n.at(-1);
	if (t !== "") return `tool ${e.quote(t)}`;
	return typeof r == "number" ? `tool ${r + 1}` : "the tool";
}
/** What the other lists of a server hold. */
const l = {
	prompts: "prompt",
	resources: "resource",
	templates: "resource template"
};
/** The name, for what concerns the tool as a whole. */
function u({ document: t, route: n, value: r }) {
	return e.own(r, "name") === void 0 ? e.at(t, n) : e.at(t, [...n, "name"]);
}
// src/rules/shared/answers/strings.ts
/** Bytes in Base64 are no text. */
const d = /* @__PURE__ */ new Set(["data", "blob"]);
/** Every string and every key of what a server answered: all of it may reach the model. */
function* f(t) {
	for (let { kind: n, value: r, route: i } of e.answersOf(t)) n !== "refusal" && (yield* p(r, i));
}
/** The same of one of these answers, or of a part of it; in their order, so that no more is held than leads to each. */
function* p(e, t) {
	let n = [...t];
	typeof e == "string" && (yield {
		route: [...n],
		side: "value",
		text: e
	});
	let r = [m(e)];
	for (let e = r.at(-1); e !== void 0; e = r.at(-1)) {
		if (e.next === e.size) {
			r.pop();
			n.pop();
			continue;
		}
		let t = e.keys?.[e.next] ?? e.next;
		e.next += 1;
		if (typeof t == "string" && d.has(t) && n.includes("content")) continue;
		n.push(t);
		typeof t == "string" && (yield {
			route: [...n],
			side: "key",
			text: t
		});
		let i = e.value[t];
		typeof i == "string" && (yield {
			route: [...n],
			side: "value",
			text: i
		});
		typeof i == "object" && i ? r.push(m(i)) : n.pop();
	}
}
function m(t) {
	if (Array.isArray(t)) return {
		value: t,
		keys: void 0,
		size: t.length,
		next: 0
	};
	let n = e.isObject(t) ? Object.keys(t) : [];
	return {
		value: t,
		keys: n,
		size: n.length,
		next: 0
	};
}
/** Whether a document holds anything beside plain ASCII, escapes included: most rules about texts need not look else. */
function h({ text: e }) {
	return !/[^\t\n\r\x20-\x7e]|\\[ubf]/.test(e);
}
// src/rules/shared/answers/descriptions.ts
const g = /* @__PURE__ */ new WeakMap();
/** Every title and description in the lists of a server. Results are not among them: they may quote anything. */
function _(e) {
	let t = g.get(e) ?? [...v(e), ...y(e)];
	g.set(e, t);
	return t;
}
function* v(t) {
	for (let n of e.soundTools(t)) yield* b(n.value, n.route, () => c(n), n);
}
function* y(t) {
	for (let { kind: n, route: r, value: i } of e.answersOf(t)) {
		let a = l[n];
		if (a === void 0 || !Array.isArray(i)) continue;
		for (let [n, o] of i.entries()) {
			let i = [...r, n];
			if (t.isBroken(i)) continue;
			let s = e.own(o, "name");
			yield* b(o, i, () => `${a} ${typeof s == "string" ? e.quote(s) : n + 1}`, void 0);
		}
	}
}
function* b(e, t, n, r) {
	for (let { route: i, side: a, text: o } of p(e, t)) {
		let e = i.at(-1);
		if (a !== "value" || e !== "description" && e !== "title" || C(i, t.length)) continue;
		yield {
			route: i,
			text: o,
			get subject() {
				return n();
			},
			tool: r
		};
	}
}
const x = /* @__PURE__ */ new Set([
	"default",
	"examples",
	"example",
	"const",
	"enum",
	"_meta"
]);
const S = /* @__PURE__ */ new Set([
	"properties",
	"patternProperties",
	"$defs",
	"definitions"
]);
/** Inside a value that only shows what an argument may look like. */
function C(e, t) {
	return e.some((n, r) => r >= t && x.has(n) && !S.has(e[r - 1]));
}
/** Whether a part of a text is cited, as what is looked for or what stands in a format. */
function w(e, t, n) {
	let r = e[t - 1];
	return r !== void 0 && /["'`“‘«]/.test(r) && /^[^\n]{0,40}?["'`”’»]/.test(e.slice(n, n + 41));
}
// src/rules/shared/answers/json-schemas.ts
/** Keywords whose value is a schema. */
const T = [
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems",
	"propertyNames",
	"contains",
	"additionalItems",
	"not",
	"if",
	"then",
	"else",
	"items"
];
/** Whose value is a list of schemas. */
const E = [
	"allOf",
	"anyOf",
	"oneOf",
	"prefixItems",
	"items"
];
/** Whose value holds schemas under names. */
const D = [
	"properties",
	"patternProperties",
	"$defs",
	"definitions",
	"dependentSchemas",
	"dependencies"
];
const O = /* @__PURE__ */ new WeakMap();
/** Every schema of every tool, outer ones first. */
function k(t) {
	let n = O.get(t) ?? e.soundTools(t).flatMap((e) => [...j(e)]);
	O.set(t, n);
	return n;
}
/** The schemas of the tools themselves. */
function A(e) {
	return k(e).filter(({ keyword: e }) => e === "");
}
function* j(t) {
	for (let n of ["inputSchema", "outputSchema"]) {
		let r = e.own(t.value, n);
		if (!e.isObject(r)) continue;
		let i = [{
			tool: t,
			side: n,
			route: [...t.route, n],
			schema: r,
			root: r,
			keyword: "",
			depth: 0
		}];
		for (let e of i) {
			yield e;
			for (let { schema: a, steps: o } of M(e.schema)) {
				let [s = ""] = o;
				let c = [...e.route, ...o];
				i.push({
					tool: t,
					side: n,
					route: c,
					schema: a,
					root: r,
					keyword: String(s),
					depth: e.depth + 1
				});
			}
		}
	}
}
function* M(t) {
	for (let n of T) {
		let r = e.own(t, n);
		e.isObject(r) && (yield {
			schema: r,
			steps: [n]
		});
	}
	for (let n of E) {
		let r = e.own(t, n);
		if (!Array.isArray(r)) continue;
		for (let [t, i] of r.entries()) e.isObject(i) && (yield {
			schema: i,
			steps: [n, t]
		});
	}
	for (let n of D) {
		let r = e.own(t, n);
		if (!e.isObject(r)) continue;
		for (let t of Object.keys(r)) {
			let i = r[t];
			e.isObject(i) && (yield {
				schema: i,
				steps: [n, t]
			});
		}
	}
}
/** `"limit" of tool "search"`: a schema by what it is the schema of. */
function N({ tool: t, side: n, route: r }) {
	let i = r.slice(t.route.length + 1);
	let a = [];
	for (let [e, t] of i.entries()) {
		let n = i[e - 1];
		n === "properties" || n === "$defs" || n === "definitions" ? (i[e - 2] !== "properties" || e < 2) && a.push(String(t)) : t === "items" && a.push(`${a.pop() ?? ""}[]`);
	}
	let o = a.length === 0;
	return `${e.quote(o ? n : a.join("."))} ${!o && n === "outputSchema" ? "in the output of" : "of"} ${c(t)}`;
}
/** The types a schema allows, as far as it says so by `type`. */
function P(t) {
	let n = e.own(t, "type");
	return Array.isArray(n) ? n : n === void 0 ? [] : [n];
}
const F = [
	[/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
	[/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
	[/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
	[/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"]
];
/** The dialect a schema declares; `undefined` when it declares none, `null` for one that no SDK knows. */
function I({ root: t }) {
	let n = e.own(t, "$schema");
	if (n === void 0) return;
	if (typeof n != "string") return null;
	return F.find(([e]) => e.test(n))?.[1] ?? null;
}
const L = /* @__PURE__ */ new WeakMap();
/** What references of a schema may name beside the way to a part of it. */
function R(t) {
	let n = L.get(t);
	if (n !== void 0) return n;
	let r = /* @__PURE__ */ new Set();
	let i = /* @__PURE__ */ new Set();
	let a = [t];
	for (let n of a) {
		if (typeof n != "object" || !n) continue;
		for (let t of ["$anchor", "$dynamicAnchor"]) {
			let i = e.own(n, t);
			typeof i == "string" && r.add(i);
		}
		let o = e.own(n, "$id");
		typeof o == "string" && o.startsWith("#") ? r.add(o.slice(1)) : typeof o == "string" && n !== t && i.add(o);
		for (let e of Object.values(n)) a.push(e);
	}
	let o = {
		anchors: r,
		addresses: i
	};
	L.set(t, o);
	return o;
}
// src/rules/shared/answers/namesakes.ts
/** Each tool with a name by which its list had another tool before, and the first of those; `fold` says what is one name. */
function* z(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) {
		if (r.name === "") continue;
		let e = n.get(r.list) ?? /* @__PURE__ */ new Map();
		n.set(r.list, e);
		let i = t(r.name);
		let a = e.get(i);
		a === void 0 ? e.set(i, r) : yield [r, a];
	}
}
exports.LOST = "clients on the official SDK lose the whole list";
exports.descriptionsIn = _;
exports.dialectOf = I;
exports.isCited = w;
exports.isPlain = h;
exports.limitsNames = s;
exports.namesIn = R;
exports.namesakes = z;
exports.nodeName = N;
exports.nouns = l;
exports.oneArgument = r;
exports.oneInput = n;
exports.oneOutput = i;
exports.oneTool = t;
exports.placeOfTool = u;
exports.rootSchemas = A;
exports.schemaNodes = k;
exports.textsIn = f;
exports.textsOf = p;
exports.toolName = c;
exports.toolSaying = o;
exports.toolsNamed = a;
exports.typesOf = P;
