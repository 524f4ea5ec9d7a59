"use strict";
const e = require("./core.js");
// src/model/values/disguise.ts
const t = new Map(Object.entries({
	а: "a",
	с: "c",
	ԁ: "d",
	е: "e",
	һ: "h",
	і: "i",
	ј: "j",
	ӏ: "l",
	ո: "n",
	о: "o",
	р: "p",
	ԛ: "q",
	ѕ: "s",
	υ: "u",
	ѵ: "v",
	ԝ: "w",
	х: "x",
	у: "y",
	М: "M",
	Ѕ: "S",
	ο: "o",
	α: "a",
	ν: "v"
}));
const n = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu;
/** Without blanks at the ends, invisible characters, and letters that only look like Latin ones. */
function r(e) {
	if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(e)) return e;
	return [...e.replace(n, "").normalize("NFKC").trim()].map((e) => t.get(e) ?? e).join("");
}
/** Whether a name holds something that no one can see. */
function i(e) {
	return e.search(n) !== -1;
}
// src/model/values/strings.ts
/** Every string below a value, in the order of the file. */
function a(e, t, n = []) {
	o(e, [...n], void 0, t);
}
function o(t, n, r, i) {
	if (typeof t == "string") i(t, n, r);
	else if (Array.isArray(t)) for (let [e, a] of t.entries()) s(a, n, e, c(t, e) ?? r, i);
	else if (e.isObject(t)) for (let e of Object.keys(t)) s(t[e], n, e, l(t, e), i);
}
function s(e, t, n, r, i) {
	t.push(n);
	o(e, t, r, i);
	t.pop();
}
/** `--api-key`, whose value is the next argument. */
function c(e, t) {
	let n = e[t - 1];
	return typeof n == "string" && /^--?[A-Za-z]/.test(n) && !n.includes("=") ? n : void 0;
}
/** The key, or the name that stands beside it: `{"name": "API_KEY", "value": …}`. */
function l(t, n) {
	let r = n === "value" || n === "default" ? e.own(t, "name") ?? e.own(t, "id") : void 0;
	return typeof r == "string" ? r : n;
}
// src/model/server/hosts.ts
const ee = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const u = /^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;
/** A host of this machine or its own network, or one that nobody can own; a name without a dot is one of the first two. */
function d(e) {
	return u.test(e) || /^[^.[]*$/.test(e) || ee.test(e);
}
/** Of the text in UTF-8, as in Zip and in the tokens of some services. */
function te(e) {
	let t = -1;
	for (let n of new TextEncoder().encode(e)) {
		t ^= n;
		for (let e = 0; e < 8; e += 1) t = t >>> 1 ^ (t & 1 ? 3988292384 : 0);
	}
	return ~t >>> 0;
}
// src/model/secrets/examples.ts
/** Values that documentation prints, as the first 16 digits of their SHA-256: scanners would report them here. */
const ne = /* @__PURE__ */ new Set([
	"1a5d44a2dca19669",
	"78314b11be2e5815",
	"2cafc0970149a84f",
	"f2d6ca16515033e5",
	"0011cc25eb432071",
	"aa6547439583c3a2",
	"bf1725a8f98bea37",
	"70541e07fd4f900b",
	"7f75367e78812551",
	"60a09e4357868c1e",
	"bc1a50966c9e6486",
	"424742fc6538f5e7",
	"578592185588730b",
	"d16d608fce743a04",
	"9c5d0a6656e5d3f3",
	"b83e96417f61cb14"
]);
/** What people write where a secret belongs. */
const re = /example|your[-_. ]|^your|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|…|0123456789|123456789|abcdefgh|(.)\1{7}/i;
/** Whether a value only shows what a secret looks like. */
function f(t) {
	if (re.test(t)) return !0;
	return ne.has(e.sha256(t).slice(0, 16));
}
/** "PUBLISHABLE_KEY", "clientId": meant to be seen. */
const p = /public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
/** A whole value with nothing to stand in for it: no variable, path, address or sentence. */
const m = /^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const h = /^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const g = /^(?:bearer|token|apikey|api-key)\s+/i;
const ie = /(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const ae = /\bBearer\s+([^\s"'\\,;]+)/gi;
/** What a name says is secret, and a value that nobody could have made up bears out. */
function oe(e, t) {
	if (t !== void 0 && _(t)) {
		let n = g.exec(e)?.[0].length ?? 0;
		if (v(e.slice(n))) return [{
			what: y(t),
			start: n,
			end: e.length
		}];
	}
	return [...se(e), ...ce(e)];
}
function se(e) {
	let t = [];
	for (let n of e.matchAll(ie)) {
		let [r, i = "", a = ""] = n;
		if (!_(i)) continue;
		let o = n.index + r.length;
		let s = o - a.length + (g.exec(a)?.[0].length ?? 0);
		v(e.slice(s, o)) && t.push({
			what: y(i),
			start: s,
			end: o
		});
	}
	return t;
}
function ce(e) {
	let t = [];
	for (let n of e.matchAll(ae)) {
		let [e, r = ""] = n;
		let i = n.index + e.length;
		v(r) && t.push({
			what: "a bearer token",
			start: i - r.length,
			end: i
		});
	}
	return t;
}
function _(t) {
	if (p.test(t)) return !1;
	let n = e.secrecyOf(t);
	return n === "secret" || n === "maybe" && /(?:key|auth)$/i.test(t);
}
/** Whether a program made the value. */
function v(t) {
	return t.length >= 16 && t.length <= 512 && m.test(t) && !h.test(t) && e.looksRandom(t) && !f(t);
}
function y(e) {
	return /pass|pwd/i.test(e) ? "a password" : "what looks like a live key";
}
// src/model/secrets/addresses.ts
const b = /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,20}):\/\/([^\s"'<>`]+)/gi;
/** Passwords that everybody's local database has. */
const x = /^(?:|admin|administrator|changeme|db|default|demo|dev(?:elopment)?|guest|local|mysql|neo4j|pass(?:w(?:or)?d)?\d*|postgres(?:ql)?|pwd|qwerty|redis|root|rootpass(?:word)?|sa|sample|secret|test(?:ing|er|pass(?:word)?)?|token|toor|user(?:name)?|pa\w*|my[-_]?\w*pass\w*|\d{1,6})$/i;
function S(e) {
	return x.test(e);
}
const C = /^[A-Za-z0-9_-]{24,}$/;
const w = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Passwords, secret parameters and tokens in the path of every address in a text. */
function T(e) {
	let t = [];
	for (let n of e.matchAll(b)) {
		let [e, r = "", i = ""] = n;
		let a = n.index + e.length - i.length;
		let o = /^(?:https?|wss?)$/i.test(r);
		let s = E(i, o);
		s > 0 && t.push(...D(i, s, a));
		let c = i.indexOf("?", s + 1);
		c !== -1 && t.push(...O(i, c + 1, a));
		o && t.push(...k(i, s + 1, c === -1 ? i.length : c, a));
	}
	return t;
}
/**
* Where the user-info ends; passwords of databases may hold a raw slash. In a web address an "@" behind a slash belongs to
* the path: `wording/redact` rather hides too much there, a finding would be a false alarm.
*/
function E(e, t) {
	return (t ? /^[^/?#]*/.exec(e)?.[0] ?? "" : e).lastIndexOf("@");
}
function D(e, t, n) {
	let r = e.slice(0, t);
	let i = r.indexOf(":");
	let a = i === -1 ? 0 : i + 1;
	let o = r.slice(a);
	if (A(o) || i === -1 && !v(o) || f(o)) return [];
	let s = /^(?:\[[^\]]*\]|[^/:?#]*)/.exec(e.slice(t + 1))?.[0] ?? "";
	let c = S(o) || o === r.slice(0, Math.max(0, i));
	let l = v(o) || !c && !d(s);
	return [{
		what: "a password",
		start: n + a,
		end: n + t,
		in: "user",
		live: l
	}];
}
function O(e, t, n) {
	let r = [];
	for (let i of e.slice(t).matchAll(/([\w.-]+)=([^&#]*)/g)) {
		let [e, a = "", o = ""] = i;
		if (!_(a) || o === "" || A(o) || f(o)) continue;
		let s = n + t + i.index + e.length;
		r.push({
			what: "a key",
			start: s - o.length,
			end: s,
			in: "query",
			live: v(o)
		});
	}
	return r;
}
function k(e, t, n, r) {
	let i = [];
	let a = e.indexOf("/", t);
	if (a === -1) return [];
	for (let { index: t, 0: o } of e.slice(a, n).matchAll(/[^/]+/g)) {
		if (!C.test(o) || w.test(o) || !v(o)) continue;
		let e = r + a + t;
		i.push({
			what: "a key in the path of an address",
			start: e,
			end: e + o.length,
			in: "path",
			live: !0
		});
	}
	return i;
}
/** A variable, a template, or the name of a variable. */
function A(e) {
	return /\$\{?\w|\{\w|<[^>]+>|\[[A-Z]|^%[A-Z_]+%$|^[A-Z][A-Z_]+$/.test(e);
}
// src/model/secrets/encoded.ts
const j = /-----BEGIN [A-Z0-9 ]{0,60}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])*[A-Za-z0-9+/=\\\s:,-]{40,}/g;
const M = /(?<![\w.-])eyJ[\w-]{10,}\.eyJ[\w-]{4,}\.[\w-]{16,}(?![\w.-])/g;
const N = /\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})(?![A-Za-z0-9+/=])/gi;
/** Secrets that stand in a wrapping of their own: key files, JSON web tokens, user and password in Base64. */
function P(e) {
	return [
		...F(e),
		...I(e),
		...L(e)
	];
}
function F(e) {
	return Array.from(e.matchAll(j), ({ index: e, 0: t }) => ({
		what: "a private key",
		start: e,
		end: e + t.length
	})).filter(({ start: t, end: n }) => !f(e.slice(t + 27, n - 40)));
}
function I(e) {
	let t = [];
	for (let { index: n, 0: r } of e.matchAll(M)) {
		let [e = "", i = ""] = r.split(".");
		if (!R(e).includes("\"alg\"") || !R(i).startsWith("{") || f(r)) continue;
		t.push({
			what: "a JSON web token",
			start: n,
			end: n + r.length
		});
	}
	return t;
}
function L(e) {
	let t = [];
	for (let n of e.matchAll(N)) {
		let [e, r = ""] = n;
		let [, i] = /^[\x20-\x7e]*?:([\x20-\x7e]*)$/.exec(R(r)) ?? [];
		if (i === void 0 || f(R(r)) || /^\W*$|pass(?:word)?$|\$\{/i.test(i)) continue;
		let a = n.index + e.length;
		t.push({
			what: "a user and password in Base64",
			start: a - r.length,
			end: a
		});
	}
	return t;
}
/** Of Base64 in both of its alphabets, each byte as a character. */
function R(e) {
	let t = e.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
	return atob(t.length % 4 == 1 ? t.slice(0, -1) : t);
}
// src/model/secrets/recovery-phrases.ts
/** "MNEMONIC", "walletMnemonic", "SEED_PHRASE", "--recovery-phrase". */
const z = /mnemonic\d*$|(?:seed|recovery|backup|secret|wallet)[-_. ]?phrase\d*$/i;
const le = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
/** Words of the lists that wallets take them from have three to eight letters. */
const B = /^[a-z]{3,8}(?: [a-z]{3,8}){11,24}$/;
/** Algorand's have 25. */
const V = /* @__PURE__ */ new Set([
	12,
	15,
	18,
	21,
	24,
	25
]);
/** "one two three …", "your own recovery words …": words about the phrase in its place. */
const H = /\b(?:two|four|five|eleven|twelve|word|words|phrase|seed|mnemonic|your|recovery|wallet|goes)\b/;
/** The words from which a wallet can be made again; one who has them has what is in it. */
function U(e, t) {
	let [, n, r = ""] = le.exec(e) ?? [];
	if (![n, t].some((e) => e !== void 0 && z.test(e.slice(-80)))) return;
	let i = n === void 0 ? e : r;
	if (!B.test(i) || H.test(i) || !W(i.split(" ")) || f(i)) return;
	return {
		what: "the recovery phrase of a wallet",
		start: e.length - i.length,
		end: e.length,
		opensWallet: !0
	};
}
/** Words drawn by lot are in no order, and hardly ever the same. */
function W(e) {
	let t = e.every((t, n) => n === 0 || (e[n - 1] ?? "") <= t);
	return V.has(e.length) && new Set(e).size >= e.length - 1 && !t;
}
/** Whether the end of a token is the CRC-32 of what stands between its prefix and it, in base 62. */
function ue(e) {
	return e.endsWith(de(te(e.slice(0, -6))));
}
function de(e) {
	let t = "";
	for (let n = e; n > 0; n = Math.floor(n / 62)) t = ("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[n % 62] ?? "") + t;
	return t.padStart(6, "0");
}
// src/model/secrets/token-shapes.ts
const G = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
// src/model/secrets/tokens.ts
const K = [{
	source: "gitleaks, config/gitleaks.toml at 009e025",
	date: "2026-11-18",
	shapes: [
		{
			what: "an age key",
			begins: "AGE-SECRET-KEY-1",
			goesOn: "[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"
		},
		{
			what: "a 1Password service account token",
			begins: "ops_eyJ",
			goesOn: "[A-Za-z0-9+/]{250,2000}={0,3}"
		},
		{
			what: "an Adobe client secret",
			begins: "p8e-",
			goesOn: "[a-zA-Z0-9]{32}"
		},
		{
			what: "an Alibaba Cloud access key",
			begins: "LTAI",
			goesOn: "[a-zA-Z0-9]{20}"
		},
		{
			what: "an Anthropic key",
			begins: "sk-ant-",
			goesOn: "(?:api|admin|oat)\\d\\d-[\\w-]{93}AA"
		},
		{
			what: "an Artifactory key",
			begins: "AKCp",
			goesOn: "[A-Za-z0-9]{69}"
		},
		{
			what: "an Atlassian token",
			begins: "ATATT3",
			goesOn: "[\\w=-]{186}"
		},
		{
			what: "an AWS access key",
			begins: "AKIA",
			goesOn: "[A-Z2-7]{16}"
		},
		{
			what: "an AWS access key",
			begins: "ASIA",
			goesOn: "[A-Z2-7]{16}"
		},
		{
			what: "a ClickHouse Cloud key",
			begins: "4b1d",
			goesOn: "[A-Za-z0-9]{38}"
		},
		{
			what: "a Clojars token",
			begins: "CLOJARS_",
			goesOn: "[a-z0-9]{60}"
		},
		{
			what: "a Cloudflare origin key",
			begins: "v1.0-",
			goesOn: "[a-f0-9]{24}-[a-f0-9]{146}"
		},
		{
			what: "a Databricks token",
			begins: "dapi",
			goesOn: "[a-f0-9]{32}(?:-\\d)?"
		},
		{
			what: "a DigitalOcean token",
			begins: "dop_v1_",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a DigitalOcean token",
			begins: "doo_v1_",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a DigitalOcean token",
			begins: "dor_v1_",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a Doppler token",
			begins: "dp.pt.",
			goesOn: "[A-Za-z0-9]{43}"
		},
		{
			what: "a Duffel token",
			begins: "duffel_",
			goesOn: "(?:test|live)_[\\w=-]{43}"
		},
		{
			what: "a Dynatrace token",
			begins: "dt0c01.",
			goesOn: "[A-Za-z0-9]{24}\\.[A-Za-z0-9]{64}"
		},
		{
			what: "an EasyPost key",
			begins: "EZAK",
			goesOn: "[A-Za-z0-9]{54}"
		},
		{
			what: "a Fly.io token",
			begins: "fo1_",
			goesOn: "[\\w-]{43}"
		},
		{
			what: "a Frame.io token",
			begins: "fio-u-",
			goesOn: "[\\w=-]{64}"
		},
		{
			what: "a Google key",
			begins: "AIza",
			goesOn: "[\\w-]{35}"
		},
		{
			what: "a Linear key",
			begins: "lin_api_",
			goesOn: "[A-Za-z0-9]{40}"
		},
		{
			what: "a Mailgun key",
			begins: "key-",
			goesOn: "[a-f0-9]{32}"
		},
		{
			what: "a New Relic key",
			begins: "NRAK-",
			goesOn: "[A-Z0-9]{27}"
		},
		{
			what: "a Notion token",
			begins: "ntn_",
			goesOn: "[0-9]{11}[A-Za-z0-9]{35}"
		},
		{
			what: "an npm token",
			begins: "npm_",
			goesOn: "[A-Za-z0-9]{36}"
		},
		{
			what: "an Octopus Deploy key",
			begins: "API-",
			goesOn: "[A-Z0-9]{26}"
		},
		{
			what: "an OpenAI key",
			begins: "sk-",
			goesOn: "[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}"
		},
		{
			what: "an OpenAI key",
			begins: "sk-",
			goesOn: "(?:proj|svcacct|admin)-[\\w-]{20,74}T3BlbkFJ[\\w-]{20,74}"
		},
		{
			what: "an OpenShift token",
			begins: "sha256~",
			goesOn: "[\\w-]{43}"
		},
		{
			what: "a Perplexity key",
			begins: "pplx-",
			goesOn: "[a-zA-Z0-9]{48}"
		},
		{
			what: "a PlanetScale token",
			begins: "pscale_",
			goesOn: "(?:tkn|oauth|pw)_[\\w=.-]{32,64}"
		},
		{
			what: "a Postman key",
			begins: "PMAK-",
			goesOn: "[a-f0-9]{24}-[a-f0-9]{34}"
		},
		{
			what: "a Prefect key",
			begins: "pnu_",
			goesOn: "[a-zA-Z0-9]{36}"
		},
		{
			what: "a Pulumi token",
			begins: "pul-",
			goesOn: "[a-f0-9]{40}"
		},
		{
			what: "a PyPI token",
			begins: "pypi-AgEIcHlwaS5vcmc",
			goesOn: "[\\w-]{50,1000}"
		},
		{
			what: "a ReadMe key",
			begins: "rdme_",
			goesOn: "[a-z0-9]{70}"
		},
		{
			what: "a RubyGems key",
			begins: "rubygems_",
			goesOn: "[a-f0-9]{48}"
		},
		{
			what: "a Scalingo token",
			begins: "tk-us-",
			goesOn: "[\\w-]{48}"
		},
		{
			what: "a SendGrid key",
			begins: "SG.",
			goesOn: "[\\w-]{22}\\.[\\w-]{43}"
		},
		{
			what: "a Brevo key",
			begins: "xkeysib-",
			goesOn: "[a-f0-9]{64}-[A-Za-z0-9]{16}"
		},
		{
			what: "a Sentry token",
			begins: "sntryu_",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a Sentry token",
			begins: "sntrys_",
			goesOn: "eyJ[A-Za-z0-9+/=]{20,420}_[A-Za-z0-9+/]{43}"
		},
		{
			what: "a Shippo token",
			begins: "shippo_",
			goesOn: "(?:live|test)_[a-fA-F0-9]{40}"
		},
		{
			what: "a Shopify token",
			begins: "shp",
			goesOn: "(?:at|ca|pa|ss)_[a-fA-F0-9]{32}"
		},
		{
			what: "a Slack token",
			begins: "xoxb-",
			goesOn: "[0-9]{8,14}-[a-zA-Z0-9-]{18,45}"
		},
		{
			what: "a Slack token",
			begins: "xoxp-",
			goesOn: "(?:[0-9]{10,13}-){3}[a-zA-Z0-9-]{28,34}"
		},
		{
			what: "a Slack token",
			begins: "xapp-",
			goesOn: "\\d-[A-Z0-9]+-\\d+-[a-z0-9]{20,80}"
		},
		{
			what: "a Sourcegraph token",
			begins: "sgp_",
			goesOn: "(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}"
		},
		{
			what: "a Square token",
			begins: "sq0atp-",
			goesOn: "[\\w-]{22,60}"
		},
		{
			what: "a Stripe key",
			begins: "sk_",
			goesOn: "(?:test|live)_[a-zA-Z0-9]{24,99}"
		},
		{
			what: "a Stripe key",
			begins: "rk_",
			goesOn: "(?:test|live)_[a-zA-Z0-9]{24,99}"
		},
		{
			what: "a Typeform token",
			begins: "tfp_",
			goesOn: "[\\w.=-]{59}"
		},
		{
			what: "a Vault token",
			begins: "hvs.",
			goesOn: "[\\w-]{90,120}"
		},
		{
			what: "a Vault token",
			begins: "hvb.",
			goesOn: "[\\w-]{138,300}"
		},
		{
			what: "a Yandex Cloud key",
			begins: "AQVN",
			goesOn: "[\\w-]{35,38}"
		}
	]
}, {
	source: "what the providers document or issue",
	date: "2026-11-18",
	shapes: [
		{
			what: "a GitHub token",
			begins: "ghp_",
			goesOn: "[A-Za-z0-9]{36}",
			checksum: "crc32-base62"
		},
		{
			what: "a GitHub token",
			begins: "gho_",
			goesOn: "[A-Za-z0-9]{36}",
			checksum: "crc32-base62"
		},
		{
			what: "a GitHub token",
			begins: "ghu_",
			goesOn: "[A-Za-z0-9]{36}",
			checksum: "crc32-base62"
		},
		{
			what: "a GitHub token",
			begins: "ghs_",
			goesOn: "[A-Za-z0-9]{36}",
			checksum: "crc32-base62"
		},
		{
			what: "a GitHub token",
			begins: "ghr_",
			goesOn: "[A-Za-z0-9]{36}",
			checksum: "crc32-base62"
		},
		{
			what: "a GitHub token",
			begins: "github_pat_",
			goesOn: "[A-Za-z0-9]{22}_[A-Za-z0-9]{59}"
		},
		{
			what: "a GitLab token",
			begins: "glpat-",
			goesOn: "[\\w-]{20,300}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{7,9})?"
		},
		{
			what: "a GitLab token",
			begins: "gldt-",
			goesOn: "[\\w-]{20}"
		},
		{
			what: "a GitLab token",
			begins: "glrt-",
			goesOn: "[\\w-]{20}"
		},
		{
			what: "an Airtable token",
			begins: "pat",
			goesOn: "[A-Za-z0-9]{14}\\.[a-f0-9]{64}"
		},
		{
			what: "an Apify token",
			begins: "apify_api_",
			goesOn: "[A-Za-z0-9]{36}"
		},
		{
			what: "a Brave Search key",
			begins: "BSA",
			goesOn: "[\\w-]{20,28}"
		},
		{
			what: "a Browserbase key",
			begins: "bb_live_",
			goesOn: "[\\w-]{27}"
		},
		{
			what: "a Cerebras key",
			begins: "csk-",
			goesOn: "[a-z0-9]{48}"
		},
		{
			what: "a Context7 key",
			begins: "ctx7sk-",
			goesOn: G
		},
		{
			what: "a Contentful token",
			begins: "CFPAT-",
			goesOn: "[\\w-]{43}"
		},
		{
			what: "a Docker token",
			begins: "dckr_pat_",
			goesOn: "[\\w-]{27}"
		},
		{
			what: "an E2B key",
			begins: "e2b_",
			goesOn: "[a-f0-9]{40}"
		},
		{
			what: "a Figma token",
			begins: "figd_",
			goesOn: "[\\w-]{40}"
		},
		{
			what: "a Figma token",
			begins: "figu_",
			goesOn: "[\\w-]{40}"
		},
		{
			what: "a Firecrawl key",
			begins: "fc-",
			goesOn: "[a-f0-9]{32}"
		},
		{
			what: "a Google OAuth secret",
			begins: "GOCSPX-",
			goesOn: "[\\w-]{28}"
		},
		{
			what: "a Google OAuth token",
			begins: "ya29.",
			goesOn: "[\\w-]{50,1000}"
		},
		{
			what: "a Google key",
			begins: "AQ.",
			goesOn: "[\\w-]{40,80}"
		},
		{
			what: "a Grafana token",
			begins: "glsa_",
			goesOn: "[A-Za-z0-9]{32}_[a-fA-F0-9]{8}"
		},
		{
			what: "a Groq key",
			begins: "gsk_",
			goesOn: "[A-Za-z0-9]{52}"
		},
		{
			what: "a Heroku key",
			begins: "HRKU-AA",
			goesOn: "[\\w-]{58}"
		},
		{
			what: "a HubSpot token",
			begins: "pat-",
			goesOn: `(?:na|eu|ap)\\d-${G}`
		},
		{
			what: "a Hugging Face token",
			begins: "hf_",
			goesOn: "[A-Za-z0-9]{34}"
		},
		{
			what: "a Jina key",
			begins: "jina_",
			goesOn: "[a-f0-9]{32}[\\w-]{28}"
		},
		{
			what: "a Langfuse key",
			begins: "sk-lf-",
			goesOn: G
		},
		{
			what: "a LangSmith key",
			begins: "lsv2_",
			goesOn: "(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}"
		},
		{
			what: "a Linear token",
			begins: "lin_oauth_",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a Mem0 key",
			begins: "m0-",
			goesOn: "[A-Za-z0-9]{40}"
		},
		{
			what: "a Neon key",
			begins: "napi_",
			goesOn: "[a-z0-9]{64}"
		},
		{
			what: "a Netlify token",
			begins: "nfp_",
			goesOn: "[A-Za-z0-9]{36}"
		},
		{
			what: "a Notion token",
			begins: "secret_",
			goesOn: "[A-Za-z0-9]{43}"
		},
		{
			what: "an NVIDIA key",
			begins: "nvapi-",
			goesOn: "[\\w-]{64}"
		},
		{
			what: "an OpenRouter key",
			begins: "sk-or-v1-",
			goesOn: "[a-f0-9]{64}"
		},
		{
			what: "a Pinecone key",
			begins: "pcsk_",
			goesOn: "[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}"
		},
		{
			what: "a PostHog key",
			begins: "phx_",
			goesOn: "[A-Za-z0-9]{43,48}"
		},
		{
			what: "a Render key",
			begins: "rnd_",
			goesOn: "[A-Za-z0-9]{28}"
		},
		{
			what: "a Replicate token",
			begins: "r8_",
			goesOn: "[A-Za-z0-9]{37}"
		},
		{
			what: "a Resend key",
			begins: "re_",
			goesOn: "[A-Za-z0-9]{8}_[A-Za-z0-9]{24}"
		},
		{
			what: "a SonarQube token",
			begins: "sq",
			goesOn: "[uap]_[a-f0-9]{40}"
		},
		{
			what: "a Stripe webhook secret",
			begins: "whsec_",
			goesOn: "[A-Za-z0-9+/]{32}"
		},
		{
			what: "a Supabase token",
			begins: "sbp_",
			goesOn: "(?:oauth_)?[a-f0-9]{40}"
		},
		{
			what: "a Supabase key",
			begins: "sb_secret_",
			goesOn: "[\\w-]{31}"
		},
		{
			what: "a Tailscale key",
			begins: "tskey-",
			goesOn: "(?:api|auth|client)-[A-Za-z0-9]{10,20}-[A-Za-z0-9]{20,40}"
		},
		{
			what: "a Tavily key",
			begins: "tvly-",
			goesOn: "(?:dev-|prod-)?[A-Za-z0-9-]{32,60}"
		},
		{
			what: "an xAI key",
			begins: "xai-",
			goesOn: "[A-Za-z0-9]{80}"
		}
	]
}].flatMap((e) => e.shapes);
const q = (e) => e.replace(/[.~]/g, "\\$&");
/** Where a token may begin; which shape it has is looked at only there. */
const J = [...new Set(K.map(({ begins: e }) => q(e)))].join("|");
const fe = RegExp(`(?<![A-Za-z0-9_])(?:${J})`, "g");
let Y;
/** In a document, the letter before may be that of an escape; no token is shorter than this, and most words are. */
function pe(e) {
	Y ??= RegExp(`(?:(?<![A-Za-z0-9_])|(?<=\\\\[bfnrt]))(?:${J})[\\w.~+/=:\\\\-]{8}`);
	return Y.test(e);
}
const X = /* @__PURE__ */ new Map();
/** Tokens that show by their shape who issued them. */
function Z(e) {
	let t = [];
	for (let { index: n } of e.matchAll(fe)) {
		let r = me(e, n);
		r !== void 0 && t.push(r);
	}
	return t;
}
function me(e, t) {
	for (let n of K) {
		if (!e.startsWith(n.begins, t)) continue;
		let r = Q(n);
		r.lastIndex = t;
		if (!r.test(e)) continue;
		let i = r.lastIndex;
		let a = e.slice(t + n.begins.length, i);
		if (f(e.slice(t, i)) || !he(a)) continue;
		if (n.checksum !== void 0 && !ue(a)) continue;
		return {
			what: n.what,
			start: t,
			end: i
		};
	}
}
function Q(e) {
	let t = X.get(e);
	if (t !== void 0) return t;
	let n = RegExp(`${q(e.begins)}${e.goesOn}(?![A-Za-z0-9_-])`, "y");
	X.set(e, n);
	return n;
}
/** A name that happens to begin like a token has neither digits nor letters in two cases. */
function he(e) {
	return /\d/.test(e) || /[a-z]/.test(e) && /[A-Z]/.test(e);
}
/** Every secret in every string below a value, in the order of the file. */
function ge(e) {
	let t = [];
	a(e, (e, n, r) => {
		for (let i of $(e, r)) t.push({
			...i,
			route: [...n],
			name: r
		});
	});
	return t;
}
/** Those that nothing else looks like, for texts in which anything may stand: tokens of providers, private keys. */
function _e(e) {
	return e.length < 8 ? [] : [...F(e), ...Z(e)].sort((e, t) => e.start - t.start);
}
/** Whether one of those can stand in a string of this document; an escape may hide what it begins with. */
function ve(e) {
	return e.includes("\\u") || e.includes("PRIVATE KEY") || pe(e);
}
/** The secrets of one string; the most telling of those that overlap. `name` is what the string is the value of. */
function $(e, t) {
	if (e.length < 8) return [];
	let n = U(e, t);
	if (n !== void 0) return [n];
	if (!/[0-9A-Z]/.test(e)) return [];
	let r = [];
	let i = [
		...P(e),
		...Z(e),
		...T(e).filter(({ live: e }) => e),
		...oe(e, t)
	];
	for (let e of i) r.every(({ start: t, end: n }) => e.end <= t || e.start >= n) && r.push(e);
	return r.sort((e, t) => e.start - t.start);
}
exports.eachString = a;
exports.hasInvisible = i;
exports.isCommonPassword = S;
exports.isForShow = f;
exports.isNearby = d;
exports.isSecretName = _;
exports.mayBeUnmistakable = ve;
exports.secretsBelow = ge;
exports.secretsIn = $;
exports.undisguise = r;
exports.unmistakableIn = _e;
