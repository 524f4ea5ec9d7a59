"use strict";
// src/schema/generated/amp.cjs
var e = /* @__PURE__ */ require("./rolldown-runtime.js").__commonJSMin(((e, t) => {
	t.exports = {
		validate: a,
		schema: () => JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"amp.mcpServers": {
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
"command": {},
"args": {},
"env": {},
"url": {},
"headers": {},
"disabled": {},
"includeTools": {}
}
}
}
}`)
	};
	let n = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		type: "object",
		"x-rule": "root-shape",
		properties: { "amp.mcpServers": {
			"x-rule": "root-shape",
			type: ["object", "null"],
			additionalProperties: { $ref: "#/$defs/server" }
		} },
		$defs: { server: {
			"x-rule": "server-shape",
			type: "object",
			properties: {
				command: {},
				args: {},
				env: {},
				url: {},
				headers: {},
				disabled: {},
				includeTools: {}
			}
		} },
		$id: "urn:mcp-lint:schema:amp"
	};
	let r = Object.prototype.hasOwnProperty;
	function i(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e, dynamicAnchors: s = {} } = {}) {
		let c = null;
		let l = 0;
		let u = i.evaluated;
		u.dynamicProps && (u.props = void 0);
		u.dynamicItems && (u.items = void 0);
		if (!e || typeof e != "object" || Array.isArray(e)) {
			c = o(c, {
				instancePath: t,
				schemaPath: "#/$defs/server/type",
				keyword: "type",
				params: { type: "object" }
			});
			l++;
		}
		i.errors = c;
		return l === 0;
	}
	i.evaluated = {
		props: {
			command: !0,
			args: !0,
			env: !0,
			url: !0,
			headers: !0,
			disabled: !0,
			includeTools: !0
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
			if (e["amp.mcpServers"] !== void 0 && r.call(e, "amp.mcpServers")) {
				let r = e["amp.mcpServers"];
				if ((!r || typeof r != "object" || Array.isArray(r)) && r !== null) {
					let e = {
						instancePath: t + "/amp.mcpServers",
						schemaPath: "#/properties/amp.mcpServers/type",
						keyword: "type",
						params: { type: n.properties["amp.mcpServers"].type }
					};
					f = o(f, e);
					p++;
				}
				if (r && typeof r == "object" && !Array.isArray(r)) {
					for (let e of Object.keys(r)) if (!i(r[e], {
						instancePath: t + "/amp.mcpServers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
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
		props: { "amp.mcpServers": !0 },
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
