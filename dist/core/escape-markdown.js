"use strict";
// src/report/escape-markdown.ts
/** A comment that is not shown keeps mentions, issue numbers and addresses from becoming links. */
const e = "<!-- -->";
function t(t) {
	return t.replace(/[\\`*_[\]<>&|~$!]/g, (e) => e === "&" ? "&amp;" : e === "<" ? "&lt;" : `\\${e}`).replace(/[@#]/g, `$&${e}`).replace(/:(?=\S)/g, `:${e}`).replace(/\b(www)\./gi, `$1${e}.`);
}
exports.escaped = t;
