"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"$ref": "#/$defs/outputSchema"
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
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
c=u(c,t+`/type`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const`,{
allowedValue:`object`});
d++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
c=u(c,t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/additionalProperties/type`);
d++}}else{
c=u(c,t+`/properties`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type`);
d++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=u(c,t+`/required/`+r,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/items/type`);
d++}}else{
c=u(c,t+`/required`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type`);
d++}}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type`,
keyword:`type`,
params:{}});
d++}
r.errors=c;
return d===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
f=u(f,t+`/name`,`#/$defs/mcp-tool-2024-11-05/properties/name/type`);
p++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
f=u(f,t+`/description`,`#/$defs/mcp-tool-2024-11-05/properties/description/type`);
p++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
c=u(c,t+`/title`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type`);
d++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
c=u(c,t+`/readOnlyHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type`);
d++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
c=u(c,t+`/destructiveHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type`);
d++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
c=u(c,t+`/idempotentHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type`);
d++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
c=u(c,t+`/openWorldHint`,`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type`);
d++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/type`,
keyword:`type`,
params:{}});
d++}
a.errors=c;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:u={}}={}){
let f=null;
let p=0;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:u})){
f=d(f,i.errors);
p+=i.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!a(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:c,
dynamicAnchors:u})){
f=d(f,a.errors);
p+=a.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/outputSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
c=u(c,t+`/type`,`#/$defs/outputSchema/properties/type/const`,{
allowedValue:`object`});
d++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
c=u(c,t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/outputSchema/properties/properties/additionalProperties/type`);
d++}}else{
c=u(c,t+`/properties`,`#/$defs/outputSchema/properties/properties/type`);
d++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=u(c,t+`/required/`+r,`#/$defs/outputSchema/properties/required/items/type`);
d++}}else{
c=u(c,t+`/required`,`#/$defs/outputSchema/properties/required/type`);
d++}}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/outputSchema/type`,
keyword:`type`,
params:{}});
d++}
s.errors=c;
return d===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:f})){
p=d(p,o.errors);
m+=o.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
p=u(p,t+`/title`,`#/properties/title/type`);
m++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=u(p,t+`/_meta`,`#/properties/_meta/type`);
m++}}
if(e.outputSchema!==void 0&&n.call(e,`outputSchema`)&&!s(e.outputSchema,{
instancePath:t+`/outputSchema`,
parentData:e,
parentDataProperty:`outputSchema`,
rootData:a,
dynamicAnchors:f})){
p=d(p,s.errors);
m+=s.errors.length}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
c.errors=p;
return m===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_mcp_tool_2025_06_18=e;