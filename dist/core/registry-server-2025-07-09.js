"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:C,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"allOf": [
{
"$ref": "#/$defs/registry-server-parts/$defs/server"
}
],
"properties": {
"website_url": {
"type": "string"
},
"status": {
"$ref": "#/$defs/registry-server-parts/$defs/status"
},
"packages": {
"type": "array",
"items": {
"type": "object",
"required": [
"identifier",
"version",
"transport"
],
"properties": {
"registry_type": {
"type": "string"
},
"registry_base_url": {
"type": "string"
},
"identifier": {
"type": "string"
},
"version": {
"$ref": "#/$defs/registry-server-parts/$defs/packageVersion"
},
"file_sha256": {
"type": "string"
},
"runtime_hint": {
"type": "string"
},
"transport": {
"$ref": "#/$defs/registry-server-parts/$defs/localTransport"
},
"runtime_arguments": {
"type": "array",
"items": {
"$ref": "#/$defs/argument"
}
},
"package_arguments": {
"type": "array",
"items": {
"$ref": "#/$defs/argument"
}
},
"environment_variables": {
"type": "array",
"items": {
"$ref": "#/$defs/keyValue"
}
}
}
}
},
"remotes": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/remoteTransport"
}
}
},
"$defs": {
"input": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"is_required": {
"type": "boolean"
},
"is_secret": {
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
"is_repeated": {
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
"value_hint": {
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
"value_hint"
]
}
]
}
}
]
},
"registry-server-parts": {
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
"$ref": "#/$defs/registry-server-parts/$defs/input"
},
{
"type": "object",
"properties": {
"variables": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/registry-server-parts/$defs/input"
}
}
}
}
]
},
"keyValue": {
"allOf": [
{
"$ref": "#/$defs/registry-server-parts/$defs/inputWithVariables"
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
"$ref": "#/$defs/registry-server-parts/$defs/inputWithVariables"
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
"$ref": "#/$defs/registry-server-parts/$defs/keyValue"
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
"$ref": "#/$defs/registry-server-parts/$defs/headers"
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
"$ref": "#/$defs/registry-server-parts/$defs/headers"
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
"$ref": "#/$defs/registry-server-parts/$defs/packageVersion"
},
"fileSha256": {
"type": "string"
},
"runtimeHint": {
"type": "string"
},
"transport": {
"$ref": "#/$defs/registry-server-parts/$defs/localTransport"
},
"runtimeArguments": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/argument"
}
},
"packageArguments": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/argument"
}
},
"environmentVariables": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/keyValue"
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
"$ref": "#/$defs/registry-server-parts/$defs/schemaUrl"
},
"name": {
"$ref": "#/$defs/registry-server-parts/$defs/name"
},
"description": {
"$ref": "#/$defs/registry-server-parts/$defs/description"
},
"version": {
"$ref": "#/$defs/registry-server-parts/$defs/version"
},
"repository": {
"$ref": "#/$defs/registry-server-parts/$defs/repository"
},
"_meta": {
"$ref": "#/$defs/registry-server-parts/$defs/meta"
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e!=`string`){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/schemaUrl/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
let i=D;
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(typeof e==`string`){
if(i(e)>200){
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/name/maxLength`,
keyword:`maxLength`,
params:{
limit:200}});
l++}
if(i(e)<3){
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/name/minLength`,
keyword:`minLength`,
params:{
limit:3}});
l++}}else{
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/name/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(typeof e==`string`){
if(i(e)>100){
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/description/maxLength`,
keyword:`maxLength`,
params:{
limit:100}});
l++}
if(i(e)<1){
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/description/minLength`,
keyword:`minLength`,
params:{
limit:1}});
l++}}else{
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/description/type`,
keyword:`type`,
params:{}});
l++}
o.errors=c;
return l===0}
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
if(typeof e==`string`){
if(i(e)>255){
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/version/maxLength`,
keyword:`maxLength`,
params:{
limit:255}});
l++}}else{
c=w(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/version/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length<1){
s=w(s,{});
l++}}else{
s=w(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(p){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.source===void 0||!n.call(e,`source`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/required`,
keyword:`required`,
params:{
missingProperty:`source`}});
l++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/type`,
keyword:`type`,
params:{}});
l++}
var p=r===l;
d=p}
if(!d){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=T(s,t+`/url`,`#/$defs/registry-server-parts/$defs/repository/properties/url/type`);
l++}
if(e.source!==void 0&&n.call(e,`source`)&&typeof e.source!=`string`){
s=T(s,t+`/source`,`#/$defs/registry-server-parts/$defs/repository/properties/source/type`);
l++}
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
s=T(s,t+`/id`,`#/$defs/registry-server-parts/$defs/repository/properties/id/type`);
l++}
if(e.subfolder!==void 0&&n.call(e,`subfolder`)&&typeof e.subfolder!=`string`){
s=T(s,t+`/subfolder`,`#/$defs/registry-server-parts/$defs/repository/properties/subfolder/type`);
l++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/type`,
keyword:`type`,
params:{}});
l++}
c.errors=s;
return l===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`io.modelcontextprotocol.registry/publisher-provided`]!==void 0&&n.call(e,`io.modelcontextprotocol.registry/publisher-provided`)){
let n=e[`io.modelcontextprotocol.registry/publisher-provided`];
if(!n||typeof n!=`object`||Array.isArray(n)){
s=T(s,t+`/io.modelcontextprotocol.registry~1publisher-provided`,`#/$defs/registry-server-parts/$defs/meta/properties/io.modelcontextprotocol.registry~1publisher-provided/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/meta/type`,
keyword:`type`,
params:{}});
c++}
l.errors=s;
return c===0}
function u(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=w(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
h++}
if(e.description===void 0||!n.call(e,`description`)){
m=w(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
h++}
if(e.version===void 0||!n.call(e,`version`)){
m=w(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
h++}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&!r(e.$schema,{
instancePath:t+`/$schema`,
parentData:e,
parentDataProperty:`$schema`,
rootData:f,
dynamicAnchors:p})){
m=E(m,r.errors);
h+=r.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!a(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:f,
dynamicAnchors:p})){
m=E(m,a.errors);
h+=a.errors.length}
if(e.description!==void 0&&n.call(e,`description`)&&!o(e.description,{
instancePath:t+`/description`,
parentData:e,
parentDataProperty:`description`,
rootData:f,
dynamicAnchors:p})){
m=E(m,o.errors);
h+=o.errors.length}
if(e.version!==void 0&&n.call(e,`version`)&&!s(e.version,{
instancePath:t+`/version`,
parentData:e,
parentDataProperty:`version`,
rootData:f,
dynamicAnchors:p})){
m=E(m,s.errors);
h+=s.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!c(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:f,
dynamicAnchors:p})){
m=E(m,c.errors);
h+=c.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)&&!l(e._meta,{
instancePath:t+`/_meta`,
parentData:e,
parentDataProperty:`_meta`,
rootData:f,
dynamicAnchors:p})){
m=E(m,l.errors);
h+=l.errors.length}}else{
m=w(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
u.errors=m;
return h===0}
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`active`&&e!==`deprecated`&&e!==`deleted`){
o=w(o,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/status/enum`,
keyword:`enum`,
params:{}});
s++}
d.errors=o;
return s===0}
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e==`string`){
if(i(e)<1){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/packageVersion/minLength`,
keyword:`minLength`,
params:{
limit:1}});
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/packageVersion/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=T(s,t+`/description`,`#/$defs/registry-server-parts/$defs/input/properties/description/type`);
c++}
if(e.isRequired!==void 0&&n.call(e,`isRequired`)&&typeof e.isRequired!=`boolean`){
s=T(s,t+`/isRequired`,`#/$defs/registry-server-parts/$defs/input/properties/isRequired/type`);
c++}
if(e.isSecret!==void 0&&n.call(e,`isSecret`)&&typeof e.isSecret!=`boolean`){
s=T(s,t+`/isSecret`,`#/$defs/registry-server-parts/$defs/input/properties/isSecret/type`);
c++}
if(e.format!==void 0&&n.call(e,`format`)){
let n=e.format;
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`filepath`){
s=T(s,t+`/format`,`#/$defs/registry-server-parts/$defs/input/properties/format/enum`);
c++}}
if(e.value!==void 0&&n.call(e,`value`)&&typeof e.value!=`string`){
s=T(s,t+`/value`,`#/$defs/registry-server-parts/$defs/input/properties/value/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)&&typeof e.default!=`string`){
s=T(s,t+`/default`,`#/$defs/registry-server-parts/$defs/input/properties/default/type`);
c++}
if(e.placeholder!==void 0&&n.call(e,`placeholder`)&&typeof e.placeholder!=`string`){
s=T(s,t+`/placeholder`,`#/$defs/registry-server-parts/$defs/input/properties/placeholder/type`);
c++}
if(e.choices!==void 0&&n.call(e,`choices`)){
let n=e.choices;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=T(s,t+`/choices/`+r,`#/$defs/registry-server-parts/$defs/input/properties/choices/items/type`);
c++}}else{
s=T(s,t+`/choices`,`#/$defs/registry-server-parts/$defs/input/properties/choices/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/input/type`,
keyword:`type`,
params:{}});
c++}
p.errors=s;
return c===0}
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!p(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,p.errors);
c+=p.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.variables!==void 0&&n.call(e,`variables`)){
let n=e.variables;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!p(n[e],{
instancePath:t+`/variables/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=E(s,p.errors);
c+=p.errors.length}}else{
s=T(s,t+`/variables`,`#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/properties/variables/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
function h(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!m(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,m.errors);
c+=m.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=T(s,t+`/name`,`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/properties/name/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/type`,
keyword:`type`,
params:{}});
c++}
h.errors=s;
return c===0}
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!h(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=E(o,h.errors);
s+=h.errors.length}}else{
o=w(o,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/headers/type`,
keyword:`type`,
params:{}});
s++}
g.errors=o;
return s===0}
function _(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let u=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`streamable-http`&&t!==`sse`){
s=w(s,{});
c++}}}else{
s=w(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=T(s,t+`/url`,`#/$defs/registry-server-parts/$defs/localTransport/then/properties/url/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/then/type`,
keyword:`type`,
params:{}});
c++}
var f=r===c;
u=f;
if(u){
var p={};
p.url=!0;
p.type=!0}}
if(!u){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(p!==!0){
p||={};
p.type=!0;
p.headers=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`stdio`&&n!==`streamable-http`&&n!==`sse`){
s=T(s,t+`/type`,`#/$defs/registry-server-parts/$defs/localTransport/properties/type/enum`);
c++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!g(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=E(s,g.errors);
c+=g.errors.length}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/type`,
keyword:`type`,
params:{}});
c++}
_.errors=s;
return c===0}
function v(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=T(s,t+`/description`,`#/$defs/input/properties/description/type`);
c++}
if(e.is_required!==void 0&&n.call(e,`is_required`)&&typeof e.is_required!=`boolean`){
s=T(s,t+`/is_required`,`#/$defs/input/properties/is_required/type`);
c++}
if(e.is_secret!==void 0&&n.call(e,`is_secret`)&&typeof e.is_secret!=`boolean`){
s=T(s,t+`/is_secret`,`#/$defs/input/properties/is_secret/type`);
c++}
if(e.format!==void 0&&n.call(e,`format`)){
let n=e.format;
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`filepath`){
s=T(s,t+`/format`,`#/$defs/input/properties/format/enum`);
c++}}
if(e.value!==void 0&&n.call(e,`value`)&&typeof e.value!=`string`){
s=T(s,t+`/value`,`#/$defs/input/properties/value/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)&&typeof e.default!=`string`){
s=T(s,t+`/default`,`#/$defs/input/properties/default/type`);
c++}
if(e.placeholder!==void 0&&n.call(e,`placeholder`)&&typeof e.placeholder!=`string`){
s=T(s,t+`/placeholder`,`#/$defs/input/properties/placeholder/type`);
c++}
if(e.choices!==void 0&&n.call(e,`choices`)){
let n=e.choices;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=T(s,t+`/choices/`+r,`#/$defs/input/properties/choices/items/type`);
c++}}else{
s=T(s,t+`/choices`,`#/$defs/input/properties/choices/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/input/type`,
keyword:`type`,
params:{}});
c++}
v.errors=s;
return c===0}
function y(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!v(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,v.errors);
c+=v.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.variables!==void 0&&n.call(e,`variables`)){
let n=e.variables;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!v(n[e],{
instancePath:t+`/variables/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=E(s,v.errors);
c+=v.errors.length}}else{
s=T(s,t+`/variables`,`#/$defs/inputWithVariables/allOf/1/properties/variables/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/inputWithVariables/allOf/1/type`,
keyword:`type`,
params:{}});
c++}
y.errors=s;
return c===0}
function b(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!y(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,y.errors);
c+=y.errors.length}
let l=c;
let u=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`named`){
s=w(s,{});
c++}}else{
s=w(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=T(s,t+`/name`,`#/$defs/argument/allOf/1/then/properties/name/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/1/then/type`,
keyword:`type`,
params:{}});
c++}
var f=r===c;
u=f;
if(u){
var p={};
p.name=!0;
p.type=!0}}
if(!u){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0){
p||={};
p.variables=!0;
p.description=!0;
p.is_required=!0;
p.is_secret=!0;
p.format=!0;
p.value=!0;
p.default=!0;
p.placeholder=!0;
p.choices=!0}
let m=c;
let h=!0;
let g=c;
if(c===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`positional`){
s=w(s,{});
c++}}else{
s=w(s,{});
c++}}
var _=g===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(_){
let r=c;
let i=c;
let a=!1;
let o=c;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.value===void 0||!n.call(e,`value`))){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/2/then/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`value`}});
c++}
var v=o===c;
a||=v;
let l=c;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.value_hint===void 0||!n.call(e,`value_hint`))){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/2/then/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`value_hint`}});
c++}
var v=l===c;
a||=v;
if(a){
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null)}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/2/then/anyOf`,
keyword:`anyOf`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.value_hint!==void 0&&n.call(e,`value_hint`)&&typeof e.value_hint!=`string`){
s=T(s,t+`/value_hint`,`#/$defs/argument/allOf/2/then/properties/value_hint/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/2/then/type`,
keyword:`type`,
params:{}});
c++}
var _=r===c;
h=_;
if(h){
var x={};
x.value_hint=!0;
x.type=!0}}
if(!h){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0&&x!==void 0){
if(x===!0)
p=!0;else{
p||={};
Object.assign(p,x)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(p!==!0){
p||={};
p.type=!0;
p.is_repeated=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`positional`&&n!==`named`){
s=T(s,t+`/type`,`#/$defs/argument/properties/type/enum`);
c++}}
if(e.is_repeated!==void 0&&n.call(e,`is_repeated`)&&typeof e.is_repeated!=`boolean`){
s=T(s,t+`/is_repeated`,`#/$defs/argument/properties/is_repeated/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/argument/type`,
keyword:`type`,
params:{}});
c++}
b.errors=s;
return c===0}
function x(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!y(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,y.errors);
c+=y.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/keyValue/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=T(s,t+`/name`,`#/$defs/keyValue/allOf/1/properties/name/type`);
c++}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/keyValue/allOf/1/type`,
keyword:`type`,
params:{}});
c++}
x.errors=s;
return c===0}
function S(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(e.url===void 0||!n.call(e,`url`)){
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`streamable-http`&&n!==`sse`){
s=T(s,t+`/type`,`#/$defs/registry-server-parts/$defs/remoteTransport/properties/type/enum`);
c++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=T(s,t+`/url`,`#/$defs/registry-server-parts/$defs/remoteTransport/properties/url/type`);
c++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!g(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=E(s,g.errors);
c+=g.errors.length}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/type`,
keyword:`type`,
params:{}});
c++}
S.errors=s;
return c===0}
function C(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,u.errors);
c+=u.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.website_url!==void 0&&n.call(e,`website_url`)&&typeof e.website_url!=`string`){
s=T(s,t+`/website_url`,`#/properties/website_url/type`);
c++}
if(e.status!==void 0&&n.call(e,`status`)&&!d(e.status,{
instancePath:t+`/status`,
parentData:e,
parentDataProperty:`status`,
rootData:a,
dynamicAnchors:o})){
s=E(s,d.errors);
c+=d.errors.length}
if(e.packages!==void 0&&n.call(e,`packages`)){
let r=e.packages;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.identifier===void 0||!n.call(e,`identifier`)){
s=T(s,t+`/packages/`+i,`#/properties/packages/items/required`,{
missingProperty:`identifier`});
c++}
if(e.version===void 0||!n.call(e,`version`)){
s=T(s,t+`/packages/`+i,`#/properties/packages/items/required`,{
missingProperty:`version`});
c++}
if(e.transport===void 0||!n.call(e,`transport`)){
s=T(s,t+`/packages/`+i,`#/properties/packages/items/required`,{
missingProperty:`transport`});
c++}
if(e.registry_type!==void 0&&n.call(e,`registry_type`)&&typeof e.registry_type!=`string`){
s=T(s,t+`/packages/`+i+`/registry_type`,`#/properties/packages/items/properties/registry_type/type`);
c++}
if(e.registry_base_url!==void 0&&n.call(e,`registry_base_url`)&&typeof e.registry_base_url!=`string`){
s=T(s,t+`/packages/`+i+`/registry_base_url`,`#/properties/packages/items/properties/registry_base_url/type`);
c++}
if(e.identifier!==void 0&&n.call(e,`identifier`)&&typeof e.identifier!=`string`){
s=T(s,t+`/packages/`+i+`/identifier`,`#/properties/packages/items/properties/identifier/type`);
c++}
if(e.version!==void 0&&n.call(e,`version`)&&!f(e.version,{
instancePath:t+`/packages/`+i+`/version`,
parentData:e,
parentDataProperty:`version`,
rootData:a,
dynamicAnchors:o})){
s=E(s,f.errors);
c+=f.errors.length}
if(e.file_sha256!==void 0&&n.call(e,`file_sha256`)&&typeof e.file_sha256!=`string`){
s=T(s,t+`/packages/`+i+`/file_sha256`,`#/properties/packages/items/properties/file_sha256/type`);
c++}
if(e.runtime_hint!==void 0&&n.call(e,`runtime_hint`)&&typeof e.runtime_hint!=`string`){
s=T(s,t+`/packages/`+i+`/runtime_hint`,`#/properties/packages/items/properties/runtime_hint/type`);
c++}
if(e.transport!==void 0&&n.call(e,`transport`)&&!_(e.transport,{
instancePath:t+`/packages/`+i+`/transport`,
parentData:e,
parentDataProperty:`transport`,
rootData:a,
dynamicAnchors:o})){
s=E(s,_.errors);
c+=_.errors.length}
if(e.runtime_arguments!==void 0&&n.call(e,`runtime_arguments`)){
let n=e.runtime_arguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!b(n[r],{
instancePath:t+`/packages/`+i+`/runtime_arguments/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=E(s,b.errors);
c+=b.errors.length}}else{
s=T(s,t+`/packages/`+i+`/runtime_arguments`,`#/properties/packages/items/properties/runtime_arguments/type`);
c++}}
if(e.package_arguments!==void 0&&n.call(e,`package_arguments`)){
let n=e.package_arguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!b(n[r],{
instancePath:t+`/packages/`+i+`/package_arguments/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=E(s,b.errors);
c+=b.errors.length}}else{
s=T(s,t+`/packages/`+i+`/package_arguments`,`#/properties/packages/items/properties/package_arguments/type`);
c++}}
if(e.environment_variables!==void 0&&n.call(e,`environment_variables`)){
let n=e.environment_variables;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!x(n[r],{
instancePath:t+`/packages/`+i+`/environment_variables/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=E(s,x.errors);
c+=x.errors.length}}else{
s=T(s,t+`/packages/`+i+`/environment_variables`,`#/properties/packages/items/properties/environment_variables/type`);
c++}}}else{
s=T(s,t+`/packages/`+i,`#/properties/packages/items/type`);
c++}}}else{
s=T(s,t+`/packages`,`#/properties/packages/type`);
c++}}
if(e.remotes!==void 0&&n.call(e,`remotes`)){
let n=e.remotes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!S(n[r],{
instancePath:t+`/remotes/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=E(s,S.errors);
c+=S.errors.length}}else{
s=T(s,t+`/remotes`,`#/properties/remotes/type`);
c++}}}else{
s=w(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
C.errors=s;
return c===0}
function w(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function T(e,t,n,r={}){
return w(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function E(e,t){
if(e===null)
return t;
for(
let n of t)
w(e,n);
return e}
function D(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_registry_server_2025_07_09=e;