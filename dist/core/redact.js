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
		if (e.index < c || !f(e[0])) continue;
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
function f(t) {
	if (/^\$[A-Z_]/.test(t)) return e.isMadeOfWords(t);
	return !e.looksLikeToken(t);
}
// src/wording/redact/values.ts
const p = /(\\*)("""|'''|["'`])/y;
const m = {
	line: /(?:[^\n\r"'`]|["'`](?=[^\s,\]}):;&|]))*/y,
	word: /(?:[^\s"'`]|["'`](?=[^\s,\]}):;&|]))*/y,
	parameter: /[^\s"'`&]*/y
};
/** The string at `start`, or what stands there without quotes. */
function h(e, t, n) {
	p.lastIndex = t;
	let r = p.exec(e);
	if (r !== null) return g(e, p.lastIndex, r[1]?.length ?? 0, r[2] ?? "\"");
	let i = m[n];
	i.lastIndex = t;
	i.test(e);
	let a = i.lastIndex;
	return {
		start: t,
		end: a,
		quoted: !1,
		next: a
	};
}
function g(e, t, n, r) {
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
		let o = _(e, t, i);
		if (!v(o, n)) continue;
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
function _(e, t, n) {
	let r = n;
	for (; r > t && e[r - 1] === "\\";) r--;
	return n - r;
}
/** Whether a quote after so many backslashes ends a string that a quote after `escapes` of them began. */
function v(e, t) {
	if (e % 2 == 0) return !0;
	return t > 0 && v((e - 1) / 2, Math.floor((t - 1) / 2));
}
// src/wording/redact/named-values.ts
/** A piece of a name that makes a closer look worthwhile. */
const y = /token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase/gi;
const ee = /[\w.-]*/y;
const te = /\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const ne = /\\*["'`]\s*,\s*(?=\\*["'`])/y;
const re = /[ \t]+(?=\S)/y;
const ie = /\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const b = /\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const x = /[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
const S = /\$\{(?:[A-Za-z]{1,10}:)?$/;
const C = /:?[-?=+]/y;
const w = /[^{}\n\r"'`]*/y;
const T = /(?:[!&][^\s"']*[ \t]+)+(?=["'])/y;
const E = /[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const D = /[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const O = /[ \t]*\r?\n(?:[ \t]+[^\n]{0,200}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const k = /\s*(?=\\*["'`])/y;
const A = /\{(?=[\s"'{[}\\]|$)/y;
const j = /\[\s*/y;
const M = /[\s,]*/y;
const N = /[^\],\r\n"']+/y;
/** No secret if it is the whole value: switches, nothing, and small numbers. */
const P = /(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const F = /^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const I = /-?-[A-Za-z]/y;
/** "--token is", "--token and": a sentence about a flag. */
const L = /[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;
/** Values after names that speak of a secret: `"API_KEY": "…"`, `token = …`, `--api-key=…`, `"--token", "…"`. */
function R(t, n) {
	y.lastIndex = 0;
	let r = 0;
	for (let i = y.exec(t); i !== null; i = y.exec(t)) {
		let a = oe(t, i.index, r);
		let o = X(ee, t, i.index);
		let s = e.secrecyOf(z(t, a) + t.slice(a, o));
		r = s === void 0 ? o : B(t, {
			start: a,
			end: o
		}, s, n);
		y.lastIndex = Math.max(r, o);
	}
}
/** "API " of "API key", which is one name in some lists of headers. */
function z(e, t) {
	return /[A-Za-z]+[ ]$/.exec(e.slice(Math.max(0, t - 30), t))?.[0] ?? "";
}
/** Hides the value that belongs to the name and returns where to read on. */
function B(e, t, n, r) {
	let i = e.slice(Math.max(0, t.start - 30), t.start);
	if (S.test(i)) return H(e, t.end, r);
	let a = X(te, e, t.end);
	if (a !== -1) return U(e, a, n, e.slice(t.end, a).includes(":") ? "line" : V(i), r);
	if (e[t.start] === "-") return G(e, t.end, n, r);
	if (b.test(i)) {
		let i = X(x, e, t.end);
		if (i !== -1) return U(e, i, n, "line", r);
	}
	return t.end;
}
/** `?token=…` ends at the next parameter; an assignment that is a whole string or list item ends with it. */
function V(e) {
	if (/[?&]$/.test(e) && !e.endsWith("&&")) return "parameter";
	return /["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e) ? "line" : "word";
}
/** The default in "${TOKEN:-…}". */
function H(e, t, n) {
	let r = X(C, e, t);
	if (r === -1) return t;
	let i = X(w, e, r);
	l(e, r, i, n);
	return i;
}
function U(e, t, n, r, i) {
	if (e[t] === "[") return q(e, t, n, i);
	if (X(A, e, t) !== -1) {
		ae(e, t, n, i);
		return t;
	}
	if (r === "line") {
		let r = X(E, e, t);
		if (r !== -1) return J(e, t, r, i);
		if (e[t] === "\n" || e[t] === "\r") return K(e, t, n, i);
	}
	let a = X(T, e, t);
	return W(e, h(e, a === -1 ? t : a, r), n, i);
}
/** The value in `"API_KEY": {"value": "…"}`; other names in the object speak for themselves. */
function ae(e, t, n, r) {
	let i = X(x, e, t + 1);
	i !== -1 && e[i] !== "{" && U(e, i, n, "line", r);
}
function W(e, t, n, r) {
	if (!t.quoted && X(P, e, t.start) !== -1) return t.start;
	n !== "secret" && F.test(e.slice(t.start, t.end)) || l(e, t.start, t.end, r);
	return t.next;
}
function G(e, t, n, r) {
	let i = X(ie, e, t);
	let a = i === -1 ? X(ne, e, t) : i;
	let o = a === -1 ? X(re, e, t) : a;
	if (o === -1) return t;
	let s = h(e, o, i === -1 ? "word" : "line");
	if (X(I, e, s.start) !== -1) return o;
	if (!s.quoted && X(L, e, s.start) !== -1) return o;
	return W(e, s, n, r);
}
/** A value that begins on a later line: a string, or the lines of a plain YAML value or list. */
function K(e, t, n, r) {
	let i = X(O, e, t);
	if (i !== -1) {
		W(e, h(e, i, "line"), n, r);
		return t;
	}
	let a = X(k, e, t);
	if (a !== -1) {
		let i = h(e, a, "word");
		return /^\s{0,9}:/.test(e.slice(i.next, i.next + 10)) ? t : W(e, i, n, r);
	}
	let o = t;
	D.lastIndex = t;
	for (let t = D.exec(e); t !== null; t = D.exec(e)) {
		let n = D.lastIndex;
		l(e, n - (t[1]?.length ?? 0), n, r);
		o = n;
	}
	return o;
}
function q(e, t, n, r) {
	let i = X(j, e, t);
	for (; i < e.length && e[i] !== "]";) {
		let t = X(N, e, i);
		let a = t === -1 ? h(e, i, "word") : {
			start: i,
			end: t,
			quoted: !1,
			next: t
		};
		if (a.next === i) return i;
		W(e, a, n, r);
		i = X(M, e, a.next);
	}
	return i;
}
/** The lines of a YAML block scalar: those indented more than the line of the key. */
function J(e, t, n, r) {
	let i = Y(e, e.lastIndexOf("\n", t - 1) + 1);
	let a = n;
	for (; a < e.length;) {
		let t = e.indexOf("\n", a);
		let n = t === -1 ? e.length : t;
		let o = Y(e, a);
		if (!(a + o >= n || e[a + o] === "\r") && o <= i) break;
		r(a + Math.min(o, n - a), n);
		a = n + 1;
	}
	return Math.min(a, e.length);
}
function Y(e, t) {
	return X(/ */y, e, t) - t;
}
function oe(e, t, n) {
	let r = t;
	let i = Math.max(n, t - 100);
	for (; r > i && /[\w.-]/.test(e[r - 1] ?? "");) r--;
	return r;
}
/** The end of the match that begins exactly here, or -1. */
function X(e, t, n) {
	e.lastIndex = n;
	return e.test(t) ? e.lastIndex : -1;
}
// src/wording/redact/schemes.ts
const se = /(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;
/** What follows "Bearer", "Basic" or "token"; in a sentence only if it is no word. */
function ce(e, t) {
	for (let n of e.matchAll(se)) {
		let r = n[2] ?? "";
		let i = n.index + n[0].length;
		(n[1] !== void 0 && /^(?:\\*["'`]|\s*$)/m.test(e.slice(i, i + 9)) || r.length >= 8 && !le(r)) && l(e, i - r.length, i, t);
	}
}
function le(t) {
	return /^[\w.()?!:-]*$/.test(t) && e.isMadeOfWords(t);
}
// src/wording/redact/urls.ts
/** Slashes may be escaped, as PHP writes JSON. */
const Z = /:\\?\/\\?\//g;
const ue = /https?:\\?\/\\?\/$/i;
const Q = /[^\s"'`]*/y;
/** Where URLs stand, each from after its "://". */
function de(e) {
	let t = [];
	Z.lastIndex = 0;
	for (; Z.test(e);) {
		let n = Z.lastIndex;
		Q.lastIndex = n;
		Q.test(e);
		t.push([n, Q.lastIndex]);
		Z.lastIndex = Q.lastIndex;
	}
	return t;
}
/** User-info, the values of the query and the fragment, and segments that look like tokens. */
function fe(e, t, n) {
	for (let [r, i] of t) {
		let t = e.slice(r, i);
		let a = pe(e, r, t, n);
		let o = t.slice(a).search(/[?#]/);
		let s = o === -1 ? t.length : a + o;
		he(e, r + a, r + s, n);
		$(e, r + s, i, n);
	}
}
/** Returns where the host begins. */
function pe(e, t, n, r) {
	let i = me(n, ue.test(e.slice(Math.max(0, t - 8), t)));
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
function me(e, t) {
	if (!t) return e.lastIndexOf("@");
	let n = /^[^/?#\\]*/.exec(e)?.[0] ?? "";
	let r = n.lastIndexOf("@");
	let i = !/^[^@[\]]*:(?!\d{0,5}$)/.test(n);
	return r !== -1 || i ? r : e.lastIndexOf("@");
}
function he(e, t, n, r) {
	for (let i of e.slice(t, n).matchAll(/[^/\\]+/g)) {
		let [n] = i;
		if (!ge(n)) continue;
		l(e, t + i.index, t + i.index + n.length, r);
	}
}
function ge(t) {
	if (e.looksRandom(t) || e.looksLikeToken(t)) return !0;
	return t.length >= 24 && /^[A-Za-z]+$/.test(t);
}
function $(t, n, r, i) {
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
* Errs on the side of masking; references such as "${API_KEY}" stay. Works on whole documents, because the key that
* makes a value secret can stand on another line.
*/
function _e(t) {
	let n = [];
	let i = (e, t) => {
		t > e && n.push([e, t]);
	};
	let a = de(t);
	r(t, i);
	R(t, i);
	ce(t, i);
	fe(t, a, i);
	e.hideKnownTokens(t, i);
	e.hideRandomRuns(t, a, i);
	return ve(t, n);
}
function ve(e, t) {
	if (t.length === 0) return e;
	let n = [];
	let r = 0;
	for (let [i, a] of t.sort((e, t) => e[0] - t[0])) {
		if (a <= r) continue;
		let t = Math.max(i, r);
		n.push(e.slice(r, t), e.slice(t, a).replace(/[^\n\r\u2028\u2029]/g, "•"));
		r = a;
	}
	n.push(e.slice(r));
	return n.join("");
}
exports.redact = _e;
