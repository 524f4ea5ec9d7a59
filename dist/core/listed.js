"use strict";
// src/report/listed.ts
/** The findings that are shown. */
function e(e, { quiet: t }) {
	return t ? e.findings.filter((e) => e.severity === "error") : e.findings;
}
exports.listedFindings = e;
