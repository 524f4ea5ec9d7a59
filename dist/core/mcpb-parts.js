"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:n,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$defs": {
"author": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"email",
"url"
]
},
"properties": {
"name": {
"type": "string"
},
"email": {
"type": "string",
"pattern": "^(?!\\\\.)(?!.*\\\\.\\\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\\\.)+[A-Za-z]{2,}$",
"x-label": "an e-mail address"
},
"url": {
"type": "string"
}
},
"required": [
"name"
]
},
"repository": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"type",
"url"
]
},
"properties": {
"type": {
"type": "string"
},
"url": {
"type": "string"
}
},
"required": [
"type",
"url"
]
},
"url": {
"type": "string"
},
"config": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"command",
"args",
"env",
"platform_overrides"
]
},
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
},
"platform_overrides": {
"type": "object",
"additionalProperties": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"command",
"args",
"env"
]
},
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
},
"required": [
"command"
]
},
"compatibility": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"claude_desktop",
"platforms",
"runtimes"
]
},
"properties": {
"claude_desktop": {
"type": "string"
},
"platforms": {
"type": "array",
"items": {
"enum": [
"darwin",
"win32",
"linux"
]
}
},
"runtimes": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"python",
"node"
]
},
"properties": {
"python": {
"type": "string"
},
"node": {
"type": "string"
}
}
}
}
},
"tool": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"description"
]
},
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
}
},
"required": [
"name"
]
},
"prompt": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"description",
"arguments",
"text"
]
},
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
},
"arguments": {
"type": "array",
"items": {
"type": "string"
}
},
"text": {
"type": "string"
}
},
"required": [
"name",
"text"
]
},
"option": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"type",
"title",
"description",
"required",
"default",
"multiple",
"sensitive",
"min",
"max"
]
},
"properties": {
"type": {
"enum": [
"string",
"number",
"boolean",
"directory",
"file"
]
},
"title": {
"type": "string"
},
"description": {
"type": "string"
},
"required": {
"type": "boolean"
},
"default": {
"type": [
"string",
"number",
"boolean",
"array"
],
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": "string"
}
}
},
"multiple": {
"type": "boolean"
},
"sensitive": {
"type": "boolean"
},
"min": {
"type": "number"
},
"max": {
"type": "number"
}
},
"required": [
"type",
"title",
"description"
]
},
"icon": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"src",
"size",
"theme"
]
},
"properties": {
"src": {
"type": "string"
},
"size": {
"type": "string",
"pattern": "^\\\\d+x\\\\d+$",
"x-label": "a size like \\"16x16\\""
},
"theme": {
"type": "string",
"minLength": 1
}
},
"required": [
"src",
"size"
]
},
"localization": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"resources",
"default_locale"
]
},
"properties": {
"resources": {
"type": "string",
"pattern": "\\\\$\\\\{[lL][oO][cC][aA][lL][eE]\\\\}",
"x-label": "a path with \\"\${locale}\\" in it"
},
"default_locale": {
"type": "string",
"pattern": "^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$",
"x-label": "a language like \\"en-US\\""
}
},
"required": [
"resources",
"default_locale"
]
},
"meta": {
"type": "object",
"additionalProperties": {
"type": "object"
}
}
}
}`)};
function n(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
n.errors=null;
return!0}}));
exports.require_mcpb_parts=e;