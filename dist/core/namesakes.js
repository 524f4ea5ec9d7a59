"use strict";
const e = require("./core.js");
// src/model/answers/texts.ts
/** Bytes in Base64 are no text: inside content, what stands under these is passed over. */
function t(e, t) {
	return (e === "data" || e === "blob") && t.includes("content");
}
/** Every string and every key of a value, in their order: all that a server answers may reach the model. */
function n(e, n, r) {
	let i = [...n];
	let a = (e) => {
		typeof e == "string" && r(e, "value", i);
		if (typeof e != "object" || !e) return;
		if (Array.isArray(e)) {
			for (let t = 0; t < e.length; t += 1) {
				i.push(t);
				a(e[t]);
				i.pop();
			}
			return;
		}
		for (let n in e) {
			if (t(n, i)) continue;
			i.push(n);
			r(n, "key", i);
			a(e[n]);
			i.pop();
		}
	};
	a(e);
}
const r = /* @__PURE__ */ new WeakMap();
/** Whether a document holds nothing but plain ASCII, escapes included: most rules about texts need not look then. */
function i(e) {
	let t = r.get(e) ?? a(e.text);
	r.set(e, t);
	return t;
}
/** Three searches for two signs each take less time than one for all of them. */
function a(e) {
	return ![
		"\\u",
		"\\b",
		"\\f"
	].some((t) => e.includes(t)) && !o(e);
}
/** Whether a string holds more than that. */
function o(e) {
	return /[^\t\n\r\x20-\x7e]/.test(e);
}
// src/model/answers/descriptions.ts
/**
* The titles and descriptions that are wanted in the lists of a server. Results are not among them: they may quote
* anything.
*/
function s(e, t, n) {
	for (let r of l(e)) p(r, t, n);
}
/** All of them. */
function c(e) {
	let t = [];
	s(e, () => !0, (e) => t.push(e));
	return t;
}
function* l(t) {
	for (let n of e.soundTools(t)) yield {
		kind: "tools",
		document: t,
		route: n.route,
		value: n.value,
		tool: n
	};
	for (let { kind: n, route: r, value: i } of e.answersOf(t)) {
		if (!u.has(n) || !Array.isArray(i)) continue;
		for (let [e, a] of i.entries()) {
			let i = [...r, e];
			t.isBroken(i) || (yield {
				kind: n,
				document: t,
				route: i,
				value: a,
				tool: void 0
			});
		}
	}
}
const u = /* @__PURE__ */ new Set([
	"prompts",
	"resources",
	"templates"
]);
/** What holds values that only show what an argument may look like; under the others it is a name. */
const d = /* @__PURE__ */ new Set([
	"default",
	"examples",
	"example",
	"const",
	"enum",
	"_meta"
]);
const f = /* @__PURE__ */ new Set([
	"properties",
	"patternProperties",
	"$defs",
	"definitions"
]);
function p(e, n, r) {
	let { document: i } = e;
	let a = [];
	let o = (t, n) => r({
		document: i,
		route: [
			...e.route,
			...a,
			n
		],
		text: t,
		owner: e
	});
	let s = (e, r) => {
		if (Array.isArray(e)) {
			for (let t = 0; t < e.length; t += 1) {
				if (typeof e[t] != "object" || e[t] === null) continue;
				a.push(t);
				s(e[t], !1);
				a.pop();
			}
			return;
		}
		for (let i in e) {
			let c = e[i];
			if (typeof c == "string") (i === "description" || i === "title") && n(c) && o(c, i);
			else if (typeof c == "object" && c && (r || !d.has(i)) && !t(i, a)) {
				a.push(i);
				s(c, f.has(i));
				a.pop();
			}
		}
	};
	typeof e.value == "object" && e.value !== null && s(e.value, !1);
}
// src/model/answers/schema-node.ts
/**
* One schema among those of a tool: the whole, or one inside it. There are many: fields that are only declared are not
* filled twice.
*/
var m = class {
	constructor(e, t, n, r, i = "", a) {
		this.tool = e;
		this.side = t;
		this.schema = n;
		this.root = r === void 0 ? n : r.root;
		this.parent = r;
		this.keyword = i;
		this.name = a;
		this.depth = r === void 0 ? 0 : r.depth + 1;
	}
	get document() {
		return this.tool.document;
	}
	/** Put together for the few that somebody asks for it. */
	get route() {
		return [...this.tool.route, ...this.inside];
	}
	/** The part of the route that lies in the tool. */
	get inside() {
		if (this.parent === void 0) return [this.side];
		let e = [...this.parent.inside, this.keyword];
		return this.name === void 0 ? e : [...e, this.name];
	}
	/** The last step of the route, as a word. */
	get called() {
		return String(this.name ?? (this.keyword || this.side));
	}
};
var h = class extends m {
	#e;
	get nodes() {
		if (this.#e === void 0) {
			this.#e = [this];
			for (let e of this.#e) v(this.#e, e);
		}
		return this.#e;
	}
};
function g(t) {
	return ["inputSchema", "outputSchema"].flatMap((n) => {
		let r = e.own(t.value, n);
		return e.isObject(r) ? [new h(t, n, r)] : [];
	});
}
const _ = /* @__PURE__ */ new Map();
for (let [e, [t, n]] of [
	...[
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
	].map((e) => ["itself", e]),
	...[
		"allOf",
		"anyOf",
		"oneOf",
		"prefixItems",
		"items"
	].map((e) => ["list", e]),
	...[
		"properties",
		"patternProperties",
		"$defs",
		"definitions",
		"dependentSchemas",
		"dependencies"
	].map((e) => ["names", e])
].entries()) _.set(n, {
	..._.get(n),
	[t]: e
});
/** The schemas right inside one. */
function v(e, t) {
	let n = [];
	for (let e in t.schema) {
		let r = _.get(e);
		let i = r && y(r, e, t.schema[e]);
		i !== void 0 && n.push(i);
	}
	n.length > 1 && n.sort((e, t) => e.order - t.order);
	for (let r of n) b(e, t, r);
}
function y({ itself: e, list: t, names: n }, r, i) {
	if (typeof i != "object" || !i) return;
	if (Array.isArray(i)) return t === void 0 ? void 0 : {
		order: t,
		keyword: r,
		how: "list",
		value: i
	};
	if (e !== void 0) return {
		order: e,
		keyword: r,
		how: "itself",
		value: i
	};
	return n === void 0 ? void 0 : {
		order: n,
		keyword: r,
		how: "names",
		value: i
	};
}
function b(t, n, { keyword: r, how: i, value: a }) {
	let o = (i, a) => {
		e.isObject(i) && t.push(new m(n.tool, n.side, i, n, r, a));
	};
	if (i === "itself") o(a);
	else if (Array.isArray(a)) for (let [e, t] of a.entries()) o(t, e);
	else for (let e in a) o(a[e], e);
}
// src/rules/shared/answers/examples.ts
/** Files of the documented examples: a list of one tool, with what the example is about. */
function x(e) {
	return { "tools.json": `{\n  "tools": [\n    { "name": "search", "description": "Searches the docs", ${e} }\n  ]\n}\n` };
}
/** The same, about the schema of its arguments. */
function S(e) {
	return x(`"inputSchema": ${e}`);
}
/** The same, about one argument. */
function C(e) {
	return S(`{ "type": "object", "properties": { "query": ${e} } }`);
}
/** The same, about what it answers. */
function w(e) {
	return x(`"inputSchema": { "type": "object", "properties": {} }, "outputSchema": ${e}`);
}
/** Several tools in one list. */
function T(...e) {
	return { "tools.json": `{\n  "tools": [\n${e.map((e, t) => `    { "name": ${e}, "description": "Does thing number ${t + 1}", "inputSchema": { "type": "object", "properties": {} } }`).join(",\n")}\n  ]\n}\n` };
}
/** One tool with a description. */
function E(e) {
	return { "tools.json": `{\n  "tools": [\n    { "name": "add", "description": "${e}", "inputSchema": { "type": "object", "properties": {} } }\n  ]\n}\n` };
}
/** Earlier revisions only say that names tell tools apart. */
function D(e) {
	return e >= "2025-11-25";
}
/** `tool "search"`, or its number where it has no name. */
function O({ name: t, route: n }) {
	let r = n.at(-1);
	if (t !== "") return `tool ${e.quote(t)}`;
	return typeof r == "number" ? `tool ${r + 1}` : "the tool";
}
/** `prompt "greet"`: what a title or a description belongs to. */
function k({ tool: t, kind: n, value: r, route: i }) {
	if (t !== void 0) return O(t);
	let a = e.own(r, "name");
	return `${A[n]} ${typeof a == "string" ? e.quote(a) : Number(i.at(-1)) + 1}`;
}
/** What the other lists of a server hold. */
const A = {
	prompts: "prompt",
	resources: "resource",
	templates: "resource template"
};
/** The name, for what concerns the tool as a whole. */
function j({ document: t, route: n, value: r }) {
	return e.own(r, "name") === void 0 ? e.at(t, n) : e.at(t, [...n, "name"]);
}
// src/rules/shared/answers/namesakes.ts
/** Each tool with a name by which its list had another tool before, and the first of those; `fold` says what is one name. */
function* M(e, t) {
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
exports.descriptionsIn = c;
exports.eachDescription = s;
exports.eachText = n;
exports.isOdd = o;
exports.isPlain = i;
exports.limitsNames = D;
exports.namesakes = M;
exports.nouns = A;
exports.oneArgument = C;
exports.oneInput = S;
exports.oneOutput = w;
exports.oneTool = x;
exports.ownerName = k;
exports.placeOfTool = j;
exports.schemasOf = g;
exports.toolName = O;
exports.toolSaying = E;
exports.toolsNamed = T;
