"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:n,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$defs": {
"input": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"isRequired": {
"type": "boolean"
},
"isSecret": {
"type": "boolean"
},
"format": {
"enum": [
"string",
"number",
"boolean",
"filepath"
]
},
"value": {
"type": "string"
},
"default": {
"type": "string"
},
"placeholder": {
"type": "string"
},
"choices": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"inputWithVariables": {
"allOf": [
{
"$ref": "#/$defs/input"
},
{
"type": "object",
"properties": {
"variables": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/input"
}
}
}
}
]
},
"keyValue": {
"allOf": [
{
"$ref": "#/$defs/inputWithVariables"
},
{
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
}
}
}
]
},
"argument": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"positional",
"named"
]
},
"isRepeated": {
"type": "boolean"
}
},
"allOf": [
{
"$ref": "#/$defs/inputWithVariables"
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "named"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
}
}
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "positional"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"properties": {
"valueHint": {
"type": "string"
}
},
"x-rule": "server-json-argument",
"anyOf": [
{
"required": [
"value"
]
},
{
"required": [
"valueHint"
]
}
]
}
}
]
},
"headers": {
"type": "array",
"items": {
"$ref": "#/$defs/keyValue"
}
},
"localTransport": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"stdio",
"streamable-http",
"sse"
]
},
"headers": {
"$ref": "#/$defs/headers"
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"streamable-http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
}
}
}
},
"remoteTransport": {
"type": "object",
"required": [
"type",
"url"
],
"properties": {
"type": {
"enum": [
"streamable-http",
"sse"
]
},
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/headers"
}
}
},
"repository": {
"type": "object",
"if": {
"type": "object",
"minProperties": 1
},
"then": {
"type": "object",
"required": [
"url",
"source"
]
},
"properties": {
"url": {
"type": "string"
},
"source": {
"type": "string"
},
"id": {
"type": "string"
},
"subfolder": {
"type": "string"
}
}
},
"icon": {
"type": "object",
"required": [
"src"
],
"properties": {
"src": {
"type": "string",
"maxLength": 255
},
"mimeType": {
"enum": [
"image/png",
"image/jpeg",
"image/jpg",
"image/svg+xml",
"image/webp"
]
},
"sizes": {
"type": "array",
"items": {
"type": "string",
"pattern": "^(?:\\\\d+x\\\\d+|any)$",
"x-label": "a size like \\"48x48\\", or \\"any\\""
}
},
"theme": {
"enum": [
"light",
"dark"
]
}
}
},
"schemaUrl": {
"type": "string"
},
"name": {
"type": "string",
"x-rule": "server-json-name",
"minLength": 3,
"maxLength": 200
},
"description": {
"type": "string",
"minLength": 1,
"maxLength": 100
},
"title": {
"type": "string",
"maxLength": 100,
"pattern": "\\\\S",
"x-label": "a text with more than blanks"
},
"version": {
"type": "string",
"maxLength": 255
},
"meta": {
"type": "object",
"properties": {
"io.modelcontextprotocol.registry/publisher-provided": {
"type": "object"
}
}
},
"status": {
"enum": [
"active",
"deprecated",
"deleted"
]
},
"packageVersion": {
"type": "string",
"minLength": 1
},
"package": {
"type": "object",
"required": [
"identifier",
"transport"
],
"allOf": [
{
"x-rule": "server-json-package",
"type": "object",
"required": [
"registryType"
]
}
],
"properties": {
"registryType": {
"type": "string"
},
"registryBaseUrl": {
"type": "string"
},
"identifier": {
"type": "string"
},
"version": {
"$ref": "#/$defs/packageVersion"
},
"fileSha256": {
"type": "string"
},
"runtimeHint": {
"type": "string"
},
"transport": {
"$ref": "#/$defs/localTransport"
},
"runtimeArguments": {
"type": "array",
"items": {
"$ref": "#/$defs/argument"
}
},
"packageArguments": {
"type": "array",
"items": {
"$ref": "#/$defs/argument"
}
},
"environmentVariables": {
"type": "array",
"items": {
"$ref": "#/$defs/keyValue"
}
}
}
},
"server": {
"type": "object",
"required": [
"name",
"description",
"version"
],
"properties": {
"$schema": {
"$ref": "#/$defs/schemaUrl"
},
"name": {
"$ref": "#/$defs/name"
},
"description": {
"$ref": "#/$defs/description"
},
"version": {
"$ref": "#/$defs/version"
},
"repository": {
"$ref": "#/$defs/repository"
},
"_meta": {
"$ref": "#/$defs/meta"
}
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
exports.require_registry_server_parts=e;