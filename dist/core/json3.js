"use strict";
const e = require("./redact.js");
const t = require("./riskless.js");
// src/report/servers/json.ts
/** Version 1, like the report: keys may be added, never changed or removed. */
function n({ projects: n, others: r }, { version: i }) {
	let a = {
		version: 1,
		tool: {
			name: "mcp-lint",
			version: i
		},
		projects: n.map(({ folder: t, clients: n, servers: r }) => ({
			path: t === "" ? "." : t.slice(0, -1),
			clients: n.map(({ id: e, name: t, files: n }) => ({
				client: e,
				name: t,
				files: n
			})),
			servers: r.map(({ name: t, definitions: n }) => ({
				name: e.redact(t),
				definitions: n.map(({ reason: t, ...n }) => ({
					...n,
					...t && { reason: e.redact(t) }
				}))
			}))
		})),
		others: r.map(({ path: t, client: n, servers: r, status: i, listing: a }) => ({
			path: t,
			client: n.id,
			servers: r.map(e.redact),
			status: i,
			...a === void 0 ? {} : { listing: e.redact(a) }
		}))
	};
	return t.riskless(`${JSON.stringify(a, null, 2)}\n`);
}
exports.renderServersJson = n;
