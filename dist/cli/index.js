#!/usr/bin/env node
"use strict";
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const e = require("../core/start.js");
// src/bin.ts
/** What can be said before anything else is loaded. */
const t = {
	"--version": () => `${e.about.version}\n`,
	"--help": e.readHelp
};
async function n(n) {
	let r = n.length === 1 ? t[n[0] ?? ""] : void 0;
	try {
		if (r !== void 0) {
			e.write(1, r());
			return 0;
		}
	} catch {}
	let { main: i } = await Promise.resolve().then(() => require("../core/core.js")).then((e) => e.cli_exports);
	return i(n);
}
n(process.argv.slice(2)).then((e) => {
	process.exitCode = e;
});
