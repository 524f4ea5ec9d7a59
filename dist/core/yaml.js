"use strict";
const e = require("./dist.js");
const t = require("./core.js");
// src/parse/yaml-sentences.ts
var n = e.require_dist();
const r = {
	ALIAS_PROPS: ["an alias has an anchor or tag of its own", "remove the anchor or the tag"],
	BAD_ALIAS: ["the name of an anchor or alias is empty or ends with a colon", "write a space before the colon"],
	BAD_COLLECTION_TYPE: ["the tag does not fit the kind of value", "remove the tag"],
	BAD_DIRECTIVE: ["the directive is not known to YAML", "remove the line that starts with \"%\""],
	BAD_DQ_ESCAPE: ["a backslash in double quotes is followed by a character that cannot be escaped", "write \"\\\\\" for a backslash, or use single quotes"],
	BAD_INDENT: ["the indentation fits no level that is open", "indent entries of one level alike, with spaces"],
	BAD_PROP_ORDER: ["an anchor or tag stands before the indicator", "put it directly before the value"],
	BAD_SCALAR_START: ["a plain value cannot start with this character", "put the value in quotes"],
	BLOCK_AS_IMPLICIT_KEY: ["a second entry stands on the line of the first", "put a value that contains a colon and a space in quotes, or start a new line"],
	BLOCK_IN_FLOW: ["an indented block stands inside of brackets", "use brackets inside of brackets"],
	DUPLICATE_KEY: ["a key is defined more than once", "rename or remove one of them"],
	IMPOSSIBLE: ["the text cannot be read here", "check the line"],
	KEY_OVER_1024_CHARS: ["the key is longer than 1024 characters", "shorten the key"],
	MISSING_CHAR: ["something is missing here", "check quotes, brackets and colons of this entry"],
	MULTILINE_IMPLICIT_KEY: ["the line has no colon after its key", "add a colon and a space, or indent the line"],
	MULTIPLE_ANCHORS: ["a value has two anchors", "remove one of them"],
	MULTIPLE_DOCS: ["a second document starts here; only the first is read", "remove it, or put it into a file of its own"],
	MULTIPLE_TAGS: ["a value has two tags", "remove one of them"],
	NON_STRING_KEY: ["the key is not a string", "put the key in quotes"],
	RESOURCE_EXHAUSTION: ["the document nests too deep to be read", "flatten the document"],
	TAB_AS_INDENT: ["a tab indents the line; YAML allows only spaces", "replace the tab with spaces"],
	TAG_RESOLVE_FAILED: ["the value does not fit its tag", "remove the tag"],
	UNEXPECTED_TOKEN: ["this text belongs to no entry", "put the whole value in quotes, or remove the text"]
};
/** Where one code stands for several faults, what the library says tells them apart. */
const i = [
	["Missing closing 'quote", ["the single quote is not closed", "add the closing quote; write '' for a quote inside"]],
	["Missing closing \"quote", ["the double quote is not closed", "add the closing quote; put a backslash before a quote inside"]],
	["Missing , ", ["there is no comma between two entries", "put a comma after the first one"]],
	["Missing space after :", ["there is no space after the colon", "write a space after the colon"]],
	["Implicit map keys", ["the line has no colon after its key", "add a colon and a space"]],
	["Comments must", ["there is no space before the comment", "write a space before \"#\""]],
	["Sequence item", ["the item does not start with a dash", "start the line with \"- \""]],
	["Flow ", ["the bracket is not closed", "add the closing bracket"]]
];
function a({ code: e, message: t }) {
	if (e === "MISSING_CHAR") {
		for (let [e, n] of i) if (t.startsWith(e)) return n;
	}
	if (e === "BAD_ALIAS" && t.includes("empty")) return r.BAD_SCALAR_START;
	if (e === "BAD_INDENT" && t.startsWith("Flow ")) return ["the bracket is not closed", "add the closing bracket, and indent its lines"];
	return r[e] ?? r.IMPOSSIBLE;
}
// src/parse/yaml-tokens.ts
/** Tokens of the text with their offsets; the lexer marks scalars and ends with characters that are not in the text. */
function* o(e) {
	let t = 0;
	let r = !1;
	for (let i of new n.Lexer().lex(e)) if (r) {
		yield {
			type: "scalar",
			start: t,
			source: i
		};
		t += i.length;
		r = !1;
	} else if (i === n.CST.SCALAR) r = !0;
	else if (i !== n.CST.DOCUMENT && i !== n.CST.FLOW_END) {
		yield {
			type: n.CST.tokenType(i) ?? "unknown",
			start: t,
			source: i
		};
		t += i.length;
	}
}
function s(e) {
	let t = [];
	for (let { type: n, start: r, source: i } of o(e)) {
		if (n !== "comment") continue;
		t.push({
			span: {
				start: r,
				end: r + i.length
			},
			text: i.slice(1)
		});
	}
	return t;
}
const c = /* @__PURE__ */ new Set([
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
const l = /* @__PURE__ */ new Set(["flow-map-start", "flow-seq-start"]);
const u = /* @__PURE__ */ new Set(["flow-map-end", "flow-seq-end"]);
const d = /* @__PURE__ */ new Set(["space", "comment"]);
/**
* The token with which the parser would go deeper than a limit. An upper bound of the depth, never below it by more
* than half: collections open with a bracket, with a first token on a line further right than the one before, or with
* an indicator.
*/
function f(e, t) {
	let n = [];
	let r = [];
	let i = 0;
	let a = 0;
	let s = !0;
	for (let { type: f, start: p, source: m } of o(e)) {
		if (f === "newline") {
			a = p + m.length;
			s = !0;
			continue;
		}
		if (d.has(f)) continue;
		if (l.has(f)) r.push(i);
		else if (u.has(f)) i = r.pop() ?? 0;
		else if (r.length > 0) {
			c.has(f) && i++;
			f === "comma" && (i = r.at(-1) ?? 0);
		} else if (s || c.has(f)) {
			let e = p - a;
			if (s) for (; (n.at(-1) ?? -1) > e;) n.pop();
			(n.at(-1) ?? -1) < e && n.push(e);
		}
		s = !1;
		if (n.length + r.length + i > t) return {
			start: p,
			end: p + m.length
		};
	}
}
// src/parse/yaml-tree.ts
/** Nodes that aliases may stand for in one document; a few lines of aliases to aliases multiply to billions. */
const p = 1e4;
/** Plain data and places of a YAML document. Throws TooDeep. */
var m = class {
	problems = [];
	root;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = 0;
	constructor(e, t) {
		this.#e = t;
		this.root = this.#r(e, [], {
			start: 0,
			end: 0
		});
	}
	/** `empty` is where a value stands that is not written. */
	#r(e, t, r) {
		let i = h(e) ? this.#d(e.range) : r;
		if ((0, n.isAlias)(e)) return this.#c(e.source, i, t.length);
		let a = h(e) ? e.anchor : void 0;
		a !== void 0 && this.#t.set(a, { built: void 0 });
		let o = this.#i(e, t, i);
		a !== void 0 && this.#t.set(a, { built: o });
		return o;
	}
	#i(e, r, i) {
		if ((0, n.isCollection)(e)) {
			if (r.length >= 200) throw new t.TooDeep({
				start: i.start,
				end: Math.min(i.start + 1, i.end)
			});
			return (0, n.isMap)(e) ? this.#o(e.items, r, i) : this.#a(e.items, r, i);
		}
		return {
			value: (0, n.isScalar)(e) ? e.value ?? null : null,
			place: new t.PlaceNode(i),
			size: 1,
			depth: 0
		};
	}
	#a(e, r, i) {
		let a = new t.PlaceNode(i);
		let o = [];
		let [s, c] = [1, 0];
		for (let t of e) {
			let e = (0, n.isPair)(t);
			let l = [...r, o.length];
			let u = e ? this.#o([t], l, i) : this.#r(t, l, {
				start: i.end,
				end: i.end
			});
			a.setChild(o.length, u.place);
			o.push(u.value);
			s += u.size;
			c = Math.max(c, u.depth);
		}
		return {
			value: o,
			place: a,
			size: s,
			depth: c + 1
		};
	}
	#o(e, n, r) {
		let i = new t.PlaceNode(r);
		let a = {};
		let o = [];
		let [s, c] = [1, 0];
		for (let l of e) {
			let e = h(l.key) ? this.#d(l.key.range) : {
				start: r.start,
				end: r.start
			};
			let u = this.#s(l.key, e);
			let d = this.#r(l.value, [...n, u], {
				start: e.end,
				end: e.end
			});
			let f = i.child(u)?.key;
			f !== void 0 && o.push({
				name: u,
				key: f
			});
			d.place.key = e;
			i.setChild(u, d.place);
			t.setOwn(a, u, d.value);
			s += d.size;
			c = Math.max(c, d.depth);
		}
		for (let { name: e, key: t } of o) this.#l([...n, e], t, i.child(e)?.key);
		return {
			value: a,
			place: i,
			size: s,
			depth: c + 1
		};
	}
	#s(e, r) {
		if ((0, n.isScalar)(e)) {
			e.anchor !== void 0 && this.#t.set(e.anchor, { built: {
				value: e.value,
				place: new t.PlaceNode(r),
				size: 1,
				depth: 0
			} });
			return typeof e.value == "string" ? e.value : e.source ?? String(e.value ?? "");
		}
		return this.#e.slice(r.start, r.end);
	}
	#c(e, n, r) {
		let i = this.#t.get(e)?.built;
		let a = new t.PlaceNode(n);
		if (i === void 0) {
			this.#u({
				kind: "syntax",
				message: "the alias refers to no anchor before it",
				help: "define the anchor first, or put the value in quotes",
				span: n,
				fatal: !0
			});
			return {
				value: null,
				place: a,
				size: 1,
				depth: 0
			};
		}
		if (r + i.depth > 200) throw new t.TooDeep(n);
		let o = this.#n <= p;
		this.#n += i.size;
		if (this.#n <= p) return {
			...i,
			place: a
		};
		o && this.#u({
			kind: "limits",
			message: "the aliases stand for more values than are read",
			help: "write the values out, or use fewer aliases",
			span: n,
			fatal: !0
		});
		return {
			value: null,
			place: a,
			size: 1,
			depth: 0
		};
	}
	#l(e, n, r) {
		this.#u({
			kind: "duplicate-key",
			message: `${t.keyInWords(String(e.at(-1)))} is defined more than once`,
			help: "rename or remove one of them",
			span: n,
			route: e,
			related: {
				span: r,
				message: "defined again here"
			},
			fatal: !0
		});
	}
	#u(e) {
		this.problems.length < 1e3 && this.problems.push(e);
	}
	/** Without the line breaks and blanks that the library counts to blocks. */
	#d(e) {
		let [t, n] = e ?? [0, 0];
		let r = Math.min(n, this.#e.length);
		for (; r > t && /\s/.test(this.#e.charAt(r - 1));) r--;
		return {
			start: Math.min(t, r),
			end: r
		};
	}
};
function h(e) {
	return (0, n.isScalar)(e) || (0, n.isCollection)(e) || (0, n.isAlias)(e);
}
function g(e) {
	return _(e, "yaml", e.text);
}
/** `yaml` is the part of the text that is YAML, with blanks in place of what stands before it. */
function _(e, n, r) {
	return new t.ParsedDocument({
		source: e,
		language: n,
		decode: t.decodeYaml,
		comments: () => s(r),
		...v(r)
	});
}
function v(e) {
	if (t.isBlank(e)) return {
		value: void 0,
		problems: [t.emptyProblem(e, !1)]
	};
	if (e.length > 5e5) return {
		value: void 0,
		problems: [t.tooLong(e)]
	};
	let r = f(e, 400);
	if (r !== void 0) return {
		value: void 0,
		problems: [t.tooDeep(r)]
	};
	try {
		let r = (0, n.parseDocument)(e, {
			schema: "core",
			version: "1.2",
			merge: !1,
			resolveKnownTags: !1,
			uniqueKeys: !1,
			prettyErrors: !1,
			logLevel: "error"
		});
		let i = new m(r.contents, e);
		let { place: a, value: o } = i.root;
		let s = () => new t.PlaceTree(a);
		let c = r.errors.length > 0 ? t.findConflict(e) : void 0;
		if (c !== void 0) {
			let n = [x(c.whole.start, e)];
			return {
				value: o,
				problems: [t.conflictProblem(c.marker)],
				places: s,
				breaks: n
			};
		}
		let { problems: l, astray: u } = b(r.errors, e);
		let d = [...l, ...i.problems.filter(({ span: e }) => !l.some((n) => t.touches(n.span, e)))];
		d.sort((e, t) => e.span.start - t.span.start);
		let f = d.filter(({ kind: e }) => e === "syntax").map(({ span: t }) => C(t, e));
		u !== void 0 && f.push(x(u, e));
		return {
			value: o,
			problems: d,
			places: s,
			breaks: f
		};
	} catch (e) {
		if (e instanceof t.TooDeep) return {
			value: void 0,
			problems: [t.tooDeep(e.span)]
		};
		throw e;
	}
}
/** Behind a line that fits no level, the levels of all others are wrong as well. */
const y = /* @__PURE__ */ new Set(["BAD_INDENT", "TAB_AS_INDENT"]);
/** The first error of a line and its successor; what follows is the same cause seen again. */
function b(e, t) {
	let n = [];
	let r = -1;
	for (let i of [...e].sort((e, t) => e.pos[0] - t.pos[0])) {
		if (i.pos[0] < r && i.code !== "MULTIPLE_DOCS") continue;
		if (n.length === 20) break;
		let e = S(i, t);
		let [o, s] = a(i);
		n.push({
			kind: "syntax",
			message: o,
			help: s,
			span: e,
			fatal: !0
		});
		if (y.has(i.code)) return {
			problems: n,
			astray: e.start
		};
		r = w(t, w(t, e.end) + 1);
	}
	return { problems: n };
}
/** Entries that the library closed too early end with the last line before the fault. */
function x(e, t) {
	return {
		start: Math.max(0, t.slice(0, e).trimEnd().length - 1),
		end: t.length
	};
}
/** Within the text and the line, and never empty unless the text is. */
function S({ pos: [e, t] }, n) {
	let r = n.trimEnd().length;
	let i = Math.max(0, Math.min(e, r - 1));
	return {
		start: i,
		end: Math.max(i + 1, Math.min(t, w(n, i), r))
	};
}
/** The library goes on behind a fault, and what stands before it on the line is part of the same entry. */
function C({ start: e, end: t }, n) {
	let r = e === 0 ? 0 : n.lastIndexOf("\n", e - 1) + 1;
	let i = n.slice(r, e).search(/\S/);
	return {
		start: i === -1 ? e : r + i,
		end: t
	};
}
function w(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n;
}
exports.parseYaml = g;
exports.yamlDocument = _;
