"use strict";
const e = require("./core.js");
const t = require("./yaml.js");
// src/parse/markdown.ts
const n = /^---[ \t]*(?:\r\n|\n|\r)/;
const r = /(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;
/** The front matter of a Markdown file; without one there is no value, and nothing is wrong. */
function i(n) {
	let r = a(n.text);
	if (r === void 0 || r.trim() === "") return e.unparsed(n, "markdown");
	return t.yamlDocument(n, "markdown", r);
}
/** Up to the closing line, with blanks in place of the opening dashes so that offsets are those of the file. */
function a(e) {
	let t = n.exec(e);
	if (t === null) return;
	r.lastIndex = t[0].trimEnd().length;
	let i = r.exec(e);
	return i === null ? void 0 : `   ${e.slice(3, i.index)}`;
}
exports.parseMarkdown = i;
