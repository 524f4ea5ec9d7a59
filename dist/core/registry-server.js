"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>m});
const r={
effect:`fine`,
by:`H:REG`};
const i={
effect:`refuses-file`,
by:`H:REG`};
const a=[`2025-07-09`,`2025-09-16`,`2025-09-29`,`2025-10-11`,`2025-10-17`,`2025-12-11`];
const[o]=a.slice(-1);
const s={
since:`2025-10-11`,
keys:[`fileSha256`]};
const c={
revisions:a,
schemaUrl:e=>`https://static.modelcontextprotocol.io/schemas/${e}/server.schema.json`,
refuses:i,
refusesAsTold:{
effect:`refuses-file`,
by:`I:PUB`},
advises:{
effect:`ignored`,
by:`M:DOC`},
keys:{
server:[`$schema`,`_meta`,`description`,`icons`,`name`,`packages`,`remotes`,`repository`,`title`,`version`,`websiteUrl`],
repository:[`id`,`source`,`subfolder`,`url`],
icon:[`mimeType`,`sizes`,`src`,`theme`],
package:[`environmentVariables`,`fileSha256`,`identifier`,`packageArguments`,`postInstallInstructions`,`registryBaseUrl`,`registryType`,`runtimeArguments`,`runtimeHint`,`transport`,`version`],
transport:[`headers`,`type`,`url`,`variables`],
input:[`choices`,`default`,`description`,`format`,`isRepeated`,`isRequired`,`isSecret`,`name`,`placeholder`,`type`,`value`,`valueHint`,`variables`]},
renamed:{
since:`2025-09-16`,
keys:{
registry_type:`registryType`,
registry_name:`registryType`,
registry_base_url:`registryBaseUrl`,
file_sha256:`fileSha256`,
runtime_hint:`runtimeHint`,
runtime_arguments:`runtimeArguments`,
package_arguments:`packageArguments`,
environment_variables:`environmentVariables`,
is_required:`isRequired`,
is_secret:`isSecret`,
value_hint:`valueHint`,
is_repeated:`isRepeated`,
website_url:`websiteUrl`}},
removed:{
since:`2025-09-29`,
routes:[[`status`],[`_meta`,`io.modelcontextprotocol.registry/official`]]},
packages:{
npm:{
identifies:`name`,
owner:`mcpName`,
needsVersion:!0,
forbids:s},
pypi:{
identifies:`name`,
owner:`readme`,
needsVersion:!0,
forbids:s},
nuget:{
identifies:`name`,
forbids:s},
oci:{
identifies:`image`,
owner:`label`,
forbids:{
since:`2025-10-11`,
keys:[`version`,`registryBaseUrl`,`fileSha256`]}},
mcpb:{
identifies:`address`,
forbids:{
since:`2025-10-11`,
keys:[`registryBaseUrl`]}},
cargo:{
identifies:`name`,
recent:!0},
maven:{
identifies:`name`,
recent:!0},
go:{
identifies:`name`,
recent:!0}},
metaKey:`io.modelcontextprotocol.registry/publisher-provided`,
metaBytes:4096};
function l(e){
return{
id:e===o?`registry-server`:`registry-server-${e}`,
title:`the MCP Registry's description of a server, revision ${e}`,
reader:`the MCP Registry`,
files:[`server.json`],
schemaBy:`H:SCH`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r},
servers:[],
noMap:r,
badRoot:i,
registry:{...c,
revision:e},
when:t=>u(t)===e}}
function u({
value:e,
text:n}){
let r=e===void 0?n:t.own(e,`$schema`);
if(typeof r==`string`){
let e=/modelcontextprotocol\.io\/schemas?\/([\w.~-]{1,40})\/server(?:\.schema)?\.json/.exec(r)?.[1];
if(e!==void 0)
return a.find(t=>t===e)??o}
return d(e)?o:void 0}
function d(e){
if(typeof t.own(e,`name`)!=`string`)
return!1;
let n=p(t.own(e,`packages`));
let r=p(t.own(e,`remotes`));
return n.some(e=>[`registryType`,`registry_type`,`registry_name`].some(n=>t.own(e,n)))||r.some(e=>typeof t.own(e,`url`)==`string`&&f.includes(t.own(e,`type`)))}
const f=[`streamable-http`,`sse`];
function p(e){
return Array.isArray(e)?e:[]}
var m=t.defineClient({
id:`registry-server`,
name:`MCP Registry`,
sources:{
REG:{
title:`modelcontextprotocol/registry internal/validators, read`,
version:`2025-12`,
date:`2026-11-18`},
SCH:{
title:`the registry\u2019s schemas of 2025-07-09, 2025-09-29 and 2025-12-11, read`,
version:`2025-12-11`,
date:`2026-11-18`},
DOC:{
title:`modelcontextprotocol/registry docs/reference/server-json, the changelog and the requirements`,
version:`2025-12`,
date:`2026-11-18`},
PUB:{
title:`answers of the registry, quoted in modelcontextprotocol/registry#550 and msaad00/agent-bom#617`,
version:`2025-09 to 2026-03`,
date:`2026-11-18`}},
formats:[...a].reverse().map(l)});
var h=e.__commonJSMin(((e,t)=>{
t.exports={
validate:w,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"allOf": [
{
"$ref": "#/$defs/registry-server-parts/$defs/server"
}
],
"properties": {
"websiteUrl": {
"type": "string"
},
"title": {
"$ref": "#/$defs/registry-server-parts/$defs/title"
},
"icons": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/icon"
}
},
"packages": {
"type": "array",
"items": {
"$ref": "#/$defs/registry-server-parts/$defs/package"
}
},
"remotes": {
"type": "array",
"items": {
"allOf": [
{
"$ref": "#/$defs/registry-server-parts/$defs/remoteTransport"
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
}
}
},
"$defs": {
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
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/schemaUrl/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
let i=O;
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
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/name/maxLength`,
keyword:`maxLength`,
params:{
limit:200}});
l++}
if(i(e)<3){
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/name/minLength`,
keyword:`minLength`,
params:{
limit:3}});
l++}}else{
c=T(c,{
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
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/description/maxLength`,
keyword:`maxLength`,
params:{
limit:100}});
l++}
if(i(e)<1){
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/description/minLength`,
keyword:`minLength`,
params:{
limit:1}});
l++}}else{
c=T(c,{
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
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/version/maxLength`,
keyword:`maxLength`,
params:{
limit:255}});
l++}}else{
c=T(c,{
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
s=T(s,{});
l++}}else{
s=T(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(p){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.source===void 0||!n.call(e,`source`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/required`,
keyword:`required`,
params:{
missingProperty:`source`}});
l++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/then/type`,
keyword:`type`,
params:{}});
l++}
var p=r===l;
d=p}
if(!d){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/repository/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=E(s,t+`/url`,`#/$defs/registry-server-parts/$defs/repository/properties/url/type`);
l++}
if(e.source!==void 0&&n.call(e,`source`)&&typeof e.source!=`string`){
s=E(s,t+`/source`,`#/$defs/registry-server-parts/$defs/repository/properties/source/type`);
l++}
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
s=E(s,t+`/id`,`#/$defs/registry-server-parts/$defs/repository/properties/id/type`);
l++}
if(e.subfolder!==void 0&&n.call(e,`subfolder`)&&typeof e.subfolder!=`string`){
s=E(s,t+`/subfolder`,`#/$defs/registry-server-parts/$defs/repository/properties/subfolder/type`);
l++}}else{
s=T(s,{
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
s=E(s,t+`/io.modelcontextprotocol.registry~1publisher-provided`,`#/$defs/registry-server-parts/$defs/meta/properties/io.modelcontextprotocol.registry~1publisher-provided/type`);
c++}}}else{
s=T(s,{
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
m=T(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
h++}
if(e.description===void 0||!n.call(e,`description`)){
m=T(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
h++}
if(e.version===void 0||!n.call(e,`version`)){
m=T(m,{
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
m=D(m,r.errors);
h+=r.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!a(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:f,
dynamicAnchors:p})){
m=D(m,a.errors);
h+=a.errors.length}
if(e.description!==void 0&&n.call(e,`description`)&&!o(e.description,{
instancePath:t+`/description`,
parentData:e,
parentDataProperty:`description`,
rootData:f,
dynamicAnchors:p})){
m=D(m,o.errors);
h+=o.errors.length}
if(e.version!==void 0&&n.call(e,`version`)&&!s(e.version,{
instancePath:t+`/version`,
parentData:e,
parentDataProperty:`version`,
rootData:f,
dynamicAnchors:p})){
m=D(m,s.errors);
h+=s.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!c(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:f,
dynamicAnchors:p})){
m=D(m,c.errors);
h+=c.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)&&!l(e._meta,{
instancePath:t+`/_meta`,
parentData:e,
parentDataProperty:`_meta`,
rootData:f,
dynamicAnchors:p})){
m=D(m,l.errors);
h+=l.errors.length}}else{
m=T(m,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
u.errors=m;
return h===0}
let d=RegExp(`\\S`,`u`);
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e==`string`){
if(i(e)>100){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/title/maxLength`,
keyword:`maxLength`,
params:{
limit:100}});
c++}
if(!d.test(e)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/title/pattern`,
keyword:`pattern`,
params:{
pattern:`\\S`}});
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/title/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
let p=RegExp(`^(?:\\d+x\\d+|any)$`,`u`);
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.src===void 0||!n.call(e,`src`)){
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/icon/required`,
keyword:`required`,
params:{
missingProperty:`src`}});
l++}
if(e.src!==void 0&&n.call(e,`src`)){
let n=e.src;
if(typeof n==`string`){
if(i(n)>255){
c=E(c,t+`/src`,`#/$defs/registry-server-parts/$defs/icon/properties/src/maxLength`,{
limit:255});
l++}}else{
c=E(c,t+`/src`,`#/$defs/registry-server-parts/$defs/icon/properties/src/type`);
l++}}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)){
let n=e.mimeType;
if(n!==`image/png`&&n!==`image/jpeg`&&n!==`image/jpg`&&n!==`image/svg+xml`&&n!==`image/webp`){
c=E(c,t+`/mimeType`,`#/$defs/registry-server-parts/$defs/icon/properties/mimeType/enum`);
l++}}
if(e.sizes!==void 0&&n.call(e,`sizes`)){
let n=e.sizes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e==`string`){
if(!p.test(e)){
c=E(c,t+`/sizes/`+r,`#/$defs/registry-server-parts/$defs/icon/properties/sizes/items/pattern`,{
pattern:`^(?:\\d+x\\d+|any)$`});
l++}}else{
c=E(c,t+`/sizes/`+r,`#/$defs/registry-server-parts/$defs/icon/properties/sizes/items/type`);
l++}}}else{
c=E(c,t+`/sizes`,`#/$defs/registry-server-parts/$defs/icon/properties/sizes/type`);
l++}}
if(e.theme!==void 0&&n.call(e,`theme`)){
let n=e.theme;
if(n!==`light`&&n!==`dark`){
c=E(c,t+`/theme`,`#/$defs/registry-server-parts/$defs/icon/properties/theme/enum`);
l++}}}else{
c=T(c,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/icon/type`,
keyword:`type`,
params:{}});
l++}
m.errors=c;
return l===0}
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e==`string`){
if(i(e)<1){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/packageVersion/minLength`,
keyword:`minLength`,
params:{
limit:1}});
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/packageVersion/type`,
keyword:`type`,
params:{}});
c++}
h.errors=s;
return c===0}
function g(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=E(s,t+`/description`,`#/$defs/registry-server-parts/$defs/input/properties/description/type`);
c++}
if(e.isRequired!==void 0&&n.call(e,`isRequired`)&&typeof e.isRequired!=`boolean`){
s=E(s,t+`/isRequired`,`#/$defs/registry-server-parts/$defs/input/properties/isRequired/type`);
c++}
if(e.isSecret!==void 0&&n.call(e,`isSecret`)&&typeof e.isSecret!=`boolean`){
s=E(s,t+`/isSecret`,`#/$defs/registry-server-parts/$defs/input/properties/isSecret/type`);
c++}
if(e.format!==void 0&&n.call(e,`format`)){
let n=e.format;
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`filepath`){
s=E(s,t+`/format`,`#/$defs/registry-server-parts/$defs/input/properties/format/enum`);
c++}}
if(e.value!==void 0&&n.call(e,`value`)&&typeof e.value!=`string`){
s=E(s,t+`/value`,`#/$defs/registry-server-parts/$defs/input/properties/value/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)&&typeof e.default!=`string`){
s=E(s,t+`/default`,`#/$defs/registry-server-parts/$defs/input/properties/default/type`);
c++}
if(e.placeholder!==void 0&&n.call(e,`placeholder`)&&typeof e.placeholder!=`string`){
s=E(s,t+`/placeholder`,`#/$defs/registry-server-parts/$defs/input/properties/placeholder/type`);
c++}
if(e.choices!==void 0&&n.call(e,`choices`)){
let n=e.choices;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=E(s,t+`/choices/`+r,`#/$defs/registry-server-parts/$defs/input/properties/choices/items/type`);
c++}}else{
s=E(s,t+`/choices`,`#/$defs/registry-server-parts/$defs/input/properties/choices/type`);
c++}}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/input/type`,
keyword:`type`,
params:{}});
c++}
g.errors=s;
return c===0}
function _(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!g(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=D(s,g.errors);
c+=g.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.variables!==void 0&&n.call(e,`variables`)){
let n=e.variables;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!g(n[e],{
instancePath:t+`/variables/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=D(s,g.errors);
c+=g.errors.length}}else{
s=E(s,t+`/variables`,`#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/properties/variables/type`);
c++}}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/type`,
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
if(!_(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=D(s,_.errors);
c+=_.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=E(s,t+`/name`,`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/properties/name/type`);
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/keyValue/allOf/1/type`,
keyword:`type`,
params:{}});
c++}
v.errors=s;
return c===0}
function y(e,{
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
if(!v(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=D(o,v.errors);
s+=v.errors.length}}else{
o=T(o,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/headers/type`,
keyword:`type`,
params:{}});
s++}
y.errors=o;
return s===0}
function b(e,{
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
s=T(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`streamable-http`&&t!==`sse`){
s=T(s,{});
c++}}}else{
s=T(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=E(s,t+`/url`,`#/$defs/registry-server-parts/$defs/localTransport/then/properties/url/type`);
c++}}else{
s=T(s,{
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
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=T(s,{
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
s=E(s,t+`/type`,`#/$defs/registry-server-parts/$defs/localTransport/properties/type/enum`);
c++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!y(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=D(s,y.errors);
c+=y.errors.length}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/localTransport/type`,
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
if(!_(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=D(s,_.errors);
c+=_.errors.length}
let l=c;
let u=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=T(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`named`){
s=T(s,{});
c++}}else{
s=T(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=E(s,t+`/name`,`#/$defs/registry-server-parts/$defs/argument/allOf/1/then/properties/name/type`);
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/1/then/type`,
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
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0){
p||={};
p.variables=!0;
p.description=!0;
p.isRequired=!0;
p.isSecret=!0;
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
s=T(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`positional`){
s=T(s,{});
c++}}else{
s=T(s,{});
c++}}
var v=g===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(v){
let r=c;
let i=c;
let a=!1;
let o=c;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.value===void 0||!n.call(e,`value`))){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`value`}});
c++}
var y=o===c;
a||=y;
let l=c;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.valueHint===void 0||!n.call(e,`valueHint`))){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`valueHint`}});
c++}
var y=l===c;
a||=y;
if(a){
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null)}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf`,
keyword:`anyOf`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.valueHint!==void 0&&n.call(e,`valueHint`)&&typeof e.valueHint!=`string`){
s=E(s,t+`/valueHint`,`#/$defs/registry-server-parts/$defs/argument/allOf/2/then/properties/valueHint/type`);
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/2/then/type`,
keyword:`type`,
params:{}});
c++}
var v=r===c;
h=v;
if(h){
var b={};
b.valueHint=!0;
b.type=!0}}
if(!h){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0&&b!==void 0){
if(b===!0)
p=!0;else{
p||={};
Object.assign(p,b)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(p!==!0){
p||={};
p.type=!0;
p.isRepeated=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`positional`&&n!==`named`){
s=E(s,t+`/type`,`#/$defs/registry-server-parts/$defs/argument/properties/type/enum`);
c++}}
if(e.isRepeated!==void 0&&n.call(e,`isRepeated`)&&typeof e.isRepeated!=`boolean`){
s=E(s,t+`/isRepeated`,`#/$defs/registry-server-parts/$defs/argument/properties/isRepeated/type`);
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/argument/type`,
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
if(e.registryType===void 0||!n.call(e,`registryType`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/package/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`registryType`}});
c++}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/package/allOf/0/type`,
keyword:`type`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.identifier===void 0||!n.call(e,`identifier`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/package/required`,
keyword:`required`,
params:{
missingProperty:`identifier`}});
c++}
if(e.transport===void 0||!n.call(e,`transport`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/package/required`,
keyword:`required`,
params:{
missingProperty:`transport`}});
c++}
if(e.registryType!==void 0&&n.call(e,`registryType`)&&typeof e.registryType!=`string`){
s=E(s,t+`/registryType`,`#/$defs/registry-server-parts/$defs/package/properties/registryType/type`);
c++}
if(e.registryBaseUrl!==void 0&&n.call(e,`registryBaseUrl`)&&typeof e.registryBaseUrl!=`string`){
s=E(s,t+`/registryBaseUrl`,`#/$defs/registry-server-parts/$defs/package/properties/registryBaseUrl/type`);
c++}
if(e.identifier!==void 0&&n.call(e,`identifier`)&&typeof e.identifier!=`string`){
s=E(s,t+`/identifier`,`#/$defs/registry-server-parts/$defs/package/properties/identifier/type`);
c++}
if(e.version!==void 0&&n.call(e,`version`)&&!h(e.version,{
instancePath:t+`/version`,
parentData:e,
parentDataProperty:`version`,
rootData:a,
dynamicAnchors:o})){
s=D(s,h.errors);
c+=h.errors.length}
if(e.fileSha256!==void 0&&n.call(e,`fileSha256`)&&typeof e.fileSha256!=`string`){
s=E(s,t+`/fileSha256`,`#/$defs/registry-server-parts/$defs/package/properties/fileSha256/type`);
c++}
if(e.runtimeHint!==void 0&&n.call(e,`runtimeHint`)&&typeof e.runtimeHint!=`string`){
s=E(s,t+`/runtimeHint`,`#/$defs/registry-server-parts/$defs/package/properties/runtimeHint/type`);
c++}
if(e.transport!==void 0&&n.call(e,`transport`)&&!b(e.transport,{
instancePath:t+`/transport`,
parentData:e,
parentDataProperty:`transport`,
rootData:a,
dynamicAnchors:o})){
s=D(s,b.errors);
c+=b.errors.length}
if(e.runtimeArguments!==void 0&&n.call(e,`runtimeArguments`)){
let n=e.runtimeArguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!x(n[r],{
instancePath:t+`/runtimeArguments/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=D(s,x.errors);
c+=x.errors.length}}else{
s=E(s,t+`/runtimeArguments`,`#/$defs/registry-server-parts/$defs/package/properties/runtimeArguments/type`);
c++}}
if(e.packageArguments!==void 0&&n.call(e,`packageArguments`)){
let n=e.packageArguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!x(n[r],{
instancePath:t+`/packageArguments/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=D(s,x.errors);
c+=x.errors.length}}else{
s=E(s,t+`/packageArguments`,`#/$defs/registry-server-parts/$defs/package/properties/packageArguments/type`);
c++}}
if(e.environmentVariables!==void 0&&n.call(e,`environmentVariables`)){
let n=e.environmentVariables;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!v(n[r],{
instancePath:t+`/environmentVariables/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=D(s,v.errors);
c+=v.errors.length}}else{
s=E(s,t+`/environmentVariables`,`#/$defs/registry-server-parts/$defs/package/properties/environmentVariables/type`);
c++}}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/package/type`,
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(e.url===void 0||!n.call(e,`url`)){
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`streamable-http`&&n!==`sse`){
s=E(s,t+`/type`,`#/$defs/registry-server-parts/$defs/remoteTransport/properties/type/enum`);
c++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=E(s,t+`/url`,`#/$defs/registry-server-parts/$defs/remoteTransport/properties/url/type`);
c++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!y(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=D(s,y.errors);
c+=y.errors.length}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/$defs/registry-server-parts/$defs/remoteTransport/type`,
keyword:`type`,
params:{}});
c++}
C.errors=s;
return c===0}
function w(e,{
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
s=D(s,u.errors);
c+=u.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.websiteUrl!==void 0&&n.call(e,`websiteUrl`)&&typeof e.websiteUrl!=`string`){
s=E(s,t+`/websiteUrl`,`#/properties/websiteUrl/type`);
c++}
if(e.title!==void 0&&n.call(e,`title`)&&!f(e.title,{
instancePath:t+`/title`,
parentData:e,
parentDataProperty:`title`,
rootData:a,
dynamicAnchors:o})){
s=D(s,f.errors);
c+=f.errors.length}
if(e.icons!==void 0&&n.call(e,`icons`)){
let n=e.icons;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!m(n[r],{
instancePath:t+`/icons/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=D(s,m.errors);
c+=m.errors.length}}else{
s=E(s,t+`/icons`,`#/properties/icons/type`);
c++}}
if(e.packages!==void 0&&n.call(e,`packages`)){
let n=e.packages;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!S(n[r],{
instancePath:t+`/packages/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=D(s,S.errors);
c+=S.errors.length}}else{
s=E(s,t+`/packages`,`#/properties/packages/type`);
c++}}
if(e.remotes!==void 0&&n.call(e,`remotes`)){
let r=e.remotes;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(!C(e,{
instancePath:t+`/remotes/`+i,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=D(s,C.errors);
c+=C.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.variables!==void 0&&n.call(e,`variables`)){
let n=e.variables;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!g(n[e],{
instancePath:t+`/remotes/`+i+`/variables/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=D(s,g.errors);
c+=g.errors.length}}else{
s=E(s,t+`/remotes/`+i+`/variables`,`#/properties/remotes/items/allOf/1/properties/variables/type`);
c++}}}else{
s=E(s,t+`/remotes/`+i,`#/properties/remotes/items/allOf/1/type`);
c++}}}else{
s=E(s,t+`/remotes`,`#/properties/remotes/type`);
c++}}}else{
s=T(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
w.errors=s;
return c===0}
function T(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function E(e,t,n,r={}){
return T(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function D(e,t){
if(e===null)
return t;
for(
let n of t)
T(e,n);
return e}
function O(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.registry_server_exports=n;
exports.require_registry_server=h;