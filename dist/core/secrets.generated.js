"use strict";
const e = require("./agreement.js");
const t = require("./core.js");
const n = require("./find.js");
// src/model/secrets/in-address.ts
/** Where in the address of a server a secret stands; nothing for one in its path or in another field. */
function r(e, n) {
	if (e === void 0 || e.broken || t.meaningAt(e, n.route) !== "url") return;
	let r = t.valueAt(e.document.value, n.route);
	return typeof r == "string" ? i(r, n.start) : void 0;
}
function i(e, t) {
	let n = e.indexOf("://") + 3;
	if (n < 3 || t < n) return;
	let r = n + e.slice(n).search(/[/?#]|$/);
	if (t < r) return { in: "user" };
	let i = e.slice(r, t);
	if (!i.includes("?")) return;
	return {
		in: "query",
		parameter: /[?&]([^?&=]*)=[^&]*$/.exec(i)?.[1] ?? ""
	};
}
/** "DB_PASSWORD", "--api-key"; not "SECRET_PROVIDER" or "TOKEN_AUDIENCE". */
const a = /(?:token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/i;
const o = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
/** What a name says is secret and nobody would call a word, though it has not the marks of a program's making. */
function s(e, t) {
	let [r, i, a = ""] = o.exec(e) ?? [];
	let s = r !== void 0 && i !== void 0 && c(i) ? l(a, i, e.length - a.length) : t !== void 0 && c(t) ? l(e, t, 0) : void 0;
	return s !== void 0 && n.secretsIn(e, t).length === 0 ? s : void 0;
}
function c(e) {
	return a.test(e.slice(-80)) && t.isSecretName(e);
}
function l(e, r, i) {
	let a = t.scheme.exec(e)?.[0].length ?? 0;
	let o = e.slice(a);
	if (o.length < 10 || o.length > 256 || t.somethingElse.test(o)) return;
	if (u(o) < 3 && d(o) < 5 || n.isCommonPassword(o) || t.isForShow(o) || t.mayStandIn(o)) return;
	return {
		what: /pass|pwd/i.test(r) ? "what looks like a password" : "what looks like a key",
		start: i + a,
		end: i + e.length
	};
}
/** Small letters, capitals, digits, and signs that do not join words. */
function u(e) {
	return [
		/[a-z]/,
		/[A-Z]/,
		/\d/,
		/[^\w.:/,;-]/
	].filter((t) => t.test(e)).length;
}
/** Between letters and digits: words and versions have few. */
function d(e) {
	return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
}
const f = /([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i;
/** Headers in which anything may be sent. */
const p = /^(?:PROXY_)?AUTH(?:ORIZATION)?$/;
/** What a secret in a text is the value of, as the name of a variable: that before it, or that of the whole text. */
function m(e, n, r) {
	let i = [f.exec(e.slice(Math.max(0, n - 120), n))?.[1], r].find((e) => e !== void 0 && t.isSecretName(e));
	return i === void 0 ? void 0 : h(i);
}
/** "exaApiKey" is "EXA_API_KEY", "--token" is "TOKEN", and "X-Figma-Token" is "FIGMA_TOKEN". */
function h(e) {
	let t = e.slice(0, 120).replace(/([a-z0-9])(?=[A-Z])/g, "$1_").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+(?:X_)?|^X_|_+$/gi, "").toUpperCase();
	return /^[A-Z]\w*$/.test(t) && !p.test(t) ? t : void 0;
}
// src/rules/secrets/secret-literal.ts
var g = t.defineRule({
	id: "secret-literal",
	category: "security",
	severity: "error",
	messages: { found: (e) => `${e.what} stands in ${e.subject}${e.published ? ", and git does not ignore this file" : "; git ignores this file"}` },
	on: { file: {
		mayHoldSecret: !0,
		check(e, { client: i, report: a }) {
			if (!e.owner) return;
			let { document: o } = e;
			let s = n.secretsBelow(o.value).filter(({ route: e }) => !o.isBroken(e));
			if (s.length === 0) return;
			let { publishable: c } = e;
			let l = t.serverFinder(e.servers);
			for (let e of s) {
				let n = l(e.route);
				if (r(n, e) !== void 0) continue;
				a("found", {
					what: e.what,
					subject: t.subjectOf(e.route, n),
					published: c
				}, t.at(o, e.route, "value", {
					start: e.start,
					end: e.end
				}), {
					server: n,
					severity: c ? "error" : "info",
					help: `${v(e, n, i)}${c ? _(e) : ""}`
				});
			}
		}
	} }
});
function _({ opensWallet: e }) {
	return e ? ", and move what the wallet holds to a new one" : ", and revoke what stands here";
}
function v(n, r, i) {
	if (r === void 0) return "keep it in the environment or in a file that git ignores";
	let { route: a } = n;
	let o = e.textAt(r, a) ?? "";
	let s = t.meaningAt(r, a);
	let c = a.at(-1);
	let l = n.end - n.start < o.length;
	let u = y(n, o) ?? "API_KEY";
	let d = s === "env" && typeof c == "string" ? c : u;
	let f = l ? u : d;
	let p = t.variableIn(r.dialect, s, f);
	if (p !== void 0) {
		let e = `set the variable where ${i} starts`;
		if (!l) return `write ${t.quote(p)} and ${e}`;
		if (/^\$\w/.test(p)) return `write ${t.quote(`$${d}`)} for the whole value and ${e}`;
		return `write ${t.quote(p)} in its place, leave the rest as it is, and ${e}`;
	}
	let m = t.fieldForNames(r.dialect, s, o);
	if (m !== void 0) return `name ${s === "env" ? t.quote(d) : "a variable"} in ${t.quote(m)} and set it where ${i} starts`;
	let h = s === "headers" || s === "url";
	let g = h ? "let git ignore the file" : `set it where ${i} starts, or in a file that git ignores`;
	if (r.dialect.placeholders === void 0) return h ? g : `keep it out of this file: ${g}`;
	let _ = String(a[r.route.length] ?? "");
	let v = `${i} expands no variables in ${t.quote(_)}`;
	return b(s) ? `${v}: ${x(r, f)}` : `${v}: ${g}`;
}
/** The variable of an environment is the whole of it; a password in the address of a database is not. */
function y({ start: e, end: t, name: n }, r) {
	return r[t] === "@" && r.lastIndexOf("://", e) !== -1 ? "DB_PASSWORD" : m(r, e, n);
}
function b(e) {
	return e === "args" || e === "command" || e === "commandLine";
}
function x({ dialect: e }, n) {
	let r = t.ownKey(e, "env");
	let i = t.variableIn(e, "env", n);
	let a = "let git ignore the file";
	if (r === void 0 || i === void 0) return `start a script of your own that adds it, or ${a}`;
	return `if the server reads it from its environment, write ${t.quote(i)} in ${t.quote(r)}, else ${a}`;
}
const S = `figd_${"a1B2c3D4e5".repeat(4)}`;
const C = `sbp_${"a1b2c3d4e5".repeat(4)}`;
t.defineDocs({
	summary: "A token, key or password in a file that git publishes",
	why: "Whoever can read the repository can use it, and its history keeps it. Found are tokens by the shapes of some ninety providers, private keys, JSON web tokens, `Basic` headers, passwords in addresses, recovery phrases of wallets, and values without a shape that a program must have made up, under a name that says key, token, secret or password. Variables, placeholders and values that documentation prints are none. In a file that git ignores the same is an info.",
	fix: "Write a variable in the syntax of the client, and revoke what has been published.",
	examples: [
		{
			title: "A token in the environment of a server",
			files: { ".mcp.json": `{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "⟦${C}⟧" } } } }\n` }
		},
		{
			title: "Glued to its flag",
			files: { ".vscode/mcp.json": `{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=⟦${S}⟧"] } } }\n` }
		},
		{
			title: "A password in the address of a database",
			files: { "claude_desktop_config.json": "{ \"mcpServers\": { \"db\": { \"command\": \"pg-mcp\", \"args\": [\"postgresql://me:⟦tr0ub4dor+3⟧@db.acme-data.net/app\"] } } }\n" }
		},
		{
			title: "No shape, but a name that says key",
			files: { ".codex/config.toml": "[mcp_servers.exa]\ncommand = \"exa-mcp\"\n\n[mcp_servers.exa.env]\nEXA_API_KEY = \"⟦7c9e6679-7425-40de-944b-e07fc1f90ae7⟧\"\n" }
		},
		{
			title: "The words that a wallet can be made from",
			files: { ".mcp.json": "{ \"mcpServers\": { \"wallet\": { \"command\": \"wallet-mcp\", \"env\": { \"MNEMONIC\": \"⟦ladder quiz velvet river anchor tulip marble copper window gossip planet fabric⟧\" } } } }\n" }
		},
		{
			title: "Variables, defaults of a local database, and an example that documentation prints",
			files: { ".mcp.json": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"args\": [\"postgresql://postgres:postgres@localhost/app\"], \"env\": { \"API_KEY\": \"${API_KEY}\", \"AWS_ACCESS_KEY_ID\": \"AKIAIOSFODNN7EXAMPLE\" } } } }\n" }
		}
	],
	evidence: [{
		claim: "shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts",
		source: "gitleaks 009e025 and what providers document",
		date: "2026-11-18"
	}, {
		claim: "measured on real files: docs/secrets.md",
		source: "scripts/secrets-recall.mjs",
		date: "2026-11-18"
	}]
});
// src/rules/secrets/secret-suspected.ts
var w = t.defineRule({
	id: "secret-suspected",
	category: "security",
	severity: "warning",
	messages: { found: (e) => `${e.what} stands in ${e.subject}, and git does not ignore this file` },
	on: { text: {
		mayBeSecret: !0,
		check({ value: e, name: n, route: r, server: i }, { client: a, reading: o, report: c }) {
			if (!o.owner || !o.publishable) return;
			let l = s(e, n);
			if (l === void 0) return;
			let { what: u, start: d, end: f } = l;
			let p = t.at(i.document, r, "value", {
				start: d,
				end: f
			});
			c("found", {
				what: u,
				subject: t.subjectOf(r, i)
			}, p, {
				server: i,
				help: `${T(i, r, a, m(e, d, n))}, and change it if it is in use`
			});
		}
	} }
});
function T(e, n, r, i = "PASSWORD") {
	let a = t.meaningAt(e, n);
	let o = t.variableIn(e.dialect, a, a === "env" ? String(n.at(-1)) : i);
	return o === void 0 ? "keep it in a file that git ignores" : `write ${t.quote(o)} and set the variable where ${r} starts`;
}
const E = "Tr0ub4dor&3x";
t.defineDocs({
	summary: "What looks like a password, under a name that says so",
	why: "`secret-literal` reports what a program must have made. Passwords that people think up, and short keys, have no such marks: here the name of the variable, header or flag ends in a word such as token, secret, password or API key, and the value has ten characters and more, of three kinds or with letters and digits in turn. Words, defaults, placeholders, variables, paths and addresses are none, and nothing is said of files that git ignores. On 956 servers of real files, none of which held such a password, it said nothing.",
	fix: "Write a variable in the client's syntax, and change the password if it is a real one.",
	examples: [
		{
			title: "A password of a person",
			files: { ".mcp.json": `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "⟦${E}⟧" } } } }\n` }
		},
		{
			title: "After its flag, and glued to it",
			files: { ".vscode/mcp.json": `{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "⟦${E}⟧", "--api-key=⟦a8f3k2m9x1⟧"] } } }\n` }
		},
		{
			title: "Words, a path, a variable, and names that only speak of secrets",
			files: { ".mcp.json": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"DB_PASSWORD\": \"local-dev-password\", \"API_KEY\": \"/run/secrets/api_key\", \"TOKEN\": \"${DB_TOKEN}\", \"SECRET_PROVIDER\": \"AwsSsm2024\", \"TOKEN_LIMIT\": \"100000\" } } } }\n" }
		}
	],
	evidence: [{
		claim: "about half of the secrets in real files have no shape of a provider",
		source: "a collection of 894 real configuration files",
		date: "2026-11-18"
	}]
});
// src/rules/secrets/url-credentials.ts
var D = t.defineRule({
	id: "url-credentials",
	category: "security",
	severity: "error",
	messages: {
		user: (e) => `${e.what} stands before the host in the address of ${e.server}${O(e.published)}`,
		query: (e) => `${e.what} stands in the parameter ${t.quote(e.parameter)} of the address of ${e.server}${O(e.published)}`
	},
	on: { field: {
		is: ["url"],
		like: /[?@]/,
		check(e, { client: i, reading: a, report: o }) {
			if (!a.owner || e.fact?.is !== "url") return;
			let { publishable: s } = a;
			let { server: c } = e;
			for (let a of n.secretsBelow(e.value)) {
				let n = {
					...a,
					route: e.route
				};
				let l = r(c, n);
				if (l === void 0) continue;
				let u = t.at(c.document, e.route, "value", {
					start: n.start,
					end: n.end
				});
				let d = {
					what: n.what,
					server: t.nameOf(c),
					published: s
				};
				let f = {
					server: c,
					severity: s ? "error" : "info",
					help: `${k(c.dialect, l, i)}${s ? ", and revoke what stands here" : ""}`
				};
				l.in === "user" ? o("user", d, u, f) : o("query", {
					...d,
					parameter: l.parameter
				}, u, f);
			}
		}
	} }
});
function O(e) {
	return e ? ", and git does not ignore this file" : "; git ignores this file";
}
function k(e, n, r) {
	let i = n.in === "user" ? "PASSWORD" : h(n.parameter) ?? "API_KEY";
	let a = t.variableIn(e, "url", i);
	if (a !== void 0) return `write ${t.quote(a)} and set the variable where ${r} starts`;
	let o = t.variableIn(e, "headers", i);
	if (o !== void 0) return `send it in a header, as ${t.quote(o)}, if the server takes it there`;
	let s = "keep the server in a file that git ignores";
	return e.placeholders === void 0 ? s : `${r} expands no variables in addresses: ${s}`;
}
t.defineDocs({
	summary: "A password or key in a server's address",
	why: "Whoever can read the repository can use it. Addresses also end up in logs, in histories of proxies and in error messages, where headers do not. Found are passwords before the host and parameters that hold what `secret-literal` takes for a secret; a secret in the path, or in an address elsewhere, is left to that rule. Variables, placeholders and the defaults of local services are none. In a file that git ignores it is an info.",
	fix: "Write a variable in the client's syntax, or send the key in a header, and revoke what has been published.",
	examples: [
		{
			title: "A key as a parameter",
			files: { ".cursor/mcp.json": "{ \"mcpServers\": { \"exa\": { \"url\": \"https://mcp.exa.ai/mcp?exaApiKey=⟦7c9e6679-7425-40de-944b-e07fc1f90ae7⟧\" } } }\n" }
		},
		{
			title: "A password before the host",
			files: { ".mcp.json": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://me:⟦tr0ub4dor+3⟧@docs.acme-data.net/mcp\" } } }\n" }
		},
		{
			title: "A variable",
			files: { ".mcp.json": "{ \"mcpServers\": { \"exa\": { \"type\": \"http\", \"url\": \"https://mcp.exa.ai/mcp?exaApiKey=${EXA_API_KEY}&tools=web_search_exa\" } } }\n" }
		}
	],
	evidence: [{
		claim: "what counts as a secret, and the numbers on real files: docs/secrets.md",
		source: "scripts/secrets-recall.mjs",
		date: "2026-11-18"
	}, {
		claim: "user information in URLs is deprecated, and a secret in a URL is rarely kept one",
		source: "RFC 3986, section 3.2.1 and 7.5; RFC 6750, section 5.3",
		date: "2026-11-18"
	}]
});
// src/rules/generated/secrets.generated.ts
const A = [
	g,
	w,
	D
];
exports.rules = A;
