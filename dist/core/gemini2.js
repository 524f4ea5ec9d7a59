"use strict";
// src/schema/generated/gemini.cjs
var e = /* @__PURE__ */ require("./rolldown-runtime.js").__commonJSMin(((e, t) => {
	t.exports = {
		validate: a,
		schema: () => JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server"
}
}
},
"$defs": {
"gemini-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
],
"items": {
"x-effect": "warns",
"type": "string"
},
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "array"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"url": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"httpUrl": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"timeout": {},
"trust": {},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object"
},
"authProviderType": {
"enum": [
"dynamic_discovery",
"google_credentials",
"service_account_impersonation"
]
},
"targetAudience": {
"type": "string"
},
"targetServiceAccount": {
"type": "string"
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
					"sse",
					"http"
				]
			},
			command: {
				"x-effect": "fails-server",
				"x-by": "H:GEM2",
				type: "string"
			},
			args: {
				"x-effect": "crashes",
				type: ["array", "null"],
				items: {
					"x-effect": "warns",
					type: "string"
				},
				if: { type: "null" },
				then: {
					"x-effect": "warns",
					type: "array"
				}
			},
			env: {
				type: "object",
				additionalProperties: { type: "string" }
			},
			cwd: { type: "string" },
			url: {
				"x-effect": "fails-server",
				"x-by": "H:GEM2",
				type: "string"
			},
			httpUrl: {
				"x-effect": "fails-server",
				"x-by": "H:GEM2",
				type: "string"
			},
			headers: {
				type: "object",
				additionalProperties: { type: "string" }
			},
			timeout: {},
			trust: {},
			description: { type: "string" },
			includeTools: {
				type: "array",
				items: { type: "string" }
			},
			excludeTools: {
				type: "array",
				items: { type: "string" }
			},
			oauth: { type: "object" },
			authProviderType: { enum: [
				"dynamic_discovery",
				"google_credentials",
				"service_account_impersonation"
			] },
			targetAudience: { type: "string" },
			targetServiceAccount: { type: "string" }
		}
	};
	function i(e, { instancePath: t = "", parentData: a, parentDataProperty: s, rootData: c = e, dynamicAnchors: l = {} } = {}) {
		let u = null;
		let d = 0;
		let f = i.evaluated;
		f.dynamicProps && (f.props = void 0);
		f.dynamicItems && (f.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.type !== void 0 && n.call(e, "type")) {
				let n = e.type;
				if (typeof n != "string") {
					let e = {
						instancePath: t + "/type",
						schemaPath: "#/$defs/gemini-server/properties/type/type",
						keyword: "type",
						params: { type: "string" }
					};
					u = o(u, e);
					d++;
				}
				if (n !== "stdio" && n !== "sse" && n !== "http") {
					let e = {
						instancePath: t + "/type",
						schemaPath: "#/$defs/gemini-server/properties/type/enum",
						keyword: "enum",
						params: {}
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.command !== void 0 && n.call(e, "command") && typeof e.command != "string") {
				let e = {
					instancePath: t + "/command",
					schemaPath: "#/$defs/gemini-server/properties/command/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.args !== void 0 && n.call(e, "args")) {
				let n = e.args;
				if (!Array.isArray(n) && n !== null) {
					let e = {
						instancePath: t + "/args",
						schemaPath: "#/$defs/gemini-server/properties/args/type",
						keyword: "type",
						params: { type: r.properties.args.type }
					};
					u = o(u, e);
					d++;
				}
				let i = d;
				let a = !0;
				let s = d;
				if (n !== null) {
					u = o(u, {});
					d++;
				}
				var p = s === d;
				d = i;
				u !== null && (i ? u.length = Math.min(u.length, i) : u = null);
				if (p) {
					let e = d;
					if (!Array.isArray(n)) {
						let e = {
							instancePath: t + "/args",
							schemaPath: "#/$defs/gemini-server/properties/args/then/type",
							keyword: "type",
							params: { type: "array" }
						};
						u = o(u, e);
						d++;
					}
					var p = e === d;
					a = p;
				}
				if (!a) {
					let e = {
						instancePath: t + "/args",
						schemaPath: "#/$defs/gemini-server/properties/args/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					u = o(u, e);
					d++;
				}
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/args/" + r,
							schemaPath: "#/$defs/gemini-server/properties/args/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						u = o(u, e);
						d++;
					}
				}
			}
			if (e.env !== void 0 && n.call(e, "env")) {
				let n = e.env;
				if (n && typeof n == "object" && !Array.isArray(n)) {
					for (let e of Object.keys(n)) if (typeof n[e] != "string") {
						let n = {
							instancePath: t + "/env/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/gemini-server/properties/env/additionalProperties/type",
							keyword: "type",
							params: { type: "string" }
						};
						u = o(u, n);
						d++;
					}
				} else {
					let e = {
						instancePath: t + "/env",
						schemaPath: "#/$defs/gemini-server/properties/env/type",
						keyword: "type",
						params: { type: "object" }
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.cwd !== void 0 && n.call(e, "cwd") && typeof e.cwd != "string") {
				let e = {
					instancePath: t + "/cwd",
					schemaPath: "#/$defs/gemini-server/properties/cwd/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.url !== void 0 && n.call(e, "url") && typeof e.url != "string") {
				let e = {
					instancePath: t + "/url",
					schemaPath: "#/$defs/gemini-server/properties/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.httpUrl !== void 0 && n.call(e, "httpUrl") && typeof e.httpUrl != "string") {
				let e = {
					instancePath: t + "/httpUrl",
					schemaPath: "#/$defs/gemini-server/properties/httpUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.headers !== void 0 && n.call(e, "headers")) {
				let n = e.headers;
				if (n && typeof n == "object" && !Array.isArray(n)) {
					for (let e of Object.keys(n)) if (typeof n[e] != "string") {
						let n = {
							instancePath: t + "/headers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/gemini-server/properties/headers/additionalProperties/type",
							keyword: "type",
							params: { type: "string" }
						};
						u = o(u, n);
						d++;
					}
				} else {
					let e = {
						instancePath: t + "/headers",
						schemaPath: "#/$defs/gemini-server/properties/headers/type",
						keyword: "type",
						params: { type: "object" }
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.description !== void 0 && n.call(e, "description") && typeof e.description != "string") {
				let e = {
					instancePath: t + "/description",
					schemaPath: "#/$defs/gemini-server/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.includeTools !== void 0 && n.call(e, "includeTools")) {
				let n = e.includeTools;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/includeTools/" + r,
							schemaPath: "#/$defs/gemini-server/properties/includeTools/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						u = o(u, e);
						d++;
					}
				} else {
					let e = {
						instancePath: t + "/includeTools",
						schemaPath: "#/$defs/gemini-server/properties/includeTools/type",
						keyword: "type",
						params: { type: "array" }
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.excludeTools !== void 0 && n.call(e, "excludeTools")) {
				let n = e.excludeTools;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/excludeTools/" + r,
							schemaPath: "#/$defs/gemini-server/properties/excludeTools/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						u = o(u, e);
						d++;
					}
				} else {
					let e = {
						instancePath: t + "/excludeTools",
						schemaPath: "#/$defs/gemini-server/properties/excludeTools/type",
						keyword: "type",
						params: { type: "array" }
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.oauth !== void 0 && n.call(e, "oauth")) {
				let n = e.oauth;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/oauth",
						schemaPath: "#/$defs/gemini-server/properties/oauth/type",
						keyword: "type",
						params: { type: "object" }
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.authProviderType !== void 0 && n.call(e, "authProviderType")) {
				let n = e.authProviderType;
				if (n !== "dynamic_discovery" && n !== "google_credentials" && n !== "service_account_impersonation") {
					let e = {
						instancePath: t + "/authProviderType",
						schemaPath: "#/$defs/gemini-server/properties/authProviderType/enum",
						keyword: "enum",
						params: {}
					};
					u = o(u, e);
					d++;
				}
			}
			if (e.targetAudience !== void 0 && n.call(e, "targetAudience") && typeof e.targetAudience != "string") {
				let e = {
					instancePath: t + "/targetAudience",
					schemaPath: "#/$defs/gemini-server/properties/targetAudience/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
			if (e.targetServiceAccount !== void 0 && n.call(e, "targetServiceAccount") && typeof e.targetServiceAccount != "string") {
				let e = {
					instancePath: t + "/targetServiceAccount",
					schemaPath: "#/$defs/gemini-server/properties/targetServiceAccount/type",
					keyword: "type",
					params: { type: "string" }
				};
				u = o(u, e);
				d++;
			}
		} else {
			u = o(u, {
				instancePath: t,
				schemaPath: "#/$defs/gemini-server/type",
				keyword: "type",
				params: { type: "object" }
			});
			d++;
		}
		i.errors = u;
		return d === 0;
	}
	i.evaluated = {
		props: {
			type: !0,
			command: !0,
			args: !0,
			env: !0,
			cwd: !0,
			url: !0,
			httpUrl: !0,
			headers: !0,
			timeout: !0,
			trust: !0,
			description: !0,
			includeTools: !0,
			excludeTools: !0,
			oauth: !0,
			authProviderType: !0,
			targetAudience: !0,
			targetServiceAccount: !0
		},
		dynamicProps: !1,
		dynamicItems: !1
	};
	function a(e, { instancePath: t = "", parentData: r, parentDataProperty: c, rootData: l = e, dynamicAnchors: u = {} } = {}) {
		let d = null;
		let f = 0;
		let p = a.evaluated;
		p.dynamicProps && (p.props = void 0);
		p.dynamicItems && (p.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.mcpServers !== void 0 && n.call(e, "mcpServers")) {
				let n = e.mcpServers;
				if (n && typeof n == "object" && !Array.isArray(n)) {
					for (let e of Object.keys(n)) if (!i(n[e], {
						instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: n,
						parentDataProperty: e,
						rootData: l,
						dynamicAnchors: u
					})) {
						d = s(d, i.errors);
						f += i.errors.length;
					}
				} else {
					let e = {
						instancePath: t + "/mcpServers",
						schemaPath: "#/properties/mcpServers/type",
						keyword: "type",
						params: { type: "object" }
					};
					d = o(d, e);
					f++;
				}
			}
		} else {
			d = o(d, {
				instancePath: t,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			});
			f++;
		}
		a.errors = d;
		return f === 0;
	}
	a.evaluated = {
		props: { mcpServers: !0 },
		dynamicProps: !1,
		dynamicItems: !1
	};
	function o(e, t) {
		if (e === null) return [t];
		(e.length < 1e4 || e.length < 1e5 && "if anyOf oneOf propertyNames".includes(t.keyword)) && e.push(t);
		return e;
	}
	function s(e, t) {
		if (e === null) return t;
		for (let n of t) o(e, n);
		return e;
	}
}));
Object.defineProperty(exports, "default", {
	enumerable: !0,
	get: function() {
		return e();
	}
});
