"use strict";
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const e = require("../core/rolldown-runtime.js");
const t = require("../core/annotations.js");
const n = require("../core/core.js");
const r = require("../core/markdown.js");
const i = require("../core/text.js");
const a = require("../core/start.js");
let o = require("node:fs");
let s = require("node:path");
let c = require("os");
c = e.__toESM(c, 1);
let l = require("crypto");
l = e.__toESM(l, 1);
let u = require("fs");
u = e.__toESM(u, 1);
let d = require("node:crypto");
let f = require("node:os");
// src/report/narrowed.ts
/** What a report says of some files; a finding that has its other half there belongs to them, too. */
function p(e, t) {
	let r = ({ place: e, related: t }) => [e, ...t.map((e) => e.place)];
	let i = e.findings.filter((e) => r(e).some(({ document: e }) => t(e.path)));
	let a = new Set(i.map(({ place: e }) => e.document.path));
	let o = e.files.filter(({ path: e }) => t(e) || a.has(e));
	return {
		...e,
		files: o,
		findings: i,
		summary: n.summaryOf(i, o, e.summary.suppressed)
	};
}
// ../../main/node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function m(e) {
	if (e == null) return "";
	else if (typeof e == "string" || e instanceof String) return e;
	return JSON.stringify(e);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function h(e) {
	if (!Object.keys(e).length) return {};
	return {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	};
}
// ../../main/node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function g(e, t, n) {
	let r = new v(e, t, n);
	process.stdout.write(r.toString() + c.EOL);
}
function _(e, t = "") {
	g(e, {}, t);
}
var v = class {
	constructor(e, t, n) {
		e ||= "missing.command";
		this.command = e;
		this.properties = t;
		this.message = n;
	}
	toString() {
		let e = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += " ";
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				if (r) {
					t ? t = !1 : e += ",";
					e += `${n}=${b(r)}`;
				}
			}
		}
		e += `::${y(this.message)}`;
		return e;
	}
};
function y(e) {
	return m(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function b(e) {
	return m(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// ../../main/node_modules/@actions/core/lib/file-command.js
function x(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!u.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	u.appendFileSync(n, `${m(t)}${c.EOL}`, { encoding: "utf8" });
}
function ee(e, t) {
	let n = `ghadelimiter_${l.randomUUID()}`;
	let r = m(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${c.EOL}${r}${c.EOL}${n}`;
}
/**
* The code to exit an action
*/
var S;
(function(e) {
	/**
	* A code indicating that the action was successful
	*/
	e[e.Success = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	e[e.Failure = 1] = "Failure";
})(S ||= {});
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function C(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	if (t && t.trimWhitespace === !1) return n;
	return n.trim();
}
/**
* Gets the values of an multiline input.  Each value is also trimmed.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string[]
*
*/
function w(e, t) {
	let n = C(e, t).split("\n").filter((e) => e !== "");
	if (t && t.trimWhitespace === !1) return n;
	return n.map((e) => e.trim());
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function T(e, t) {
	if (process.env.GITHUB_OUTPUT) return x("OUTPUT", ee(e, t));
	process.stdout.write(c.EOL);
	g("set-output", { name: e }, m(t));
}
/**
* Sets the action status to failed.
* When the action exits it will be with an exit code of 1
* @param message add error issue message
*/
function E(e) {
	process.exitCode = S.Failure;
	D(e);
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function D(e, t = {}) {
	g("error", h(t), e instanceof Error ? e.toString() : e);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function O(e, t = {}) {
	g("warning", h(t), e instanceof Error ? e.toString() : e);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function k(e, t = {}) {
	g("notice", h(t), e instanceof Error ? e.toString() : e);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function A(e) {
	process.stdout.write(e + c.EOL);
}
/**
* Begin an output group.
*
* Output until the next `groupEnd` will be foldable in this group
*
* @param name The name of the output group
*/
function j(e) {
	_("group", e);
}
/**
* End an output group.
*/
function te() {
	_("endgroup");
}
const M = {
	error: D,
	warning: O
};
/** The verdict of a step that fails is an error, too. */
function N(e, n, r) {
	let i = t.annotations(e, n);
	for (let e of ["error", "warning"]) {
		let t = i.filter((t) => t.kind === e);
		let n = e === "error" && r ? 9 : 10;
		for (let r of t.slice(0, n)) M[e](r.message, P(r));
		t.length > n && A(`${n} of ${t.length} ${e}s are annotated; the log above has all`);
	}
}
function P({ title: e, path: t, line: n, columns: r }) {
	return {
		title: e,
		file: t,
		startLine: n,
		...r === void 0 ? {} : {
			startColumn: r.start,
			endColumn: r.end
		}
	};
}
// src/action/inputs.ts
function F(e) {
	return {
		cwd: B(e, C("working-directory")),
		paths: w("paths"),
		config: I("config"),
		targets: L(),
		failOn: z("fail-on", n.failLevels, "error"),
		sarifFile: I("sarif-file"),
		annotations: R("annotations", !0),
		requireFiles: R("require-files", !1),
		changedOnly: R("changed-only", !1),
		token: I("github-token")
	};
}
function I(e) {
	return C(e) || void 0;
}
function L() {
	let e = w("targets").flatMap((e) => e.split(",").map((e) => e.trim()));
	return [...new Set(e.filter((e) => e !== ""))];
}
function R(e, t) {
	return z(e, ["true", "false"], t ? "true" : "false") === "true";
}
function z(e, t, r) {
	let i = C(e) || r;
	let a = t.find((e) => e === i);
	if (a === void 0) throw new n.UsageError(`${e} is ${n.quote(i)}; it can be ${n.list(t, { conjunction: "or" })}`);
	return a;
}
function B(e, t) {
	let r = n.slashes((0, s.resolve)(e, t));
	if (V(r)) return r;
	throw new n.UsageError(`working-directory is ${n.quote(t)}; there is no such folder`);
}
function V(e) {
	try {
		return (0, o.statSync)(e).isDirectory();
	} catch {
		return !1;
	}
}
// src/action/log.ts
/** Nothing that stands in a file or in its name may be taken for a command to the runner. */
function H(e, t) {
	let n = (0, d.randomUUID)();
	j(e);
	A(`::stop-commands::${n}\n${t.endsWith("\n") ? t : `${t}\n`}::${n}::`);
	te();
}
/** GitHub lists no more. */
const U = 3e3;
/** The one place of mcp-lint that opens a connection: to GitHub's API, when `changed-only` asks for it. */
async function W({ token: e, env: t }) {
	let n = G(t.GITHUB_EVENT_PATH);
	if (n === void 0) return { unknown: "the event is no pull request" };
	if (e === void 0) return { unknown: "github-token is not set" };
	let r = `${t.GITHUB_API_URL || "https://api.github.com"}/repos/${t.GITHUB_REPOSITORY}/pulls/${n}/files?per_page=100`;
	let i = /* @__PURE__ */ new Set();
	for (let t = 1; i.size < U; t++) {
		let n = await K(`${r}&page=${t}`, e);
		if ("unknown" in n) return n;
		for (let e of n.files) i.add(e);
		if (n.files.length < 100) return { files: i };
	}
	return { unknown: `GitHub lists only the first ${U} files` };
}
function G(e) {
	if (e === void 0 || e === "") return;
	try {
		let t = JSON.parse((0, o.readFileSync)(e, "utf8"))?.pull_request?.number;
		return Number.isSafeInteger(t) ? t : void 0;
	} catch {
		return;
	}
}
async function K(e, t) {
	try {
		let n = await fetch(e, {
			headers: {
				accept: "application/vnd.github+json",
				authorization: `Bearer ${t}`,
				"user-agent": "mcp-lint"
			},
			signal: AbortSignal.timeout(3e4)
		});
		if (!n.ok) return { unknown: `GitHub answers with status ${n.status}; pull-requests: read is needed` };
		let r = await n.json();
		if (!Array.isArray(r)) return { unknown: "GitHub answers with something else than a list" };
		return { files: r.flatMap(q) };
	} catch {
		return { unknown: "GitHub cannot be reached" };
	}
}
function q(e) {
	if (typeof e != "object" || !e || !("filename" in e)) return [];
	return typeof e.filename == "string" ? [e.filename] : [];
}
// src/action/only-changed.ts
/** What the report says of the files that a pull request touches. What is not known to be untouched is reported. */
async function J(e, { token: t, config: r, cwd: i }, a) {
	let o = await W({
		token: t,
		env: process.env
	});
	if ("unknown" in o) {
		k(`changed-only has no effect, everything is reported: ${o.unknown}`);
		return e;
	}
	let c = r === void 0 ? void 0 : a(n.slashes((0, s.resolve)(i, r)));
	if ([...o.files].find((e) => /(?:^|\/)mcp-lint\.json$/.test(e) || e === c) !== void 0) {
		k("changed-only has no effect, everything is reported: the configuration of mcp-lint has changed");
		return e;
	}
	return p(e, (e) => o.files.has(a(e)));
}
// src/action/results.ts
/** A summary of more than 1 MiB is refused as a whole. */
const Y = 1e6;
/**
* What the runner should have made ready and has not costs only what would go there. The file somebody asked for by name
* comes last, so that nothing else is lost with it.
*/
async function X(e, t, n, r) {
	let i = await Z(e, n);
	await ae(e, t, n);
	let a = "";
	try {
		a = await ie(e, n, r);
	} finally {
		re({
			...ne(e),
			report: i,
			"sarif-file": a
		});
	}
}
/** Empty where it cannot be written. */
async function Z(e, t) {
	let r = await n.render("json", e, t);
	let i = process.env.RUNNER_TEMP || (0, f.tmpdir)();
	let a = "";
	$("the report", i, () => {
		let e = (0, s.join)((0, o.mkdtempSync)((0, s.join)(i, "mcp-lint-")), "report.json");
		(0, o.writeFileSync)(e, r);
		a = e;
	});
	return a;
}
function ne({ summary: { errors: e, warnings: t, infos: n, files: r } }) {
	return {
		errors: e,
		warnings: t,
		infos: n,
		files: r
	};
}
function re(e) {
	$("the outputs of this step", process.env.GITHUB_OUTPUT ?? "", () => {
		for (let [t, n] of Object.entries(e)) T(t, n);
	});
}
async function ie(e, t, { sarifFile: r, cwd: i }) {
	if (r === void 0) return "";
	let { readRules: a } = await Promise.resolve().then(() => require("../core/start.js")).then((e) => e.catalog_exports);
	let o = (0, s.resolve)(i, r);
	oe(o, await n.render("sarif", e, {
		...t,
		rules: a()
	}));
	return o;
}
/** The findings, and below them the servers: those of the whole repository, whatever a pull request touches. */
async function ae(e, t, n) {
	let i = process.env.GITHUB_STEP_SUMMARY;
	if (i === void 0 || i === "") return;
	let a = r.renderMarkdown(e, n, Y);
	let s = await Q(t, n);
	let c = Buffer.byteLength(a) + Buffer.byteLength(s) < Y;
	$("the summary", i, () => (0, o.appendFileSync)(i, c ? a + s : a));
}
/** Nothing where there is one client at most, for which the table would say little. */
async function Q(e, t) {
	return new Set(e.workspace.readings.filter(({ owner: e }) => e).map(({ client: e }) => e.id)).size < 2 ? "" : `\n${await n.renderServers("markdown", e, t)}`;
}
/** A full disk or an absent folder is no fault of ours, and the path is what helps. */
function $(e, t, r) {
	try {
		r();
	} catch (r) {
		O(`${e} cannot be written to ${n.quote(t)}: ${se(t, r)}`);
	}
}
function oe(e, t) {
	try {
		(0, o.writeFileSync)(e, t);
	} catch (t) {
		throw new n.UsageError(`${n.quote(e)} cannot be written: ${n.causeOf(t)}`);
	}
}
/** The toolkit's own error for an absent file has no code. */
function se(e, t) {
	return (0, o.existsSync)(e) ? n.causeOf(t) : "it does not exist";
}
// src/action.ts
async function ce() {
	let e = process.env.GITHUB_WORKSPACE || process.cwd();
	let t = F(e);
	let { cwd: r, paths: o, targets: s, config: c } = t;
	let l = {
		files: n.disk,
		cwd: r,
		paths: o,
		targets: s,
		config: c,
		rules: /* @__PURE__ */ new Map(),
		user: !1
	};
	let u = await n.examine(l, { all: !0 });
	let d = await n.reportOn(u, l);
	let f = n.repositoryPaths({
		cwd: r,
		root: d.root,
		workspace: e
	});
	let p = t.changedOnly ? await J(d, t, f) : d;
	let m = f("");
	let h = {
		color: !1,
		quiet: !1,
		cwdPrefix: m === "" ? "" : `${m}/`,
		repositoryPath: f,
		version: a.about.version,
		docsUrl: (e) => `${a.about.docs}/rules/${e}.md`
	};
	let g = n.exitCode(p, t) !== 0;
	H(`mcp-lint ${a.about.version}: ${n.printable(n.summaryLine(p))}`, i.renderText(p, h));
	t.annotations && N(p, h, g);
	await X(p, {
		...u,
		workspace: await u.workspace()
	}, h, t);
	g && E(n.summaryLine(p));
	t.requireFiles && d.files.length === 0 && E("no MCP configuration was found, and require-files asks for some");
}
ce().catch((e) => {
	if (e instanceof n.UsageError) E(e.message);
	else {
		H("What to report", e instanceof Error ? e.stack ?? e.message : String(e));
		E(`mcp-lint ${a.about.version} failed; this is a fault of mcp-lint. Report it at ${a.about.bugs} with the log above`);
	}
});
