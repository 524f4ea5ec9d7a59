"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-06-18",
"properties": {
"icons": {
"$ref": "#/$defs/icons"
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
},
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
c=f(c,t+`/type`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const`,{
allowedValue:`object`});
l++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
c=f(c,t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/additionalProperties/type`);
l++}}else{
c=f(c,t+`/properties`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type`);
l++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=f(c,t+`/required/`+r,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/items/type`);
l++}}else{
c=f(c,t+`/required`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type`);
l++}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type`,
keyword:`type`,
params:{}});
l++}
r.errors=c;
return l===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
l=f(l,t+`/name`,`#/$defs/mcp-tool-2024-11-05/properties/name/type`);
u++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
l=f(l,t+`/description`,`#/$defs/mcp-tool-2024-11-05/properties/description/type`);
u++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:s,
dynamicAnchors:c})){
l=p(l,r.errors);
u+=r.errors.length}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
c=f(c,t+`/title`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type`);
l++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
c=f(c,t+`/readOnlyHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type`);
l++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
c=f(c,t+`/destructiveHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type`);
l++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
c=f(c,t+`/idempotentHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type`);
l++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
c=f(c,t+`/openWorldHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type`);
l++}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let f=0;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:l})){
u=p(u,i.errors);
f+=i.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!a(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:c,
dynamicAnchors:l})){
u=p(u,a.errors);
f+=a.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/type`,
keyword:`type`,
params:{}});
f++}
o.errors=u;
return f===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
c=f(c,t+`/type`,`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/type/const`,{
allowedValue:`object`});
l++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
c=f(c,t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/additionalProperties/type`);
l++}}else{
c=f(c,t+`/properties`,`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/type`);
l++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=f(c,t+`/required/`+r,`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/items/type`);
l++}}else{
c=f(c,t+`/required`,`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/type`);
l++}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/type`,
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
dynamicAnchors:l={}}={}){
let u=null;
let m=0;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:l})){
u=p(u,o.errors);
m+=o.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
u=f(u,t+`/title`,`#/$defs/mcp-tool-2025-06-18/properties/title/type`);
m++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=f(u,t+`/_meta`,`#/$defs/mcp-tool-2025-06-18/properties/_meta/type`);
m++}}
if(e.outputSchema!==void 0&&n.call(e,`outputSchema`)&&!s(e.outputSchema,{
instancePath:t+`/outputSchema`,
parentData:e,
parentDataProperty:`outputSchema`,
rootData:a,
dynamicAnchors:l})){
u=p(u,s.errors);
m+=s.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/type`,
keyword:`type`,
params:{}});
m++}
c.errors=u;
return m===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.src===void 0||!n.call(r,`src`)){
s=f(s,t+`/`+i,`#/$defs/icons/items/required`,{
missingProperty:`src`});
c++}
if(r.src!==void 0&&n.call(r,`src`)&&typeof r.src!=`string`){
s=f(s,t+`/`+i+`/src`,`#/$defs/icons/items/properties/src/type`);
c++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
s=f(s,t+`/`+i+`/mimeType`,`#/$defs/icons/items/properties/mimeType/type`);
c++}
if(r.sizes!==void 0&&n.call(r,`sizes`)){
let e=r.sizes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
s=f(s,t+`/`+i+`/sizes/`+r,`#/$defs/icons/items/properties/sizes/items/type`);
c++}}else{
s=f(s,t+`/`+i+`/sizes`,`#/$defs/icons/items/properties/sizes/type`);
c++}}
if(r.theme!==void 0&&n.call(r,`theme`)){
let e=r.theme;
if(e!==`light`&&e!==`dark`){
s=f(s,t+`/`+i+`/theme`,`#/$defs/icons/items/properties/theme/enum`);
c++}}}else{
s=f(s,t+`/`+i,`#/$defs/icons/items/type`);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/icons/type`,
keyword:`type`,
params:{}});
c++}
l.errors=s;
return c===0}
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let m=0;
if(!c(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=p(s,c.errors);
m+=c.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.icons!==void 0&&n.call(e,`icons`)&&!l(e.icons,{
instancePath:t+`/icons`,
parentData:e,
parentDataProperty:`icons`,
rootData:a,
dynamicAnchors:o})){
s=p(s,l.errors);
m+=l.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)){
let r=e.execution;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.taskSupport!==void 0&&n.call(r,`taskSupport`)){
let e=r.taskSupport;
if(e!==`forbidden`&&e!==`optional`&&e!==`required`){
s=f(s,t+`/execution/taskSupport`,`#/properties/execution/properties/taskSupport/enum`);
m++}}}else{
s=f(s,t+`/execution`,`#/properties/execution/type`);
m++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
u.errors=s;
return m===0}
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t,n,r={}){
return d(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}}));
exports.require_mcp_tool_2025_11_25=e;