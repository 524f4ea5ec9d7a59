"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "tool-schema-conformance",
"type": "object",
"required": [
"name"
],
"allOf": [
{
"x-rule": "tool-missing-input-schema",
"required": [
"inputSchema"
]
}
],
"properties": {
"name": {
"type": "string"
},
"title": {
"type": "string"
},
"description": {
"type": "string"
},
"inputSchema": {
"x-rule": "tool-missing-input-schema",
"type": "object",
"allOf": [
{
"x-rule": "schema-input-root-type",
"required": [
"type"
]
}
],
"properties": {
"type": {
"x-rule": "schema-input-root-type",
"const": "object"
}
}
},
"outputSchema": {
"type": "object"
},
"annotations": {
"$ref": "#/$defs/mcp-tool-2025-03-26/$defs/annotations"
},
"icons": {
"$ref": "#/$defs/mcp-tool-2025-11-25/$defs/icons"
},
"_meta": {
"type": "object"
}
},
"$defs": {
"mcp-tool-2025-03-26": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2024-11-05",
"properties": {
"annotations": {
"$ref": "#/$defs/mcp-tool-2025-03-26/$defs/annotations"
}
},
"$defs": {
"annotations": {
"x-rule": "annotation-type",
"type": "object",
"properties": {
"title": {
"type": "string",
"x-rule": "annotation-type"
},
"readOnlyHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"destructiveHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"idempotentHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"openWorldHint": {
"type": "boolean",
"x-rule": "annotation-type"
}
}
}
}
},
"mcp-tool-2024-11-05": {
"x-rule": "tool-schema-conformance",
"type": "object",
"required": [
"name"
],
"allOf": [
{
"x-rule": "tool-missing-input-schema",
"required": [
"inputSchema"
]
}
],
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
},
"inputSchema": {
"$ref": "#/$defs/mcp-tool-2024-11-05/$defs/objectSchema"
}
},
"$defs": {
"objectSchema": {
"x-rule": "tool-missing-input-schema",
"type": "object",
"allOf": [
{
"x-rule": "schema-input-root-type",
"required": [
"type"
]
}
],
"properties": {
"type": {
"x-rule": "schema-input-root-type",
"const": "object"
},
"properties": {
"x-rule": "schema-properties-not-object",
"type": "object",
"additionalProperties": {
"x-rule": "schema-property-not-schema",
"type": "object"
}
},
"required": {
"x-rule": "schema-required-not-array",
"type": "array",
"items": {
"x-rule": "schema-required-not-array",
"type": "string"
}
}
}
}
}
},
"mcp-tool-2025-11-25": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-06-18",
"properties": {
"icons": {
"$ref": "#/$defs/mcp-tool-2025-11-25/$defs/icons"
},
"execution": {
"type": "object",
"properties": {
"taskSupport": {
"x-rule": "tool-task-support-value",
"enum": [
"forbidden",
"optional",
"required"
]
}
}
}
},
"$defs": {
"icons": {
"x-rule": "tool-icon-shape",
"type": "array",
"items": {
"x-rule": "tool-icon-shape",
"type": "object",
"required": [
"src"
],
"properties": {
"src": {
"type": "string",
"x-rule": "tool-icon-shape"
},
"mimeType": {
"type": "string",
"x-rule": "tool-icon-shape"
},
"sizes": {
"x-rule": "tool-icon-shape",
"type": "array",
"items": {
"x-rule": "tool-icon-shape",
"type": "string"
}
},
"theme": {
"x-rule": "tool-icon-shape",
"enum": [
"light",
"dark"
]
}
}
}
}
}
},
"mcp-tool-2025-06-18": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-03-26",
"properties": {
"title": {
"type": "string"
},
"_meta": {
"type": "object"
},
"outputSchema": {
"$ref": "#/$defs/mcp-tool-2025-06-18/$defs/outputSchema"
}
},
"$defs": {
"outputSchema": {
"type": "object",
"allOf": [
{
"x-rule": "output-root-type",
"required": [
"type"
]
}
],
"properties": {
"type": {
"x-rule": "output-root-type",
"const": "object"
},
"properties": {
"x-rule": "schema-properties-not-object",
"type": "object",
"additionalProperties": {
"x-rule": "schema-property-not-schema",
"type": "object"
}
},
"required": {
"x-rule": "schema-required-not-array",
"type": "array",
"items": {
"x-rule": "schema-required-not-array",
"type": "string"
}
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
parentData:i,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
u=s(u,t+`/title`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type`);
d++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
u=s(u,t+`/readOnlyHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type`);
d++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
u=s(u,t+`/destructiveHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type`);
d++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
u=s(u,t+`/idempotentHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type`);
d++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
u=s(u,t+`/openWorldHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type`);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.src===void 0||!n.call(r,`src`)){
u=s(u,t+`/`+i,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/required`,{
missingProperty:`src`});
d++}
if(r.src!==void 0&&n.call(r,`src`)&&typeof r.src!=`string`){
u=s(u,t+`/`+i+`/src`,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/src/type`);
d++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
u=s(u,t+`/`+i+`/mimeType`,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/mimeType/type`);
d++}
if(r.sizes!==void 0&&n.call(r,`sizes`)){
let e=r.sizes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
u=s(u,t+`/`+i+`/sizes/`+r,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/items/type`);
d++}}else{
u=s(u,t+`/`+i+`/sizes`,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/type`);
d++}}
if(r.theme!==void 0&&n.call(r,`theme`)){
let e=r.theme;
if(e!==`light`&&e!==`dark`){
u=s(u,t+`/`+i+`/theme`,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/theme/enum`);
d++}}}else{
u=s(u,t+`/`+i,`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/type`);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
p=o(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=o(p,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
m++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
p=s(p,t+`/name`,`#/properties/name/type`);
m++}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
p=s(p,t+`/title`,`#/properties/title/type`);
m++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
p=s(p,t+`/description`,`#/properties/description/type`);
m++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)){
let r=e.inputSchema;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.type===void 0||!n.call(r,`type`))){
p=s(p,t+`/inputSchema`,`#/properties/inputSchema/allOf/0/required`,{
missingProperty:`type`});
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`object`){
p=s(p,t+`/inputSchema/type`,`#/properties/inputSchema/properties/type/const`,{
allowedValue:`object`});
m++}}else{
p=s(p,t+`/inputSchema`,`#/properties/inputSchema/type`);
m++}}
if(e.outputSchema!==void 0&&n.call(e,`outputSchema`)){
let n=e.outputSchema;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=s(p,t+`/outputSchema`,`#/properties/outputSchema/type`);
m++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}
if(e.icons!==void 0&&n.call(e,`icons`)&&!i(e.icons,{
instancePath:t+`/icons`,
parentData:e,
parentDataProperty:`icons`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=s(p,t+`/_meta`,`#/properties/_meta/type`);
m++}}}else{
p=o(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_mcp_tool_2026_07_28=e;