"use strict";
// src/schema/generated/rovo.cjs
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
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"transport": {
"x-rule": "transport-unknown",
"type": "string"
},
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
"type": "object"
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"enable_instructions": {
"type": "boolean"
}
}
}
}
}`)
	};
	let n = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		type: "object",
		"x-rule": "root-shape",
		properties: { mcpServers: {
			"x-rule": "root-shape",
			type: ["object", "null"],
			additionalProperties: { $ref: "#/$defs/server" }
		} },
		$defs: { server: {
			"x-rule": "server-shape",
			type: "object",
			properties: {
				transport: {
					"x-rule": "transport-unknown",
					type: "string"
				},
				command: { type: "string" },
				args: {
					type: "array",
					items: { type: "string" }
				},
				env: { type: "object" },
				url: { type: "string" },
				headers: { type: "object" },
				enable_instructions: { type: "boolean" }
			}
		} },
		$id: "urn:mcp-lint:schema:rovo"
	};
	let r = Object.prototype.hasOwnProperty;
	function i(e, { instancePath: t = "", parentData: n, parentDataProperty: a, rootData: s = e, dynamicAnchors: c = {} } = {}) {
		let l = null;
		let u = 0;
		let d = i.evaluated;
		d.dynamicProps && (d.props = void 0);
		d.dynamicItems && (d.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.transport !== void 0 && r.call(e, "transport") && typeof e.transport != "string") {
				let e = {
					instancePath: t + "/transport",
					schemaPath: "#/$defs/server/properties/transport/type",
					keyword: "type",
					params: { type: "string" }
				};
				l = o(l, e);
				u++;
			}
			if (e.command !== void 0 && r.call(e, "command") && typeof e.command != "string") {
				let e = {
					instancePath: t + "/command",
					schemaPath: "#/$defs/server/properties/command/type",
					keyword: "type",
					params: { type: "string" }
				};
				l = o(l, e);
				u++;
			}
			if (e.args !== void 0 && r.call(e, "args")) {
				let n = e.args;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
						let e = {
							instancePath: t + "/args/" + r,
							schemaPath: "#/$defs/server/properties/args/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						l = o(l, e);
						u++;
					}
				} else {
					let e = {
						instancePath: t + "/args",
						schemaPath: "#/$defs/server/properties/args/type",
						keyword: "type",
						params: { type: "array" }
					};
					l = o(l, e);
					u++;
				}
			}
			if (e.env !== void 0 && r.call(e, "env")) {
				let n = e.env;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/env",
						schemaPath: "#/$defs/server/properties/env/type",
						keyword: "type",
						params: { type: "object" }
					};
					l = o(l, e);
					u++;
				}
			}
			if (e.url !== void 0 && r.call(e, "url") && typeof e.url != "string") {
				let e = {
					instancePath: t + "/url",
					schemaPath: "#/$defs/server/properties/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				l = o(l, e);
				u++;
			}
			if (e.headers !== void 0 && r.call(e, "headers")) {
				let n = e.headers;
				if (!n || typeof n != "object" || Array.isArray(n)) {
					let e = {
						instancePath: t + "/headers",
						schemaPath: "#/$defs/server/properties/headers/type",
						keyword: "type",
						params: { type: "object" }
					};
					l = o(l, e);
					u++;
				}
			}
			if (e.enable_instructions !== void 0 && r.call(e, "enable_instructions") && typeof e.enable_instructions != "boolean") {
				let e = {
					instancePath: t + "/enable_instructions",
					schemaPath: "#/$defs/server/properties/enable_instructions/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				l = o(l, e);
				u++;
			}
		} else {
			l = o(l, {
				instancePath: t,
				schemaPath: "#/$defs/server/type",
				keyword: "type",
				params: { type: "object" }
			});
			u++;
		}
		i.errors = l;
		return u === 0;
	}
	i.evaluated = {
		props: {
			transport: !0,
			command: !0,
			args: !0,
			env: !0,
			url: !0,
			headers: !0,
			enable_instructions: !0
		},
		dynamicProps: !1,
		dynamicItems: !1
	};
	function a(e, { instancePath: t = "", parentData: c, parentDataProperty: l, rootData: u = e, dynamicAnchors: d = {} } = {}) {
		let f = null;
		let p = 0;
		let m = a.evaluated;
		m.dynamicProps && (m.props = void 0);
		m.dynamicItems && (m.items = void 0);
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.mcpServers !== void 0 && r.call(e, "mcpServers")) {
				let r = e.mcpServers;
				if ((!r || typeof r != "object" || Array.isArray(r)) && r !== null) {
					let e = {
						instancePath: t + "/mcpServers",
						schemaPath: "#/properties/mcpServers/type",
						keyword: "type",
						params: { type: n.properties.mcpServers.type }
					};
					f = o(f, e);
					p++;
				}
				if (r && typeof r == "object" && !Array.isArray(r)) {
					for (let e of Object.keys(r)) if (!i(r[e], {
						instancePath: t + "/mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: r,
						parentDataProperty: e,
						rootData: u,
						dynamicAnchors: d
					})) {
						f = s(f, i.errors);
						p += i.errors.length;
					}
				}
			}
		} else {
			f = o(f, {
				instancePath: t,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			});
			p++;
		}
		a.errors = f;
		return p === 0;
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
