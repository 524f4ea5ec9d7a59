"use strict";
const e = require("./core.js");
// src/wording/redact/key-blocks.ts
const t = "-----BEGIN ";
/** What a body consists of; white space may be escaped. */
const n = /^[\w+/=\s\\,:-]*/;
/** The body of PEM blocks, with or without their end line. */
function r(e, r) {
	let a = e.indexOf(t);
	let o = 0;
	for (; a !== -1;) {
		let s = /-----BEGIN [A-Z0-9 ]{1,60}-----/y;
		s.lastIndex = a;
		let c = s.test(e) ? s.lastIndex : a + 11;
		o < c && (o = i(e, "-----END ", c));
		let l = c + (n.exec(e.slice(c, o))?.[0].length ?? 0);
		r(c, l);
		a = e.indexOf(t, l);
	}
}
function i(e, t, n) {
	let r = e.indexOf(t, n);
	return r === -1 ? e.length : r;
}
// src/wording/redact/references.ts
/** Ways to point at a value that stands elsewhere. A default ("${KEY:-…}") is a value, so only its frame is listed. */
const a = new RegExp([
	/\$\{\{\s*[\w.-]+\s*\}\}/,
	/\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,
	/\$\{[A-Za-z_]\w*:?[-?=+]/,
	/\$\{input:[\w-]+\}/,
	/\{(?:env|file|input):[^{}\s"']{1,200}\}/,
	/\{\{[^{}]{0,80}\}\}/,
	/\$(?:env|input):[\w-]+/,
	/\$[A-Z_][A-Z0-9_]*/,
	/%[A-Z_][A-Z0-9_]*%/,
	/<[^<>"\s][^<>"\n]{0,80}>/
].map((e) => e.source).join("|"), "g");
const o = /^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i;
/** "YOUR_API_KEY", "<paste-it-here>", "changeme", "XXXX", "***". */
const s = /^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.•_-]+)\W*$/i;
/** The name of a variable in place of its value, as some clients read it. */
const c = /^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/;
/** Hides what stands literally in a value: not references, placeholders, or the "Bearer" before them. */
function l(e, t, n, r) {
	let i = e.slice(t, n);
	if (d(i.trim())) return;
	let s = o.exec(i)?.[0].length ?? 0;
	if (d(i.slice(s).trim())) return;
	let c = s;
	for (let e of i.matchAll(a)) {
		if (e.index < c || !ee(e[0])) continue;
		u(i.slice(c, e.index)) || r(t + c, t + e.index);
		c = e.index + e[0].length;
	}
	let l = i.slice(c);
	if (c > s && u(l)) return;
	r(t + c, n - (c > s && l.endsWith("}") ? 1 : 0));
}
/** What joins two references and says nothing itself. */
function u(e) {
	return e.length < 4 && !/[\p{L}\p{N}]/u.test(e);
}
function d(t) {
	if (t.length > 120) return !1;
	return s.test(t) && !e.looksLikeToken(t) || c.test(t);
}
function ee(t) {
	if (/^\$[A-Z_]/.test(t)) return e.isMadeOfWords(t);
	return !e.looksLikeToken(t);
}
// src/wording/redact/values.ts
const f = /(\\*)("""|'''|["'`])/y;
const p = {
	line: /[\n\r]|["'`](?![^\s,\]}):;&|])/g,
	word: /\s|["'`](?![^\s,\]}):;&|])/g,
	parameter: /[\s"'`&]/g
};
/** The string at `start`, or what stands there without quotes. */
function m(e, t, n) {
	f.lastIndex = t;
	let r = f.exec(e);
	if (r !== null) return h(e, f.lastIndex, r[1]?.length ?? 0, r[2] ?? "\"");
	let i = p[n];
	i.lastIndex = t;
	let a = i.exec(e)?.index ?? e.length;
	return {
		start: t,
		end: a,
		quoted: !1,
		next: a
	};
}
function h(e, t, n, r) {
	if (r.length === 3) {
		let n = e.indexOf(r, t);
		return n === -1 ? {
			start: t,
			end: e.length,
			quoted: !0,
			next: e.length
		} : {
			start: t,
			end: n,
			quoted: !0,
			next: n + 3
		};
	}
	for (let i = t; i < e.length; i++) {
		let a = e[i];
		if (a === "\n" || a === "\r") return {
			start: t,
			end: i,
			quoted: !0,
			next: i
		};
		if (a !== r) continue;
		let o = g(e, t, i);
		if (!_(o, n)) continue;
		if (r === "'" && e[i + 1] === "'") i++;
		else return {
			start: t,
			end: i - Math.min(o, n),
			quoted: !0,
			next: i + 1
		};
	}
	return {
		start: t,
		end: e.length,
		quoted: !0,
		next: e.length
	};
}
function g(e, t, n) {
	let r = n;
	for (; r > t && e[r - 1] === "\\";) r--;
	return n - r;
}
/** Whether a quote after so many backslashes ends a string that a quote after `escapes` of them began. */
function _(e, t) {
	if (e % 2 == 0) return !0;
	return t > 0 && _((e - 1) / 2, Math.floor((t - 1) / 2));
}
// src/wording/redact/named-values.ts
/** A piece of a name that makes a closer look worthwhile. */
const v = /token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase/i;
const te = /[\w.-]*/y;
const ne = /\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const re = /\\*["'`]\s*,\s*(?=\\*["'`])/y;
const ie = /[ \t]+(?=\S)/y;
const ae = /\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const oe = /\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const y = /[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
const se = /\$\{(?:[A-Za-z]{1,10}:)?$/;
const ce = /:?[-?=+]/y;
const le = /[^{}\n\r"'`]*/y;
const ue = /[!&][^\s"']*[ \t]+/y;
const de = /[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const b = /[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const x = /[ \t]*\r?\n(?:[ \t]+[^\n]{0,200}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const S = /\s*(?=\\*["'`])/y;
const C = /\{(?=[\s"'{[}\\]|$)/y;
const w = /\[\s*/y;
const T = /[\s,]*/y;
const E = /[^\],\r\n"']+/y;
/** No secret if it is the whole value: switches, nothing, and small numbers. */
const D = /(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const O = /^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const k = /-?-[A-Za-z]/y;
/** "--token is", "--token and": a sentence about a flag. */
const A = /[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;
/**
* Hides values after names that speak of a secret: `"API_KEY": "…"`, `token = …`, `--api-key=…`, `"--token", "…"`. What
* it returns goes through the text from the beginning, each time from where it was to where it is told.
*/
function j(t, n) {
	let r = 0;
	let i = 0;
	return (a) => {
		for (; r < a;) {
			let o = t.slice(r, a + 9).search(v);
			if (o === -1 || r + o >= a) {
				r = a;
				return;
			}
			let s = pe(t, r + o, i);
			let c = W(te, t, r + o);
			let l = e.secrecyOf(M(t, s) + t.slice(s, c));
			i = l === void 0 ? c : N(t, {
				start: s,
				end: c
			}, l, n);
			r = Math.max(i, c);
		}
	};
}
/** "API " of "API key", which is one name in some lists of headers. */
function M(e, t) {
	return /[A-Za-z]+[ ]$/.exec(e.slice(Math.max(0, t - 30), t))?.[0] ?? "";
}
/** Hides the value that belongs to the name and returns where to read on. */
function N(e, t, n, r) {
	let i = e.slice(Math.max(0, t.start - 30), t.start);
	if (se.test(i)) return F(e, t.end, r);
	let a = W(ne, e, t.end);
	if (a !== -1) return I(e, a, n, e.slice(t.end, a).includes(":") ? "line" : P(i), r);
	if (e[t.start] === "-") return B(e, t.end, n, r);
	if (oe.test(i)) {
		let i = W(y, e, t.end);
		if (i !== -1) return I(e, i, n, "line", r);
	}
	return t.end;
}
/** `?token=…` ends at the next parameter; an assignment that is a whole string or list item ends with it. */
function P(e) {
	if (/[?&]$/.test(e) && !e.endsWith("&&")) return "parameter";
	return /["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e) ? "line" : "word";
}
/** The default in "${TOKEN:-…}". */
function F(e, t, n) {
	let r = W(ce, e, t);
	if (r === -1) return t;
	let i = W(le, e, r);
	l(e, r, i, n);
	return i;
}
function I(e, t, n, r, i) {
	if (e[t] === "[") return H(e, t, n, i);
	if (W(C, e, t) !== -1) {
		R(e, t, n, i);
		return t;
	}
	if (r === "line") {
		let r = W(de, e, t);
		if (r !== -1) return fe(e, t, r, i);
		if (e[t] === "\n" || e[t] === "\r") return V(e, t, n, i);
	}
	return z(e, m(e, L(e, t), r), n, i);
}
/** Where the string after tags and anchors begins; `start` where there are none, or no string. */
function L(e, t) {
	let n = t;
	for (let r = t; r !== -1; r = W(ue, e, n)) n = r;
	return /["']/.test(e[n] ?? "") ? n : t;
}
/** The value in `"API_KEY": {"value": "…"}`; other names in the object speak for themselves. */
function R(e, t, n, r) {
	let i = W(y, e, t + 1);
	i !== -1 && e[i] !== "{" && I(e, i, n, "line", r);
}
function z(e, t, n, r) {
	if (!t.quoted && W(D, e, t.start) !== -1) return t.start;
	n !== "secret" && O.test(e.slice(t.start, t.end)) || l(e, t.start, t.end, r);
	return t.next;
}
function B(e, t, n, r) {
	let i = W(ae, e, t);
	let a = i === -1 ? W(re, e, t) : i;
	let o = a === -1 ? W(ie, e, t) : a;
	if (o === -1) return t;
	let s = m(e, o, i === -1 ? "word" : "line");
	if (W(k, e, s.start) !== -1) return o;
	if (!s.quoted && W(A, e, s.start) !== -1) return o;
	return z(e, s, n, r);
}
/** A value that begins on a later line: a string, or the lines of a plain YAML value or list. */
function V(e, t, n, r) {
	let i = W(x, e, t);
	if (i !== -1) {
		z(e, m(e, i, "line"), n, r);
		return t;
	}
	let a = W(S, e, t);
	if (a !== -1) {
		let i = m(e, a, "word");
		return /^\s{0,9}:/.test(e.slice(i.next, i.next + 10)) ? t : z(e, i, n, r);
	}
	let o = t;
	b.lastIndex = t;
	for (let t = b.exec(e); t !== null; t = b.exec(e)) {
		let n = b.lastIndex;
		l(e, n - (t[1]?.length ?? 0), n, r);
		o = n;
	}
	return o;
}
function H(e, t, n, r) {
	let i = W(w, e, t);
	for (; i < e.length && e[i] !== "]";) {
		let t = W(E, e, i);
		let a = t === -1 ? m(e, i, "word") : {
			start: i,
			end: t,
			quoted: !1,
			next: t
		};
		if (a.next === i) return i;
		z(e, a, n, r);
		i = W(T, e, a.next);
	}
	return i;
}
/** The lines of a YAML block scalar: those indented more than the line of the key. */
function fe(e, t, n, r) {
	let i = U(e, e.lastIndexOf("\n", t - 1) + 1);
	let a = n;
	for (; a < e.length;) {
		let t = e.indexOf("\n", a);
		let n = t === -1 ? e.length : t;
		let o = U(e, a);
		if (!(a + o >= n || e[a + o] === "\r") && o <= i) break;
		r(a + Math.min(o, n - a), n);
		a = n + 1;
	}
	return Math.min(a, e.length);
}
function U(e, t) {
	return W(/ */y, e, t) - t;
}
function pe(e, t, n) {
	let r = t;
	let i = Math.max(n, t - 100);
	for (; r > i && /[\w.-]/.test(e[r - 1] ?? "");) r--;
	return r;
}
/** The end of the match that begins exactly here, or -1. */
function W(e, t, n) {
	e.lastIndex = n;
	return e.test(t) ? e.lastIndex : -1;
}
// src/wording/redact/schemes.ts
const me = /(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;
/** What follows "Bearer", "Basic" or "token"; in a sentence only if it is no word. */
function he(t, n) {
	e.eachMatch(me, t, (e) => {
		let r = e[2] ?? "";
		let i = e.index + e[0].length;
		(e[1] !== void 0 && /^(?:\\*["'`]|\s*$)/m.test(t.slice(i, i + 9)) || r.length >= 8 && !ge(r)) && l(t, i - r.length, i, n);
	});
}
function ge(t) {
	return /^[\w.()?!:-]*$/.test(t) && e.isMadeOfWords(t);
}
// src/wording/redact/spans.ts
/** Half-open ranges of a text, in order and apart: what overlaps or touches is one. */
var G = class {
	#e = [];
	/** Cheap where it comes after most of the others. */
	add = (e, t) => {
		if (t <= e) return;
		let n = this.#e;
		let r = n.length;
		if (e > (n[r - 1]?.[1] ?? -1)) {
			n.push([e, t]);
			return;
		}
		for (; r > 0 && (n[r - 1]?.[1] ?? 0) >= e;) r--;
		let i = n.slice(r).filter(([e]) => e <= t);
		let a = [Math.min(e, i[0]?.[0] ?? e), Math.max(t, i.at(-1)?.[1] ?? t)];
		n.splice(r, i.length, a);
	};
	get isEmpty() {
		return this.#e.length === 0;
	}
	/** Those that have something of a range, cut to it. */
	*within(e, t) {
		for (let n = this.#t(e); n < this.#e.length; n++) {
			let [r, i] = this.#e[n] ?? [t, t];
			if (r >= t) return;
			yield [Math.max(r, e), Math.min(i, t)];
		}
	}
	/** The index of the first that ends after an offset. */
	#t(e) {
		let t = 0;
		let n = this.#e.length;
		for (; t < n;) {
			let r = t + n >> 1;
			(this.#e[r]?.[1] ?? 0) > e ? n = r : t = r + 1;
		}
		return t;
	}
};
// src/wording/redact/stretch.ts
/** A line is looked at as a whole unless it is longer. */
const K = 2e3;
/** What neither an address nor a token nor a value after "Bearer" has in it. */
const q = /[\s"'`]/g;
const _e = /(?:bearer|basic|token|apikey)$/i;
/**
* The part round a range that can be understood by itself, but for names and PEM blocks: its line or lines, or of a very
* long line the part between two breaks. Nothing that is hidden for its own looks crosses these ends.
*/
function ve(e, t, n) {
	return {
		start: ye(e, t),
		end: be(e, n)
	};
}
function ye(e, t) {
	let n = Math.max(0, t - K);
	for (let r = t; r > n; r--) if (J(e, r - 1)) return r;
	for (let n = t; n > 0; n--) if (J(e, n - 1) || xe(e, n)) return n;
	return 0;
}
function be(e, t) {
	let n = e.slice(t, t + K).search(/[\n\r]/);
	if (n !== -1) return t + n;
	q.lastIndex = t;
	return q.exec(e)?.index ?? e.length;
}
function J(e, t) {
	return e[t] === "\n" || e[t] === "\r";
}
/** Whether nothing goes on here: at a quote, and at the first blank after a word that is not "Bearer" or a key. */
function xe(e, t) {
	let n = e[t];
	if (n === "\"" || n === "'" || n === "`") return !0;
	if (n !== " " && n !== "	") return !1;
	return !/[\s"'`:=]/.test(e[t - 1] ?? "") && !_e.test(e.slice(Math.max(0, t - 6), t));
}
// src/wording/redact/urls.ts
/** Slashes may be escaped, as PHP writes JSON. */
const Y = /:\\?\/\\?\//g;
const Se = /https?:\\?\/\\?\/$/i;
const X = /[^\s"'`]*/y;
/** Where URLs stand, each from after its "://". */
function Z(e) {
	let t = [];
	Y.lastIndex = 0;
	for (; Y.test(e);) {
		let n = Y.lastIndex;
		X.lastIndex = n;
		X.test(e);
		t.push([n, X.lastIndex]);
		Y.lastIndex = X.lastIndex;
	}
	return t;
}
/** User-info, the values of the query and the fragment, and segments that look like tokens. */
function Ce(e, t, n) {
	for (let [r, i] of t) {
		let t = e.slice(r, i);
		let a = we(e, r, t, n);
		let o = t.slice(a).search(/[?#]/);
		let s = o === -1 ? t.length : a + o;
		Ee(e, r + a, r + s, n);
		Oe(e, r + s, i, n);
	}
}
/** Returns where the host begins. */
function we(e, t, n, r) {
	let i = Te(n, Se.test(e.slice(Math.max(0, t - 8), t)));
	if (i === -1) return 0;
	let a = n.slice(0, i).search(/:(?![-?=+]|[A-Za-z_]\w*\})/);
	if (a === -1) l(e, t, t + i, r);
	else {
		l(e, t, t + a, r);
		l(e, t + a + 1, t + i, r);
	}
	return i + 1;
}
/**
* Passwords are often written raw, with "/", "#" or "@" in them; only a web address has "@" in its path as well, and
* there too what stands before it is hidden where it cannot be a host with its port.
*/
function Te(e, t) {
	if (!t) return e.lastIndexOf("@");
	let n = /^[^/?#\\]*/.exec(e)?.[0] ?? "";
	let r = n.lastIndexOf("@");
	let i = !/^[^@[\]]*:(?!\d{0,5}$)/.test(n);
	return r !== -1 || i ? r : e.lastIndexOf("@");
}
function Ee(e, t, n, r) {
	for (let i of e.slice(t, n).matchAll(/[^/\\]+/g)) {
		let [n] = i;
		if (!De(n)) continue;
		l(e, t + i.index, t + i.index + n.length, r);
	}
}
function De(t) {
	if (e.looksRandom(t) || e.looksLikeToken(t)) return !0;
	return t.length >= 24 && /^[A-Za-z]+$/.test(t);
}
function Oe(t, n, r, i) {
	for (let a of t.slice(n, r).matchAll(/[^&]+/g)) {
		let [r] = a;
		let o = n + a.index;
		let s = r.indexOf("=");
		let c = s === -1 ? r : r.slice(0, s);
		e.looksLikeToken(c) && l(t, o, o + c.length, i);
		s !== -1 && l(t, o + s + 1, o + r.length, i);
	}
}
// src/wording/redact/redact.ts
/**
* The text with everything that may be a secret masked by as many dots, so that offsets and lines stay what they were.
* Errs on the side of masking; references such as "${API_KEY}" stay.
*/
function ke(e) {
	let t = new G();
	r(e, t.add);
	j(e, t.add)(e.length);
	Q(e, t.add);
	return $(e, 0, e.length, t);
}
/**
* A document of which parts are shown, each as it is in the redacted whole. What is hidden for its own looks is looked
* for near the part only; the key that makes a value secret and the beginning of a PEM block can stand anywhere before.
*/
var Ae = class {
	#e;
	/** What is hidden for what stands before it. */
	#t = new G();
	#n;
	#r = [];
	constructor(e) {
		this.#e = e;
		r(e, this.#t.add);
		this.#n = j(e, this.#t.add);
	}
	slice(e, t) {
		let n = this.#r.find(({ start: n, end: r }) => n <= e && t <= r) ?? this.#i(e, t);
		return n.text.slice(e - n.start, t - n.start);
	}
	#i(e, t) {
		let { start: n, end: r } = ve(this.#e, e, t);
		this.#n(r);
		let i = new G();
		for (let e of this.#t.within(n, r)) i.add(...e);
		Q(this.#e.slice(n, r + 9), (e, t) => i.add(n + e, n + t));
		let a = {
			start: n,
			end: r,
			text: $(this.#e, n, r, i)
		};
		this.#r = [a, ...this.#r.slice(0, 3)];
		return a;
	}
};
/** What is hidden for its own looks, wherever it stands. */
function Q(t, n) {
	let r = Z(t);
	he(t, n);
	Ce(t, r, n);
	e.hideKnownTokens(t, n);
	e.hideRandomRuns(t, r, n);
}
function $(e, t, n, r) {
	if (r.isEmpty) return e.slice(t, n);
	let i = [];
	let a = t;
	for (let [o, s] of r.within(t, n)) {
		i.push(e.slice(a, o), e.slice(o, s).replace(/[^\n\r\u2028\u2029]+/g, je));
		a = s;
	}
	return i.join("") + e.slice(a, n);
}
function je(e) {
	return "•".repeat(e.length);
}
exports.Redacted = Ae;
exports.redact = ke;
