"use strict";
// src/schema/generated/claude-desktop.cjs
var e = /* @__PURE__ */ require("./rolldown-runtime.js").__commonJSMin(((e, t) => {
	t.exports = {
		validate: r,
		schema: () => JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}
}
}
}`)
	};
	let n = Object.prototype.hasOwnProperty;
	function r(e, { instancePath: t = "", parentData: a, parentDataProperty: o, rootData: s = e, dynamicAnchors: c = {} } = {}) {
		let l = null;
		let u = 0;
		let d = r.evaluated;
		d.dynamicProps && (d.props = void 0);
		d.dynamicItems && (d.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.mcpServers !== void 0 && n.call(e, "mcpServers")) {
				let r = e.mcpServers;
				if (r && typeof r == "object" && !Array.isArray(r)) for (let e of Object.keys(r)) {
					let a = r[e];
					if (a && typeof a == "object" && !Array.isArray(a)) {
						if (a.command !== void 0 && n.call(a, "command") && typeof a.command != "string") {
							let n = {
								instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/command",
								schemaPath: "#/properties/mcpServers/additionalProperties/properties/command/type",
								keyword: "type",
								params: { type: "string" }
							};
							l = i(l, n);
							u++;
						}
						if (a.args !== void 0 && n.call(a, "args")) {
							let n = a.args;
							if (Array.isArray(n)) {
								let r = n.length;
								for (let a = 0; a < r; a++) if (typeof n[a] != "string") {
									let n = {
										instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/args/" + a,
										schemaPath: "#/properties/mcpServers/additionalProperties/properties/args/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									l = i(l, n);
									u++;
								}
							} else {
								let n = {
									instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/args",
									schemaPath: "#/properties/mcpServers/additionalProperties/properties/args/type",
									keyword: "type",
									params: { type: "array" }
								};
								l = i(l, n);
								u++;
							}
						}
						if (a.env !== void 0 && n.call(a, "env")) {
							let n = a.env;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								for (let r of Object.keys(n)) if (typeof n[r] != "string") {
									let n = {
										instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/env/" + r.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/mcpServers/additionalProperties/properties/env/additionalProperties/type",
										keyword: "type",
										params: { type: "string" }
									};
									l = i(l, n);
									u++;
								}
							} else {
								let n = {
									instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/env",
									schemaPath: "#/properties/mcpServers/additionalProperties/properties/env/type",
									keyword: "type",
									params: { type: "object" }
								};
								l = i(l, n);
								u++;
							}
						}
					} else {
						let n = {
							instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/mcpServers/additionalProperties/type",
							keyword: "type",
							params: { type: "object" }
						};
						l = i(l, n);
						u++;
					}
				}
				else {
					let e = {
						instancePath: t + "/mcpServers",
						schemaPath: "#/properties/mcpServers/type",
						keyword: "type",
						params: { type: "object" }
					};
					l = i(l, e);
					u++;
				}
			}
		} else {
			l = i(l, {
				instancePath: t,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			});
			u++;
		}
		r.errors = l;
		return u === 0;
	}
	r.evaluated = {
		props: { mcpServers: !0 },
		dynamicProps: !1,
		dynamicItems: !1
	};
	function i(e, t) {
		if (e === null) return [t];
		(e.length < 1e4 || e.length < 1e5 && "if anyOf oneOf propertyNames".includes(t.keyword)) && e.push(t);
		return e;
	}
}));
Object.defineProperty(exports, "default", {
	enumerable: !0,
	get: function() {
		return e();
	}
});
