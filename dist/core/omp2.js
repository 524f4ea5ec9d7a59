"use strict";
// src/schema/generated/omp.cjs
var e = /* @__PURE__ */ require("./rolldown-runtime.js").__commonJSMin(((e, t) => {
	t.exports = {
		validate: o,
		schema: () => JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/omp-server"
}
},
"disabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
},
"enabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
}
},
"$defs": {
"omp-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "M:OMP2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
]
},
"env": {
"x-effect": "fine",
"type": "object"
},
"cwd": {
"x-effect": "fine",
"type": "string"
},
"url": {
"x-effect": "fails-server",
"x-by": "M:OMP2",
"type": "string"
},
"headers": {
"x-effect": "fine",
"type": "object"
},
"enabled": {
"x-effect": "ignored",
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"enum": [
"true",
"false",
"1",
"0"
]
}
},
"timeout": {
"x-effect": "ignored",
"type": [
"number",
"string"
],
"minimum": 0,
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-label": "a number of milliseconds",
"pattern": "^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$"
}
},
"instructions": {
"x-effect": "ignored",
"type": "boolean"
},
"requestIdFormat": {
"x-effect": "ignored",
"enum": [
"string",
"number"
]
},
"enabledTools": {
"x-effect": "ignored",
"type": "array"
},
"disabledTools": {
"x-effect": "ignored",
"type": "array"
},
"auth": {
"x-effect": "ignored",
"type": "object"
},
"oauth": {
"x-effect": "ignored",
"type": "object"
}
}
}
}
}`)
	};
	let n = Object.prototype.hasOwnProperty;
	let r = {
		"x-rule": "server-shape",
		type: "object",
		properties: {
			type: {
				"x-rule": "transport-unknown",
				type: "string",
				enum: [
					"stdio",
					"http",
					"sse"
				]
			},
			command: {
				"x-effect": "fails-server",
				"x-by": "M:OMP2",
				type: "string"
			},
			args: {
				"x-effect": "crashes",
				type: ["array", "null"]
			},
			env: {
				"x-effect": "fine",
				type: "object"
			},
			cwd: {
				"x-effect": "fine",
				type: "string"
			},
			url: {
				"x-effect": "fails-server",
				"x-by": "M:OMP2",
				type: "string"
			},
			headers: {
				"x-effect": "fine",
				type: "object"
			},
			enabled: {
				"x-effect": "ignored",
				type: ["boolean", "string"],
				if: { type: "string" },
				then: {
					"x-effect": "ignored",
					enum: [
						"true",
						"false",
						"1",
						"0"
					]
				}
			},
			timeout: {
				"x-effect": "ignored",
				type: ["number", "string"],
				minimum: 0,
				if: { type: "string" },
				then: {
					"x-effect": "ignored",
					"x-label": "a number of milliseconds",
					pattern: "^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$"
				}
			},
			instructions: {
				"x-effect": "ignored",
				type: "boolean"
			},
			requestIdFormat: {
				"x-effect": "ignored",
				enum: ["string", "number"]
			},
			enabledTools: {
				"x-effect": "ignored",
				type: "array"
			},
			disabledTools: {
				"x-effect": "ignored",
				type: "array"
			},
			auth: {
				"x-effect": "ignored",
				type: "object"
			},
			oauth: {
				"x-effect": "ignored",
				type: "object"
			}
		}
	};
	let i = RegExp("^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$", "u");
	function a(e, { instancePath: t = "", parentData: o, parentDataProperty: c, rootData: l = e, dynamicAnchors: u = {} } = {}) {
		let d = null;
		let f = 0;
		let p = a.evaluated;
		p.dynamicProps && (p.props = void 0);
		p.dynamicItems && (p.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.type !== void 0 && n.call(e, "type")) {
				let n = e.type;
				if (typeof n != "string") {
					let e = {
						instancePath: t + "/type",
						schemaPath: "#/$defs/omp-server/properties/type/type",
						keyword: "type",
						params: { type: "string" }
					};
					d = s(d, e);
					f++;
				}
				if (n !== "stdio" && n !== "http" && n !== "sse") {
					let e = {
						instancePath: t + "/type",
						schemaPath: "#/$defs/omp-server/properties/type/enum",
						keyword: "enum",
						params: {}
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.command !== void 0 && n.call(e, "command") && typeof e.command != "string") {
				let e = {
					instancePath: t + "/command",
					schemaPath: "#/$defs/omp-server/properties/command/type",
					keyword: "type",
					params: { type: "string" }
				};
				d = s(d, e);
				f++;
			}
			if (e.args !== void 0 && n.call(e, "args")) {
				let n = e.args;
				if (!Array.isArray(n) && n !== null) {
					let e = {
						instancePath: t + "/args",
						schemaPath: "#/$defs/omp-server/properties/args/type",
						keyword: "type",
						params: { type: r.properties.args.type }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.env !== void 0 && n.call(e, "env")) {
				let n = e.env;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/env",
						schemaPath: "#/$defs/omp-server/properties/env/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.cwd !== void 0 && n.call(e, "cwd") && typeof e.cwd != "string") {
				let e = {
					instancePath: t + "/cwd",
					schemaPath: "#/$defs/omp-server/properties/cwd/type",
					keyword: "type",
					params: { type: "string" }
				};
				d = s(d, e);
				f++;
			}
			if (e.url !== void 0 && n.call(e, "url") && typeof e.url != "string") {
				let e = {
					instancePath: t + "/url",
					schemaPath: "#/$defs/omp-server/properties/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				d = s(d, e);
				f++;
			}
			if (e.headers !== void 0 && n.call(e, "headers")) {
				let n = e.headers;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/headers",
						schemaPath: "#/$defs/omp-server/properties/headers/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.enabled !== void 0 && n.call(e, "enabled")) {
				let n = e.enabled;
				if (typeof n != "boolean" && typeof n != "string") {
					let e = {
						instancePath: t + "/enabled",
						schemaPath: "#/$defs/omp-server/properties/enabled/type",
						keyword: "type",
						params: { type: r.properties.enabled.type }
					};
					d = s(d, e);
					f++;
				}
				let i = f;
				let a = !0;
				let o = f;
				if (typeof n != "string") {
					d = s(d, {});
					f++;
				}
				var m = o === f;
				f = i;
				d !== null && (i ? d.length = Math.min(d.length, i) : d = null);
				if (m) {
					let e = f;
					if (n !== "true" && n !== "false" && n !== "1" && n !== "0") {
						let e = {
							instancePath: t + "/enabled",
							schemaPath: "#/$defs/omp-server/properties/enabled/then/enum",
							keyword: "enum",
							params: {}
						};
						d = s(d, e);
						f++;
					}
					var m = e === f;
					a = m;
				}
				if (!a) {
					let e = {
						instancePath: t + "/enabled",
						schemaPath: "#/$defs/omp-server/properties/enabled/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.timeout !== void 0 && n.call(e, "timeout")) {
				let n = e.timeout;
				if (!(typeof n == "number" && isFinite(n)) && typeof n != "string") {
					let e = {
						instancePath: t + "/timeout",
						schemaPath: "#/$defs/omp-server/properties/timeout/type",
						keyword: "type",
						params: { type: r.properties.timeout.type }
					};
					d = s(d, e);
					f++;
				}
				let a = f;
				let o = !0;
				let c = f;
				if (typeof n != "string") {
					d = s(d, {});
					f++;
				}
				var h = c === f;
				f = a;
				d !== null && (a ? d.length = Math.min(d.length, a) : d = null);
				if (h) {
					let e = f;
					if (typeof n == "string" && !i.test(n)) {
						let e = {
							instancePath: t + "/timeout",
							schemaPath: "#/$defs/omp-server/properties/timeout/then/pattern",
							keyword: "pattern",
							params: { pattern: "^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$" }
						};
						d = s(d, e);
						f++;
					}
					var h = e === f;
					o = h;
				}
				if (!o) {
					let e = {
						instancePath: t + "/timeout",
						schemaPath: "#/$defs/omp-server/properties/timeout/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					d = s(d, e);
					f++;
				}
				if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
					let e = {
						instancePath: t + "/timeout",
						schemaPath: "#/$defs/omp-server/properties/timeout/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.instructions !== void 0 && n.call(e, "instructions") && typeof e.instructions != "boolean") {
				let e = {
					instancePath: t + "/instructions",
					schemaPath: "#/$defs/omp-server/properties/instructions/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				d = s(d, e);
				f++;
			}
			if (e.requestIdFormat !== void 0 && n.call(e, "requestIdFormat")) {
				let n = e.requestIdFormat;
				if (n !== "string" && n !== "number") {
					let e = {
						instancePath: t + "/requestIdFormat",
						schemaPath: "#/$defs/omp-server/properties/requestIdFormat/enum",
						keyword: "enum",
						params: {}
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.enabledTools !== void 0 && n.call(e, "enabledTools") && !Array.isArray(e.enabledTools)) {
				let e = {
					instancePath: t + "/enabledTools",
					schemaPath: "#/$defs/omp-server/properties/enabledTools/type",
					keyword: "type",
					params: { type: "array" }
				};
				d = s(d, e);
				f++;
			}
			if (e.disabledTools !== void 0 && n.call(e, "disabledTools") && !Array.isArray(e.disabledTools)) {
				let e = {
					instancePath: t + "/disabledTools",
					schemaPath: "#/$defs/omp-server/properties/disabledTools/type",
					keyword: "type",
					params: { type: "array" }
				};
				d = s(d, e);
				f++;
			}
			if (e.auth !== void 0 && n.call(e, "auth")) {
				let n = e.auth;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/auth",
						schemaPath: "#/$defs/omp-server/properties/auth/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.oauth !== void 0 && n.call(e, "oauth")) {
				let n = e.oauth;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/oauth",
						schemaPath: "#/$defs/omp-server/properties/oauth/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = s(d, e);
					f++;
				}
			}
		} else {
			d = s(d, {
				instancePath: t,
				schemaPath: "#/$defs/omp-server/type",
				keyword: "type",
				params: { type: "object" }
			});
			f++;
		}
		a.errors = d;
		return f === 0;
	}
	a.evaluated = {
		props: {
			type: !0,
			command: !0,
			args: !0,
			env: !0,
			cwd: !0,
			url: !0,
			headers: !0,
			enabled: !0,
			timeout: !0,
			instructions: !0,
			requestIdFormat: !0,
			enabledTools: !0,
			disabledTools: !0,
			auth: !0,
			oauth: !0
		},
		dynamicProps: !1,
		dynamicItems: !1
	};
	function o(e, { instancePath: t = "", parentData: r, parentDataProperty: i, rootData: l = e, dynamicAnchors: u = {} } = {}) {
		let d = null;
		let f = 0;
		let p = o.evaluated;
		p.dynamicProps && (p.props = void 0);
		p.dynamicItems && (p.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.mcpServers !== void 0 && n.call(e, "mcpServers")) {
				let n = e.mcpServers;
				if (n && typeof n == "object" && !Array.isArray(n)) {
					for (let e of Object.keys(n)) if (!a(n[e], {
						instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: n,
						parentDataProperty: e,
						rootData: l,
						dynamicAnchors: u
					})) {
						d = c(d, a.errors);
						f += a.errors.length;
					}
				} else {
					let e = {
						instancePath: t + "/mcpServers",
						schemaPath: "#/properties/mcpServers/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.disabledServers !== void 0 && n.call(e, "disabledServers")) {
				let n = e.disabledServers;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/disabledServers/" + r,
							schemaPath: "#/properties/disabledServers/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						d = s(d, e);
						f++;
					}
				} else {
					let e = {
						instancePath: t + "/disabledServers",
						schemaPath: "#/properties/disabledServers/type",
						keyword: "type",
						params: { type: "array" }
					};
					d = s(d, e);
					f++;
				}
			}
			if (e.enabledServers !== void 0 && n.call(e, "enabledServers")) {
				let n = e.enabledServers;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/enabledServers/" + r,
							schemaPath: "#/properties/enabledServers/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						d = s(d, e);
						f++;
					}
				} else {
					let e = {
						instancePath: t + "/enabledServers",
						schemaPath: "#/properties/enabledServers/type",
						keyword: "type",
						params: { type: "array" }
					};
					d = s(d, e);
					f++;
				}
			}
		} else {
			d = s(d, {
				instancePath: t,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			});
			f++;
		}
		o.errors = d;
		return f === 0;
	}
	o.evaluated = {
		props: {
			mcpServers: !0,
			disabledServers: !0,
			enabledServers: !0
		},
		dynamicProps: !1,
		dynamicItems: !1
	};
	function s(e, t) {
		if (e === null) return [t];
		(e.length < 1e4 || e.length < 1e5 && "if anyOf oneOf propertyNames".includes(t.keyword)) && e.push(t);
		return e;
	}
	function c(e, t) {
		if (e === null) return t;
		for (let n of t) s(e, n);
		return e;
	}
}));
Object.defineProperty(exports, "default", {
	enumerable: !0,
	get: function() {
		return e();
	}
});
