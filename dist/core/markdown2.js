"use strict";
const e = require("./core.js");
// src/report/syntax/markdown.ts
/** A comment that is not shown keeps mentions, issue numbers and addresses from becoming links. */
const t = "<!-- -->";
/** As GitHub reads it, in paragraphs and in the cells of a table. */
const n = e.defineSyntax("markdown", i);
function r(t, n) {
	return e.made(`[${i(t)}](${n.replace(/[\s\\()<>|]/g, encodeURIComponent)})`);
}
function i(n) {
	return e.printable(n).replace(/[\\`*_[\]<>&|~$!]/g, (e) => e === "&" ? "&amp;" : e === "<" ? "&lt;" : `\\${e}`).replace(/[@#]/g, `$&${t}`).replace(/:(?=\S)/g, `:${t}`).replace(/\b(www)\./gi, `$1${t}.`);
}
exports.link = r;
exports.markdown = n;
